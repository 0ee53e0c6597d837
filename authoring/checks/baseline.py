"""What was already wrong when a baseline was written, so that only news are told.

An entry names deck, check, card and field, what is wrong there, and how often; never a
line, so that it stays right while cards are moved about.
"""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby
from pathlib import Path

from authoring.finding import Fault, Finding, Flaw
from authoring.model import Place
from authoring.source.hindrance import unreadable
from authoring.source.marks import value_at
from authoring.source.scalar import other_reading
from authoring.source.schema import schema
from authoring.source.spot import Spot, spot
from authoring.source.wording import quoted
from authoring.source.yaml import Document, load

SCHEMA = "baseline.schema.json"
CHECK = "stale-baseline"
HEAD = """\
# What was wrong when this file was written, and is not told again. An entry whose flaw
# is mended is told as stale-baseline; `authoring check --write-baseline` writes it anew.
"""
LONGEST = 60
"""Characters of a culprit that are kept: what stands behind them may change."""

_NAMED = re.compile(r"(?<!\w)'([^']+)'(?!\w)")


@dataclass(frozen=True, slots=True, order=True)
class Key:
    """What a finding is known again by. `deck` is the path from the baseline's folder.

    `value` is the text found fault with, and what else the message names. Where it is
    empty, as in files of before there was one, whatever is wrong at that field is meant.
    """

    deck: str
    check: str
    card: str
    field: str
    value: str = ""

    @property
    def anything(self) -> Key:
        """The key of whatever this check finds at this field."""
        return replace(self, value="")


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
    except FileNotFoundError:
        way = "write it with --write-baseline beside --baseline"
        raise BaselineError(f"there is no baseline {path} yet: {way}") from None
    except OSError as error:
        raise BaselineError(unreadable(path, error)) from None
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
    card, names, value = (item.get(name, "") for name in ("card", "field", "value"))
    return Key(item["deck"], item["check"], card, names, value)


def forgive(
    baseline: Baseline,
    root: str,
    findings: Iterable[Finding],
    documents: Sequence[Document],
    firm: Iterable[Finding] = (),
) -> tuple[list[Finding], list[Fault]]:
    """The findings of a deck that are news, and the entries that are stale.

    What an entry lists is never told, so that of several that are alike only the surplus
    is. Where an entry does not say what is wrong and more is found than it says, all of
    that is told: which of it is the new one, nobody knows. No entry is stale for a card that
    could not be read, as the `firm` findings tell: what is wrong with it is only not seen.
    """
    found = list(findings)
    deck = baseline.deck(root)
    keys = keys_of(deck, root, found, documents)
    left: Counter[Key] = Counter()
    for entry in baseline.entries:
        left[entry.key] += entry.count
    known = left.copy()
    news = _unlisted(list(zip(found, keys, strict=True)), left)
    unread = {key.card for key in keys_of(deck, root, firm, documents)}
    if any(document.data is None for document in documents):
        return news, []
    mine = (entry for entry in baseline.entries if entry.key.deck == deck)
    stale = [
        Fault(CHECK, _stale(entry, known[entry.key] - left[entry.key]))
        for entry in mine
        if left[entry.key] and entry.key.card not in unread
    ]
    return news, stale


def _unlisted(found: Iterable[tuple[Finding, Key]], left: Counter[Key]) -> list[Finding]:
    """The findings that no entry lists. Takes from `left` what each key may still forgive."""
    others: dict[Key, list[Finding]] = {}
    for finding, key in found:
        if key.value and left[key]:
            left[key] -= 1
        else:
            others.setdefault(key.anything, []).append(finding)
    news = []
    for key, several in others.items():
        if len(several) > left[key]:
            news += several
        left[key] = max(0, left[key] - len(several))
    return news


def _stale(entry: Entry, now: int) -> Flaw:
    key = entry.key
    where = f"{key.field} of '{key.card}'" if key.field else f"'{key.card}'"
    what = f" for {quoted(key.value)}" if key.value else ""
    found = f"found {now} of {entry.count} times" if now else "no longer found"
    message = f"{key.check} is {found}{what} at {where}"
    hint = "write the baseline anew: --write-baseline" if now else "delete this entry"
    return Flaw(entry.place, message, hint)


def keys_of(
    deck: str, root: str, findings: Iterable[Finding], documents: Iterable[Document]
) -> list[Key]:
    """The key of each finding: the nearest id around its place, the keys from there, and what
    is wrong there."""
    by_path = {document.path: document for document in documents}
    keys = []
    for finding in findings:
        document = by_path.get(finding.place.path)
        found = spot(document, finding.place) if document else None
        card, names = (found.card, found.field) if found else ("", "")
        if not card:
            card = finding.place.path.removeprefix(f"{Path(root).as_posix()}/")
        value = _culprit(finding, document, found) if document and found else ""
        keys.append(Key(deck, finding.check, card, names, value))
    return keys


def _culprit(finding: Finding, document: Document, found: Spot) -> str:
    """The text that a finding is about, and the other names in its message.

    Of a list or a mapping only the names count: whatever else it holds may change.
    """
    place, parts = finding.place, _NAMED.findall(finding.message)
    if isinstance(value_at(document.data, found.pointer), str):
        start = document.offset(place.line, place.column)
        end = document.offset(place.end_line, place.end_column)
        node = document.marks.find(document.data, found.pointer)[1]
        if end <= document.span(node)[1]:
            parts.insert(0, document.text[start:end].strip("\"'"))
    return ", ".join(dict.fromkeys(filter(None, map(_in_short, parts))))


def _in_short(text: str) -> str:
    """A text on one line, not too long, with nothing in it that cannot be seen."""
    line = " ".join(text.split())[:LONGEST].strip()
    return "".join(sign if sign.isprintable() else f"\\u{ord(sign):04x}" for sign in line)


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
    if key.value:
        parts.append(f"value: {_scalar(key.value)}")
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
