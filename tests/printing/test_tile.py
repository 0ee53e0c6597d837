"""Parts on several sheets: the tiles make the whole, each on its paper, back behind front."""

from __future__ import annotations

import math
from pathlib import Path

import pikepdf
import pypdfium2
import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st
from PIL import Image, ImageChops

from authoring.printing import job, theme, tile
from authoring.printing.face import Face, PrintedCard, Shape, Stack, TextRun
from authoring.printing.grid import SheetError, grid
from authoring.printing.paper import Paper, Size
from authoring.printing.path import bounds, segments
from authoring.printing.ticket import Backs, Ticket
from tests.examples import examples
from tests.printing.parts import part

OWN = theme.load()
STOCK = OWN.stock
SIZES = st.builds(
    Size,
    st.just("any"),
    st.floats(40, 900).map(lambda length: round(length, 1)),
    st.floats(40, 900).map(lambda length: round(length, 1)),
)
PAPERS = st.sampled_from([STOCK.paper(name) for name in ("a3", "a4", "a5", "letter", "legal")])


@settings(deadline=None, max_examples=examples(60))
@given(SIZES, PAPERS, st.sampled_from([Backs.LONG, Backs.SHORT, Backs.NONE]))
def test_tiles_cover_the_whole_and_share_a_tab(size: Size, paper: Paper, backs: Backs) -> None:
    try:
        found, ticket = tile.tiling(size, paper, OWN, Ticket(backs=backs))
    except SheetError:
        assume(False)
        raise
    last = found.corner(found.count - 1)
    assert found.corner(0) == (0.0, 0.0)
    assert last[0] + found.width == pytest.approx(size.width)
    assert last[1] + found.height == pytest.approx(size.height)
    for columns, tab in ((found.columns, found.tab_x), (found.rows, found.tab_y)):
        assert tab == 0 if columns == 1 else tab >= tile.TAB - 1e-6
    cells = grid(Size("tile", found.width, found.height), paper, STOCK.layout, ticket)
    assert cells.capacity == 1


@settings(deadline=None, max_examples=examples(40))
@given(SIZES, PAPERS)
@example(Size("any", 522.5, 40.0), STOCK.paper("letter"))  # 265.25 would go in, 265.5 does not
def test_no_fewer_tiles_would_do(size: Size, paper: Paper) -> None:
    try:
        found, ticket = tile.tiling(size, paper, OWN, Ticket())
    except SheetError:
        assume(False)
        raise
    for columns in range(1, min(tile.MOST + 1, found.count)):
        for rows in range(1, min(tile.MOST, (found.count - 1) // columns) + 1):
            least = Size("tile", shared(size.width, columns), shared(size.height, rows))
            with pytest.raises(SheetError):
                grid(least, paper, STOCK.layout, ticket)


def shared(length: float, count: int) -> float:
    """How long each of so many tiles is at least: one is the whole, others go in steps."""
    each = (length + (count - 1) * tile.TAB) / count
    return each if count == 1 else math.ceil(each / tile.STEP - 1e-9) * tile.STEP


def dots(width: float, height: float, colour: str) -> Face:
    """A dot of a square millimetre at each crossing of a grid of centimetres."""
    marks = (
        Shape(f"M{across} {down}h1v1h-1Z", colour)
        for across in range(0, int(width), 10)
        for down in range(0, int(height), 10)
    )
    return Face(width, height, tuple(marks))


def spots(face: Face, colour: str, left: float, top: float) -> set[tuple[float, float]]:
    """Where the dots of a tile lie on the whole."""
    found = set()
    for mark in face.marks:
        if isinstance(mark, Shape) and mark.fill == colour:
            box = bounds(segments(mark.path))
            assert box is not None
            if 0 <= box[0] <= face.width and 0 <= box[1] <= face.height:
                found.add((round(box[0] + left, 2), round(box[1] + top, 2)))
    return found


def test_what_is_drawn_is_on_a_tile_at_its_place_and_so_is_the_back() -> None:
    size = STOCK.size("260x180")
    whole = PrintedCard("it", dots(260, 180, "#FF0000"), dots(260, 180, "#0000FF"))
    found, _ = tile.tiling(size, STOCK.paper("a5"), OWN, Ticket())
    assert (found.columns, found.rows) == (2, 1)
    cut = tile.tiled(Stack("it", "It", size.name, (whole,)), found, OWN, "en")
    assert [card.id for card in cut.cards] == ["it-1", "it-2"]
    fronts, backs = set(), set()
    for number, card in enumerate(cut.cards):
        left, top = found.corner(number)
        assert card.back is not None
        fronts |= spots(card.front, "#FF0000", left, top)
        backs |= spots(card.back, "#0000FF", 260 - left - found.width, top)
    every = {(float(x), float(y)) for x in range(0, 260, 10) for y in range(0, 180, 10)}
    assert fronts == every
    assert backs == every


def test_a_tab_says_which_sheet_covers_it_in_the_language_of_the_part() -> None:
    size = Size("big", 380, 500)
    found, _ = tile.tiling(size, STOCK.paper("a4"), OWN, Ticket())
    whole = Stack("it", "It", "380x500", (PrintedCard("it", Face(380, 500, ())),) * 2)
    for language, words in (
        ("en", "glue sheet {} here"),
        ("zh-Hans", "第{}张粘在这里"),
        ("fr", "glue sheet {} here"),
    ):
        cut = tile.tiled(whole, found, OWN, language)
        said = [
            "".join(mark.text for mark in card.front.marks if isinstance(mark, TextRun))
            for card in cut.cards
        ]
        assert (found.columns, found.rows) == (2, 2)
        assert said[0] == words.format(2) + words.format(3)
        assert said[1] == words.format(4)
        assert said[2] == words.format(4)
        assert said[3] == ""
        assert said[4] == words.format(6) + words.format(7)


def test_words_beyond_a_tile_are_not_in_its_text() -> None:
    run = TextRun(200, 20, "Far", "nunito", 12, OWN.ink)
    whole = Stack("it", "It", "260x180", (PrintedCard("it", Face(260, 180, (run,))),))
    found, _ = tile.tiling(STOCK.size("260x180"), STOCK.paper("a5"), OWN, Ticket())
    first, second = tile.tiled(whole, found, OWN, "en").cards
    assert "Far" not in [mark.text for mark in first.front.marks if isinstance(mark, TextRun)]
    (there,) = [mark for mark in second.front.marks if isinstance(mark, TextRun)]
    assert there.x == pytest.approx(200 - found.across)


@pytest.mark.slow
def test_neighbours_show_the_same_on_the_strip_that_they_share(tmp_path: Path) -> None:
    """The board of a game, printed on two sheets: the strips are equal to the dot."""
    stack = part("guess-club", "board").stack
    found, ticket = tile.tiling(STOCK.size(stack.size), STOCK.paper("a5"), OWN, Ticket())
    bare = tile.tiled(stack, found, OWN, "en")
    (path,) = job.print_stacks([bare], OWN, ["a5"], tmp_path, ticket=ticket)
    with pikepdf.open(path) as file:
        trims = [[float(value) for value in page.TrimBox] for page in file.pages]
        high = float(file.pages[0].MediaBox[3])
    document = pypdfium2.PdfDocument(path)
    try:
        pages = [document[at].render(scale=2).to_pil().convert("RGB") for at in range(2)]
    finally:
        document.close()
    strips: list[Image.Image] = []
    for page, trim, start in zip(pages, trims, (found.across, 0.0), strict=True):
        left = (trim[0] + (start + 1) / 25.4 * 72) * 2
        box = (left, (high - trim[3]) * 2 + 8, left + 6 / 25.4 * 144, (high - trim[3]) * 2 + 200)
        strips.append(page.crop(tuple(round(one) for one in box)))
    apart = ImageChops.difference(strips[0], strips[1].resize(strips[0].size)).convert("L")
    histogram = apart.histogram()
    assert sum(histogram[64:]) < 0.02 * sum(histogram)
