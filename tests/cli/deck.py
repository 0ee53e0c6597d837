"""A small sound deck for the tests of the command line, written where they like."""

from __future__ import annotations

from pathlib import Path

HEADER = """\
game: just-one
version: 1.0.0
title: {en: Just One, zh-Hans: 独家暗语}
locales: [en, zh-Hans]
needs: {cards: 1}  # allow: card-count one card is enough to try
"""

WORDS = """\
cards:
  - id: first
    words:
      - {en: apple, zh-Hans: 苹果, level: easy, field: food}
      - {en: kite, zh-Hans: 风筝, level: easy, field: toys}
      - {en: volcano, zh-Hans: 火山, level: medium, field: nature}
      - {en: violin, zh-Hans: 小提琴, level: medium, field: music}
      - {en: justice, zh-Hans: 正义, level: hard, field: ideas}
"""


def write_deck(parent: Path, name: str = "deck") -> Path:
    """The folder of a new deck that has no findings."""
    root = parent / name
    (root / "words").mkdir(parents=True)
    (root / "deck.yml").write_text(HEADER, "utf-8")
    (root / "words" / "first.yml").write_text(WORDS, "utf-8")
    return root


def change(root: Path, old: str, new: str, file: str = "words/first.yml") -> None:
    """Replace a text that stands once in a file of the deck."""
    path = root / file
    text = path.read_text("utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), "utf-8")
