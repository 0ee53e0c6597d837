"""Measures the engine: `python -m benchmarks.engine`.

Each shipped deck is played on one core, with the log of moves and events kept: first
by a loop that picks any legal move, then by each of the game's bots. A step is one
move. Games whose moves are written (answers, clues) are played by bots only.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from typing import Any

from authoring import games
from authoring.engine.bots import run_bots
from authoring.engine.rng import Rng
from authoring.engine.table import Table
from authoring.kit import GameKit
from authoring.pack.pack import Pack
from authoring.pipeline import load_pack, shipped

SEATS = 4
SECONDS = 1.5
ROUNDS = 3

Play = Callable[[int], Table[Any]]


def main() -> None:
    """Print the median steps and games a second of each way to play each shipped deck."""
    for deck in shipped():
        pack = load_pack(deck)
        kit = games.kit(pack.game)
        for name, play in ways(kit, pack).items():
            rounds = [measure(play, SECONDS) for _ in range(ROUNDS)]
            steps = statistics.median(steps for steps, _ in rounds)
            whole = statistics.median(whole for _, whole in rounds)
            print(f"{deck:<16} {name:<12} {steps:9,.0f} steps/s {whole:8,.0f} games/s")


def ways(kit: GameKit[Any], pack: Pack) -> dict[str, Play]:
    """The ways to play a game to its end, by name."""
    plays: dict[str, Play] = {}
    if is_closed(kit, pack):
        plays["any move"] = lambda seed: any_move(kit, pack, seed)
    for name in kit.bots:
        plays[f"bots: {name}"] = lambda seed, name=name: run_bots(  # type: ignore[misc]
            Table(kit.game, pack, SEATS, seed), [kit.bots[name]], kit.judge
        )
    return plays


def is_closed(kit: GameKit[Any], pack: Pack) -> bool:
    """Whether every move of the game can be listed."""
    table = Table(kit.game, pack, SEATS, 1)
    played = run_bots(table, [kit.bots["random"]], kit.judge)
    again = played.rewound(0)
    for move in played.moves:
        if again.legal(move.seat).open:
            return False
        again.play(move)
    return True


def any_move(kit: GameKit[Any], pack: Pack, seed: int) -> Table[Any]:
    """One game in which every move is picked from the legal ones, each as likely."""
    table = Table(kit.game, pack, SEATS, seed)
    rng = Rng(seed)
    while seats := table.to_act():
        (seat,) = seats
        table.play(rng.pick(table.legal(seat).moves))
    return table


def measure(play: Play, seconds: float) -> tuple[float, float]:
    """Steps and games a second of processor time, over at least so many seconds."""
    steps = seed = 0
    start = time.process_time()
    while (passed := time.process_time() - start) < seconds:
        steps += len(play(seed).moves)
        seed += 1
    return steps / passed, seed / passed


if __name__ == "__main__":
    main()
