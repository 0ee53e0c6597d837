"""What PRINT.md says of cutting, in the order of the work."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from authoring.printing.cutmark import edge_is_white
from authoring.printing.printed import Printed
from authoring.printing.ticket import Cut, On, Ticket

MARKS = {
    Cut.TICKS: "long first",
    Cut.INNER: "long first",
    Cut.FULL: "lines",
    Cut.NONE: "no marks",
}


def cutting(
    phrases: Mapping[str, str], printed: Sequence[Printed], ticket: Ticket
) -> Iterator[str]:
    """In which order to work."""
    home = [one for one in printed if not one.cells.paper.single]
    if len(home) < len(printed):
        yield phrases["services cut"]
    if home:
        yield from _by_hand(phrases, home, ticket)


def _by_hand(phrases: Mapping[str, str], home: Sequence[Printed], ticket: Ticket) -> Iterator[str]:
    if any(one.folded for one in home):
        yield from (phrases[step] for step in ("fold sheets", "glue fold", "dry"))
    if any(one.on_paper == "stiff" for one in home):
        yield phrases["glue board"]
    if ticket.one_up:
        yield phrases["one up"]
    if ticket.skip:
        yield phrases["skipped"].format(cells=phrases["comma"].join(map(str, sorted(ticket.skip))))
    if ticket.cut is not Cut.NONE and ticket.marks_on is not On.BOTH:
        yield phrases[f"marks {ticket.marks_on.value}"]
    between = _between(phrases, home)
    yield phrases[MARKS[ticket.cut]] + between
    if ticket.cut is Cut.INNER:
        yield phrases["inner"]
    bleed = home[0].cells.layout.bleed
    how = "bleed back" if ticket.bleed_on is On.BACK else "bleed"
    yield phrases[how if bleed else "no bleed"].format(bleed=f"{bleed:.3g}")
    fronts = (card.front for one in home for card in one.stack.cards)
    if ticket.frame and (ticket.low_ink or any(map(edge_is_white, fronts))):
        yield phrases["frame"]
    if any(one.use is None for one in home):
        yield phrases["corners"]


def _between(phrases: Mapping[str, str], home: Sequence[Printed]) -> str:
    """What lies between two neighbours, where there are any."""
    several = [one.cells for one in home if one.cells.capacity > 1]
    if not several:
        return ""
    apart = max(several[0].gutter_x, several[0].gutter_y) > 0
    joint = "" if phrases["comma"] == "，" else " "
    return joint + phrases["gutters" if apart else "touching"]
