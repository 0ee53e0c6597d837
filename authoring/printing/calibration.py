"""A sheet to measure a printer with, and what the measures say of it.

On each side stand four lines 20 mm off the edges of the page, named A to D (left, right,
top, bottom), and two rulers, E across and F down. Whoever measures them with a ruler knows
how far the printer's pages lie off and how large it prints. All lengths are millimetres.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from authoring.model import Place
from authoring.printing import figure
from authoring.printing.face import Face, Mark, Shape
from authoring.printing.grid import Box, Grid
from authoring.printing.paper import Paper, Size
from authoring.printing.printer import Printer, Shift
from authoring.printing.proof import Proof
from authoring.printing.sheet import Placed, Sheet, Side
from authoring.printing.text import CENTRE, LEFT, Copy, block, line
from authoring.printing.theme import Theme
from authoring.printing.ticket import HAIRLINE, Backs, Ticket

OFF = 20.0
"""How far the four lines stand off the edges."""

STROKE = 24.0
"""How long they are."""

ROOM = 24.0
"""What the rulers leave at both their ends."""

WORDS = {
    "en": {
        "front": "Front",
        "back": "Back",
        "how": (
            "Print at 100 %, on both sides, flipped on the long edge. Measure on each side, from "
            "the edge of the paper to the line: A from the left, B from the right, C from the "
            "top, D from the bottom. Measure how long E and F have become. Then write: {command}"
        ),
    },
    "zh-Hans": {
        "front": "正面",
        "back": "背面",
        "how": (
            "请按 100% 双面打印，沿长边翻转。每一面都从纸边量到线：A 从左边，B 从右边，C 从上边，"
            "D 从下边。再量 E 和 F 的实际长度。然后输入：{command}"
        ),
    },
}
COMMAND = "authoring calibrate --paper {paper} --front A,B,C,D --back A,B,C,D --rulers E,F"


@dataclass(frozen=True, slots=True)
class Measures:
    """What was measured on one paper: the four distances of each side, and the two rulers."""

    front: tuple[float, ...]
    back: tuple[float, ...]
    rulers: tuple[float, ...]


def rulers(paper: Paper) -> tuple[float, float]:
    """How long the rulers E and F are drawn on a paper: whole centimetres."""
    across, down = ((length - 2 * ROOM) // 10 * 10 for length in (paper.width, paper.height))
    return across, down


def measured(measures: Measures, paper: Paper) -> Printer:
    """The printer that measures tell of."""
    front, back = _shift(measures.front), _shift(measures.back)
    across, down = rulers(paper)
    return Printer(
        page=front,
        back=Shift(back.x - front.x, back.y - front.y),
        scale_x=measures.rulers[0] / across,
        scale_y=measures.rulers[1] / down,
    )


def _shift(distances: Sequence[float]) -> Shift:
    left, right, top, bottom = distances
    return Shift((left - right) / 2, (top - bottom) / 2)


def text(printer: Printer, paper: Paper) -> str:
    """The file that describes a printer."""

    def pair(one: float, other: float, digits: int) -> str:
        return f"{{across: {one:.{digits}f}, down: {other:.{digits}f}}}"

    return (
        f"# Measured on {paper.title} with `authoring calibrate`. Lengths are millimetres.\n"
        f"page-offset: {pair(printer.page.x, printer.page.y, 2)}\n"
        f"back-offset: {pair(printer.back.x, printer.back.y, 2)}\n"
        f"scale: {pair(printer.scale_x, printer.scale_y, 4)}\n"
    )


def write(path: Path, paper: Paper, theme: Theme, locale: str) -> None:
    """Write the sheet of two pages. Raises OSError."""
    from authoring.printing import pdf

    sheets = [_page(side, paper, theme, locale) for side in (Side.FRONT, Side.BACK)]
    pdf.write(path, sheets, theme, f"Calibration, {paper.title}", locale)


def _page(side: Side, paper: Paper, theme: Theme, locale: str) -> Sheet:
    face = Face(paper.width, paper.height, tuple(_marks(side, paper, theme, locale)))
    layout = replace(theme.stock.layout, bleed=0.0)
    size = Size(paper.name, paper.width, paper.height)
    single = Paper(paper.name, paper.title)
    cells = Grid(single, size, layout, *(paper.width, paper.height), 1, 1, 0.0, 0.0, Ticket())
    whole = Box(0.0, 0.0, paper.width, paper.height)
    placed = Placed(paper.title, face, whole, whole, turned=False)
    return Sheet(cells, 1, 1, side, Backs.NONE, (placed,), crop=False)


def _marks(side: Side, paper: Paper, theme: Theme, locale: str) -> Iterator[Mark]:
    width, height, half = paper.width, paper.height, STROKE / 2
    middle, centre = width / 2, height / 2
    lines = (
        f"M{OFF} {centre - half}v{STROKE}M{width - OFF} {centre - half}v{STROKE}"
        f"M{middle - half} {OFF}h{STROKE}M{middle - half} {height - OFF}h{STROKE}"
    )
    yield Shape(lines, stroke=theme.ink, stroke_width=HAIRLINE)
    yield from _label("A", OFF + 4, centre, theme)
    yield from _label("B", width - OFF - 4, centre, theme)
    yield from _label("C", middle, OFF + 4.5, theme)
    yield from _label("D", middle, height - OFF - 4.5, theme)
    yield from _rulers(paper, theme)
    yield Shape(_cross(middle, centre), stroke=theme.ink, stroke_width=HAIRLINE)
    yield from _words(side, paper, theme, locale)


def _cross(across: float, down: float) -> str:
    return f"M{across - 9} {down}h18M{across} {down - 9}v18" + figure.circle(across, down, 4.5)


def _rulers(paper: Paper, theme: Theme) -> Iterator[Mark]:
    """E below the middle, F to the left of it, each with a stroke every millimetre."""
    across, down = rulers(paper)
    left, top = (paper.width - across) / 2, (paper.height - down) / 2
    level, upright = paper.height * 0.64, paper.width * 0.3
    path = f"M{left} {level}h{across}M{upright} {top}v{down}"
    path += "".join(f"M{left + at} {level}v{-_stroke(at)}" for at in range(int(across) + 1))
    path += "".join(f"M{upright} {top + at}h{-_stroke(at)}" for at in range(int(down) + 1))
    yield Shape(path, stroke=theme.ink, stroke_width=HAIRLINE)
    yield from _label(f"E  {across:g} mm", paper.width / 2, level + 4, theme)
    yield from _label(f"F  {down:g} mm", upright + 10, paper.height * 0.3, theme)


def _stroke(millimetre: int) -> float:
    return 3.2 if millimetre % 10 == 0 else 2.2 if millimetre % 5 == 0 else 1.2


def _label(words: str, across: float, down: float, theme: Theme) -> Iterator[Mark]:
    style = theme.roles["heading"].first
    one = line(Copy(words, "en", words, Place("")), style, 40, Proof(), "margin")
    yield from one.at(across - 20, down - one.height / 2, 40, CENTRE)


def _words(side: Side, paper: Paper, theme: Theme, locale: str) -> Iterator[Mark]:
    words = WORDS.get(locale, WORDS["en"])
    left, room = paper.width * 0.3 + 8, paper.width * 0.7 - OFF - 14
    title = Copy(words[side.value], locale, "sheet", Place(""))
    heading = line(title, theme.roles["title"].first, room, Proof(), "page")
    top = OFF + 14
    yield from heading.at(left, top, room, LEFT)
    command = COMMAND.format(paper=paper.name)
    copy = Copy(words["how"].format(command=command), locale, "sheet", Place(""))
    box = (room, paper.height * 0.3 - 1 - top - heading.height - 8)
    told = block(copy, theme.roles["reminder"].first, box, Proof(), "page", 16)
    yield from told.at(left, top + heading.height + 5, room, LEFT)
