"""Triples of rules that leave a region without a thing.

Three rings make eight regions. A region that no thing of the deck belongs in misleads:
Finders keep looking for what could go there. Of all the triples that can be drawn,
one rule of each ring, at least 99 in a hundred must have something for every region,
in each locale. The finding names the share, the triple with the most empty regions,
and the pair of rules, or the rule, that most of the failing triples have in common.

Things that one of the three rules cannot decide are not counted: they are not dealt.
Decks of fewer than 20 things are passed over: they are too small to tell.

Bad: where all that is in a zoo is alive, every triple with these two fails,

    - {id: alive, ring: attribute, when: {is: alive}, …}
    - {id: in-a-zoo, ring: context, when: {places: {any-of: [zoo]}}, …}

Good: context rules that hold for things of every kind,

    - {id: alive, ring: attribute, when: {is: alive}, …}
    - {id: in-a-park, ring: context, when: {places: {any-of: [park]}}, …}
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from authoring.checks.wholeness import lacks
from authoring.finding import Flaw, Severity
from authoring.games.things_in_rings.cards import RingsContent
from authoring.games.things_in_rings.regions import Survey, Triple, counts, describe, survey
from authoring.games.things_in_rings.verdicts import telling
from authoring.source.deck import Deck

SEVERITY = Severity.WARNING
LEAST = 99
"""Of a hundred triples: so many must have all regions filled."""


def check(deck: Deck[RingsContent]) -> Iterator[Flaw]:
    if lacks(deck, "things"):
        return
    judged = telling(deck.content)
    for locale in deck.content.locales:
        found = survey(judged, locale)
        filled = found.holding(1)
        if 100 * filled >= LEAST * found.triples:
            continue
        failing = found.failing()
        worst = max(failing, key=lambda triple: triple.counts.count(0))
        names = ", ".join(f"'{each.rule.id}'" for each in worst.rules)
        region = describe(worst.counts.index(0))
        yield Flaw(
            worst.rules[0].rule.origin.key("when"),
            f"in {locale} only {100 * filled / found.triples:.1f} % of {found.triples} triples "
            f"fill all regions; with {names} nothing lies {region}",
            _blame(found, failing),
        )


def _blame(found: Survey, failing: list[Triple]) -> str:
    """What the failing triples have in common: a pair that is at odds by itself, or a rule."""
    alone = Counter(
        f"'{first.rule.id}' and '{second.rule.id}' by themselves leave one empty"
        for triple in failing
        for first, second in combinations(triple.rules, 2)
        if 0 in counts(found.everything, [first.planes, second.planes])
    )
    shared = Counter(f"'{each.rule.id}' is" for triple in failing for each in triple.rules)
    told, times = min((alone or shared).items(), key=lambda item: (-item[1], item[0]))
    return f"{told} in {times} of the {len(failing)} failing triples"
