"""What PRINT.md says of paper and ink, and of the print dialogue."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from authoring.printing.desk import language
from authoring.printing.printed import Printed
from authoring.printing.printer import PLAIN
from authoring.printing.slug import RULER, RULER_ROOM
from authoring.printing.ticket import Backs, Ticket

FLIPPED = (Backs.LONG, Backs.SHORT)

FEW = 6
"""So many files are named one by one; of more the first are, and an ellipsis."""


def needs(
    phrases: Mapping[str, str], printed: Sequence[Printed], ticket: Ticket, apart: bool
) -> Iterator[str]:
    """The paper as a table, then tools and ink."""
    papers = list(dict.fromkeys(one.cells.paper.name for one in printed))
    yield phrases["table"]
    yield "| --- | --- | --- | --- | --- |"
    for paper in papers:
        yield from _rows(phrases, [one for one in printed if one.cells.paper.name == paper])
    yield ""
    if len(papers) > 1:
        yield f"- {phrases['either']}"
    if apart:
        yield f"- {phrases['each locale']}"
    elif len({one.locale for one in printed if one.locale}) > 1:
        yield f"- {phrases['parts by locale']}"
    if any(one.on_paper == "double" and one.backs in FLIPPED for one in _at_home(printed)):
        yield f"- {phrases['two sides']}"
    if _at_home(printed):
        glued = ticket.backs is Backs.FOLD or any(one.use for one in printed)
        yield f"- {phrases['tools glue' if glued else 'tools']}"
    ink = "ink press" if ticket.press else "ink low" if ticket.low_ink else "ink colour"
    yield f"- {phrases[ink]}"
    if ticket.printer != PLAIN:
        yield f"- {phrases['printer']}"


def _rows(phrases: Mapping[str, str], held: Sequence[Printed]) -> Iterator[str]:
    """The sheets of one paper: of all files, and of those that one language needs."""
    paper = held[0].cells.paper
    title = phrases["each a card"] if paper.single else paper.title
    yield _row(phrases, title, f"`*-{paper.name}.pdf`", held)
    locales = list(dict.fromkeys(one.locale for one in held if one.locale))
    for locale in locales if len(locales) > 1 else ():
        others = [f"`*-{one}-{paper.name}.pdf`" for one in locales if one != locale]
        yield _row(
            phrases,
            phrases["alone"].format(
                paper=title, language=phrases.get(f"language {locale}", language(locale))
            ),
            phrases["all but"].format(files=phrases["comma"].join(others)),
            [one for one in held if one.locale in ("", locale)],
        )


def _row(phrases: Mapping[str, str], paper: str, files: str, held: Sequence[Printed]) -> str:
    """How many sheets files take, those that should be stiff apart from the others."""
    sheets = sum(one.sheets for one in held)
    stiff = sum(one.sheets for one in held if one.on_stiff)
    single = held[0].cells.paper.single
    return phrases["single row" if single else "row"].format(
        paper=paper,
        files=files,
        sheets=sheets,
        stiff=stiff,
        thin=sheets - stiff,
    )


def dialogue(
    phrases: Mapping[str, str], printed: Sequence[Printed], ticket: Ticket
) -> Iterator[str]:
    """Paper, scale and sides, and what to look at on the first sheet."""
    home = _at_home(printed)
    if not home:
        yield phrases["upload"]
        return
    yield phrases["paper size"]
    yield phrases["scale"]
    sides = {one.backs for one in home}
    chosen = ticket.backs if ticket.backs in sides else Backs.NONE
    yield phrases[chosen.value]
    if chosen in FLIPPED:
        yield phrases["try"]
    if ticket.backs is Backs.NONE:
        yield phrases["no backs"]
    if chosen in FLIPPED and Backs.NONE in sides:
        yield phrases["some single"]
    if chosen is Backs.FOLD and Backs.LONG in sides:
        yield phrases["some double"]
        yield phrases["try"]
    yield from _heads(phrases, home, chosen)
    yield phrases["first sheet" if all(map(_has_ruler, home)) else "narrow"]
    if chosen in FLIPPED:
        yield phrases["light"]


def _heads(phrases: Mapping[str, str], home: Sequence[Printed], chosen: Backs) -> Iterator[str]:
    """Which files look odd on the screen, each stack named once where all its papers do."""
    heads = [one for one in home if one.stands_on_its_head]
    others = {one.stack.name for one in home if not one.stands_on_its_head}
    if not heads:
        return
    if chosen in FLIPPED and len(heads) == sum(one.backs in FLIPPED for one in home):
        yield phrases["heads all"]
        return
    names = dict.fromkeys(
        f"`{one.file if one.stack.name in others else one.stack.name + '-*.pdf'}`" for one in heads
    )
    more = phrases["comma"] + "…" if len(names) > FEW else ""
    yield phrases["heads"].format(files=phrases["comma"].join([*names][:FEW]) + more)


def _has_ruler(one: Printed) -> bool:
    return one.cells.width - 2 * one.cells.layout.margin >= RULER + RULER_ROOM


def _at_home(printed: Sequence[Printed]) -> list[Printed]:
    """What is not meant for a service that cuts."""
    return [one for one in printed if not one.cells.paper.single]
