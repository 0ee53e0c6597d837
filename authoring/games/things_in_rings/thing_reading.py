"""A thing as it is written -> a Thing, checked against the vocabulary word by word."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from authoring.games.things_in_rings.cards import Members, Span, Thing
from authoring.games.things_in_rings.fact_reading import read_facts
from authoring.games.things_in_rings.fault_log import FaultLog, listed
from authoring.games.things_in_rings.traits import Trait, TraitType, Vocabulary
from authoring.model import Origin, Place, Text
from authoring.source.deck import Entry
from authoring.source.nearest import nearest

OWN_KEYS = ("id", "name", "art", "is", "debatable", "facts")
"""The keys of a thing that are not traits."""


@dataclass(slots=True)
class _Doubts:
    """What a thing's `debatable` lists."""

    flags: dict[str, int] = field(default_factory=dict)
    scales: set[str] = field(default_factory=set)
    sets: dict[str, set[str]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class ThingReader:
    """Reads things, noting every fault in the log."""

    log: FaultLog

    def read(self, entry: Entry) -> Thing:
        data, origin = entry.data, entry.origin
        before = len(self.log.found)
        flags, scales, sets = Members(), dict[str, Span](), dict[str, Members]()
        if self.log.vocabulary.read:
            doubts = self._doubts(data.get("debatable", ()), origin.at("debatable"))
            flags = self._flags(data, doubts, origin)
            for name in data:
                if name not in OWN_KEYS:
                    self._trait(name, data[name], doubts, origin, scales, sets)
            self._tell_missing(data, doubts, origin)
            for scale in doubts.scales - scales.keys():
                top = len(self.log.vocabulary.traits[scale].values) - 1
                scales[scale] = Span(0, top)
            for name in doubts.sets.keys() - sets.keys():
                sets[name] = Members(maybe=frozenset(doubts.sets[name]))
        return Thing(
            id=data["id"],
            name=Text(tuple(data["name"].items()), origin.at("name")),
            art=data["art"],
            flags=flags,
            scales=scales,
            sets=sets,
            facts=read_facts(data, origin, self.log) if "facts" in data else {},
            reviewed=entry.shared.get("reviewed", 1),
            written=tuple(data.get("is", ())),
            whole=len(self.log.found) == before,
            origin=origin,
        )

    def _doubts(self, data: Any, origin: Origin) -> _Doubts:
        doubts = _Doubts()
        for index, item in enumerate(data):
            if isinstance(item, Mapping):
                self._doubted_values(item, origin.at(index), doubts)
                continue
            ways = {TraitType.SET: f"name the values in doubt: {{{item}: [ … ]}}"}
            types = (TraitType.FLAG, TraitType.SCALE)
            trait = self.log.trait(item, origin.place(index), types, ways)
            if trait is not None and trait.type is TraitType.FLAG:
                doubts.flags[item] = index
            elif trait is not None:
                doubts.scales.add(item)
        return doubts

    def _doubted_values(self, item: Mapping[str, Any], origin: Origin, doubts: _Doubts) -> None:
        for name, values in item.items():
            ways = dict.fromkeys((TraitType.FLAG, TraitType.SCALE), f"write {name} on its own")
            trait = self.log.trait(name, origin.key(name), (TraitType.SET,), ways)
            if trait is not None:
                doubts.sets.setdefault(name, set()).update(
                    self._known(trait, values, origin.at(name))
                )

    def _known(self, trait: Trait, values: Any, origin: Origin) -> list[str]:
        return [
            value
            for index, value in enumerate(values)
            if value in trait.values or self.log.value(trait, value, origin.place(index))
        ]

    def _flags(self, data: Mapping[str, Any], doubts: _Doubts, origin: Origin) -> Members:
        sure = []
        ways = dict.fromkeys(
            (TraitType.SCALE, TraitType.SET), "write it beside is, as a key of its own"
        )
        for index, flag in enumerate(data.get("is", ())):
            known = self.log.vocabulary.traits.get(flag)
            if known is None or known.type is not TraitType.FLAG:
                self.log.trait(flag, origin.place("is", index), (TraitType.FLAG,), ways)
                continue
            sure.append(flag)
            if flag in doubts.flags:
                self._tell_both(flag, origin.place("debatable", doubts.flags[flag]))
        return Members(frozenset(sure), frozenset(doubts.flags))

    def _tell_both(self, word: str, place: Place) -> None:
        message = f"{word!r} is said to be so, and to be debatable"
        hint = "a thing is sure to be so or debatable: take it out of one of the two"
        self.log.add("sure-and-debatable", place, message, hint)

    def _trait(
        self,
        name: str,
        data: Any,
        doubts: _Doubts,
        origin: Origin,
        scales: dict[str, Span],
        sets: dict[str, Members],
    ) -> None:
        trait = self.log.vocabulary.traits.get(name)
        if trait is None or trait.type is TraitType.FLAG:
            ways = {TraitType.FLAG: f"list it: is: [{name}]"}
            types = (TraitType.SCALE, TraitType.SET)
            self.log.trait(name, origin.key(name), types, ways, OWN_KEYS)
            return
        if trait.type is TraitType.SCALE:
            span = self._span(trait, data, name in doubts.scales, origin.at(name))
            if span is not None:
                scales[name] = span
            return
        sets[name] = self._members(trait, data, doubts.sets.get(name, set()), origin)

    def _span(self, trait: Trait, data: Any, doubted: bool, origin: Origin) -> Span | None:
        if not isinstance(data, str):
            message = f"{trait.id!r} is a scale: a thing has one value of it, not a list"
            self.log.add("wrong-type", origin.place(), message, f"use {listed(trait.values)}")
            return None
        if data not in trait.values and not self.log.value(trait, data, origin.place()):
            return None
        at = trait.values.index(data)
        if not doubted:
            return Span(at, at)
        return Span(max(at - 1, 0), min(at + 1, len(trait.values) - 1))

    def _members(self, trait: Trait, data: Any, doubted: set[str], origin: Origin) -> Members:
        if isinstance(data, str):
            message = f"{trait.id!r} is a set: a thing has a list of its values"
            place = origin.place(trait.id)
            self.log.add("wrong-type", place, message, f"write {trait.id}: [{data}]")
            return Members(maybe=frozenset(trait.values))
        known = self._known(trait, data, origin.at(trait.id))
        for value in known:
            if value in doubted:
                self._tell_both(value, origin.place(trait.id, list(data).index(value)))
        return Members(frozenset(known), frozenset(doubted) - frozenset(known))

    def _tell_missing(self, data: Mapping[str, Any], doubts: _Doubts, origin: Origin) -> None:
        for name, trait in self.log.vocabulary.traits.items():
            if trait.type is TraitType.FLAG or trait.optional or name in data:
                continue
            if name in doubts.scales or _is_misspelt(name, data, self.log.vocabulary):
                continue
            hint = (
                f"write {name}: one of {listed(trait.values)}"
                if trait.type is TraitType.SCALE
                else f"write {name}: [], if it has none of {listed(trait.values)}"
            )
            message = f"{data['id']!r} does not say its {name}"
            self.log.add("missing-trait", origin.place("id"), message, hint)


def _is_misspelt(name: str, data: Mapping[str, Any], vocabulary: Vocabulary) -> bool:
    """Whether a key that is told as unknown was probably meant to be this one."""
    strange = [key for key in data if key not in OWN_KEYS and key not in vocabulary.traits]
    return any(nearest(key, (name,)) for key in strange)
