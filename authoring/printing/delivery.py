"""What a build makes is made aside, and moved into its folder whole or not at all.

A build that is killed leaves its folder aside behind. The next one sees that nobody holds its
lock any more, puts everything back as it was before half of it was moved, and takes it away.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory

from authoring.printing.manifest import NAME
from authoring.source.replacement import allow, hand_on

ASIDE = ".new-"
"""What the folder aside is called, with the number of the process behind it."""

LASTING = "tabletop/"
"""What stays when it is not made again: saved games show its pictures, and which cell a
card stands in is read from it."""

BEFORE, DONE = ".before", ".done"
"""In there: what stood in the place of the new files, until all are moved, and then."""

MOVING = ".moving"
NEW, OLD = "+", "-"
"""In there: the names of the files that are put in place (+) and taken away (-)."""

LOCK = ".lock"
"""In there: what a running build holds."""

FRESH = 60.0
"""Seconds in which a folder without a lock may be one that a build is just making."""


class InTheWay(Exception):
    """A folder stands where a file is to be written."""


@contextmanager
def aside(out: Path) -> Iterator[Path]:
    """A folder to make things in, inside `out`. If that is new and nothing came of it, it goes,
    and so do the folders that were made for it. Raises OSError."""
    new = [path for path in (out, *out.parents) if not path.exists()]
    out.mkdir(parents=True, exist_ok=True)
    _sweep(out)
    try:
        with TemporaryDirectory(prefix=ASIDE, dir=out) as folder, _locked(Path(folder)):
            yield Path(folder)
    finally:
        with suppress(OSError):
            for path in new:
                path.rmdir()


def deliver(
    files: Sequence[Path], made: Path, out: Path, old: Sequence[Path] = ()
) -> tuple[Path, ...]:
    """Move all files from `made` into `out`, with the folders they stand in, and take away
    the `old` ones; or do none of it. Raises InTheWay and OSError."""
    targets = [out / path.relative_to(made) for path in files]
    for target in targets:
        if target.is_dir():
            raise InTheWay(f"{target} is a folder, and a file of this name is to be written")
        allow(target)
    names = [path.relative_to(made).as_posix() for path in files]
    gone = [path.relative_to(out).as_posix() for path in old]
    (made / BEFORE).mkdir()
    journal = (*(f"{NEW}{name}" for name in names), *(f"{OLD}{name}" for name in gone))
    (made / MOVING).write_text("\n".join(journal), encoding="utf-8")
    try:
        for name in (*names, *gone):
            _exchange(name, made, out)
        (made / BEFORE).rename(made / DONE)
    except BaseException:
        _give_back(made, out)
        raise
    return tuple(targets)


def _exchange(name: str, made: Path, out: Path) -> None:
    """Put what stands under a name aside, and in its place what was made under it, if any."""
    kept, target, source = made / BEFORE / name, out / name, made / name
    for path in (kept, target):
        path.parent.mkdir(parents=True, exist_ok=True)
    if target.exists():
        target.replace(kept)
    if source.exists():
        if kept.exists():
            hand_on(kept, source)
        source.replace(target)


def _give_back(made: Path, out: Path) -> None:
    """Undo what was exchanged, unless all of it was."""
    if not (made / BEFORE).is_dir() or not (made / MOVING).is_file():
        return
    for line in (made / MOVING).read_text(encoding="utf-8").split("\n"):
        sign, name = line[:1], line[1:]
        kept, target = made / BEFORE / name, out / name
        if kept.exists():
            target.parent.mkdir(parents=True, exist_ok=True)
            kept.replace(target)
        elif sign == NEW and not (made / name).exists():
            target.unlink(missing_ok=True)


def outdated(out: Path, made: Iterable[str]) -> tuple[Path, ...]:
    """The files in `out` that its manifest lists as made by earlier builds, that are still as
    they were made, and that a build which makes those of these names would leave behind."""
    try:
        told = json.loads((out / NAME).read_text(encoding="utf-8"))
        listed = {**told.get("earlier", {}), **told["files"]}
        known = {str(name): str(entry["sha256"]) for name, entry in listed.items()}
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return ()
    new = {*made, NAME}
    old = (name for name in sorted(known) if name not in new and not name.startswith(LASTING))
    names = (name for name in old if _stays_inside(name))
    paths = (out / name for name in names)
    return tuple(path for path in paths if _digest(path) == known[path.relative_to(out).as_posix()])


def _stays_inside(name: str) -> bool:
    path = PurePosixPath(name)
    return not path.is_absolute() and ".." not in path.parts


def _digest(path: Path) -> str | None:
    try:
        return hashlib.sha256(path.read_bytes()).hexdigest()
    except OSError:
        return None


def _sweep(out: Path) -> None:
    """Take away what builds left that are no longer running, and undo what they half did. What
    somebody else's left, and one may not touch, stays."""
    for folder in out.glob(f"{ASIDE}*"):
        with suppress(PermissionError):
            if folder.is_dir() and not _runs(folder):
                _give_back(folder, out)
                shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def _locked(folder: Path) -> Iterator[None]:
    """Hold the lock of a folder; whoever is killed lets go of it."""
    handle = os.open(folder / LOCK, os.O_CREAT | os.O_RDWR)
    try:
        _lock(handle)
        yield
    finally:
        os.close(handle)


def _runs(folder: Path) -> bool:
    """Whether the build that makes things in a folder still runs."""
    try:
        handle = os.open(folder / LOCK, os.O_RDWR)
    except OSError:
        return time.time() - folder.stat().st_mtime < FRESH
    try:
        return not _lock(handle)
    finally:
        os.close(handle)


def _lock(handle: int) -> bool:
    """Take hold of a file, as only one process can."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
