"""The typefaces of a page, cut down to the characters that it shows."""

from __future__ import annotations

import base64
import io
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from authoring.resources import folder


@dataclass(frozen=True, slots=True)
class Typeface:
    """A typeface by its family name and its file among the fonts of the theme."""

    name: str
    file: str

    @property
    def path(self) -> Path:
        return folder("content") / "theme" / "fonts" / self.file


FACES = (
    Typeface("Nunito SemiBold", "Nunito-SemiBold.ttf"),
    Typeface("Noto Sans SC Medium", "NotoSansSC-Medium.ttf"),
)
"""The first that has a character sets it."""


def embedded(face: Typeface, text: str) -> str:
    """The face with the characters of `text` that no face before it has, as base64 of WOFF;
    "" when there are none. The same text gives the same bytes."""
    wanted = {ord(char) for char in text} & _covered(face)
    for before in FACES[: FACES.index(face)]:
        wanted -= _covered(before)
    return base64.b64encode(_cut(face, frozenset(wanted))).decode("ascii") if wanted else ""


@cache
def _covered(face: Typeface) -> frozenset[int]:
    from fontTools.ttLib import TTFont

    with TTFont(face.path, lazy=True) as font:
        return frozenset(font.getBestCmap())


def _cut(face: Typeface, wanted: frozenset[int]) -> bytes:
    from fontTools import subset

    options = subset.Options(flavor="woff", layout_features=["kern"], notdef_outline=True)
    font = subset.load_font(face.path, options, dontLoadGlyphNames=True)
    font.recalcTimestamp = False
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=wanted)
    cutter.subset(font)
    out = io.BytesIO()
    subset.save_font(font, out, options)
    font.close()
    return out.getvalue()
