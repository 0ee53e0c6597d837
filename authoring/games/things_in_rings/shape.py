"""The files of a deck of Things in Rings, and how their items become cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from authoring.games.things_in_rings.cards import RINGS, RingsContent, Rule
from authoring.games.things_in_rings.fault_log import FaultLog
from authoring.games.things_in_rings.predicate.syntax import read_predicate
from authoring.games.things_in_rings.thing_reading import ThingReader
from authoring.games.things_in_rings.traits import Constraint, Trait, TraitType, Vocabulary
from authoring.model import Card, Origin, Text
from authoring.source.deck import Entry, FileKind, Header, Reading, Shape


def text(data: Mapping[str, str], origin: Origin) -> Text:
    return Text(tuple(data.items()), origin)


def build(header: Header, entries: Mapping[str, tuple[Entry, ...]]) -> Reading[RingsContent]:
    """The vocabulary, things and rules of a deck, from the items of its files.

    Without a vocabulary nothing that builds on it is judged: its absence is told once.
    """
    vocabulary, log = _vocabulary(entries.get("vocabulary", ()))
    reader = ThingReader(log)
    things = tuple(reader.read(entry) for entry in entries.get("thing", ()))
    rules = tuple(_rule(entry, header, log) for entry in entries.get("rule", ()))
    content = RingsContent(vocabulary, things, rules, header.locales)
    cards: tuple[Card, ...] = (*vocabulary.traits.values(), *things, *rules)
    return Reading(content, cards, tuple(log.found))


def _vocabulary(entries: tuple[Entry, ...]) -> tuple[Vocabulary, FaultLog]:
    if not entries:
        missing = Vocabulary({}, read=False)
        return missing, FaultLog(missing)
    entry = entries[0]
    traits = {
        name: _trait(name, data, entry.origin.at("traits", name))
        for name, data in entry.data["traits"].items()
    }
    log = FaultLog(Vocabulary(traits, origin=entry.origin))
    constraints = [
        _constraint(data, entry.origin.at("constraints", index), log)
        for index, data in enumerate(entry.data.get("constraints", ()))
    ]
    whole = tuple(each for each in constraints if each is not None)
    log.vocabulary = Vocabulary(traits, whole, origin=entry.origin)
    return log.vocabulary, log


def _trait(name: str, data: Mapping[str, Any], origin: Origin) -> Trait:
    label = data.get("label")
    return Trait(
        id=name,
        type=TraitType(data["type"]),
        values=tuple(data.get("values", ())),
        label=None if label is None else text(label, origin.at("label")),
        means=data.get("means", ""),
        since=data.get("since", 1),
        ideas=data.get("ideas", 1),
        optional=data.get("optional", False),
        origin=origin,
    )


def _constraint(data: Mapping[str, Any], origin: Origin, log: FaultLog) -> Constraint | None:
    when = read_predicate(data["when"], origin.at("when"), log, None)
    then = read_predicate(data["then"], origin.at("then"), log, None)
    if when is None or then is None:
        return None
    return Constraint(when, then, data.get("because", ""), origin)


def _rule(entry: Entry, header: Header, log: FaultLog) -> Rule:
    data, origin = entry.data, entry.origin
    locales = tuple(data.get("locales", header.locales))
    asked = locales if data["ring"] == "word" else None
    when = None
    if log.vocabulary.read and _are_spoken(locales, header, origin, log):
        when = read_predicate(data["when"], origin.at("when"), log, asked)
    return Rule(
        id=data["id"],
        ring=data["ring"],
        level=data["level"],
        text=text(data["text"], origin.at("text")),
        when=when,
        inside=tuple(data.get("inside", ())),
        outside=tuple(data.get("outside", ())),
        locales=locales,
        origin=origin,
    )


def _are_spoken(locales: tuple[str, ...], header: Header, origin: Origin, log: FaultLog) -> bool:
    strange = [locale for locale in locales if header.locales and locale not in header.locales]
    for locale in strange:
        log.misspelt(
            "test-not-for-locale",
            origin.place("locales", locales.index(locale)),
            locale,
            f"{locale!r} is not one of the deck's locales",
            header.locales,
            f"deck.yml has {', '.join(header.locales)}",
        )
    return not strange


SHAPE: Shape[RingsContent] = Shape(
    files=(
        FileKind("vocabulary", "traits.yml", "things-in-rings/traits.schema.json"),
        FileKind("thing", "things/*.yml", "things-in-rings/things.schema.json", key="things"),
        FileKind("rule", "rules/*.yml", "things-in-rings/rules.schema.json", key="rules"),
    ),
    build=build,
    least={"rule": dict.fromkeys(RINGS, 1), "thing": 9},
)
