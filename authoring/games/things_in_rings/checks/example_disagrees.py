"""An example that the rule's own predicate puts on the other side.

Sentence and predicate are written by hand, and nothing else ties them together: the
Knower judges by the sentence, the pack by the predicate. Examples are what the author
believes of both. Where one disagrees, the predicate, the thing or the example is
wrong. The finding says what the rule gives, and which trait or test decided.

Bad:

    - id: fits-in-one-hand
      when: {all: [{size: {at-most: egg}}, {weight: {at-most: light}}]}
      inside: [egg, coin, mirror]               # mirror has size chair

Good:

    - id: fits-in-one-hand
      when: {all: [{size: {at-most: egg}}, {weight: {at-most: light}}]}
      inside: [egg, coin, key]
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.finding import Flaw, Severity
from authoring.games.things_in_rings.cards import RingsContent, Rule, Thing
from authoring.games.things_in_rings.explanation import facts, forms
from authoring.games.things_in_rings.predicate.nodes import Truth
from authoring.games.things_in_rings.predicate.truth import Asker
from authoring.games.things_in_rings.verdicts import EVERYWHERE, asked_in
from authoring.source.deck import Deck

SEVERITY = Severity.ERROR
SIDES = {Truth.INSIDE: "inside", Truth.OUTSIDE: "outside"}


def check(deck: Deck[RingsContent]) -> Iterator[Flaw]:
    things = {thing.id: thing for thing in deck.content.things if thing.whole}
    for rule in deck.content.rules:
        for truth, side in SIDES.items():
            examples = rule.inside if truth is Truth.INSIDE else rule.outside
            for index, example in enumerate(examples):
                if example in things:
                    yield from _example(deck.content, rule, truth, (side, index), things[example])


def _example(
    content: RingsContent, rule: Rule, wanted: Truth, keys: tuple[str, int], thing: Thing
) -> Iterator[Flaw]:
    if rule.when is None:
        return
    for locale in asked_in(rule):
        asked = Asker(content.vocabulary, None if locale == EVERYWHERE else locale)
        answer = asked.answer(rule.when, thing)
        if answer.truth is wanted:
            continue
        where = "" if locale == EVERYWHERE else f" in {locale}"
        told = f"it {facts(answer.deciding, thing, asked)}"
        tests = forms(answer.deciding, content.vocabulary)
        yield Flaw(
            rule.origin.place(*keys),
            f"'{thing.id}' is {answer.truth.word}{where}, not {wanted.word}: "
            f"{told}, and the rule tests {tests}",
            "move the example, or mend the thing or the rule",
        )
        return
