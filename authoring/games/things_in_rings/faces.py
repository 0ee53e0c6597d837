"""The printed cards of Things in Rings: a stack of things, and one of rules for each ring."""

from __future__ import annotations

from collections.abc import Iterator

from authoring.games.things_in_rings.cards import RINGS, RingsContent, Rule
from authoring.games.things_in_rings.faces_rules import RING_NAMES, RuleFaces
from authoring.games.things_in_rings.faces_things import ThingFaces
from authoring.games.things_in_rings.numbering import numbers
from authoring.printing import text
from authoring.printing.desk import said, titled
from authoring.printing.face import PrintedCard, Stack
from authoring.printing.proof import Proof
from authoring.printing.theme import Theme
from authoring.source.deck import Deck

SIZE = "poker"


def faces(deck: Deck[RingsContent], theme: Theme, proof: Proof) -> Iterator[Stack]:
    """The stacks of a deck, each card with its back."""
    locales = deck.header.locales
    title = text.once(text.copies("deck.yml", deck.header.title, locales))
    name = title[0].words if title else deck.header.game
    things = ThingFaces(theme, proof, locales)
    back = things.back(title)
    label = said("thing cards", "事物卡")
    yield Stack(
        "things",
        titled(name, label, locales),
        SIZE,
        tuple(
            PrintedCard(thing.id, things.front(thing), back)
            for thing in deck.content.things
            if not proof.spares(thing)
        ),
        label=label,
    )
    shown = {thing.id: thing for thing in deck.content.things}
    rules = RuleFaces(theme, proof, locales, shown, numbers(deck.content.rules))
    for ring in RINGS:
        cards = tuple(
            PrintedCard(rule.id, rules.front(rule), rules.back(ring, rule.level))
            for rule in deck.content.rules
            if rule.ring == ring and _is_spoken(rule, locales) and not proof.spares(rule)
        )
        if cards:
            called = said(
                f"{RING_NAMES[ring]['en'].lower()} rules", f"{RING_NAMES[ring]['zh-Hans']}规则"
            )
            yield Stack(f"rules-{ring}", titled(name, called, locales), SIZE, cards, label=called)


def _is_spoken(rule: Rule, locales: tuple[str, ...]) -> bool:
    """Whether a rule is played in one of the languages that are printed."""
    return any(
        locale in rule.text and (not rule.locales or locale in rule.locales) for locale in locales
    )
