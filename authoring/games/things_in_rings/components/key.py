"""The Knower's answer key: a list of the rules by number, and a table of what each holds for.

One key a language, since names are written and said differently in each.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice

from authoring.games.things_in_rings.cards import RINGS, RingsContent, Thing
from authoring.games.things_in_rings.components.key_column import Column
from authoring.games.things_in_rings.components.key_list import list_pages
from authoring.games.things_in_rings.components.key_table import (
    HEIGHT,
    ROWS,
    SIZE,
    WIDTH,
    name_of,
    table,
)
from authoring.games.things_in_rings.numbering import numbers
from authoring.games.things_in_rings.verdicts import verdicts
from authoring.language.readings import readings
from authoring.model import Text
from authoring.printing import script, text
from authoring.printing.desk import Desk, language, said
from authoring.printing.face import Component, Face, leaves
from authoring.printing.line import prove

MOST_COLUMNS = 78
"""So many rules stand side by side in a table; more go into a table of their own."""

USE = said(
    "For the Knower alone. Cut out, and staple at the left.",
    "只给知晓者看。裁下后在左侧装订。",
)


def keys(desk: Desk, title: Text, content: RingsContent) -> Iterator[Component]:
    """The key of each language of the deck."""
    for locale in desk.locales:
        alone = replace(desk, locales=(locale,))
        if desk.proof.blind:
            _prove(alone, content, locale)
            continue
        label = said(f"answer key, {language(locale)}", f"答案表（{language(locale)}）")
        faces = tuple(_pages(alone, content, locale))
        bound = leaves(faces)
        if bound:
            yield Component(
                alone.stack(f"key-{locale}", title, label, SIZE, bound),
                USE,
                stiff=False,
                locale=locale,
            )


def _prove(desk: Desk, content: RingsContent, locale: str) -> None:
    """Take down what is wrong with names and rules; none of these is too long for a page."""
    body = desk.theme.roles["body"].first
    for rule in content.rules:
        for copy in text.copies(rule.id, rule.text, (locale,)):
            prove(copy, body.stack, desk.proof)
    for thing in content.things:
        name_of(desk, thing, locale)


def _pages(desk: Desk, content: RingsContent, locale: str) -> Iterator[Face]:
    """The list, then the tables, each of so many things and rules as a page holds."""
    columns = _columns(content, locale)
    if not columns or not content.things:
        return
    for page in list_pages(desk, columns):
        yield Face(WIDTH, HEIGHT, page)
    things = _in_order(content.things, locale)
    for start in range(0, len(columns), MOST_COLUMNS):
        for held in _batches(things, ROWS):
            made = table(desk, held, columns[start : start + MOST_COLUMNS], locale)
            yield Face(WIDTH, HEIGHT, tuple(made))


def _columns(content: RingsContent, locale: str) -> tuple[Column, ...]:
    """The rules that are played in a language, ring by ring."""
    numbered = numbers(content.rules)
    found = verdicts(content).played_in(locale)
    return tuple(
        Column(ring, numbered[verdict.rule.id], verdict)
        for ring in RINGS
        for verdict in found
        if verdict.rule.ring == ring
    )


def _in_order(things: Sequence[Thing], locale: str) -> list[tuple[int, Thing]]:
    """The things with their bits, in the order in which their names are looked up."""
    return sorted(
        enumerate(things), key=lambda held: sorted_as(held[1].name.get(locale) or "", locale)
    )


def sorted_as(name: str, locale: str) -> tuple[str, ...]:
    """What a name is sorted by: its letters, or how it is read where it is Chinese."""
    if script.of_locale(locale) != script.HAN:
        return (name.casefold(),)
    found = readings(name)
    return (*(found[0] if found else ("~",)), name)


def _batches(things: list[tuple[int, Thing]], most: int) -> Iterator[list[tuple[int, Thing]]]:
    """The things a page at a time, about as many on each."""
    pages = -(-len(things) // most)
    each = -(-len(things) // pages)
    held = iter(things)
    while batch := list(islice(held, each)):
        yield batch
