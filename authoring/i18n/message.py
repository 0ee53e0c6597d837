"""What there is to translate in a deck, and how far it is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any

from authoring.checks.spoken import spoken
from authoring.source.deck import Deck
from authoring.source.marks import Pointer, value_at
from authoring.source.spot import owner
from authoring.source.translations import read_translations
from authoring.source.yaml import Document


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
    for text in spoken(deck):
        if text.locale != source or text.pointer[-1] != source:
            continue
        pointer = text.pointer[:-1]
        if not _is_played_in(text.document.data, pointer, target):
            continue
        said = value_at(text.document.data, pointer)
        words = said.get(target)
        card, field = owner(text.document.data, pointer)
        before = _before(known.get((card, field), ()), source, text.words, target, words)
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


def _before(
    noted: tuple[Mapping[str, str], ...], source: str, now: str, target: str, words: Any
) -> str:
    """What the source said when these words were noted as its translation; "" where it said
    the same as now, or nothing is noted."""
    then = [said for said in noted if said.get(target) == words and source in said]
    return "" if not then or any(said[source] == now for said in then) else then[0][source]


def _state(source: str, words: Any, before: str) -> State:
    if not isinstance(words, str):
        return State.EMPTY if words is None else State.DONE
    if not words.strip():
        return State.EMPTY
    if before:
        return State.STALE
    same = words == source and any(char.isalpha() for char in words)
    return State.SAME if same else State.DONE
