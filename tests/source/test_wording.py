"""How many there are, in words."""

from __future__ import annotations

import pytest

from authoring.source.wording import counted, plural, visible


@pytest.mark.parametrize(
    ("noun", "many"),
    [("thing", "things"), ("category", "categories"), ("key", "keys"), ("box", "boxes")],
)
def test_plural(noun: str, many: str) -> None:
    assert plural(noun) == many


@pytest.mark.parametrize(
    ("number", "told"),
    [(0, "0 cards"), (1, "1 card"), (2, "2 cards"), (1200, "1,200 cards"), (-1, "-1 cards")],
)
def test_one_is_no_plural(number: int, told: str) -> None:
    assert counted(number, "card") == told


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("a\nb\033c\u202ed\ud800", "a\\nb\\x1bc\\u202ed\\ud800"),
        ("苹果\u3000👩\u200d🍳", "苹果\u3000👩\u200d🍳"),
        (f"no dictionary has '{'x' * 20_000}'", f"no dictionary has '{'x' * 59}…'"),
        ("'a' and 'b', " + "z" * 80 + " 'c'", "'a' and 'b', " + "z" * 80 + " 'c'"),
    ],
)
def test_messages_show_what_nobody_sees_and_shorten_what_nobody_reads(
    text: str, shown: str
) -> None:
    assert visible(text) == shown
