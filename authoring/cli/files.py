"""Files that a command writes: whole, or not at all."""

from __future__ import annotations

import codecs
import os
import shlex
import shutil
from contextlib import suppress
from pathlib import Path

import click

from authoring.source.links import followed


def write_text(path: Path, text: str) -> None:
    """Put a text into a file as UTF-8 in one step, replacing what was there.

    Raises click.ClickException when that cannot be done.
    """
    write_bytes(path, text.encode("utf-8"))


def write_bytes(path: Path, content: bytes) -> None:
    """Put bytes into a file in one step, replacing what was there.

    Raises click.ClickException when that cannot be done.
    """
    target = followed(path)
    if target.exists() and not target.is_file():
        raise WrongUse(f"{path} is no file that could be replaced")
    draft = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        draft.write_bytes(content)
        if target.exists():
            shutil.copymode(target, draft)
        draft.replace(target)
    except OSError as error:
        raise WrongUse(f"{path} cannot be written: {error.strerror}") from None
    finally:
        with suppress(OSError):
            draft.unlink(missing_ok=True)


def with_mark(path: Path, text: str) -> bytes:
    """A new text for a file as bytes, with the byte-order mark if the file has one now.

    Raises click.ClickException when the file cannot be read.
    """
    mark = codecs.BOM_UTF8
    try:
        marked = path.is_file() and path.read_bytes().startswith(mark)
    except OSError as error:
        raise WrongUse(f"{path} cannot be read: {error.strerror}") from None
    return (mark if marked else b"") + text.encode("utf-8")


def make_folder(folder: Path) -> None:
    """Make a folder where there is none. Raises click.ClickException when that cannot be."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise WrongUse(f"{folder} cannot be made: {error.strerror}") from None


def quoted(path: str | Path) -> str:
    """A path as it is typed at a shell."""
    return shlex.quote(str(path))


def writable(path: Path) -> None:
    """Make sure that a file can be written there, before long work for it is done.

    Raises click.ClickException when it cannot.
    """
    folder = followed(path).parent
    if not folder.is_dir():
        raise WrongUse(f"{path} cannot be written: there is no folder {folder}")
    if path.exists() and not path.is_file():
        raise WrongUse(f"{path} is no file that could be replaced")
    if not os.access(folder, os.W_OK):
        raise WrongUse(f"{path} cannot be written: the folder {folder} is closed to you")


def read_text(path: Path) -> str:
    """The text of a UTF-8 file. Raises click.ClickException when it cannot be read."""
    try:
        return path.read_bytes().decode("utf-8")
    except OSError as error:
        raise WrongUse(f"{path} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise WrongUse(f"{path} is no text: byte {error.start + 1} is not UTF-8") from None


class WrongUse(click.ClickException):
    """Something that the person who typed the command can put right. Exits with 2."""

    exit_code = 2
