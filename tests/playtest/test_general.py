"""A game that brings nothing for playtests is measured all the same."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator

from authoring import games
from authoring.pack import canonical
from authoring.pack.pack import Pack
from authoring.playtest.plan import Wish, make
from authoring.playtest.results import Results, to_json, write
from authoring.playtest.run import Here, run
from authoring.playtest.store import Store
from authoring.playtest.summary import summary
from authoring.playtest.weigh import weigh
from authoring.resources import folder
from tests.games.guess_club.small import PACK
from tests.playtest.sample import plan


def bare(name: str) -> Any:
    """The kit of a game, as if it had no part for playtests."""
    return replace(games.kit(name), playtest=None)


def played(pack: Pack = PACK, number: int = 20) -> Results:
    made = make(bare, pack, Wish(number, 1, 3, {"rounds": 2}))
    store = Store(made)
    run(store, Here(), 1)
    return weigh(store)


def test_without_a_part_the_games_own_bots_are_the_levels() -> None:
    results = played()
    assert results.levels == ("careful", "naive", "random")
    assert results.games == {"careful": 20, "naive": 20, "random": 20}
    assert [measure.id for measure in results.measures] == ["moves", "wins-by-seat", "ends"]
    wins = results.measure("wins-by-seat")
    assert [row.card for row in wins.rows] == ["seat 0", "seat 1", "seat 2"]
    assert sum(row.readings["careful"].value for row in wins.rows) >= 1


def test_a_card_that_never_comes_up_is_flagged() -> None:
    """Every question is drawn in the end, but for one that no game can offer."""
    hidden = {**PACK.cards["questions"][0], "id": "hidden"}
    made = make(bare, PACK, Wish(60, 1, 3, {"rounds": 2}))
    cards = {**PACK.cards, "questions": [*PACK.cards["questions"], hidden]}
    store = Store(replace(made, pack=replace(PACK, cards=cards)))
    run(store, Here(), 1)
    flags = weigh(store).flags
    assert [(flag.check, flag.card) for flag in flags] == [("never-drawn", "hidden")]


def test_results_keep_to_their_schema() -> None:
    schema = json.loads((folder("schemas") / "playtest.schema.json").read_text("utf-8"))
    store = Store(plan(6))
    run(store, Here(), 1)
    for results in (weigh(store), played(number=2)):
        Draft202012Validator(schema).validate(to_json(results))
        assert json.loads(write(results)) == to_json(results)


def test_results_of_nothing_are_results() -> None:
    results = weigh(Store(plan(6)))
    assert results.games == {"novice": 0, "average": 0, "expert": 0}
    assert not results.flags
    assert "not finished" in summary(results, 6)


def test_a_summary_tells_how_sure_it_is() -> None:
    told = summary(played(), 20)
    assert "60 games, 20 of each sort, 3 seats, seed 1" in told
    assert "nothing is flagged at every level" in told
    assert "seat 0: careful" in told
    assert "not finished" not in told


def test_the_pack_of_a_plan_is_what_was_played() -> None:
    assert canonical.dump(plan().pack) == canonical.dump(PACK)


def test_stores_are_named_by_what_they_are_of(tmp_path: Path) -> None:
    keys = {plan().key, plan(seed=2).key, plan(pool_start=60).key}
    assert len(keys) == 3
    assert plan(5).key == plan(50).key
