"""Scenes on screens of every kind."""

from __future__ import annotations

import io
import sys

import pytest

from authoring.cli.table.painter import WIPE, Painter
from authoring.engine.scene import Beside, Chart, Ink, Picture, Sheet, line
from authoring.language.width import columns

SCENE = (
    Beside(
        Picture("Ringe", (line(("○○", Ink.ONE), "  ○"),)),
        Sheet("放置", (line("消防车", ("鸡蛋", Ink.FRESH)),)),
    ),
    Chart(
        "玩家",
        ("座位", "现金", "答案"),
        (
            (line("座位0"), line("150元"), line("苹果")),
            (line("Ann"), line("5"), line("a very long answer " * 8)),
        ),
        frozenset([1]),
    ),
)


class Screen(io.StringIO):
    """Standard output that says it is a terminal."""

    encoding = "utf-8"

    def isatty(self) -> bool:
        return True


def shown(monkeypatch: pytest.MonkeyPatch, width: int, height: int, **env: str) -> str:
    screen = Screen()
    monkeypatch.setattr(sys, "stdout", screen)
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
    for key, value in {"COLUMNS": str(width), "LINES": str(height), **env}.items():
        monkeypatch.setenv(key, value)
    painter = Painter()
    painter.clear(secret=True)
    painter.draw(SCENE)
    assert painter.height(SCENE) == screen.getvalue().count("\n") or painter.plain
    return screen.getvalue()


@pytest.mark.parametrize("width", [40, 80, 120])
@pytest.mark.parametrize("height", [24, 40])
def test_no_line_is_wider_than_the_screen(
    monkeypatch: pytest.MonkeyPatch, width: int, height: int
) -> None:
    lines = shown(monkeypatch, width, height, NO_COLOR="1").replace(WIPE, "")
    for text in (
        lines.replace("\x1b[1m", "").replace("\x1b[2m", "").replace("\x1b[0m", "").split("\n")
    ):
        assert columns(text) <= width
    assert ("╭" in lines) == (height == 40)
    assert "消防车" in lines


def test_colours_unless_they_are_not_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "\x1b[91m" in shown(monkeypatch, 80, 24)
    assert "\x1b[91m" not in shown(monkeypatch, 80, 24, NO_COLOR="1")


def test_a_secret_screen_is_wiped_with_what_was_scrolled_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert shown(monkeypatch, 80, 24).startswith(WIPE)
    assert shown(monkeypatch, 80, 24, TERM="dumb").startswith("\n" * 100)


def test_through_a_pipe_columns_stand_below_each_other(
    capsys: pytest.CaptureFixture[str],
) -> None:
    painter = Painter()
    painter.clear(secret=True)
    painter.draw(SCENE[1:])
    painter.say("words", Ink.GOOD)
    painter.say_pairs([("p 4", "predict")])
    told = capsys.readouterr().out.split("\n")
    assert told[0] == "玩家:"
    assert told[1:3] == ["  座位    现金  答案", "  座位0  150元  苹果"]
    assert told[3].startswith("  Ann        5  a very")
    assert told[-3:] == ["words", "  p 4 – predict", ""]
    assert painter.height(SCENE) == 0
