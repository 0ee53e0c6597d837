"""Files put into the place of others in one step: whole, or not at all."""

from __future__ import annotations

import errno
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from authoring.source.links import followed, is_there, may

LONGEST = 40
"""Characters of a file's name in the name of its draft, which may not grow beyond what file
systems allow."""


def put(path: Path, content: bytes) -> None:
    """Put bytes into a file, which changes only when all of them are written.

    Raises OSError that names the file.
    """
    with drafted(path) as draft:
        draft.write_bytes(content)


@contextmanager
def drafted(path: Path) -> Iterator[Path]:
    """A new file beside another, which takes its place when the block ends well.

    A link stays a link: what it leads to is replaced. What is replaced hands on its mode and,
    as far as that is allowed, its owner; a file that one may not write is not replaced, even
    where its folder would allow it. Raises OSError that names the file.
    """
    target, draft = followed(path), None
    try:
        allow(target)
        draft = _fresh(target)
        yield draft
        settle(draft, target)
    except OSError as error:
        elsewhere = draft and error.filename is not None and str(error.filename) != str(draft)
        if error.errno is None or elsewhere:
            raise
        raise OSError(error.errno, error.strerror, str(path)) from None
    finally:
        if draft is not None:
            with suppress(OSError):
                draft.unlink(missing_ok=True)


def allow(target: Path) -> None:
    """Make sure that a file may be written, if it is there. Raises PermissionError."""
    if is_there(target) and not may(target, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(target))


def settle(draft: Path, target: Path) -> None:
    """Put a file into the place of another, with the mode and the owner that that one had.

    Raises OSError.
    """
    if is_there(target):
        hand_on(target, draft)
    draft.replace(target)


def hand_on(old: Path, new: Path) -> None:
    """Give a file the mode of another, and its owner and group where that is allowed.

    Raises OSError.
    """
    was, now = old.stat(), new.stat()
    if (was.st_uid, was.st_gid) != (now.st_uid, now.st_gid) and hasattr(os, "chown"):
        for owner, group in ((-1, was.st_gid), (was.st_uid, -1)):
            with suppress(OSError):
                os.chown(new, owner, group)
    shutil.copymode(old, new)


def _fresh(target: Path) -> Path:
    """A new empty file in the same folder, hidden from decks, with the mode that new files
    have. Raises OSError."""
    number = 0
    while True:
        draft = target.with_name(f".{target.name[:LONGEST]}.{os.getpid()}-{number}.new")
        with suppress(FileExistsError):
            draft.open("xb").close()
            return draft
        number += 1
