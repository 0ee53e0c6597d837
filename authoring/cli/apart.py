"""Products stay apart from sources: what is built never comes to stand among cards."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from authoring.cli.files import WrongUse, quoted
from authoring.resources import folder
from authoring.source.files import HEADER
from authoring.source.links import followed

USUAL = "build"
"""What the folder of products is called where nobody names another."""


def apart(out: Path, name: str) -> None:
    """Make sure that the folder `name` in `out` is no place where cards are written: not
    inside a deck, nor among decks, nor among what ships beside them.

    Raises WrongUse, which names a folder that is none, when it is.
    """
    target = followed(out / name)
    why = _why(target)
    if why:
        way = _shortest(_free(target))
        told = f"nothing is built into {out / name}: {why}"
        raise WrongUse(f"{told}; name another folder, say --out {quoted(way)}")


def usual(name: str) -> Path:
    """Where the folder `name` is built when nobody names a place: in a folder here, or beside
    the deck that one stands in."""
    here = Path(USUAL)
    if any(_is_deck(around) for around in followed(here).parents):
        return Path(_shortest(_free(followed(here / name))))
    return here


def _why(target: Path) -> str:
    """Why nothing may be built into a folder; empty when it may."""
    for around in (target, *target.parents):
        if _is_deck(around):
            return f"{_shortest(around)} is the folder of a deck"
    if any(target.glob("*.yml")) or any(target.glob("*.yaml")):
        return "it holds the files that a deck is written in"
    shipped = _shipped()
    if shipped and target.is_relative_to(shipped):
        return f"{_shortest(shipped)} holds what cards are made from"
    if any(map(_is_deck, _folders(target.parent))):
        return f"{_shortest(target.parent)} holds decks"
    return ""


def _is_deck(path: Path) -> bool:
    """Whether a folder is a deck's, as far as one may look."""
    try:
        return (path / HEADER).is_file()
    except OSError:
        return False


def _shipped() -> Path | None:
    with suppress(FileNotFoundError):
        return folder("content").resolve()
    return None


def _folders(parent: Path) -> Iterator[Path]:
    """The folders in a folder; none where nobody may look."""
    with suppress(OSError):
        yield from (path for path in parent.iterdir() if path.is_dir())


def _free(target: Path) -> Path:
    """The nearest folder around that may be built into, for folders of any name."""
    for around in target.parents:
        way = around / USUAL
        if not _why(way / target.name):
            return way
    return target.parent / USUAL


def _shortest(path: Path) -> str:
    """A path as it is shortest to type from here."""
    try:
        return min(os.path.relpath(path), str(path), key=len)
    except ValueError:  # on another drive
        return str(path)
