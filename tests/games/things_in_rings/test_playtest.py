"""Which rules a playtest flags, and how it knows."""

from __future__ import annotations

from typing import Any

from authoring import games
from authoring.engine.bots import run_bots
from authoring.engine.rng import Rng
from authoring.games.things_in_rings.playtest import PLAYTEST
from authoring.games.things_in_rings.playtest.players import LEVELS
from authoring.playtest.part import Tally
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


def test_rules_that_nothing_tells_apart_are_flagged() -> None:
    twin = drawn(1)
    found = results(rings(one=("easy", twin), two=("easy", twin[1:]), far=("easy", drawn(2))))
    pairs = {
        (flag.card, *flag.others) for flag in found.flags if flag.check == "indistinguishable-rules"
    }
    assert pairs == {("one", "two"), ("two", "one")}


def test_an_easy_rule_that_costs_more_errors_than_hard_ones_contradicts_its_level() -> None:
    """Five rules are so alike that taking one for the other costs nothing; the sixth one is
    taken for them at first, and costs errors."""
    alike = drawn(1)
    twins = {f"twin{number}": ("hard", alike[number:]) for number in range(5)}
    played = rings(**twins, far=("easy", drawn(2)))
    found = results(played, 600)
    flags = [flag for flag in found.flags if flag.check == "level-contradicted"]
    assert [(flag.card, flag.locale) for flag in flags] == [("far", "en")]
    assert set(flags[0].readings) == {f"{level}/en" for level in LEVELS}
    assert "easy" in flags[0].message
    row = next(row for row in found.measure("level-agreement").rows if row.card == "attribute")
    assert all(reading.sample == 6 for reading in row.readings.values())


def test_an_onlooker_is_sure_when_only_one_rule_is_left() -> None:
    game = run_bots(table(pack=MANY, seed=5), [LEVELS["expert"]])
    tally = Tally()
    PLAYTEST.note(game, tally)
    for rule in game.state.rules:
        ends = {key[0] for key in tally if key[0] in ("sure", "unsure") and key[1] == rule}
        assert len(ends) == 1
        placed = sum(event.name in ("placed", "demonstrated") for event in game.log)
        assert tally["seen", rule] == placed
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
