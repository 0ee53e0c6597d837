"""All possible things as formulas, and proofs about them."""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any
from weakref import WeakKeyDictionary

from authoring.games.things_in_rings.cards import RingsContent
from authoring.games.things_in_rings.deep.names import Names
from authoring.games.things_in_rings.predicate.nodes import (
    Every,
    Is,
    Leaf,
    Manner,
    Not,
    OfSet,
    OnScale,
    Predicate,
    SetCount,
    Some,
    Word,
    leaves,
)
from authoring.games.things_in_rings.traits import Constraint, TraitType
from authoring.resources import require

PATIENCE = 2_000
"""Milliseconds for one proof; what is not decided then is told as undecided."""

BUDGET = 60.0
"""Seconds for all proofs of a deck in one locale. Those that are left are told as undecided."""


@dataclass(frozen=True, slots=True)
class Proved:
    """True of every possible thing, because of these constraints."""

    because: tuple[Constraint, ...]

    @property
    def reason(self) -> str:
        if not self.because:
            return "it follows from the predicates alone"
        lines = ", ".join(str(each.origin.place().line) for each in self.because)
        said = next((f": {each.because}" for each in self.because if each.because), "")
        noun = "constraints in lines" if len(self.because) > 1 else "constraint in line"
        return f"it follows from the {noun} {lines} of traits.yml{said}"


@dataclass(frozen=True, slots=True)
class Refuted:
    """Not true of this thing, told by the traits that are asked for: `is soft, has size egg`."""

    thing: str


@dataclass(frozen=True, slots=True)
class Undecided:
    """Neither proved nor refuted in the time there is."""


Outcome = Proved | Refuted | Undecided


class Possible:
    """The things that the vocabulary of a deck allows, with names in one locale, or in none."""

    def __init__(self, content: RingsContent, locale: str | None) -> None:
        self._z3: Any = require("z3", "deep")
        self._traits = content.vocabulary.traits
        self._constraints = content.vocabulary.constraints
        self._solver = self._z3.Solver()
        self._solver.set("timeout", PATIENCE)
        self._names = Names(self._z3, locale)
        self._left = BUDGET
        for trait in self._traits.values():
            if trait.type is TraitType.SCALE:
                position = self._position(trait.id)
                self._solver.add(position >= 0, position < len(trait.values))
        for index, each in enumerate(self._constraints):
            law = self._z3.Implies(self.formula(each.when), self.formula(each.then))
            self._solver.assert_and_track(law, f"constraint {index}")
        words = [
            leaf
            for rule in content.rules
            if locale in rule.locales and rule.when is not None
            for leaf in leaves(rule.when)
            if isinstance(leaf, Word)
        ]
        self._solver.add(*self._names.laws(words))

    def formula(self, predicate: Predicate) -> Any:
        """The predicate as a formula about one thing."""
        z3 = self._z3
        if isinstance(predicate, Not):
            return z3.Not(self.formula(predicate.part))
        if isinstance(predicate, Every):
            return z3.And(*map(self.formula, predicate.parts))
        if isinstance(predicate, Some):
            return z3.Or(*map(self.formula, predicate.parts))
        if isinstance(predicate, Is):
            return z3.Bool(f"is {predicate.flag}")
        if isinstance(predicate, OnScale):
            within = self._names.within(self._position(predicate.scale), predicate.positions)
            return z3.And(self._stated(predicate.scale), within)
        if isinstance(predicate, Word):
            return self._names.formula(predicate)
        return self._of_set(predicate)

    def _position(self, scale: str) -> Any:
        return self._z3.Int(f"position {scale}")

    def _stated(self, scale: str) -> Any:
        """Whether a thing has a value of the scale: only of optional ones it may have none."""
        optional = self._traits[scale].optional
        return self._z3.Bool(f"stated {scale}") if optional else self._z3.BoolVal(True)

    def _member(self, name: str, value: str) -> Any:
        return self._z3.Bool(f"{name} has {value}")

    def _of_set(self, leaf: OfSet | SetCount) -> Any:
        z3, every = self._z3, self._traits[leaf.set].values
        if isinstance(leaf, SetCount):
            ones = [z3.If(self._member(leaf.set, value), 1, 0) for value in every]
            return self._names.within(z3.Sum(ones), leaf.count)
        listed = [self._member(leaf.set, value) for value in leaf.values]
        if leaf.manner is Manner.ALL_OF:
            return z3.And(*listed)
        if leaf.manner is Manner.ANY_OF:
            return z3.Or(*listed)
        if leaf.manner is Manner.NONE_OF:
            return z3.Not(z3.Or(*listed))
        others = [self._member(leaf.set, value) for value in every if value not in leaf.values]
        return z3.And(*listed, *map(z3.Not, others))

    def never(self, claims: Iterable[Predicate]) -> Outcome:
        """Whether no possible thing keeps to all of these."""
        if self._left <= 0:
            return Undecided()
        asked = tuple(claims)
        started = time.monotonic()
        self._solver.push()
        try:
            self._solver.add(*map(self.formula, asked))
            verdict = self._solver.check()
            if verdict == self._z3.unsat:
                return Proved(tuple(self._core()))
            if verdict == self._z3.sat:
                return Refuted(self._told(self._solver.model(), asked))
            return Undecided()
        finally:
            self._solver.pop()
            self._left -= time.monotonic() - started

    def _core(self) -> list[Constraint]:
        indexes = {int(str(name).split()[1]) for name in self._solver.unsat_core()}
        return [self._constraints[index] for index in sorted(indexes)]

    def _told(self, model: Any, claims: tuple[Predicate, ...]) -> str:
        """What the thing of a model is like, as far as the claims ask."""
        tests = dict.fromkeys(leaf for claim in claims for leaf in leaves(claim))
        facts = dict.fromkeys(self._fact(model, leaf) for leaf in tests)
        return ", ".join(facts)

    def _fact(self, model: Any, leaf: Leaf) -> str:
        def holds(formula: Any) -> bool:
            return bool(self._z3.is_true(model.eval(formula, model_completion=True)))

        if isinstance(leaf, Is):
            return f"is {leaf.flag}" if holds(self.formula(leaf)) else f"is not {leaf.flag}"
        if isinstance(leaf, OnScale):
            if not holds(self._stated(leaf.scale)):
                return f"has no {leaf.scale}"
            at = model.eval(self._position(leaf.scale), model_completion=True).as_long()
            return f"has {leaf.scale} {self._traits[leaf.scale].values[at]}"
        if isinstance(leaf, Word):
            return self._names.fact(leaf, holds(self.formula(leaf)))
        values = self._traits[leaf.set].values
        had = [value for value in values if holds(self._member(leaf.set, value))]
        return f"has {leaf.set} {' and '.join(had)}" if had else f"has no {leaf.set}"


_made: WeakKeyDictionary[RingsContent, dict[str | None, Possible]] = WeakKeyDictionary()


def possible(content: RingsContent, locale: str | None) -> Possible:
    """The possible things of a deck; the second time they cost nothing.

    Raises resources.MissingExtra without the solver.
    """
    known = _made.setdefault(content, {})
    if locale not in known:
        known[locale] = Possible(content, locale)
    return known[locale]


def negated(predicate: Predicate) -> Predicate:
    """The predicate that holds where this one does not."""
    return predicate.part if isinstance(predicate, Not) else Not(predicate)
