"""Parts that cards of every game are put together from, as marks in millimetres."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache

from authoring.model import Place
from authoring.printing import figure, text
from authoring.printing.colour import blend, contrast
from authoring.printing.face import Mark, Shape, TextRun
from authoring.printing.legibility import READABLE
from authoring.printing.proof import Proof
from authoring.printing.text import Block, Copy
from authoring.printing.theme import Role, Style, Swatch, Theme

OVERPAINT = 12.0
"""How far grounds are painted beyond the cut: more than any bleed, sheets clip it."""

LARGE = 0.66
"""A single line is large enough at this share of the size of its style."""

STEPS = 3
"""How many pips there are."""

SAFE = 4.0
"""How far all that matters stays off the cut."""

MARK_INSET, MARK_SHARE, MARK_DESCENT = 6.0, 0.95, 0.25
"""From the right cut of a card to its id, how large that is beside what stands in the margin of
a sheet, and how deep its letters hang, in em."""

PIP_PITCH = 3.1
"""From the middle of one pip to the next, in radii."""


def ground(width: float, height: float, colour: str) -> Shape:
    """The colour of a whole card, running on beyond the cut."""
    return Shape(
        figure.rectangle(-OVERPAINT, -OVERPAINT, width + 2 * OVERPAINT, height + 2 * OVERPAINT),
        colour,
    )


@lru_cache(maxsize=1024)
def pips(
    right: float, down: float, filled: int, colour: str, radius: float = 0.85
) -> tuple[Shape, ...]:
    """So many of three dots filled, ending at `right`."""
    pitch = PIP_PITCH * radius
    return tuple(
        Shape(
            figure.circle(
                right - radius - pitch * (STEPS - 1 - step),
                down,
                radius if step < filled else radius * 0.82,
            ),
            colour if step < filled else None,
            None if step < filled else colour,
            radius * 0.36,
        )
        for step in range(STEPS)
    )


def pips_width(radius: float) -> float:
    """How wide a row of pips is."""
    return radius * (2 + PIP_PITCH * (STEPS - 1))


def stacked(
    blocks: Sequence[Block], left: float, top: float, width: float, gap: float, align: float
) -> Iterator[TextRun]:
    """Blocks one below the other."""
    for block in blocks:
        yield from block.at(left, top, width, align)
        top += block.height + gap


def height(blocks: Sequence[Block], gap: float) -> float:
    """How high the blocks are one below the other."""
    return sum(block.height for block in blocks) + gap * max(0, len(blocks) - 1)


def centred(
    blocks: Sequence[Block], box: tuple[float, float, float, float], gap: float
) -> Iterator[TextRun]:
    """Blocks in the middle of a box given as left, top, width and height."""
    left, top, width, room = box
    start = top + (room - height(blocks, gap)) / 2
    yield from stacked(blocks, left, start, width, gap, text.CENTRE)


def printed(words: str, style: Style, width: float, proof: Proof, locale: str = "en") -> Block:
    """Words of the card itself, as its number or its id, on one line."""
    return text.line(Copy(words, locale, words, Place("")), style, width, proof, "margin")


def card_id(
    words: str, swatch: Swatch, size: tuple[float, float], theme: Theme, proof: Proof
) -> tuple[TextRun, ...]:
    """The id of a card on the colour below its panel, as near to the lower cut as may be.

    It serves to find the line that the card is written in, so it is small and quiet. `size`
    is that of the card; a panel that ends 7 mm above the cut is a millimetre away.
    """
    style = theme.roles["mark"].first.under(MARK_SHARE).on(quiet(swatch))
    mark = printed(words, style, size[0] - 2 * MARK_INSET, proof)
    top = size[1] - SAFE - MARK_DESCENT * mark.em - mark.rise
    return mark.at(MARK_INSET, top, size[0] - 2 * MARK_INSET, text.RIGHT)


@lru_cache(maxsize=256)
def quiet(swatch: Swatch) -> str:
    """The colour of text that is nearest to a swatch's own and can still be read on it."""
    shares = (share / 20 for share in range(10, 20))
    tones = (blend(swatch.text, swatch.fill, share) for share in shares)
    return next((tone for tone in tones if contrast(tone, swatch.fill) >= READABLE), swatch.text)


def in_middle(block: Block, across: float, down: float) -> Iterator[TextRun]:
    """A single line with the middle of its ink in a point: for numbers on badges."""
    (only,) = block.lines
    inks = [(run.start, run.face.ink(run.text)) for run in only.runs]
    left = min(start + ink.left for start, ink in inks)
    right = max(start + ink.right for start, ink in inks)
    top, bottom = max(ink.top for _, ink in inks), min(ink.bottom for _, ink in inks)
    em = block.em
    start = across - em * (left + right) / 2
    baseline = down + em * (top + bottom) / 2
    shift = start + em * only.before
    yield from block.at(shift, baseline - block.rise)


def capitalised(copy: Copy) -> Copy:
    """The copy with a capital at its front, unless it has capitals of its own."""
    words = copy.words
    if words != words.lower():
        return copy
    return Copy(words[:1].upper() + words[1:], copy.locale, copy.card, copy.written)


def one_line_or_two(
    copies: Sequence[Copy],
    role: Role,
    box: tuple[float, float],
    proof: Proof,
    name: str,
    gap: float,
) -> tuple[Block, ...]:
    """A column of single lines where these are large enough, else of two lines each."""
    trial = Proof()
    blocks = text.column(copies, role, box, trial, name, (1, 1), gap)
    if not trial.faults and all(block.size >= LARGE * block.style.size for block in blocks):
        return blocks
    return text.column(copies, role, box, proof, name, (2, 2), gap)


def field(
    width: float,
    height_: float,
    pitch: float,
    reach: float,
    figure_at: Callable[[int, float, float], str],
    clear: tuple[float, float, float, float] = (0.0, 0.0, 0.0, 0.0),
) -> str:
    """Path data of a pattern: a figure in every other square of a grid.

    The grid leaves an even rim on all sides, and only whole figures are drawn, so that
    none is cut with the card; none touches the clear box (left, top, width, height).
    `reach` is how far a figure extends from its middle; it is given the count of those
    before it, and its middle.
    """
    columns, rows = _odd(width / pitch), _odd(height_ / pitch)
    left = (width - (columns - 1) * pitch) / 2
    top = (height_ - (rows - 1) * pitch) / 2
    middles = (
        (left + column * pitch, top + row * pitch)
        for row in range(rows)
        for column in range(columns)
        if (row + column) % 2 == 0
    )
    kept = (middle for middle in middles if not _touches(*middle, reach, clear))
    return "".join(figure_at(count, *middle) for count, middle in enumerate(kept))


def _odd(count: float) -> int:
    """The largest odd number up to this one."""
    return int(count) - (int(count) + 1) % 2


def _touches(
    across: float, down: float, radius: float, box: tuple[float, float, float, float]
) -> bool:
    left, top, width, height_ = box
    return (
        left - radius < across < left + width + radius
        and top - radius < down < top + height_ + radius
    )


def marks(*groups: Iterator[Mark] | Sequence[Mark] | Mark) -> tuple[Mark, ...]:
    """Marks and groups of marks as one tuple, in their order."""
    found: list[Mark] = []
    for group in groups:
        found += (group,) if isinstance(group, Mark) else tuple(group)
    return tuple(found)


def heading(
    copies: Sequence[Copy], theme: Theme, colour: str, width: float, proof: Proof
) -> tuple[Block, ...]:
    """A heading, its languages one below the other, each on one line; once where they say the
    same."""
    role, said = theme.roles["heading"].on(colour), text.once(copies)
    return tuple(
        text.line(copy, role.style(rank, len(said)), width, proof, "heading")
        for rank, copy in enumerate(said)
    )
