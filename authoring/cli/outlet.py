"""Where a command may write what it was asked for: into a new file, or over an older one of the
same kind. So a slip of the pen never costs a deck its cards."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from authoring.cli.files import WrongUse, writable
from authoring.source.hindrance import unreadable


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of file: what it is called, and whether some bytes are one."""

    name: str
    fits: Callable[[bytes], bool]

    def may_replace(self, path: Path) -> None:
        """Make sure, before long work is done, that a file of this kind can be written there
        and that nothing else gets lost. An empty file is nothing.

        Raises WrongUse when it cannot, or when something of another kind stands there.
        """
        writable(path)
        try:
            content = path.read_bytes() if path.exists() else b""
        except OSError as error:
            raise WrongUse(unreadable(path, error)) from None
        if content and not self.fits(content):
            raise WrongUse(
                f"{path} is there already and is no {self.name}: name another file, or move it away"
            )


def _is_page(content: bytes) -> bool:
    start = content[:200].lstrip(b"\xef\xbb\xbf\r\n\t ").lower()
    return start.startswith((b"<!doctype html", b"<html"))


def _is_game(content: bytes) -> bool:
    """Also a game that is damaged inside: it is a game all the same."""
    try:
        said = json.loads(content)
    except (ValueError, RecursionError):
        return False
    return isinstance(said, dict) and {"game", "seats", "moves"} <= said.keys()


def _is_baseline(content: bytes) -> bool:
    return all(re.search(rb"^%b:" % key, content, re.M) for key in (b"format", b"entries"))


def _is_printer(content: bytes) -> bool:
    return re.search(rb"^(page-offset|back-offset|scale):", content, re.M) is not None


PAGE = Kind("HTML page", _is_page)
GAME = Kind("saved game", _is_game)
BASELINE = Kind("baseline", _is_baseline)
PRINTER = Kind("file of a printer", _is_printer)
SHEET = Kind("PDF", lambda content: content.startswith(b"%PDF"))
