"""A game of Just One in which what a seat was not shown lies elsewhere (EN-02).

Until a turn is over, the guesser learns of its clues only what survived. So every clue that
fell in the turn that is played is another one here, stands on the giver's other easel where
there are two, and fell for another reason.
From a giver, until they are compared, all clues of the others are hidden.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from authoring.engine.game import JUDGE, Event, Move, Seat
from authoring.engine.table import Table
from tests.games.twins import invented

Pair = tuple[Seat, int]
"""A clue: its giver, and its place among the giver's own."""


def elsewhere(played: Table[Any], seat: Seat) -> Table[Any] | None:
    """That game, or None when nothing is hidden from the seat."""
    words = iter(invented(2000)[1000:])
    again = Table(played.game, played.pack, played.seats, played.seed, played.options)
    changed = False
    for turn in _turns(played):
        hidden = turn.hidden_from(seat)
        changed = changed or bool(hidden)
        clues, fallen = turn.rewritten(hidden, words)
        for move in turn.moves:
            again.play(_move(move, clues, fallen) if hidden else move)
    return again if changed else None


def _move(move: Move, clues: dict[Seat, list[str]], fallen: list[int]) -> Move:
    match move.name:
        case "write":
            return move._replace(data={"clues": clues[move.seat]})
        case "compare" | "compare_vote":
            found = [{"clue": place, "reason": "invented"} for place in fallen]
            return move._replace(data={"invalid": found, "same": []})
    return move


class Turn:
    """The moves of one turn, and what came of its clues as far as it was played."""

    def __init__(self, guesser: Seat) -> None:
        self.guesser = guesser
        self.moves: list[Move] = []
        self.written: dict[Seat, list[str]] = {}
        self.shown = self.compared = self.over = False
        self.fallen: list[int] = []

    def note(self, event: Event) -> None:
        match event.name:
            case "clues_written":
                self.written[event.data["seat"]] = list(event.data["clues"])
            case "clues_shown":
                self.shown = True
                self.written = {giver: [] for giver in self.written}
                for giver, clue in event.data["clues"]:
                    self.written[giver].append(clue)
            case "clues_compared":
                self.compared = True
                self.fallen = [each["clue"] for each in event.data["cancelled"]]
            case "turn_ended":
                self.over = True

    def pairs(self) -> list[Pair]:
        """The clues in the row in which they are compared."""
        return [
            (giver, place)
            for giver in sorted(self.written)
            for place in range(len(self.written[giver]))
        ]

    def hidden_from(self, seat: Seat) -> set[Pair]:
        pairs = self.pairs()
        if seat != self.guesser:
            return set() if self.shown else {pair for pair in pairs if pair[0] != seat}
        if self.over:
            return set()
        return {pairs[place] for place in self.fallen} if self.compared else set(pairs)

    def rewritten(
        self, hidden: set[Pair], words: Iterator[str]
    ) -> tuple[dict[Seat, list[str]], list[int]]:
        """The clues of this turn with others in place of the hidden ones, and the places in the
        row of those that fall."""
        clues, row, fallen = {}, 0, []
        for giver in sorted(self.written):
            own = [
                next(words) if (giver, place) in hidden else clue
                for place, clue in enumerate(self.written[giver])
            ]
            falls = [(giver, place) in hidden and self.compared for place in range(len(own))]
            if len(own) == 2 and any((giver, place) in hidden for place in range(2)):
                own.reverse()
                falls.reverse()
            fallen += [row + place for place, falling in enumerate(falls) if falling]
            row += len(own)
            clues[giver] = own
        return clues, fallen


def _turns(played: Table[Any]) -> list[Turn]:
    setup = len(played.log) - sum(len(played.events_of(at)) for at in range(len(played.moves)))
    turns: list[Turn] = []
    _note(turns, played.log[:setup])
    for number, move in enumerate(played.moves):
        assert move.seat >= JUDGE
        turns[-1].moves.append(move)
        _note(turns, played.events_of(number))
    return turns


def _note(turns: list[Turn], events: list[Event]) -> None:
    for event in events:
        if event.name == "turn_began":
            turns.append(Turn(event.data["guesser"]))
        elif turns:
            turns[-1].note(event)
