"""PO files, read strictly: what other readers would guess at is refused with its line.

The grammar is that of GNU gettext: comments, an optional `msgctxt`, a `msgid`, an optional
`msgid_plural`, and one `msgstr` or numbered ones; every text in double quotes, and on as
many lines as it likes.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from authoring.source.lines import BREAK
from authoring.source.nearest import nearest

CONTEXT, ID, PLURAL, TEXT = "msgctxt", "msgid", "msgid_plural", "msgstr"
KEYWORDS = (CONTEXT, ID, PLURAL, TEXT)

_KEYWORD = re.compile(r"([A-Za-z_]+)(\[\d+\])?[ \t]*")
_QUOTED = re.compile(r'"((?:[^"\\]|\\.)*)"')
_ESCAPE = re.compile(r"\\(.)")
_ESCAPES = {"n": "\n", "t": "\t", "r": "\r", '"': '"', "\\": "\\"} | {
    "a": "\a", "b": "\b", "f": "\f", "v": "\v",
}  # fmt: skip


class PoError(Exception):
    """A line that is no PO. `line` and `column` count from 1."""

    def __init__(self, line: int, column: int, message: str, hint: str) -> None:
        super().__init__(f"{line}:{column}: {message}; {hint}")
        self.line, self.column = line, column


@dataclass(slots=True)
class Unit:
    """One entry. `texts` are its texts by keyword (all numbered ones under `msgstr`),
    `lines` the line that each of them begins in."""

    flags: frozenset[str] = frozenset()
    obsolete: bool = False
    texts: dict[str, str] = field(default_factory=dict)
    lines: dict[str, int] = field(default_factory=dict)

    @property
    def line(self) -> int:
        """The line of its first keyword."""
        return min(self.lines.values(), default=0)

    @property
    def is_header(self) -> bool:
        """Whether it is the entry that tells of the file."""
        return not self.obsolete and self.texts.get(ID) == "" and CONTEXT not in self.texts

    def header(self) -> dict[str, str]:
        """What the header says, by names in lower case."""
        pairs = (line.partition(":") for line in self.texts.get(TEXT, "").split("\n"))
        return {name.strip().lower(): value.strip() for name, _, value in pairs if name.strip()}


def units(text: str) -> Iterator[Unit]:
    """The entries of a PO file, the header among them. Raises PoError."""
    reading = _Reading()
    for number, line in enumerate(BREAK.split(text), 1):
        yield from reading.line(number, line)
    yield from reading.end()


class _Reading:
    """The reading of one file, line by line."""

    def __init__(self) -> None:
        self.unit = Unit()
        self.keyword = ""

    def line(self, number: int, line: str) -> Iterator[Unit]:
        """Take one line; give the entry that it shows to be whole."""
        words = line.strip(" \t")
        column = len(line) - len(line.lstrip(" \t")) + 1
        obsolete = words.startswith("#~")
        if obsolete:
            rest = words[2:].lstrip(" \t")
            column += len(words) - len(rest)
            words = "" if rest.startswith("|") else rest
        elif words.startswith("#"):
            yield from self._comment(words)
            return
        if not words:
            return
        found = None if words.startswith('"') else _KEYWORD.match(words)
        if found and found[1] in KEYWORDS and bool(found[2]) <= (found[1] == TEXT):
            yield from self._begin(found[1], bool(found[2]), number, column)
            self.unit.obsolete = obsolete
            words, column = words[found.end() :], column + found.end()
        elif not words.startswith('"'):
            raise _stranger(number, column, words)
        elif not self.keyword:
            hint = "write msgid or msgstr before it"
            raise PoError(number, column, "a text belongs to no keyword", hint)
        self.unit.texts[self.keyword] += _text(number, column, words)

    def end(self) -> Iterator[Unit]:
        """The last entry, if there is one."""
        if self.unit.texts:
            yield self._whole()

    def _comment(self, words: str) -> Iterator[Unit]:
        """A comment: behind a translation it belongs to the next entry."""
        if TEXT in self.unit.texts:
            yield self._whole()
        self.keyword = ""
        if words.startswith("#,"):
            self.unit.flags |= {flag.strip() for flag in words[2:].split(",")}

    def _begin(self, keyword: str, numbered: bool, number: int, column: int) -> Iterator[Unit]:
        """A keyword: of this entry, or of the next one."""
        if TEXT in self.unit.texts and keyword in (CONTEXT, ID):
            yield self._whole()
        if keyword in self.unit.texts and not (keyword == TEXT and numbered):
            message = f"{keyword} stands twice in one entry"
            raise PoError(number, column, message, "keep one of them")
        if keyword != CONTEXT and keyword != ID and ID not in self.unit.texts:
            raise PoError(
                number, column, f"{keyword} stands before a msgid", "write the msgid first"
            )
        if keyword == CONTEXT and self.unit.texts:
            raise PoError(number, column, "msgctxt stands behind its msgid", "put it before")
        self.keyword = keyword
        self.unit.texts.setdefault(keyword, "")
        self.unit.lines.setdefault(keyword, number)

    def _whole(self) -> Unit:
        """The entry read so far; another one begins."""
        unit, self.unit, self.keyword = self.unit, Unit(), ""
        if TEXT not in unit.texts:
            raise PoError(unit.line, 1, "the entry that begins here has no msgstr", "write one")
        return unit


def _stranger(number: int, column: int, words: str) -> PoError:
    """A line that begins with nothing known."""
    first = (_KEYWORD.match(words) or [words, ""])[1]
    meant = nearest(first, KEYWORDS) if first else None
    if meant and meant != first:
        return PoError(number, column, f"{first!r} is no keyword", f"did you mean {meant}?")
    return PoError(number, column, "a text stands without quotes", 'put it between " and "')


def _text(number: int, column: int, words: str) -> str:
    """The text in quotes that the rest of a line is."""
    found = _QUOTED.match(words)
    if not words.startswith('"'):
        raise PoError(number, column, "a text stands without quotes", 'put it between " and "')
    if found is None:
        raise PoError(number, column, "the quotes are never closed", 'end the line with "')
    if found.end() < len(words):
        hint = 'write \\" for a quote inside a text'
        raise PoError(number, column + found.end(), "something stands behind the quotes", hint)
    for escape in _ESCAPE.finditer(found[1]):
        if escape[1] not in _ESCAPES:
            at = column + 1 + escape.start()
            hint = "write \\\\ for a backslash"
            raise PoError(number, at, f"there is no escape {escape[0]}", hint)
    return _ESCAPE.sub(lambda escape: _ESCAPES[escape[1]], found[1])
