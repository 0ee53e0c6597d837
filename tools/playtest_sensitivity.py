"""How much the measures of playtests move with the skill of the bots.

    python -m tools.playtest_sensitivity [GAMES]

prints the tables of docs/explanation/bots.md: the shipped decks are played by bots whose one
trait is varied while all else stays as in the average player.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from authoring import games
from authoring.engine.game import BotMaker
from authoring.games.guess_club.playtest.players import Skilled
from authoring.games.just_one.playtest.players import AVERAGE, Associating
from authoring.games.things_in_rings.config import RINGS
from authoring.games.things_in_rings.playtest.players import Overlooking
from authoring.pack.pack import Pack
from authoring.pipeline import load_pack
from authoring.playtest.plan import Wish, make
from authoring.playtest.results import Results
from authoring.playtest.run import Here, run
from authoring.playtest.store import Store
from authoring.playtest.summary import figure
from authoring.playtest.weigh import weigh

GAMES = 300

Change = Callable[[Pack], Pack]


class Study(NamedTuple):
    """One trait varied: by the name of each row, the bot and what is done to the pack; by
    measure and its row (`right:`), the heads of the columns."""

    deck: str
    trait: str
    columns: Mapping[str, str]
    rows: Mapping[str, tuple[BotMaker, Change]]


def main(arguments: list[str]) -> None:
    """Print all tables."""
    number = int(arguments[0]) if arguments else GAMES
    for study in STUDIES:
        print(f"\n**{study.deck}**\n")
        heads = (study.trait, *study.columns.values(), "flags")
        print(f"| {' | '.join(heads)} |\n|{' --- |' * len(heads)}")
        for row, (bot, change) in study.rows.items():
            results = played(study.deck, bot, change, number)
            print(f"| {row} | {' | '.join(cells(results, study.columns))} |", flush=True)


def cells(results: Results, columns: Mapping[str, str]) -> Iterable[str]:
    """The figures of one row of a table, and how many flags this player alone would raise."""
    for column in columns:
        name, _, row = column.partition(":")
        measure = results.measure(name)
        (found,) = next(one for one in measure.rows if one.card == row).readings.values()
        yield figure(found, measure.unit)
    yield str(len(results.flags))


def played(deck: str, bot: BotMaker, change: Change, number: int) -> Results:
    """A deck played by such bots, in its first locale."""
    pack = change(load_pack(deck))
    usual = games.kit(pack.game)
    assert usual.playtest is not None
    part = replace(usual.playtest, levels={"varied": bot})
    kit = replace(usual, playtest=part)
    plan = make(lambda _: kit, pack, Wish(number, 1, locales=pack.locales[:1]))
    store = Store(plan)
    run(store, Here(), 1)
    return weigh(store)


def _as_it_is(pack: Pack) -> Pack:
    return pack


def _all_alike(pack: Pack) -> Pack:
    """Every rule comes to mind as soon as every other."""
    return replace(pack, tables={name: it for name, it in pack.tables.items() if name != "ideas"})


def _writing(fifths: int) -> BotMaker:
    player: Any = type("Writing", (Skilled,), {"exponent": fifths})
    return player  # type: ignore[no-any-return]


def _attentive(percent: int) -> BotMaker:
    player: Any = type("Attentive", (Overlooking,), {"attention": percent})
    return lambda pack, config, _seats, seat, rng: player(pack, config, seat, rng)


def _thinking(**changed: int) -> BotMaker:
    skill = replace(AVERAGE, **changed)
    return lambda *given: Associating(skill, *given)


TURNS = {"deck-right:": "right", "deck-wrong:": "wrong", "deck-cancelled:": "all cancelled"}
ORDERS = {f"level-agreement:{ring}": f"levels agree, {ring}" for ring in RINGS}

STUDIES = (
    Study(
        "guess-club",
        "exponent",
        {"deck-hit-rate:": "plays that match", "moves:": "moves in a match"},
        {f"{fifths / 5:.1f}": (_writing(fifths), _as_it_is) for fifths in (2, 3, 4, 5, 6, 8)},
    ),
    Study(
        "just-one",
        "comes to mind",
        TURNS,
        {f"{known} %": (_thinking(known=known), _as_it_is) for known in (50, 65, 80, 95)},
    ),
    Study(
        "just-one",
        "hundredths that halve",
        TURNS,
        {str(each): (_thinking(doubling=each), _as_it_is) for each in (3, 5, 7, 9, 12)},
    ),
    Study(
        "just-one",
        "obvious clues avoided",
        TURNS,
        {str(avoided): (_thinking(avoided=avoided), _as_it_is) for avoided in (0, 1, 2, 4)},
    ),
    Study(
        "things-in-rings",
        "verdicts noticed",
        {"right:": "placements right", **ORDERS},
        {f"{percent} %": (_attentive(percent), _as_it_is) for percent in (20, 35, 50, 80, 100)},
    ),
    Study(
        "things-in-rings",
        "rules come to mind",
        {"right:": "placements right", **ORDERS},
        {
            "simple ones first": (_attentive(80), _as_it_is),
            "all alike": (_attentive(80), _all_alike),
        },
    ),
)


if __name__ == "__main__":
    main(sys.argv[1:])
