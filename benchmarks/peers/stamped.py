"""Writes a cartuli project of word cards: a picture in SVG with a place for each word, the words
in files, and the sheet. Its words stand in whatever font the machine has."""

from __future__ import annotations

import json
from pathlib import Path

from benchmarks.peers.painted import FILLS, HEIGHT, ROW, TOP, WIDTH


def write_sheet(root: Path, cards: list[list[tuple[str, str]]]) -> None:
    """Write `Cartulifile.yml` and what it names into a new folder."""
    root.mkdir(parents=True)
    keys = [f"{locale}{row}" for row in range(len(FILLS)) for locale in ("en", "zh")]
    for number, card in enumerate(cards):
        for key, word in zip(keys, (word for pair in card for word in pair), strict=True):
            (root / key).mkdir(exist_ok=True)
            (root / key / f"{number:04}.txt").write_text(word, encoding="utf-8")
    (root / "card.svg").write_text(_picture(), encoding="utf-8")
    (root / "Cartulifile.yml").write_text(json.dumps(_sheet(keys)), encoding="utf-8")


def _sheet(keys: list[str]) -> dict[str, object]:
    """What cartuli is told: poker cards on A4."""
    texts = {key: f"{key}/*.txt" for key in keys}
    front = {"template": {"file": "card.svg", "parameters": texts, "name_parameter": keys[0]}}
    return {
        "decks": {"words": {"size": "(63*mm, 88*mm)", "front": front}},
        "outputs": {"sheet": {"size": "A4", "print_margin": "8*mm"}},
    }


def _picture() -> str:
    """A card with a panel, five badges and ten places for words."""
    parts = [
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#4a1d6e"/>',
        '<rect x="47" y="154" width="650" height="803" rx="40" fill="#ffffff"/>',
    ]
    for row, fill in enumerate(FILLS):
        top = TOP + row * ROW
        parts.append(f'<circle cx="130" cy="{top + 76}" r="46" fill="rgb{fill}"/>')
        parts.append(_text(f"number{row}", 130, top + 96, 60, str(row + 1)))
        parts.append(_text(f"en{row}", 208, top + 74, 72, "word"))
        parts.append(_text(f"zh{row}", 208, top + 140, 48, "word"))
    body = "".join(parts)
    size = f'width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{body}</svg>'


def _text(name: str, left: int, base: int, size: int, words: str) -> str:
    place = f'id="{name}" x="{left}" y="{base}" font-size="{size}" font-family="sans-serif"'
    return f"<text {place}><tspan>{words}</tspan></text>"
