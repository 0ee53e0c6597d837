"""What an order asks for besides sheets: pictures, objects for a screen, files for a service."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from authoring.model import Text
from authoring.printing import service, tabletop, tabletop_parts
from authoring.printing.cardfile import card_pngs, contact_sheet
from authoring.printing.face import Component, Stack
from authoring.printing.guide import called
from authoring.printing.guide_phrases import PHRASES
from authoring.printing.negative import Darkroom
from authoring.printing.order import Order
from authoring.printing.service import Service
from authoring.printing.shop import Shop
from authoring.printing.thrift import thrifty

ALL = "all"
"""The name of the object that is a whole game."""


@dataclass(frozen=True, slots=True)
class Extras:
    """The files, and of each service the stacks that it prints and those that it does not."""

    files: tuple[Path, ...] = ()
    services: tuple[tuple[Service, tuple[Stack, ...], tuple[Stack, ...]], ...] = ()

    @property
    def notes(self) -> Iterator[str]:
        """What a service leaves undone, in a sentence each."""
        for one, _, unserved in self.services:
            if unserved:
                names = ", ".join(stack.name for stack in unserved)
                yield f"{one.title} does not print {names}: print these from PDF"


def make(
    stacks: Sequence[Stack], parts: Sequence[Component], shop: Shop, language: str, tag: str
) -> Extras:
    """Make all that is asked for in one round. Raises KeyError, TicketError, OSError and
    svg.ArtError."""
    thrift = shop.order.ticket.low_ink
    darkroom = Darkroom(shop.theme, thrift, shop.tally.drawn)
    shown = [thrifty(stack, shop.theme) if thrift else stack for stack in stacks]
    others = [_thrifty(part, shop) if thrift else part for part in parts]
    files = list(_pictures(shown, darkroom, shop))
    if shop.order.tabletop is not None:
        files += _tabletop(shown, others, darkroom, shop, tag)
    served = []
    for name in shop.order.services if shown else ():
        every = (*shown, *(part.stack for part in others))
        shop.tally.begin(f"files for {name}", count(every))
        one = service.find(name, shop.theme)
        files += service.serve(one, every, darkroom, shop.aside, language)
        able = tuple(stack for stack in every if one.prints(stack))
        served.append((one, able, tuple(stack for stack in every if not one.prints(stack))))
    return Extras(tuple(files), tuple(served))


def count(stacks: Iterable[Stack]) -> int:
    """How many cards the stacks have."""
    return sum(len(stack.cards) for stack in stacks)


def wanted(stacks: Sequence[Stack], parts: Sequence[Component], order: Order) -> int:
    """How many cards are drawn for all that is asked for in one round."""
    every = count(stacks) + count(part.stack for part in parts)
    pictures = count(stacks) * (order.png + order.contact)
    return pictures + every * (len(order.services) + (order.tabletop is not None))


def _thrifty(part: Component, shop: Shop) -> Component:
    table = thrifty(part.table, shop.theme) if part.table else None
    return replace(part, stack=thrifty(part.stack, shop.theme), table=table)


def _pictures(stacks: Sequence[Stack], darkroom: Darkroom, shop: Shop) -> Iterator[Path]:
    for stack in stacks:
        if shop.order.png:
            shop.tally.begin(f"pictures of {stack.name}", count([stack]))
            yield from card_pngs(stack, darkroom, shop.aside / "png" / stack.name)
        if shop.order.contact:
            shop.tally.begin(f"contact sheet of {stack.name}", count([stack]))
            path = shop.aside / f"{stack.name}-contact.png"
            yield contact_sheet(stack, darkroom, path)


def _tabletop(
    stacks: Sequence[Stack],
    parts: Sequence[Component],
    darkroom: Darkroom,
    shop: Shop,
    tag: str,
) -> list[Path]:
    """An object for each stack and part, and one of all that belongs to a game."""
    folder, aside = shop.out / "tabletop", shop.aside / "tabletop"
    base = shop.order.tabletop or f"{folder.resolve().as_uri()}/"
    written: list[Path] = []
    for stack in stacks:
        shop.tally.begin(f"Tabletop Simulator sheets of {stack.name}", count([stack]))
        earlier = folder / f"{stack.name}.json"
        written += tabletop.save(stack, darkroom, aside, base, earlier)
    for part in parts:
        shop.tally.begin(f"Tabletop Simulator objects of {part.stack.name}", count([part.stack]))
        earlier = folder / f"{part.stack.name}.json"
        written += tabletop_parts.save(part, darkroom, aside, base, earlier)
    objects = [path for path in written if path.suffix == ".json"]
    if len(objects) > 1:
        written.append(tabletop_parts.whole(f"{ALL}-{tag}" if tag else ALL, objects, aside))
    return written


def told(made: Sequence[Extras], shop: Shop) -> Iterator[tuple[str, Mapping[str, Text]]]:
    """What the guide says of it: phrases, each with its words in every language."""
    order = shop.order
    for phrase, asked in (("png", order.png), ("contact", order.contact)):
        if asked:
            yield phrase, {}
    if order.tabletop is not None:
        yield "tabletop", {}
    for one in made:
        for found, able, unable in one.services:
            names = {"title": _same(found.title), "folder": _same(found.name)}
            yield "service", {**names, "stacks": _names(able)}
            if unable:
                yield "service not", {**names, "stacks": _names(unable)}


def _same(words: str) -> Text:
    return Text(tuple((locale, words) for locale in PHRASES))


def _names(stacks: Sequence[Stack]) -> Text:
    """What stacks are called, one after the other, in every language of the guide."""
    return Text(
        tuple(
            (locale, phrases["between"].join(called(stack, locale) for stack in stacks))
            for locale, phrases in PHRASES.items()
        )
    )
