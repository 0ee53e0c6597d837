"""The file of the lexicon: unpacked once into the user's cache, then only read.

The packed file comes with the program. What stands in the cache is believed only if its
sum is right; anything else there (cut short, damaged, of another version) is replaced.
Two processes may unpack at once: each writes a file of its own and renames it; of other
versions' lexicons only the last stays. Where
nothing can be written (a full disk, no home), the lexicon is held in memory instead.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from authoring.resources import cache_folder

if TYPE_CHECKING:
    import sqlite3

DATA = Path(__file__).resolve().parent / "data"
PACKED = DATA / "lexicon.sqlite.xz"
SUM = DATA / "lexicon.sha256"
CHUNK = 1 << 20
FORGOTTEN = 24 * 60 * 60
"""Seconds after which nobody is unpacking a draft any more."""


class NoLexicon(Exception):
    """The installation lacks its lexicon, or has a damaged one."""


@cache
def database() -> sqlite3.Connection:
    """The lexicon, open for reading. Raises NoLexicon."""
    import sqlite3

    digest, size = _expected()
    try:
        path = _unpacked(cache_folder() / f"lexicon-{digest[:16]}.sqlite", digest, size)
    except OSError:
        return _in_memory(digest)
    return sqlite3.connect(
        f"{path.as_uri()}?mode=ro&immutable=1", uri=True, check_same_thread=False
    )


def _expected() -> tuple[str, int]:
    try:
        digest, size = SUM.read_text(encoding="ascii").split()
        return digest, int(size)
    except (OSError, ValueError) as fault:
        message = f"this installation lacks its lexicon ({SUM}): install authoring again"
        raise NoLexicon(message) from fault


def _unpacked(path: Path, digest: str, size: int) -> Path:
    """The unpacked file, made if need be. Raises OSError where it cannot be."""
    if _is_sound(path, digest, size):
        return path
    import tempfile

    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".part")
    draft = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            _unpack_into(file.write)
        if not _is_sound(draft, digest, size):
            raise _damaged()
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
    _forget_others(path)
    return path


def _forget_others(path: Path) -> None:
    """Remove the lexicons of other versions, but the one that was last unpacked, and drafts
    that were left behind. Who has one open reads on; what cannot be removed stays."""
    others = [one for one in path.parent.glob("lexicon-*") if one != path]
    with suppress(OSError):
        others.sort(key=lambda one: one.stat().st_mtime)
        limit = time.time() - FORGOTTEN
        drafts = [one for one in others if one.suffix == ".part"]
        old = [one for one in drafts if one.stat().st_mtime < limit]
        for one in (*old, *[one for one in others if one not in drafts][:-1]):
            with suppress(OSError):
                one.unlink()


def _unpack_into(write: Callable[[bytes], object]) -> None:
    import lzma

    try:
        with lzma.open(PACKED) as packed:
            while chunk := packed.read(CHUNK):
                write(chunk)
    except (lzma.LZMAError, EOFError, FileNotFoundError) as fault:
        raise _damaged() from fault


def _damaged() -> NoLexicon:
    return NoLexicon(f"the lexicon {PACKED} is missing or damaged: install authoring again")


def _is_sound(path: Path, digest: str, size: int) -> bool:
    import hashlib

    try:
        if path.stat().st_size != size:
            return False
        with path.open("rb") as file:
            return hashlib.file_digest(file, "sha256").hexdigest() == digest
    except OSError:
        return False


def _in_memory(digest: str) -> sqlite3.Connection:
    import hashlib
    import sqlite3

    chunks: list[bytes] = []
    _unpack_into(chunks.append)
    data = b"".join(chunks)
    if hashlib.sha256(data).hexdigest() != digest:
        raise _damaged()
    connection = sqlite3.connect(":memory:", check_same_thread=False)
    connection.deserialize(data)
    return connection
