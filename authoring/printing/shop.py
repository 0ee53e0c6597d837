"""Where an order is carried out: stacks of cards, and the other parts of a game, on paper."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from authoring.printing import tile
from authoring.printing.face import Component, PrintedCard, Stack
from authoring.printing.grid import SheetError
from authoring.printing.job import cells_of, print_stacks
from authoring.printing.order import Order
from authoring.printing.printed import Printed
from authoring.printing.progress import Tally
from authoring.printing.theme import Theme
from authoring.printing.ticket import Backs, Ticket, TicketError


@dataclass(frozen=True, slots=True)
class Shop:
    """What one order is carried out with: files are made in `aside` and meant for `out`."""

    order: Order
    theme: Theme
    aside: Path
    out: Path
    tally: Tally


def sheets(stack: Stack, shop: Shop, language: str) -> Iterator[Printed]:
    """A stack on sheets of each paper. Raises as job.print_stacks."""
    for paper in shop.order.papers:
        yield _printed(stack, paper, shop.order.ticket, shop, language)


def part(one: Component, shop: Shop, language: str, left_out: list[str]) -> Iterator[Printed]:
    """A part that is no card on each paper; what cannot be is left out, with the reason.

    Cells are skipped on sheets of cards alone. Where no backs are printed, those that say
    something of their own are on sheets of their own.
    """
    ticket = replace(shop.order.ticket, skip=frozenset())
    apart = ticket.backs is Backs.NONE and not one.stiff and _says_more_behind(one.stack)
    stack = _apart(one.stack) if apart else one.stack
    for paper in shop.order.papers:
        try:
            made = _part_on(stack, paper, ticket, shop, one.locale or language)
        except TicketError as fault:
            left_out.append(f"{one.stack.name} is left out: {fault}")
            continue
        yield replace(made, use=one.use, stiff=one.stiff, locale=one.locale, apart=apart)


def _says_more_behind(stack: Stack) -> bool:
    """Whether a back has something that its front has not."""
    return any(card.back is not None and card.back != card.front for card in stack.cards)


def _apart(stack: Stack) -> Stack:
    """The stack with each back as a piece of its own behind its front."""
    cards = (
        PrintedCard(f"{card.id}-{side}", face)
        for card in stack.cards
        for side, face in (("front", card.front), ("back", card.back or card.front))
    )
    return replace(stack, cards=tuple(cards))


def _part_on(stack: Stack, paper: str, ticket: Ticket, shop: Shop, language: str) -> Printed:
    """A part on one paper: what is too large to be folded front to back is printed on both
    sides, and what is too large for the paper on several sheets."""
    try:
        return _printed(stack, paper, ticket, shop, language)
    except SheetError:
        if ticket.backs is Backs.FOLD:
            ticket = replace(ticket, backs=Backs.LONG)
    try:
        return _printed(stack, paper, ticket, shop, language)
    except SheetError:
        return _tiled(stack, paper, ticket, shop, language)


def _tiled(stack: Stack, paper: str, ticket: Ticket, shop: Shop, language: str) -> Printed:
    """A part on tiles, each as large as the paper allows."""
    stock = shop.theme.stock
    found, bled = tile.tiling(stock.size(stack.size), stock.paper(paper), shop.theme, ticket)
    pieces = tile.tiled(stack, found, shop.theme, language)
    made = _printed(pieces, paper, bled, shop, language)
    size = stock.size(stack.size)
    return replace(made, stack=stack, tiling=found, whole=(size.width, size.height))


def _printed(stack: Stack, paper: str, ticket: Ticket, shop: Shop, language: str) -> Printed:
    shop.tally.begin(f"{stack.name}-{paper}.pdf", len(stack.cards))
    told = shop.tally.drawn
    (path,) = print_stacks([stack], shop.theme, [paper], shop.aside, language, ticket, told)
    cells = cells_of(stack, shop.theme, paper, ticket)
    return Printed(path.name, stack, cells, (cells.size.width, cells.size.height))


def named(stacks: Sequence[Stack], tag: str) -> tuple[Stack, ...]:
    """The stacks, named after the one language that they speak, unless they are already."""
    if not tag:
        return tuple(stacks)
    return tuple(
        stack if stack.name.endswith(f"-{tag}") else replace(stack, name=f"{stack.name}-{tag}")
        for stack in stacks
    )
