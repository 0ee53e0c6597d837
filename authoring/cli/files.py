"""Files that a command writes: whole, or not at all."""

from __future__ import annotations

import codecs
import shlex
from pathlib import Path

import click

from authoring.source.hindrance import unreadable, unwritable
from authoring.source.links import followed, is_file, is_folder, is_there
from authoring.source.replacement import allow, put


def write_text(path: Path, text: str) -> None:
    """Put a text into a file as UTF-8 in one step, replacing what was there.

    Raises click.ClickException when that cannot be done.
    """
    write_bytes(path, text.encode("utf-8"))


def write_bytes(path: Path, content: bytes) -> None:
    """Put bytes into a file in one step, replacing what was there.

    Raises click.ClickException when that cannot be done.
    """
    if is_there(followed(path)) and not is_file(path):
        raise WrongUse(f"{path} is no file that could be replaced")
    try:
        put(path, content)
    except OSError as error:
        raise WrongUse(unwritable(path, error)) from None


def with_mark(path: Path, text: str) -> bytes:
    """A new text for a file as bytes, with the byte-order mark if the file has one now.

    Raises click.ClickException when the file cannot be read.
    """
    mark = codecs.BOM_UTF8
    try:
        marked = path.is_file() and path.read_bytes().startswith(mark)
    except OSError as error:
        raise WrongUse(unreadable(path, error)) from None
    return (mark if marked else b"") + text.encode("utf-8")


def make_folder(folder: Path) -> None:
    """Make a folder where there is none. Raises click.ClickException when that cannot be."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise WrongUse(unwritable(folder, error, "made")) from None


def quoted(path: str | Path) -> str:
    """A path as it is typed at a shell."""
    return shlex.quote(str(path))


def writable(path: Path) -> None:
    """Make sure that a file can be written there, before long work for it is done.

    Raises click.ClickException when it cannot.
    """
    target = followed(path)
    if not is_folder(target.parent):
        raise WrongUse(f"{path} cannot be written: there is no folder {target.parent}")
    if is_there(target) and not is_file(target):
        raise WrongUse(f"{path} is no file that could be replaced")
    try:
        allow(target.parent)
        allow(target)
    except OSError as error:
        raise WrongUse(unwritable(path, error)) from None


def read_text(path: Path) -> str:
    """The text of a UTF-8 file. Raises click.ClickException when it cannot be read."""
    try:
        return path.read_bytes().decode("utf-8")
    except OSError as error:
        raise WrongUse(unreadable(path, error)) from None
    except UnicodeDecodeError as error:
        raise WrongUse(f"{path} is no text: byte {error.start + 1} is not UTF-8") from None


class WrongUse(click.ClickException):
    """Something that the person who typed the command can put right. Exits with 2."""

    exit_code = 2
