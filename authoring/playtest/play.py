"""Games of one sort, played and counted: the piece of work that goes to a worker."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from authoring.engine.rng import Rng
from authoring.engine.table import Table
from authoring.pack import canonical
from authoring.pack.pack import Pack
from authoring.playtest import general
from authoring.playtest.company import drive, gather
from authoring.playtest.edition import edition
from authoring.playtest.part import Cell, Playable, Playtest, Tally

Finder = Callable[[str], Playable]
"""The kit of a game by its name; a function of a module, so that it can be sent to others."""


class OtherVersion(RuntimeError):
    """A worker runs another edition of this program than the one that gives it work."""


@dataclass(frozen=True, slots=True)
class Terms:
    """What all games of a playtest have in common. `packed` is the pack, compressed JSON,
    `edition` that of the program."""

    find: Finder
    game: str
    packed: bytes
    digest: str
    seats: int
    seed: int
    options: Mapping[str, Any]
    edition: str = field(default_factory=edition)


@dataclass(frozen=True, slots=True)
class Block:
    """The games numbered from `start` and below `stop`, of one sort."""

    cell: Cell
    start: int
    stop: int


def packed(pack: Pack) -> bytes:
    """A pack as it is sent to workers."""
    return zlib.compress(canonical.dump(pack))


def seed_of(seed: int, number: int) -> int:
    """The seed of the game of this number. Games of equal number are dealt alike at every
    level, so that levels differ by skill alone."""
    rng = Rng.named(seed, f"game {number}")
    return (rng.next() << 21) | (rng.next() >> 11)


def play(terms: Terms, block: Block) -> Tally:
    """Play a block of games and count. Raises OtherVersion, or what a bot's fault raises."""
    if terms.edition != edition():
        raise OtherVersion(
            f"a worker has authoring {edition()}, and here is {terms.edition}: "
            "install the same on all machines, and start the workers again"
        )
    kit = terms.find(terms.game)
    pack = unpacked(terms.packed)
    part = general.part_of(kit, pack)
    tally: Tally = Tally()
    for number in range(block.start, block.stop):
        table = one(kit, part, pack, terms, block.cell, number)
        general.note_game(table, tally)
        part.note(table, tally)
    return tally


def one(
    kit: Playable, part: Playtest, pack: Pack, terms: Terms, cell: Cell, number: int
) -> Table[Any]:
    """One game, played to its end."""
    options = {**part.options, **terms.options}
    if cell.locale:
        options["locale"] = cell.locale
    table = Table(kit.game, pack, terms.seats, seed_of(terms.seed, number), options)
    return drive(table, gather(table, part.levels[cell.level], kit.judge))


@lru_cache(maxsize=2)
def unpacked(sent: bytes) -> Pack:
    """The pack that was sent, read once by each worker."""
    return canonical.restore(json.loads(zlib.decompress(sent)))
