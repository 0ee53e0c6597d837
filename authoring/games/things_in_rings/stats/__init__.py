"""A Things in Rings deck at a glance: its rules, their regions, its things and traits."""

from __future__ import annotations

from collections.abc import Iterator

from authoring.games.things_in_rings.cards import RingsContent
from authoring.games.things_in_rings.stats.regions import region_blocks
from authoring.games.things_in_rings.stats.rules import rule_blocks
from authoring.games.things_in_rings.stats.things import name_blocks, trait_blocks
from authoring.games.things_in_rings.verdicts import verdicts
from authoring.page.block import Section
from authoring.source.deck import Deck


def sections(deck: Deck[RingsContent]) -> Iterator[Section]:
    """What rules hold for, how regions fill, how names are spelt, and the trait matrix."""
    content = deck.content
    judged = verdicts(content)
    yield Section("Rules", tuple(rule_blocks(judged)))
    yield Section(
        "Regions",
        tuple(region_blocks(content, judged)),
        "Three rules in play, one a ring, share the things out over eight regions. A game "
        "is richer when no region stays empty.",
    )
    yield Section("Names", tuple(name_blocks(content)))
    yield Section("Traits", tuple(trait_blocks(content)))
