"""An order carried out: stacks of cards become the files that it asks for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from authoring.model import Text
from authoring.printing import guide, service, tabletop
from authoring.printing.cardfile import card_pngs, contact_sheet
from authoring.printing.face import Component, Stack
from authoring.printing.guide import Printed
from authoring.printing.job import cells_of, print_stacks
from authoring.printing.negative import Darkroom
from authoring.printing.order import Order
from authoring.printing.proof import Proof
from authoring.printing.theme import Theme
from authoring.printing.thrift import thrifty
from authoring.printing.ticket import Backs, TicketError

Step = Callable[[str], None]
"""Called with the name of what is made next."""

Draw = Callable[[tuple[str, ...], Proof], tuple[Sequence[Stack], Iterable[Component]]]
"""The cards of a deck, and its other parts, in these languages; parts are drawn as they are
asked for."""

TOLD = 5
"""How many faults of a setting are told."""


@dataclass(frozen=True, slots=True)
class Shop:
    """What one order is carried out with: files are made in `aside` and meant for `out`."""

    order: Order
    theme: Theme
    aside: Path
    out: Path
    step: Step


@dataclass(frozen=True, slots=True)
class Made:
    """How many cards were printed, and the files, which still stand aside. `left_out` are
    parts that cannot be printed so, each with the reason."""

    cards: int
    files: tuple[Path, ...]
    left_out: tuple[str, ...] = ()


def carry_out(draw: Draw, title: Text, locales: tuple[str, ...], shop: Shop) -> Made:
    """Write all files of an order, for all languages at once or for one after the other.

    Raises KeyError for names that the theme does not know, ticket.TicketError for what
    cannot be, svg.ArtError and OSError.
    """
    order = shop.order
    if strange := [locale for locale in order.locales if locale not in locales]:
        raise TicketError(f"the deck does not speak {strange[0]}, but {', '.join(locales)}")
    cards, files, left_out = 0, list[Path](), list[str]()
    printed: list[Printed] = []
    rounds: list[tuple[str, ...]] = [(locale,) for locale in order.locales] or [locales]
    for spoken in rounds:
        proof = Proof()
        drawn, parts = draw(spoken, proof)
        others = tuple(parts) if order.kit and order.cards is None else ()
        _sound(proof)
        tag = spoken[0] if order.locales else ""
        stacks = _chosen(drawn, order, tag)
        cards += sum(len(stack.cards) for stack in stacks)
        for stack in stacks:
            printed += _sheets(stack, shop, spoken[0])
        for part in others:
            printed += _part(part, shop, spoken[0], tag, left_out)
        files += _pictures(stacks, shop, spoken[0])
    files = [shop.aside / one.file for one in printed] + files
    if order.kit:
        asked = order.locales or locales
        files.append(guide.write(shop.aside, title, asked, printed, order.ticket, left_out))
    return Made(cards, tuple(files), tuple(left_out))


def _part(
    part: Component, shop: Shop, language: str, tag: str, left_out: list[str]
) -> Iterator[Printed]:
    """A part that is no card, on every paper that holds it; cells are skipped on sheets
    of cards alone."""
    (stack,) = _named([part.stack], tag)
    for paper in shop.order.papers:
        try:
            printed = _part_on(paper, stack, shop, part.locale or language)
        except TicketError as fault:
            left_out.append(f"{stack.name} is left out: {fault}")
            continue
        for one in printed:
            yield replace(one, use=part.use, stiff=part.stiff)


def _part_on(paper: str, stack: Stack, shop: Shop, language: str) -> list[Printed]:
    """A part on one paper. What is too large to be folded front to back is printed on
    both sides instead."""
    ticket = replace(shop.order.ticket, skip=frozenset())
    order = replace(shop.order, ticket=ticket, papers=(paper,))
    try:
        return _sheets(stack, replace(shop, order=order), language)
    except TicketError:
        if ticket.backs is not Backs.FOLD or not stack.double:
            raise
        order = replace(order, ticket=replace(ticket, backs=Backs.LONG))
        return _sheets(stack, replace(shop, order=order), language)


def _sound(proof: Proof) -> None:
    """See that everything fitted: another theme or language sets texts anew."""
    faults = [
        f"{fault.flaw.place.path}:{fault.flaw.place.line}:{fault.flaw.place.column}: "
        f"{fault.flaw.message}"
        for fault in proof.faults
    ]
    if faults:
        more = f"\n… and {len(faults) - TOLD} more" if len(faults) > TOLD else ""
        raise TicketError("the cards cannot be set so:\n" + "\n".join(faults[:TOLD]) + more)


def _chosen(stacks: Sequence[Stack], order: Order, tag: str) -> tuple[Stack, ...]:
    """The stacks with the cards that are asked for."""
    kept = (
        replace(
            stack,
            cards=tuple(c for c in stack.cards if order.cards is None or c.id in order.cards),
        )
        for stack in stacks
    )
    return _named([stack for stack in kept if stack.cards], tag)


def _named(stacks: Sequence[Stack], tag: str) -> tuple[Stack, ...]:
    """The stacks, named after the one language that they speak, unless they are already."""
    if not tag:
        return tuple(stacks)
    return tuple(
        stack if stack.name.endswith(f"-{tag}") else replace(stack, name=f"{stack.name}-{tag}")
        for stack in stacks
    )


def _sheets(stack: Stack, shop: Shop, language: str) -> list[Printed]:
    """A stack on sheets of each paper."""
    order, written = shop.order, list[Printed]()
    for paper in order.papers:
        shop.step(f"{stack.name}-{paper}.pdf")
        job = ([stack], shop.theme, [paper], shop.aside, language, order.ticket)
        (path,) = print_stacks(*job)
        cells = cells_of(stack, shop.theme, paper, order.ticket)
        written.append(Printed(path.name, stack, cells))
    return written


def _pictures(stacks: Sequence[Stack], shop: Shop, language: str) -> list[Path]:
    """What an order asks for besides paper: pictures of the cards."""
    order, written = shop.order, list[Path]()
    thrift = order.ticket.low_ink
    shown = tuple(thrifty(stack, shop.theme) if thrift else stack for stack in stacks)
    darkroom = Darkroom(shop.theme, thrift)
    for stack in shown:
        if order.png:
            shop.step(f"pictures of {stack.name}")
            written += card_pngs(stack, darkroom, shop.aside / "png" / stack.name)
        if order.contact:
            shop.step(f"contact sheet of {stack.name}")
            path = shop.aside / f"{stack.name}-contact.png"
            written.append(contact_sheet(stack, darkroom, path))
        if order.tabletop is not None:
            shop.step(f"Tabletop Simulator sheets of {stack.name}")
            written += _tabletop(stack, darkroom, shop)
    for name in order.services if shown else ():
        shop.step(f"files for {name}")
        one = service.find(name, shop.theme)
        written += service.serve(one, shown, darkroom, shop.aside, language)
    return written


def _tabletop(stack: Stack, darkroom: Darkroom, shop: Shop) -> list[Path]:
    folder = shop.out / "tabletop"
    base = shop.order.tabletop or f"{folder.resolve().as_uri()}/"
    earlier = folder / f"{stack.name}.json"
    return tabletop.save(stack, darkroom, shop.aside / "tabletop", base, earlier)
