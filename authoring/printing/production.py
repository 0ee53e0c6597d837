"""An order carried out: stacks of cards become the files that it asks for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from authoring.model import Place, Text
from authoring.printing import extras, guide
from authoring.printing import shop as shop_floor
from authoring.printing.extras import Extras
from authoring.printing.face import Component, Stack
from authoring.printing.guide_phrases import ENGLISH, PHRASES
from authoring.printing.order import Order
from authoring.printing.printed import Printed
from authoring.printing.proof import Proof
from authoring.printing.shop import Shop
from authoring.printing.ticket import TicketError

Draw = Callable[[tuple[str, ...], Proof], tuple[Sequence[Stack], Iterable[Component]]]
"""The cards of a deck, and its other parts, in these languages; parts are drawn as they are
asked for."""

TOLD = 5
"""How many faults of a setting are told."""


@dataclass(frozen=True, slots=True)
class Made:
    """How many cards were printed, in however many languages, and the files, which still stand
    aside. `notes` tell of what is not printed so, each with the reason."""

    cards: int
    files: tuple[Path, ...]
    notes: tuple[str, ...] = ()


def carry_out(draw: Draw, title: Text, locales: tuple[str, ...], shop: Shop) -> Made:
    """Write all files of an order, for all languages at once or for one after the other.

    Raises KeyError for names that the theme does not know, ticket.TicketError for what
    cannot be, svg.ArtError and OSError.
    """
    order = shop.order
    if strange := [locale for locale in order.locales if locale not in locales]:
        if not strange[0].strip():
            raise TicketError(f"--locale is empty: name one of {', '.join(locales)}")
        raise TicketError(
            f"the deck does not speak {strange[0]}, but {', '.join(locales)}: name one of these, "
            f"or add {strange[0]} to the locales of deck.yml"
        )
    jobs = [_job(spoken, draw, order) for spoken in _rounds(order, locales)]
    shop.tally.whole = sum(_wanted(job, order) for job in jobs)
    printed, made, left_out = list[Printed](), list[Extras](), list[str]()
    for job in jobs:
        for stack in job.stacks:
            printed += _spoken(shop_floor.sheets(stack, shop, job.language), job.tag)
        for part in job.parts:
            made_of = shop_floor.part(part, shop, job.language, left_out)
            printed += _spoken(made_of, job.tag)
        made.append(extras.make(job.stacks, job.parts, shop, job.language, job.tag))
    files = [shop.aside / one.file for one in printed]
    files += [path for one in made for path in one.files]
    unspoken = _unspoken(jobs, order, locales)
    if order.kit and printed:
        edition = guide.Edition(
            title,
            order.locales or locales,
            len(order.locales) > 1,
            order.ticket,
            tuple(printed),
            tuple(left_out),
            _changed(jobs, order),
            tuple(extras.told(made, shop)),
            unspoken,
        )
        files.append(guide.write(shop.aside, edition))
    foreign = unspoken.told(ENGLISH)
    notes = dict.fromkeys((*left_out, *foreign, *(note for one in made for note in one.notes)))
    return Made(_count(jobs), tuple(files), tuple(notes))


def _spoken(files: Iterable[Printed], tag: str) -> Iterator[Printed]:
    """The files of a round, each with the one language that it speaks."""
    return (replace(one, locale=one.locale or tag) for one in files)


def _wanted(job: _Job, order: Order) -> int:
    """How many cards are drawn in a round, for each file that they stand in."""
    sheets = extras.count((*job.stacks, *(part.stack for part in job.parts))) * len(order.papers)
    return sheets + extras.wanted(job.stacks, job.parts, order)


def _changed(jobs: Sequence[_Job], order: Order) -> tuple[str, ...] | None:
    """The ids of the only cards that are printed; None when all are."""
    if order.cards is None:
        return None
    held = (card.id for job in jobs for stack in job.stacks for card in stack.cards)
    return tuple(dict.fromkeys(held))


def _unspoken(jobs: Sequence[_Job], order: Order, locales: tuple[str, ...]) -> guide.Unspoken:
    """The languages that the cards speak and the other parts do not, where any are printed."""
    parts = {part.stack.name for job in jobs for part in job.parts}
    wanted = order.locales or locales
    strange = tuple(locale for locale in wanted if locale not in PHRASES)
    if not parts or not strange:
        return guide.Unspoken()
    unruled = tuple(locale for locale in strange if f"leaflet-{locale}" not in parts)
    beside = [locale for locale in wanted if locale in PHRASES and not order.locales]
    return guide.Unspoken(strange, unruled, tuple(beside) or ("en",))


def _count(jobs: Sequence[_Job]) -> int:
    """How many cards are printed: one that stands in the files of several languages is one."""
    most: Counter[tuple[str, str]] = Counter()
    for job in jobs:
        stacks = ((stack.name.removesuffix(f"-{job.tag}"), stack.cards) for stack in job.stacks)
        most |= Counter((name, card.id) for name, cards in stacks for card in cards)
    return most.total()


@dataclass(frozen=True, slots=True)
class _Job:
    """What is printed in one round, all of it set and found to fit."""

    language: str
    tag: str
    stacks: tuple[Stack, ...]
    parts: tuple[Component, ...]


def _rounds(order: Order, locales: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The languages of each round: all together, or each that is asked for by itself."""
    return [(locale,) for locale in order.locales] or [locales]


def _job(spoken: tuple[str, ...], draw: Draw, order: Order) -> _Job:
    """Set everything for one round. Raises TicketError for what does not fit."""
    proof = Proof()
    drawn, parts = draw(spoken, proof)
    others = tuple(parts) if order.kit and order.cards is None else ()
    _sound(proof)
    tag = spoken[0] if order.locales else ""
    named = (replace(one, stack=shop_floor.named([one.stack], tag)[0]) for one in others)
    return _Job(spoken[0], tag, _chosen(drawn, order, tag), tuple(named))


def _sound(proof: Proof) -> None:
    """See that everything fitted: another theme or language sets texts anew."""
    faults = [
        f"{_where(fault.flaw.place)}{fault.flaw.message}: {fault.flaw.hint}"
        for fault in proof.faults
    ]
    if faults:
        more = f"\n… and {len(faults) - TOLD} more" if len(faults) > TOLD else ""
        raise TicketError("the cards cannot be set so:\n" + "\n".join(faults[:TOLD]) + more)


def _where(place: Place) -> str:
    """Where a text stands in the deck; nothing for one that the program itself says."""
    return f"{place.path}:{place.line}:{place.column}: " if place.path else ""


def _chosen(stacks: Sequence[Stack], order: Order, tag: str) -> tuple[Stack, ...]:
    """The stacks with the cards that are asked for."""
    kept = (
        replace(
            stack,
            cards=tuple(c for c in stack.cards if order.cards is None or c.id in order.cards),
        )
        for stack in stacks
    )
    return shop_floor.named([stack for stack in kept if stack.cards], tag)
