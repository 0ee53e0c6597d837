"""Where there is no deck, the decks near by are named."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Call
from tests.cli.deck import write_deck

NONE_HERE = "there is no deck here, for there is no deck.yml: "


def test_a_card_for_no_deck_names_those_below(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("my sea", "b", ".hidden"):
        write_deck(tmp_path / "content", name)
    write_deck(tmp_path, "near")
    told = call("new", "card", code=2).output
    assert f"{NONE_HERE}name one with --deck: content/b, 'content/my sea' or near\n" in told
    told = call("new", "card", "--deck", "content", code=2).output
    assert "there is no deck in content, for there is no deck.yml: name one with --deck: " in told
    assert "content/b or 'content/my sea'\n" in told


def test_a_card_for_no_deck_where_there_is_none_at_all(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    told = call("new", "card", code=2).output
    assert f"{NONE_HERE}name the folder of one with --deck\n" in told
    assert "authoring check" not in told


def test_a_folder_of_a_deck_names_the_deck(
    call: Call, deck: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(deck / "words")
    assert f"{NONE_HERE}name one with --deck: ..\n" in call("new", "card", code=2).output


@pytest.mark.parametrize("command", ["stats", "schema", "translated"])
def test_other_commands_say_so_too(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    monkeypatch.chdir(tmp_path)
    write_deck(tmp_path, "content/one")
    assert f"{NONE_HERE}name one: content/one\n" in call(command, ".", code=2).output


def test_a_deck_whose_game_is_not_known_is_one(call: Call, deck: Path) -> None:
    (deck / "deck.yml").write_text("game: chess\n", "utf-8")
    assert (
        "deck has faults, and cards could get lost"
        in call("new", "card", "--deck", "deck", code=2).output
    )
