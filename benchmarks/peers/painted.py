"""Writes a decksmith project of word cards: a layout, a table of words, and its fonts."""

from __future__ import annotations

import json
from pathlib import Path

FILLS = ((37, 99, 235), (255, 197, 51), (214, 64, 43), (46, 196, 182), (74, 29, 110))
WIDTH, HEIGHT = 744, 1039
TOP, ROW = 168, 155


def write_project(root: Path, cards: list[list[tuple[str, str]]], fonts: Path) -> None:
    """Write `deck.yaml` and `deck.csv` into a new folder."""
    root.mkdir(parents=True)
    elements: list[dict[str, object]] = [
        {
            "id": "panel",
            "type": "rectangle",
            "size": [650, 803],
            "position": [47, 154],
            "color": [255, 255, 255],
        }
    ]
    for row, fill in enumerate(FILLS):
        top = TOP + row * ROW
        elements += [
            {
                "id": f"badge{row}",
                "type": "circle",
                "radius": 46,
                "position": [84, top + 30],
                "color": [*fill],
            },
            _text(
                f"number{row}", str(row + 1), [116, top + 38], 60, fonts / "Fredoka-SemiBold.ttf"
            ),
            _text(f"en{row}", f"%en{row}%", [208, top + 14], 72, fonts / "Fredoka-SemiBold.ttf"),
            _text(f"zh{row}", f"%zh{row}%", [208, top + 92], 48, fonts / "NotoSansSC-Bold.ttf"),
        ]
    spec = {
        "id": "canvas",
        "width": WIDTH,
        "height": HEIGHT,
        "background_color": [74, 29, 110],
        "elements": elements,
    }
    (root / "deck.yaml").write_text(json.dumps(spec, ensure_ascii=False), encoding="utf-8")
    heading = ";".join(f"{locale}{row}" for row in range(5) for locale in ("en", "zh"))
    rows = (";".join(word for pair in card for word in pair) for card in cards)
    (root / "deck.csv").write_text("\n".join([heading, *rows]) + "\n", encoding="utf-8")


def _text(name: str, words: str, position: list[int], size: int, font: Path) -> dict[str, object]:
    return {
        "id": name,
        "type": "text",
        "text": words,
        "position": position,
        "font_size": size,
        "font_path": str(font),
        "color": [27, 27, 47],
    }
