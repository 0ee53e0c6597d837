"""A word rule that is true of a thing in one language and false in another.

A card that is printed in two languages has one rule for both. Where the names of a thing
fall on different sides of it, players of the two languages cannot agree about where the
thing belongs. Rules about words are best written for one language each.

Bad: 土豆 has two characters, and its other name 馬鈴薯 has three.

    - id: two-characters
      ring: word
      text: {zh-Hans: 两个字, zh-Hant: 兩個字}
      when: {word: {characters: {exactly: 2}}}

Good:

    - id: two-characters
      ring: word
      locales: [zh-Hans]
      text: {zh-Hans: 两个字}
      when: {word: {characters: {exactly: 2}}}
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from authoring.finding import Flaw, Severity
from authoring.games.things_in_rings.cards import RingsContent
from authoring.games.things_in_rings.verdicts import Verdict, verdicts
from authoring.source.deck import Deck

SEVERITY = Severity.WARNING


def check(deck: Deck[RingsContent]) -> Iterator[Flaw]:
    content = deck.content
    judged = verdicts(content)
    for _, group in groupby(judged.entries, key=lambda verdict: verdict.rule.origin):
        first, *others = group
        for other in others:
            apart = _apart(first, other)
            if not apart:
                continue
            thing = content.things[(apart & -apart).bit_length() - 1]
            names = f"'{thing.name.get(first.locale)}' and '{thing.name.get(other.locale)}'"
            yield Flaw(
                first.rule.origin.key("when"),
                f"'{first.rule.id}' puts {apart.bit_count()} of {judged.things} things on "
                f"different sides in {first.locale} and {other.locale}: {names}, to begin with",
                f"write a rule for each language, with locales: [{first.locale}] in this one",
            )


def _apart(one: Verdict, other: Verdict) -> int:
    """The things that are surely inside in one language and surely outside in the other."""
    here, there = one.planes, other.planes
    return (here.inside & ~(there.inside | there.debatable)) | (
        there.inside & ~(here.inside | here.debatable)
    )
