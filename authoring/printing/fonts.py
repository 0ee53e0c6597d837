"""Typefaces as measures: which characters a face has, and how wide text in it runs.

Measures are in em: multiply by the type size. HarfBuzz is imported when the first
face is measured.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from operator import sub
from pathlib import Path
from typing import Any

from authoring.printing.script import HALF_BLANK_BEFORE, HALF_BLANK_BEHIND, is_common_han

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


LAYOUT = frozenset({b"GPOS", b"GSUB", b"kern", b"morx", b"kerx"})
"""The tables that change how characters stand beside each other."""

HEAD = 12 + 16 * 64
"""Bytes that hold the list of a file's tables."""


def unfit(path: Path) -> str | None:
    """Why a file is no typeface that can be embedded; None when it is one."""
    content = _head(path)
    if content[:4] == b"OTTO":
        return "has PostScript outlines, and only TrueType ones can be embedded"
    if content[:4] not in (b"\0\1\0\0", b"true"):
        return "is no TrueType font"
    lacking = sorted(NEEDED - _tables(content))
    if lacking:
        return f"lacks its table {lacking[0].decode()}"
    return "is cut short" if path.stat().st_size < _end(content) else None


def _head(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(HEAD)


def _tables(content: bytes) -> frozenset[bytes]:
    """The names of the tables of a TrueType file, by its first bytes."""
    count = int.from_bytes(content[4:6], "big")
    return frozenset(content[12 + 16 * at : 16 + 16 * at] for at in range(count))


def _end(content: bytes) -> int:
    """How many bytes a TrueType file has at least, by its first bytes."""
    count = int.from_bytes(content[4:6], "big")
    entries = (content[12 + 16 * at : 28 + 16 * at] for at in range(count))
    return max(
        int.from_bytes(entry[8:12], "big") + int.from_bytes(entry[12:16], "big")
        for entry in entries
    )


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
    _known: list[_Shaper] = field(default_factory=list, compare=False, repr=False)

    @property
    def _shaper(self) -> _Shaper:
        if not self._known:
            self._known.append(_shaper(self.path))
        return self._known[0]

    def has(self, character: str) -> bool:
        """Whether the face has a glyph for this one character."""
        return self._shaper.has(character)

    def advance(self, text: str) -> float:
        """The width of the text with kerning, in em."""
        return self._shaper.advance(text)

    def gaps(self, text: str) -> tuple[float, ...]:
        """What kerning adds behind each character, in em."""
        return self._shaper.gaps(text)

    def ink(self, text: str) -> Ink:
        """Where the text blackens the paper, in em."""
        return self._shaper.ink(text)

    @property
    def capital(self) -> float:
        """The height of a capital letter, in em."""
        return self._shaper.capital


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
    _even: bool = False
    _lines: dict[str, tuple[float, ...]] = field(default_factory=dict)
    _widths: dict[str, float | None] = field(default_factory=dict)
    _numbers: dict[float, float] = field(default_factory=dict)

    def __post_init__(self) -> None:
        import uharfbuzz

        face = uharfbuzz.Face(uharfbuzz.Blob.from_file_path(str(self.path)))
        self._font = uharfbuzz.Font(face)
        self._em = float(face.upem)
        self._even = LAYOUT.isdisjoint(_tables(_head(self.path)))
        capital = self._font.get_metric_position(uharfbuzz.OTMetricsTag.CAP_HEIGHT)
        if capital:
            self.capital = capital / self._em

    def has(self, character: str) -> bool:
        return self._width(character) is not None

    def advance(self, text: str) -> float:
        return sum(self._kerned(text))

    def gaps(self, text: str) -> tuple[float, ...]:
        if self._is_even(text):
            return (0.0,) * len(text)
        return tuple(map(sub, self._kerned(text), self._plain(text)))

    def ink(self, text: str) -> Ink:
        start, edges = 0.0, []
        for character, kerned in zip(text, self._kerned(text), strict=True):
            glyph = self._font.get_nominal_glyph(ord(character)) or 0
            box = self._font.get_glyph_extents(glyph)
            if box is not None and box.width:
                left, top = start + box.x_bearing / self._em, box.y_bearing / self._em
                edges.append((left, left + box.width / self._em, top, top + box.height / self._em))
            start += kerned
        if not edges:
            return Ink(0.0, start, 0.0, 0.0)
        left, right, top, bottom = zip(*edges, strict=True)
        return Ink(min(left), max(right), max(top), min(bottom))

    def _is_even(self, text: str) -> bool:
        """Whether the text is of characters that always keep the width of their glyphs."""
        return self._even and is_common_han(text)

    def _width(self, character: str) -> float | None:
        """How far a character advances by itself, in em; None where it has no glyph."""
        if character not in self._widths:
            glyph = self._font.get_nominal_glyph(ord(character))
            width = self._font.get_glyph_h_advance(glyph) / self._em if glyph else None
            self._widths[character] = width
        return self._widths[character]

    def _plain(self, text: str) -> list[float]:
        """The advance of each character without kerning."""
        found = [self._widths.get(character) or self._width(character) for character in text]
        return [self._missing if width is None else width for width in found]

    @property
    def _missing(self) -> float:
        """The advance of what stands for characters that the face lacks."""
        return float(self._font.get_glyph_h_advance(0)) / self._em

    def _kerned(self, text: str) -> Sequence[float]:
        """The advance of each character with kerning."""
        if self._is_even(text):
            return self._plain(text)
        found = self._lines.get(text)
        if found is None:
            kerned = self._shaped(text) or self._plain(text)
            if not HALF_BLANK.isdisjoint(text):
                kerned = list(map(sub, kerned, _squeezes(text)))
            found = tuple(self._numbers.setdefault(width, width) for width in kerned)
            self._lines[text] = found
        return found

    def _shaped(self, text: str) -> list[float] | None:
        """The advance of each character with kerning; None where characters do not come
        out as one glyph each."""
        import uharfbuzz

        buffer = uharfbuzz.Buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        uharfbuzz.shape(self._font, buffer, PLAIN)
        positions = buffer.glyph_positions
        if len(positions) != len(text):
            return None
        return [position.x_advance / self._em for position in positions]
