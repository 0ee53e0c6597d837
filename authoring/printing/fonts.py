"""Typefaces as measures: which characters a face has, and how wide text in it runs.

Measures are in em: multiply by the type size. HarfBuzz is imported when the first
face is measured.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

from authoring.printing.script import HALF_BLANK_BEFORE, HALF_BLANK_BEHIND

PLAIN = {"kern": True, "liga": False, "clig": False, "ccmp": False, "locl": False}
"""Kerning, and nothing that would break the tie of one glyph to one character."""

HALF_BLANK = HALF_BLANK_BEFORE | HALF_BLANK_BEHIND
_SQUEEZED = frozenset(
    [*product(HALF_BLANK_BEHIND, HALF_BLANK), *product(HALF_BLANK_BEFORE, HALF_BLANK_BEFORE)]
)
"""Marks that are half blank towards each other."""

FALLBACK_CAPITAL = 0.7
"""The height of capitals where a face does not say."""


NEEDED = frozenset({b"cmap", b"glyf", b"head", b"hhea", b"hmtx", b"loca", b"maxp"})
"""The tables without which a TrueType file cannot be set or embedded."""


def unfit(path: Path) -> str | None:
    """Why a file is no typeface that can be embedded; None when it is one."""
    content = path.read_bytes()[: 12 + 16 * 64]
    if content[:4] == b"OTTO":
        return "has PostScript outlines, and only TrueType ones can be embedded"
    if content[:4] not in (b"\0\1\0\0", b"true"):
        return "is no TrueType font"
    count = int.from_bytes(content[4:6], "big")
    tables = {content[12 + 16 * at : 16 + 16 * at] for at in range(count)}
    lacking = sorted(NEEDED - tables)
    return f"lacks its table {lacking[0].decode()}" if lacking else None


@dataclass(frozen=True, slots=True)
class Ink:
    """How far the ink of a line reaches, in em: left and right from its start, and
    above (positive) and below (negative) from its baseline."""

    left: float
    right: float
    top: float
    bottom: float


@dataclass(frozen=True, slots=True)
class Typeface:
    """A TrueType file by the name that the theme gives it."""

    name: str
    path: Path

    def has(self, character: str) -> bool:
        """Whether the face has a glyph for this one character."""
        return _shaper(self.path).has(character)

    def advance(self, text: str) -> float:
        """The width of the text with kerning, in em."""
        return _shaper(self.path).advance(text)

    def gaps(self, text: str) -> tuple[float, ...]:
        """What kerning adds behind each character, in em."""
        return _shaper(self.path).gaps(text)

    def ink(self, text: str) -> Ink:
        """Where the text blackens the paper, in em."""
        return _shaper(self.path).ink(text)

    @property
    def capital(self) -> float:
        """The height of a capital letter, in em."""
        return _shaper(self.path).capital


@dataclass(frozen=True, slots=True, eq=False)
class Stack:
    """The faces that text is set in, the first one asked first, for each script.

    Compared by identity: lines measured in a stack are kept as long as it is in use.
    """

    name: str
    scripts: Mapping[str, tuple[Typeface, ...]]
    _found: dict[tuple[str, str], Typeface | None] = field(default_factory=dict, repr=False)

    def face(self, character: str, script: str) -> Typeface | None:
        """The face for a character in text of this script; None when none has it."""
        asked = (character, script)
        if asked not in self._found:
            faces = self.scripts.get(script, ())
            self._found[asked] = next((face for face in faces if face.has(character)), None)
        return self._found[asked]


@cache
def _shaper(path: Path) -> _Shaper:
    return _Shaper(path)


def _squeezes(text: str) -> list[float]:
    """What each full-width mark gives up to a full-width mark behind it, in em: both
    would be half blank, and the two blanks would make a hole."""
    return [
        0.5 if (before, after) in _SQUEEZED else 0.0
        for before, after in zip(text, (*text[1:], ""), strict=True)
    ]


@dataclass(slots=True)
class _Shaper:
    """HarfBuzz's view of one file, with what it was asked before."""

    path: Path
    capital: float = FALLBACK_CAPITAL
    _font: Any = None
    _em: float = 1000.0
    _lines: dict[str, tuple[tuple[int, float, float], ...]] = field(default_factory=dict)
    _has: dict[str, bool] = field(default_factory=dict)

    def __post_init__(self) -> None:
        import uharfbuzz

        face = uharfbuzz.Face(uharfbuzz.Blob.from_file_path(str(self.path)))
        self._font = uharfbuzz.Font(face)
        self._em = float(face.upem)
        capital = self._font.get_metric_position(uharfbuzz.OTMetricsTag.CAP_HEIGHT)
        if capital:
            self.capital = capital / self._em

    def has(self, character: str) -> bool:
        found = self._has.get(character)
        if found is None:
            found = bool(self._font.get_nominal_glyph(ord(character)))
            self._has[character] = found
        return found

    def advance(self, text: str) -> float:
        return sum(kerned for _, kerned, _ in self._shape(text))

    def gaps(self, text: str) -> tuple[float, ...]:
        return tuple(kerned - plain for _, kerned, plain in self._shape(text))

    def ink(self, text: str) -> Ink:
        start, edges = 0.0, []
        for glyph, kerned, _ in self._shape(text):
            box = self._font.get_glyph_extents(glyph)
            if box is not None and box.width:
                left, top = start + box.x_bearing / self._em, box.y_bearing / self._em
                edges.append((left, left + box.width / self._em, top, top + box.height / self._em))
            start += kerned
        if not edges:
            return Ink(0.0, start, 0.0, 0.0)
        left, right, top, bottom = zip(*edges, strict=True)
        return Ink(min(left), max(right), max(top), min(bottom))

    def _shape(self, text: str) -> tuple[tuple[int, float, float], ...]:
        """Glyph, advance with kerning and advance without, of each character."""
        found = self._lines.get(text)
        if found is None:
            glyphs = [self._font.get_nominal_glyph(ord(character)) or 0 for character in text]
            plain = [self._font.get_glyph_h_advance(glyph) / self._em for glyph in glyphs]
            kerned = self._kerned(text) or plain
            if not HALF_BLANK.isdisjoint(text):
                kerned = [
                    one - squeeze for one, squeeze in zip(kerned, _squeezes(text), strict=True)
                ]
            found = tuple(zip(glyphs, kerned, plain, strict=True))
            self._lines[text] = found
        return found

    def _kerned(self, text: str) -> list[float] | None:
        """The advance of each character with kerning; None where characters do not come
        out as one glyph each."""
        import uharfbuzz

        buffer = uharfbuzz.Buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        uharfbuzz.shape(self._font, buffer, PLAIN)
        if len(buffer.glyph_positions) != len(text):
            return None
        return [position.x_advance / self._em for position in buffer.glyph_positions]
