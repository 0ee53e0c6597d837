"""How much the measures of playtests move with the skill of the bots.

    python -m tools.playtest_sensitivity [GAMES]

prints the tables of docs/explanation/bots.md: the shipped decks are played by bots whose one
trait is varied while all else stays as in the average player.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from authoring import games
from authoring.engine.game import BotMaker
from authoring.games.guess_club.playtest.players import Skilled
from authoring.games.just_one.playtest.players import AVERAGE, Associating
from authoring.games.things_in_rings.playtest.players import Overlooking
from authoring.pipeline import load_pack
from authoring.playtest.plan import Wish, make
from authoring.playtest.results import Results
from authoring.playtest.run import Here, run
from authoring.playtest.store import Store
from authoring.playtest.summary import figure
from authoring.playtest.weigh import weigh

GAMES = 300


def main(arguments: list[str]) -> None:
    """Print all tables."""
    number = int(arguments[0]) if arguments else GAMES
    for deck, trait, levels, names in STUDIES:
        results = played(deck, levels, number)
        print(f"\n{deck}: {trait}\n")
        print(f"| {trait} | {' | '.join(names.values())} |\n|{' --- |' * (len(names) + 1)}")
        for level in levels:
            print(f"| {level} | {' | '.join(cells(results, level, names))} |")


def cells(results: Results, level: str, names: Mapping[str, str]) -> Iterable[str]:
    """The figures of one row of a table."""
    for name in names:
        measure = results.measure(name)
        (row,) = measure.rows
        found = next(one for cell, one in row.readings.items() if cell.partition("/")[0] == level)
        yield figure(found, measure.unit)


def played(deck: str, levels: Mapping[str, BotMaker], number: int) -> Results:
    """A deck played by bots of these levels, in its first locale."""
    pack = load_pack(deck)
    usual = games.kit(pack.game)
    assert usual.playtest is not None
    part = replace(usual.playtest, levels=levels)
    kit = replace(usual, playtest=part)
    plan = make(lambda _: kit, pack, Wish(number, 1, locales=pack.locales[:1]))
    store = Store(plan)
    run(store, Here(), 1)
    return weigh(store)


def _writing(fifths: int) -> BotMaker:
    player: Any = type("Writing", (Skilled,), {"exponent": fifths})
    return player  # type: ignore[no-any-return]


def _attentive(percent: int) -> BotMaker:
    player: Any = type("Attentive", (Overlooking,), {"attention": percent})
    return lambda pack, config, _seats, seat, rng: player(pack, config, seat, rng)


def _thinking(**changed: int) -> BotMaker:
    skill = replace(AVERAGE, **changed)
    return lambda *given: Associating(skill, *given)


STUDIES: tuple[tuple[str, str, Mapping[str, BotMaker], Mapping[str, str]], ...] = (
    (
        "guess-club",
        "exponent",
        {f"{fifths / 5:.1f}": _writing(fifths) for fifths in (2, 3, 4, 5, 6, 8)},
        {"deck-hit-rate": "plays that match", "moves": "moves in a match"},
    ),
    (
        "just-one",
        "comes to mind",
        {f"{known} %": _thinking(known=known) for known in (50, 65, 80, 95)},
        {"deck-right": "right", "deck-wrong": "wrong", "deck-cancelled": "all cancelled"},
    ),
    (
        "just-one",
        "hundredths that halve",
        {str(doubling): _thinking(doubling=doubling) for doubling in (2, 3, 4, 6, 8)},
        {"deck-right": "right", "deck-wrong": "wrong", "deck-cancelled": "all cancelled"},
    ),
    (
        "just-one",
        "obvious clues avoided",
        {str(avoided): _thinking(avoided=avoided) for avoided in (0, 1, 2, 4)},
        {"deck-right": "right", "deck-wrong": "wrong", "deck-cancelled": "all cancelled"},
    ),
    (
        "things-in-rings",
        "verdicts noticed",
        {f"{percent} %": _attentive(percent) for percent in (20, 35, 50, 80, 100)},
        {"right": "placements right", "moves": "moves in a game"},
    ),
)


if __name__ == "__main__":
    main(sys.argv[1:])
