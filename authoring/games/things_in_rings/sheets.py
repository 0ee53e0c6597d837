"""Things, rules and traits as spreadsheets."""

from __future__ import annotations

from authoring.games.things_in_rings.cards import RingsContent
from authoring.games.things_in_rings.traits import TraitType
from authoring.sheets.sheet import Sheet, listed, said, text, yaml
from authoring.source.deck import Deck


def sheets(deck: Deck[RingsContent]) -> tuple[Sheet, ...]:
    """`things` with a column for each scale and set, `rules`, and the vocabulary's `traits`."""
    locales, vocabulary = deck.header.locales, deck.content.vocabulary
    things = (
        *said("name", locales),
        *text("art"),
        *text(*vocabulary.of(TraitType.SCALE)),
        *listed(*vocabulary.of(TraitType.SET)),
        *listed("is"),
        *yaml("debatable", "facts"),
    )
    rules = (
        *text("ring", "level"),
        *listed("locales"),
        *said("text", locales),
        *yaml("when"),
        *listed("inside", "outside"),
    )
    traits = (
        *text("type"),
        *listed("values"),
        *said("label", locales),
        *text("means", "since", "ideas", "optional"),
    )
    return (
        Sheet("things", "thing", things),
        Sheet("rules", "rule", rules),
        Sheet("traits", "vocabulary", traits, parts="traits", named=True),
    )
