"""Measures other engines on this machine: `python -m benchmarks.engine_peers`.

`python -m benchmarks.peers` puts them there.

boardgame.io plays the race of Things in Rings with its log (benchmarks/peers/rings.js); RLCard
and PettingZoo play two of their own games each. All is random play on one core;
`benchmarks.engine` measures all our games.
"""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from authoring.pipeline import load_pack, shipped
from benchmarks.engine import RINGS, invented_rings, measure
from benchmarks.engine import SECONDS as A_ROUND
from benchmarks.peers import WHERE, Peer, peers
from benchmarks.rows import Row, line
from benchmarks.strangers import any_game

SCRIPTS = Path(__file__).resolve().parent / "peers"
SECONDS = "3"
SEATS = 4


def rows() -> Iterator[Row]:
    """Steps a second of ours at Things in Rings, at random, beside each peer that is there."""
    pack = load_pack(RINGS) if RINGS in shipped() else invented_rings(240, 24)
    ours, _ = measure(lambda seed: any_game(pack, SEATS, seed, None), A_ROUND)
    what = f"{RINGS}, any move, with its log"
    for peer, measured in MEASURED.items():
        if not peers()[peer].there():
            yield Row(what, ours, "steps/s", peer, where=WHERE)
            continue
        for name, found in measured(peers()[peer]):
            yield Row(what, ours, "steps/s", name, found["steps"])


def main() -> None:
    for row in rows():
        print(line(row))


def boardgame_io(peer: Peer) -> Iterator[tuple[str, Any]]:
    (found,) = _run("node", str(SCRIPTS / "rings.js"), str(peer.home), SECONDS)
    yield f"{peer.name} things-in-rings", found


def rlcard(peer: Peer) -> Iterator[tuple[str, Any]]:
    return _in_python(peer, "cards.py")


def pettingzoo(peer: Peer) -> Iterator[tuple[str, Any]]:
    return _in_python(peer, "environments.py")


MEASURED = {"boardgame.io": boardgame_io, "RLCard": rlcard, "PettingZoo": pettingzoo}


def _in_python(peer: Peer, script: str) -> Iterator[tuple[str, Any]]:
    """What a library measures of its own games."""
    for found in _run(str(peer.python), str(SCRIPTS / script), SECONDS):
        yield f"{peer.name} {found['name']}", found


def _run(*command: str) -> list[Any]:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        last = (done.stderr.strip().splitlines() or ["no word of why"])[-1]
        raise RuntimeError(f"{command[0]} failed: {last}")
    return [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]


if __name__ == "__main__":
    main()
