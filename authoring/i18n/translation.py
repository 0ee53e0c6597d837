"""Translations put into the files of a deck."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from authoring.i18n.catalog import Entry
from authoring.i18n.doubt import doubt
from authoring.i18n.message import Message
from authoring.source.lines import unix
from authoring.source.marks import Pointer, value_at
from authoring.source.nearest import nearest
from authoring.source.patch import patched
from authoring.source.yaml import Document


@dataclass(frozen=True, slots=True)
class Translated:
    """The texts of the files that change, by path; how many translations are new or other
    than before; and what could not be used, a sentence with its place each."""

    texts: Mapping[str, str]
    changed: int
    same: int
    problems: tuple[str, ...]


def translate(
    messages: Sequence[Message],
    entries: Iterable[Entry],
    locale: str,
    locales: Sequence[str] = (),
) -> Translated:
    """Put entries where their keys lead; new ones in the order of the deck's `locales`. An
    entry whose source says something else by now is not used: its translation is of another
    text. Raises source.patch.PatchError."""
    known = {message.key: message for message in messages}
    problems: list[str] = []
    wanted: dict[str, dict[Pointer, Any]] = {}
    documents: dict[str, Document] = {}
    changed = same = 0
    met: dict[str, str] = {}
    for entry in entries:
        message, target = known.get(entry.key), unix(entry.target)
        wrong = _wrong(entry, message, known, met)
        if message is None or wrong:
            problems.append(wrong)
        elif message.target == target:
            same += 1
        else:
            changed += 1
            path = message.document.path
            documents[path] = message.document
            said = value_at(message.document.data, message.pointer)
            wanted.setdefault(path, {})[message.pointer] = _with(said, locale, target, locales)
    texts = {path: patched(documents[path], changes) for path, changes in wanted.items()}
    return Translated(texts, changed, same, tuple(problems))


def _wrong(
    entry: Entry, message: Message | None, known: Mapping[str, Message], met: dict[str, str]
) -> str:
    """Why an entry cannot be used, with its place; "" when it can. Notes its key as met."""
    if message is None:
        meant = nearest(entry.key, known)
        hint = f"did you mean {meant}?" if meant else "it was taken away, or moved to another file"
        return f"{entry.where}: the deck has no text {entry.key}; {hint}"
    first = met.setdefault(entry.key, entry.where)
    if first != entry.where:
        return f"{entry.where}: {entry.key} stands at {first} already, and that one is taken"
    if message.source != unix(entry.source):
        return (
            f"{entry.where}: {entry.key} says {message.source!r} by now, "
            f"not {entry.source!r}: translate it anew"
        )
    target = unix(entry.target)
    why = doubt(target, message.target) if target != message.target else ""
    return f"{entry.at}: {why}" if why else ""


def _with(
    said: Mapping[str, Any], locale: str, target: str, locales: Sequence[str]
) -> dict[str, Any]:
    """A mapping with a translation: in its place, or behind the locales before it."""
    if locale in said:
        return {**said, locale: target}
    before = [key for key in said if key in locales[: locales.index(locale)]] if locales else []
    at = list(said).index(before[-1]) + 1 if before else len(said)
    entries = list(said.items())
    return dict([*entries[:at], (locale, target), *entries[at:]])
