"""The bar: for people who wait, and for nobody else."""

from __future__ import annotations

import io

import pytest

from authoring.cli import progress


class Screen(io.StringIO):
    """A terminal that somebody looks at."""

    def isatty(self) -> bool:
        return True


def screen(monkeypatch: pytest.MonkeyPatch) -> Screen:
    """Let the errors of this test go to such a terminal."""
    found = Screen()
    monkeypatch.setattr("sys.stderr", found)
    monkeypatch.setenv("TERM", "xterm")
    return found


def test_what_is_made_is_told_after_a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = screen(monkeypatch)
    monkeypatch.setattr(progress, "MOMENT", 0.0)
    with progress.progress("just-one") as step:
        step("words-a4.pdf", 0, 20)
        step("words-letter.pdf", 10, 20)
    told = shown.getvalue()
    assert "just-one" in told
    assert "words-letter.pdf" in told
    assert "10/20" in told


def test_what_is_done_at_once_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = screen(monkeypatch)
    with progress.progress("just-one") as step:
        step("words-a4.pdf", 0, 20)
    assert "words-a4.pdf" not in shown.getvalue()


def test_nobody_looks_at_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    file = io.StringIO()
    monkeypatch.setattr("sys.stderr", file)
    monkeypatch.setattr(progress, "MOMENT", 0.0)
    with progress.progress("just-one") as step:
        step("words-a4.pdf", 0, 20)
    assert file.getvalue() == ""


def test_a_build_that_fails_leaves_no_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = screen(monkeypatch)
    monkeypatch.setattr(progress, "MOMENT", 0.0)

    def fail() -> None:
        with progress.progress("just-one") as step:
            step("words-a4.pdf", 0, 20)
            raise OSError("no room")

    with pytest.raises(OSError, match="no room"):
        fail()
    assert shown.getvalue().endswith("\x1b[2K")


def test_whoever_wants_quiet_is_told_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = screen(monkeypatch)
    monkeypatch.setattr(progress, "MOMENT", 0.0)
    with progress.progress("just-one", quiet=True) as step:
        step("words-a4.pdf", 0, 20)
    assert shown.getvalue() == ""


def test_colours_are_left_out_where_they_are_not_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = screen(monkeypatch)
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setattr(progress, "MOMENT", 0.0)
    with progress.progress("just-one") as step:
        step("words-a4.pdf", 5, 20)
    assert "5/20" in shown.getvalue()
    assert "\x1b[3" not in shown.getvalue()


def test_the_bar_is_seldom_drawn_while_one_thing_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = screen(monkeypatch)
    monkeypatch.setattr(progress, "MOMENT", 0.0)
    monkeypatch.setattr(progress, "BETWEEN", 60.0)
    with progress.progress("just-one") as step:
        for done in range(1000):
            step("words-a4.pdf", done, 1000)
    assert shown.getvalue().count("/1000") < 4
