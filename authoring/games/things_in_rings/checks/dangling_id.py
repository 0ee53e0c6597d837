"""An example that names no thing.

Examples keep a rule's sentence and its predicate together, and they are printed on
the card as a strip of pictures. One that names no thing tests nothing and prints
nothing. A thing whose card is there but could not be read does not count as missing.

Bad:

    inside: [kettel, mirror, apple]

Good:

    inside: [kettle, mirror, apple]
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from authoring.finding import Fix, Flaw, Severity
from authoring.games.things_in_rings.cards import RingsContent
from authoring.source.deck import Deck
from authoring.source.nearest import nearest

SEVERITY = Severity.ERROR


def check(deck: Deck[RingsContent]) -> Iterator[Flaw]:
    # In a file that is no YAML, there is no telling which things it holds.
    if any(document.data is None for document in deck.documents):
        return
    written = _written(deck)
    for rule in deck.content.rules:
        for side, examples in (("inside", rule.inside), ("outside", rule.outside)):
            for index, example in enumerate(examples):
                if example in written:
                    continue
                place = rule.origin.place(side, index)
                meant = nearest(example, written)
                hint = f"did you mean '{meant}'?" if meant else "name a thing by its id"
                fix = Fix(place, meant) if meant else None
                yield Flaw(place, f"there is no thing '{example}'", hint, fix)


def _written(deck: Deck[RingsContent]) -> dict[str, None]:
    """The ids of all things that stand in the files, those unread too."""
    found = {thing.id: None for thing in deck.content.things}
    for document in deck.documents:
        data: Any = document.data
        items = data.get("things") if isinstance(data, dict) else None
        for item in items if isinstance(items, list) else ():
            if isinstance(item, dict) and isinstance(item.get("id"), str):
                found[item["id"]] = None
    return found
