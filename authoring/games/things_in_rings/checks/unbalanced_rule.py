"""A rule that holds for too few things, or for too many.

A Finder has five things in hand. Of a rule that holds for one thing in twenty, most
hands show nothing at all; of one that holds for nearly all, nothing else. Between 12
and 55 in a hundred a hand says something about the rule, and the regions fill.

Rules that hold for all things or for none are left to always-true and never-true.
Decks of fewer than 20 things are passed over: they are too small to tell.

Bad:

    when: {places: {any-of: [space]}}         # holds for 3 of 240 things

Good:

    when: {places: {any-of: [space, sea, sky]}}
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.checks.wholeness import lacks
from authoring.finding import Flaw, Severity
from authoring.games.things_in_rings.cards import RingsContent
from authoring.games.things_in_rings.verdicts import telling
from authoring.source.deck import Deck

SEVERITY = Severity.WARNING
LEAST, MOST = 12, 55
"""Of a hundred things."""


def check(deck: Deck[RingsContent]) -> Iterator[Flaw]:
    if lacks(deck, "things"):
        return
    judged = telling(deck.content)
    for verdict in judged.entries:
        count = verdict.planes.inside.bit_count()
        if not count or LEAST * judged.things <= 100 * count <= MOST * judged.things:
            continue
        if verdict.planes.inside | verdict.planes.debatable == judged.all:
            continue
        share = 100 * count / judged.things
        few = count < LEAST * judged.things / 100
        yield Flaw(
            verdict.rule.origin.key("when"),
            f"'{verdict.rule.id}' holds for {count} of {judged.things} things{verdict.where}: "
            f"{share:.1f} %, outside {LEAST} to {MOST} %",
            "loosen it, or add things that it holds for"
            if few
            else "tighten it, or add things that it does not hold for",
        )
