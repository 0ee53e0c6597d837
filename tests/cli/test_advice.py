"""What a new deck advises in its comments works as it stands there."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from authoring import games
from tests.cli.conftest import Call
from tests.cli.deck import change

STARTED = [name for name in games.names() if games.kit(name).starter]
ADVISED = re.compile(r"^\s*#\s*\$?\s*authoring (.+)$|`authoring ([^`]+)`", re.MULTILINE)


def advised(root: Path) -> list[str]:
    """The commands in the comments of a deck, in the order of its files."""
    texts = [path.read_text("utf-8") for path in sorted(root.rglob("*.yml"))]
    return [one or other for text in texts for one, other in ADVISED.findall(text)]


@pytest.mark.slow
@pytest.mark.parametrize("game", STARTED)
def test_every_command_in_the_comments_of_a_new_deck_works_in_its_folder(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    root = tmp_path / "sea-deck"
    call("new", str(root), "--game", game, "--locale", "en")
    before = {path: path.read_bytes() for path in root.rglob("*") if path.is_file()}
    monkeypatch.chdir(root)
    commands = advised(root)
    assert {command.split()[0] for command in commands} >= {"check", "build", "play"}
    for command in commands:
        call(*shlex.split(command))
    assert list((tmp_path / "build" / "sea-deck").glob("*.pdf"))
    assert {path: path.read_bytes() for path in root.rglob("*") if path.is_file()} == before


def test_the_way_to_a_deck_in_another_language_works_as_it_is_told(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    told = call("new", "mer", "--game", "just-one", "--locale", "fr", code=2).output
    make, give, take = re.findall(r"^  authoring (.+)$", told, re.MULTILINE)
    call(*make.split())
    assert "write fr under locales in mer/deck.yml: [en, fr]\n" in told
    change(Path("mer"), "locales: [en]", "locales: [en, fr]", file="deck.yml")
    assert "66 texts" in call(*give.split()).output
    paper = Path("fr.po")
    filled = re.sub(
        r'(?<=#title"\n)msgid "Mer"\nmsgstr ""', 'msgid "Mer"\nmsgstr "Mer"', paper.read_text()
    )
    paper.write_text(filled, "utf-8")
    call(*take.split())
    assert "title: {en: Mer, fr: Mer}" in Path("mer/deck.yml").read_text("utf-8")
