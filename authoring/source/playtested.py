"""What the last playtest of a deck found, kept beside its cards, so that checks can tell it.

`authoring playtest DECK --save` writes the file. It names the cards as they were played: of
a card that was changed since, nothing is told until the deck is played again.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from authoring.finding import Flaw
from authoring.model import Card, Place
from authoring.source.deck import Deck
from authoring.source.files import HEADER, Folder
from authoring.source.memory import remembered
from authoring.source.schema import schema
from authoring.source.yaml import Cursor, Document

NAME = "playtest.json"
SCHEMA = "playtested.schema.json"
FORMAT = 1


@dataclass(frozen=True, slots=True)
class Playtested:
    """What the file of a deck holds; `flaws` say why it cannot be used.

    `cards` is the digest of all cards as they were played, `place` where that stands;
    `files` is that of their files, to the letter.
    """

    cards: str
    files: str
    place: Place
    flags: tuple[Mapping[str, Any], ...] = ()
    flaws: tuple[Flaw, ...] = ()


def read_playtested(root: str) -> Playtested | None:
    """What the file of a deck says; None when there is none."""
    folder = Folder(Path(root))
    if not (folder.root / NAME).is_file():
        return None
    loaded = folder.load(NAME)
    return _read(loaded.document, loaded.faults, loaded.whole)


@remembered
def _read(document: Document, faults: tuple[Any, ...], whole: bool) -> Playtested:
    checked = schema(SCHEMA).check(document) if whole else None
    problems = (*faults, *(checked.faults if checked else ()))
    if problems or checked is None:
        flaws = tuple(fault.flaw for fault in problems)
        return Playtested("", "", document.place(()), flaws=flaws)
    data = checked.data
    place = document.place(("cards",))
    return Playtested(data["cards"], data["files"], place, tuple(data["flags"]))


def is_fresh(deck: Deck[Any], known: Playtested) -> bool:
    """Whether the cards are as they were played. Mostly not even a comment has changed, which
    is seen sooner than what cards say."""
    return known.files == files_digest(deck) or known.cards == cards_digest(deck)


def told(deck: Deck[Any], check: str) -> Iterator[Flaw]:
    """What the playtest found under the name of a check, of cards that are as they were."""
    known = read_playtested(deck.root)
    if known is None:
        return
    flags = [flag for flag in known.flags if flag["check"] == check]
    cards = {card.id: card for card in deck.cards} if flags else {}
    for flag in flags:
        card = cards.get(flag["card"])
        if card is not None and entry_digest(card) == flag["entry"]:
            keys = (*_keys(flag["part"]), *([flag["locale"]] if flag["locale"] else []))
            yield Flaw(card.origin.place(*keys), flag["message"], flag["advice"])


def _keys(part: str) -> Iterator[str | int]:
    for key in part.split(".") if part else ():
        yield int(key) if key.isdigit() else key


def cards_digest(deck: Deck[Any]) -> str:
    """The digest of all that a deck's cards say, whatever their layout and comments."""
    return _of_documents(deck, _digest_of)


def files_digest(deck: Deck[Any]) -> str:
    """The digest of the files that a deck's cards stand in."""
    return _of_documents(deck, lambda document: _sum(document.text))


def _of_documents(deck: Deck[Any], digest_of: Callable[[Document], str]) -> str:
    parts = [
        f"{document.path.removeprefix(deck.root)}\n{digest_of(document)}"
        for document in deck.documents
        if not document.path.endswith(f"/{HEADER}")
    ]
    return _sum("\n".join([json.dumps(deck.header.locales), *sorted(parts)]))


@remembered
def _digest_of(document: Document) -> str:
    return _digest(document.data)


def entry_digest(card: Card) -> str:
    """The digest of what one card says."""
    origin = card.origin
    if not isinstance(origin, Cursor):
        return ""
    data = origin.document.data
    for key in origin.pointer:
        data = data[key]
    return _digest(data)[:16]


def _digest(data: Any) -> str:
    return _sum(json.dumps(data, ensure_ascii=False, sort_keys=True, default=str))


def _sum(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def written(
    deck: Deck[Any], pack: str, settings: Mapping[str, Any], flags: Iterable[Mapping[str, Any]]
) -> str:
    """The text of such a file: a flag a line, in the order given."""
    cards = {card.id: card for card in deck.cards}
    kept = ("check", "card", "part", "locale", "message", "advice")
    lines = []
    for flag in flags:
        line = {key: flag[key] for key in kept}
        card = cards.get(flag["card"])
        line["entry"] = "" if card is None else entry_digest(card)
        lines.append(f"  {json.dumps(line, ensure_ascii=False)}")
    digests = {"cards": cards_digest(deck), "files": files_digest(deck), "pack": pack}
    head = {"format": FORMAT, **digests, **settings}
    fields = [f'"{key}": {json.dumps(value, ensure_ascii=False)}' for key, value in head.items()]
    told_flags = "[\n" + ",\n".join(lines) + "\n]" if lines else "[]"
    return "{" + ",\n".join([*fields, f'"flags": {told_flags}']) + "}\n"
