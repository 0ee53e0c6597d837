"""`authoring diff`, between packs, folders and git revisions."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.cli.conftest import Call
from tests.cli.deck import change


def test_the_same_deck_has_no_difference(call: Call, deck: Path) -> None:
    assert "no card changed" in call("diff", str(deck), str(deck), "--exit-code").output


def test_a_changed_field_is_told_with_both_values(call: Call, deck: Path) -> None:
    shutil.copytree(deck, "old")
    change(deck, "en: kite", "en: balloon")
    text = call("diff", "old", str(deck), "--exit-code", code=1).output
    assert "~ cards first" in text
    assert 'words.2.text.en: "kite" -> "balloon"' in text
    assert "print again (1): first" in text
    table = call("diff", "old", str(deck), "--format", "markdown").output
    assert "| `first` | words.2.text.en | kite | balloon |" in table
    data = json.loads(call("diff", "old", str(deck), "--format", "json").output)
    (name, fields) = data["changed"][0]
    assert name == {"kind": "cards", "id": "first"}
    assert fields[0]["before"] == "kite"
    assert data["reprint"] == ["first"]


def test_added_and_removed_cards_are_told(call: Call, deck: Path) -> None:
    shutil.copytree(deck, "old")
    change(deck, "id: first", "id: other")
    text = call("diff", "old", str(deck)).output
    assert "+ cards other" in text
    assert "- cards first" in text


def test_a_deck_is_compared_with_a_revision(call: Call, deck: Path) -> None:
    def git(*arguments: str) -> None:
        who = ("-c", "user.name=a", "-c", "user.email=a@example.org")
        subprocess.run(["git", *who, *arguments], check=True, capture_output=True)

    git("init", "-q", "-b", "main")
    git("add", "deck")
    git("commit", "-q", "-m", "one")
    change(deck, "en: kite", "en: balloon")
    assert '"kite" -> "balloon"' in call("diff", "HEAD:deck", "deck").output
    told = call("diff", "nothing:deck", "deck", code=2).output
    assert "git: " in told


@pytest.mark.slow
def test_decks_of_two_games_are_not_compared(call: Call, deck: Path) -> None:
    assert "no card in common" in call("diff", str(deck), "guess-club", code=2).output


@pytest.mark.slow
def test_things_that_a_rule_judges_otherwise_are_told(call: Call, tmp_path: Path) -> None:
    root = tmp_path / "rings"
    call("new", str(root), "--game", "things-in-rings", "--locale", "en")
    shutil.copytree(root, tmp_path / "old")
    file = root / "things" / "first.yml"
    text = file.read_text("utf-8")
    place = text.index("id: drum")
    file.write_text(text[:place] + text[place:].replace("bedroom", "kitchen", 1), "utf-8")
    rules = root / "rules" / "context.yml"
    rules.write_text(rules.read_text("utf-8").replace("[drum, bee", "[bee", 1), "utf-8")
    told = call("diff", str(tmp_path / "old"), str(root), "--format", "json").output
    (move,) = json.loads(told)["moves"]
    assert move.pop("card") == "drum"
    assert move == {"rule": "in-a-kitchen", "locale": "*", "before": "outside", "after": "inside"}


def test_a_pack_file_is_compared(call: Call, deck: Path, tmp_path: Path) -> None:
    call("build", str(deck), "--out", str(tmp_path / "build"))
    pack = next((tmp_path / "build").rglob("pack.json"))
    assert "no card changed" in call("diff", str(pack), str(deck)).output
