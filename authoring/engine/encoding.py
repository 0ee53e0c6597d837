"""A game in numbers, for programs that learn to play it.

A seat's choices are numbered once and for all, so that a number always means the same. A
move that is written (answers, clues) is put together of several numbers: the seat is asked
again until the move is whole.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from authoring.engine.game import Json, Legal, Move, Result, Seat
from authoring.pack.pack import Pack


class Encoding(Protocol):
    """How one game, with one pack and configuration, is told in numbers.

    `actions` says what each number stands for. `length` is how many whole numbers of at
    least 0, and below 2**31, an observation has.
    """

    @property
    def actions(self) -> Sequence[str]: ...

    @property
    def length(self) -> int: ...

    def offers(self, view: Mapping[str, Json], legal: Legal, chosen: Sequence[int]) -> list[int]:
        """The actions that are legal now, after those chosen for a move that is not whole."""
        ...

    def move(self, view: Mapping[str, Json], legal: Legal, chosen: Sequence[int]) -> Move | None:
        """The move that the chosen actions make, None when more are needed."""
        ...

    def observe(self, view: Mapping[str, Json], chosen: Sequence[int]) -> list[int]:
        """What the seat knows, in numbers."""
        ...

    def reward(self, result: Result, seat: Seat) -> float:
        """What the end is worth to a seat, from -1 to 1."""
        ...


class EncodingMaker(Protocol):
    """Makes the encoding of a game. Raises ValueError for a configuration it cannot tell."""

    def __call__(self, pack: Pack, config: Any, seats: int) -> Encoding: ...
