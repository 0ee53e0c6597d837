"""A YAML file as plain data, with the place of every key and value.

Only what a deck needs of YAML is read: mappings, lists and text. Every scalar is the
text as written (`no`, `1:30` and `012` too), an empty one is None; numbers are made
later, where a schema asks for them. What YAML offers beyond that, or gets wrong
silently, is refused with a fault.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from authoring.finding import Fault
from authoring.model import Place
from authoring.source.encoding import decode
from authoring.source.events import parser
from authoring.source.lines import Lines
from authoring.source.marks import Marks, Pointer
from authoring.source.tree import Tree
from authoring.source.wide_marks import wide_marks

_SEPARATORS = "\x85\u2028\u2029"
_QUOTES = frozenset("'\"|>")


@dataclass(frozen=True, slots=True)
class Document:
    """One file, read. `data` holds mappings, lists, text and None.

    A pointer is the keys and indexes that lead to a value from the top.
    """

    path: str
    text: str = field(repr=False)
    data: Any = field(repr=False)
    marks: Marks = field(compare=False, repr=False)
    lines: Lines = field(compare=False, repr=False)

    def place(self, pointer: Pointer) -> Place:
        """The place of a value, or of its nearest parent that exists."""
        _, node, _ = self.marks.find(self.data, pointer)
        return self.lines.place(self.path, *self.span(node))

    def key_place(self, pointer: Pointer) -> Place:
        """The place of the key of a value (in a list, of the item itself); where there
        is none, of the nearest parent that exists."""
        taken, node, key = self.marks.find(self.data, pointer)
        return self.lines.place(self.path, *self.span(key if taken == len(pointer) else node))

    def plain(self, pointer: Pointer) -> bool:
        """Whether a value exists, and is a scalar without quotes or block indicators."""
        taken, node, _ = self.marks.find(self.data, pointer)
        if taken < len(pointer) or node in self.marks.skips:
            return False
        start, end = self.marks.span(node)
        return start == end or self.text[start] not in _QUOTES

    def span(self, node: int) -> tuple[int, int]:
        """The offsets of a node, without the empty lines that a block scalar takes along."""
        start, end = self.marks.span(node)
        if start < end and self.text[start] in "|>":
            end = start + len(self.text[start:end].rstrip())
        return start, end

    def offset(self, line: int, column: int) -> int:
        """The offset in `text` of a line and column."""
        return self.lines.offset(line, column)


@dataclass(frozen=True, slots=True)
class Cursor:
    """A value's way back to its document: a model.Origin."""

    document: Document
    pointer: Pointer = ()

    def place(self, *keys: str | int) -> Place:
        return self.document.place(self.pointer + keys)

    def key(self, *keys: str | int) -> Place:
        return self.document.key_place(self.pointer + keys)

    def at(self, *keys: str | int) -> Cursor:
        """The cursor of what stands under these keys."""
        return Cursor(self.document, self.pointer + keys)


@dataclass(frozen=True, slots=True)
class Loaded:
    """A document and what reading it told. When `whole` is false, it has no data."""

    document: Document
    faults: tuple[Fault, ...]
    whole: bool


def load(path: str, content: bytes) -> Loaded:
    """Read the bytes of a file. Never raises; `path` is only for places."""
    text, refusals = decode(path, content)
    lines = Lines(text)
    if refusals:
        return Loaded(Document(path, text, None, Marks(), lines), refusals, whole=False)
    swaps = _separator_swaps(text)
    with _no_collection():
        tree = Tree(path, lines, parser(text.translate(swaps) if swaps else text))
        whole = tree.read()
    if not whole:
        return Loaded(Document(path, text, None, Marks(), lines), tuple(tree.faults), whole)
    marks = tree.marks()
    if wide := tuple(wide_marks(path, lines, marks)):
        return Loaded(Document(path, text, None, Marks(), lines), wide, whole=False)
    data = _translated(tree.data, {there: here for here, there in swaps.items()})
    return Loaded(Document(path, text, data, marks, lines), tuple(tree.faults), whole)


def _separator_swaps(text: str) -> dict[int, int]:
    """Stand-ins for the line separators of Unicode that a text contains.

    The parser, which is for YAML 1.1, would break lines at them. In YAML 1.2 and in
    every editor they are characters like others.
    """
    separators = [ord(character) for character in _SEPARATORS if character in text]
    unused = (code for code in range(0xE000, 0xF8FF) if chr(code) not in text)
    return dict(zip(separators, unused, strict=False))


def _translated(data: Any, swaps: dict[int, int]) -> Any:
    """Data with other characters; itself when there is nothing to swap."""
    if not swaps or data is None:
        return data
    if isinstance(data, str):
        return data.translate(swaps)
    if isinstance(data, dict):
        return {key.translate(swaps): _translated(value, swaps) for key, value in data.items()}
    return [_translated(item, swaps) for item in data]


@contextmanager
def _no_collection() -> Iterator[None]:
    """Without garbage collection: a large file makes hundreds of thousands of containers
    and no garbage, and looking for some costs more than the reading."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()
