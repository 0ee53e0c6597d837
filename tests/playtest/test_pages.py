"""The page of a playtest: what to change, every card with its intervals, the game's own plots."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from authoring.page.block import Bars, Block, Measured, Named, Page, Points, Rings, Table, told
from authoring.page.html import written
from authoring.playtest.flags import FEWEST
from authoring.playtest.pages import page
from authoring.playtest.results import Curve, Estimate, Measure, Results, Row
from authoring.playtest.store import Store
from authoring.playtest.weigh import weigh
from authoring.playtest.workers import run_local
from tests.playtest.sample import flagged, grown, page_of, plan, played

GAMES = ("guess-club", "just-one", "things-in-rings")


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> Results:
    store = Store(plan(), tmp_path_factory.mktemp("store") / "store.json")
    run_local(store, 1, lambda *_: None)
    return weigh(store)


def block(page: Page, title: str) -> Block:
    (found,) = (each for each in page.blocks() if each.title == title)
    return found


def names(table: Block) -> list[str]:
    assert isinstance(table, Table)
    return [row[0].id for row in table.rows if isinstance(row[0], Named)]


def test_every_card_stands_there_with_its_interval(results: Results) -> None:
    found = page(grown(results), plan().pack)
    table = block(found, "Every question: average")
    rates = results.measure("hit-rate")
    seen = [row for row in rates.rows if "average" in row.readings]
    assert names(table) == [row.card for row in seen]
    assert isinstance(table, Table)
    at = [column.name for column in table.columns].index("hit rate")
    rate = seen[0].readings["average"]
    assert table.rows[0][at] == Measured(rate.value, rate.low, rate.high)
    by_skill = block(found, "Plays that match another player's answer, by skill")
    assert names(by_skill) == [row.card for row in rates.rows if row.readings]


def test_a_card_is_named_by_what_it_says(results: Results) -> None:
    found = page(grown(results), plan().pack)
    table = block(found, "Every question: average")
    assert isinstance(table, Table)
    questions = {card["id"]: card["text"] for card in plan().pack.cards["questions"]}
    for row in table.rows:
        assert isinstance(row[0], Named)
        assert dict(row[0].texts) == questions[row[0].id]


def test_what_is_of_few_observations_is_left_out(results: Results) -> None:
    """Neither a figure nor an empty column tells what is not known."""
    rates = results.measure("hit-rate")
    few, many = rates.rows[0], rates.rows[1]
    rows = (
        Row(few.card, {"average": Estimate(0.5, 0.1, 0.9, FEWEST - 1)}),
        Row(many.card, {"average": Estimate(0.5, 0.4, 0.6, FEWEST)}),
    )
    bits = Measure("total-bits", "question", "how uncertain", "bits", (Row(many.card, {}),))
    known = replace(results, measures=(replace(rates, rows=rows), bits), curves=())
    table = block(page(known, plan().pack), "Every question: average")
    assert isinstance(table, Table)
    assert names(table) == [many.card]
    assert [column.name for column in table.columns] == ["card", "hit rate", "observed"]
    assert table.note == (
        "1 of 2 came up too rarely here, or not at all. Too little is known yet of: total bits."
    )


def test_it_begins_with_what_it_comes_to(results: Results) -> None:
    none = replace(results, measures=tuple(replace(each, rows=()) for each in results.measures))
    calm, alarmed = (page(each, plan().pack) for each in (none, flagged(grown(results), 3)))
    assert calm.lead.endswith("none came up often enough.")
    more = "nearly all questions come up often enough"
    assert more in page(results, plan().pack).sections[0].note
    assert more not in page(grown(results), plan().pack).sections[0].note
    assert alarmed.lead.startswith("3 cards to look at, the worst first")
    (table,) = alarmed.sections[0].blocks
    assert isinstance(table, Table)
    assert table.told
    assert len(table.rows) == 3
    first, last = str(table.rows[0][3]).splitlines()[::2]
    assert first.startswith("novice: ")
    assert last.startswith("expert: ")


def test_numbers_that_never_came_are_on_the_axis_too(results: Results) -> None:
    curve = Curve("moves", "", "moves in a game", "moves", {"average": ((7, 20), (10, 3))})
    found = block(page(replace(results, curves=(curve,)), plan().pack), "Moves in a game: average")
    assert isinstance(found, Bars)
    assert [(bar.label, bar.value) for bar in found.bars] == [
        ("7", 20), ("8", 0), ("9", 0), ("10", 3)
    ]  # fmt: skip


def test_a_game_has_no_unit_that_nobody_says(results: Results) -> None:
    """Only shares need a unit; what a number counts is said by its name."""
    for each in page(grown(results), plan().pack).blocks():
        units = [column.unit for column in each.columns] if isinstance(each, Table) else [each.unit]
        assert set(units) <= {None, "", "share"}


@pytest.mark.slow
def test_the_same_results_make_the_same_page(results: Results) -> None:
    assert written(page(results, plan().pack)) == written(page(results, plan().pack))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "number", "kinds"),
    [
        ("guess-club", 40, {Points, Table}),
        ("just-one", 20, {Points, Table}),
        ("things-in-rings", 2, {Bars, Rings, Table}),
    ],
)
def test_each_game_draws_what_only_it_knows(
    game: str, number: int, kinds: set[type], tmp_path: Path
) -> None:
    few = played(game, tmp_path, number)
    (glance,) = (
        section for section in page_of(game, grown(few)).sections if section.title == "At a glance"
    )
    assert {type(each) for each in glance.blocks} >= kinds
    clouds = [each for each in glance.blocks if isinstance(each, Points)]
    across = [point.across for each in clouds for point in each.points]
    ends = {(min(across), max(across))} if across else set()
    assert {each.reach for each in clouds} == ends, "skills can be compared"


@pytest.mark.slow
@pytest.mark.parametrize("game", ["just-one", "things-in-rings"])
def test_a_few_games_are_not_drawn_as_if_they_were_many(game: str, tmp_path: Path) -> None:
    blocks = list(page_of(game, played(game, tmp_path)).blocks())
    assert blocks
    assert not any(isinstance(each, Points | Rings) for each in blocks)


@pytest.mark.slow
def test_the_words_that_bots_lack_are_told(tmp_path: Path) -> None:
    found = page_of("just-one", grown(played("just-one", tmp_path)))
    table = block(found, "Unknown to the bots, and not judged")
    assert isinstance(table, Table)
    assert [row[0] for row in table.rows] == ["en", "zh-Hans"]
    assert "(w" in told(table.rows[0][1])
