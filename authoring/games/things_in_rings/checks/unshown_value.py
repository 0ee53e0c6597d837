"""A listed letter or value that no example shows.

Of a rule that holds for a thing with a j, a p or a q, an example with a p says nothing of
the j: were it an i by a slip, every example would still agree. One example inside for
each thing listed, that holds for its sake alone, pins the list down; on the card it shows
the Knower that all of them count.

Values that no thing of the deck has alone are passed over, and so are lists of more than
eight: nobody would put so many examples on a card.

Bad: a slip in `garden` would go unnoticed,

    when: {places: {any-of: [kitchen, garden]}}
    inside: [kettle, fridge, oven]

Good:

    when: {places: {any-of: [kitchen, garden]}}
    inside: [kettle, fridge, spade]           # a spade is found in a garden only
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

from authoring.checks.wholeness import lacks
from authoring.finding import Flaw, Severity
from authoring.games.things_in_rings.cards import RingsContent, Rule
from authoring.games.things_in_rings.explanation import form
from authoring.games.things_in_rings.fault_log import SHOWN, listed
from authoring.games.things_in_rings.predicate.nodes import (
    Interval,
    Leaf,
    OfSet,
    Placed,
    Predicate,
    Some,
    Word,
    leaves,
    swapped,
)
from authoring.games.things_in_rings.predicate.planes import Columns, members
from authoring.games.things_in_rings.verdicts import EVERYWHERE, asked_in, columns
from authoring.source.deck import Deck

SEVERITY = Severity.WARNING
MOST = 8
"""Values in a list that is looked at."""


def check(deck: Deck[RingsContent]) -> Iterator[Flaw]:
    if lacks(deck, "things"):
        return
    planes = columns(deck.content)
    numbers = {thing.id: index for index, thing in enumerate(deck.content.things)}
    for rule in deck.content.rules:
        if rule.when is None or not (rule.inside or rule.outside):
            continue
        examples = (numbers[one] for one in (*rule.inside, *rule.outside) if one in numbers)
        shown = sum(1 << number for number in set(examples))
        for locale in asked_in(rule):
            yield from _unshown(deck.content, rule, shown, planes, locale)


def _unshown(
    content: RingsContent, rule: Rule, shown: int, planes: Columns, locale: str
) -> Iterator[Flaw]:
    assert rule.when is not None
    asked = None if locale == EVERYWHERE else locale
    inside = planes.holds(rule.when, asked).inside
    for leaf in dict.fromkeys(leaves(rule.when)):
        for value, without in _shorter(leaf):
            changed = swapped(rule.when, leaf, without)
            apart = inside ^ planes.holds(changed, asked).inside
            if not apart or apart & shown:
                continue
            show = [thing.id for thing in islice(members(apart, content.things), SHOWN + 1)]
            where = "" if asked is None else f" in {asked}"
            yield Flaw(
                rule.origin.key("inside" if rule.inside else "outside"),
                f"no example of '{rule.id}' shows{where} what {value} does in "
                f"{form(leaf, content.vocabulary)}",
                f"add one of {listed(show)}",
            )


def _shorter(leaf: Leaf) -> Iterator[tuple[str, Predicate]]:
    """Each listed letter or value, and the test without it."""
    if isinstance(leaf, OfSet) and len(leaf.values) <= MOST:
        for value in leaf.values:
            rest = tuple(one for one in leaf.values if one != value)
            yield value, replace(leaf, values=rest) if rest else Some(())
    if isinstance(leaf, Word) and isinstance(leaf.argument, tuple) and len(leaf.argument) <= MOST:
        for text in leaf.argument:
            others = tuple(one for one in leaf.argument if one != text)
            yield text, replace(leaf, argument=others) if others else Some(())
    if isinstance(leaf, Word) and isinstance(leaf.argument, Placed):
        wanted = leaf.argument.wanted
        if not isinstance(wanted, Interval) and 1 < len(wanted) <= MOST:
            for value in wanted:
                left = tuple(one for one in wanted if one != value)
                yield value, replace(leaf, argument=replace(leaf.argument, wanted=left))
