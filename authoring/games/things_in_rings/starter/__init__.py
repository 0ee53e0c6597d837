"""A first Things in Rings deck, and what is asked for a new thing or rule."""

from __future__ import annotations

from pathlib import Path

from authoring.games.things_in_rings.cards import LEVELS, RINGS, RingsContent
from authoring.games.things_in_rings.traits import TraitType
from authoring.kit import Starter
from authoring.source.deck import Deck
from authoring.starter.form import Ask, Form, Standing, asked

TEMPLATES = Path(__file__).resolve().parent


def forms(deck: Deck[RingsContent]) -> dict[str, Form]:
    """The questions for a thing, by the deck's own vocabulary, and for a rule."""
    return {
        "thing": Form("thing", _thing(deck), ("name",)),
        "rule": Form("rule", _rule(deck), ("text",)),
    }


def _thing(deck: Deck[RingsContent]) -> tuple[Ask, ...]:
    vocabulary = deck.content.vocabulary
    flags = vocabulary.of(TraitType.FLAG)

    def values(sort: TraitType) -> list[tuple[str, tuple[str, ...]]]:
        return [(name, vocabulary.traits[name].values) for name in vocabulary.of(sort)]

    def must(name: str) -> bool:
        return not vocabulary.traits[name].optional

    return (
        *asked("name", "Name", deck.header.locales, standing=_names(deck)),
        Ask(("art",), "Picture (the name of an SVG in the deck's art folder or the theme's)"),
        *(
            Ask((name,), name.capitalize(), row, needed=must(name))
            for name, row in values(TraitType.SCALE)
        ),
        *(
            Ask((name,), name.capitalize(), row, many=True, needed=False, bare=must(name))
            for name, row in values(TraitType.SET)
        ),
        Ask(("is",), "What is so of it", flags, many=True, needed=False),
        Ask(("debatable",), "What people may differ about", flags, many=True, needed=False),
    )


def _rule(deck: Deck[RingsContent]) -> tuple[Ask, ...]:
    things = tuple(thing.id for thing in deck.content.things)
    return (
        Ask(("ring",), "Ring", RINGS),
        Ask(("level",), "Level", LEVELS),
        *asked("text", "The rule, in words", deck.header.locales, needed=False),
        Ask(("when",), "The rule, for the program, such as {is: edible}", yaml=True),
        Ask(("inside",), "Examples inside, at least three things", things, many=True),
        Ask(("outside",), "Examples outside, at least three things", things, many=True),
    )


def _names(deck: Deck[RingsContent]) -> Standing:
    """What the things of the deck are called: no two by one name."""
    for thing in deck.content.things:
        for locale in thing.name:
            yield locale, thing.name[locale], f"what {thing.id} is called"


STARTER = Starter(TEMPLATES, forms)
