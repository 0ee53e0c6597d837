"""A deck in which too much is debatable.

`debatable` is honest, but it has a price: such a thing is not dealt while a rule that
asks for the trait is in play. Under one trait in twenty that is hardly felt; beyond,
the meaning of some traits wants sharpening. The finding stands at the trait that is
debatable most often.

Counted are the flags, scales and sets of every thing; a set counts once, however many
of its values are in doubt. Decks of fewer than 20 things are passed over.

Bad: debatable for half of the things, with no word on what it means,

    valuable: {type: flag}

Good:

    valuable: {type: flag, means: A new one costs more than a week's groceries.}
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from authoring.finding import Flaw, Severity
from authoring.games.things_in_rings.cards import RingsContent, Thing
from authoring.games.things_in_rings.verdicts import telling
from authoring.source.deck import Deck

SEVERITY = Severity.WARNING
MOST = 5
"""Of a hundred traits of things."""


def check(deck: Deck[RingsContent]) -> Iterator[Flaw]:
    content = deck.content
    traits = content.vocabulary.traits
    if not telling(content).things or not traits:
        return
    debatable = Counter(trait for thing in content.things for trait in doubted(thing))
    cells = len(content.things) * len(traits)
    if 100 * debatable.total() < MOST * cells:
        return
    worst, times = min(debatable.items(), key=lambda item: (-item[1], item[0]))
    share = 100 * debatable.total() / cells
    yield Flaw(
        content.vocabulary.origin.key("traits", worst),
        f"{share:.1f} % of the traits of things are debatable, under {MOST} % are wanted; "
        f"'{worst}' is so {times} times",
        "say in its `means` what settles the doubtful cases",
    )


def doubted(thing: Thing) -> Iterator[str]:
    """The traits of a thing that are debatable, each once."""
    yield from thing.flags.maybe
    yield from (name for name, span in thing.scales.items() if span.low < span.high)
    yield from (name for name, members in thing.sets.items() if members.maybe)
