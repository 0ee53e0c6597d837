"""Imposition: what must hold of every size on every paper."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from authoring.printing import chrome, cutmark, slug, theme
from authoring.printing.face import Face, PrintedCard, Shape, Stack, TextRun
from authoring.printing.grid import Box, Fold, Grid, SheetError, grid, rims
from authoring.printing.paper import Layout, Paper, Size
from authoring.printing.path import bounds, segments
from authoring.printing.sheet import Placed, Sheet, Side, impose
from authoring.printing.ticket import (
    HAIRLINE,
    Backs,
    BleedAt,
    Cut,
    On,
    Ticket,
    TicketError,
    contradiction,
)
from tests.examples import examples

SHIPPED = theme.load()
STOCK = SHIPPED.stock
HAIR = 1e-6

SIZES = st.builds(
    Size,
    st.just("any"),
    st.floats(15, 130).map(lambda length: round(length, 2)),
    st.floats(15, 160).map(lambda length: round(length, 2)),
)
PAPERS = st.sampled_from([STOCK.paper(name) for name in ("a3", "a4", "a5", "letter", "legal")])
TICKETS = st.builds(
    Ticket,
    backs=st.sampled_from(Backs),
    one_up=st.booleans(),
    skip=st.frozensets(st.integers(1, 12), max_size=3),
    bleed=st.one_of(st.none(), st.floats(0, 6).map(lambda length: round(length, 2))),
    bleed_on=st.sampled_from([On.BOTH, On.BACK]),
    bleed_at=st.sampled_from(BleedAt),
    cut=st.sampled_from(Cut),
    marks_on=st.sampled_from(On),
    frame=st.booleans(),
).filter(lambda ticket: contradiction(ticket) is None)


def stack(count: int, size: Size) -> Stack:
    """So many cards, each side a face of its own."""
    cards = tuple(
        PrintedCard(
            f"card-{number}",
            Face(size.width, size.height, (Shape(f"M{number} 0h1"),)),
            Face(size.width, size.height, (Shape(f"M0 {number}h1"),)),
        )
        for number in range(count)
    )
    return Stack("any", "Any", size.name, cards)


def fitted(
    size: Size, paper: Paper, ticket: Ticket | None = None, layout: Layout = STOCK.layout
) -> Grid:
    try:
        return grid(size, paper, layout, ticket)
    except TicketError:
        assume(False)
        raise


def overlap(one: Box, other: Box) -> bool:
    return (
        one.left < other.right - HAIR
        and other.left < one.right - HAIR
        and one.top < other.bottom - HAIR
        and other.top < one.bottom - HAIR
    )


def inside(inner: Box, outer: Box) -> bool:
    return (
        inner.left >= outer.left - HAIR
        and inner.top >= outer.top - HAIR
        and inner.right <= outer.right + HAIR
        and inner.bottom <= outer.bottom + HAIR
    )


def shares_a_point(box: Box, other: tuple[float, float, float, float]) -> bool:
    return (
        other[0] <= box.right - HAIR
        and other[2] >= box.left + HAIR
        and other[1] <= box.bottom - HAIR
        and other[3] >= box.top + HAIR
    )


@settings(deadline=None, max_examples=examples(100))
@given(SIZES, PAPERS, TICKETS, st.integers(1, 40))
def test_cards_never_overlap_nor_leave_the_page(
    size: Size, paper: Paper, ticket: Ticket, count: int
) -> None:
    cells = fitted(size, paper, ticket)
    page = Box(0, 0, cells.width, cells.height)
    for sheet in impose(stack(count, size), cells):
        for placed in sheet.cells:
            assert inside(placed.trim, placed.paint)
            assert inside(placed.paint, page)
        for one, other in combinations(sheet.cells, 2):
            assert not overlap(one.paint, other.paint)


@settings(deadline=None, max_examples=examples(60))
@given(SIZES, PAPERS, TICKETS)
def test_what_is_painted_stays_off_the_rim_and_keeps_its_bleed(
    size: Size, paper: Paper, ticket: Ticket
) -> None:
    cells = fitted(size, paper, ticket)
    layout = cells.layout
    across, down = rims(layout)
    room = Box(across, down, cells.width - 2 * across, cells.height - 2 * down)
    assert inside(cells.painted, room)
    assert across >= layout.margin
    assert down >= layout.margin
    for index in range(cells.columns * cells.rows):
        trim, paint = cells.trim(index), cells.paint(index)
        kept = (
            trim.left - paint.left,
            trim.top - paint.top,
            paint.right - trim.right,
            paint.bottom - trim.bottom,
        )
        least = 0.0 if ticket.bleed_at is BleedAt.RIM else layout.least_bleed
        assert min(kept) >= least - HAIR
        assert max(kept) <= layout.bleed + HAIR


@settings(deadline=None, max_examples=examples(100))
@given(SIZES, PAPERS, TICKETS, st.integers(1, 30))
def test_each_card_stands_once_with_its_back_behind_it(
    size: Size, paper: Paper, ticket: Ticket, count: int
) -> None:
    cells = fitted(size, paper, ticket)
    cards = stack(count, size)
    fronts, backs = sides(cells, list(impose(cards, cells)))
    assert [(one.card, one.face) for sheet in fronts for one in sheet] == [
        (card.id, card.front) for card in cards.cards
    ]
    if ticket.backs is Backs.NONE:
        assert backs == []
        return
    for front, back in zip(fronts, backs, strict=True):
        assert len(front) == len(back)
        for one in front:
            (behind,) = [other for other in back if other.card == one.card]
            turned = flipped(behind, cells)
            assert (turned.left, turned.top) == pytest.approx((one.trim.left, one.trim.top))
            assert behind.face is {card.id: card.back for card in cards.cards}[one.card]
            assert behind.turned == (not cells.turns_like_a_page)


def sides(cells: Grid, sheets: list[Sheet]) -> tuple[list[list[Placed]], list[list[Placed]]]:
    """The fronts and the backs of each piece of paper, whatever page they are printed on."""
    if cells.ticket.backs is Backs.FOLD:
        halves = [(sheet.cells, len(sheet.cells) // 2) for sheet in sheets]
        assert {sheet.side for sheet in sheets} == {Side.BOTH}
        return [list(held[:at]) for held, at in halves], [list(held[at:]) for held, at in halves]
    found: dict[Side, list[list[Placed]]] = {Side.FRONT: [], Side.BACK: []}
    for number, sheet in enumerate(sheets):
        found[sheet.side].append(list(sheet.cells))
        assert sheet.side is Side.FRONT or sheets[number - 1].number == sheet.number
    return found[Side.FRONT], found[Side.BACK]


def flipped(placed: Placed, cells: Grid) -> Box:
    """Where a back lies, seen through the paper, when the sheet is turned as is meant.

    A sheet that is turned about its long edge keeps the end of the page that the short
    edges run along, and the other way round; worked out on the paper, not on the page. A
    sheet that is folded lays one half of the page upon the other.
    """
    upright = cells.height >= cells.width
    trim, backs = placed.trim, cells.ticket.backs
    if backs is Backs.FOLD:
        about_upright_axis = cells.fold is Fold.UPRIGHT
    else:
        about_upright_axis = upright if backs is Backs.LONG else not upright
    if about_upright_axis:
        return Box(cells.width - trim.right, trim.top, trim.width, trim.height)
    return Box(trim.left, cells.height - trim.bottom, trim.width, trim.height)


@settings(deadline=None, max_examples=examples(60))
@given(SIZES, PAPERS, st.integers(1, 20))
def test_front_and_back_are_equally_far_from_the_fold(size: Size, paper: Paper, count: int) -> None:
    cells = fitted(size, paper, Ticket(backs=Backs.FOLD))
    for sheet in impose(stack(count, size), cells):
        half = len(sheet.cells) // 2
        fronts = {one.card: one.trim for one in sheet.cells[:half]}
        for back in sheet.cells[half:]:
            front = fronts[back.card]
            if cells.fold is Fold.UPRIGHT:
                near = (cells.width / 2 - front.right, back.trim.left - cells.width / 2)
            else:
                near = (cells.height / 2 - front.bottom, back.trim.top - cells.height / 2)
            assert abs(near[0] - near[1]) < 0.01
            assert min(near) >= 0


@settings(deadline=None, max_examples=examples(60))
@given(SIZES, PAPERS, TICKETS, st.integers(1, 30))
def test_skipped_cells_stay_empty_and_bleed_stays_where_it_is_asked_for(
    size: Size, paper: Paper, ticket: Ticket, count: int
) -> None:
    cells = fitted(size, paper, ticket)
    fronts, backs = sides(cells, list(impose(stack(count, size), cells)))
    columns = cells.columns // 2 if cells.fold is Fold.UPRIGHT else cells.columns
    for held in fronts:
        for one in held:
            row = round((one.trim.top - cells.trims.top) / (size.height + cells.gutter_y))
            column = round((one.trim.left - cells.trims.left) / (size.width + cells.gutter_x))
            assert row * columns + column + 1 not in ticket.skip
            assert (one.paint == one.trim) or ticket.bleed_on is On.BOTH
    if ticket.bleed_at is BleedAt.RIM:
        assert cells.gutter_x == cells.gutter_y == 0
    assert all(one.paint.width >= one.trim.width for held in backs for one in held)


@settings(deadline=None, max_examples=examples(40))
@given(SIZES, PAPERS, st.integers(2, 30))
def test_a_partial_last_page_starts_where_every_page_starts(
    size: Size, paper: Paper, count: int
) -> None:
    cells = fitted(size, paper)
    fronts = [sheet for sheet in impose(stack(count, size), cells) if sheet.side is Side.FRONT]
    assert {(sheet.cells[0].trim.left, sheet.cells[0].trim.top) for sheet in fronts} == {
        (cells.trims.left, cells.trims.top)
    }
    assert cells.trims.left == pytest.approx(cells.width - cells.trims.right)
    assert cells.trims.top == pytest.approx(cells.height - cells.trims.bottom)


@pytest.mark.slow
@settings(deadline=None, max_examples=examples(20))
@given(SIZES, PAPERS, TICKETS, st.sampled_from(["en", "zh-Hans", "fr"]))
def test_no_mark_lies_inside_a_card_or_leaves_the_page(
    size: Size, paper: Paper, ticket: Ticket, lang: str
) -> None:
    cells = fitted(size, paper, ticket)
    for sheet in impose(stack(cells.capacity + 1, size), cells):
        trims = [cell.trim for cell in sheet.cells]
        for mark in slug.marks(sheet, "A game: its cards", SHIPPED, lang):
            half = mark.stroke_width / 2 if isinstance(mark, Shape) else 0.0
            for box in pieces(mark):
                assert 0 <= box[0] <= box[2] <= cells.width
                assert 0 <= box[1] <= box[3] <= cells.height
                inked = Box(box[0] - half, box[1] - half, box[2] - box[0], box[3] - box[1])
                inked = inked.grown(0, 0, 2 * half, 2 * half)
                assert not any(overlaps_by(inked, trim, 2e-4) for trim in trims)
                if isinstance(mark, TextRun):
                    assert not shares_a_point(cells.painted, box)


def overlaps_by(one: Box, other: Box, more_than: float) -> bool:
    """Whether two boxes share more than a strip of this width."""
    across = min(one.right, other.right) - max(one.left, other.left)
    down = min(one.bottom, other.bottom) - max(one.top, other.top)
    return across > more_than and down > more_than


@settings(deadline=None, max_examples=examples(40))
@given(SIZES, PAPERS, st.sampled_from(Backs))
def test_ticks_stay_outside_of_the_bleed(size: Size, paper: Paper, backs: Backs) -> None:
    cells = fitted(size, paper, Ticket(backs=backs, frame=False))
    sheet = next(impose(stack(2, size), cells))
    ticks = slug.marks(sheet, "t", SHIPPED, "en")[0]
    painted = [cell.paint for cell in sheet.cells]
    assert not any(shares_a_point(paint, box) for box in pieces(ticks) for paint in painted)


@pytest.mark.parametrize("on", On)
def test_marks_stand_on_the_sides_that_are_asked_for(on: On) -> None:
    cells = grid(STOCK.size("poker"), STOCK.paper("a4"), STOCK.layout, Ticket(marks_on=on))
    for sheet in impose(stack(3, cells.size), cells):
        cut = list(cutmark.marks(sheet, SHIPPED))
        assert bool(cut) == (on is On.BOTH or sheet.side.value == on.value)


def test_cut_modes_draw_what_they_say() -> None:
    drawn = {}
    for cut in Cut:
        cells = grid(STOCK.size("poker"), STOCK.paper("a4"), STOCK.layout, Ticket(cut=cut))
        sheet = next(impose(stack(cells.capacity, cells.size), cells))
        lines = [mark for mark in cutmark.marks(sheet, SHIPPED) if mark.stroke == SHIPPED.ink]
        drawn[cut] = [box for mark in lines for box in pieces(mark)]
    assert drawn[Cut.NONE] == []
    assert len(drawn[Cut.TICKS]) == 2 * (8 + 4)
    assert len(drawn[Cut.INNER]) == len(drawn[Cut.TICKS]) + 3 * 4
    assert len(drawn[Cut.FULL]) == 8 + 4
    assert min(max(box[2] - box[0], box[3] - box[1]) for box in drawn[Cut.FULL]) > 180


@pytest.mark.parametrize("cut", [Cut.TICKS, Cut.INNER, Cut.FULL])
def test_rows_and_columns_without_cards_have_no_marks(cut: Cut) -> None:
    cells = grid(STOCK.size("mini"), STOCK.paper("a4"), STOCK.layout, Ticket(cut=cut))
    front, back = impose(stack(2, cells.size), cells)
    for sheet in (front, back):
        lines = [mark for mark in cutmark.marks(sheet, SHIPPED) if mark.stroke == SHIPPED.ink]
        boxes = [box for mark in lines for box in pieces(mark)]
        edges = {edge for cell in sheet.cells for edge in (cell.trim.left, cell.trim.right)}
        upright = {box[0] for box in boxes if box[3] - box[1] > box[2] - box[0]}
        assert len(edges) == 4
        assert all(any(abs(edge - one) < HAIRLINE for edge in edges) for one in upright)
        level = {box[1] for box in boxes if box[3] - box[1] < box[2] - box[0]}
        trim = sheet.cells[0].trim
        assert all(trim.top - HAIRLINE < one < trim.bottom + HAIRLINE for one in level)


def test_white_cards_get_a_frame_and_coloured_ones_do_not() -> None:
    white = Face(63, 88, (Shape("M10 10h5v5h-5Z", "#2563EB"),))
    colour = Face(63, 88, (chrome.ground(63, 88, "#2563EB"),))
    pale = Face(63, 88, (chrome.ground(63, 88, "#FFFDF8"),))
    assert [cutmark.edge_is_white(face) for face in (white, colour, pale)] == [True, False, True]
    cells = grid(STOCK.size("poker"), STOCK.paper("a4"), STOCK.layout)
    cards = tuple(
        PrintedCard(f"card-{at}", face, colour) for at, face in enumerate((white, colour, pale))
    )
    front = next(impose(Stack("any", "Any", "poker", cards), cells))
    (frame,) = [
        mark for mark in cutmark.marks(front, SHIPPED) if mark.stroke == SHIPPED.colours["hairline"]
    ]
    assert len(pieces(frame)) == 2 * 4
    assert frame.stroke_width == HAIRLINE


@pytest.mark.parametrize(
    ("ticket", "paper", "words"),
    [
        (Ticket(bleed=20), "a4", "a bleed of 20 mm"),
        (Ticket(backs=Backs.NONE, marks_on=On.BACK), "a4", "none are printed"),
        (Ticket(backs=Backs.NONE, bleed_on=On.BACK), "a4", "none are printed"),
        (Ticket(backs=Backs.FOLD, marks_on=On.BACK), "a4", "share their page with the fronts"),
        (Ticket(bleed_on=On.FRONT), "a4", "on the backs alone"),
        (Ticket(bleed_at=BleedAt.RIM, cut=Cut.FULL), "a4", "the gutter is 0 mm"),
        (Ticket(bleed=0, cut=Cut.INNER), "a4", "the gutter is 0 mm"),
        (Ticket(skip=frozenset({9})), "a4", "A4 holds 4 × 2 = 8 poker cards"),
        (
            Ticket(skip=frozenset(range(1, 9))),
            "a4",
            "all 4 × 2 = 8 cells of A4 are skipped: 8 - 8 = 0",
        ),
        (Ticket(backs=Backs.FOLD), "card", "cannot be folded"),
        (Ticket(skip=frozenset({1})), "card", "no cells to skip"),
        (Ticket(backs=Backs.FOLD), "a5", "96 + 80 + 3 gutter = 179 × 156 mm"),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(ticket: Ticket, paper: str, words: str) -> None:
    size = STOCK.size("poker") if paper != "a5" else Size("tall", 80, 130)
    with pytest.raises(TicketError, match=re.escape(words)):
        grid(size, STOCK.paper(paper), STOCK.layout, ticket)


@pytest.mark.parametrize("cut", [Cut.FULL, Cut.INNER])
def test_a_card_alone_on_its_sheet_has_no_gutter_to_be_too_narrow(cut: Cut) -> None:
    ticket = Ticket(bleed=0, cut=cut, one_up=True)
    assert grid(STOCK.size("poker"), STOCK.paper("a4"), STOCK.layout, ticket).capacity == 1


def pieces(mark: object) -> list[tuple[float, float, float, float]]:
    """The boxes of each stroke of a shape, or of the letters of a run."""
    if isinstance(mark, TextRun):
        face, em = SHIPPED.typefaces[mark.font], mark.size * 25.4 / 72
        ink = face.ink(mark.text)
        return [
            (
                mark.x,
                mark.y - em * ink.top,
                mark.x + em * face.advance(mark.text),
                mark.y - em * ink.bottom,
            )
        ]
    assert isinstance(mark, Shape)
    parts = mark.path.split("M")[1:]
    return [box for part in parts if (box := bounds(segments(f"M{part}")))]


@settings(deadline=None, max_examples=examples(40))
@given(SIZES, PAPERS)
def test_every_cut_has_a_mark_at_both_ends(size: Size, paper: Paper) -> None:
    cells = fitted(size, paper)
    sheet = next(impose(stack(cells.capacity, size), cells))
    ticks = slug.marks(sheet, "t", SHIPPED, "en")[0]
    upright = {round(box[0], 3) for box in pieces(ticks) if box[0] == box[2]}
    level = {round(box[1], 3) for box in pieces(ticks) if box[1] == box[3]}
    for index in range(cells.capacity):
        trim = cells.trim(index)
        for edge in (trim.left, trim.right):
            assert any(abs(edge - one) < 2e-3 for one in upright)
        for edge in (trim.top, trim.bottom):
            assert any(abs(edge - one) < 2e-3 for one in level)
    assert min(box[3] - box[1] for box in pieces(ticks) if box[0] == box[2]) >= 2 - HAIR


def test_the_ruler_is_a_hundred_millimetres_long() -> None:
    cells = grid(STOCK.size("poker"), STOCK.paper("a4"), STOCK.layout)
    sheet = next(impose(stack(1, cells.size), cells))
    ruler = [mark for mark in slug.marks(sheet, "t", SHIPPED, "en") if isinstance(mark, Shape)][-1]
    box = bounds(segments(ruler.path))
    assert box is not None
    assert box[2] - box[0] == pytest.approx(100, abs=1e-3)


@pytest.mark.parametrize(
    ("size", "paper", "columns", "rows", "lying"),
    [
        ("poker", "a4", 4, 2, True),
        ("poker", "letter", 4, 2, True),
        ("poker", "a3", 6, 3, True),
        ("tarot", "a4", 2, 2, False),
        ("mini", "a4", 4, 3, False),
        ("square", "a4", 2, 3, False),
        ("jumbo", "a4", 2, 2, False),
    ],
)
def test_sums_done_by_hand(size: str, paper: str, columns: int, rows: int, lying: bool) -> None:
    cells = grid(STOCK.size(size), STOCK.paper(paper), STOCK.layout)
    assert (cells.columns, cells.rows) == (columns, rows)
    assert (cells.width > cells.height) == lying


def test_nine_poker_cards_stand_on_a4_for_those_who_give_up_bleed() -> None:
    """3 x 63 + 2 x 3 + 2 x 3 + 2 x 5 = 211 mm is a millimetre more than A4 is wide; with
    gutters of 2.5 mm it is 210."""
    layout = replace(STOCK.layout, least_bleed=1.25)
    cells = grid(STOCK.size("poker"), STOCK.paper("a4"), layout)
    assert (cells.columns, cells.rows, cells.gutter_x) == (3, 3, 2.5)
    assert cells.painted.left == pytest.approx(5)


def test_bleed_is_whole_where_there_is_room() -> None:
    cells = grid(STOCK.size("poker"), STOCK.paper("a4"), STOCK.layout)
    assert (cells.gutter_x, cells.gutter_y) == (6, 6)


def test_a_narrow_gutter_is_shared_half_and_half() -> None:
    cells = grid(STOCK.size("poker"), STOCK.paper("letter"), STOCK.layout)
    assert cells.gutter_x == 3.5
    assert cells.paint(0).right == cells.paint(1).left
    assert cells.paint(0).right - cells.trim(0).right == pytest.approx(1.75)


@pytest.mark.parametrize(
    ("paper", "backs", "order", "turned"),
    [
        ("a3", Backs.LONG, [2, 1, 0, 4, 3], False),
        ("a3", Backs.SHORT, [3, 4, 0, 1, 2], True),
        ("a4", Backs.LONG, [3, 4, 0, 1, 2], True),
        ("a4", Backs.SHORT, [2, 1, 0, 4, 3], False),
    ],
)
def test_backs_change_places_with_their_neighbours(
    paper: str, backs: Backs, order: list[int], turned: bool
) -> None:
    size = Size("wide", 80, 89.5) if paper == "a4" else Size("tall", 80, 180)
    cells = grid(size, STOCK.paper(paper), STOCK.layout, Ticket(backs=backs))
    assert (cells.columns, cells.rows) == (3, 2)
    assert (cells.width > cells.height) == (paper == "a4")
    back = list(impose(stack(5, size), cells))[1]
    assert [int(one.card.removeprefix("card-")) for one in back.cells] == order
    assert {one.turned for one in back.cells} == {turned}


def test_one_card_a_page_is_the_card_with_its_bleed() -> None:
    cells = grid(STOCK.size("poker"), STOCK.paper("card"), STOCK.layout)
    assert (cells.width, cells.height, cells.capacity) == (69, 94, 1)
    front, back = impose(stack(1, cells.size), cells)
    assert front.cells[0].trim == back.cells[0].trim == Box(3, 3, 63, 88)
    assert not back.cells[0].turned
    assert slug.marks(front, "t", SHIPPED, "en") == ()


def test_a_card_that_does_not_fit_is_told_with_its_sum() -> None:
    with pytest.raises(SheetError) as raised:
        grid(Size("poster", 200, 280), STOCK.paper("a4"), STOCK.layout)
    message = str(raised.value)
    assert "a poster card does not fit A4" in message
    assert "200 + 2 × 3 bleed + 2 × 5 rim = 216 mm" in message
    assert "210 × 297 mm" in message


def test_no_cards_make_no_sheets() -> None:
    cells = grid(STOCK.size("poker"), STOCK.paper("a4"), STOCK.layout)
    assert list(impose(stack(0, cells.size), cells)) == []


@pytest.mark.parametrize(
    ("lang", "backs", "words"),
    [
        ("en", Backs.LONG, "Deck · 1/2 · front · A4 · cut to 63 × 88 mm · flip on the long edge"),
        ("zh-Hans", Backs.SHORT, "Deck · 1/2 · 正面 · A4 · 裁成 63 × 88 毫米 · 短边翻转"),
        ("fr", Backs.LONG, "print at 100 %"),
    ],
)
def test_the_slug_says_how_to_print(lang: str, backs: Backs, words: str) -> None:
    cells = grid(STOCK.size("poker"), STOCK.paper("a4"), STOCK.layout, Ticket(backs=backs))
    sheet = next(impose(stack(9, cells.size), cells))
    runs = [mark for mark in slug.marks(sheet, "Deck", SHIPPED, lang) if isinstance(mark, TextRun)]
    assert words in "".join(run.text for run in runs)


def test_a_stack_without_backs_is_printed_on_one_side() -> None:
    cells = grid(STOCK.size("poker"), STOCK.paper("a4"), STOCK.layout)
    cards = tuple(PrintedCard(f"card-{at}", Face(63, 88, ())) for at in range(9))
    sheets = list(impose(Stack("slips", "Slips", "poker", cards), cells))
    assert [(sheet.side, sheet.backs, sheet.number) for sheet in sheets] == [
        (Side.FRONT, Backs.NONE, 1),
        (Side.FRONT, Backs.NONE, 2),
    ]
    assert "one side only" in " ".join(
        mark.text
        for mark in slug.marks(sheets[0], "Slips", SHIPPED, "en")
        if isinstance(mark, TextRun)
    )


def test_sheets_of_parts_with_outlines_of_their_own_have_no_crop_marks() -> None:
    cells = grid(STOCK.size("poker"), STOCK.paper("a4"), STOCK.layout)
    card = PrintedCard("arc", Face(63, 88, ()))
    cropped, loose = (
        next(impose(Stack("arcs", "Arcs", "poker", (card,), crop), cells)) for crop in (True, False)
    )
    told = [slug.marks(sheet, "Arcs", SHIPPED, "en") for sheet in (cropped, loose)]
    lines = {SHIPPED.ink, SHIPPED.colours["hairline"]}
    assert [getattr(mark, "stroke", None) in lines for mark in told[0][:2]] == [True, True]
    assert len(told[0]) == len(told[1]) + 2
    words = [" ".join(mark.text for mark in marks if isinstance(mark, TextRun)) for marks in told]
    assert "cut to 63 × 88 mm" in words[0]
    assert "cut along the outlines" in words[1]
