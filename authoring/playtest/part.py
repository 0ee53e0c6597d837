"""What a game brings along to be playtested, and the counts that its games leave behind.

A finished game is read once and leaves whole numbers in a tally, nothing else. Sums of
whole numbers come out the same in whatever order and by however many machines they are
made, and so does everything that is worked out from them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from authoring.engine.game import BotMaker, Game, JudgeMaker
from authoring.engine.table import Table
from authoring.pack.pack import Pack
from authoring.page.block import Block
from authoring.playtest.results import Curve, Flag, Measure, Results, Unknown

Tally = Counter[tuple[str, ...]]
"""How often each thing was counted. A key says what, of which card: ("hits", "round-fruit")."""


class Cell(NamedTuple):
    """Games of one sort: how skilled all their players are, and in which locale they play.

    A game whose cards say the same in every language is played with all of its pack's
    locales at once; its locale is then blank.
    """

    level: str
    locale: str

    @property
    def name(self) -> str:
        """As results call it: `average`, or `average/en`."""
        return f"{self.level}/{self.locale}" if self.locale else self.level


class Counts:
    """The tally of one sort of game, to be asked."""

    __slots__ = ("_under", "tally")

    def __init__(self, tally: Tally) -> None:
        self.tally = tally
        self._under: dict[tuple[str, ...], dict[str, int]] = {}
        for key, number in sorted(tally.items()):
            self._under.setdefault(key[:-1], {})[key[-1]] = number

    def __getitem__(self, key: tuple[str, ...]) -> int:
        return self.tally[key]

    def under(self, *head: str) -> Mapping[str, int]:
        """The counts whose keys are `head` and one word more, by that word, sorted."""
        return self._under.get(head, {})

    def histogram(self, *head: str) -> dict[int, int]:
        """The counts whose keys are `head` and a number, by that number, from the least."""
        return dict(sorted((int(name), number) for name, number in self.under(*head).items()))


@dataclass(frozen=True, slots=True)
class Evidence:
    """All that the games of a playtest have left: the counts of each sort of game.

    `games` is how many were played of each sort.
    """

    pack: Pack
    counts: Mapping[Cell, Counts]
    games: Mapping[Cell, int]
    seats: int

    @property
    def locales(self) -> tuple[str, ...]:
        """The locales that were played in, blank for a game that plays in all at once."""
        return tuple(dict.fromkeys(cell.locale for cell in self.counts))


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a game makes of the evidence: measures, curves to plot, what to change, and the
    cards of which its bots know nothing."""

    measures: Sequence[Measure] = ()
    curves: Sequence[Curve] = ()
    flags: Sequence[Flag] = ()
    unknown: Sequence[Unknown] = ()


@dataclass(frozen=True, slots=True)
class Playtest:
    """The part of a kit that a playtest asks for.

    `levels` are bots by skill, the weakest first. `seats` is how many usually sit at a table.
    `by_locale` says that languages differ enough to be played apart. `note(table, tally)`
    counts what happened in a finished game: the keys ("card", ID) of the cards that came
    into play, and whatever `weigh` wants to know. `options` are those of the game. `charts`
    draws on the page of the results what only this game knows to draw. `endings` are the
    reasons for which its games end, in words. `met(table)` is how many observations of a
    card a game that begins so gives, on average and at the level that gives the fewest: those of
    the first measure. `speaks(locale)` tells whether the bots know a language, of a game in which
    they have to. `unseen` says in a sentence what of the cards no playtest of this game can
    see.
    """

    levels: Mapping[str, BotMaker]
    seats: int
    by_locale: bool
    note: Callable[[Table[Any], Tally], None]
    weigh: Callable[[Evidence], Outcome]
    options: Mapping[str, Any] = field(default_factory=dict)
    charts: Callable[[Results, Pack], Sequence[Block]] | None = None
    endings: Mapping[str, str] = field(default_factory=dict)
    met: Callable[[Table[Any]], float] | None = None
    speaks: Callable[[str], bool] | None = None
    unseen: str = ""


class Playable(Protocol):
    """A game's kit, as far as a playtest needs it."""

    @property
    def game(self) -> Game[Any]: ...

    @property
    def bots(self) -> Mapping[str, BotMaker]: ...

    @property
    def judge(self) -> JudgeMaker | None: ...

    @property
    def playtest(self) -> Playtest | None: ...
