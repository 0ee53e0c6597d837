"""Where lying bars begin and end."""

from __future__ import annotations

from authoring.page.block import SHARE, Bar, Bars
from authoring.page.track import tracks


def test_bars_share_a_scale_that_holds_their_intervals() -> None:
    first, second = tracks(Bars("By field", (Bar("a", 0.4, 0.3, 0.8), Bar("b", 0.2)), SHARE))
    assert (first.bar, first.reach) == ((0, 50), (37.5, 62.5))
    assert (first.told, first.interval) == ("40.0 %", "30.0–80.0")
    assert (second.bar, second.reach, second.interval) == ((0, 25), None, "")


def test_what_is_below_nought_lies_before_it() -> None:
    less, more = tracks(Bars("Agreement", (Bar("a", -0.5), Bar("b", 0.5))))
    assert (less.bar, more.bar) == ((0, 50), (50, 50))


def test_nothing_at_all_has_no_length() -> None:
    (only,) = tracks(Bars("None", (Bar("a", 0),)))
    assert only.bar == (0.0, 0.0)
    assert not list(tracks(Bars("None", ())))
