"""PRINT.md: how the files of one build are printed and cut, in the languages of the deck."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

from authoring.model import Text
from authoring.printing.face import Stack
from authoring.printing.grid import Grid
from authoring.printing.guide_phrases import PHRASES
from authoring.printing.ticket import Backs, Cut, Ticket
from authoring.printing.tile import Tiling
from authoring.source.wording import counted

NAME = "PRINT.md"


@dataclass(frozen=True, slots=True)
class Printed:
    """One file: the stack in it, how that stands on its pages, and, where it is no stack of
    cards, what to do with it and whether stiff paper serves it better. Each of its pieces may
    come on several tiles."""

    file: str
    stack: Stack
    cells: Grid
    use: Text | None = None
    stiff: bool = True
    tiling: Tiling | None = None

    @property
    def sheets(self) -> int:
        """How many sheets of paper it takes."""
        tiles = self.tiling.count if self.tiling else 1
        return math.ceil(len(self.stack.cards) * tiles / self.cells.capacity)

    @property
    def backs(self) -> Backs:
        """How its backs come behind its fronts."""
        return self.cells.ticket.backs if self.stack.double else Backs.NONE


def write(
    aside: Path,
    title: Text,
    locales: Sequence[str],
    printed: Sequence[Printed],
    ticket: Ticket,
    left_out: Sequence[str] = (),
) -> Path:
    """Write PRINT.md beside the files that it is about, and say where. Raises OSError.

    It is told in those of the locales that the guide speaks, in English where it speaks none.
    """
    spoken = [locale for locale in locales if locale in PHRASES] or ["en"]
    parts = [
        "\n".join(_guide(PHRASES[locale], locale, title, printed, ticket, left_out))
        for locale in spoken
    ]
    path = aside / NAME
    path.write_text("\n\n---\n\n".join(parts) + "\n", encoding="utf-8")
    return path


def _guide(
    phrases: Mapping[str, str],
    locale: str,
    title: Text,
    printed: Sequence[Printed],
    ticket: Ticket,
    left_out: Sequence[str],
) -> Iterator[str]:
    name = title.get(locale) or title.entries[0][1]
    papers = list(dict.fromkeys(one.cells.paper.name for one in printed))
    yield f"# {phrases['title'].format(name=name)}"
    yield ""
    yield from (f"- {line}" for line in _before(phrases, printed, papers, ticket))
    yield ""
    yield f"## {phrases['files']}"
    for number, held in enumerate(_by_stack(printed), 1):
        yield ""
        yield f"### {number}. {_called(held[0].stack, locale)}"
        yield ""
        yield " · ".join(f"`{one.file}`" for one in held)
        yield ""
        yield from (f"- {line}" for line in _lines(phrases, locale, held))
    yield ""
    yield f"## {phrases['cutting']}"
    yield ""
    yield from (f"{number}. {line}" for number, line in enumerate(_cutting(phrases, ticket), 1))
    if left_out:
        yield ""
        yield f"## {phrases['left out']}"
        yield ""
        yield from (f"- {line}" for line in left_out)


def _before(
    phrases: Mapping[str, str], printed: Sequence[Printed], papers: Sequence[str], ticket: Ticket
) -> Iterator[str]:
    """What holds of all files: the paper, the scale, the sides, the colours."""
    titles = {one.cells.paper.name: one.cells.paper.title for one in printed}
    for paper in papers:
        held = [one for one in printed if one.cells.paper.name == paper]
        if held[0].cells.paper.single:
            yield phrases["single"]
            continue
        count = sum(one.sheets for one in held)
        yield phrases["paper"].format(
            paper=titles[paper], count=count, sheets=counted(count, "sheet"), ending=paper
        )
    if len(papers) > 1:
        yield phrases["either"]
    yield phrases["scale"]
    if ticket.backs is not Backs.NONE:
        yield phrases[f"backs {ticket.backs.value}"]
    if ticket.low_ink:
        yield phrases["low ink"]
    if ticket.press:
        yield phrases["press"]


def _by_stack(printed: Iterable[Printed]) -> Iterator[list[Printed]]:
    """The files of one stack together, however many papers it is printed on."""
    for _, held in groupby(printed, key=lambda one: one.stack.name):
        yield list(held)


def _called(stack: Stack, locale: str) -> str:
    """What a stack is called, without the name of the game in front."""
    label, title = stack.label, stack.title.rpartition(": ")[2]
    words = label.get(locale) or label.get("en") or title
    return words[:1].upper() + words[1:]


def _lines(phrases: Mapping[str, str], locale: str, held: Sequence[Printed]) -> Iterator[str]:
    """How one stack is printed, and what is done with it then."""
    first = held[0]
    size = f"{first.cells.size.width:g} × {first.cells.size.height:g}"
    counts = " · ".join(
        phrases["sheets"].format(count=one.sheets, paper=one.cells.paper.title) for one in held
    )
    count = len(first.stack.cards)
    kind = "cards" if first.use is None else "pieces"
    cards = counted(count, "card")
    yield phrases[kind].format(count=count, cards=cards, size=size) + phrases["comma"] + counts
    sides = phrases[f"sides {first.backs.value}"]
    yield sides + phrases["comma"] + phrases["stiff" if first.stiff else "thin"]
    yield first.use.get(locale) or first.use["en"] if first.use else phrases["cut cards"]


def _cutting(phrases: Mapping[str, str], ticket: Ticket) -> Iterator[str]:
    """In which order to work."""
    yield phrases["first sheet"]
    if ticket.backs is Backs.FOLD:
        yield phrases["glue fold"]
    yield phrases["cut marks" if ticket.cut is not Cut.NONE else "cut edges"]
    yield phrases["rows first"]
    yield phrases["corners"]
