"""Whether what is hidden from a seat makes a difference to it (EN-02).

    python -m tests.games.leaks [--states 10000] [--game NAME]

A state is a game of bots, stopped somewhere, looked at from one of its seats. It is played
again twice: with another name for all that the seat was not shown (`twins`), and with all
of that in another place or for another reason (`elsewhere` of the game). The bytes of the
seat's view and of its events must stay as they were.
"""

from __future__ import annotations

import argparse
import importlib
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from authoring import games
from authoring.engine.bots import run_bots
from authoring.engine.fingerprint import canonical, plain
from authoring.engine.game import Seat
from authoring.engine.rng import Rng
from authoring.engine.table import Table, may_see
from tests.games.twins import twin

STOPS = 8
"""States that are taken from one game."""


@dataclass(frozen=True, slots=True)
class Stopped:
    """A game in the middle, and the seat it is looked at from."""

    table: Table[Any]
    seat: Seat


def contract(game: str) -> Any:
    """What the tests of a game know of it."""
    return importlib.import_module(f"tests.games.{game.replace('-', '_')}.contract")


def states(game: str, count: int, seed: int = 0) -> Iterator[Stopped]:
    """So many random states, over all options worth playing with, seats and bots."""
    kit, said = games.kit(game), contract(game)
    makers = [*kit.bots.values(), *getattr(said, "PLAYERS", ())]
    taken = 0
    while taken < count:
        rng = Rng.named(seed, f"{game} {taken}")
        options = said.OPTIONS[taken // STOPS % len(said.OPTIONS)]
        table = Table(kit.game, said.PACK, rng.pick(said.SEATS), rng.below(1 << 30), options)
        run_bots(table, [rng.pick(makers) for _ in range(table.seats)], kit.judge)
        for _ in range(min(STOPS, count - taken)):
            stopped = table.rewound(rng.below(len(table.moves)))
            yield Stopped(stopped, rng.below(table.seats))
            taken += 1


Look = Callable[[Table[Any], Seat], str]
"""What a seat sees of a game, as text."""


def leaks(game: str, stopped: Stopped, look: Look) -> str | None:
    """How the seat could tell the game from another one, or None when it cannot."""
    said, table, seat = contract(game), stopped.table, stopped.seat
    before = look(table, seat)
    others = {
        "names": twin(table, said.hidden(table, seat)),
        "places": said.elsewhere(table, seat),
    }
    for kind, other in others.items():
        if other is not None and look(other, seat) != before:
            return kind
    return None


def as_it_is(table: Table[Any], seat: Seat) -> str:
    """The view and the events that the seat may see."""
    return canonical([table.view(seat), [plain(event) for event in table.visible(seat)]])


def telling_all(name: str) -> Look:
    """A game that shows the events of this name to everybody."""

    def look(table: Table[Any], seat: Seat) -> str:
        events = [event for event in table.log if event.name == name or may_see(seat, event)]
        return canonical([[event.name, plain(event.data)] for event in events])

    return look


def private(game: str, seed: int = 0, count: int = 200) -> frozenset[str]:
    """The names of the events that not everybody sees."""
    return frozenset(
        event.name
        for stopped in states(game, count, seed)
        for event in stopped.table.log
        if event.seen_by is not None
    )


def main() -> int:
    parser = argparse.ArgumentParser(description="Look for leaks in random states.")
    parser.add_argument("--states", type=int, default=10_000, help="states of each game")
    parser.add_argument("--game", choices=games.names(), action="append", help="only this game")
    asked = parser.parse_args()
    found = 0
    for game in asked.game or games.names():
        for stopped in states(game, asked.states):
            if kind := leaks(game, stopped, as_it_is):
                found += 1
                table = stopped.table
                told = f"seed {table.seed}, {table.seats} seats, {len(table.moves)} moves"
                sys.stderr.write(f"{game}: seat {stopped.seat} sees {kind} ({told})\n")
        sys.stdout.write(f"{game}: {asked.states} states\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
