"""Marks as PDF operators: strings only, in millimetres with y down.

Whoever uses these has to turn the page's co-ordinates so that y runs down, and to know
the fonts: `Letters` writes the text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

from authoring.printing.face import Shape
from authoring.printing.ink import LIGHT, Inks
from authoring.printing.path import Segment, segments
from authoring.printing.svg import Paint

VERBS = {"M": "m", "L": "l", "C": "c", "Z": "h"}


@lru_cache(maxsize=1 << 12)
def number(value: float) -> str:
    """A number to a thousandth, as short as it goes."""
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def numbers(*values: float) -> str:
    return " ".join(map(number, values))


def matrix(*values: float) -> str:
    """A change of co-ordinates."""
    a, b, c, d, across, down = values
    return f"{a:.6g} {b:.6g} {c:.6g} {d:.6g} {numbers(across, down)} cm"


def clip(left: float, top: float, width: float, height: float) -> str:
    """A rectangle that what follows stays within."""
    return f"{numbers(left, top, width, height)} re W n"


def outline(parts: Iterable[Segment]) -> str:
    return " ".join(
        f"{numbers(*points)} {VERBS[verb]}" if points else VERBS[verb] for verb, points in parts
    )


@lru_cache(maxsize=4096)
def shape(mark: Shape, inks: Inks = LIGHT) -> str:
    """A shape; fills are non-zero, strokes have round ends and corners unless dashed."""
    words = []
    if mark.fill:
        words.append(inks.fill(mark.fill))
    if mark.stroke:
        words += [inks.stroke(mark.stroke), f"{number(mark.stroke_width)} w"]
        words.append(f"[{numbers(*mark.dash)}] 0 d 1 J 1 j" if mark.dash else "[] 0 d 1 J 1 j")
    words += [outline(segments(mark.path)), _painted(mark.fill, mark.stroke, even_odd=False)]
    return " ".join(words)


def paints(parts: Sequence[Paint], opacity: Callable[[float], str], inks: Inks = LIGHT) -> str:
    """A picture in its own units. `opacity` gives the name of the graphics state for one."""
    lines = []
    for part in parts:
        words = []
        saved = bool(part.clips) or part.opacity < 1
        if saved:
            words.append("q")
        for edge, even_odd in part.clips:
            words += [outline(edge), "W* n" if even_odd else "W n"]
        if part.opacity < 1:
            words.append(f"/{opacity(part.opacity)} gs")
        if part.fill:
            words.append(inks.fill(part.fill))
        if part.stroke:
            words.append(inks.stroke(part.stroke))
            words.append(f"{number(part.stroke_width)} w {part.cap} J {part.join} j")
        words += [outline(part.segments), _painted(part.fill, part.stroke, part.even_odd)]
        lines.append(" ".join([*words, "Q"] if saved else words))
    return "\n".join(lines)


def _painted(fill_colour: str | None, stroke_colour: str | None, even_odd: bool) -> str:
    verb = "B" if fill_colour and stroke_colour else "f" if fill_colour else "S"
    if verb == "S" or not even_odd:
        return verb if fill_colour or stroke_colour else "n"
    return verb + "*"
