"""Whatever somebody types into a cell arrives in the YAML as it was typed."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from authoring.pipeline import read
from authoring.sheets import delimited, workbook
from authoring.sheets.doubt import doubt
from authoring.sheets.grid import Grid
from authoring.sheets.merge import Merge, merge
from authoring.sheets.rows import grids, head
from authoring.source.yaml import load
from tests.cli.deck import write_deck
from tests.examples import examples

WORDS = st.text(
    st.characters(exclude_categories=["Cs", "Cc"], include_characters="\n\t"), min_size=1
) | st.sampled_from(["None", "NA", "null", "no", "1:30", "007", "=1+1", "'=x", "- a", "a: b", "#"])


class Desk:
    """A deck, and its sheet of words with another text in one cell."""

    def __init__(self, root: Path) -> None:
        self.deck, kit = read(root)
        assert kit is not None
        assert kit.sheets is not None
        self.kit, self.sheets = kit, kit.sheets(self.deck)
        self.grid = next(
            one for one in grids(self.deck, kit.shape, self.sheets) if one.name == "words"
        )

    def grid_with(self, words: str) -> Grid:
        first, *others = self.grid.rows
        return replace(self.grid, rows=((*first[:2], words, *first[3:]), *others))

    def merged(self, grid: Grid) -> Merge:
        return merge(self.deck, self.kit.shape, self.sheets, [grid])


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Desk:
    return Desk(write_deck(tmp_path_factory.mktemp("desk")))


@settings(suppress_health_check=[HealthCheck.too_slow], deadline=None, max_examples=examples(30))
@given(words=WORDS, separator=st.sampled_from(delimited.SEPARATORS), book=st.booleans())
def test_any_text_arrives(desk: Desk, words: str, separator: str, book: bool) -> None:
    assume(doubt(words, "apple") == ("", "") and words != "apple")
    grid = desk.grid_with(words)
    if book:
        (again,) = workbook.read("words.xlsx", workbook.written([grid]))
    else:
        content = delimited.written(grid, separator)
        again = delimited.read("words", "words.csv", content, head(desk.sheets[1]), chinese=True)
    merged = desk.merged(again)
    (text,) = merged.texts.values()
    data = load("first.yml", text.encode()).document.data
    assert data["cards"][0]["words"][0]["en"] == words
    assert (merged.changed, merged.same, merged.kept) == (1, 0, ())
