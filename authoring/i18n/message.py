"""What there is to translate in a deck, and how far it is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any

from authoring.checks.spoken import Spoken, spoken
from authoring.checks.stale_translation import source_then, translated
from authoring.source.deck import Deck
from authoring.source.marks import Pointer, value_at
from authoring.source.spot import owner
from authoring.source.translations import Said, read_translations
from authoring.source.yaml import Document

Noted = Mapping[tuple[str, str], tuple[Mapping[str, str], ...]]
"""What was noted of texts, by card and field."""


class State(Enum):
    """How far a translation is."""

    DONE = "done"
    MISSING = "missing"
    EMPTY = "empty"
    SAME = "same as source"
    STALE = "stale"


@dataclass(frozen=True, slots=True)
class Message:
    """One text of a deck and its translation into one locale.

    `key` names it: the file, the card, the keys that lead to it. `pointer` leads to the
    mapping of locales. `before` is what the source said when a stale translation was noted.
    """

    key: str
    source: str
    target: str | None
    state: State
    document: Document
    pointer: Pointer
    before: str = ""


def messages(deck: Deck[Any], target: str) -> Iterator[Message]:
    """Every text of the deck's first locale that is to be said in another, in the order of
    the files. Cards that are not played in the other locale have none."""
    source = deck.header.locales[0]
    known = read_translations(deck.root).texts
    current = {said for _, said in translated(deck)} if known else set()
    for text in spoken(deck):
        if text.locale != source or text.pointer[-1] != source:
            continue
        pointer = text.pointer[:-1]
        if not _is_played_in(text.document.data, pointer, target):
            continue
        said = value_at(text.document.data, pointer)
        words = said.get(target)
        before = _before(text, known, current, target) if known else ""
        state = _state(text.words, words, before) if target in said else State.MISSING
        key = _key(deck, text.document, pointer)
        done = words if isinstance(words, str) else None
        yield Message(key, text.words, done, state, text.document, pointer, before)


def _is_played_in(data: Any, pointer: Pointer, target: str) -> bool:
    for step in pointer:
        if isinstance(data, dict) and isinstance(data.get("locales"), list) and "id" in data:
            return target in data["locales"]
        data = data[step]
    return True


def _key(deck: Deck[Any], document: Document, pointer: Pointer) -> str:
    """The file, and the way from there with ids in the place of numbers."""
    file = document.path.removeprefix(f"{deck.root}/")
    data, parts = document.data, []
    for step in pointer:
        data = data[step]
        if isinstance(step, str):
            parts.append(step)
        else:
            named = isinstance(data, dict) and isinstance(data.get("id"), str)
            parts.append(data["id"] if named else str(step + 1))
    return f"{file}#{'/'.join(parts)}"


def _before(text: Spoken, known: Noted, current: set[Said], target: str) -> str:
    """What the source said when its translation was noted; "" where that is not stale."""
    card, field = owner(text.document.data, text.pointer[:-1])
    said = Said(card, field, (*text.beside, (text.locale, text.words)))
    noted = known.get((card, field), ())
    return source_then(said, noted, current, text.locale, target) or ""


def _state(source: str, words: Any, before: str) -> State:
    if not isinstance(words, str):
        return State.EMPTY if words is None else State.DONE
    if not words.strip():
        return State.EMPTY
    if before:
        return State.STALE
    same = words == source and any(char.isalpha() for char in words)
    return State.SAME if same else State.DONE
