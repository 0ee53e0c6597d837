"""The page of a playtest: what to change, every card with its intervals, the game's own plots."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from authoring import games
from authoring.page.block import Bars, Matrix, Points, Rings, Table
from authoring.page.html import written
from authoring.pipeline import load_pack
from authoring.playtest.pages import page
from authoring.playtest.plan import Wish, make
from authoring.playtest.results import Results
from authoring.playtest.store import Store
from authoring.playtest.weigh import weigh
from authoring.playtest.workers import run_local
from tests.page.browser import needs_browser, shown
from tests.playtest.sample import plan


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> Results:
    store = Store(plan(), tmp_path_factory.mktemp("store") / "store.json")
    run_local(store, 1, lambda *_: None)
    return weigh(store)


def test_every_card_stands_there_with_its_interval(results: Results) -> None:
    found = page(results, plan().pack)
    (table,) = (
        block
        for block in found.blocks()
        if isinstance(block, Table) and block.title == "Every question, average"
    )
    rates = results.measure("hit-rate")
    seen = [row for row in rates.rows if "average" in row.readings]
    assert [row[0] for row in table.rows] == [row.card for row in seen]
    at = [column.name for column in table.columns].index("hit-rate")
    assert table.rows[0][at] == seen[0].readings["average"].value
    (every,) = (one for one in found.blocks() if one.title.endswith("answer, by skill"))
    assert isinstance(every, Table)
    assert [row[0] for row in every.rows] == [row.card for row in rates.rows]
    assert "–" in str(table.rows[0][at + 1])


@pytest.mark.slow
def test_the_same_results_make_the_same_page(results: Results) -> None:
    assert written(page(results, plan().pack)) == written(page(results, plan().pack))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "kinds"),
    [("guess-club", {Points}), ("just-one", {Points}), ("things-in-rings", {Bars, Rings, Matrix})],
)
def test_each_game_draws_what_only_it_knows(game: str, kinds: set[type], tmp_path: Path) -> None:
    pack = load_pack(game)
    store = Store(make(games.kit, pack, Wish(2, 1, None, {}, ())), tmp_path / "store.json")
    run_local(store, 1, lambda *_: None)
    part = games.kit(game).playtest
    assert part is not None
    found = page(weigh(store), pack, part.charts)
    (glance,) = (section for section in found.sections if section.title == "At a glance")
    assert {type(block) for block in glance.blocks} == kinds


@pytest.mark.slow
@needs_browser
def test_a_browser_shows_the_whole_page(results: Results, tmp_path: Path) -> None:
    part = games.kit("guess-club").playtest
    assert part is not None
    whole = page(results, plan().pack, part.charts)
    file = tmp_path / "page.html"
    file.write_text(written(whole), encoding="utf-8")
    seen = shown(file, tmp_path / "profile")
    plots = sum(not isinstance(block, Table) for block in whole.blocks())
    assert len(re.findall("<svg ", seen)) == plots
    assert len(re.findall("<h2>", seen)) == len(whole.sections)
    assert "Narrow or broad" in seen
