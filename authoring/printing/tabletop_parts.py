"""The parts of a game that are no cards, for Tabletop Simulator, and the whole game at once.

Boards and pieces are tiles as large beside the cards as on paper; of what there is more
than one of a kind lies in a bag. Sheets to read are documents of their pages. Cards to write
on, and others that have backs of their own, are piles as cards are.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path

from authoring.printing import tabletop
from authoring.printing.face import Component, Face, PrintedCard, Stack
from authoring.printing.job import print_stacks
from authoring.printing.negative import Darkroom, Window
from authoring.printing.paper import INCH
from authoring.printing.tabletop_object import Object, bag, document, moved, named, thing
from authoring.printing.ticket import Ticket

MILLIMETRES = 28.0
"""So many of them are one unit of the table: a card of 88 mm is a little over three."""

TILE = 2.0
"""How high a tile of the usual scale is, in units."""

LARGE = 120.0
"""What is longer than this (mm) is no piece: a board if it is stiff, else a sheet to read."""

CARD = 40.0
"""What is longer than this, stiff, and has a back is a card."""

DPI = 300
LARGEST = 4096

ROW = 60.0
"""How far the objects of a whole game are laid to the right, in units, before the next row."""

GAP = 1.5

_NUMBER = re.compile(r"-\d+$")


def save(part: Component, darkroom: Darkroom, out: Path, base: str, earlier: Path) -> list[Path]:
    """Write what a part is on the table, and the object that names it, into a folder.

    `base` goes before the names of pictures, `earlier` is the object of the last build.
    Raises OSError and svg.ArtError.
    """
    stack = part.table or part.stack
    long = max(stack.cards[0].front.width, stack.cards[0].front.height)
    if part.stiff and stack.double and CARD < long <= LARGE:
        return tabletop.save(stack, darkroom, out, base, earlier)
    out.mkdir(parents=True, exist_ok=True)
    if not part.stiff and long > LARGE:
        files = [_pages(stack, darkroom, out, part.locale)]
        held = [_document(stack, base + files[0].name)]
    else:
        files, held = _pieces(stack, darkroom, out, base)
    path = out / f"{stack.name}.json"
    path.write_bytes(document(held))
    return [*files, path]


def _pages(stack: Stack, darkroom: Darkroom, out: Path, language: str) -> Path:
    """The sides of a stack as a document, one a page."""
    ticket = Ticket(bleed=0, low_ink=darkroom.low_ink)
    (made,) = print_stacks([stack], darkroom.theme, ["card"], out, language or "en", ticket)
    return made.replace(out / named(stack.name, made.read_bytes(), "pdf"))


def _document(stack: Stack, address: str) -> Object:
    return thing(
        "Custom_PDF",
        stack.name,
        stack.title,
        CustomPDF={"PDFUrl": address, "PDFPassword": "", "PDFPage": 0, "PDFPageOffset": 0},
    )


def _pieces(
    stack: Stack, darkroom: Darkroom, out: Path, base: str
) -> tuple[list[Path], list[Object]]:
    """A tile for each kind of piece, in a bag where there are more of it."""
    files: list[Path] = []
    held: list[Object] = []
    for kind, cards in _kinds(stack.cards):
        sides = [cards[0].front]
        if cards[0].back not in (None, cards[0].front):
            sides += [face for face in (cards[0].back,) if face]
        pictures = [_picture(face, f"{stack.name}-{kind}", darkroom, out) for face in sides]
        files += [path for path in pictures if path not in files]
        addresses = [base + path.name for path in pictures]
        tiles = [_tile(stack, card, addresses) for card in cards]
        if len(tiles) == 1:
            held += tiles
        else:
            held.append(bag(f"{stack.name}/{kind}/bag", f"{kind} ({len(tiles)})", tiles))
    return files, held


def _kinds(cards: Sequence[PrintedCard]) -> Iterator[tuple[str, list[PrintedCard]]]:
    """Pieces that look alike, by what their ids have in common."""
    for _, group in groupby(cards, key=lambda card: (card.front, card.back)):
        alike = list(group)
        first = alike[0].id
        yield (_NUMBER.sub("", first) if len(alike) > 1 else first), alike


def _picture(face: Face, stem: str, darkroom: Darkroom, out: Path) -> Path:
    dpi = min(DPI, LARGEST / max(face.width, face.height) * INCH)
    width, height = (int(side / INCH * dpi + 1e-6) for side in (face.width, face.height))
    with darkroom.developed([face], Window(width, height, dpi)) as pictures:
        content = pictures[0].read_bytes()
    path = out / named(stem, content)
    path.write_bytes(content)
    return path


def _tile(stack: Stack, card: PrintedCard, addresses: Sequence[str]) -> Object:
    """A tile as large as the piece; a board lies fast, small pieces pile up."""
    long = max(card.front.width, card.front.height)
    scale = round(card.front.height / MILLIMETRES / TILE, 4)
    made = thing(
        "Custom_Tile",
        f"{stack.name}/{card.id}",
        card.id,
        CustomImage={
            "ImageURL": addresses[0],
            "ImageSecondaryURL": addresses[-1],
            "ImageScalar": 1.0,
            "WidthScale": 0.0,
            "CustomTile": {
                "Type": 0,
                "Thickness": 0.1,
                "Stackable": long <= CARD,
                "Stretch": True,
            },
        },
    )
    return {
        **moved(made, scaleX=scale, scaleZ=scale),
        "Locked": long > LARGE and len(stack.cards) == 1,
    }


def whole(name: str, objects: Sequence[Path], out: Path) -> Path:
    """Write all objects as one, side by side in rows, and say where. Raises OSError."""
    laid: list[Object] = []
    right, down, low = 0.0, 0.0, 0.0
    for path in objects:
        for held in json.loads(path.read_text(encoding="utf-8"))["ObjectStates"]:
            wide = 2 * TILE * held["Transform"]["scaleX"] + GAP
            if right and right + wide > ROW:
                right, down, low = 0.0, down + low, 0.0
            laid.append(moved(held, posX=round(right + wide / 2, 2), posZ=round(-down, 2)))
            right, low = right + wide, max(low, wide)
    path = out / f"{name}.json"
    path.write_bytes(document(laid))
    return path
