"""How many games it takes to judge cards, before they are played and once some were."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from authoring import games
from authoring.pipeline import load_pack
from authoring.playtest.enough import advice, first_look
from authoring.playtest.plan import Wish, make
from authoring.playtest.results import Estimate, Measure, Results, Row
from authoring.playtest.store import Store
from authoring.playtest.weigh import weigh
from tests.playtest.sample import plan

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("met", "games_of_each"),
    [(1.0, 100), (0.2, 100), (0.199, 200), (13 / 500, 800), (0.0147, 1400), (0.0001, 200_000)],
)
def test_a_first_look_is_a_round_number_and_no_small_one(met: float, games_of_each: int) -> None:
    assert first_look(met) == games_of_each


def counted(sample: int, number: int, cells: tuple[str, ...]) -> Results:
    """Two cards that came up so often in so many games; a third that is of another language."""
    readings = {cell: Estimate(0.5, 0.4, 0.6, sample) for cell in cells}
    rows = (Row("one", readings), Row("two", readings), Row("three", {"average/fr": SURE}))
    measure = Measure("right", "word", "guessed", "share", rows)
    levels = tuple(cell.partition("/")[0] for cell in cells)
    known = replace(weigh(Store(plan(2))), measures=(measure,), levels=levels, locales=("en",))
    return replace(known, games=dict.fromkeys(cells, number))


SURE = Estimate(0.5, 0.4, 0.6, 500)
CELLS = ("novice/en", "average/en")


def test_the_number_needed_is_worked_out_from_what_was_counted() -> None:
    assert advice(counted(2, 200, CELLS)) == (
        "With `--games 3000` nearly all words come up often enough; these games are kept."
    )


def test_no_more_is_asked_for_where_most_can_be_judged_or_nothing_was_played() -> None:
    assert advice(counted(20, 200, CELLS)) == ""
    assert advice(counted(0, 0, CELLS)) == ""


@pytest.mark.slow
def test_the_numbers_in_the_docs_are_those_of_the_decks_that_ship() -> None:
    looks = {
        name: make(games.kit, load_pack(name), Wish(2000, 1)).first_look for name in games.names()
    }
    how_to = (ROOT / "docs" / "how-to" / "playtest.md").read_text("utf-8")
    table = (
        f"{looks['just-one']:,} games of each sort for Just One, "
        f"{looks['guess-club']} for Guess Club, {looks['things-in-rings']} for Things in Rings"
    )
    assert table in " ".join(how_to.split())
    rings = load_pack("things-in-rings").cards
    shown = sum("en" in rule["locales"] for rule in rings["rules"])
    whole = f"{len(rings['things'])} things and {len(rings['rules'])} rules"
    assert f"{whole}, of which a language has {shown}" in how_to
    readme = (ROOT / "README.md").read_text("utf-8")
    assert f"--games {looks['just-one']}`" in " ".join(readme.split())
