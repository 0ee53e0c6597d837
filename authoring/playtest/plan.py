"""Which games a playtest consists of, and which of them are still to be played."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from authoring.engine.table import Table
from authoring.pack.pack import Pack
from authoring.playtest import enough, general
from authoring.playtest.part import Cell
from authoring.playtest.play import Block, Finder, Terms, packed, seed_of

Spans = tuple[tuple[int, int], ...]
"""Numbers of games: each from the first and below the second, in order and apart."""

SMALLEST_BLOCK, LARGEST_BLOCK = 10, 5000
FIRST_BLOCKS = (1, 2, 5)
"""The first blocks of each sort are small, so that whoever waits soon sees that something is
done."""

BLOCKS = 100
"""The games of each sort are sent in about so many blocks, unless those come out too small or
too large. How they are cut changes nothing in the results."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What whoever asks for a playtest decides: how many games of each sort, from which seed,
    at how many seats (None: as the game usually is played), with which options, and in which
    locales (empty: in all)."""

    games: int
    seed: int
    seats: int | None = None
    options: Mapping[str, Any] | None = None
    locales: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Plan:
    """The games of a playtest: `games` of each of the `cells`, all on the same terms.

    `met` is how many observations of a card a game gives, on average, in the locale that gives
    the fewest of those that the bots know; `strange` are the locales that they do not."""

    pack: Pack
    terms: Terms
    cells: tuple[Cell, ...]
    games: int
    met: float = 1.0
    strange: tuple[str, ...] = ()

    @property
    def total(self) -> int:
        return self.games * len(self.cells)

    @property
    def first_look(self) -> int | None:
        """The games of each sort after which a usual card can be judged, if any are enough."""
        return enough.first_look(self.met) if self.met else None

    @property
    def key(self) -> str:
        """What results are bound to: the pack and everything that changes a game. Stored
        results with another key are of other games."""
        terms = self.terms
        bound = [terms.digest, terms.edition, terms.seed, terms.seats, dict(terms.options)]
        told = json.dumps([*bound, [cell.name for cell in self.cells]], sort_keys=True)
        return hashlib.sha256(told.encode()).hexdigest()

    def blocks(self, done: Mapping[Cell, Spans]) -> Iterator[Block]:
        """The games that are not done yet, cut into blocks, sorts in turn."""
        size = max(SMALLEST_BLOCK, min(LARGEST_BLOCK, self.games // BLOCKS))
        cut = [list(self._cut(cell, done.get(cell, ()), size)) for cell in self.cells]
        for turn in range(max(map(len, cut), default=0)):
            yield from (blocks[turn] for blocks in cut if turn < len(blocks))

    def _cut(self, cell: Cell, done: Spans, size: int) -> Iterator[Block]:
        small = iter(() if done else FIRST_BLOCKS)
        for start, stop in missing(done, self.games):
            while start < stop:
                end = min(stop, start + next(small, size))
                yield Block(cell, start, end)
                start = end


def make(find: Finder, pack: Pack, wish: Wish) -> Plan:
    """The plan of a playtest. Raises engine.game.Refusal when the game refuses the options,
    the number of seats or a locale."""
    kit = find(pack.game)
    part = general.part_of(kit, pack)
    seats = part.seats if wish.seats is None else wish.seats
    options = dict(wish.options or {})
    locales: Iterable[str] = ("",)
    if part.by_locale and "locale" not in options:
        locales = wish.locales or pack.locales
    elif wish.locales:
        options["locale"] = wish.locales[0]
    cells = tuple(Cell(level, locale) for locale in locales for level in part.levels)
    terms = Terms(find, pack.game, packed(pack), pack.digest, seats, wish.seed, options)
    met, strange = list[float](), list[str]()
    for locale in locales:
        asked = {**part.options, **options, **({"locale": locale} if locale else {})}
        table = Table(kit.game, pack, seats, seed_of(wish.seed, 0), asked)
        spoken = str(asked.get("locale", ""))
        if part.speaks and spoken and not part.speaks(spoken):
            strange.append(spoken)
        else:
            met.append(part.met(table) if part.met else 1.0)
    return Plan(pack, terms, cells, wish.games, min(met, default=0.0), tuple(strange))


def missing(done: Spans, games: int) -> Iterator[tuple[int, int]]:
    """The spans of the first `games` games that `done` lacks."""
    at = 0
    for start, stop in done:
        if at < min(start, games):
            yield at, min(start, games)
        at = max(at, stop)
    if at < games:
        yield at, games


def joined(done: Spans, start: int, stop: int) -> Spans:
    """The spans with one more, which meets none of them. Raises ValueError if it does."""
    spans = sorted((*done, (start, stop)))
    found: list[tuple[int, int]] = []
    for first, last in spans:
        if found and first < found[-1][1]:
            raise ValueError(f"games {first} to {last - 1} were counted before")
        if found and first == found[-1][1]:
            found[-1] = found[-1][0], last
        else:
            found.append((first, last))
    return tuple(found)
