"""A game between bots and people at one terminal, from where it stands to its end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import click

from authoring.cli.files import write_text
from authoring.cli.person import Person, Wish, person
from authoring.cli.telling import Narrate, Teller
from authoring.engine.bots import Players, Policy, drive, rejoin, seat_bots
from authoring.engine.game import BotMaker, JudgeMaker, Refusal, Seat
from authoring.engine.table import Table
from authoring.engine.transcript import record, write


@dataclass(slots=True)
class Session:
    """Who plays, in which words it is told, and where it is saved.

    `makers` are the bots by seat; every other seat is a person's.
    """

    table: Table[Any]
    makers: Mapping[Seat, BotMaker]
    judge: JudgeMaker | None
    narrator: Callable[[], Narrate]
    policy: Policy = Policy.ERROR
    patience: float | None = None
    save_to: Path | None = None
    people: dict[Seat, Person] = field(default_factory=dict)

    def run(self, quiet: bool = False) -> Table[Any]:
        """Play to the end, or until a person quits; returns the table as it then stands.

        Whatever happens, the game is saved where it should be. Raises PlayerFailed.
        """
        self.people = self._seat_people()
        try:
            if self.people:
                self._with_people()
            else:
                drive(self.table, self._players())
                if not quiet:
                    self._tell(Teller(self.narrator(), None))
        finally:
            self._save()
        return self.table

    def _seat_people(self) -> dict[Seat, Person]:
        seats = [seat for seat in range(self.table.seats) if seat not in self.makers]
        return {seat: person(seat, self.narrator(), len(seats) > 1) for seat in seats}

    def _players(self) -> Players:
        players = seat_bots(self.table, self.makers, self.judge, self.policy, self.patience)
        rejoin(self.table, players)
        return players

    def _with_people(self) -> None:
        players = self._players()
        last: Seat | None = None
        while self.table.to_act():
            drive(self.table, players)
            waiting = self.table.to_act()
            if not waiting:
                break
            seat = min(waiting)
            wish = self._ask(seat, returning=seat == last)
            last = seat
            if wish is Wish.UNDO and self._undo(seat):
                players, last = self._players(), None
            elif wish is Wish.SAVE:
                self._save_aloud()
            elif wish is Wish.QUIT:
                return
        self._farewell()

    def _ask(self, seat: Seat, returning: bool) -> Wish | None:
        """A person's wish; nothing more to read, or Ctrl-C, is the wish to stop."""
        try:
            return self.people[seat].take_turn(self.table, returning)
        except (click.Abort, EOFError, KeyboardInterrupt):
            click.echo()
            return Wish.QUIT

    def _undo(self, seat: Seat) -> bool:
        """Take back the moves since this person's last one, and that one too."""
        mine = [number for number, move in enumerate(self.table.moves) if move.seat == seat]
        steps = len(self.table.moves) - mine[-1] if mine else 0
        try:
            self.table = self.table.undone(steps)
        except Refusal as refusal:
            click.echo(f"Not allowed ({refusal.code}, {refusal.statement}): {refusal.sentence}")
            return False
        self.people = self._seat_people()
        for each in self.people.values():
            each.teller.news(self.table)
        click.echo("Your last move is taken back.")
        return True

    def _farewell(self) -> None:
        """Tell the end: to a single person in its own words, to several what all may see."""
        if len(self.people) == 1:
            (alone,) = self.people.values()
            self._tell(alone.teller)
            return
        click.clear()
        self._tell(Teller(self.narrator(), NOBODY))

    def _tell(self, teller: Teller) -> None:
        for words in teller.news(self.table):
            click.echo(words)

    def _save_aloud(self) -> None:
        if self.save_to is None:
            click.echo("Name a file with --save, then the game can be saved.")
            return
        self._save()
        click.echo(f"Saved to {self.save_to}.")

    def _save(self) -> None:
        if self.save_to is not None:
            write_text(self.save_to, write(record(self.table)))


NOBODY: Seat = -3
"""A listener at no seat, who hears what everybody may."""
