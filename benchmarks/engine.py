"""Measures the engine: `python -m benchmarks.engine`.

Each shipped deck is played on one core, with the log of moves and events kept: first
with moves picked at random from what the rules offer (benchmarks/strangers.py), then by
each of the game's bots. A step is one move. Until a deck of Things in Rings ships, an
invented one of its size stands in. `benchmarks.engine_peers` measures other engines.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterator
from typing import Any

from authoring import games
from authoring.engine.bots import run_bots
from authoring.engine.rng import Rng
from authoring.engine.table import Table
from authoring.kit import GameKit
from authoring.pack.pack import Pack
from authoring.pipeline import load_pack, shipped
from benchmarks.rows import Row, line
from benchmarks.strangers import WORDS, any_game

SEATS = 4
SECONDS = 1.0
ROUNDS = 5

RINGS = "things-in-rings"

Play = Callable[[int], Table[Any]]


def rows() -> Iterator[Row]:
    """The median steps and games a second of each way to play each deck."""
    for deck, pack in packs():
        kit = games.kit(pack.game)
        for name, play in ways(kit, pack).items():
            rounds = [measure(play, SECONDS) for _ in range(ROUNDS)]
            steps = statistics.median(steps for steps, _ in rounds)
            whole = statistics.median(whole for _, whole in rounds)
            yield Row(f"{deck}, {name}", steps, "steps/s")
            yield Row(f"{deck}, {name}", whole, "games/s")


def main() -> None:
    for row in rows():
        print(line(row))


def packs() -> Iterator[tuple[str, Pack]]:
    """The shipped decks, and what stands in for the one that does not ship."""
    decks = {deck: load_pack(deck) for deck in shipped()}
    yield from decks.items()
    if RINGS not in {pack.game for pack in decks.values()}:
        yield "invented rings", invented_rings(240, 24)


def invented_rings(things: int, rules: int) -> Pack:
    """A pack of Things in Rings with verdicts by chance: of each rule two things in five."""
    rng = Rng(1)
    verdicts = {}
    cards = []
    for ring in ("word", "attribute", "context"):
        for number in range(rules):
            inside = sum(1 << thing for thing in range(things) if rng.below(5) < 2)
            name = f"{ring}-{number}"
            cards.append({"id": name, "ring": ring, "level": "easy", "text": {"en": name}})
            verdicts[name] = {"*": {"inside": f"{inside:x}", "debatable": "0"}}
    named = [
        {"id": f"thing-{number}", "name": {"en": f"Thing {number}"}} for number in range(things)
    ]
    return Pack(
        format=1,
        game=RINGS,
        version="1.0.0",
        title={"en": "Invented Rings"},
        locales=("en",),
        cards={"things": named, "rules": cards},
        tables={"verdicts": verdicts},
        digest="invented",
    )


def ways(kit: GameKit[Any], pack: Pack) -> dict[str, Play]:
    """The ways to play a game to its end, by name."""
    words = WORDS.get(pack.game)
    write = None if words is None else words(pack)
    plays: dict[str, Play] = {"any move": lambda seed: any_game(pack, SEATS, seed, write)}
    for name in kit.bots:
        plays[f"bots: {name}"] = lambda seed, name=name: run_bots(  # type: ignore[misc]
            Table(kit.game, pack, SEATS, seed), [kit.bots[name]], kit.judge
        )
    return plays


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
