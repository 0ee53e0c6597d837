"""A game between bots and people at one terminal, from where it stands to its end."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import click

from authoring.cli.files import WrongUse
from authoring.cli.table.keyboard import Keyboard
from authoring.cli.table.origin import DECK
from authoring.cli.table.painter import Painter
from authoring.cli.table.person import NOBODY, Desk, Person, Wish, refused
from authoring.cli.table.saving import Breaks, Keeper
from authoring.cli.table.speech import speech
from authoring.cli.telling import Teller
from authoring.engine.bots import Players, Policy, rejoin, seat_bots
from authoring.engine.companion import Companion, Draft
from authoring.engine.game import BotMaker, JudgeMaker, Refusal, Seat
from authoring.engine.scene import Ink
from authoring.engine.table import Table

Json = Any


@dataclass(slots=True)
class Sitting:
    """Who plays, in which words it is told, and where it is kept.

    `makers` are the bots by seat; every other seat is a person's. `bots` are their names,
    `notes` what an earlier session left, `again` the command that goes on with the game.
    """

    table: Table[Any]
    makers: Mapping[Seat, BotMaker]
    judge: JudgeMaker | None
    companion: Companion
    keeper: Keeper
    locale: str
    bots: Mapping[Seat, str]
    again: tuple[str, ...]
    policy: Policy = Policy.ERROR
    patience: float | None = None
    notes: Mapping[str, Json] = field(default_factory=dict)
    called: Mapping[Seat, str] = field(default_factory=dict)
    opening: Sequence[str] = ()
    people: dict[Seat, Person] = field(default_factory=dict)
    holder: Seat | None = None
    last: Seat | None = None
    back: Seat | None = None
    public: Teller = field(init=False)
    desk: Desk = field(init=False)
    breaks: Breaks = field(init=False)

    def run(self) -> Table[Any]:
        """Play to the end, or until a person stops; returns the table as it then stands.

        Whatever happens, the game is kept. Raises PlayerFailed, and click's Exit with a
        shell's code for the signal that stopped it.
        """
        painter = Painter(speech(self.locale)["colon"])
        desk = (painter, Keyboard(), self.companion, self.locale, self._keep, self.called)
        self.desk = Desk(*desk, list(self.opening))
        self._seat_people(self.notes.get("drafts", {}))
        if self.table.moves:
            self._say("resumed")
            self._catch_up(self._told_before())
        with Breaks() as self.breaks:
            try:
                self._keep()
                self._play()
            except (click.Abort, EOFError, KeyboardInterrupt):
                self._leave()
            finally:
                self._keep()
        if self.table.result is not None:
            self.keeper.release()
        elif self.breaks.struck is not None:
            raise click.exceptions.Exit(128 + self.breaks.struck)
        return self.table

    def _seat_people(self, drafts: Mapping[str, Json]) -> None:
        seats = [seat for seat in range(self.table.seats) if seat not in self.makers]
        self.public = self._teller(NOBODY)
        self.people = {
            seat: Person(
                seat, self.desk, self._teller(seat), Draft(tuple(drafts.get(str(seat), ())))
            )
            for seat in seats
        }

    def _catch_up(self, count: int) -> None:
        for teller in (self.public, *(each.teller for each in self.people.values())):
            teller.catch_up(self.table, count)

    def _told_before(self) -> int:
        """So many events were there when a person last moved."""
        after = 0
        for number in reversed(range(len(self.table.moves))):
            after += len(self.table.events_of(number))
            if self.table.moves[number].seat in self.people:
                break
        return len(self.table.log) - after

    def _teller(self, seat: Seat) -> Teller:
        return Teller(self.companion.narrator(), seat, self.locale, self.called)

    @property
    def shared(self) -> bool:
        """Whether several people use one screen."""
        return len(self.people) > 1

    def _players(self) -> Players:
        players = seat_bots(self.table, self.makers, self.judge, self.policy, self.patience)
        rejoin(self.table, players)
        return players

    def _play(self) -> None:
        players = self._players()
        while self.table.to_act():
            self._let_bots_move(players)
            waiting = self.table.to_act()
            if not waiting:
                break
            seat = next((one for one in (self.holder, self.back) if one in waiting), None)
            seat = self._next(waiting) if seat is None else seat
            wish = self._ask(seat)
            if wish is None:
                self.last, self.back = seat, None
                self._keep()
            elif wish is Wish.QUIT:
                raise click.Abort
            elif wish is Wish.SAVE:
                self._keep(aloud=True)
            elif self._undo(seat):
                players = self._players()
        self._farewell()

    def _next(self, waiting: frozenset[Seat]) -> Seat:
        """Of several, whoever comes next round the table from the last one."""
        after = self.table.seats if self.last is None else self.last + 1
        return min(waiting, key=lambda seat: (seat - after) % self.table.seats)

    def _let_bots_move(self, players: Players) -> None:
        """Let bots and judge move, one by one, and a person who only looks on follow them."""
        seated = players.by_seat.keys()
        following = not self.shared and not self.desk.painter.plain
        while ready := self.table.to_act() & seated:
            players.act(self.table, min(ready))
            self.breaks.check()
            if following:
                following = self._follow()

    def _follow(self) -> bool:
        """Show the last move to somebody who looks on; whether the next one is wanted too."""
        (alone,) = self.people.values()
        if not self.companion.looks_on(self.table.view(alone.seat)):
            return True
        if self.table.result is not None:
            return False
        self.desk.painter.clear(secret=False)
        alone.show(self.table, alone.teller)
        typed = self._listen(lambda: self.desk.ask("follow"))
        if typed in ("?", "？"):
            self.desk.painter.say_pairs(self.companion.rules().items())
            typed = self._listen(lambda: self.desk.ask("follow"))
        if typed in ("/quit", "quit", "退出"):
            raise click.Abort
        return str(typed) != "a"

    def _listen(self, ask: Callable[[], Any]) -> Any:
        """Wait for a person; only now may a signal end the game."""
        self.breaks.asking = True
        try:
            self.breaks.check()
            return ask()
        finally:
            self.breaks.asking = False

    def _ask(self, seat: Seat) -> Wish | None:
        return self._listen(lambda: self._take_turn(self.people[seat]))  # type: ignore[no-any-return]

    def _take_turn(self, person: Person) -> Wish | None:
        legal = self.table.legal(person.seat)
        view = {**self.table.view(NOBODY), "seat": person.seat}
        if self.shared and self.companion.is_public(view, legal):
            teller = self.public
            if self.holder != NOBODY:
                self.desk.painter.clear(secret=True)
                self.holder = NOBODY
            else:
                self.desk.painter.clear(secret=False)
        else:
            teller = person.teller
            if self.shared and self.holder != person.seat:
                if self._hand_over(person.seat):
                    return Wish.UNDO
                self.holder = person.seat
            else:
                self.desk.painter.clear(secret=False)
        person.show(self.table, teller)
        return person.take_turn(self.table, teller)

    def _hand_over(self, seat: Seat) -> bool:
        """Hide everything until the next person alone looks on; whether the last one wants
        the move back."""
        self.desk.painter.clear(secret=True)
        self._say("pass", seat=self.desk.seat(seat))
        undoable = self.last is not None and self.last != seat
        if self.last is not None and undoable:
            self._say("or_undo", seat=self.desk.seat(self.last))
        self.holder = None
        command = self.desk.pause("alone", seat=self.desk.seat(seat))
        self.desk.painter.clear(secret=True)
        return undoable and command == "/undo"

    def _undo(self, seat: Seat) -> bool:
        """Take back the moves since the last one of whoever asks, and that one too."""
        asking = self.last if self.holder is None and self.last is not None else seat
        mine = [number for number, move in enumerate(self.table.moves) if move.seat == asking]
        steps = len(self.table.moves) - mine[-1] if mine else 0
        try:
            self.table = self.table.undone(steps)
        except Refusal as refusal:
            self.desk.painter.say(refused(self.desk, refusal), Ink.BAD)
            self._listen(lambda: self.desk.pause("more"))
            return False
        drafts = self._drafts()
        self._seat_people(drafts)
        self._catch_up(len(self.table.log))
        self.last, self.back = None, asking
        self._say("undone")
        self._keep()
        return True

    def _farewell(self) -> None:
        """Tell the end: to a single person in its own words, to several what all may see."""
        self.desk.painter.clear(secret=self.shared)
        if self.shared:
            self._tell_end(self.public)
            return
        (alone,) = self.people.values()
        self._tell_end(alone.teller)

    def _tell_end(self, teller: Teller) -> None:
        news = teller.news(self.table)
        scene = self.companion.scene(self.table.view(teller.seat or 0), self.desk.painter.room)
        self.desk.painter.draw(scene)
        for words in news:
            self.desk.painter.say(words)
        self._say("end")

    def _leave(self) -> None:
        """Somebody stops, or the terminal is gone: say how to go on, if anybody still listens."""
        if self.breaks.hung_up:
            return
        try:
            click.echo()
            if self.shared:
                self.desk.painter.clear(secret=True)
            if self.keeper.path is not None:
                command = shlex.join(self.again)
                click.echo(self.desk.words("resume", path=self.keeper.path, command=command))
        except OSError:
            self.keeper.keep(self.table, self._notes())

    def _say(self, key: str, **parts: object) -> None:
        self.desk.painter.say(self.desk.words(key, **parts))

    def _keep(self, aloud: bool = False) -> None:
        """Write the game to its file. One that cannot be written to is told once, and left."""
        try:
            self.keeper.keep(self.table, self._notes())
        except WrongUse as problem:
            if not self.keeper.own:
                raise
            self._say("not_saved", reason=problem.message)
            self.keeper.path = None
            return
        if aloud:
            path: Path | None = self.keeper.path
            self._say("saved", path=path)

    def _notes(self) -> dict[str, Json]:
        """Who sits where, the language, and what is written but not handed in."""
        names = [self.bots.get(seat, "human") for seat in range(self.table.seats)]
        notes: dict[str, Json] = {"players": names, "locale": self.locale}
        if self.called:
            notes["names"] = {str(seat): name for seat, name in self.called.items()}
        drafts = self._drafts()
        kept = {key: self.notes[key] for key in (DECK,) if key in self.notes}
        return notes | kept | ({"drafts": drafts} if drafts else {})

    def _drafts(self) -> dict[str, list[str]]:
        return {
            str(seat): list(person.draft.items)
            for seat, person in self.people.items()
            if person.draft.items
        }
