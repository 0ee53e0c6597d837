"""The sheets in the files and folders that a person names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from authoring.cli.files import WrongUse
from authoring.sheets import delimited, workbook
from authoring.sheets.foreign import SUFFIXES, is_workbook
from authoring.sheets.grid import Grid
from authoring.sheets.rows import head
from authoring.sheets.sheet import Sheet
from authoring.source.deck import Deck
from authoring.source.hindrance import unreadable


def grids(
    files: Sequence[Path], name: str | None, sheets: Sequence[Sheet], deck: Deck[Any]
) -> Iterator[Grid]:
    """The sheets in the named files; `name` says what a CSV file is, or which sheet of a
    workbook to take. Raises SheetError and click.ClickException."""
    heads = {column for sheet in sheets for column in head(sheet)}
    chinese = any(locale.startswith("zh") for locale in deck.header.locales)
    paths = list(_each(files))
    if name and len(paths) > 1:
        raise WrongUse(f"--sheet says what one file is, and here are {len(paths)}")
    names = [path.name for path in paths]
    for path in paths:
        source = path.name if names.count(path.name) == 1 else path.as_posix()
        try:
            content = path.read_bytes()
        except OSError as error:
            raise WrongUse(unreadable(path, error)) from None
        if is_workbook(source, path, content):
            yield from workbook.read(source, content, name)
        else:
            yield delimited.read(name or path.stem, source, content, heads, chinese)


def _each(files: Sequence[Path]) -> Iterator[Path]:
    """The files, and those in the folders among them; not what open programs leave there."""
    for path in files:
        if not path.is_dir():
            yield path
            continue
        inside = [
            one
            for one in sorted(path.iterdir())
            if one.suffix.lower() in SUFFIXES and not one.name.startswith((".", "~$"))
        ]
        if not inside:
            raise WrongUse(f"{path} holds no .csv and no .xlsx file")
        yield from inside
