"""Stacks of cards as files: one PDF a stack and paper."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path

from authoring.printing.face import Stack
from authoring.printing.grid import Box, Grid, grid
from authoring.printing.progress import Share, unseen
from authoring.printing.sheet import Sheet, impose
from authoring.printing.theme import Theme
from authoring.printing.thrift import thrifty
from authoring.printing.ticket import Backs, On, Ticket, TicketError

PLAIN = Ticket()


def print_stacks(
    stacks: Iterable[Stack],
    theme: Theme,
    papers: Sequence[str],
    out: Path,
    lang: str = "en",
    ticket: Ticket = PLAIN,
    drawn: Share = unseen,
) -> list[Path]:
    """Write `<stack>-<paper>.pdf` into `out` for each of them, and say which were written.
    `drawn` is told the share of each file that is done.

    Raises KeyError for a paper or size that the theme does not know, ticket.TicketError
    when a card does not fit a paper or the ticket asks for what cannot be, svg.ArtError
    and OSError.
    """
    from authoring.printing.pdf import write

    written = []
    for stack in stacks:
        for paper in papers:
            cells = cells_of(stack, theme, paper, ticket)
            path = out / f"{stack.name}-{cells.paper.name}.pdf"
            write(path, sheets(stack, cells, theme), theme, stack.title, lang, drawn)
            written.append(path)
    return written


def cells_of(stack: Stack, theme: Theme, paper: str, ticket: Ticket = PLAIN) -> Grid:
    """The grid that a stack is printed on. Raises as `print_stacks`."""
    if not stack.double:
        ticket = _of_fronts(ticket)
    stock = theme.stock
    cells = grid(stock.size(stack.size), stock.paper(paper), stock.layout, ticket)
    _within_page(cells)
    return cells


def _of_fronts(ticket: Ticket) -> Ticket:
    """The ticket for what has no backs: what was to be on those is on the fronts."""
    marks = On.BOTH if ticket.marks_on is On.BACK else ticket.marks_on
    return replace(ticket, backs=Backs.NONE, marks_on=marks, bleed_on=On.BOTH)


def sheets(stack: Stack, cells: Grid, theme: Theme) -> list[Sheet]:
    """The sheets of a stack, each front with its back behind it."""
    if cells.ticket.low_ink:
        stack = thrifty(stack, theme)
    return list(impose(stack, cells))


def _within_page(cells: Grid) -> None:
    """See that no card leaves the page when the printer's errors are undone."""
    printer, painted = cells.ticket.printer, cells.painted
    for back in (False, True):
        across, _, _, down, right, low = printer.matrix(cells.width, cells.height, back)
        moved = Box(
            across * painted.left + right,
            down * painted.top + low,
            across * painted.width,
            down * painted.height,
        )
        spare = min(moved.left, moved.top, cells.width - moved.right, cells.height - moved.bottom)
        if spare < -EDGE:
            side = "backs" if back else "fronts"
            raise TicketError(
                f"the printer file moves the {side} off {cells.paper.title}: cards and bleed would "
                f"reach from {moved.left:.2f} to {moved.right:.2f} mm across and from "
                f"{moved.top:.2f} to {moved.bottom:.2f} mm down, but the page has "
                f"{cells.width:g} × {cells.height:g} mm"
            )


EDGE = 1e-6
"""What rounding may add to a length."""
