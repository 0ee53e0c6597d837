"""What a build makes is made aside, and moved into its folder whole or not at all.

A build that is killed leaves its folder aside behind; the next one gives back what was
moved out of the way and takes the rest away.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory

from authoring.printing.manifest import NAME

ASIDE = ".new-"
"""What the folder aside is called, with the number of the process behind it."""

LASTING = "tabletop/"
"""What stays when it is not made again: saved games show its pictures, and which cell a
card stands in is read from it."""

BEFORE = ".before"
"""In there: what stood in the place of the new files."""


class InTheWay(Exception):
    """A folder stands where a file is to be written."""


@contextmanager
def aside(out: Path) -> Iterator[Path]:
    """A folder to make things in, inside `out`. If that is new and nothing came of it, it goes.
    Raises OSError."""
    new = not out.exists()
    out.mkdir(parents=True, exist_ok=True)
    _sweep(out)
    try:
        with TemporaryDirectory(prefix=f"{ASIDE}{os.getpid()}-", dir=out) as folder:
            yield Path(folder)
    finally:
        if new:
            with suppress(OSError):
                out.rmdir()


def deliver(files: Sequence[Path], made: Path, out: Path) -> tuple[Path, ...]:
    """Move all files from `made` into `out`, with the folders they stand in, or none of
    them: what stood there waits beside them until then. Raises InTheWay and OSError."""
    before = made / BEFORE
    targets = [out / path.relative_to(made) for path in files]
    for target in targets:
        if target.is_dir():
            raise InTheWay(f"{target} is a folder, and a file of this name is to be written")
    done: list[tuple[Path, Path]] = []
    try:
        for path, target in zip(files, targets, strict=True):
            kept = before / path.relative_to(made)
            kept.parent.mkdir(parents=True, exist_ok=True)
            target.parent.mkdir(parents=True, exist_ok=True)
            if target.exists():
                target.replace(kept)
            done.append((target, kept))
            path.replace(target)
    except BaseException:
        for target, kept in done:
            target.unlink(missing_ok=True)
            if kept.exists():
                kept.replace(target)
        raise
    return tuple(targets)


def outdated(out: Path, made: Iterable[str]) -> tuple[Path, ...]:
    """The files in `out` that its manifest lists as made by the last build, that are still as
    they were made, and that a build which makes those of these names would leave behind."""
    try:
        listed = json.loads((out / NAME).read_text(encoding="utf-8"))["files"]
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
    """Take away what builds left that are no longer running, and put back what they moved."""
    for folder in out.glob(f"{ASIDE}*"):
        number = folder.name.removeprefix(ASIDE).partition("-")[0]
        if not folder.is_dir() or (number.isdecimal() and _runs(int(number))):
            continue
        before = folder / BEFORE
        for kept in sorted(path for path in before.rglob("*") if path.is_file()):
            target = out / kept.relative_to(before)
            if not target.exists():
                target.parent.mkdir(parents=True, exist_ok=True)
                kept.replace(target)
        shutil.rmtree(folder, ignore_errors=True)


def _runs(number: int) -> bool:
    """Whether a process of this number runs. Windows has no way to ask that harms nobody."""
    if os.name == "nt":
        return True
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    except (PermissionError, OverflowError):
        return True
    return True
