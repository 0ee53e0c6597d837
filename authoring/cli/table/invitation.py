"""What a command asked for, made into a table with players: new, resumed, or one of several."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from authoring.cli import settings
from authoring.cli.files import WrongUse
from authoring.cli.table import HUMAN, LARGEST, LATEST
from authoring.cli.table.origin import origin_note
from authoring.cli.table.plain import PlainCompanion
from authoring.cli.table.saving import Keeper, latest_file, new_file
from authoring.engine.game import BotMaker, Seat
from authoring.engine.seated import Named
from authoring.engine.table import Table

if TYPE_CHECKING:
    from authoring.cli.session import Session
    from authoring.cli.table.sitting import Sitting
    from authoring.engine.companion import Companion
    from authoring.engine.transcript import Transcript
    from authoring.kit import GameKit
    from authoring.pack.pack import Pack

USUAL_BOTS = 4
LONGEST_NAME = 24
"""Characters of a player's name."""


@dataclass(frozen=True, slots=True)
class Invitation:
    """A game with its pack, and the options of the command by name. `deck` is as it was typed."""

    kit: GameKit[Any]
    pack: Pack
    deck: str
    asked: Mapping[str, Any]

    def names(self) -> list[str] | None:
        """Who sits where: `human`, or the name of a bot; None when nothing was said of it.

        Raises WrongUse for a name that is nobody's.
        """
        specs, bots = self.asked["specs"], self.asked["bots"]
        if not specs and bots is None:
            return None
        names = [spec.removeprefix("bot:") for spec in specs]
        for spec, name in zip(specs, names, strict=True):
            if spec != HUMAN and name not in self.kit.bots:
                known = ", ".join(f"bot:{each}" for each in self.kit.bots)
                raise WrongUse(f"--seat {spec!r} is nobody: it is human, {known}")
        return names + [self.usual_bot(beside_people=HUMAN in names)] * (bots or 0)

    def usual_bot(self, beside_people: bool = False) -> str:
        """The bot that plays when nobody chose one: a milder one with people, in some games."""
        mild = self.kit.beside_people if beside_people else None
        return mild or next(iter(self.kit.bots))

    def locale(self, usual: str | None = None) -> str:
        """The language to tell the game in. Raises WrongUse when the deck lacks it."""
        locale = self.asked["locale"] or usual or self.pack.locales[0]
        if locale not in self.pack.locales:
            known = ", ".join(self.pack.locales)
            raise WrongUse(f"this deck has no locale {locale!r}; it has {known}")
        return str(locale)

    def called(self, seats: int, notes: Mapping[str, Any]) -> dict[Seat, str]:
        """What those at the seats are called, as far as somebody said: now, or in the notes of
        the game that is resumed. Raises WrongUse."""
        if self.asked["names"] is None:
            kept = notes.get("names")
            kept = kept if isinstance(kept, dict) else {}
            told = {seat: kept.get(str(seat)) for seat in range(seats)}
            return {seat: name for seat, name in told.items() if isinstance(name, str)}
        said = [name.strip() for name in self.asked["names"].split(",")]
        if len(said) > seats:
            raise WrongUse(f"--names has {len(said)} names, and there are {seats} seats")
        names = {seat: name for seat, name in enumerate(said) if name}
        if len(set(names.values())) < len(names):
            raise WrongUse("--names has a name twice: nobody would know who is meant")
        for name in names.values():
            if len(name) > LONGEST_NAME or not name.isprintable():
                raise WrongUse(f"--names: {name!r} is no name of up to {LONGEST_NAME} characters")
        return names

    def options(self, names: Sequence[str], game: int = 0) -> dict[str, Any]:
        """The options as typed, and what suits the players. The language told is also played
        in, where a game has one."""
        known = settings.described(self.kit.name)
        options = settings.parse(self.asked["sets"], known)
        if self.asked["preset"] is not None:
            options = {"preset": self.asked["preset"], **options}
        if "locale" in known and self.asked["locale"] is not None:
            options.setdefault("locale", self.locale())
        if "game_number" in known and self.asked["games"] > 1:
            options.setdefault("game_number", game)
        human = "" if self.asked["protocol"] else HUMAN
        people = [seat for seat, name in enumerate(names) if name == human]
        return self.companion(self.locale()).agree(options, people, len(names))

    def companion(self, locale: str) -> Companion:
        """Who draws and reads for people: the game's own companion, or a plain one."""
        if self.kit.companion is None:
            return PlainCompanion(lambda: self.kit.narrate(self.pack, locale))
        return self.kit.companion(self.pack, locale)

    def new_table(self, names: Sequence[str], game: int = 0) -> Table[Any]:
        """A new game. Raises Refusal when it cannot be played so."""
        asked = self.asked["seed"]
        seed = secrets.randbelow(2**32) if asked is None else asked
        options = self.options(names, game)
        return Table(self.kit.game, self.pack, len(names), (seed + game) & LARGEST, options)

    def makers(self, names: Sequence[str]) -> dict[Seat, BotMaker]:
        """The makers of the bots, by seat."""
        return {seat: self.kit.bots[name] for seat, name in enumerate(names) if name != HUMAN}

    def usual_names(self) -> list[str]:
        """Who plays when nobody said: bots."""
        return [self.usual_bot()] * USUAL_BOTS

    def seated_by_asking(self) -> Invitation:
        """The same, with players and language as somebody at the terminal says.

        Without a terminal, or with more said than the deck, it stays as it is.
        """
        said = ("specs", "sets", "seed", "save", "preset", "as_json", "resume", "protocol")
        if self.asked["bots"] is not None or any(self.asked[name] for name in said):
            return self
        if self.asked["games"] > 1 or not (sys.stdin.isatty() and sys.stdout.isatty()):
            return self
        from authoring.cli.table import seating

        title = self.pack.title.get(self.pack.locales[0], self.pack.game)
        config = self.kit.game.configure({})
        players = getattr(config, "players", (1, USUAL_BOTS))
        locales = [self.asked["locale"]] if self.asked["locale"] else self.pack.locales
        usual = self.usual_bot(beside_people=True)
        kinds = sorted(self.kit.bots, key=lambda name: name != usual)
        seats = seating.ask(title, locales, kinds, players)
        return replace(
            self, asked={**self.asked, "specs": seats.specs, "locale": seats.locale, "bots": 0}
        )

    def session(
        self, table: Table[Any], names: Sequence[str], notes: Mapping[str, Any] | None = None
    ) -> Session:
        """A session at this table without people; `notes` are those of a game resumed."""
        from authoring.cli.session import Session
        from authoring.engine.bots import Policy

        locale = self.locale((notes or {}).get("locale"))
        return Session(
            table=table,
            makers=self.makers(names),
            judge=self.kit.judge,
            narrator=lambda: self.kit.narrate(self.pack, locale),
            policy=Policy(self.asked["policy"]),
            patience=self.asked["patience"],
            save_to=self.asked["save"],
            locale=locale,
            notes={**(notes or {}), **origin_note(self.deck, self.asked["save"])},
            called=self.called(table.seats, notes or {}),
        )

    def sitting(
        self,
        table: Table[Any],
        names: Sequence[str],
        notes: Mapping[str, Any] | None = None,
        resumed: Path | None = None,
    ) -> Sitting:
        """The people and bots at this table, at a terminal."""
        from authoring.cli.table.sitting import Sitting

        session = self.session(table, names, notes)
        keeper = self.keeper(resumed)
        again = ("authoring", "play", self.deck, "--resume")
        return Sitting(
            table=table,
            makers=session.makers,
            judge=session.judge,
            companion=self._companion_of(session),
            keeper=keeper,
            locale=session.locale,
            bots={seat: f"bot:{name}" for seat, name in enumerate(names) if name != HUMAN},
            again=again if keeper.own else (*again, str(keeper.path)),
            policy=session.policy,
            patience=session.patience,
            notes={**session.notes, **origin_note(self.deck, keeper.path)},
            called=session.called,
            opening=self._opening(names, session.locale),
        )

    def _companion_of(self, session: Session) -> Companion:
        """Who speaks to people at this table, and calls them by their names."""
        companion = self.companion(session.locale)
        if isinstance(companion, Named):
            companion.call(session.called)
        return companion

    def _opening(self, names: Sequence[str], locale: str) -> list[str]:
        """Which bots people play with, and how to choose others."""
        from authoring.cli.table.speech import speech

        words = speech(locale)
        told = []
        for kind in dict.fromkeys(name for name in names if name != HUMAN):
            seats = words["comma"].join(str(at) for at, name in enumerate(names) if name == kind)
            told.append(words["bots_at"].format(kind=kind, seats=seats))
        if told:
            kinds = words["comma"].join(f"bot:{kind}" for kind in self.kit.bots)
            told.append(words["other_bots"].format(kinds=kinds))
        return told

    def strange(self, table: Table[Any], names: Sequence[str]) -> str:
        """That bots at this table do not know the language that is played in; blank if they do."""
        from authoring.cli.table.speech import speech

        part = self.kit.playtest
        played_in = getattr(table.config, "locale", None) or self.pack.locales[0]
        beside = any(name != HUMAN for name in names)
        if not beside or part is None or part.speaks is None or part.speaks(played_in):
            return ""
        return speech(self.locale())["strange"].format(locale=played_in)

    def resumed_file(self) -> Path:
        """The file to go on from. Raises WrongUse when there is none."""
        path: Path = self.asked["resume"]
        return latest_file(self.kit.name) if str(path) == LATEST else path

    def names_of(self, transcript: Transcript, path: Path) -> list[str]:
        """Who sits where in a resumed game: as asked for now, as it was before, or bots.

        Raises WrongUse when that is another number of seats.
        """
        names = self.names()
        if names is None:
            kept = transcript.notes.get("players", [])
            known = {HUMAN, *(f"bot:{name}" for name in self.kit.bots)}
            if len(kept) == transcript.seats and all(name in known for name in kept):
                return [str(name).removeprefix("bot:") for name in kept]
            return [self.usual_bot()] * transcript.seats
        if len(names) != transcript.seats:
            raise WrongUse(f"{path} has {transcript.seats} seats, not {len(names)}")
        return names

    def keeper(self, resumed: Path | None) -> Keeper:
        """Where a game with people is kept: where it was asked for, or it came from, or in a
        file of the program's own."""
        if self.asked["save"] is not None:
            return Keeper(self.asked["save"], own=False)
        if resumed is not None:
            return Keeper(resumed, own=str(self.asked["resume"]) == LATEST)
        return Keeper(new_file(self.kit.name), own=True)
