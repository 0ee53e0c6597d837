"""What was already wrong when a baseline was written, so that only news are told.

An entry names deck, check, card and field, and how often; never a line, so that it
stays right while cards are moved about.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path

from authoring.finding import Fault, Finding, Flaw
from authoring.model import Place
from authoring.source.scalar import other_reading
from authoring.source.schema import schema
from authoring.source.spot import spot
from authoring.source.yaml import Document, load

SCHEMA = "baseline.schema.json"
CHECK = "stale-baseline"
HEAD = """\
# What was wrong when this file was written, and is not told again. An entry whose flaw
# is mended is told as stale-baseline; `authoring check --write-baseline` writes it anew.
"""


@dataclass(frozen=True, slots=True, order=True)
class Key:
    """What a finding is known again by. `deck` is the path from the baseline's folder."""

    deck: str
    check: str
    card: str
    field: str


@dataclass(frozen=True, slots=True)
class Entry:
    """How often a finding is forgiven, and where the baseline says so."""

    key: Key
    count: int
    place: Place


class BaselineError(Exception):
    """A file that is no baseline. The message says where, and what is wrong."""


@dataclass(frozen=True, slots=True)
class Baseline:
    """A baseline, read. `folder` is where it stands."""

    folder: Path
    document: Document
    entries: Sequence[Entry] = field(default_factory=tuple)

    def deck(self, root: str) -> str:
        """A deck's path as entries name it: from the baseline's folder, with slashes."""
        return deck_path(self.folder, root)


def deck_path(folder: Path, root: str) -> str:
    """The path of a deck, seen from a folder, with forward slashes."""
    return Path(os.path.relpath(Path(root).resolve(), folder.resolve())).as_posix()


def read_baseline(path: Path) -> Baseline:
    """The baseline in a file. Raises BaselineError."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise BaselineError(f"{path} cannot be read: {error.strerror}") from None
    loaded = load(path.as_posix(), content)
    checked = schema(SCHEMA).check(loaded.document) if loaded.whole else None
    faults = (*loaded.faults, *(checked.faults if checked else ()))
    if faults or checked is None:
        raise BaselineError(_told(faults[0].flaw) if faults else f"{path} is empty")
    document = loaded.document
    entries = [
        Entry(_key(item), item.get("count", 1), document.place(("entries", index)))
        for index, item in enumerate(checked.data["entries"])
    ]
    return Baseline(path.parent, document, tuple(entries))


def _told(flaw: Flaw) -> str:
    place = flaw.place
    hint = f" ({flaw.hint})" if flaw.hint else ""
    return f"{place.path}:{place.line}:{place.column}: {flaw.message}{hint}"


def _key(item: Mapping[str, str]) -> Key:
    return Key(item["deck"], item["check"], item.get("card", ""), item.get("field", ""))


def forgive(
    baseline: Baseline, root: str, findings: Iterable[Finding], documents: Iterable[Document]
) -> tuple[list[Finding], list[Fault]]:
    """The findings of a deck that are news, and the entries that are stale.

    Where a finding now stands more often than its entry says, all of them are told:
    which of them is the new one, nobody knows.
    """
    found = list(findings)
    deck = baseline.deck(root)
    keys = keys_of(deck, root, found, documents)
    now = Counter(keys)
    known: Counter[Key] = Counter()
    for entry in baseline.entries:
        known[entry.key] += entry.count
    news = [one for one, key in zip(found, keys, strict=True) if now[key] > known[key]]
    mine = (entry for entry in baseline.entries if entry.key.deck == deck)
    stale = [
        Fault(CHECK, _stale(entry, now[entry.key]))
        for entry in mine
        if now[entry.key] < known[entry.key]
    ]
    return news, stale


def _stale(entry: Entry, now: int) -> Flaw:
    key = entry.key
    where = f"{key.field} of '{key.card}'" if key.field else f"'{key.card}'"
    found = f"found {now} of {entry.count} times" if now else "no longer found"
    message = f"{key.check} is {found} at {where}"
    hint = "write the baseline anew: --write-baseline" if now else "delete this entry"
    return Flaw(entry.place, message, hint)


def keys_of(
    deck: str, root: str, findings: Iterable[Finding], documents: Iterable[Document]
) -> list[Key]:
    """The key of each finding: the nearest id around its place, and the keys from there."""
    by_path = {document.path: document for document in documents}
    keys = []
    for finding in findings:
        document = by_path.get(finding.place.path)
        found = spot(document, finding.place) if document else None
        card, names = (found.card, found.field) if found else ("", "")
        if not card:
            card = finding.place.path.removeprefix(Path(root).as_posix()).lstrip("/")
        keys.append(Key(deck, finding.check, card, names))
    return keys


def written(keys: Iterable[Key]) -> str:
    """The text of a baseline that forgives just these, one entry a line."""
    counted = [(key, len(list(same))) for key, same in groupby(sorted(keys))]
    lines = [_line(key, count) for key, count in counted]
    entries = "entries:\n" + "".join(lines) if lines else "entries: []\n"
    return f"{HEAD}format: 1\n{entries}"


def _line(key: Key, count: int) -> str:
    parts = [
        f"deck: {_scalar(key.deck)}",
        f"check: {_scalar(key.check)}",
        f"card: {_scalar(key.card)}",
    ]
    if key.field:
        parts.append(f"field: {_scalar(key.field)}")
    if count > 1:
        parts.append(f"count: {count}")
    return f"  - {{{', '.join(parts)}}}\n"


def _scalar(words: str) -> str:
    """Words as YAML, in quotes unless they are plain beyond doubt."""
    plain = words.replace("-", "").replace(".", "").replace("_", "").replace("/", "")
    if plain.isascii() and plain.isalnum() and words[0].isalnum() and not other_reading(words):
        return words
    escaped = words.replace("'", "''")
    return f"'{escaped}'"
