"""Flat pictures told at a glance: a proof that a file can be drawn, without drawing it.

Whoever only wants to know what is wrong with a deck need not turn hundreds of outlines
into curves. A proof only ever says yes where `svg.read` draws the file; on no, or in
doubt, the file is read.
"""

from __future__ import annotations

import re
from functools import lru_cache

from authoring.printing.xml import LARGEST

_NUMBER = r"[-+]?(?:\d{1,6}(?:\.\d{0,9})?|\.\d{1,9})(?![\deE])"
_COLOUR = r'"(?:none|#[0-9A-Fa-f]{6}|#[0-9A-Fa-f]{3})"'
_GAP = r"[\s,]*+"


def _numbers(count: int) -> str:
    return f"(?:{_GAP}(?>{_NUMBER})){{{count}}}"


def _command(letters: str, numbers: str) -> str:
    """A drawing command with its numbers, once or more often."""
    return f"{_GAP}[{letters}](?:{numbers})++"


_ARC = f"{_numbers(3)}(?:{_GAP}[01]){{2}}{_numbers(2)}"
_COMMANDS = (
    _command("MmLlTt", _numbers(2)),
    _command("HhVv", _numbers(1)),
    _command("Cc", _numbers(6)),
    _command("SsQq", _numbers(4)),
    _command("Aa", _ARC),
    f"{_GAP}[Zz]",
)
_OUTLINE = f"(?={_GAP}[Mm])(?>{'|'.join(_COMMANDS)})++{_GAP}"


def _element(name: str, attributes: str) -> str:
    """An element whose attributes are paint and these."""
    paint = f' fill={_COLOUR}| (?:fill|clip)-rule="evenodd"'
    return f"<{name}(?>{paint}|{attributes})*+/>"


def _measures(names: str) -> str:
    return f' (?:{names})="(?>{_NUMBER})"'


_SHAPES = (
    _element("path", f' d="{_OUTLINE}"'),
    _element("circle", _measures("cx|cy|r")),
    _element("ellipse", _measures("cx|cy|rx|ry")),
    _element("rect", _measures("x|y|width|height|rx|ry")),
)
_SHAPE = f"(?>{'|'.join(_SHAPES)})"
_GROUP = f"<g(?: fill={_COLOUR})?>{_SHAPE}*+</g>"
_PICTURE = re.compile(
    r'\s*<svg xmlns="http://www\.w3\.org/2000/svg"(?: (?:width|height)="\d{1,6}"){0,2}'
    r' viewBox="0 0 [1-9]\d{0,5} [1-9]\d{0,5}"'
    rf"(?: fill={_COLOUR})?>\s*(?:(?>{_SHAPE}|{_GROUP})\s*)*+</svg>\s*",
    re.ASCII,
)
_CANVAS = re.compile(r' viewBox="0 0 (\d+) (\d+)"')
_BEGINNING = re.compile(
    rf'<path(?=[^>]* fill="#)[^>]* d="{_GAP}[Mm]{_GAP}({_NUMBER}){_GAP}({_NUMBER}){_GAP}'
    rf"(?:[CcSsQqTtAa]|[Hh]{_NUMBER}[Vv]|[Vv]{_NUMBER}[Hh]|[Ll]{_NUMBER}{_GAP}{_NUMBER}[HhVvCcSsAa])"
)
"""Where a shape of a colour begins that is surely no line or point."""

_TAG = re.compile(r"<[^>]*>")
_ATTRIBUTE = re.compile(r' ([a-z-]+)="')


@lru_cache(maxsize=4096)
def proves(content: bytes) -> bool:
    """Whether the file of a picture surely can be drawn."""
    if len(content) > LARGEST:
        return False
    try:
        text = content.decode("ascii")
    except UnicodeDecodeError:
        return False
    return (
        _PICTURE.fullmatch(text) is not None
        and _shows(text)
        and not any(map(_repeats, _TAG.findall(text)))
    )


def _shows(text: str) -> bool:
    """Whether something is surely painted within the canvas: a shape that begins there."""
    width, height = map(int, _CANVAS.findall(text)[0])
    return any(
        0 < float(across) < width and 0 < float(down) < height
        for across, down in _BEGINNING.findall(text)
    )


def _repeats(tag: str) -> bool:
    """Whether an attribute stands twice in a tag, which XML forbids."""
    names = _ATTRIBUTE.findall(tag)
    return len(set(names)) < len(names)
