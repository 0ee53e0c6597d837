"""A game without people at the terminal, from where it stands to its end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import click

from authoring.cli.files import write_text
from authoring.cli.telling import Narrate, Teller
from authoring.engine.bots import Policy, drive, rejoin, seat_bots
from authoring.engine.game import BotMaker, JudgeMaker, Seat
from authoring.engine.table import Table
from authoring.engine.transcript import record, write


@dataclass(slots=True)
class Session:
    """Who plays, in which words it is told, and where it is saved.

    `makers` are the bots by seat; every other seat is for somebody else to move for.
    `notes` are kept in the file as they are; `called` are the names of those at the seats.
    """

    table: Table[Any]
    makers: Mapping[Seat, BotMaker]
    judge: JudgeMaker | None
    narrator: Callable[[], Narrate]
    policy: Policy = Policy.ERROR
    patience: float | None = None
    save_to: Path | None = None
    locale: str = "en"
    notes: Mapping[str, Any] = field(default_factory=dict)
    called: Mapping[Seat, str] = field(default_factory=dict)

    def run(self, quiet: bool = False) -> Table[Any]:
        """Play to the end and tell it; returns the table as it then stands.

        Whatever happens, the game is saved where it should be. Raises PlayerFailed.
        """
        players = seat_bots(self.table, self.makers, self.judge, self.policy, self.patience)
        try:
            rejoin(self.table, players)
            drive(self.table, players)
            if not quiet:
                teller = Teller(self.narrator(), None, self.locale, self.called)
                for words in teller.news(self.table):
                    click.echo(words)
        finally:
            if self.save_to is not None:
                write_text(self.save_to, write(record(self.table, self.notes)))
        return self.table
