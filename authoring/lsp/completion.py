"""What may stand where the cursor is, from the schema of the file.

A text that is being typed is seldom sound YAML. So a word that nobody writes is put in
the place of what is typed, as a value, as a key, or with the brackets closed behind it;
where it comes out in the first version that can be read, the schema says what fits.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from authoring.source.form import Form
from authoring.source.marks import Pointer
from authoring.source.scalar import other_reading
from authoring.source.yaml import load

WORD = "zzcursorzz"
_TOKEN = re.compile(r"[\w-]*")
_CLOSING = {"[": "]", "{": "}"}


@dataclass(frozen=True, slots=True)
class Offer:
    """A word that fits: what to write, and what it means."""

    label: str
    insert: str
    about: str
    is_key: bool


@dataclass(frozen=True, slots=True)
class Offers:
    """What fits in the place of the characters from `start` to `end`."""

    start: int
    end: int
    offers: tuple[Offer, ...]


def offers(text: str, offset: int, form: Form) -> Offers:
    """The words that fit at an offset of a text of this form."""
    start = offset - len(re.search(r"[\w-]*$", text[:offset])[0])  # type: ignore[index]
    end = _TOKEN.match(text, offset).end()  # type: ignore[union-attr]
    for version, as_key in _versions(text, start, end):
        loaded = load("", version.encode("utf-8", "replace"))
        found = _find(loaded.document.data, ()) if loaded.whole else None
        if found is not None:
            pointer, is_key, beside = found
            return Offers(start, end, tuple(_fitting(form, pointer, is_key, beside, as_key)))
    return Offers(start, end, ())


def _versions(text: str, start: int, end: int) -> Iterator[tuple[str, bool]]:
    """The text with the word in it, and whether it was written as a key."""
    line_end = text.find("\n", end)
    behind = text[line_end:] if line_end >= 0 else ""
    line_start = text.rfind("\n", 0, start) + 1
    closers = _closers(text[line_start:start])
    for word, as_key in ((WORD, False), (f"{WORD}: x", True)):
        yield text[:start] + word + text[end:], as_key
        yield text[:start] + word + closers + behind, as_key
    yield text[:start] + f" {WORD}{closers}" + behind, False


def _closers(before: str) -> str:
    """The brackets that a line leaves open, closed."""
    waiting: list[str] = []
    for character in before:
        if character in _CLOSING:
            waiting.append(_CLOSING[character])
        elif waiting and character == waiting[-1]:
            waiting.pop()
    return "".join(reversed(waiting))


def _find(data: Any, pointer: Pointer) -> tuple[Pointer, bool, frozenset[str]] | None:
    """Where the word is, whether as a key, and the keys or items beside it."""
    if isinstance(data, dict):
        if WORD in data:
            return pointer, True, frozenset(data)
        for key, value in data.items():
            if value == WORD:
                return (*pointer, key), False, frozenset()
            found = _find(value, (*pointer, key))
            if found is not None:
                return found
    if isinstance(data, list):
        for index, value in enumerate(data):
            if value == WORD:
                beside = frozenset(item for item in data if isinstance(item, str))
                return (*pointer, index), False, beside
            found = _find(value, (*pointer, index))
            if found is not None:
                return found
    return None


def expected(form: Form, pointer: Pointer) -> Form:
    """What the schema expects under a pointer."""
    for step in pointer:
        form = form.item() if isinstance(step, int) else form.child(step)
    return form


def _fitting(
    form: Form, pointer: Pointer, is_key: bool, beside: frozenset[str], written: bool
) -> Iterator[Offer]:
    here = expected(form, pointer)
    if not is_key:
        yield from (one for one in _values(here) if one.label not in beside)
    if is_key or "object" in here.types:
        # A mapping that is only begun stands where a single word still does.
        yield from _keys(here, beside if is_key else frozenset())


def _keys(here: Form, beside: frozenset[str]) -> Iterator[Offer]:
    named = here.keys()
    for key in named:
        if key not in beside:
            quoted = f'"{key}"' if other_reading(key) else key
            yield Offer(key, f"{quoted}: ", description(here.child(key)), True)


def _values(here: Form) -> Iterator[Offer]:
    seen = set()
    for part, _ in here.parts:
        told = part.get("enumDescriptions", ())
        for index, value in enumerate(part.get("enum", ())):
            if isinstance(value, str) and value not in seen:
                seen.add(value)
                quoted = f'"{value}"' if other_reading(value) else value
                yield Offer(value, quoted, told[index] if index < len(told) else "", False)
    if "boolean" in here.types or any(part.get("const") is True for part, _ in here.parts):
        yield Offer("true", "true", "", False)


def description(form: Form) -> str:
    """What the schema says of a place."""
    return next((part["description"] for part, _ in form.parts if "description" in part), "")
