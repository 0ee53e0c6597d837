"""Several files written together: all of them, or none."""

from __future__ import annotations

import os
import shutil
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

import click

from authoring.cli.difference import difference
from authoring.cli.files import WrongUse
from authoring.source.deck import Deck
from authoring.source.encoding import BOM
from authoring.source.hindrance import unwritable
from authoring.source.links import followed
from authoring.source.replacement import allow, hand_on


def write_together(contents: Mapping[Path, bytes]) -> None:
    """Put bytes into files, replacing what was there, in folders that are made where needed.

    All are written beside their places first, and then renamed. When one cannot be, those
    that were are put back as they stood. A file keeps its mode. Raises click.ClickException
    when that cannot be done.
    """
    swap, path = _Swap(), Path()
    try:
        for path, content in contents.items():
            swap.draft(followed(path), content)
        for path in contents:
            swap.settle(followed(path))
    except OSError as error:
        swap.undo()
        hint = "; none of the files was changed" if len(contents) > 1 else ""
        raise WrongUse(unwritable(path, error) + hint) from None
    except BaseException:
        swap.undo()
        raise
    finally:
        swap.sweep()


def settle(deck: Deck[Any], texts: Mapping[Path, str], diff: bool) -> None:
    """Write the files of a deck, all or none, or (with `diff`) show how they would change."""
    if not diff:
        rewrite_together(texts)
        return
    before = {document.path: document.text for document in deck.documents}
    for path, text in texts.items():
        name = path.as_posix()
        click.echo(difference(name, before.get(name, ""), text), nl=False)


def rewrite_together(texts: Mapping[Path, str]) -> None:
    """Put texts into files in the same way, as UTF-8: with a byte-order mark where one was."""
    contents = {}
    for path, text in texts.items():
        marked = path.is_file() and path.read_bytes().startswith(BOM.encode())
        contents[path] = ((BOM if marked else "") + text).encode("utf-8")
    write_together(contents)


class _Swap:
    """New files on their way into the places of old ones."""

    def __init__(self) -> None:
        self.olds: dict[Path, Path | None] = {}
        self.asides: list[Path] = []
        self.folders: list[Path] = []

    def draft(self, target: Path, content: bytes) -> None:
        """Write a file beside its place."""
        allow(target)
        missing = [one for one in (target.parent, *target.parents) if not one.exists()]
        for folder in reversed(dict.fromkeys(missing)):
            folder.mkdir()
            self.folders.append(folder)
        draft = self._aside(target, "new")
        draft.write_bytes(content)
        if target.exists():
            hand_on(target, draft)

    def settle(self, target: Path) -> None:
        """Put a file into its place, and keep the old one."""
        old = None
        if target.exists():
            old = self._aside(target, "old")
            shutil.copy2(target, old)
            hand_on(target, old)
        self.olds[target] = old
        _aside(target, "new").replace(target)

    def undo(self) -> None:
        """Put back what was in the places."""
        for target, old in self.olds.items():
            with suppress(OSError):
                if old is None:
                    target.unlink()
                else:
                    old.replace(target)

    def sweep(self) -> None:
        """Take away what is left beside the places, and new folders that stayed empty."""
        for path in self.asides:
            with suppress(OSError):
                path.unlink(missing_ok=True)
        for folder in reversed(self.folders):
            with suppress(OSError):
                folder.rmdir()

    def _aside(self, target: Path, ending: str) -> Path:
        path = _aside(target, ending)
        self.asides.append(path)
        return path


def _aside(target: Path, ending: str) -> Path:
    """A file in the same folder, hidden from decks."""
    return target.with_name(f".{target.name}.{os.getpid()}.{ending}")
