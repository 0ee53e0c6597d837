"""Parser events to plain data (mappings, lists, text) and the marks of every node."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import yaml

from authoring.finding import Fault, Fix, Flaw, Severity
from authoring.source import syntax
from authoring.source.events import (
    ALIAS,
    DOCUMENT,
    MAPPING,
    MAPPING_END,
    SCALAR,
    SEQUENCE,
    SEQUENCE_END,
    STREAM_END,
)
from authoring.source.lines import Lines
from authoring.source.marks import Marks
from authoring.source.scalar import other_reading

MAX_DEPTH = 40
"""How deep mappings and lists may nest. The decks that ship need less than a third of it."""

MOST_FAULTS = 1000
"""So many mistakes of one file are told; what stands behind the last is not read."""

_PROPERTY = re.compile(r"(?:[&!][^\s,\[\]{}]*[ \t]*(?:\r\n|\n|\r)?[ \t]*)+")
_WORD = re.compile(r"[&*!][^\s,\[\]{}]*")


class _Stop(Exception):
    """Nothing behind this point can be read."""


class Tree:
    """One reading of one text. `read` may be called once."""

    def __init__(self, path: str, lines: Lines, source: Any) -> None:
        self.path = path
        self.lines = lines
        self.next_event: Callable[[], Any] = source.get_event
        self.starts: list[int] = []
        self.ends: list[int] = []
        self.skips: dict[int, int] = {}
        self.hidden: set[int] = set()
        self.tainted: set[int] = set()
        self.faults: list[Fault] = []
        self.names: dict[str, str] = {}
        self.words: dict[str, str] = {}
        self.depth = 0
        self.closed = 0
        self.flow_end = 0
        self.data: Any = None

    def read(self) -> bool:
        """Read the first document. False when it cannot be read to its end."""
        try:
            return self._document()
        except _Stop:
            return False
        except yaml.YAMLError as error:
            if "nesting" in str(error):
                self._too_deep(self._bracket_too_many())
                return False
            self.faults.append(syntax.fault(self.path, self.lines, error))
            return False

    def marks(self) -> Marks:
        return Marks(
            self.starts, self.ends, self.skips, frozenset(self.hidden), frozenset(self.tainted)
        )

    def _document(self) -> bool:
        next_event = self.next_event
        event: Any = next_event()
        while type(event) is not DOCUMENT:
            if type(event) is STREAM_END:
                return True
            event = next_event()
        self.data = self._value(next_event())
        event = next_event()
        while type(event) is not STREAM_END:
            kind = type(event)
            if kind is DOCUMENT:
                start = event.start_mark.index
                self._tell(
                    "second-document",
                    start,
                    start + 3,
                    "a second document begins here, and it would never be read",
                    "keep one document a file: delete the line, or move the rest to its own file",
                )
                break
            event = next_event()
        return True

    def _tell(
        self,
        check: str,
        start: int,
        end: int,
        message: str,
        hint: str,
        fix: str | None = None,
        severity: Severity | None = None,
    ) -> None:
        place = self.lines.place(self.path, start, end)
        splice = None if fix is None else Fix(place, fix)
        self.faults.append(Fault(check, Flaw(place, message, hint, splice, severity)))
        if len(self.faults) >= MOST_FAULTS:
            raise _Stop

    def _too_deep(self, start: int) -> None:
        message = f"more than {MAX_DEPTH} levels stand inside one another here"
        self._tell("too-deep", start, start + 1, message, "write it flatter")

    def _bracket_too_many(self) -> int:
        """Where the levels become too many, when libyaml gave up far behind that place."""
        depth = self.depth
        start = self.starts[-1] + 1 if self.starts else 0
        for offset, character in enumerate(self.lines.text[start:], start):
            depth += (character in "[{") - (character in "]}")
            if depth > MAX_DEPTH:
                return offset
        return start

    def _value(self, event: Any) -> Any:
        """The value that begins with an event, whatever it is."""
        kind = type(event)
        node = len(self.starts)
        start = event.start_mark.index
        if kind is ALIAS or event.anchor is not None or event.tag is not None:
            start = self._refuse_property(event)
            self.tainted.add(node)
        self.starts.append(start)
        self.ends.append(event.end_mark.index)
        if kind is SCALAR:
            return None if start == event.end_mark.index else event.value
        if kind is MAPPING or kind is SEQUENCE:
            return self._container(event, node)
        return None

    def _container(self, opening: Any, node: int) -> Any:
        self.depth += 1
        if self.depth > MAX_DEPTH:
            self._too_deep(self.starts[node])
            raise _Stop
        mapping = type(opening) is MAPPING
        data: Any = self._mapping(node) if mapping else self._sequence()
        self.skips[node] = len(self.starts)
        self.depth -= 1
        if opening.flow_style:
            self.flow_end = self.closed
        # A flow collection ends with its bracket, a block one with what stands last in it.
        self.ends[node] = max(self.ends[-1], self.flow_end)
        return data

    def _sequence(self) -> list[Any]:
        next_event, starts, ends = self.next_event, self.starts, self.ends
        found: list[Any] = []
        while True:
            event: Any = next_event()
            kind = type(event)
            if kind is SCALAR and event.anchor is None and event.tag is None:
                start, end = event.start_mark.index, event.end_mark.index
                starts.append(start)
                ends.append(end)
                found.append(event.value if start != end else None)
            elif kind is SEQUENCE_END:
                self.closed = event.end_mark.index
                return found
            else:
                found.append(self._value(event))

    def _mapping(self, node: int) -> dict[str, Any]:
        next_event, starts, ends, names = self.next_event, self.starts, self.ends, self.names
        # A deck says a few words, such as levels, on every card: one string does for each.
        same = self.words.setdefault
        found: dict[str, Any] = {}
        while True:
            event: Any = next_event()
            if type(event) is MAPPING_END:
                self.closed = event.end_mark.index
                return found
            number = len(starts)
            key = names.get(event.value) if type(event) is SCALAR else None
            if key is None or event.anchor is not None or event.tag is not None:
                key = self._key(event)
            else:
                starts.append(event.start_mark.index)
                ends.append(event.end_mark.index)
            if key is None or key in found:
                self._hide(node, number, key, found)
                self._value(next_event())
                continue
            event = next_event()
            if type(event) is SCALAR and event.anchor is None and event.tag is None:
                start, end = event.start_mark.index, event.end_mark.index
                starts.append(start)
                ends.append(end)
                value = event.value
                found[key] = same(value, value) if start != end else None
            else:
                found[key] = self._value(event)

    def _hide(self, node: int, number: int, key: str | None, found: dict[str, Any]) -> None:
        """Leave a key (of this number) out of the data; tell of it when it repeats another."""
        if key is not None:
            marks = Marks(self.starts, self.ends, {**self.skips, node: number})
            marks.hidden = frozenset(self.hidden)
            first = marks.keys(node, found)[key]
            line = self.lines.position(self.starts[first])[0]
            self._tell(
                "duplicate-key",
                self.starts[number],
                self.ends[number],
                f"the key '{key}' stands twice in one mapping",
                f"keep one of them: the first is in line {line}",
            )
        self.hidden.add(number)
        self.tainted.add(number)

    def _key(self, event: Any) -> str | None:
        """A key not met before, or one that needs a word. None when it cannot be a key."""
        number = len(self.starts)
        kind = type(event)
        key = self._value(event)
        start, end = self.starts[number], self.ends[number]
        if isinstance(key, str):
            self._look_at_key(key, start, end)
            return key
        if kind is ALIAS:
            return None
        what = "nothing" if key is None else "a list" if isinstance(key, list) else "a mapping"
        self._tell(
            "non-text-key",
            start,
            max(end, start + 1),
            f"a key must be text, and this one is {what}",
            "write one word as the key; put text that contains brackets or braces in quotes",
        )
        return None

    def _look_at_key(self, key: str, start: int, end: int) -> None:
        reading = other_reading(key)
        if reading is None:
            self.names[key] = key
            return
        if key == "<<" or self.lines.text[start] in "'\"|>":
            return
        self._tell(
            "non-text-key",
            start,
            end,
            f"the key {key} is read here as text; other tools may take it for {reading}",
            f'write "{key}"',
            f'"{key}"',
            Severity.INFO,
        )

    def _refuse_property(self, event: Any) -> int:
        """Tell of an anchor, alias or tag. Gives the offset at which the value itself starts."""
        kind = type(event)
        start: int = event.start_mark.index
        word = _WORD.match(self.lines.text, start)
        culprit = word[0] if word else "*"
        sort = {"&": "anchor", "*": "alias", "!": "tag"}[culprit[0]]
        self._tell(
            "anchor-or-tag",
            start,
            start + len(culprit),
            f"the {sort} {culprit} is not read here: decks are plain data",
            f'delete it; if it is meant as text, write "{culprit}"'
            if sort != "alias"
            else "write out what it stands for; if it is meant as text, put it in quotes",
        )
        if kind is ALIAS:
            return start
        behind = _PROPERTY.match(self.lines.text, start)
        return min(behind.end(), event.end_mark.index) if behind else start
