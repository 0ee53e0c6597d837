"""A first Things in Rings deck, and what is asked for a new thing or rule."""

from __future__ import annotations

from pathlib import Path

from authoring.games.things_in_rings.cards import LEVELS, RINGS, RingsContent
from authoring.games.things_in_rings.editor import meaning
from authoring.games.things_in_rings.traits import Trait, TraitType
from authoring.kit import Starter
from authoring.source.deck import Deck
from authoring.starter.description import description
from authoring.starter.form import Ask, Form, Standing, asked

TEMPLATES = Path(__file__).resolve().parent
THINGS = "things-in-rings/things.schema.json"
RULES = "things-in-rings/rules.schema.json"
VALUED = (TraitType.SCALE, TraitType.SET)


def forms(deck: Deck[RingsContent]) -> dict[str, Form]:
    """The questions for a thing, by the deck's own vocabulary, and for a rule."""
    return {
        "thing": Form("thing", _thing(deck), ("name",)),
        "rule": Form("rule", _rule(deck), ("text",), ("ring",)),
    }


def _thing(deck: Deck[RingsContent]) -> tuple[Ask, ...]:
    traits = deck.content.vocabulary.traits
    flags = [one for one in traits.values() if one.type is TraitType.FLAG]
    names, means = tuple(one.id for one in flags), {one.id: meaning(one) for one in flags}
    name, art, so, debatable = (
        description(THINGS, "thing", key) for key in ("name", "art", "is", "debatable")
    )
    picture = "Picture (the name of an SVG in the deck's art folder or the theme's)"
    return (
        *asked("name", "Name", deck.header.locales, standing=_names(deck), about=name),
        Ask(("art",), picture, about=art),
        *(_valued(trait) for sort in VALUED for trait in traits.values() if trait.type is sort),
        Ask(("is",), "What is so of it", names, many=True, needed=False, about=so, means=means),
        Ask(
            ("debatable",),
            "What people may differ about",
            names,
            many=True,
            needed=False,
            about=debatable,
            means=means,
        ),
    )


def _valued(trait: Trait) -> Ask:
    """The question for the value of a scale, or for those of a set."""
    path, prompt, about = (trait.id,), trait.id.capitalize(), meaning(trait)
    must = not trait.optional
    if trait.type is TraitType.SCALE:
        return Ask(path, prompt, trait.values, needed=must, about=about)
    return Ask(path, prompt, trait.values, many=True, needed=False, bare=must, about=about)


def _rule(deck: Deck[RingsContent]) -> tuple[Ask, ...]:
    things = tuple(thing.id for thing in deck.content.things)
    inside, outside = "Examples inside, at least three things", "Examples outside, at least three"
    ring, level, text, when, yes, no = (
        description(RULES, "rule", key)
        for key in ("ring", "level", "text", "when", "inside", "outside")
    )
    return (
        Ask(("ring",), "Ring", RINGS, about=ring),
        Ask(("level",), "Level", LEVELS, about=level),
        *asked("text", "The rule, in words", deck.header.locales, needed=False, about=text),
        Ask(("when",), "The rule, for the program, such as {is: edible}", yaml=True, about=when),
        Ask(("inside",), inside, things, many=True, about=yes),
        Ask(("outside",), outside, things, many=True, about=no),
    )


def _names(deck: Deck[RingsContent]) -> Standing:
    """What the things of the deck are called: no two by one name."""
    for thing in deck.content.things:
        for locale in thing.name:
            yield locale, thing.name[locale], f"what {thing.id} is called"


STARTER = Starter(TEMPLATES, forms)
