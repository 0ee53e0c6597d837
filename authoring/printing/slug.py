"""What is printed on a sheet beside its cards: crop marks, a line of print, a ruler.

All of it is marks on the page, in millimetres from its top left corner, and none of it
lies inside a card or its bleed.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from authoring.model import Place
from authoring.printing import cutmark
from authoring.printing.face import Mark, Shape
from authoring.printing.grid import Box
from authoring.printing.proof import Proof
from authoring.printing.sheet import Sheet
from authoring.printing.text import Copy, line
from authoring.printing.theme import Theme
from authoring.printing.ticket import HAIRLINE, Backs

RULER = 100.0
RULER_ROOM = 12.0
"""What the ruler's two labels take on top of its length."""

GAP = 4.0
"""Between the line of print and the ruler."""


def marks(sheet: Sheet, title: str, theme: Theme, lang: str) -> tuple[Mark, ...]:
    """Everything beside the cards of a sheet; nothing on pages of one card."""
    if sheet.grid.paper.single:
        return ()
    return (*cutmark.marks(sheet, theme), *_slug(sheet, title, theme, lang))


def _slug(sheet: Sheet, title: str, theme: Theme, lang: str) -> Iterator[Mark]:
    """The line of print at the lower left, the ruler at the lower right; on a narrow
    page the line goes to the top, and where 100 mm do not fit there is no ruler."""
    grid, layout = sheet.grid, sheet.grid.layout
    low = Box(
        layout.margin,
        grid.height - layout.margin - layout.slug,
        grid.width - 2 * layout.margin,
        layout.slug,
    )
    words = Copy(_words(sheet, title, theme, lang), lang, title, Place(""))
    style = theme.roles["mark"].first
    beside = low.width - RULER - RULER_ROOM - GAP
    block = line(words, style, low.width, Proof(), "margin")
    ruler = low.width >= RULER + RULER_ROOM
    top = layout.margin if ruler and block.width > beside else low.top
    yield from block.at(low.left, top + (layout.slug - block.height) / 2)
    if ruler:
        yield from _ruler(low, theme, lang)


def _words(sheet: Sheet, title: str, theme: Theme, lang: str) -> str:
    """What the line of print says."""
    spoken = theme.stock.slug
    phrases = spoken.get(lang) or next(iter(spoken.values()))
    size = sheet.grid.size
    return phrases[sheet.side.value].format(
        title=title,
        sheet=sheet.number,
        sheets=sheet.count,
        paper=sheet.grid.paper.title,
        cut=phrases["cut" if sheet.crop else "outlines"].format(
            size=f"{size.width:.4g} × {size.height:.4g}"
        ),
        flip=phrases["single" if sheet.backs is Backs.NONE else sheet.backs.value],
    )


def _ruler(room: Box, theme: Theme, lang: str) -> Iterator[Mark]:
    """A ruler of exactly 100 mm, standing on the lower edge of its room."""
    style = theme.roles["mark"].first
    labels = [
        line(Copy(words, lang, "", Place("")), style, RULER_ROOM, Proof(), "margin")
        for words in ("0", "100 mm")
    ]
    start = room.right - RULER - labels[1].width - 1
    path = _scale(start, room.bottom)
    yield Shape(path, stroke=theme.ink, stroke_width=HAIRLINE)
    top = room.bottom - labels[0].height
    yield from labels[0].at(start - labels[0].width - 1, top)
    yield from labels[1].at(start + RULER + 1, top)


@lru_cache(maxsize=64)
def _scale(start: float, bottom: float) -> str:
    """The line of the ruler, with a stroke at each millimetre."""
    strokes = (
        f"M{start + step:.4f} {bottom:.4f}v{-_stroke(step)}" for step in range(int(RULER) + 1)
    )
    return f"M{start:.4f} {bottom:.4f}h{RULER:g} " + " ".join(strokes)


def _stroke(step: int) -> float:
    """How long the ruler's stroke is at this millimetre."""
    return 2.2 if step % 10 == 0 else 1.5 if step % 5 == 0 else 0.8
