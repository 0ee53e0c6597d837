"""Imposition as it happens to paper: printed by a printer with errors, turned over, and cut.

What is asserted here is worked out on the sheet of paper and not on the page: a file is
printed as the printer prints it, the sheet is turned or folded as the ticket says, and then
every back has to lie behind its front, head by head.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from authoring.printing import job, theme
from authoring.printing.face import Face, PrintedCard, Stack
from authoring.printing.grid import Grid
from authoring.printing.pagebox import undone
from authoring.printing.paper import INCH
from authoring.printing.printer import Printer, Shift
from authoring.printing.sheet import Placed, Sheet, Side
from authoring.printing.ticket import (
    Backs,
    BleedAt,
    Cut,
    On,
    Ticket,
    TicketError,
    contradiction,
)
from tests.examples import examples

OWN = theme.load()
STOCK = OWN.stock
NEAR = 1e-6
Point = tuple[float, float]


def rounded(low: float, high: float) -> st.SearchStrategy[float]:
    return st.floats(low, high).map(lambda number: round(number, 3))


SIZES = st.one_of(
    st.sampled_from(sorted(STOCK.sizes)),
    st.builds("{:g}x{:g}".format, rounded(14, 200), rounded(14, 200)),
    st.builds("{:g}x{:g}in".format, rounded(0.6, 7), rounded(0.6, 7)),
)
PRINTERS = st.builds(
    Printer,
    st.builds(Shift, rounded(-2, 2), rounded(-2, 2)),
    st.builds(Shift, rounded(-2, 2), rounded(-2, 2)),
    rounded(0.98, 1.02),
    rounded(0.98, 1.02),
)
TICKETS = st.builds(
    Ticket,
    backs=st.sampled_from(Backs),
    one_up=st.booleans(),
    skip=st.frozensets(st.integers(1, 12), max_size=3),
    bleed=st.one_of(st.none(), rounded(0, 12)),
    bleed_on=st.sampled_from([On.BOTH, On.BACK]),
    bleed_at=st.sampled_from(BleedAt),
    cut=st.sampled_from(Cut),
    marks_on=st.sampled_from(On),
    frame=st.booleans(),
    low_ink=st.booleans(),
    press=st.booleans(),
    printer=st.one_of(st.just(Printer()), PRINTERS),
).filter(lambda ticket: contradiction(ticket) is None)


@st.composite
def jobs(draw: st.DrawFn) -> tuple[Stack, Grid, list[Sheet]]:
    """A stack on its sheets, whatever was asked for; some cards may have no back, and only
    some may be asked for, as where only those that changed are printed."""
    name, ticket = draw(SIZES), draw(TICKETS)
    size = STOCK.size(name)
    behind = draw(st.lists(st.booleans(), min_size=1, max_size=25))
    cards = tuple(
        PrintedCard(
            f"card-{at}",
            Face(size.width, size.height, ()),
            Face(size.width, size.height, ()) if back else None,
        )
        for at, back in enumerate(behind)
    )
    wanted = draw(st.sets(st.sampled_from(cards), min_size=1)) if draw(st.booleans()) else cards
    stack = Stack("any", "Any", name, tuple(card for card in cards if card in wanted))
    paper = draw(st.sampled_from(sorted(STOCK.papers)))
    try:
        cells = job.cells_of(stack, OWN, paper, ticket)
    except TicketError:
        assume(False)
        raise
    return stack, cells, job.sheets(stack, cells, OWN)


def lands(placed: Placed, sheet: Sheet, point: Point) -> Point:
    """Where a point of a face comes to lie on the paper, as its printer prints the file."""
    trim, printer = placed.trim, sheet.grid.ticket.printer
    x = trim.right - point[0] if placed.turned else trim.left + point[0]
    y = trim.bottom - point[1] if placed.turned else trim.top + point[1]
    across, _, _, down, right, low = undone(sheet)
    x, y = across * x + right, down * y + low
    middle = (sheet.grid.width / 2, sheet.grid.height / 2)
    behind = sheet.side is Side.BACK
    shift = (
        printer.page.x + (printer.back.x if behind else 0),
        printer.page.y + (printer.back.y if behind else 0),
    )
    return (
        middle[0] + (x - middle[0]) * printer.scale_x + shift[0],
        middle[1] + (y - middle[1]) * printer.scale_y + shift[1],
    )


def through(point: Point, cells: Grid) -> Point:
    """A point of the back of the paper, seen from the front through it."""
    width, height = cells.width, cells.height
    backs = cells.ticket.backs
    if backs is Backs.FOLD:
        assert cells.fold is not None
        upright = cells.fold.value == "upright"
    else:
        long_edge_upright = height >= width
        upright = long_edge_upright == (backs is Backs.LONG)
    return (width - point[0], point[1]) if upright else (point[0], height - point[1])


def pairs(cells: Grid, sheets: list[Sheet]) -> Iterator[tuple[Placed, Sheet, Placed, Sheet]]:
    """Each front with its back, and the pages they are on."""
    for number, sheet in enumerate(sheets):
        if sheet.side is Side.BOTH:
            fronts, backs = halves(sheet, cells)
            behind = sheet
        elif sheet.side is Side.FRONT:
            fronts = list(sheet.cells)
            behind = sheets[number + 1] if number + 1 < len(sheets) else sheet
            backs = list(behind.cells) if behind.side is Side.BACK else []
        else:
            continue
        for back in backs:
            (front,) = [one for one in fronts if one.card == back.card]
            yield front, sheet, back, behind


def halves(sheet: Sheet, cells: Grid) -> tuple[list[Placed], list[Placed]]:
    """Fronts and backs of a page to be folded: on either side of the fold."""
    fronts = [one for one in sheet.cells if before_fold(one, cells)]
    return fronts, [one for one in sheet.cells if one not in fronts]


def before_fold(one: Placed, cells: Grid) -> bool:
    assert cells.fold is not None
    if cells.fold.value == "upright":
        return one.trim.right <= cells.width / 2 + NEAR
    return one.trim.bottom <= cells.height / 2 + NEAR


@settings(deadline=None, max_examples=examples(70))
@given(jobs())
def test_every_back_lies_behind_its_front_head_by_head(
    made: tuple[Stack, Grid, list[Sheet]],
) -> None:
    stack, cells, sheets = made
    size = cells.size
    met = set()
    for front, page, back, behind in pairs(cells, sheets):
        met.add(back.card)
        for across, down in ((0.0, 0.0), (size.width, 0.0), (size.width, size.height)):
            seen = lands(front, page, (across, down))
            hidden = lands(back, behind, (size.width - across, down))
            if not cells.paper.single:
                hidden = through(hidden, cells)
            else:
                hidden = (cells.width - hidden[0], hidden[1])
            assert hidden == pytest.approx(seen, abs=1e-4)
    wanted = cells.ticket.backs is not Backs.NONE
    assert met == {card.id for card in stack.cards if card.back is not None and wanted}


@settings(deadline=None, max_examples=examples(70))
@given(jobs())
def test_every_card_is_printed_once_at_its_size_and_on_the_paper(
    made: tuple[Stack, Grid, list[Sheet]],
) -> None:
    stack, cells, sheets = made
    fronts = []
    for sheet in sheets:
        held = halves(sheet, cells)[0] if sheet.side is Side.BOTH else list(sheet.cells)
        if sheet.side is not Side.BACK:
            fronts += [one.card for one in held]
        for one in sheet.cells:
            start = lands(one, sheet, (0, 0))
            end = lands(one, sheet, (cells.size.width, cells.size.height))
            assert abs(end[0] - start[0]) == pytest.approx(cells.size.width, abs=1e-4)
            assert abs(end[1] - start[1]) == pytest.approx(cells.size.height, abs=1e-4)
            for x, y in (start, end):
                assert -NEAR <= x <= cells.width + NEAR
                assert -NEAR <= y <= cells.height + NEAR
        for one, other in combinations(sheet.cells, 2):
            apart_x = max(one.paint.left, other.paint.left) - min(
                one.paint.right, other.paint.right
            )
            apart_y = max(one.paint.top, other.paint.top) - min(
                one.paint.bottom, other.paint.bottom
            )
            assert max(apart_x, apart_y) >= -NEAR
    assert fronts == [card.id for card in stack.cards]


@settings(deadline=None, max_examples=examples(50))
@given(jobs())
def test_pages_are_full_but_for_the_last_and_start_at_the_same_place(
    made: tuple[Stack, Grid, list[Sheet]],
) -> None:
    stack, cells, sheets = made
    pages = [sheet for sheet in sheets if sheet.side is not Side.BACK]
    held = [
        len(halves(page, cells)[0]) if page.side is Side.BOTH else len(page.cells) for page in pages
    ]
    assert held[:-1] == [cells.capacity] * (len(held) - 1)
    assert sum(held) == len(stack.cards)
    assert [page.number for page in pages] == list(range(1, len(pages) + 1))
    assert {page.count for page in pages} == {len(pages)}
    assert len({(page.cells[0].trim.left, page.cells[0].trim.top) for page in pages}) == 1
    if cells.ticket.one_up:
        assert cells.capacity == 1


@given(rounded(0.6, 7), rounded(0.6, 7))
def test_a_size_in_inches_is_that_size(width: float, height: float) -> None:
    size = STOCK.size(f"{width:g}x{height:g}in")
    assert (size.width, size.height) == pytest.approx((width * INCH, height * INCH))


@pytest.mark.parametrize("on", [{"marks_on": On.BACK}, {"bleed_on": On.BACK}])
def test_what_is_asked_for_on_backs_is_on_the_fronts_of_what_has_none(on: dict[str, On]) -> None:
    board = Stack("board", "Board", "260x180", (PrintedCard("board", Face(260, 180, ())),))
    cells = job.cells_of(board, OWN, "a4", Ticket(**on))  # type: ignore[arg-type]
    (sheet,) = job.sheets(board, cells, OWN)
    assert sheet.marked
    assert sheet.cells[0].paint != sheet.cells[0].trim
