"""Where a game is kept while it is played, and that nothing of it is lost.

A game with people is written after each of their moves, so that even a machine that
loses its power loses no move. Signals that would end the program are held back while a
bot moves, and only end the wait for a person.
"""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Mapping
from pathlib import Path
from types import FrameType
from typing import Any

from authoring.cli.files import WrongUse, write_text
from authoring.cli.state import state_folder
from authoring.engine.table import Table
from authoring.engine.transcript import record, write
from authoring.source.hindrance import unwritable

Json = Any


def new_file(game: str) -> Path:
    """A file for a game that begins now."""
    begun = time.strftime("%Y%m%d-%H%M%S")
    return state_folder() / f"{game}-{begun}-{os.getpid()}.json"


def latest_file(game: str) -> Path:
    """The file of the game that was left last. Raises WrongUse when there is none."""
    files = sorted(state_folder().glob(f"{game}-*.json"), key=lambda path: path.stat().st_mtime)
    if not files:
        raise WrongUse(f"no game of {game} was left unfinished in {state_folder()}")
    return files[-1]


class Keeper:
    """Keeps one game in one file. `own` says that the file is the program's own: it goes
    once the game has ended, and nobody minds if it cannot be written."""

    def __init__(self, path: Path | None, own: bool) -> None:
        self.path = path
        self.own = own

    def keep(self, table: Table[Any], notes: Mapping[str, Json]) -> None:
        """Write the game as it stands. Raises WrongUse when that cannot be done."""
        if self.path is None:
            return
        if self.own:
            try:
                self.path.parent.mkdir(parents=True, exist_ok=True)
            except OSError as problem:
                raise WrongUse(unwritable(self.path.parent, problem, "made")) from None
        write_text(self.path, write(record(table, notes)))

    def release(self) -> None:
        """The game has ended: a file of the program's own is not needed any more."""
        if self.own and self.path is not None:
            self.path.unlink(missing_ok=True)


class Breaks:
    """While this is open, a signal to stop waits until it is safe to stop."""

    SIGNALS = ("SIGINT", "SIGTERM", "SIGHUP")

    def __init__(self) -> None:
        self.asking = False
        self.struck: int | None = None
        self._before: dict[signal.Signals, Any] = {}

    def __enter__(self) -> Breaks:
        if threading.current_thread() is threading.main_thread():
            for name in self.SIGNALS:
                if hasattr(signal, name):
                    number = signal.Signals[name]
                    self._before[number] = signal.signal(number, self._strike)
        return self

    def __exit__(self, *_: object) -> None:
        for number, before in self._before.items():
            signal.signal(number, before)

    def _strike(self, number: int, _: FrameType | None) -> None:
        self.struck = number
        if self.asking:
            raise KeyboardInterrupt

    def check(self) -> None:
        """Stop now, if it was asked for. Raises KeyboardInterrupt."""
        if self.struck is not None:
            raise KeyboardInterrupt

    @property
    def hung_up(self) -> bool:
        """Whether nobody is there any more to be told anything."""
        return self.struck is not None and self.struck == getattr(signal, "SIGHUP", None)
