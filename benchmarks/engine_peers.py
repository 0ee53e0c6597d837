"""Measures other engines on this machine: `python -m benchmarks.engine_peers`.

Nothing is installed for it. boardgame.io is looked for in the `node_modules` of the folder
that BOARDGAME_IO names, RLCard and PettingZoo in the Pythons that RLCARD_PYTHON and
PETTINGZOO_PYTHON name:

    npm install --prefix /tmp/peer boardgame.io
    python -m venv /tmp/peer-env
    /tmp/peer-env/bin/pip install rlcard 'pettingzoo[classic]'
    export BOARDGAME_IO=/tmp/peer PEERS=/tmp/peer-env/bin/python
    RLCARD_PYTHON=$PEERS PETTINGZOO_PYTHON=$PEERS python -m benchmarks.engine_peers

boardgame.io plays the race of Things in Rings with its log (benchmarks/peers/rings.js); RLCard
and PettingZoo play two of their own games each. All is random play on one core;
`benchmarks.engine` measures all our games.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from authoring.pipeline import load_pack, shipped
from benchmarks.engine import RINGS, invented_rings, measure
from benchmarks.engine import SECONDS as A_ROUND
from benchmarks.rows import Row, line
from benchmarks.strangers import any_game

PEERS = Path(__file__).resolve().parent / "peers"
SECONDS = "3"
SEATS = 4


class Missing(Exception):
    """A peer that is not there, and how to name it."""


def rows() -> Iterator[Row]:
    """Steps a second of ours at Things in Rings, at random, beside each peer that is there."""
    pack = load_pack(RINGS) if RINGS in shipped() else invented_rings(240, 24)
    ours, _ = measure(lambda seed: any_game(pack, SEATS, seed, None), A_ROUND)
    what = f"{RINGS}, any move, with its log"
    for peer, measured in (
        ("boardgame.io", boardgame_io),
        ("RLCard", rlcard),
        ("PettingZoo", pettingzoo),
    ):
        try:
            for name, found in measured():
                yield Row(what, ours, "steps/s", name, found["steps"])
        except Missing as problem:
            yield Row(what, ours, "steps/s", peer, where=str(problem).partition(": ")[2])


def main() -> None:
    for row in rows():
        print(line(row))


def boardgame_io() -> Iterator[tuple[str, Any]]:
    folder = Path(os.environ.get("BOARDGAME_IO", "."))
    node = shutil.which("node")
    if node is None or not (folder / "node_modules" / "boardgame.io").is_dir():
        lacking = "node" if node is None else f"boardgame.io in {folder / 'node_modules'}"
        raise Missing(f"boardgame.io: there is no {lacking}; name a folder by BOARDGAME_IO")
    (found,) = _run(node, str(PEERS / "rings.js"), str(folder), SECONDS)
    yield "boardgame.io things-in-rings", found


def rlcard() -> Iterator[tuple[str, Any]]:
    return _in_python("RLCard", "rlcard", "cards.py")


def pettingzoo() -> Iterator[tuple[str, Any]]:
    return _in_python("PettingZoo", "pettingzoo.classic.leduc_holdem_v4", "environments.py")


def _in_python(name: str, module: str, script: str) -> Iterator[tuple[str, Any]]:
    """What a library measures in the Python that its variable names."""
    variable = f"{name.upper()}_PYTHON"
    python = os.environ.get(variable, sys.executable)
    if shutil.which(python) is None or not _imports(python, module):
        raise Missing(f"{name}: {python} cannot import {module}; name a Python by {variable}")
    for found in _run(python, str(PEERS / script), SECONDS):
        yield f"{name} {found['name']}", found


def _imports(python: str, name: str) -> bool:
    done = subprocess.run([python, "-c", f"import {name}"], capture_output=True, check=False)
    return done.returncode == 0


def _run(*command: str) -> list[Any]:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        last = (done.stderr.strip().splitlines() or ["no word of why"])[-1]
        raise Missing(f"{command[0]} failed: {last}")
    return [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]


if __name__ == "__main__":
    main()
