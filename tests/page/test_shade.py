"""The cells of a matrix: what they say, and how dark they are."""

from __future__ import annotations

from dataclasses import replace

import pytest

from authoring.page.block import SHARE, Matrix
from authoring.page.html import written
from authoring.page.shade import DARKEST, TALL, Shaded, broad, key, on_end, shaded
from tests.page.sample import MATRIX, PAGE


def rows(block: Matrix) -> list[tuple[Shaded, ...]]:
    return [cells for _, cells in shaded(block)]


def test_the_greatest_number_is_the_darkest_and_nothing_has_no_shade() -> None:
    assert rows(MATRIX) == [
        (Shaded("0", 0), Shaded("100", DARKEST)),
        (Shaded("", 0), Shaded("50", DARKEST // 2)),
    ]
    assert [name for name, _ in shaded(MATRIX)] == ["one", "two"]
    assert key(MATRIX) == "Figures are per cent."


def test_up_to_the_floor_all_cells_are_equally_pale() -> None:
    raised = replace(MATRIX, cells=((0.2, 0.5, 0.6, 0.9),), rows=("one",), floor=0.5)
    assert [cell.shade for cell in rows(raised)[0]] == [0, 0, 2, DARKEST]


@pytest.mark.parametrize("cells", [((0.0, 0.0),), ((None, None),), ()])
def test_nothing_at_all_is_pale(cells: tuple[tuple[float | None, ...], ...]) -> None:
    nothing = replace(MATRIX, cells=cells, rows=("one",) * len(cells))
    assert all(cell.shade == 0 for row in rows(nothing) for cell in row)


def test_signs_stand_for_their_numbers() -> None:
    signed = replace(MATRIX, signs=((0.0, ""), (1.0, "+")))
    assert [[cell.told for cell in row] for row in rows(signed)] == [["", "+"], ["", "50"]]
    assert key(signed) == ""


def test_other_numbers_are_told_as_everywhere() -> None:
    counts = Matrix("Counts", ("one",), ("left", "right"), ((1200.0, 2.25),))
    assert [cell.told for cell in rows(counts)[0]] == ["1,200", "2.25"]
    assert key(counts) == ""


def test_many_columns_or_rows_take_the_whole_width() -> None:
    assert not broad(MATRIX)
    assert broad(replace(MATRIX, columns=tuple("abcdefg")))
    assert broad(replace(MATRIX, rows=("row",) * (TALL + 1)))


def test_long_heads_stand_on_end() -> None:
    assert not on_end(MATRIX)
    assert on_end(replace(MATRIX, columns=("a rather long name of a rule",) * 2))


def test_a_matrix_is_a_table_with_heads_on_both_sides() -> None:
    page = written(PAGE)
    assert (
        '<thead><tr><td></td><th scope="col"><span>left</span></th>'
        '<th scope="col"><span>right</span></th></tr></thead>'
    ) in page
    cells = '<td>0</td><td class="s10">100</td>'
    assert f'<tr><th scope="row" class="text whole short">one</th>{cells}</tr>' in page
    assert "Figures are per cent." in page


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("en", "text whole short"),
        ("neighbouring-vowels", "text whole"),
        ("a name of some length indeed", "text short"),
        ("掌声 · 筷子 · 发烧 · 桥 · 拉链", "text short"),
        ("说出一样会放在披萨上的食材", "text"),
        ("a name that is so long that it is a sentence", "text long short"),
    ],
)
def test_names_break_by_their_length(name: str, kind: str) -> None:
    block = replace(MATRIX, rows=(name, "two"))
    page = replace(PAGE, sections=(replace(PAGE.sections[0], blocks=(block,)),))
    assert f'<th scope="row" class="{kind}">{name}</th>' in written(page)


def test_the_unit_is_told_behind_the_note() -> None:
    assert MATRIX.unit == SHARE
    noted = replace(MATRIX, note="What bots do.")
    page = replace(PAGE, sections=(replace(PAGE.sections[0], blocks=(noted,)),))
    assert '<p class="note">What bots do. Figures are per cent.</p>' in written(page)
