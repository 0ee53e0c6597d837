"""Cards for Tabletop Simulator: sheets of ten by seven, and the object that they make.

A card keeps its cell from build to build: what the last build wrote says where each card
stood, and a new card takes the first cell that is free, so that games saved with the
older sheets still show the same cards.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Any

from authoring.printing.cardfile import shared_back
from authoring.printing.face import Face, Stack
from authoring.printing.negative import Darkroom, Window
from authoring.printing.tabletop_object import document, moved, named, thing

COLUMNS, ROWS = 10, 7
HELD = COLUMNS * ROWS - 1
"""The cards of one sheet; its last cell is what others see of a card in somebody's hand."""

LARGEST = 4096
"""The pixels that a sheet may have in either direction."""

INCH = 25.4
EMPTY = "#000000"


@dataclass(frozen=True, slots=True)
class Saved:
    """The files of one stack: its sheets and backs, and the object that names them."""

    pictures: Mapping[str, bytes]
    name: str
    saved_object: bytes


def cells(ids: Sequence[str], before: Mapping[str, int]) -> dict[str, int]:
    """The cell of each card, counted over all sheets: the one it had, or the first free."""
    kept = {card: before[card] for card in ids if card in before}
    taken = set(kept.values())
    free = (cell for cell in range(len(ids) + len(taken)) if cell not in taken)
    return {card: kept[card] if card in kept else next(free) for card in ids}


def before(path: Path) -> dict[str, int]:
    """The cells that an object of an earlier build gave its cards; none without one."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))["ObjectStates"][0]
        cards = found.get("ContainedObjects", [found])
        numbers = {card["Nickname"]: divmod(int(card["CardID"]), 100) for card in cards}
    except (OSError, ValueError, KeyError, TypeError, IndexError, AttributeError):
        return {}
    return {
        card: (sheet - 1) * HELD + cell
        for card, (sheet, cell) in numbers.items()
        if sheet > 0 and cell < HELD
    }


def window(face: Face) -> Window:
    """The largest picture of a face of which seventy fit a sheet."""
    dpi = min(LARGEST / COLUMNS / face.width, LARGEST / ROWS / face.height) * INCH
    return Window(int(face.width / INCH * dpi + EDGE), int(face.height / INCH * dpi + EDGE), dpi)


EDGE = 1e-6


def save(stack: Stack, darkroom: Darkroom, out: Path, base: str, earlier: Path) -> list[Path]:
    """Write the sheets, the backs and `<stack>.json` of a stack into a folder.

    `base` goes before the names of pictures in the object, `earlier` is the object that the
    last build left. Raises OSError and svg.ArtError.
    """
    made = _saved(stack, darkroom, base, before(earlier))
    out.mkdir(parents=True, exist_ok=True)
    written = []
    for name, content in (*made.pictures.items(), (made.name, made.saved_object)):
        (out / name).write_bytes(content)
        written.append(out / name)
    return written


def _saved(stack: Stack, darkroom: Darkroom, base: str, earlier: Mapping[str, int]) -> Saved:
    place = cells([card.id for card in stack.cards], earlier)
    count = max(place.values()) // HELD + 1
    back = shared_back(stack) or (stack.cards[0].back if len(stack.cards) == 1 else None)
    pictures: dict[str, bytes] = {}
    decks: dict[str, dict[str, Any]] = {}
    for sheet in range(count):
        held = {place[c.id] % HELD: c for c in stack.cards if place[c.id] // HELD == sheet}
        hidden = back or next((card.back for card in held.values() if card.back), None)
        face = _sheet({at: card.front for at, card in held.items()}, hidden, darkroom)
        face_name = named(f"{stack.name}-{sheet + 1}", face)
        pictures[face_name] = face
        if back is not None:
            other = _single(back, darkroom)
            back_name = named(f"{stack.name}-back", other)
        else:
            backs = {at: card.back or card.front for at, card in held.items()}
            other = _sheet(backs, hidden, darkroom)
            back_name = named(f"{stack.name}-{sheet + 1}-backs", other)
        pictures[back_name] = other
        decks[str(sheet + 1)] = {
            "FaceURL": base + face_name,
            "BackURL": base + back_name,
            "NumWidth": COLUMNS,
            "NumHeight": ROWS,
            "BackIsHidden": True,
            "UniqueBack": back is None,
            "Type": 0,
        }
    numbers = {card: (cell // HELD + 1) * 100 + cell % HELD for card, cell in place.items()}
    content = document([_deck(stack, decks, numbers)])
    return Saved(pictures, f"{stack.name}.json", content)


def _sheet(faces: Mapping[int, Face], hidden: Face | None, darkroom: Darkroom) -> bytes:
    """A picture of ten by seven cells, the last of which is the hidden face."""
    from PIL import Image

    told = {**faces, **({HELD: hidden} if hidden else {})}
    shown = window(next(iter(faces.values())))
    sheet: Any = Image.new("RGB", (COLUMNS * shown.width, ROWS * shown.height), EMPTY)
    with darkroom.developed(list(told.values()), shown) as pictures:
        for cell, picture in zip(told, pictures, strict=True):
            row, column = divmod(cell, COLUMNS)
            with Image.open(picture) as opened:
                sheet.paste(opened, (column * shown.width, row * shown.height))
    return _png(sheet)


def _single(face: Face, darkroom: Darkroom) -> bytes:
    with darkroom.developed([face], window(face)) as pictures:
        return pictures[0].read_bytes()


def _png(picture: Any) -> bytes:
    content = BytesIO()
    picture.save(content, "PNG")
    return content.getvalue()


def _deck(
    stack: Stack, decks: Mapping[str, dict[str, Any]], numbers: Mapping[str, int]
) -> dict[str, Any]:
    """The object: a pile of cards, or the only card."""
    wide = stack.cards[0].front.width > stack.cards[0].front.height
    cards = [
        {
            **_face_down("Card", f"{stack.name}/{card.id}", card.id, wide),
            "CardID": numbers[card.id],
            "CustomDeck": {str(numbers[card.id] // 100): decks[str(numbers[card.id] // 100)]},
        }
        for card in stack.cards
    ]
    if len(cards) == 1:
        return cards[0]
    return {
        **_face_down("DeckCustom", stack.name, stack.title, wide),
        "DeckIDs": [card["CardID"] for card in cards],
        "CustomDeck": dict(decks),
        "ContainedObjects": cards,
    }


def _face_down(kind: str, key: str, nickname: str, wide: bool) -> dict[str, Any]:
    return moved(thing(kind, key, nickname, SidewaysCard=wide), rotZ=180.0)
