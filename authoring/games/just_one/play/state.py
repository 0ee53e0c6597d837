"""What is on the table in a game of Just One.

Seats count from 0, clockwise: the seat to the left of `seat` is `seat + 1`. The words
of a card have the numbers 1 to 5.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from authoring.engine.game import Result, Seat
from authoring.engine.rng import Rng
from authoring.games.just_one.config import Config, clues_each
from authoring.pack.pack import Pack

CHOOSE, CHECK, WRITE = "choose", "check", "write"
COMPARE, COMPARE_VOTE = "compare", "compare_vote"
GUESS, RULE, RULE_VOTE, OVER = "guess", "rule", "rule_vote", "over"

NUMBERS = (1, 2, 3, 4, 5)

NOBODY: frozenset[Seat] = frozenset()

ALONE = {seat: frozenset((seat,)) for seat in range(-2, 7)}
"""The set of each seat by itself, made once: it is asked for before every move."""

Clue = tuple[Seat, str]
"""A clue and who wrote it."""


@dataclass(frozen=True, slots=True)
class Finding:
    """Why clues fall: one that is invalid, or several that count as the same."""

    clues: tuple[int, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class Findings:
    """What comparing the clues found; clues are named by their place in the row."""

    invalid: tuple[Finding, ...] = ()
    same: tuple[Finding, ...] = ()


@dataclass(slots=True)
class State:
    """One game. `waiting` are the seats that the step waits for.

    The top of `deck` is its end, of `spares` too: the cards that were not drawn for this
    game. `rejected` are the numbers that cannot be chosen again for this card, `written`
    the clues by seat, `clues` all of them in a row once everybody has written, `cancelled` those
    that fell, each with the reason and the statement of the rules. `box` holds
    the lost ones of the cards of the game, `replaced` cards that it does not count (JO-50).
    """

    pack: Pack
    config: Config
    seats: int
    rng: Rng
    locales: tuple[str, ...]
    guesser: Seat
    deck: list[str]
    spares: list[str]
    turn: int = 0
    step: str = CHOOSE
    waiting: frozenset[Seat] = NOBODY
    card: str = ""
    number: int = 0
    rejected: set[int] = field(default_factory=set)
    objections: int = 0
    written: dict[Seat, tuple[str, ...]] = field(default_factory=dict)
    clues: tuple[Clue, ...] = ()
    cancelled: tuple[tuple[Clue, str, str], ...] = ()
    votes: dict[Seat, Findings] = field(default_factory=dict)
    guess: str = ""
    ayes: int = 0
    successes: list[str] = field(default_factory=list)
    box: list[str] = field(default_factory=list)
    replaced: list[str] = field(default_factory=list)
    result: Result | None = None

    @property
    def givers(self) -> frozenset[Seat]:
        """Everybody but the guesser (JO-04)."""
        return frozenset(range(self.seats)) - {self.guesser}

    @property
    def clues_each(self) -> int:
        return clues_each(self.config, self.seats)
