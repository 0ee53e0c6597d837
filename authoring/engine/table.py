"""A game being played: its state, its log, and what each seat has seen of it.

The table owns the state and never copies it. It keeps every move and every event;
a seat's view is folded from its visible events only when somebody asks for it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Generic, TypeVar

from authoring.engine.fingerprint import fingerprint
from authoring.engine.game import (
    HOST,
    JUDGE,
    Event,
    Game,
    Json,
    Legal,
    Move,
    Refusal,
    Result,
    Seat,
    Watcher,
)
from authoring.engine.rng import Rng
from authoring.pack.pack import Pack

S = TypeVar("S")

LAPSE = "table-lapse"
"""The move of the HOST, and the event, that records a player's failure (EN-08)."""

TABLE_EVENTS = frozenset({LAPSE})
"""Events of the table itself: in the log, but never shown to a game's watchers or bots."""


class BoundExceeded(RuntimeError):
    """A game went on for longer than it said it could: a fault of its rules (EN-06)."""


class Table(Generic[S]):
    """One game at one table, from its setup on.

    `options` go to the game's `configure`. Raises Refusal when the game refuses the
    options, the number of seats or the pack. `log` and `moves` are for reading only,
    and a move's data must not change once it was played.
    """

    __slots__ = (
        "_corrected",
        "_lapsed",
        "_marks",
        "_watchers",
        "bound",
        "config",
        "game",
        "log",
        "moves",
        "options",
        "pack",
        "seats",
        "seed",
        "state",
    )

    def __init__(
        self,
        game: Game[S],
        pack: Pack,
        seats: int,
        seed: int,
        options: Mapping[str, Json] | None = None,
    ) -> None:
        self.game = game
        self.pack = pack
        self.seats = seats
        self.seed = seed
        self.options: Mapping[str, Json] = dict(options or {})
        self.config: Any = game.configure(self.options)
        rng = Rng.named(seed, "table")
        self.state, events = game.setup(pack, self.config, seats, rng)
        self.bound = game.bound(pack, self.config, seats)
        self.log: list[Event] = list(events)
        self.moves: list[Move] = []
        self._marks = [len(self.log)]
        self._corrected = 0
        self._lapsed: set[Seat] = set()
        self._watchers: dict[Seat, tuple[Watcher, int]] = {}

    def to_act(self) -> frozenset[Seat]:
        """The seats that may move now, the JUDGE among them when a verdict is due."""
        return self.game.to_act(self.state)

    def legal(self, seat: Seat) -> Legal:
        """What this seat may do now; the HOST may always correct what the rules let it."""
        return self.game.legal(self.state, seat)

    def play(self, move: Move) -> list[Event]:
        """Carry out a move; returns its events.

        Raises Refusal for a move against the rules: state, log and random numbers are
        then as they were (EN-03). Raises BoundExceeded for a game without end (EN-06).
        """
        moves = self.moves
        corrects = move.seat == HOST
        if corrects and move.name == LAPSE:
            events = self._lapse(move)
        elif len(moves) - self._corrected >= self.bound:
            raise BoundExceeded(
                f"{self.game.name}: more than {self.bound} moves; its rules do not let it end"
            )
        else:
            events = self.game.apply(self.state, move)
        moves.append(move)
        told = self.log
        told += events
        self._marks.append(len(told))
        if corrects:
            # A correction may begin a game anew, so the bound counts from the last one.
            self._corrected = len(moves)
        return events

    def _lapse(self, move: Move) -> list[Event]:
        """Record that a player failed; under the policy `forfeit` the seat cannot win."""
        public: dict[str, Json] = {key: move.data.get(key) for key in ("seat", "cause", "policy")}
        seat: Seat = public["seat"]
        if seat not in range(self.seats) and seat != JUDGE:
            raise Refusal("BAD_SEAT", f"There is no seat {seat!r}.", "EN-08")
        if public["policy"] == "forfeit":
            self._lapsed.add(seat)
        return [Event(LAPSE, public, None)]

    @property
    def forfeited(self) -> frozenset[Seat]:
        """The seats that gave up their game by failing (EN-08)."""
        return frozenset(self._lapsed)

    @property
    def result(self) -> Result | None:
        """How the game ended, without the seats that forfeited; None while it goes on."""
        result = self.game.result(self.state)
        if result is None or not self._lapsed:
            return result
        winners = tuple(seat for seat in result.winners if seat not in self._lapsed)
        return Result(winners, result.scores, result.reason)

    def visible(self, seat: Seat, start: int = 0) -> Iterator[Event]:
        """The game's events from number `start` on that this seat may see, in order."""
        for event in self.log[start:]:
            if may_see(seat, event) and event.name not in TABLE_EVENTS:
                yield event

    def view(self, seat: Seat) -> Mapping[str, Json]:
        """What this seat knows, folded from its visible events alone (EN-02)."""
        watcher, seen = self._watchers.get(seat, (None, 0))
        if watcher is None:
            watcher = self.game.watch(self.pack, self.config, self.seats, seat)
        for event in self.visible(seat, seen):
            watcher.see(event)
        self._watchers[seat] = (watcher, len(self.log))
        return watcher.view()

    def fingerprint(self) -> str:
        """The digest of the state: equal states have equal ones (EN-01)."""
        return fingerprint(self.state)

    def events_of(self, move: int) -> list[Event]:
        """The events of the move of this number, from 0."""
        return self.log[self._marks[move] : self._marks[move + 1]]

    def rewound(self, count: int) -> Table[S]:
        """A new table at which only the first `count` moves were played (EN-05)."""
        if not 0 <= count <= len(self.moves):
            raise ValueError(f"count must be from 0 to {len(self.moves)}, not {count}")
        table = Table(self.game, self.pack, self.seats, self.seed, self.options)
        for move in self.moves[:count]:
            table.play(move)
        return table

    def undone(self, steps: int = 1, *, host: bool = False) -> Table[S]:
        """A new table without the last moves (EN-05).

        Raises Refusal (NOTHING_TO_UNDO, ALREADY_REVEALED): only the host may go back
        across an event that showed somebody what was hidden.
        """
        count = len(self.moves) - steps
        if steps < 1 or count < 0:
            made = f"Only {len(self.moves)} were made." if self.moves else "No move was made yet."
            sentence = f"There is nothing to take back. {made}"
            raise Refusal("NOTHING_TO_UNDO", sentence, "EN-05")
        for event in self.log[self._marks[count] :]:
            if event.name in self.game.reveals and not host:
                sentence = "What came to light cannot be taken back by a player."
                raise Refusal("ALREADY_REVEALED", sentence, "EN-05")
        return self.rewound(count)


def may_see(seat: Seat, event: Event) -> bool:
    """Whether an event is shown to this seat; the automatic judge is shown everything."""
    return event.seen_by is None or seat == JUDGE or seat in event.seen_by
