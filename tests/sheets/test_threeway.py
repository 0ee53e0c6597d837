"""Rows that changed on both sides, put together cell by cell."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from authoring.sheets.stamp import cell_print
from authoring.sheets.threeway import join

HEADS = ("en", "fr", "level", "also")
ROWS = st.lists(
    st.fixed_dictionaries({name: st.sampled_from(("", "a", "b", "c")) for name in HEADS}),
    min_size=3,
    max_size=3,
)


def prints(row: dict[str, str]) -> frozenset[str]:
    return frozenset(cell_print(name, words) for name, words in row.items() if words)


@given(ROWS)
def test_each_change_stays_and_what_both_changed_is_told(rows: list[dict[str, str]]) -> None:
    base, sheet, deck = rows
    joined = join([sheet], [deck], [prints(base)], by_place=False)
    clashes = {name for _, name in joined.clashes}
    for name in HEADS:
        was, here, there, got = base[name], sheet[name], deck[name], joined.rows[0][name]
        if here == there:
            assert got == here
            assert name not in clashes
        elif here != was and there != was:
            assert name in clashes
        elif name not in clashes:
            assert got == (there if here == was else here)
        if name in clashes:
            assert got == here
            assert joined.with_clashes_from([deck])[0][name] == there


@given(ROWS)
def test_nothing_is_told_where_no_cell_changed_twice(rows: list[dict[str, str]]) -> None:
    base, sheet, other = rows
    deck = {name: other[name] if sheet[name] == base[name] else base[name] for name in HEADS}
    assert join([sheet], [deck], [prints(base)], by_place=False).clashes == ()


@pytest.mark.parametrize(
    ("deck", "mixed"),
    [
        ({"en": "apple", "fr": "fruit", "level": "easy", "also": ""}, True),
        ({"en": "owl", "fr": "pomme", "level": "easy", "also": ""}, True),
        ({"en": "owl", "fr": "hibou", "level": "easy", "also": ""}, False),
    ],
)
def test_a_row_without_a_name_is_another_one_when_it_says_little_of_what_it_said(
    deck: dict[str, str], mixed: bool
) -> None:
    base = {"en": "apple", "fr": "pomme", "level": "easy", "also": ""}
    sheet = {**base, "also": "pippin"}
    joined = join([sheet], [deck], [prints(base)], by_place=True)
    assert joined.clashes == (() if mixed else ((0, "also"),))
    assert joined.rows == ({**deck, "also": "pippin"},)
    assert join([sheet], [deck], [prints(base)], by_place=False).clashes == ()
