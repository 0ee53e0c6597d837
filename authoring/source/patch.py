"""New values in a YAML file: what did not change stays to the byte, comments and all.

Values are compared with what stands in the file, and only the scalars, entries and items
that differ are spliced. What is written is read back, and must be what was wanted.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Any

from authoring.source.lines import BREAK
from authoring.source.marks import Pointer, value_at
from authoring.source.writing import block, flow, scalar
from authoring.source.yaml import Document, load

Edit = tuple[int, int, str]
"""What stands between two offsets becomes a text."""


class PatchError(Exception):
    """A change that cannot be spliced into the file as it is written."""


def patched(document: Document, changes: Mapping[Pointer, Any]) -> str:
    """The text of a file in which other values stand under these pointers.

    Values are plain data: mappings, lists, text, None. A pointer leads to a value that
    exists; to add an entry, give its mapping or list anew. Raises PatchError when the
    result would not read as wanted.
    """
    edits: list[Edit] = []
    wanted = document.data
    for pointer, value in changes.items():
        taken, node, _ = document.marks.find(document.data, pointer)
        if taken < len(pointer):
            raise PatchError(f"{document.path} has nothing at {'.'.join(map(str, pointer))}")
        edits += _Patch(document).edits(node, value_at(document.data, pointer), value)
        wanted = _with(wanted, pointer, value)
    text = _applied(document.text, sorted(edits))
    read = load(document.path, text.encode("utf-8"))
    if not read.whole or read.document.data != wanted:
        raise PatchError(f"{document.path} is written in a way that cannot be changed piecewise")
    return text


def _with(data: Any, pointer: Pointer, value: Any) -> Any:
    """Data with another value under a pointer; what it had is left alone."""
    if not pointer:
        return value
    step, *rest = pointer
    if isinstance(data, list):
        assert isinstance(step, int)
        return [*data[:step], _with(data[step], tuple(rest), value), *data[step + 1 :]]
    return {**data, step: _with(data[step], tuple(rest), value)}


def _applied(text: str, edits: list[Edit]) -> str:
    parts: list[str] = []
    behind = 0
    for start, end, words in edits:
        if start < behind:
            raise PatchError("two changes meet in one place")
        parts += [text[behind:start], words]
        behind = end
    return "".join((*parts, text[behind:]))


def _added(old: dict[str, Any], new: dict[str, Any]) -> dict[int | None, dict[str, Any]]:
    """New entries by the index of the old one that they stand behind; None for those with no
    such one before them."""
    places = {key: at for at, key in enumerate(old)}
    found: dict[int | None, dict[str, Any]] = {}
    behind: int | None = None
    for key, value in new.items():
        if key in places:
            behind = places[key]
        else:
            found.setdefault(behind, {})[key] = value
    return found


class _Whole(Exception):
    """The value cannot be changed piece by piece, and is written anew."""


@dataclass(frozen=True, slots=True)
class _Part:
    """An entry of a mapping or an item of a list, as it is written, and its value's node."""

    start: int
    end: int
    node: int


class _Patch:
    """The edits that turn values of a document into others."""

    def __init__(self, document: Document) -> None:
        self.document = document
        self.text = document.text
        self.marks = document.marks
        first = BREAK.search(self.text)
        self.newline = first[0] if first else "\n"

    def edits(self, node: int, old: Any, new: Any) -> Iterator[Edit]:
        """What to splice so that a node reads as `new`."""
        if old == new:
            return
        try:
            if isinstance(old, dict) and isinstance(new, dict):
                found = list(self._mapping(node, old, new))
            elif isinstance(old, list) and isinstance(new, list):
                found = list(self._list(node, old, new))
            else:
                raise _Whole
        except _Whole:
            found = [self._whole(node, new)]
        yield from found

    def _mapping(self, node: int, old: dict[str, Any], new: dict[str, Any]) -> Iterator[Edit]:
        parts = self._entries(node, old)
        for key, part in zip(old, parts, strict=True):
            if key in new:
                yield from self.edits(part.node, old[key], new[key])
        stays = [key in new for key in old]
        yield from self._lost(node, parts, stays)
        for at, added in _added(old, new).items():
            yield self._behind(node, parts, self._last(stays) if at is None else at, added)

    def _list(self, node: int, old: list[Any], new: list[Any]) -> Iterator[Edit]:
        parts = self._items(node)
        stays = [True] * len(old)
        prints = [[json.dumps(item, sort_keys=True) for item in side] for side in (old, new)]
        steps = SequenceMatcher(None, prints[0], prints[1], autojunk=False).get_opcodes()
        for what, start, end, first, last in steps:
            if what == "equal":
                continue
            shared = min(end - start, last - first)
            for step in range(shared):
                here = start + step
                yield from self.edits(parts[here].node, old[here], new[first + step])
            stays[start + shared : end] = [False] * (end - start - shared)
            more = new[first + shared : last]
            if more and start + shared:
                yield self._behind(node, parts, start + shared - 1, more)
            elif more:
                yield self._before(node, parts, more)
        yield from self._lost(node, parts, stays)

    def _lost(self, node: int, parts: list[_Part], stays: list[bool]) -> Iterator[Edit]:
        """Take away entries or items: their lines, or what stands between their commas."""
        if all(stays):
            return
        if not any(stays):
            raise _Whole
        in_flow, first = self._in_flow(node), stays.index(True)
        for at, part in enumerate(parts):
            if stays[at]:
                continue
            if not in_flow:
                yield self._line_start(part.start), self._line_end(part.end), ""
            elif at > first:
                yield parts[at - 1].end, part.end, ""
        if in_flow and first:
            yield parts[0].start, parts[first].start, ""

    def _last(self, stays: list[bool]) -> int:
        """The last entry that stays."""
        if not any(stays):
            raise _Whole
        return len(stays) - 1 - stays[::-1].index(True)

    def _behind(self, node: int, parts: list[_Part], at: int, more: Any) -> Edit:
        """New entries or items behind one that is there."""
        end = parts[at].end
        if self._in_flow(node):
            return end, end, f", {flow(more)[1:-1]}"
        column = self._column(parts[0].start)
        pieces = [[item] for item in more] if isinstance(more, list) else [more]
        gap, indent = self._gap(parts), " " * column
        lines = "".join(f"{gap}{indent}{self._block(one, column)}{self.newline}" for one in pieces)
        line_end = self._line_end(end)
        if self.text[line_end - 1 : line_end] in ("\n", "\r"):
            return line_end, line_end, lines
        return line_end, line_end, f"{self.newline}{lines}"

    def _gap(self, parts: list[_Part]) -> str:
        """The empty line that stands between entries or items, if one does."""
        if len(parts) < 2:
            return ""
        between = self.text[self._line_end(parts[-2].end) : parts[-1].start]
        return self.newline if not between.strip() and BREAK.search(between) else ""

    def _before(self, node: int, parts: list[_Part], more: Any) -> Edit:
        """New items at the head of a list."""
        if not parts:
            raise _Whole
        start = parts[0].start
        if self._in_flow(node):
            return start, start, f"{flow(more)[1:-1]}, "
        column = self._column(start)
        text = self._block(more, column)
        return start, start, f"{text}{self.newline}{' ' * column}"

    def _whole(self, node: int, new: Any) -> Edit:
        """Another value in the place of all that stands there."""
        start, end = self.marks.starts[node], self._end(node)
        words = flow(new) if isinstance(new, dict | list) else scalar(new)
        if start == end and words and self.text[start - 1 : start] not in (" ", "\t"):
            words = f" {words}"
        return start, end, words

    def _entries(self, node: int, data: dict[str, Any]) -> list[_Part]:
        parts = []
        for key in self.marks.keys(node, data).values():
            colon = self.text.index(":", self.marks.ends[key]) + 1
            parts.append(_Part(self.marks.starts[key], max(colon, self._end(key + 1)), key + 1))
        return parts

    def _items(self, node: int) -> list[_Part]:
        in_flow = self._in_flow(node)
        parts = []
        for item in self.marks.items(node):
            start = self.marks.starts[item]
            dash = start if in_flow else self.text.rindex("-", 0, start)
            parts.append(_Part(dash, self._end(item), item))
        return parts

    def _end(self, node: int) -> int:
        """Where the text of a value ends: comments and empty lines behind it are not its own."""
        if node not in self.marks.skips:
            return self.document.span(node)[1]
        if self._in_flow(node):
            return self.marks.ends[node]
        *_, last = self.marks.children(node)
        return max(self._end(last), self.marks.ends[last - 1] if last > node + 1 else 0)

    def _in_flow(self, node: int) -> bool:
        return self.text[self.marks.starts[node] :][:1] in ("{", "[")

    def _block(self, more: Any, column: int) -> str:
        return block(more, column).replace("\n", self.newline)

    def _column(self, offset: int) -> int:
        return offset - self._break_before(offset)

    def _line_start(self, offset: int) -> int:
        """Where a line begins that nothing stands on before an offset."""
        start = self._break_before(offset)
        if self.text[start:offset].strip(" "):
            raise _Whole
        return start

    def _break_before(self, offset: int) -> int:
        return max(self.text.rfind("\n", 0, offset), self.text.rfind("\r", 0, offset)) + 1

    def _line_end(self, offset: int) -> int:
        """The offset behind the line break of the line that an offset is in."""
        found = BREAK.search(self.text, offset)
        return found.end() if found else len(self.text)
