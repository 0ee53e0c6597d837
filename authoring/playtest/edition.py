"""Which edition of the program plays: its version, and a digest of what decides a game.

Games of two editions are not counted together: neither those that a store kept before the bots
were changed, nor those of workers on another machine.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache

from authoring import __version__
from authoring.resources import PACKAGE

DECIDES = ("engine", "games", "language", "pack", "playtest")
"""The folders of code and data on which it depends how a game goes and what is counted."""

DIGITS = 12


@lru_cache(maxsize=1)
def edition() -> str:
    """The version and the digest of this program: `0.1.0+2f1c…`."""
    found = hashlib.sha256()
    for name in DECIDES:
        for path in sorted((PACKAGE / name).rglob("*")):
            # Hidden files are what a system or an editor leaves behind.
            if path.is_file() and path.suffix != ".pyc" and not path.name.startswith("."):
                told = path.relative_to(PACKAGE).as_posix()
                found.update(f"{told} {path.stat().st_size}\n".encode())
                found.update(path.read_bytes())
    return f"{__version__}+{found.hexdigest()[:DIGITS]}"
