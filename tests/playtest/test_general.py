"""A game that brings nothing for playtests is measured all the same."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator

from authoring import games
from authoring.pack import canonical
from authoring.pack.pack import Pack
from authoring.playtest.pages import page
from authoring.playtest.plan import Wish, make
from authoring.playtest.results import (
    Estimate,
    Flag,
    Measure,
    Results,
    Row,
    Unknown,
    to_json,
    write,
)
from authoring.playtest.run import Here, run
from authoring.playtest.store import Store
from authoring.playtest.summary import summary
from authoring.playtest.verdict import judged, verdict
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
    assert not any(row.readings for measure in results.measures for row in measure.rows)
    assert summary(results, 6) == (
        "Guess Club: No game has been played, so nothing can be said yet.\n"
        "Not finished: 0 of 18 games. The same command goes on from there.\n"
    )
    sooner = "With `--games 100` it gives a first look at the cards sooner."
    assert sooner in summary(results, 2000, first_look=100)
    assert sooner not in summary(results, 100, first_look=100)


def test_a_summary_tells_how_sure_it_is() -> None:
    told = summary(played(), 20)
    assert told.startswith(
        "Guess Club: No card stands out: bots of every skill find the cards within bounds.\n"
        "60 games, 20 of each sort, 3 seats, seed 1, pack "
    )
    assert re.search(r"\nThe deck as a whole +careful +naive +random\n", told)
    assert re.search(r"\n  moves in a game +\d+\.\d ±\d+\.\d +\d", told)
    assert "Not finished" not in told
    assert told.endswith("region: --html FILE draws them, --json lists them.\n")
    assert summary(played(), 20, drawn=True).endswith("region: --json lists them.\n")
    assert max(map(len, told.splitlines())) <= 100


def test_too_few_games_say_nothing_of_cards() -> None:
    results = played(number=3)
    told = summary(results, 5)
    assert told.startswith("Guess Club: 9 games can say nothing of any card yet")
    assert "Not finished: 9 of 15 games" in told
    assert "The deck as a whole" not in told
    assert "stands out" not in told
    asked = summary(results, 3)
    assert "With `--games 100` nearly all cards come up often enough" in asked


def test_cards_that_came_up_too_seldom_are_not_cleared() -> None:
    made = plan(60)
    store = Store(made)
    run(store, Here(), 1)
    results = weigh(store)
    found = judged(results)
    assert (found.kind, found.whole) == ("question", len(PACK.cards["questions"]))
    sure, unsure = Estimate(0.5, 0.4, 0.6, 20), Estimate(0.5, 0.1, 0.9, 19)
    rows = (
        Row("one", dict.fromkeys(results.levels, sure)),
        Row("two", {**dict.fromkeys(results.levels, sure), "novice": unsure}),
        Row("three", {"novice": sure}),
        Row("four", {}),
    )
    fewer = replace(results, flags=(), measures=(replace(results.measures[0], rows=rows),))
    assert verdict(fewer) == (
        "No question stands out so far. 1 of 4 questions came up often enough to be judged."
    )


def test_a_flag_is_told_with_its_place_and_figures() -> None:
    sure, unsure = Estimate(0.9, 0.85, 0.93, 400), Estimate(0.9, 0.1, 1.0, 5)
    flag = Flag(
        "always-guessed",
        "w007",
        "it is guessed",
        "take another",
        1.0,
        {"naive/en": sure, "careful/en": unsure},
        locale="en",
        part="words.3",
    )
    told = summary(replace(played(), flags=(flag,)), 20)
    assert told.startswith("Guess Club: 1 card to look at, the worst first;")
    assert "  w007 words.4 (en)  [always-guessed]\n    it is guessed\n    -> take another\n" in told
    assert "       naive 90 % ±5\n" in told


def test_reasons_for_an_end_are_told_in_words() -> None:
    for name in games.names():
        part = games.kit(name).playtest
        assert part is not None
        assert part.endings
    just_one = games.kit("just-one").playtest
    assert just_one is not None
    assert list(just_one.endings.items())[::3] == [
        ("grade_1", "0 to 3 cards guessed"),
        ("grade_4", "9 to 10 cards guessed"),
        ("grade_7", "13 cards guessed"),
    ]
    ends = Measure(
        "ends",
        "reason",
        "games that end for this reason",
        "share",
        tuple(Row(name, {"careful": Estimate(0.5, 0.4, 0.6, 99)}) for name in ("one", "two")),
    )
    results = replace(played(), measures=(ends,))
    told = summary(results, 20, {"one": "the hand is empty"})
    assert "games that end so: the hand is empty  " in told
    assert "games that end so: two  " in told
    drawn = page(replace(results, levels=("careful",)), PACK, endings={"one": "the hand is empty"})
    assert "Bar(label='the hand is empty'" in repr(drawn)


def test_what_never_happens_at_any_level_has_no_row() -> None:
    never, once = Estimate(0.004, 0.0, 0.1, 99), Estimate(0.006, 0.0, 0.1, 99)
    levels = played(number=1).levels
    rows = (
        Row("never", dict.fromkeys(levels, never)),
        Row("seldom", {**dict.fromkeys(levels, never), levels[0]: once}),
        Row("unsure", {**dict.fromkeys(levels, never), levels[0]: never._replace(sample=1)}),
    )
    ends = Measure("ends", "reason", "games that end for this reason", "share", rows)
    told = summary(replace(played(number=1), measures=(ends,)))
    assert "end so: never" not in told
    assert "end so: seldom" in told
    assert "end so: unsure" in told


def test_cards_that_the_bots_do_not_know_are_told_first() -> None:
    sure = Estimate(0.5, 0.4, 0.6, 20)
    results = played(number=1)
    rows = (
        Row("known", dict.fromkeys(results.levels, sure)),
        *(Row(f"w{n}", {}) for n in range(7)),
    )
    measure = Measure("right", "word", "guessed", "share", rows)
    lost = tuple(Unknown(f"w{number}", "", f"text {number}") for number in range(7))
    strange = replace(results, measures=(measure,), unknown=lost)
    assert summary(strange).splitlines()[2:4] == [
        "7 words are unknown to the bots and were not judged.",
        "  text 0 (w0), text 1 (w1), text 2 (w2), text 3 (w3), text 4 (w4), and 2 more "
        "(--html names all)",
    ]
    assert "and 2 more (the page names all)" in summary(strange, drawn=True)
    assert verdict(strange).endswith("find all 1 words within bounds.")
    drawn = page(strange, PACK)
    assert drawn.lead.endswith("7 words are unknown to the bots and were not judged.")
    assert "w6" in repr(drawn.sections[0].blocks)
    one = replace(strange, unknown=lost[:1], measures=(replace(measure, rows=rows[:2]),))
    assert "1 word is unknown to the bots and was not judged." in summary(one)


def test_what_no_playtest_sees_is_told() -> None:
    part = games.kit("guess-club").playtest
    assert part is not None
    assert "what people would write" in part.unseen
    results = played(number=1)
    assert part.unseen in summary(results, 1, unseen=part.unseen).splitlines()
    assert part.unseen in page(results, PACK, unseen=part.unseen).sections[0].note


def test_the_pack_of_a_plan_is_what_was_played() -> None:
    assert canonical.dump(plan().pack) == canonical.dump(PACK)


def test_stores_are_named_by_what_they_are_of(tmp_path: Path) -> None:
    keys = {plan().key, plan(seed=2).key, plan(pool_start=60).key}
    assert len(keys) == 3
    assert plan(5).key == plan(50).key
