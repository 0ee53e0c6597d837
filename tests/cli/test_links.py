"""Links that lead back to themselves, in the places that commands write to."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Call


@pytest.fixture
def loop(deck: Path) -> Path:
    """Such a link, beside the deck."""
    link = deck.with_name("loop")
    try:
        link.symlink_to("loop")
    except OSError:
        pytest.skip("this file system has no links")
    return link


@pytest.mark.parametrize(
    "command",
    [
        ("build", "deck", "--out", "loop"),
        ("export", "deck", "--out", "loop"),
        ("i18n", "export", "deck", "--locale", "zh-Hans", "--out", "loop/zh.po"),
        ("stats", "deck", "--html", "loop/page.html"),
        ("playtest", "deck", "--set", "game_cards=1", "--html", "loop/page.html"),
        ("play", "deck", "--bots", "5", "--set", "game_cards=1", "--save", "loop/game.json"),
    ],
)
def test_a_folder_that_is_none_is_told(call: Call, loop: Path, command: tuple[str, ...]) -> None:
    told = call(*command, code=2).output
    assert "Error: loop" in told or "Error: nothing is built into loop" in told
    assert "fault of ours" not in told
    assert loop.is_symlink()


def test_a_file_takes_the_place_of_a_link_that_leads_nowhere(call: Call, loop: Path) -> None:
    page = loop.with_name("page.html")
    page.symlink_to("page.html")
    call("stats", "deck", "--html", "page.html")
    assert page.read_text("utf-8").startswith("<!doctype html>")
