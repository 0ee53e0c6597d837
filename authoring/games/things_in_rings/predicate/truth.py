"""One thing, one predicate: does it hold, and what decided?

The plain evaluator, for telling people. `predicate_planes` gives the same answers for
a whole deck at once.
"""

from __future__ import annotations

from dataclasses import dataclass

from authoring.games.things_in_rings.cards import Members, Span, Thing
from authoring.games.things_in_rings.predicate.nodes import (
    Every,
    Interval,
    Is,
    Leaf,
    Manner,
    Not,
    OfSet,
    OnScale,
    Predicate,
    SetCount,
    Some,
    Truth,
    Word,
)
from authoring.games.things_in_rings.predicate.words import asker
from authoring.games.things_in_rings.traits import Vocabulary


@dataclass(frozen=True, slots=True)
class Answer:
    """The truth of a predicate for a thing, and the leaves that made it so."""

    truth: Truth
    deciding: tuple[Leaf, ...]


@dataclass(frozen=True, slots=True)
class Asker:
    """Asks about things as they are described in this vocabulary.

    `locale` is the one whose names are tested; None where no name is.
    """

    vocabulary: Vocabulary
    locale: str | None = None

    def truth(self, predicate: Predicate, thing: Thing) -> Truth:
        return self.answer(predicate, thing).truth

    def answer(self, predicate: Predicate, thing: Thing) -> Answer:
        if isinstance(predicate, Not):
            inner = self.answer(predicate.part, thing)
            return Answer(inner.truth.opposite(), inner.deciding)
        if isinstance(predicate, Every | Some):
            answers = [self.answer(part, thing) for part in predicate.parts]
            truths = [answer.truth for answer in answers]
            truth = min(truths) if isinstance(predicate, Every) else max(truths)
            deciding = tuple(
                leaf for answer in answers if answer.truth is truth for leaf in answer.deciding
            )
            return Answer(truth, deciding)
        return Answer(self.leaf(predicate, thing), (predicate,))

    def leaf(self, leaf: Leaf, thing: Thing) -> Truth:
        if isinstance(leaf, Is):
            return _member(leaf.flag, thing.flags)
        if isinstance(leaf, OnScale):
            span = self.span(leaf.scale, thing)
            return Truth.OUTSIDE if span is None else _within(span, leaf.positions)
        if isinstance(leaf, Word):
            return self._word(leaf, thing)
        members = self.members(leaf.set, thing)
        if isinstance(leaf, SetCount):
            fewest = len(members.sure)
            return _within(Span(fewest, fewest + len(members.maybe)), leaf.count)
        return _compare(leaf, members)

    def span(self, scale: str, thing: Thing) -> Span | None:
        """Where the thing stands on the scale: anywhere, if that is missing but needed."""
        span = thing.scales.get(scale)
        trait = self.vocabulary.traits[scale]
        if span is None and not trait.optional:
            return Span(0, len(trait.values) - 1)
        return span

    def members(self, name: str, thing: Thing) -> Members:
        """The thing's values of a set: any, if the set is missing but needed."""
        members = thing.sets.get(name)
        trait = self.vocabulary.traits[name]
        if members is None:
            return Members() if trait.optional else Members(maybe=frozenset(trait.values))
        return members

    def _word(self, word: Word, thing: Thing) -> Truth:
        name = None if self.locale is None else thing.name.get(self.locale)
        if self.locale is None or name is None:
            return Truth.DEBATABLE
        holds = asker(word, self.locale)(name, thing.stated(self.locale))
        if holds is None:
            return Truth.DEBATABLE
        return Truth.INSIDE if holds else Truth.OUTSIDE


def _member(value: str, members: Members) -> Truth:
    if value in members.sure:
        return Truth.INSIDE
    return Truth.DEBATABLE if value in members.maybe else Truth.OUTSIDE


def _within(span: Span, interval: Interval) -> Truth:
    end = span.high if interval.high is None else interval.high
    if interval.low <= span.low and span.high <= end:
        return Truth.INSIDE
    return Truth.OUTSIDE if span.high < interval.low or end < span.low else Truth.DEBATABLE


def _compare(leaf: OfSet, members: Members) -> Truth:
    each = [_member(value, members) for value in leaf.values]
    if leaf.manner is Manner.ALL_OF:
        return min(each)
    if leaf.manner is Manner.ANY_OF:
        return max(each)
    if leaf.manner is Manner.NONE_OF:
        return max(each).opposite()
    others = (members.sure | members.maybe).difference(leaf.values)
    return min(*each, *(_member(other, members).opposite() for other in others), Truth.INSIDE)
