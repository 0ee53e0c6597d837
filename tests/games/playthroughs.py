"""Whole games kept as readable text: `python -m tests.games.playthroughs` writes them anew.

A file in tests/data/playthroughs begins with lines that say what is played, then `---`.
Below stands every move with what it led to in words, the result, and the digest of the
transcript. The pack is the PACK of the game's contract module.
"""

from __future__ import annotations

import importlib
import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from authoring import games
from authoring.engine.bots import run_bots
from authoring.engine.fingerprint import canonical, digest, plain
from authoring.engine.game import JUDGE, Move
from authoring.engine.table import Table
from authoring.engine.transcript import record, write

FOLDER = Path(__file__).parents[1] / "data" / "playthroughs"

Header = Mapping[str, str]


def files() -> list[Path]:
    """The kept games, by name."""
    return sorted(FOLDER.glob("*.txt"))


def header(text: str) -> Header:
    """What is played: game, seats, seed, bots, locale, options."""
    lines = text.partition("\n---\n")[0].split("\n")
    return dict(line.split(": ", 1) for line in lines)


def play(said: Header) -> Table[Any]:
    """The game that a header describes."""
    kit = games.kit(said["game"])
    contract = importlib.import_module(f"tests.games.{said['game'].replace('-', '_')}.contract")
    options = json.loads(said["options"])
    table = Table(kit.game, contract.PACK, int(said["seats"]), int(said["seed"]), options)
    makers = [kit.bots[name] for name in said["bots"].split(", ")]
    return run_bots(table, makers, kit.judge)


def text_of(said: Header) -> str:
    """The file for a header."""
    table = play(said)
    lines = [*(f"{key}: {value}" for key, value in said.items()), "---", *told(table, said)]
    result = table.result
    lines += ["", f"result: {canonical(plain(result))}"]
    lines += [f"moves: {len(table.moves)}, events: {len(table.log)}, bound: {table.bound}"]
    lines += [f"transcript: {digest(write(record(table)))}"]
    return "\n".join(lines) + "\n"


def told(table: Table[Any], said: Header) -> Iterator[str]:
    """Every move, and the events that it led to in words."""
    narrate = games.kit(said["game"]).narrate(table.pack, said["locale"])
    setup = len(table.log) - sum(len(table.events_of(at)) for at in range(len(table.moves)))
    yield from _words(narrate(event) for event in table.log[:setup])
    for number, move in enumerate(table.moves):
        yield f"> {_move(move)}"
        yield from _words(narrate(event) for event in table.events_of(number))


def _words(each: Iterator[str]) -> Iterator[str]:
    for words in each:
        if words:
            yield from (f"  {line}".rstrip() for line in words.split("\n"))


def _move(move: Move) -> str:
    who = "judge" if move.seat == JUDGE else f"seat {move.seat}"
    data = " ".join(f"{key}={canonical(plain(value))}" for key, value in move.data.items())
    return f"{who}: {move.name} {data}".rstrip()


def main() -> int:
    for path in files():
        path.write_text(text_of(header(path.read_text(encoding="utf-8"))), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
