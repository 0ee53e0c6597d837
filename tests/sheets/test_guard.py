"""Cells that spreadsheets would run or turn into something else."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from authoring.sheets.guard import GUARD, bare, doubled, guarded

IN_DANGER = (
    "=1", "+1", "-1", "@x", "＝1", "'x", "007", "1:30", "1.5", "1,5", ".5", "1e5", "3-4", "1/2",
    "50 %", "2026-11-30", "12 Mar", "Sept 2", "MARCH1", "Dec-24", "1 Jan 2026", "3月4日", "5点",
    "9:30 pm", "TRUE", "false", "Wahr", "1234567890123456", " 7 ", "00",
)  # fmt: skip
SAFE = ("1", "0", "42", "12 angry men", "apple", "May", "march", "no", "None", "null", "七月", "a1",
        "1st", "truely", "e5", "")  # fmt: skip


@pytest.mark.parametrize("cell", IN_DANGER)
def test_a_cell_in_danger_has_a_guard(cell: str) -> None:
    assert guarded(cell) == GUARD + cell
    assert bare(guarded(cell)) == cell


@pytest.mark.parametrize("cell", SAFE)
def test_a_safe_cell_has_none(cell: str) -> None:
    assert guarded(cell) == cell
    assert bare(cell) == cell


@given(st.text() | st.sampled_from(IN_DANGER).map("'".__add__) | st.sampled_from(IN_DANGER))
def test_every_cell_comes_back(cell: str) -> None:
    assert bare(guarded(cell)) == cell
    assert bare(doubled(cell)) == cell
