"""A terminal of our own that a program is run in: what it shows, and what is typed into it."""

from __future__ import annotations

import codecs
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path
from types import TracebackType

WIPE = "\x1b[H\x1b[2J\x1b[3J"
"""After this nothing that was shown before can be read any more."""

ESCAPES = re.compile(r"\x1b(?:\[[0-9;?]*[a-zA-Z]|\][^\x07]*\x07|[=>])")

PATIENCE = 30.0
"""Seconds to wait for something to be shown."""


class Terminal:
    """One run of `authoring` in a pseudo-terminal of this size."""

    def __init__(self, *arguments: str, columns: int = 80, rows: int = 24, **env: str) -> None:
        here, there = pty.openpty()
        fcntl.ioctl(there, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        settings = {"TERM": "xterm-256color", "LC_ALL": "C.UTF-8", **env}
        strange = ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES")
        kept = {key: value for key, value in os.environ.items() if key not in strange}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "authoring", *arguments],
            stdin=there,
            stdout=there,
            stderr=there,
            env={**kept, **settings, "PYTHONPATH": str(Path.cwd())},
            start_new_session=True,
            preexec_fn=_take_terminal,
        )
        os.close(there)
        self._here = here
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self.raw = ""
        self._read = 0

    def __enter__(self) -> Terminal:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, _: TracebackType | None
    ) -> None:
        if self._process.poll() is None:
            self._process.kill()
        self._process.wait()
        if self._here >= 0:
            os.close(self._here)

    def _pump(self, seconds: float) -> bool:
        """Take in what the program shows; whether there was anything."""
        ready, _, _ = select.select([self._here], [], [], seconds)
        if not ready:
            return False
        try:
            data = os.read(self._here, 65536)
        except OSError:
            return False
        self.raw += self._decoder.decode(data)
        return bool(data)

    def expect(self, *wanted: str) -> str:
        """Wait until one of these is shown, after what was waited for before; the first one."""
        until = time.monotonic() + PATIENCE
        while True:
            shown = plain(self.raw)
            places = {text: shown.find(text, self._read) for text in wanted}
            found = [text for text, place in places.items() if place >= 0]
            if found:
                first = min(found, key=lambda text: places[text])
                self._read = places[first] + len(first)
                return first
            if time.monotonic() > until or (self._process.poll() is not None and not self._pump(0)):
                raise AssertionError(f"none of {wanted} in:\n{shown[self._read :]}")
            self._pump(0.2)

    def expect_prompt(self) -> None:
        """Wait until a line can be typed, and a moment longer: a signal between the prompt and
        the reading of a line is one that Python itself notices only at the next key."""
        self.expect("> ")
        self.rest()

    def rest(self) -> None:
        """Wait until nothing more is shown."""
        while self._pump(0.3):
            pass

    def type(self, line: str) -> None:
        """Type a line and Enter."""
        os.write(self._here, f"{line}\r".encode())

    def press(self, key: bytes) -> None:
        """Press a key that is no letter: b"\\x03" is Ctrl-C, b"\\x04" Ctrl-D."""
        os.write(self._here, key)

    def hang_up(self) -> None:
        """Close the terminal's window."""
        os.close(self._here)
        self._here = -1

    def signal(self, number: signal.Signals) -> None:
        self._process.send_signal(number)

    def wait(self) -> int:
        """Wait for the end; the exit code."""
        until = time.monotonic() + PATIENCE
        while self._process.poll() is None and time.monotonic() < until:
            if self._here >= 0:
                self._pump(0.1)
            else:
                time.sleep(0.05)
        while self._here >= 0 and self._pump(0):
            pass
        return self._process.wait(1)

    @property
    def readable(self) -> str:
        """All that can still be read, on the screen or by scrolling back."""
        return plain(self.raw.rpartition(WIPE)[2])


def _take_terminal() -> None:
    """Make the pseudo-terminal the program's own, so that Ctrl-C reaches it."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


def plain(shown: str) -> str:
    """Without colours and movements."""
    return ESCAPES.sub("", shown).replace("\r", "")
