"""Each card as a picture of its own, and all cards of a stack on one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from shutil import copyfile
from typing import Any

from authoring.printing.face import Face, Stack
from authoring.printing.negative import Darkroom, Window, whole

DPI = 300

THUMB = 100.0
"""Dots an inch of the cards on a contact sheet."""

COLUMNS = 8
GAP, LABEL = 18, 26
"""Between the cards of a contact sheet, and the height of a card's name, in pixels."""


def sides(stack: Stack) -> Iterator[tuple[str, Face]]:
    """Each side that needs a picture, by name: `<id>`, and `<id>-back` or one `back` for all."""
    shared = shared_back(stack)
    for index, card in enumerate(stack.cards):
        yield card.id, card.front
        if shared and index == 0:
            yield "back", shared
        elif card.back is not None and not shared:
            yield f"{card.id}-back", card.back


def shared_back(stack: Stack) -> Face | None:
    """The back that all cards of a stack have, when there are several and they agree."""
    first = stack.cards[0].back if stack.cards else None
    return first if len(stack.cards) > 1 and all(c.back is first for c in stack.cards) else None


def card_pngs(
    stack: Stack, darkroom: Darkroom, out: Path, window: Window | None = None
) -> list[Path]:
    """Write every card of a stack as it is cut, or as a window shows it, into a folder.

    Raises OSError and svg.ArtError.
    """
    told = list(sides(stack))
    if not told:
        return []
    out.mkdir(parents=True, exist_ok=True)
    faces = [face for _, face in told]
    paths = [out / f"{name}.png" for name, _ in told]
    with darkroom.developed(faces, window or whole(faces[0], DPI)) as pictures:
        for picture, path in zip(pictures, paths, strict=True):
            copyfile(picture, path)
    return paths


def contact_sheet(stack: Stack, darkroom: Darkroom, path: Path) -> Path:
    """Write one picture of all cards of a stack, each with its name below it."""
    from PIL import Image, ImageDraw, ImageFont

    from authoring.printing.image import save

    told = list(sides(stack))
    window = whole(told[0][1], THUMB)
    columns = min(COLUMNS, len(told))
    rows = -(-len(told) // columns)
    across, down = window.width + GAP, window.height + LABEL + GAP
    sheet: Any = Image.new("RGB", (columns * across + GAP, rows * down + GAP), "#ECECF2")
    brush: Any = ImageDraw.Draw(sheet)
    style = darkroom.theme.roles["caption"].first
    font = ImageFont.truetype(str(style.stack.scripts["latin"][0].path), 14)
    with darkroom.developed([face for _, face in told], window) as pictures:
        for index, ((name, _), picture) in enumerate(zip(told, pictures, strict=True)):
            row, column = divmod(index, columns)
            left, top = GAP + column * across, GAP + row * down
            with Image.open(picture) as opened:
                sheet.paste(opened, (left, top))
            brush.text(
                (left, top + window.height + 4),
                _short(name, font, window.width),
                fill=darkroom.theme.ink,
                font=font,
            )
    save(sheet, path, THUMB)
    return path


def _short(name: str, font: Any, room: int) -> str:
    """A name, cut off where it would run into its neighbour's."""
    while font.getlength(name) > room and len(name) > 1:
        name = name.removesuffix("…")[:-1] + "…"
    return name
