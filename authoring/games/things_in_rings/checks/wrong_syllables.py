"""A stated number of syllables that no dictionary has.

A thing may state how many syllables its English name has, and rules then go by that. It is
for names that people say in two ways (fire) and for those that no dictionary has. Where a
dictionary has the name and every way to say it has another number, the thing is most
likely wrong: a slip of the pen, or a name that was changed later.

Bad:

    - id: banana
      name: {en: banana}
      facts: {en: {syllables: 2}}

Good:

    - id: banana
      name: {en: banana}
      facts: {en: {syllables: 3}}
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.finding import Flaw, Severity
from authoring.games.things_in_rings.cards import RingsContent
from authoring.language.spoken import syllable_counts
from authoring.source.deck import Deck

SEVERITY = Severity.WARNING


def check(deck: Deck[RingsContent]) -> Iterator[Flaw]:
    for thing in deck.content.things:
        for locale, facts in thing.facts.items():
            name = thing.name.get(locale)
            if facts.syllables is None or name is None:
                continue
            counts = syllable_counts(name)
            if counts and facts.syllables not in counts:
                told = " or ".join(map(str, sorted(counts)))
                yield Flaw(
                    thing.origin.place("facts", locale, "syllables"),
                    f"a dictionary says {name!r} in {told}, not in {facts.syllables}",
                    f"write {told}, or leave it out",
                )
