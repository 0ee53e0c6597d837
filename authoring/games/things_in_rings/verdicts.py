"""What every rule of a deck says of every thing, computed once a deck."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from weakref import WeakKeyDictionary

from authoring.games.things_in_rings.cards import RingsContent, Rule
from authoring.games.things_in_rings.predicate.planes import Columns, Planes

EVERYWHERE = "*"
"""Stands for all locales, where a rule does not depend on names."""

ENOUGH_THINGS = 20
"""Of fewer things nothing can be said about how rules share them out."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """Where a rule holds; `locale` is the one it was asked in, or EVERYWHERE."""

    rule: Rule
    locale: str
    planes: Planes

    @property
    def where(self) -> str:
        """The locale as an end of a sentence, or nothing."""
        return "" if self.locale == EVERYWHERE else f" in {self.locale}"


@dataclass(frozen=True, slots=True)
class Verdicts:
    """The verdicts of a deck's readable rules, in the order of its rules and locales.

    Bit i of a plane is the thing at index i of the deck's things; `all` has every bit.
    """

    all: int
    things: int
    entries: tuple[Verdict, ...]

    def played_in(self, locale: str) -> tuple[Verdict, ...]:
        """Those of the rules that are played in a locale."""
        return tuple(
            verdict
            for verdict in self.entries
            if verdict.locale == locale
            or (verdict.locale == EVERYWHERE and locale in verdict.rule.locales)
        )


_computed: WeakKeyDictionary[RingsContent, Verdicts] = WeakKeyDictionary()
_columns: WeakKeyDictionary[RingsContent, Columns] = WeakKeyDictionary()


def columns(content: RingsContent) -> Columns:
    """The traits of a deck's things as planes; the second time they cost nothing."""
    found = _columns.get(content)
    if found is None:
        found = _columns[content] = Columns(content.vocabulary, content.things)
    return found


def verdicts(content: RingsContent) -> Verdicts:
    """The verdicts of a deck; the second time they cost nothing."""
    found = _computed.get(content)
    if found is None:
        found = _computed[content] = judge(content)
    return found


def keep(content: RingsContent, judged: Verdicts) -> None:
    """Use these as the verdicts of a deck, worked out elsewhere."""
    _computed[content] = judged


def telling(content: RingsContent) -> Verdicts:
    """The verdicts of a deck; none where its things are too few to draw conclusions."""
    return verdicts(content) if len(content.things) >= ENOUGH_THINGS else Verdicts(0, 0, ())


def judge(content: RingsContent) -> Verdicts:
    """The verdicts of a deck, worked out anew."""
    planes = columns(content)
    entries = [
        Verdict(rule, locale, planes.holds(rule.when, locale))
        for rule in content.rules
        if rule.when is not None
        for locale in asked_in(rule)
    ]
    return Verdicts(planes.all, len(content.things), tuple(entries))


def asked_in(rule: Rule) -> Sequence[str]:
    """The locales that a rule has verdicts of its own for."""
    return rule.locales if rule.ring == "word" else (EVERYWHERE,)
