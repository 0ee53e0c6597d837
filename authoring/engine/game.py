"""The contract between a game's rules and the table that plays them.

Games hold their rules in one object with a handful of verbs. State is whatever the
game likes, mutable, owned by the table, and never copied on a move. Everything a
seat may know reaches it as events; its view is folded from those alone, so that
nothing hidden can leak through it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol, TypeVar

from authoring.engine.rng import Rng
from authoring.pack.pack import Pack

Seat = int
Json = Any

JUDGE: Seat = -1
"""The seat of the automatic judge: never a player, it acts when a verdict is due."""

HOST: Seat = -2
"""The seat of the table itself: corrections that the rules of play provide for."""


class Move(NamedTuple):
    """What a seat does. `data` is plain JSON and its keys are the move's own."""

    seat: Seat
    name: str
    data: Mapping[str, Json]


class Event(NamedTuple):
    """What happened. `seen_by` names the seats that may know; None is everybody.

    Its number is its place in the table's log, from 0.
    """

    name: str
    data: Mapping[str, Json]
    seen_by: frozenset[Seat] | None


_tuple = tuple.__new__


def public(name: str, data: Mapping[str, Json]) -> Event:
    """An event that everybody sees. Most are, so it is made without a named tuple's detours."""
    return _tuple(Event, (name, data, None))


class OpenMove(NamedTuple):
    """A move whose data a player writes (an answer, a clue), described by a JSON Schema.

    A `default` in the schema is the data that stands in for a player who fails (EN-08).
    """

    name: str
    schema: Mapping[str, Json]


class Legal(NamedTuple):
    """What a seat may do now: each closed move listed, each open one described (EN-04).

    The first listed is the mildest: it stands in for a player who fails (EN-08). The
    sequence may be one that makes its moves when they are asked for.
    """

    moves: Sequence[Move] = ()
    open: Sequence[OpenMove] = ()


class Refusal(Exception):
    """A move that the rules do not allow. Nothing changed (EN-03).

    `code` is for programs (`NUMBER_FULL`), `sentence` for people; `statement` is the
    number of the rule in the rules of play.
    """

    def __init__(self, code: str, sentence: str, statement: str = "", legal: Legal | None = None):
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.statement = statement
        self.legal = legal or Legal()


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: who won (several share), the figure of each seat, and why."""

    winners: tuple[Seat, ...]
    scores: Mapping[str, Json]
    reason: str


class Watcher(Protocol):
    """One seat's knowledge, folded from the events that this seat may see."""

    def see(self, event: Event) -> None: ...

    def view(self) -> Mapping[str, Json]:
        """What the seat knows, as plain JSON in a fixed order."""
        ...


S = TypeVar("S")


class Game(Protocol[S]):
    """The rules of one game, played from its pack alone."""

    name: str

    @property
    def reveals(self) -> frozenset[str]:
        """The names of the events that show somebody what was hidden: no player's undo
        goes back across one (EN-05)."""
        ...

    def configure(self, options: Mapping[str, Json]) -> Any:
        """A checked, frozen configuration; `preset` names the set of defaults.

        Raises Refusal with code BAD_OPTION for an unknown option or a bad value.
        """
        ...

    def setup(self, pack: Pack, config: Any, seats: int, rng: Rng) -> tuple[S, list[Event]]:
        """A new game and the events of its setup. Raises Refusal (BAD_SEATS, BAD_PACK …)."""
        ...

    def to_act(self, state: S) -> frozenset[Seat]:
        """The seats that may move now; several in a simultaneous phase, none at the end."""
        ...

    def legal(self, state: S, seat: Seat) -> Legal: ...

    def apply(self, state: S, move: Move) -> list[Event]:
        """Carry out a move and tell what happened. Validates first, changes second."""
        ...

    def result(self, state: S) -> Result | None:
        """The result once the game has ended, until then None."""
        ...

    def watch(self, pack: Pack, config: Any, seats: int, seat: Seat) -> Watcher:
        """A fresh watcher for this seat: it has seen nothing yet."""
        ...

    def bound(self, pack: Pack, config: Any, seats: int) -> int:
        """No game has more moves than this (EN-06)."""
        ...


class Bot(Protocol):
    """A player that knows only its own view and the events shown to it."""

    def see(self, event: Event) -> None: ...

    def choose(self, legal: Legal) -> Move: ...


class BotMaker(Protocol):
    """Makes a bot for a seat; `rng` is the bot's own stream."""

    def __call__(self, pack: Pack, config: Any, seats: int, seat: Seat, rng: Rng) -> Bot: ...


class JudgeMaker(Protocol):
    """Makes the automatic judge of a game."""

    def __call__(self, pack: Pack, config: Any, seats: int) -> Judge: ...


class Judge(Protocol):
    """Gives the automatic verdicts, as moves of the JUDGE seat. It is shown every event."""

    def see(self, event: Event) -> None: ...

    def choose(self, legal: Legal) -> Move: ...
