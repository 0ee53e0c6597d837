"""`authoring check`, as a designer and as CI call it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Call
from tests.cli.deck import change


def test_sound_deck_is_clean(call: Call, deck: Path) -> None:
    assert call("check", "deck").output == "no findings\n"


def test_finding_names_place_culprit_and_way_out(call: Call, deck: Path) -> None:
    change(deck, "level: hard", "level: hrad")
    told = call("check", "deck", code=1).output
    assert told.startswith("deck/words/first.yml:8:43: error[schema] ")
    assert "'hrad'" in told
    assert "did you mean 'hard'?" in told


def test_every_broken_file_is_told(call: Call, deck: Path) -> None:
    (deck / "words" / "second.yml").write_text("cards: [", "utf-8")
    (deck / "words" / "third.yml").write_bytes(b"cards: \xff")
    change(deck, "level: hard", "level: hrad")
    told = call("check", "deck", code=1).output
    for culprit in ("second.yml", "third.yml", "first.yml"):
        assert f"deck/words/{culprit}:" in told
    assert "0xFF" in told


def test_fail_on_decides_the_exit_code(call: Call, deck: Path) -> None:
    change(deck, "en: kite,", "en: 1984,")
    assert "info[ambiguous-scalar]" in call("check", "deck").output
    call("check", "deck", "--fail-on", "info", code=1)


def test_fix_mends_and_changes_nothing_else(call: Call, deck: Path) -> None:
    path = deck / "words" / "first.yml"
    change(deck, "en: kite,", "en: 1984,   # the year")
    call("check", "deck", code=1)
    change(deck, "   # the year", " ")
    before = path.read_text("utf-8")
    call("check", "--fix", "deck")
    assert path.read_text("utf-8") == before.replace("1984", '"1984"')


def test_json_is_for_programs(call: Call, deck: Path) -> None:
    change(deck, "level: hard", "level: hrad")
    (finding,) = json.loads(call("check", "--format", "json", "deck", code=1).output)["findings"]
    assert finding["check"] == "schema"
    assert finding["line"] == 8


@pytest.mark.parametrize("name", ["no-such-deck", "deck/deck.yml"])
def test_what_is_no_deck_is_wrong_usage(call: Call, deck: Path, name: str) -> None:
    assert name in call("check", name, code=2).output


def test_without_a_name_the_deck_here_is_meant(
    call: Call, deck: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "name a DECK" in call("check", code=2).output
    monkeypatch.chdir(deck)
    assert call("check").output == "no findings\n"


@pytest.mark.parametrize("header", ["", "game: [", "game: chess\n", "\x00", "- just-one\n"])
def test_unreadable_header_is_a_finding(call: Call, deck: Path, header: str) -> None:
    (deck / "deck.yml").write_text(header, "utf-8")
    assert "deck/deck.yml:" in call("check", "deck", code=1).output
