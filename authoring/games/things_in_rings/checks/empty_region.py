"""Triples of rules that leave a region without a thing.

Three rings make eight regions. A region that no thing of the deck belongs in misleads:
Finders keep looking for what could go there. Of all the triples that can be drawn,
one rule of each ring, at least 99 in a hundred must have something for every region,
in each locale. The finding names the share, the triple with the most empty regions,
and the pair of rules that most of the failing triples have in common.

Things that one of the three rules cannot decide are not counted: they are not dealt.
Decks of fewer than 20 things are passed over: they are too small to tell.

Bad: `alive` in the attribute ring with `in-a-zoo` in the context ring; where all that
is in a zoo is alive, every triple with these two has an empty region.

Good: context rules that hold for things of every kind.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from authoring.finding import Flaw, Severity
from authoring.games.things_in_rings.cards import RingsContent
from authoring.games.things_in_rings.regions import Triple, describe, survey
from authoring.games.things_in_rings.verdicts import telling
from authoring.source.deck import Deck

SEVERITY = Severity.WARNING
LEAST = 99
"""Of a hundred triples: so many must have all regions filled."""


def check(deck: Deck[RingsContent]) -> Iterator[Flaw]:
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
            _blame(failing),
        )


def _blame(failing: list[Triple]) -> str:
    pairs = Counter(
        pair
        for triple in failing
        for pair in combinations([each.rule.id for each in triple.rules], 2)
    )
    (first, second), times = min(pairs.items(), key=lambda item: (-item[1], item[0]))
    return f"'{first}' with '{second}' is in {times} of the {len(failing)} that do not"
