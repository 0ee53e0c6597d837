"""The strip of a rule card that shows things inside and outside the rule."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from authoring.games.things_in_rings.cards import Rule, Thing
from authoring.printing import figure, framing, text
from authoring.printing.art import Box
from authoring.printing.face import Mark, Shape
from authoring.printing.proof import Proof
from authoring.printing.theme import Style, Theme

MOST, FEWEST = 4, 3
"""A row shows so many things, or so few where their names are long."""

SIGN, SIGN_X = 4.4, 4.8
"""The size of the tick and the cross, and how far their middle is from the left."""

PICTURES_X, MARGIN = 8.6, 1.0
"""Where the pictures begin, and what stays free behind them."""

NAMED, LARGE, MANY = 5.9, 8.0, 7.6
"""The side of a picture with its name below, of one of three, and of one of four."""

APART = 0.7
"""Between two names."""


def examples(
    rule: Rule,
    strip: Box,
    things: Mapping[str, Thing],
    theme: Theme,
    proof: Proof,
    locales: tuple[str, ...],
) -> Iterator[Mark]:
    """Two rows of pictures: a tick before those inside, a cross before those outside.

    `strip` is left, top, width and height. Below each picture stands its name where the
    word is what the rule asks about.
    """
    left, top, width, height = strip
    colours, row = theme.colours, height / 2
    spoken = tuple(locale for locale in rule.locales if locale in locales) or locales
    rows = (
        (rule.inside, figure.tick, colours["right"]),
        (rule.outside, figure.cross, colours["wrong"]),
    )
    for index, (ids, sign, colour) in enumerate(rows):
        down = top + row * (index + 0.5)
        yield Shape(sign(left + SIGN_X, down, SIGN), stroke=colour, stroke_width=1.1)
        held = [things[one] for one in ids if one in things]
        space = (left + PICTURES_X, down, width - PICTURES_X - MARGIN)
        if rule.ring == "word":
            yield from _named(held, space, theme, proof, spoken)
        else:
            yield from _pictures(held, space, theme, proof)
    yield Shape(
        f"M{left + 3} {top + row}H{left + width - 3}", stroke=colours["paper"], stroke_width=0.5
    )


def _pictures(
    held: Sequence[Thing], space: tuple[float, float, float], theme: Theme, proof: Proof
) -> Iterator[Mark]:
    """The first things of a row, as pictures. `space` is left, middle and width."""
    left, down, width = space
    shown = held[:MOST]
    pitch = width / max(FEWEST, len(shown))
    side = MANY if len(shown) == MOST else LARGE
    for index, thing in enumerate(shown):
        yield from _picture(thing, left + pitch * (index + 0.5), down, side, theme, proof)


def _named(
    held: Sequence[Thing],
    space: tuple[float, float, float],
    theme: Theme,
    proof: Proof,
    locales: tuple[str, ...],
) -> Iterator[Mark]:
    """The first things of a row as pictures with their names: four, three where names
    are long; things whose name is too long even then are passed over for others."""
    left, down, width = space
    style = theme.roles["caption"].first
    several = len(held[:MOST]) == MOST
    shown = _captions(held[:MOST], width / MOST - APART, style, locales) if several else []
    if len(shown) < MOST:
        shown = _captions(held, width / FEWEST - APART, style, locales)[:FEWEST]
    pitch = width / max(FEWEST, len(shown))
    for index, (thing, name) in enumerate(shown):
        across = left + pitch * (index + 0.5)
        yield from _picture(thing, across, down - 1.5, NAMED, theme, proof)
        yield from name.at(across - pitch / 2, down + 2.3, pitch, text.CENTRE)


def _captions(
    held: Sequence[Thing], width: float, style: Style, locales: tuple[str, ...]
) -> list[tuple[Thing, text.Block]]:
    """The things whose names fit a width, with those names set."""
    found = []
    for thing in held:
        for copy in text.copies(thing.id, thing.name, locales)[:1]:
            trial = Proof()
            name = text.line(copy, style, width, trial, "caption")
            if not trial.faults:
                found.append((thing, name))
    return found


def _picture(
    thing: Thing, across: float, down: float, side: float, theme: Theme, proof: Proof
) -> Iterator[Mark]:
    """The picture of a thing around a point."""
    found = framing.picture(thing.art, thing.origin, thing.id, theme, proof)
    if found:
        yield framing.in_square(found, across - side / 2, down - side / 2, side)
