"""What keeps a file from being written or read, in a sentence with the way out."""

from __future__ import annotations

import errno
import os
import shlex
import tempfile
from pathlib import Path

from authoring.source.links import followed, is_file, is_folder, is_there, may

CLOSED = (errno.EACCES, errno.EPERM)
FULL = (errno.ENOSPC, errno.EDQUOT)


def told(error: OSError) -> str:
    """Why something cannot be done, where nobody knows what was to be done."""
    if aside := no_room_aside(error):
        return aside
    if error.filename is None or error.errno is None:
        return error.strerror or str(error)
    path = Path(os.fsdecode(error.filename))
    if error.errno in (*FULL, errno.EROFS):
        return unwritable(path, error)
    reason = against_reading(path, error) if error.errno in CLOSED else error.strerror
    return f"{path}: {reason}"


def unwritable(path: str | os.PathLike[str], error: OSError, verb: str = "written") -> str:
    """Why a file cannot be written, or a folder not be made."""
    return f"{os.fspath(path)} cannot be {verb}: {_against_writing(Path(path), error)}"


def unreadable(path: str | os.PathLike[str], error: OSError) -> str:
    """Why a file or a folder cannot be read."""
    return f"{os.fspath(path)} cannot be read: {against_reading(Path(path), error)}"


def closed(folder: Path) -> str:
    """Why one may not go into a folder; empty when one may, or there is none."""
    if not is_folder(folder) or may(folder, os.X_OK):
        return ""
    return unreadable(folder, PermissionError(errno.EACCES, os.strerror(errno.EACCES)))


def against_reading(path: Path, error: OSError) -> str:
    """Why something cannot be read, without its name."""
    if error.errno not in CLOSED:
        return (error.strerror or "unknown reason").lower()
    for folder in reversed(followed(path).parents):
        if is_folder(folder) and not may(folder, os.X_OK):
            return f"the folder {folder} is closed to you; {_let(folder, 'rx')}"
    return f"permission denied; {_let(path, 'rx' if is_folder(path) else 'r')}"


def no_room_aside(error: OSError) -> str:
    """Why there is no room for what is needed only meanwhile; empty when that is not wrong."""
    if error.filename is None:
        found = "No usable temporary directory" in (error.strerror or "")
        return "there is no folder for temporary files: name one in TMPDIR" if found else ""
    aside = tempfile.gettempdir()
    where = followed(Path(os.fsdecode(error.filename)))
    if error.errno not in FULL or not where.is_relative_to(followed(Path(aside))):
        return ""
    return f"{aside}, where temporary files go, is full: make room, or name another in TMPDIR"


def _against_writing(path: Path, error: OSError) -> str:
    target = followed(path)
    if error.errno in FULL:
        return "the disk is full: make room there, and do it again"
    if error.errno == errno.EISDIR:
        return "a folder stands in its place"
    if error.errno == errno.EROFS:
        return "it can only be read from there; do it in another place, or on a copy"
    nearest = next((one for one in target.parents if is_there(one)), target)
    if error.errno == errno.ENOTDIR or not is_folder(nearest):
        return f"{nearest} is no folder"
    if error.errno not in CLOSED:
        return (error.strerror or "unknown reason").lower()
    if is_file(target) and not may(target, os.W_OK):
        return f"it is read-only; {_let(path, 'w')}"
    if may(nearest, os.W_OK | os.X_OK):
        return f"only its owner may replace it there; {_let(path, 'w')}"
    return f"the folder {nearest} is closed to you; {_let(nearest, 'wx')}"


def _let(path: Path, right: str) -> str:
    """How one gets a right to something: of oneself, or of its owner."""
    try:
        owner = path.stat().st_uid
    except OSError:
        return "ask for the right to it"
    if not hasattr(os, "geteuid") or owner == os.geteuid():
        return f"let yourself, with chmod u+{right} {shlex.quote(str(path))}"
    return f"it belongs to {_name(owner)}: ask them, or use a place of your own"


def _name(owner: int) -> str:
    """What a user is called, or the number where nobody knows."""
    import pwd

    try:
        return pwd.getpwuid(owner).pw_name
    except KeyError:
        return f"user {owner}"
