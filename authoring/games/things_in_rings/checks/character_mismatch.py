"""Stated facts of characters that do not go with the name.

A thing may state the strokes, structure and radical of its Chinese name where teachers
differ. Told is a list that has not one entry for each character, a structure or radical
that there is not, and what a dictionary has otherwise: most likely a slip, or left from a
name that was changed.

Bad:

    - id: dog
      name: {zh-Hans: 狗}
      facts: {zh-Hans: {strokes: 9, structure: [top-bottom]}}

Good:

    - id: dog
      name: {zh-Hans: 狗}
      facts: {zh-Hans: {strokes: 8, structure: [left-right]}}
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from authoring.finding import Flaw, Severity
from authoring.games.things_in_rings.cards import RingsContent
from authoring.language import glyphs
from authoring.language.chinese import characters
from authoring.model import Origin
from authoring.source.deck import Deck

SEVERITY = Severity.WARNING
HINT = "write what the dictionary has, or leave it out"


def check(deck: Deck[RingsContent]) -> Iterator[Flaw]:
    yield from deck.flaws("character-mismatch")
    for thing in deck.content.things:
        for locale, facts in thing.facts.items():
            name, origin = thing.name.get(locale), thing.origin.at("facts", locale)
            if name is None:
                continue
            counted = glyphs.strokes(name)
            if facts.strokes is not None and counted not in (None, facts.strokes):
                message = f"{name} has {counted} strokes, not {facts.strokes}"
                yield Flaw(origin.place("strokes"), message, HINT)
            yield from _differing(
                "structure", name, facts.structure, glyphs.structures(name), origin
            )
            main = facts.radical and tuple(map(glyphs.main_form, facts.radical))
            yield from _differing("radical", name, main, glyphs.radicals(name), origin)


def _differing(
    what: str,
    name: str,
    stated: Sequence[str] | None,
    known: Sequence[frozenset[str] | None],
    origin: Origin,
) -> Iterator[Flaw]:
    for index, value in enumerate(stated or ()):
        told = known[index]
        if told and value not in told:
            message = (
                f"{characters(name)[index]} has the {what} {' or '.join(sorted(told))}, not {value}"
            )
            yield Flaw(origin.place(what, index), message, HINT)
