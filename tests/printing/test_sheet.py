"""Imposition: what must hold of every size on every paper."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from authoring.printing import slug, theme
from authoring.printing.face import Face, PrintedCard, Shape, Stack, TextRun
from authoring.printing.paper import Layout, Paper, Size
from authoring.printing.path import bounds, segments
from authoring.printing.sheet import (
    Box,
    Flip,
    Grid,
    Placed,
    SheetError,
    Side,
    grid,
    impose,
    rims,
    turns_like_a_page,
)

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
FLIPS = st.sampled_from(Flip)


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


def fitted(size: Size, paper: Paper, layout: Layout = STOCK.layout) -> Grid:
    try:
        return grid(size, paper, layout)
    except SheetError:
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


@settings(deadline=None, max_examples=60)
@given(SIZES, PAPERS, FLIPS, st.integers(1, 40))
def test_cards_never_overlap_nor_leave_the_page(
    size: Size, paper: Paper, flip: Flip, count: int
) -> None:
    cells = fitted(size, paper)
    page = Box(0, 0, cells.width, cells.height)
    for sheet in impose(stack(count, size), cells, flip):
        for placed in sheet.cells:
            assert inside(placed.trim, placed.paint)
            assert inside(placed.paint, page)
        for one, other in combinations(sheet.cells, 2):
            assert not overlap(one.paint, other.paint)


@settings(deadline=None, max_examples=60)
@given(SIZES, PAPERS)
def test_what_is_painted_stays_off_the_rim_and_keeps_its_bleed(size: Size, paper: Paper) -> None:
    cells = fitted(size, paper)
    layout = cells.layout
    across, down = rims(layout)
    room = Box(across, down, cells.width - 2 * across, cells.height - 2 * down)
    assert inside(cells.painted, room)
    assert across >= layout.margin
    assert down >= layout.margin
    for index in range(cells.capacity):
        trim, paint = cells.trim(index), cells.paint(index)
        kept = (
            trim.left - paint.left,
            trim.top - paint.top,
            paint.right - trim.right,
            paint.bottom - trim.bottom,
        )
        assert min(kept) >= layout.least_bleed - HAIR
        assert max(kept) <= layout.bleed + HAIR


@settings(deadline=None, max_examples=60)
@given(SIZES, PAPERS, FLIPS, st.integers(1, 30))
def test_each_card_stands_once_with_its_back_behind_it(
    size: Size, paper: Paper, flip: Flip, count: int
) -> None:
    cells = fitted(size, paper)
    cards = stack(count, size)
    sheets = list(impose(cards, cells, flip))
    fronts = [one for sheet in sheets if sheet.side is Side.FRONT for one in sheet.cells]
    assert [(one.card, one.face) for one in fronts] == [
        (card.id, card.front) for card in cards.cards
    ]
    for front, back in zip(sheets[::2], sheets[1::2], strict=True):
        assert (front.side, back.side) == (Side.FRONT, Side.BACK)
        assert (front.number, front.count) == (back.number, back.count)
        assert len(front.cells) == len(back.cells)
        for one in front.cells:
            (behind,) = [other for other in back.cells if other.card == one.card]
            turned = flipped(behind, cells, flip)
            assert (turned.left, turned.top) == pytest.approx((one.trim.left, one.trim.top))
            assert behind.face is {card.id: card.back for card in cards.cards}[one.card]
            assert behind.turned == (not turns_like_a_page(cells, flip))


def flipped(placed: Placed, cells: Grid, flip: Flip) -> Box:
    """Where a back lies, seen through the paper, when the sheet is turned as is meant.

    A sheet that is turned about its long edge keeps the end of the page that the short
    edges run along, and the other way round; worked out on the paper, not on the page.
    """
    upright = cells.height >= cells.width
    trim = placed.trim
    about_upright_axis = upright if flip is Flip.LONG else not upright
    if about_upright_axis:
        return Box(cells.width - trim.right, trim.top, trim.width, trim.height)
    return Box(trim.left, cells.height - trim.bottom, trim.width, trim.height)


@settings(deadline=None, max_examples=40)
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


@settings(deadline=None, max_examples=60)
@given(SIZES, PAPERS, FLIPS, st.sampled_from(["en", "zh-Hans", "fr"]))
def test_nothing_beside_the_cards_touches_them_or_leaves_the_page(
    size: Size, paper: Paper, flip: Flip, lang: str
) -> None:
    cells = fitted(size, paper)
    for sheet in impose(stack(cells.capacity + 1, size), cells, flip):
        for mark in slug.marks(sheet, "A game: its cards", SHIPPED, lang):
            for box in pieces(mark):
                assert 0 <= box[0] <= box[2] <= cells.width
                assert 0 <= box[1] <= box[3] <= cells.height
                assert not shares_a_point(cells.painted, box)


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


@settings(deadline=None, max_examples=40)
@given(SIZES, PAPERS)
def test_every_cut_has_a_mark_at_both_ends(size: Size, paper: Paper) -> None:
    cells = fitted(size, paper)
    sheet = next(impose(stack(1, size), cells))
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
    ruler = [mark for mark in slug.marks(sheet, "t", SHIPPED, "en") if isinstance(mark, Shape)][1]
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
    ("paper", "flip", "order", "turned"),
    [
        ("a3", Flip.LONG, [2, 1, 0, 4, 3], False),
        ("a3", Flip.SHORT, [3, 4, 0, 1, 2], True),
        ("a4", Flip.LONG, [3, 4, 0, 1, 2], True),
        ("a4", Flip.SHORT, [2, 1, 0, 4, 3], False),
    ],
)
def test_backs_change_places_with_their_neighbours(
    paper: str, flip: Flip, order: list[int], turned: bool
) -> None:
    size = Size("wide", 80, 89.5) if paper == "a4" else Size("tall", 80, 180)
    cells = grid(size, STOCK.paper(paper), STOCK.layout)
    assert (cells.columns, cells.rows) == (3, 2)
    assert (cells.width > cells.height) == (paper == "a4")
    back = list(impose(stack(5, size), cells, flip))[1]
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
    ("lang", "flip", "words"),
    [
        ("en", Flip.LONG, "Deck · 1/2 · front · A4 · cards 63 × 88 mm · flip on the long edge"),
        ("zh-Hans", Flip.SHORT, "Deck · 1/2 · 正面 · A4 · 卡牌 63 × 88 毫米 · 短边翻转"),
        ("fr", Flip.LONG, "print at 100 %"),
    ],
)
def test_the_slug_says_how_to_print(lang: str, flip: Flip, words: str) -> None:
    cells = grid(STOCK.size("poker"), STOCK.paper("a4"), STOCK.layout)
    sheet = next(impose(stack(9, cells.size), cells, flip))
    runs = [mark for mark in slug.marks(sheet, "Deck", SHIPPED, lang) if isinstance(mark, TextRun)]
    assert words in "".join(run.text for run in runs)


def test_a_stack_without_backs_is_printed_on_one_side() -> None:
    cells = grid(STOCK.size("poker"), STOCK.paper("a4"), STOCK.layout)
    cards = tuple(PrintedCard(f"card-{at}", Face(63, 88, ())) for at in range(9))
    sheets = list(impose(Stack("slips", "Slips", "poker", cards), cells))
    assert [(sheet.side, sheet.flip, sheet.number) for sheet in sheets] == [
        (Side.FRONT, None, 1),
        (Side.FRONT, None, 2),
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
    assert told[0][1:] == told[1]
