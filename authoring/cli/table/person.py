"""A person at the terminal: shown what the seat may see, and asked until a move is made."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

import click

from authoring.cli.table.keyboard import Keyboard
from authoring.cli.table.painter import Painter
from authoring.cli.table.speech import command_of, correction_of, speech
from authoring.cli.telling import Teller
from authoring.engine.companion import Companion, Corrector, Draft, Offer, Unclear
from authoring.engine.game import HOST, Legal, Move, Refusal, Seat
from authoring.engine.scene import Ink
from authoring.engine.table import Table

NOBODY: Seat = -3
"""A listener at no seat, who hears what everybody may."""


class Wish(Enum):
    """What a person wants of the session besides moving."""

    UNDO = "/undo"
    SAVE = "/save"
    QUIT = "/quit"


COMMANDS = ("?", "/look", "/undo", "/save", "/quit")
CORRECT = "/correct"


@dataclass(slots=True)
class Desk:
    """What all persons at one terminal share. `keep` writes down what they have so far;
    `opening` is told above the first table that anybody sees."""

    painter: Painter
    keyboard: Keyboard
    companion: Companion
    locale: str
    keep: Callable[[], None]
    called: Mapping[Seat, str] = field(default_factory=dict)
    opening: list[str] = field(default_factory=list)

    def seat(self, seat: Seat) -> str:
        """A seat by its number, with the name of whoever sits there."""
        name = self.called.get(seat)
        return f"{seat} ({name})" if name else str(seat)

    def words(self, key: str, **parts: object) -> str:
        """A sentence of the terminal's own."""
        return speech(self.locale)[key].format(**parts)

    def ask(self, key: str, **parts: object) -> str:
        """A question of the terminal's own, and the answer."""
        return self.keyboard.ask(self.words(key, **parts))

    def pause(self, key: str, **parts: object) -> str | None:
        """Wait until somebody says to go on. `?` tells the commands and waits on; raises
        click.Abort for /quit. The command, if another one was typed."""
        while True:
            command = command_of(self.ask(key, **parts), free=False)
            if command == "/quit":
                raise click.Abort
            if command == "/save":
                self.keep()
            elif command != "?":
                return command
            else:
                self.commands(("/undo", "/save", "/quit"))

    def head(self, key: str) -> None:
        """A line above others."""
        self.painter.say(self.words(key) + self.words("colon"), Ink.STRONG)

    def commands(self, names: Iterable[str], free: bool = False) -> None:
        """Tell what commands do, and that they need their slash where any text is `free`."""
        self.head("commands")
        slash = "/" if free else ""
        self.painter.say_pairs((each, self.words(f"does_{each}", slash=slash)) for each in names)
        if free:
            self.painter.say(f"  {self.words('slash')}")


@dataclass(slots=True)
class Person:
    """Somebody at a seat. `draft` is what was written towards the next move."""

    seat: Seat
    desk: Desk
    teller: Teller
    draft: Draft = field(default_factory=Draft)
    _instead: str | None = None

    def show(self, table: Table[Any], teller: Teller) -> None:
        """What has happened since, and the table as `teller` may see it."""
        news = teller.news(table)
        seat = self.seat if teller.seat is None else teller.seat
        scene = self.desk.companion.scene(table.view(seat), self.desk.painter.room)
        painter = self.desk.painter
        room = painter.room
        told = sum(words.count("\n") + 1 + len(words) // room.columns for words in news)
        # The opening is no reason to wait: on a small screen it is what scrolls away.
        for words in (*self.desk.opening, *news):
            painter.say(words)
        self.desk.opening.clear()
        if not painter.plain and told + painter.height(scene) + 6 > room.rows and told > 2:
            self.desk.pause("more")
            painter.clear(secret=False)
        painter.draw(scene)

    def take_turn(self, table: Table[Any], teller: Teller) -> Wish | None:
        """Ask until a move was played; or return the wish that the session must grant."""
        legal = table.legal(self.seat)
        view = {**table.view(teller.seat if teller.seat is not None else self.seat)}
        view["seat"] = self.seat
        offered = self.desk.companion.offer(view, legal, self.draft)
        self._offer(offered)
        while True:
            typed = self.desk.keyboard.ask(
                self.desk.words("prompt", seat=self.desk.seat(self.seat)), offered.words
            )
            command = command_of(typed, offered.free)
            if command in ("/undo", "/save", "/quit"):
                return Wish(command)
            if command == "?":
                self._help(typed, offered, table)
            elif command == "/look":
                self.desk.painter.clear(secret=False)
                self.desk.painter.draw(
                    self.desk.companion.scene(table.view(teller.seat or 0), self.desk.painter.room)
                )
                self._offer(offered)
            elif (said := correction_of(typed)) is not None and _correctable(self.desk, table):
                if self._correct(said, table, view):
                    return None
            elif typed.startswith("/") and command is None:
                self._unknown(typed)
            elif self._answer(typed, table, view, legal):
                return None
            else:
                offered = self.desk.companion.offer(view, legal, self.draft)

    def _answer(self, typed: str, table: Table[Any], view: Mapping[str, Any], legal: Legal) -> bool:
        """Whether the line was a move, and the rules allowed it."""
        companion = self.desk.companion
        meant = self._instead if not typed and self._instead else typed
        self._instead = None
        try:
            read = companion.read(meant, view, legal, self.draft)
            if isinstance(read, Draft):
                self.draft = read
                self.desk.keep()
                self._progress(companion.offer(view, legal, read))
                return False
            table.play(read)
        except Unclear as problem:
            self._tell_unclear(problem, companion.offer(view, legal, self.draft))
            return False
        except Refusal as refusal:
            self._tell_refused(refusal)
            return False
        self._put_away(read, table)
        return True

    def _put_away(self, move: Move, table: Table[Any]) -> None:
        """A draft is done with, unless the move was another one and the task is still there."""
        still = {each.name for each in table.legal(self.seat).open}
        if move.name in still or not still:
            self.draft = Draft()

    def _offer(self, offered: Offer) -> None:
        painter = self.desk.painter
        painter.say(offered.ask + self.desk.words("hint"), Ink.STRONG)
        painter.say_pairs((way.form, way.does) for way in offered.ways)
        if offered.note:
            painter.say(f"  {offered.note}", Ink.GOOD)

    def _progress(self, offered: Offer) -> None:
        painter = self.desk.painter
        if offered.note:
            painter.say(f"  {offered.note}", Ink.GOOD)
        painter.say(offered.ask, Ink.STRONG)

    def _correct(self, said: str, table: Table[Any], view: Mapping[str, Any]) -> bool:
        """Whether the host, who is whoever sits at the screen, put a judgement right."""
        companion = self.desk.companion
        assert isinstance(companion, Corrector)
        try:
            table.play(companion.correction(said, view, table.legal(HOST)))
        except Unclear as problem:
            self.desk.painter.say(problem.sentence, Ink.BAD)
            return False
        except Refusal as refusal:
            self._tell_refused(refusal)
            return False
        return True

    def _help(self, typed: str, offered: Offer, table: Table[Any]) -> None:
        """Everything for a bare `?`; behind it, a rule's number or a word to find rules by."""
        desk, rules = self.desk, self.desk.companion.rules()
        sought = typed[1:].strip() if typed[:1] in ("?", "？") else ""
        if sought:
            wanted = sought.casefold()
            found = [
                (number, rule)
                for number, rule in rules.items()
                if wanted in rule.casefold() or number.casefold() == wanted
            ]
            desk.painter.say(desk.words("found" if found else "none_found", typed=sought))
            desk.painter.say_pairs(found)
            return
        desk.head("ways")
        desk.painter.say_pairs((way.form, way.does) for way in offered.ways)
        if offered.statements:
            desk.head("rules")
            desk.painter.say_pairs((each, rules[each]) for each in offered.statements)
        more = (CORRECT,) if _correctable(desk, table) else ()
        desk.commands((*COMMANDS, *more), offered.free)

    def _unknown(self, typed: str) -> None:
        words = self.desk.words("comma").join(COMMANDS)
        self.desk.painter.say(self.desk.words("unknown_command", typed=typed, commands=words))

    def _tell_unclear(self, problem: Unclear, offered: Offer) -> None:
        painter = self.desk.painter
        if not problem.sentence:
            painter.say(offered.ask, Ink.STRONG)
            return
        painter.say(problem.sentence, Ink.BAD)
        self._instead = problem.instead
        if problem.instead is not None:
            painter.say(self.desk.words("nearest", instead=problem.instead))

    def _tell_refused(self, refusal: Refusal) -> None:
        self.desk.painter.say(refused(self.desk, refusal), Ink.BAD)


def _correctable(desk: Desk, table: Table[Any]) -> bool:
    """Whether there is a judgement that the host may put right."""
    return isinstance(desk.companion, Corrector) and bool(table.legal(HOST).open)


def refused(desk: Desk, refusal: Refusal) -> str:
    """Why a move was refused, with the rule that says so."""
    told = desk.words("refused", sentence=desk.companion.refusal(refusal))
    rule = desk.companion.rules().get(refusal.statement)
    if rule is not None:
        return told + desk.words("statement", statement=refusal.statement, rule=rule)
    return told + (desk.words("by", statement=refusal.statement) if refusal.statement else "")
