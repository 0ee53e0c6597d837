"""A deck of rings that faults are seeded into, and who notices them.

What a fault does not touch is judged once: of a changed rule only its own planes are made
anew, of a changed thing only its own constraints and examples are looked at.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from authoring.checks.check import Check, collect
from authoring.games.things_in_rings import verdicts
from authoring.games.things_in_rings.cards import RingsContent, Rule
from authoring.games.things_in_rings.predicate.planes import Columns
from authoring.games.things_in_rings.shape import SHAPE
from authoring.games.things_in_rings.traits import TraitType
from authoring.games.things_in_rings.verdicts import Verdict, Verdicts, asked_in
from authoring.source.deck import Deck, Entry, Reading
from authoring.source.deck_reader import read_deck
from authoring.source.schema import schema
from authoring.source.yaml import Cursor
from benchmarks.faults import Caught, Seeded
from benchmarks.rule_faults import faults

PAIRED = frozenset(
    {"same-as-another", "opposite-of-another", "near-duplicate-rule", "implies-another"}
)
OF_THINGS = frozenset(
    {"constraint-broken", "example-disagrees", "unknown-trait", "unknown-value", "wrong-type"}
    | {"missing-trait", "sure-and-debatable"}
)
ELSEWHERE = frozenset({"empty-region", "too-debatable", "trait-not-reviewed", "dangling-id"})
"""Checks that a single fault hardly moves, and that take long."""


class Rings:
    """A sound deck, read and judged."""

    def __init__(self, root: Path) -> None:
        self.deck: Deck[RingsContent] = read_deck(root, SHAPE)
        self.content = self.deck.content
        self.entries = {kind.kind: _entries(self.deck, kind) for kind in SHAPE.files}
        self.columns = Columns(self.content.vocabulary, self.content.things)
        self.judged = verdicts.judge(self.content)
        checks = collect("authoring.games.things_in_rings.checks")
        self.of_rules = [one for one in checks if one.id not in ELSEWHERE | PAIRED]
        self.of_pairs = [one for one in checks if one.id in PAIRED]
        self.of_things = [one for one in checks if one.id in OF_THINGS]
        self.pairs_before = _told(self.of_pairs, self._judged_deck(self.content, self.judged))
        self.characters = "".join(
            sorted({sign for thing in self.content.things for sign in _name(thing, "zh-Hans")})
        )

    def rule_fault(self, choose: random.Random) -> Seeded | None:
        """Any fault in any predicate."""
        at = choose.randrange(len(self.content.rules))
        entry = self.entries["rule"][at]
        kinds = faults(entry.data["when"], self.content.vocabulary, self.characters)
        kind = choose.choice(sorted(kinds))
        changed = choose.choice(kinds[kind])
        what = f"{entry.data['id']}: {changed}"
        return Seeded(kind, what, lambda: self._look_at_rule(at, entry, changed))

    def _look_at_rule(self, at: int, entry: Entry, changed: Any) -> Caught | None:
        reading = self._read({"rule": (replace(entry, data={**entry.data, "when": changed}),)})
        rule, before = reading.content.rules[0], self.content.rules[at]
        noticed = frozenset(fault.check for fault in reading.faults)
        if rule.when is None:
            return noticed
        entries = self._verdicts(rule)
        if [each.planes for each in entries] == [each.planes for each in self._verdicts(before)]:
            return None
        rules = (*self.content.rules[:at], rule, *self.content.rules[at + 1 :])
        judged = self._with(before, entries)
        alone = self._told_alone(rule, entries) - self._told_alone(before, self._verdicts(before))
        paired = _told(self.of_pairs, self._judged_deck(replace(self.content, rules=rules), judged))
        new = {check for check, _ in paired - self.pairs_before}
        return noticed | frozenset(alone) | frozenset(new)

    def _told_alone(self, rule: Rule, entries: tuple[Verdict, ...]) -> Counter[str]:
        content = replace(self.content, rules=(rule,))
        judged = Verdicts(self.judged.all, self.judged.things, entries)
        deck = self._judged_deck(content, judged)
        return Counter(check for check, _ in _told(self.of_rules, deck).elements())

    def _verdicts(self, rule: Rule) -> tuple[Verdict, ...]:
        assert rule.when is not None
        return tuple(
            Verdict(rule, locale, self.columns.holds(rule.when, locale))
            for locale in asked_in(rule)
        )

    def _with(self, before: Rule, entries: tuple[Verdict, ...]) -> Verdicts:
        """The verdicts of the deck with those of one rule changed."""
        places = [at for at, each in enumerate(self.judged.entries) if each.rule is before]
        every = [*self.judged.entries]
        every[places[0] : places[-1] + 1] = entries
        return replace(self.judged, entries=tuple(every))

    def thing_fault(self, choose: random.Random) -> Seeded | None:
        """A flag flipped, a value one step off, or a member of a set that is wrong."""
        at = choose.randrange(len(self.content.things))
        entry = self.entries["thing"][at]
        found = self._changed_thing(entry.data, choose)
        if found is None:
            return None
        kind, data = found
        changed = sorted(key for key in data if data[key] != entry.data.get(key))
        flags = sorted(set(data.get("is", ())) ^ set(entry.data.get("is", ())))
        what = f"{data['id']}: {', '.join(flags or changed)}"
        return Seeded(kind, what, lambda: self._look_at_thing(entry, data))

    def _changed_thing(
        self, data: Mapping[str, Any], choose: random.Random
    ) -> tuple[str, dict[str, Any]] | None:
        traits = self.content.vocabulary.traits
        trait = choose.choice([*traits.values()])
        if trait.type is TraitType.FLAG:
            flags = [flag for flag in data.get("is", ()) if flag != trait.id]
            up = trait.id in data.get("is", ())
            return "flipped flag", {**data, "is": flags if up else [*flags, trait.id]}
        value = data.get(trait.id)
        if trait.type is TraitType.SCALE and isinstance(value, str):
            at = trait.values.index(value)
            beside = [n for n in (at - 1, at + 1) if 0 <= n < len(trait.values)]
            return "unit slip", {**data, trait.id: trait.values[choose.choice(beside)]}
        if trait.type is TraitType.SET and isinstance(value, list):
            other = choose.choice(trait.values)
            without = [one for one in value if one != other]
            return f"tag of {trait.id}", {
                **data,
                trait.id: without if other in value else [*value, other],
            }
        return None

    def _look_at_thing(self, entry: Entry, data: Mapping[str, Any]) -> Caught:
        before, after = (
            self._told_of(replace(entry, data=each), each["id"]) for each in (entry.data, data)
        )
        return frozenset(after - before)

    def _told_of(self, entry: Entry, thing: str) -> Counter[str]:
        reading = self._read({"thing": (entry,)})
        rules = tuple(rule for rule in self.content.rules if thing in (*rule.inside, *rule.outside))
        deck = self._deck(replace(reading.content, rules=rules), reading.faults)
        return Counter(check for check, _ in _told(self.of_things, deck).elements())

    def _read(self, entries: Mapping[str, tuple[Entry, ...]]) -> Reading[RingsContent]:
        """The cards of these entries, with everything else as it was."""
        every = {"vocabulary": self.entries["vocabulary"], **entries}
        reading = SHAPE.build(self.deck.header, every)
        things = self.content.things if "thing" not in entries else reading.content.things
        return replace(reading, content=replace(reading.content, things=things))

    def _deck(self, content: RingsContent, faults: Iterable[Any] = ()) -> Deck[RingsContent]:
        return replace(self.deck, content=content, faults=tuple(faults), documents=())

    def _judged_deck(self, content: RingsContent, judged: Verdicts) -> Deck[RingsContent]:
        verdicts.keep(content, judged)
        return self._deck(content)


def _entries(deck: Deck[RingsContent], kind: Any) -> tuple[Entry, ...]:
    """The items of one kind as they are written, typed as the schema says."""
    found: list[Entry] = []
    for document in deck.documents:
        relative = Path(document.path).relative_to(deck.root)
        if not relative.match(kind.glob):
            continue
        data, cursor = schema(kind.schema).check(document).data, Cursor(document)
        if kind.key is None:
            return (Entry(kind.kind, data, {}, cursor),)
        shared = {key: value for key, value in data.items() if key != kind.key}
        found += [
            Entry(kind.kind, item, shared, cursor.at(kind.key, index))
            for index, item in enumerate(data[kind.key])
        ]
    return tuple(found)


def _name(thing: Any, locale: str) -> str:
    return thing.name.get(locale) or ""


def _told(checks: Iterable[Check], deck: Deck[RingsContent]) -> Counter[tuple[str, str]]:
    """What the checks say, by check and message; numbers in it do not count."""
    return Counter(
        (check.id, re.sub(r"\d+(\.\d+)?", "#", flaw.message))
        for check in checks
        for flaw in check.find(deck)
    )
