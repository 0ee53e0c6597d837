"""The texts of a deck, as they stand in its files: what is said, in which locale, where.

Texts are found in the files and not on the cards, so that the words of an entry with
another fault are looked at too, and so that a fix knows the very characters to replace.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from authoring.finding import Fix, Flaw
from authoring.model import Place
from authoring.source.deck import Deck
from authoring.source.marks import Pointer, value_at
from authoring.source.memory import gathered
from authoring.source.yaml import Document, load


@dataclass(frozen=True, slots=True)
class Spoken:
    """Words in one locale of a deck, and the names of all its locales."""

    locale: str
    words: str
    document: Document
    pointer: Pointer
    locales: Collection[str] = ()

    @property
    def beside(self) -> tuple[tuple[str, str], ...]:
        """The same text in the other locales of the deck."""
        around = value_at(self.document.data, self.pointer[:-1])
        return tuple(
            (key, words)
            for key, words in (around.items() if isinstance(around, dict) else ())
            if key in self.locales and key != self.locale and isinstance(words, str)
        )

    @property
    def place(self) -> Place:
        return self.document.place(self.pointer)

    @property
    def raw(self) -> tuple[int, str]:
        """The offset of the scalar in its file, and its text with quotes and escapes."""
        _, node, _ = self.document.marks.find(self.document.data, self.pointer)
        start, end = self.document.span(node)
        return start, self.document.text[start:end]

    def part(self, start: int, end: int) -> Place:
        """The place of the words from `start` to `end`: of all of them, where the text is
        written in a way that does not show its characters one by one."""
        first, raw = self.raw
        offsets = _offsets(raw, self.words)
        if offsets is None:
            return self.place
        lines = self.document.lines
        return lines.place(self.document.path, first + offsets[start], first + offsets[end])

    def swap(self, start: int, end: int, instead: str) -> Fix | None:
        """The fix that puts other words in the place of those from `start` to `end`."""
        _, raw = self.raw
        offsets = _offsets(raw, self.words)
        if offsets is None:
            return None
        wanted = self.words[:start] + instead + self.words[end:]
        written = _escaped(instead, raw[:1])
        mended = raw[: offsets[start]] + written + raw[offsets[end] :]
        if _reads_as(mended, wanted):
            return Fix(self.part(start, end), written)
        return Fix(self.place, json.dumps(wanted, ensure_ascii=False))


def spoken(deck: Deck[Any]) -> Iterator[Spoken]:
    """Every text of a deck in one of the deck's locales, in the order of its files.

    A text is what stands under the name of a locale: a scalar, or a list of scalars.
    """
    for document in deck.documents:
        yield from _spoken(document, deck.header.locales)


def each_text(
    deck: Deck[Any], look: Callable[[Spoken, tuple[str, ...]], Iterable[Flaw]]
) -> Iterator[Flaw]:
    """What a function finds in each text of a deck, remembered for files that stay.

    It is given a text and the locales of the deck, and may depend on nothing else; it is
    the same function each time.
    """
    for document in deck.documents:
        yield from _looked(look, document, deck.header.locales)


@gathered
def _looked(
    look: Callable[[Spoken, tuple[str, ...]], Iterable[Flaw]],
    document: Document,
    locales: tuple[str, ...],
) -> Iterator[Flaw]:
    for text in _spoken(document, locales):
        yield from look(text, locales)


@gathered
def _spoken(document: Document, locales: tuple[str, ...]) -> Iterator[Spoken]:
    yield from _texts(document, document.data, (), frozenset(locales))


def _texts(
    document: Document, value: Any, pointer: Pointer, locales: Collection[str]
) -> Iterator[Spoken]:
    if isinstance(value, list):
        for index, item in enumerate(value):
            yield from _texts(document, item, (*pointer, index), locales)
    elif isinstance(value, dict):
        for key, inner in value.items():
            here = (*pointer, key)
            if key not in locales:
                yield from _texts(document, inner, here, locales)
            elif isinstance(inner, str):
                yield Spoken(key, inner, document, here, locales)
            elif isinstance(inner, list):
                for index, item in enumerate(inner):
                    if isinstance(item, str):
                        yield Spoken(key, item, document, (*here, index))


def _offsets(raw: str, words: str) -> list[int] | None:
    """Where each character of the words begins in the scalar as written, and where the
    last one ends. None when they are not written out one by one."""
    style = raw[:1]
    if style in "|>":
        return None
    at, end = (1, len(raw) - 1) if style in "'\"" else (0, len(raw))
    found = []
    for character in words:
        found.append(at)
        at = _behind(raw, at, character, style)
        if at < 0:
            return None
    found.append(at)
    return found if at == end else None


def _behind(raw: str, at: int, character: str, style: str) -> int:
    """The offset behind one character as written at an offset; -1 when it is another."""
    written = raw[at : at + 1]
    if style == "'" and raw.startswith("''", at):
        return at + 2 if character == "'" else -1
    if style == '"' and written == "\\":
        return at + 2 if raw[at + 1 : at + 2] == character and character in '"\\/' else -1
    folded = len(raw) - len(raw[at:].lstrip(" \t\r\n"))
    if character == " " and "\n" in raw[at:folded]:
        return folded
    return at + 1 if written == character else -1


def _escaped(words: str, style: str) -> str:
    if style == "'":
        return words.replace("'", "''")
    if style == '"':
        return words.replace("\\", "\\\\").replace('"', '\\"')
    return words


def _reads_as(raw: str, words: str) -> bool:
    """Whether a scalar, written so, means these words, also inside brackets."""
    read = load("", f"[{raw}\n]".encode(errors="replace")).document.data
    return isinstance(read, list) and read == [words]
