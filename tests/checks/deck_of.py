"""Decks for tests, written to a folder and read: questions of guess-club, or plain cards."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from authoring.games.guess_club.cards import SHAPE
from authoring.source.deck import Deck
from authoring.source.deck_reader import read_deck

HEADER = "game: guess-club\nversion: 1.0.0\ntitle: {{en: T, zh-Hans: 题}}\nlocales: [{locales}]\n"


def written(root: Path, files: Mapping[str, str], locales: str = "en, zh-Hans") -> Deck[Any]:
    """The deck of these files, with a header for these locales unless there is one."""
    for name, content in {"deck.yml": HEADER.format(locales=locales), **files}.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8", newline="")
    return read_deck(root, SHAPE)


def answers(root: Path, *lines: str, locales: str = "en, zh-Hans") -> Deck[Any]:
    """A deck of one question with these answers, from line 6 of questions/a.yml on."""
    head = (
        "questions:\n  - id: fruit\n    category: food\n"
        "    text: {en: Name a fruit., zh-Hans: 说出一种水果。}\n    answers:\n"
    )
    body = "".join(f"      - {line}\n" for line in lines)
    return written(root, {"questions/a.yml": head + body}, locales)
