"""What is on the table in a game of Things in Rings, and what a seat may do about it.

Inside, a region is a number: bit k is set when it lies in ring k of those in play, so
that 0 is outside. Outside, it has the names of its rings: `word+context`, or `none`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import overload

from authoring.engine.game import Move, Result, Seat
from authoring.engine.rng import Rng
from authoring.games.things_in_rings.config import Config
from authoring.pack.pack import Pack

NONE = "none"
"""The name of the region outside all rings (TR-16)."""

DEMONSTRATE, REDRAW, PLACE, STOP, CORRECT = "demonstrate", "redraw", "place", "stop", "correct"


ALONE: tuple[frozenset[Seat], ...] = tuple(frozenset((seat,)) for seat in range(6))
"""The set of each seat by itself, made once: it is asked for before every move."""


def region_names(rings: Sequence[str]) -> tuple[str, ...]:
    """The names of the 2**k regions of k rings, by number (TR-14)."""
    return tuple(
        "+".join(ring for bit, ring in enumerate(rings) if number >> bit & 1) or NONE
        for number in range(1 << len(rings))
    )


@dataclass(slots=True)
class Demonstration:
    """The Knower's setup: things to show, what is in hand for it, and redraws left (TR-08)."""

    wanted: int
    hand: list[str] = field(default_factory=list)
    redraws: int = 0
    shown: list[str] = field(default_factory=list)


@dataclass(slots=True)
class State:
    """One game. The top of the deck is its end; `hands` of a shared hand are one list.

    `undecided` are things that a rule in play cannot decide: they lie under the deck and
    are never dealt. `truth` is the region where each other thing belongs. `order` is the
    turn order, `actor` an index into it, `rights` the right placements of this turn and
    `idle` the turns in a row that ended without any placement.
    """

    pack: Pack
    config: Config
    seats: int
    rng: Rng
    locale: str
    coop: bool
    knower: Seat
    order: tuple[Seat, ...]
    rules: tuple[str, ...]
    truth: dict[str, int]
    deck: list[str]
    undecided: list[str]
    regions: tuple[str, ...]
    hands: dict[Seat, list[str]] = field(default_factory=dict)
    left_out: list[str] = field(default_factory=list)
    placed: dict[str, int] = field(default_factory=dict)
    discards: list[str] = field(default_factory=list)
    demonstration: Demonstration | None = None
    actor: int = 0
    rights: int = 0
    idle: int = 0
    result: Result | None = None

    @property
    def to_act(self) -> Seat | None:
        """The one seat that may move."""
        if self.result is not None:
            return None
        return self.knower if self.demonstration is not None else self.order[self.actor]

    @property
    def deck_count(self) -> int:
        """How many cards the deck seems to hold. Once nothing can be drawn it holds none."""
        return len(self.deck) + len(self.undecided) if self.deck else 0

    def held(self) -> list[list[str]]:
        """The hands there are, a shared one once."""
        hands = list(self.hands.values())
        return hands[:1] if self.shared else hands

    @property
    def shared(self) -> bool:
        return self.coop and self.config.coop_hand == "shared"

    @property
    def open_hands(self) -> bool:
        """Whether everybody sees the hands (TR-12, TR-37)."""
        return self.config.coop_hands_public if self.coop else self.config.hands_public


class TurnMoves(Sequence[Move]):
    """The moves of a seat in its turn, made when asked for: stopping first, then each
    thing of the hand in each region."""

    __slots__ = ("hand", "regions", "seat", "stops")

    def __init__(
        self, seat: Seat, hand: Sequence[str], regions: tuple[str, ...], may_stop: bool
    ) -> None:
        self.seat = seat
        self.hand = tuple(hand)
        self.regions = regions
        self.stops = 1 if may_stop else 0

    def __len__(self) -> int:
        return self.stops + len(self.hand) * len(self.regions)

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> list[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | list[Move]:
        if isinstance(index, slice):
            return [self[number] for number in range(*index.indices(len(self)))]
        if index < 0:
            index += len(self)
        index -= self.stops
        if index == -1 and self.stops:
            return Move(self.seat, STOP, {})
        if index < 0:
            raise IndexError("there is no such move")
        thing, region = divmod(index, len(self.regions))
        return Move(self.seat, PLACE, {"thing": self.hand[thing], "region": self.regions[region]})

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]

    def __iter__(self) -> Iterator[Move]:
        return (self[index] for index in range(len(self)))
