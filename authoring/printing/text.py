"""Setting text: one line that fits its width, or balanced lines that fit a box.

Text that does not fit at the style's size is set smaller, down to the style's floor.
What does not even fit there, and characters that no face has, go into the proof; the
text is set all the same, so that the rest of the card can be looked at.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial

from authoring.model import Text
from authoring.printing.block import CENTRE, HAN_BOTTOM, HAN_TOP, LEFT, POINT, RIGHT, Block
from authoring.printing.line import Copy, clean, measured, only_face
from authoring.printing.proof import TOO_LONG, Proof
from authoring.printing.theme import Role, Style
from authoring.printing.wrap import Wrap, shrinks

__all__ = [
    "CENTRE",
    "LEFT",
    "POINT",
    "RIGHT",
    "Block",
    "Copy",
    "block",
    "column",
    "copies",
    "goes_at_once",
    "line",
    "once",
    "stepped",
    "surely_fits",
]


KEPT = 1 << 14
_SURE: set[tuple[object, ...]] = set()
"""What was found to fit, and has all its characters: whoever edits a deck asks again after
each save."""

FINE = 0.05
"""The size of a single line is a whole number of these, in points."""


def copies(card: str, text: Text, locales: Sequence[str]) -> tuple[Copy, ...]:
    """What a text says in those of the locales it speaks, in their order."""
    return tuple(
        Copy(text[locale], locale, card, partial(text.origin.place, locale))
        for locale in locales
        if locale in text
    )


def once(copies: Sequence[Copy]) -> tuple[Copy, ...]:
    """The copies without those whose words one before them has: a title that is the same in two
    languages stands on a card once."""
    return tuple({copy.words: copy for copy in reversed(copies)}.values())[::-1]


def line(copy: Copy, style: Style, width: float, proof: Proof, box: str) -> Block:
    """The words on one line no wider than `width` (mm)."""
    (whole,) = measured([clean(copy)], copy, style.stack, proof)
    size = style.size
    if whole.width * size * POINT > width:
        size = math.floor(width / (whole.width * POINT) / FINE) * FINE
    if size < style.floor:
        long = whole.width * style.floor * POINT
        _tell(copy, box, proof, _over(long - width, long, "long"))
    return Block((whole,), style, max(size, style.floor), copy.locale)


def block(
    copy: Copy, style: Style, box: tuple[float, float], proof: Proof, name: str, most: int = 6
) -> Block:
    """The words wrapped into a box of a width and height (mm), in at most so many lines."""
    return column((copy,), Role(style, style, style), box, proof, name, (most,))[0]


def column(
    texts: Sequence[Copy],
    role: Role,
    box: tuple[float, float],
    proof: Proof,
    name: str,
    most: Sequence[int] = (5, 4),
    gap: float = 0.0,
) -> tuple[Block, ...]:
    """One text in several languages, one block below the other, fitted together.

    The gaps between the blocks are not among them; their height is taken off the box.
    `most` is how many lines the first language may take, then the others. For a blind proof
    texts that surely fit come back on one line each.
    """
    if single := _at_once(texts, role, box, proof, most, gap):
        return single
    width, height = box[0], box[1] - gap * (len(texts) - 1)
    wraps = _wraps(texts, role, proof, most)
    alone = [wrap.least(width) for wrap in wraps]
    for shrink in shrinks(wraps):
        blocks = tuple(
            wrap.set(max(shrink, least), width) for wrap, least in zip(wraps, alone, strict=True)
        )
        total = sum(found.height for found in blocks)
        if total <= height:
            break
    for wrap, found in zip(wraps, blocks, strict=True):
        tall = total > height and found.height == max(other.height for other in blocks)
        if not wrap.fits(found, width):
            _tell(wrap.copy, name, proof, _unfit(wrap, found, width))
        elif tall:
            _tell(wrap.copy, name, proof, _over(total - height, found.height, "high"))
    return blocks


def _tell(copy: Copy, box: str, proof: Proof, over: str) -> None:
    proof.too_long(copy.place, copy.card, copy.locale, box, copy.words, over)


def _over(much: float, whole: float, side: str) -> str:
    """By how much of the whole (mm) a text is too long or too high."""
    return f"is {max(much, 0.1):.1f} mm too {side}, {max(much / whole, 0.01):.0%} of it"


def _unfit(wrap: Wrap, found: Block, width: float) -> str:
    """How lines do not fit a width (mm): one word alone is too long, or they are too many."""
    if found.width > width:
        return f"has a word {max(found.width - width, 0.1):.1f} mm longer than its line"
    if wrap.most == 1:
        long = wrap.whole.width * wrap.style.floor * POINT
        return _over(long - width, long, "long")
    return f"takes {len(found.lines)} lines where {wrap.most} fit"


def stepped(
    texts: Sequence[Copy],
    role: Role,
    steps: Sequence[tuple[float, Sequence[int]]],
    box: tuple[float, float],
    proof: Proof,
    name: str,
    gap: float = 0.0,
) -> tuple[Block, ...]:
    """A column in one of a few sizes, so that columns beside each other look alike.

    Each step, from large to small, is a share of the sizes of the role, and the lines that the
    first language may take at it, then the others. What fits at none of them is set smaller.
    """
    for share, most in steps:
        trial = Proof()
        blocks = column(texts, role.at(share), box, trial, name, most, gap)
        if not any(fault.check == TOO_LONG for fault in trial.faults):
            proof.take(trial)
            return blocks
    share, most = steps[-1]
    return column(texts, role.under(share), box, proof, name, most, gap)


def goes_at_once(
    texts: Sequence[Copy], role: Role, box: tuple[float, float], gap: float = 0.0
) -> bool:
    """Whether the texts go into the box on one line each, as small as they may be. No says
    nothing; it costs least of all to be told yes of texts that are of one face each."""
    high = gap * (len(texts) - 1)
    for rank, copy in enumerate(texts):
        style = role.style(rank, len(texts))
        face, em = only_face(copy, style.stack), style.floor * POINT
        if face is None or face.advance(copy.words) * em > box[0]:
            return False
        high += em * (face.capital if copy.words.isascii() else HAN_TOP - HAN_BOTTOM)
    return high <= box[1]


def _at_once(
    texts: Sequence[Copy],
    role: Role,
    box: tuple[float, float],
    proof: Proof,
    most: Sequence[int],
    gap: float,
) -> tuple[Block, ...]:
    """The texts on one line each, where they fit so at their full sizes; for those who only
    want to know that they fit, as small as they may be; none where they may not fit."""
    styles = [role.style(rank, len(texts)) for rank in range(len(texts))]
    lines = [
        measured([clean(copy)], copy, style.stack, proof)
        for copy, style in zip(texts, styles, strict=True)
    ]
    blocks = tuple(
        Block(line, style, style.floor if proof.blind else style.size, copy.locale)
        for line, style, copy in zip(lines, styles, texts, strict=True)
    )
    if all(block.lines[0].runs for block in blocks) and _fit(blocks, box, gap):
        return blocks
    return blocks if proof.blind and surely_fits(texts, role, box, proof, most, gap) else ()


def _fit(blocks: Sequence[Block], box: tuple[float, float], gap: float) -> bool:
    """Whether blocks of a line each go into a box, one below the other."""
    if any(block.lines[0].width * block.size * POINT > box[0] for block in blocks):
        return False
    return sum(block.height for block in blocks) <= box[1] - gap * (len(blocks) - 1)


def surely_fits(
    texts: Sequence[Copy],
    role: Role,
    box: tuple[float, float],
    proof: Proof,
    most: Sequence[int] = (5, 4),
    gap: float = 0.0,
) -> bool:
    """Whether `column` would set the texts into the box without a fault. No says nothing; it
    costs much less to be told yes than to have the lines balanced."""
    said = tuple((copy.words, copy.locale) for copy in texts)
    asked = (said, role, box, tuple(most), gap)
    if asked in _SURE:
        return True
    trial = Proof()
    fits = _surely_fit(_wraps(texts, role, trial, most), (box[0], box[1] - gap * (len(said) - 1)))
    if trial.faults:
        _wraps(texts, role, proof, most)
    elif fits:
        if len(_SURE) >= KEPT:
            _SURE.clear()
        _SURE.add(asked)
    return fits


def _surely_fit(wraps: Sequence[Wrap], box: tuple[float, float]) -> bool:
    for shrink in shrinks(wraps):
        highest = [wrap.highest(shrink, box[0]) for wrap in wraps]
        if None not in highest and sum(filter(None, highest)) <= box[1]:
            return True
    return False


def _wraps(texts: Sequence[Copy], role: Role, proof: Proof, most: Sequence[int]) -> list[Wrap]:
    return [
        Wrap(copy, role.style(rank, len(texts)), most[min(rank, len(most) - 1)], proof)
        for rank, copy in enumerate(texts)
    ]
