"""What those at a table are called where people read of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol, runtime_checkable

from authoring.engine.game import Seat


@dataclass(frozen=True, slots=True)
class Seated:
    """Whoever sits at some seats, to be filled into a sentence: `{winners:Seat }` becomes their
    names as far as there are any, and the words behind the colon with a number for the others."""

    seats: tuple[Seat, ...]
    names: Mapping[Seat, str] = field(default_factory=dict)
    comma: str = ", "

    def __format__(self, head: str) -> str:
        if not any(seat in self.names for seat in self.seats):
            return head + self.comma.join(map(str, self.seats))
        heads = (head, *(head.lower() for _ in self.seats[1:]))
        return self.comma.join(
            self.names.get(seat, f"{words}{seat}")
            for words, seat in zip(heads, self.seats, strict=True)
        )


@runtime_checkable
class Named(Protocol):
    """Somebody who tells of a table, and can use the names of those who sit there."""

    def call(self, names: Mapping[Seat, str]) -> None:
        """Use these names from now on."""
        ...
