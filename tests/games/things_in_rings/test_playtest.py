"""Which rules a playtest flags, and how it knows."""

from __future__ import annotations

from typing import Any

import pytest

from authoring import games
from authoring.engine.bots import run_bots
from authoring.engine.rng import Rng
from authoring.games.things_in_rings.config import LEVELS as LEVELS_OF_RULES
from authoring.games.things_in_rings.playtest import PLAYTEST
from authoring.games.things_in_rings.playtest.players import LEVELS
from authoring.games.things_in_rings.playtest.weighing import weigh as weigh_rings
from authoring.playtest.part import Cell, Counts, Evidence, Outcome, Tally
from authoring.playtest.plan import Wish, make
from authoring.playtest.results import Results
from authoring.playtest.run import Here, run
from authoring.playtest.store import Store
from authoring.playtest.weigh import weigh
from tests.games.things_in_rings.small import MANY, pack, table

THINGS = [f"thing-{number}" for number in range(60)]


def drawn(seed: int, percent: int = 40) -> list[str]:
    """Things that a rule takes in, by chance."""
    rng = Rng(seed)
    return [thing for thing in THINGS if rng.below(100) < percent]


def rings(**attribute: tuple[str, list[str]]) -> Any:
    """A pack with these rules in the attribute ring: their level, and what they take in."""
    usual = {
        f"{ring}-{number}": (ring, "easy", drawn(100 * number + len(ring)))
        for ring in ("word", "context")
        for number in range(2)
    }
    own = {name: ("attribute", level, inside) for name, (level, inside) in attribute.items()}
    return pack(THINGS, {**usual, **own})


def results(played: Any, number: int = 200) -> Results:
    store = Store(make(games.kit, played, Wish(number, 1, 4)))
    run(store, Here(), 1)
    return weigh(store)


@pytest.mark.slow
def test_rules_that_nothing_tells_apart_are_flagged() -> None:
    twin = drawn(1)
    found = results(rings(one=("easy", twin), two=("easy", twin[1:]), far=("easy", drawn(2))))
    pairs = {
        (flag.card, *flag.others) for flag in found.flags if flag.check == "indistinguishable-rules"
    }
    assert pairs == {("one", "two"), ("two", "one")}


def counted(placements: dict[str, int], often: int = 100) -> Outcome:
    """Rules that can be known after about so many placements, at every level, and came up so
    often."""
    tally = Tally()
    for rule, number in placements.items():
        tally["card", rule] = often
        tally["in-time", rule] = often
        for odd in (10 * number - 1, 10 * number + 1):
            tally["known", rule, str(odd)] = often // 2
    cells = {Cell(level, "en"): Counts(tally) for level in LEVELS}
    rules = {name: (name.partition("-")[0], drawn(len(name))) for name in placements}
    return weigh_rings(Evidence(rings(**rules), cells, dict.fromkeys(cells, 1000), 4))


@pytest.mark.parametrize(
    ("easy", "medium", "hard", "flagged"),
    [
        ((4, 2, 2), (2, 2), (2, 2, 2), {"easy-0"}),
        ((4, 4, 4), (4, 4), (4, 4, 1), {"hard-2"}),
        ((2, 2, 2), (9, 1), (4, 4, 4), {"medium-0", "medium-1"}),
        ((1, 2, 2), (2, 3), (2, 3, 4), set()),
        ((2, 2, 2), (2, 2), (2, 2, 2), set()),
    ],
)
def test_levels_are_contradicted_by_how_late_rules_can_be_known(
    easy: tuple[int, ...], medium: tuple[int, ...], hard: tuple[int, ...], flagged: set[str]
) -> None:
    placements = {
        f"{level}-{place}": number
        for level, numbers in (("easy", easy), ("hard", hard), ("medium", medium))
        for place, number in enumerate(numbers)
    }
    found = [flag for flag in counted(placements).flags if flag.check == "level-contradicted"]
    assert {flag.card for flag in found} == flagged
    for flag in found:
        assert set(flag.readings) == {f"{level}/en" for level in LEVELS}
        assert flag.locale == "en"


def test_a_rule_that_came_up_seldom_contradicts_nothing() -> None:
    placements = {"easy-0": 9, "easy-1": 1, "hard-0": 2, "hard-1": 2}
    assert counted(placements, often=20).flags
    assert not counted(placements, often=18).flags


def test_levels_agree_with_how_late_rules_can_be_known_or_not() -> None:
    rising = {
        f"{level}-{letter}": 2 * LEVELS_OF_RULES.index(level) + 1
        for level in LEVELS_OF_RULES
        for letter in "ab"
    }
    agreed = next(one for one in counted(rising).measures if one.id == "level-agreement")
    row = next(row for row in agreed.rows if row.card == "attribute")
    assert row.readings["expert/en"].value == pytest.approx(1)
    assert row.readings["expert/en"].sample == 6


def test_the_things_of_each_level_are_told() -> None:
    found = counted({"easy-a": 1, "easy-b": 2, "hard-a": 4})
    measure = next(one for one in found.measures if one.id == "level-placements")
    told = {row.card: row.readings["novice/en"].value for row in measure.rows}
    assert told["attribute, easy"] == pytest.approx(15)
    assert told["attribute, hard"] == pytest.approx(40)


def test_an_onlooker_is_sure_when_only_one_rule_is_left() -> None:
    game = run_bots(table(pack=MANY, seed=5), [LEVELS["expert"]])
    tally = Tally()
    PLAYTEST.note(game, tally)
    for rule in game.state.rules:
        (known,) = (int(key[2]) for key in tally if key[:2] == ("known", rule))
        placed = sum(event.name in ("placed", "demonstrated") for event in game.log)
        assert tally["seen", rule] == placed
        assert tally["in-time", rule] == (known <= placed)
    tries = sum(event.name == "placed" for event in game.log)
    assert all(tally["tries", rule] == tries for rule in game.state.rules)
    wrong = sum(event.name == "placed" and not event.data["right"] for event in game.log)
    ring_errors = sum(tally["errors", rule] for rule in game.state.rules)
    assert wrong <= ring_errors <= 3 * wrong


def test_better_finders_err_less_and_sooner_end() -> None:
    found = results(MANY, 60)
    (right,) = found.measure("right").rows
    for locale in ("en", "zh-Hans"):
        shares = [right.readings[f"{level}/{locale}"].value for level in LEVELS]
        assert shares == sorted(shares)


def test_every_thing_dealt_is_counted_once_a_game() -> None:
    game = run_bots(table(pack=MANY, seed=6), [LEVELS["novice"]])
    tally = Tally()
    PLAYTEST.note(game, tally)
    counts = [number for key, number in tally.items() if key[0] == "card"]
    assert set(counts) == {1}
