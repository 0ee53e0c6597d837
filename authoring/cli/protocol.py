"""`authoring play --protocol jsonl`: a program at the table, over the two pipes."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO

from authoring.cli.files import WrongUse, write_text
from authoring.engine.bots import Players, Policy, rejoin, seat_bots
from authoring.engine.game import BotMaker, Event, JudgeMaker, Seat
from authoring.engine.protocol import (
    LONGEST,
    BadMessage,
    Dialogue,
    Message,
    complaint,
    line_of,
)
from authoring.engine.table import Table
from authoring.engine.transcript import record, write

if TYPE_CHECKING:
    from authoring.cli.table.invitation import Invitation


@dataclass(frozen=True, slots=True)
class Places:
    """Who sits where: `makers` are the bots by seat, every other seat is the program's."""

    makers: Mapping[Seat, BotMaker]
    judge: JudgeMaker | None
    policy: Policy = Policy.ERROR
    patience: float | None = None
    save_to: Path | None = None

    @classmethod
    def of(cls, invitation: Invitation, names: Sequence[str]) -> Places:
        """As the options of the command say."""
        asked = invitation.asked
        return cls(
            invitation.makers(names),
            invitation.kit.judge,
            Policy(asked["policy"]),
            asked["patience"],
            asked["save"],
        )

    def seated(self, table: Table[Any]) -> Players:
        """The machine's players at a table, who know what has happened there."""
        players = seat_bots(table, self.makers, self.judge, self.policy, self.patience)
        rejoin(table, players)
        return players


def serve(table: Table[Any], places: Places, narrate: Callable[[Event], str]) -> Table[Any]:
    """Play a game with the program that reads and writes our pipes; returns the table.

    Whatever happens, the game is saved where it should be. Raises WrongUse when no seat
    is the program's, and when it leaves before the game has ended.
    """
    seats = frozenset(range(table.seats)) - places.makers.keys()
    if not seats:
        raise WrongUse("--protocol needs a seat for the program: --seat human")
    dialogue = Dialogue(table, places.seated, seats, narrate)
    try:
        converse(dialogue, sys.stdin.buffer, sys.stdout.buffer)
    finally:
        if places.save_to is not None:
            write_text(places.save_to, write(record(dialogue.table)))
    if not dialogue.over:
        raise WrongUse("the program closed its pipe before the game had ended")
    return dialogue.table


def converse(dialogue: Dialogue, heard: BinaryIO, told: BinaryIO) -> None:
    """Tell and listen until the game is over or nothing more is said."""
    _tell(told, dialogue.begin())
    lines = _lines(heard)
    while not dialogue.over and (line := next(lines, None)) is not None:
        if isinstance(line, BadMessage):
            _tell(told, [complaint(line)])
        elif line.strip():
            _tell(told, dialogue.hear(line))


def _tell(told: BinaryIO, messages: Iterable[Message]) -> None:
    for message in messages:
        told.write(line_of(message))
    told.flush()


def _lines(heard: BinaryIO) -> Iterator[bytes | BadMessage]:
    """Line by line; of one that is too long no more is kept than it takes to know that."""
    while line := heard.readline(LONGEST + 2):
        if len(line) <= LONGEST or line.endswith(b"\n"):
            yield line.rstrip(b"\r\n")
            continue
        while line and not line.endswith(b"\n"):
            line = heard.readline(LONGEST)
        yield BadMessage("TOO_LONG", f"A line has at most {LONGEST} bytes.")
