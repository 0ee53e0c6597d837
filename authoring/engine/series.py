"""Several games in a row. A single game may have no points; a series counts wins (TR-38)."""

from __future__ import annotations

from collections.abc import Iterable

from authoring.engine.game import Result, Seat


def games_won(results: Iterable[Result], seats: int) -> dict[Seat, int]:
    """How many games each seat has won, from seat 0; a shared victory counts for each."""
    won = dict.fromkeys(range(seats), 0)
    for result in results:
        for seat in result.winners:
            won[seat] += 1
    return won


def leaders(won: dict[Seat, int]) -> tuple[Seat, ...]:
    """The seats that have won most games: several, when they are level."""
    most = max(won.values(), default=0)
    return tuple(seat for seat, count in won.items() if count == most)
