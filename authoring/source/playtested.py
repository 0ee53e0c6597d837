"""What the last playtest of a deck found, kept beside its cards, so that checks can tell it.

`authoring playtest DECK --save` writes the file. It knows each card as it was played: of one
that was changed since, nothing is told until the deck is played again.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from authoring.finding import Flaw
from authoring.model import Place
from authoring.source.deck import Deck
from authoring.source.files import HEADER, Folder
from authoring.source.links import is_file
from authoring.source.memory import remembered
from authoring.source.schema import schema
from authoring.source.yaml import Cursor, Document

NAME = "playtest.json"
SCHEMA = "playtested.schema.json"
FORMAT = 1
DIGITS = 12
"""So much of a digest is enough to see that a card has changed."""


@dataclass(frozen=True, slots=True)
class Playtested:
    """What the file of a deck holds; `flaws` say why it cannot be used.

    `files` is the digest of the deck's files as they were played, to the letter; `cards` are
    the digests of its cards by kind and id, and of files without cards by name. `place` is
    where these stand.
    """

    place: Place
    files: str = ""
    cards: Mapping[str, str] = field(default_factory=dict)
    flags: tuple[Mapping[str, Any], ...] = ()
    flaws: tuple[Flaw, ...] = ()

    def changed(self, deck: Deck[Any]) -> tuple[str, ...]:
        """The cards that are not as they were played: changed, new or gone, sorted. Comments
        and layout are no change."""
        if self.files == _files(deck):
            return ()
        now = _cards(deck)
        both = {*now, *self.cards}
        return tuple(sorted(name for name in both if now.get(name) != self.cards.get(name)))


def read_playtested(root: str) -> Playtested | None:
    """What the file of a deck says; None when there is none."""
    folder = Folder(Path(root))
    if not is_file(folder.root / NAME):
        return None
    loaded = folder.load(NAME)
    return _read(loaded.document, loaded.faults, loaded.whole)


@remembered
def _read(document: Document, faults: tuple[Any, ...], whole: bool) -> Playtested:
    checked = schema(SCHEMA).check(document) if whole else None
    problems = (*faults, *(checked.faults if checked else ()))
    if problems or checked is None:
        return Playtested(document.place(()), flaws=tuple(fault.flaw for fault in problems))
    data = checked.data
    place = document.key_place(("cards",))
    return Playtested(place, data["files"], data["cards"], tuple(data["flags"]))


def told(deck: Deck[Any], check: str) -> Iterator[Flaw]:
    """What the playtest found under the name of a check, of cards that are as they were."""
    known = read_playtested(deck.root)
    flags = [flag for flag in known.flags if flag["check"] == check] if known else []
    if known is None or not flags:
        return
    changed = known.changed(deck)
    # Of several cards with one id the last is meant: a deck's vocabulary stands before it.
    cards = {card.id: card for card in deck.cards}
    for flag in flags:
        card = cards.get(flag["card"])
        if card is not None and f"{card.kind} {card.id}" not in changed:
            keys = (*_keys(flag["part"]), *([flag["locale"]] if flag["locale"] else []))
            yield Flaw(card.origin.place(*keys), flag["message"], flag["advice"])


def _keys(part: str) -> Iterator[str | int]:
    for key in part.split(".") if part else ():
        yield int(key) if key.isdigit() else key


def _documents(deck: Deck[Any]) -> Iterator[tuple[str, Document]]:
    """The files that cards stand in, by their name inside the deck."""
    for document in deck.documents:
        name = document.path.removeprefix(f"{deck.root}/")
        if name != HEADER:
            yield name, document


def _files(deck: Deck[Any]) -> str:
    texts = sorted(f"{name}\n{_sum(document.text)}" for name, document in _documents(deck))
    return _sum("\n".join([json.dumps(deck.header.locales), *texts]))


def _cards(deck: Deck[Any]) -> dict[str, str]:
    found = {}
    used = set()
    for card in deck.cards:
        if isinstance(card.origin, Cursor):
            used.add(card.origin.document.path)
            found[f"{card.kind} {card.id}"] = _digest(card.origin)
    for name, document in _documents(deck):
        if document.path not in used:
            found[name] = _digest(Cursor(document))
    return dict(sorted(found.items()))


def _digest(cursor: Cursor) -> str:
    data = cursor.document.data
    for key in cursor.pointer:
        data = data[key]
    return _sum(json.dumps(data, ensure_ascii=False, sort_keys=True, default=str))[:DIGITS]


def _sum(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


KEPT = ("check", "card", "part", "locale", "message", "advice")
"""What is kept of a flag."""


def written(
    deck: Deck[Any], pack: str, settings: Mapping[str, Any], flags: Iterable[Mapping[str, Any]]
) -> str:
    """The text of such a file: a flag a line, in the order given."""
    lines = [_json({key: flag[key] for key in KEPT}) for flag in flags]
    told_flags = "[\n  " + ",\n  ".join(lines) + "\n]" if lines else "[]"
    head = {"format": FORMAT, "pack": pack, **settings, "files": _files(deck)}
    fields = [f'"{key}": {_json(value)}' for key, value in head.items()]
    fields += [f'"flags": {told_flags}', f'"cards": {_json(_cards(deck))}']
    return "{" + ",\n".join(fields) + "}\n"


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
