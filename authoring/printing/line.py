"""One line of text: its characters given to faces, and measured."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from authoring.model import Place
from authoring.printing import script
from authoring.printing.fonts import Stack, Typeface
from authoring.printing.proof import Proof

AUTOSPACE = 0.1
"""The gap between a Chinese character and a Latin letter or number, in em."""

WIDEST = 1.3
"""No character is wider, in em, with the gap that may be set before it."""

_PLAIN = re.compile(r"[!-~]+(?: [!-~]+)*")
_SPACES = re.compile(r"[ \t\r\n]+")


SPREAD = 1.05
"""So much longer may words be in pieces than on one line, where letters are kerned."""


@dataclass(frozen=True, slots=True)
class Copy:
    """Words to be set: whose they are, and where they were written, which is only worked
    out when somebody has to be told."""

    words: str
    locale: str
    card: str
    written: Place | Callable[[], Place]

    @property
    def place(self) -> Place:
        return self.written if isinstance(self.written, Place) else self.written()


@dataclass(frozen=True, slots=True)
class Run:
    """Text in one face, `start` em from the start of its line."""

    text: str
    face: Typeface
    start: float


@dataclass(frozen=True, slots=True)
class Line:
    """One line: its runs, and how far it runs on; all in em.

    `before` and `behind` are the blank halves of full-width marks at its ends, which
    count for nothing when it is fitted and aligned.
    """

    runs: tuple[Run, ...]
    advance: float
    before: float
    behind: float
    han: bool

    @property
    def width(self) -> float:
        return self.advance - self.before - self.behind


def clean(copy: Copy) -> str:
    """The words composed and on one line, with single spaces; spaces that do not break
    stay what they are."""
    composed = unicodedata.normalize("NFC", copy.words).replace("\u202f", "\u00a0")
    return _SPACES.sub(" ", composed).strip(" ")


def plain(words: str, copy: Copy, stack: Stack) -> Line:
    """Words as a line, of whose missing characters nobody has to be told again."""
    return _line(words, copy.locale, stack)[0]


def measured(texts: Sequence[str], copy: Copy, stack: Stack, proof: Proof) -> tuple[Line, ...]:
    """Each text as a line; what no face has goes into the proof and is left out."""
    found = [_line(text, copy.locale, stack) for text in texts]
    if missing := [character for _, lacking in found for character in lacking]:
        proof.no_glyph(copy.place, copy.card, copy.locale, missing)
    return tuple(line for line, _ in found)


def lines_at_most(words: str, room: float) -> float:
    """How many lines running text surely does not exceed in a room (em), without measuring it:
    no two lines that follow each other would go on one, so each is half full on average."""
    return 2 * len(words) * WIDEST / room + 1


def fewer_lines_at_most(copy: Copy, stack: Stack, room: float) -> float:
    """The same, by the words as they are measured: much closer, and not as soon known."""
    return 2 * SPREAD * plain(clean(copy), copy, stack).advance / room + 1


def only_face(copy: Copy, stack: Stack) -> Typeface | None:
    """The face of words in plain ASCII alone or plain Chinese alone; None where they are more
    than that, or need several faces."""
    words = copy.words
    if script.is_common_han(words):
        own = script.HAN
    elif script.of_locale(copy.locale) == script.LATIN and _PLAIN.fullmatch(words):
        own = script.LATIN
    else:
        return None
    faces = {stack.face(sign, own) for sign in words}
    return faces.pop() if len(faces) == 1 else None


def prove(copy: Copy, stack: Stack, proof: Proof) -> None:
    """Take down what no face has, without measuring the words."""
    words = clean(copy)
    faces = map(stack.face, words, script.of_characters(words, copy.locale))
    if missing := [sign for sign, face in zip(words, faces, strict=True) if face is None]:
        proof.no_glyph(copy.place, copy.card, copy.locale, missing)


@lru_cache(maxsize=1 << 15)
def _line(words: str, locale: str, stack: Stack) -> tuple[Line, tuple[str, ...]]:
    """The words as a line, and the characters of them that no face has."""
    faces = list(map(stack.face, words, script.of_characters(words, locale)))
    runs: list[Run] = []
    if faces and faces[0] is not None and faces.count(faces[0]) == len(faces):
        at = _add(runs, words, faces[0], 0.0)
    else:
        at = _mixed(words, faces, runs)
    missing = tuple(sign for sign, face in zip(words, faces, strict=True) if face is None)
    han = not words.isascii() and any(
        script.is_han(sign) for sign, face in zip(words, faces, strict=True) if face is not None
    )
    before = 0.5 if words[:1] in script.HALF_BLANK_BEFORE and han else 0.0
    behind = 0.5 if words[-1:] in script.HALF_BLANK_BEHIND and han else 0.0
    return Line(tuple(runs), at, before, behind, han), missing


def _mixed(words: str, faces: Sequence[Typeface | None], runs: list[Run]) -> float:
    """Add a run for each stretch of one face; how far they run on."""
    held, face, at, was = "", None, 0.0, ""
    for character, found in zip(words, faces, strict=True):
        if found is None:
            continue
        if face is not None and found != face:
            at += _add(runs, held, face, at)
            at += AUTOSPACE if _meet(was, character) else 0.0
            held = ""
        held, face, was = held + character, found, character
    return at + _add(runs, held, face, at) if face is not None else at


def _add(runs: list[Run], text: str, face: Typeface, start: float) -> float:
    runs.append(Run(text, face, start))
    return face.advance(text)


def _meet(before: str, after: str) -> bool:
    """Whether a letter or number meets a Chinese character here."""
    return before.isalnum() and after.isalnum() and script.is_han(before) != script.is_han(after)
