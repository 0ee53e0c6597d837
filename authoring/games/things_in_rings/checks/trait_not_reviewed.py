"""A file of things that was not looked at again after the vocabulary grew.

A flag that a thing does not list is down. So when a flag is added to traits.yml, every
thing is silently without it, also those that have it. The new trait carries the
edition that brought it (`since: 2`), and each file of things says with which edition
it was last looked at (`reviewed: 1`): where that is lower, somebody still has to.

Bad:

    # traits.yml
    wearable: {type: flag, since: 2}
    # things/kitchen.yml
    reviewed: 1

Good, once each thing of the file was asked whether it is wearable:

    reviewed: 2
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.finding import Flaw, Severity
from authoring.games.things_in_rings.cards import RingsContent
from authoring.games.things_in_rings.fault_log import listed
from authoring.model import Place
from authoring.source.deck import Deck

SEVERITY = Severity.WARNING


def check(deck: Deck[RingsContent]) -> Iterator[Flaw]:
    reviewed: dict[str, int] = {}
    for thing in deck.content.things:
        reviewed.setdefault(thing.origin.place().path, thing.reviewed)
    for path, edition in reviewed.items():
        traits = deck.content.vocabulary.traits.values()
        newer = [trait for trait in traits if trait.since > edition]
        if not newer:
            continue
        latest = max(trait.since for trait in newer)
        yield Flaw(
            _place(deck, path),
            f"the things here were reviewed with edition {edition} of the traits, "
            f"before {listed([trait.id for trait in newer])}",
            f"look at every thing for that, then write reviewed: {latest}",
        )


def _place(deck: Deck[RingsContent], path: str) -> Place:
    for document in deck.documents:
        if document.path == path and isinstance(document.data, dict):
            if "reviewed" in document.data:
                return document.place(("reviewed",))
            return document.key_place(("things",))
    return Place(path)
