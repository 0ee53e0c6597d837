"""PRINT.md: how the files of one build are printed and cut, in the languages of the deck.

It is written for a person with a printer and a knife, and tells of this very build: what
an option left out is not mentioned, and what it changed is.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path

from authoring.model import Text
from authoring.printing import guide_cutting, guide_dialogue
from authoring.printing.desk import language
from authoring.printing.face import Stack
from authoring.printing.guide_phrases import PHRASES
from authoring.printing.printed import Printed
from authoring.printing.ticket import Ticket

NAME = "PRINT.md"

NAMED = 40
"""So many changed cards are named one by one; the others carry their ids as well."""


@dataclass(frozen=True, slots=True)
class Unspoken:
    """Languages of the cards in which the other parts say nothing, those of them without a
    leaflet of the rules, and the languages that stand on the parts instead."""

    locales: tuple[str, ...] = ()
    unruled: tuple[str, ...] = ()
    instead: tuple[str, ...] = ()

    def told(self, phrases: Mapping[str, str]) -> Iterator[str]:
        """It in sentences; none where all parts speak the languages of the cards."""
        comma = phrases["comma"]
        if self.unruled:
            yield phrases["unruled"].format(locales=comma.join(self.unruled))
        if self.locales:
            instead = comma.join(phrases[f"language {locale}"] for locale in self.instead)
            locales = comma.join(self.locales)
            yield phrases["unspoken"].format(locales=locales, instead=instead)


@dataclass(frozen=True, slots=True)
class Edition:
    """One build: its title, its languages and whether each has files of its own, the ticket,
    the files in their order, what was left out and why, the ids of the only cards that are
    printed (None for all), what there is besides sheets: a phrase with its words, in each
    language; and the languages that are on cards alone.
    """

    title: Text
    locales: tuple[str, ...]
    apart: bool
    ticket: Ticket
    printed: tuple[Printed, ...]
    left_out: tuple[str, ...] = ()
    changed: tuple[str, ...] | None = None
    extras: tuple[tuple[str, Mapping[str, Text]], ...] = field(default=())
    unspoken: Unspoken = Unspoken()


def write(aside: Path, edition: Edition) -> Path:
    """Write PRINT.md beside the files that it is about, and say where. Raises OSError.

    It is told in those of the locales that the guide speaks, in English where it speaks none.
    """
    spoken = [locale for locale in edition.locales if locale in PHRASES] or ["en"]
    parts = ["\n".join(_guide(locale, edition)) for locale in spoken]
    path = aside / NAME
    path.write_text("\n\n---\n\n".join(parts) + "\n", encoding="utf-8")
    return path


def _guide(locale: str, edition: Edition) -> Iterator[str]:
    phrases, ticket, printed = PHRASES[locale], edition.ticket, edition.printed
    name = edition.title.get(locale) or edition.title.entries[0][1]
    yield f"# {phrases['title'].format(name=name)}"
    yield ""
    yield phrases["intro"]
    if edition.changed is not None:
        yield ""
        ids = [f"`{one}`" for one in edition.changed[:NAMED]]
        more = ["…"] if len(edition.changed) > NAMED else []
        cards = phrases["comma"].join((*ids, *more))
        yield phrases["changed"].format(count=len(edition.changed), cards=cards)
    yield from _section(phrases["needs"])
    yield from guide_dialogue.needs(phrases, printed, ticket, edition.apart)
    single = all(one.cells.paper.single for one in printed)
    yield from _section(phrases["sending" if single else "dialogue"])
    dialogue = guide_dialogue.dialogue(phrases, printed, ticket)
    yield from (f"{number}. {line}" for number, line in enumerate(dialogue, 1))
    yield from _section(phrases["files"], blank=False)
    for number, held in enumerate(_by_stack(printed), 1):
        yield ""
        yield f"### {number}. {_heading(held[0], locale, edition)}"
        yield ""
        yield " · ".join(f"`{one.file}`" for one in held)
        yield ""
        yield from (f"- {line}" for line in _lines(phrases, locale, held))
    folds = any(one.folded for one in printed)
    yield from _section(phrases["folding" if folds else "cutting"])
    cutting = guide_cutting.cutting(phrases, printed, ticket)
    yield from (f"{number}. {line}" for number, line in enumerate(cutting, 1))
    if left_out := (*edition.left_out, *edition.unspoken.told(phrases)):
        yield from _section(phrases["left out"])
        yield from (f"- {line}" for line in left_out)
    if edition.extras:
        yield from _section(phrases["extras"])
        for phrase, words in edition.extras:
            told = {key: text.get(locale) or text["en"] for key, text in words.items()}
            yield f"- {phrases[phrase].format(**told)}"


def _section(heading: str, blank: bool = True) -> Iterator[str]:
    yield ""
    yield f"## {heading}"
    if blank:
        yield ""


def _by_stack(printed: Iterable[Printed]) -> Iterator[list[Printed]]:
    """The files of one stack together, however many papers it is printed on."""
    for _, held in groupby(printed, key=lambda one: one.stack.name):
        yield list(held)


def _heading(held: Printed, locale: str, edition: Edition) -> str:
    """What a stack is called, with its language where each has files of its own."""
    name = called(held.stack, locale)
    if not edition.apart or not held.locale or language(held.locale) in name:
        return name
    return f"{name}{PHRASES[locale]['comma']}{language(held.locale)}"


def called(stack: Stack, locale: str) -> str:
    """What a stack is called, without the name of the game in front."""
    label, title = stack.label, stack.title.rpartition(": ")[2]
    words = label.get(locale) or label.get("en") or title
    return words[:1].upper() + words[1:]


def _lines(phrases: Mapping[str, str], locale: str, held: Sequence[Printed]) -> Iterator[str]:
    """How one stack is printed, and what is done with it then."""
    first = held[0]
    size = f"{first.whole[0]:.4g} × {first.whole[1]:.4g}"
    kind = "cards" if first.use is None else "pieces" if first.stack.crop else "outlines"
    comma = phrases["comma"]
    yield phrases[kind].format(count=first.pieces, size=size)
    yield phrases["between"].join(_on_paper(phrases, one) for one in held)
    sides = [phrases[f"sides {one.sides}"] for one in held]
    home = not all(one.cells.paper.single for one in held)
    paper = [phrases[f"paper {one.on_paper}"] for one in held] if home else []
    yield comma.join(dict.fromkeys((*sides, *paper)))
    for one in held:
        if one.tiling is not None:
            shape = "row" if one.tiling.rows == 1 else "column" if one.tiling.columns == 1 else ""
            yield phrases[f"tiles {shape}".strip()].format(
                paper=one.cells.paper.title,
                count=one.tiling.count,
                across=one.tiling.columns,
                down=one.tiling.rows,
            )
    if any(one.folded for one in held):
        yield phrases["fold first"]
    yield first.use.get(locale) or first.use["en"] if first.use else phrases["cut cards"]


def _on_paper(phrases: Mapping[str, str], one: Printed) -> str:
    """How many sheets of one paper a stack takes."""
    if one.cells.paper.single:
        return phrases["on paper single"].format(sheets=one.sheets)
    sheets = phrases["sheet" if one.sheets == 1 else "sheets"].format(count=one.sheets)
    paper = one.cells.paper.title
    if one.tiling is not None:
        return phrases["on paper tiled"].format(paper=paper, sheets=sheets, tiles=one.tiling.count)
    held = min(one.cells.capacity, len(one.stack.cards))
    phrase = phrases["on paper one" if one.sheets == 1 or held == 1 else "on paper"]
    return phrase.format(paper=paper, sheets=sheets, held=held)
