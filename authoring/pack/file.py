"""A pack's file: written whole or not at all, and read with distrust."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from authoring.pack.canonical import NotCanonical, digest, dump, restore
from authoring.pack.pack import FORMAT, Pack
from authoring.source.replacement import put

MAX_BYTES = 64 * 1024 * 1024
"""A larger file is no pack. The shipped ones are a hundredth of it."""

REBUILD = "build it again from its deck"


class PackError(Exception):
    """A file that cannot be used as a pack: which, why, and what to do."""

    def __init__(self, path: str, what: str, way_out: str) -> None:
        super().__init__(f"{path}: {what}; {way_out}")
        self.path = path
        self.what = what
        self.way_out = way_out


def write_pack(path: str | os.PathLike[str], pack: Pack) -> Path:
    """Write a pack to its file; a file that stood there is replaced in one step.

    Raises OSError when the folder cannot be written to.
    """
    target = Path(path)
    put(target, dump(pack))
    return target


def read_pack(path: str | os.PathLike[str]) -> Pack:
    """The pack in a file. Raises PackError, and nothing else, for whatever stands there."""
    name = Path(path).as_posix()
    try:
        with Path(path).open("rb") as stream:
            content = stream.read(MAX_BYTES + 1)
    except OSError as error:
        reason = (error.strerror or "unknown reason").lower()
        raise PackError(name, f"it cannot be read: {reason}", "name a pack file") from None
    return parse_pack(name, content)


def parse_pack(name: str, content: bytes) -> Pack:
    """The pack that these bytes hold; `name` is for messages. Raises PackError."""
    if len(content) > MAX_BYTES:
        what = f"it is larger than {MAX_BYTES // 1024 // 1024} MB"
        raise PackError(name, what, "no pack is so large: name a pack file")
    fields = _json(name, content)
    _check_format(name, fields)
    for key, (fits, expected) in PARTS.items():
        if key not in fields:
            raise PackError(name, f"it lacks its part {key!r}", REBUILD)
        if not fits(fields[key]):
            raise PackError(name, f"its part {key!r} is not {expected}", REBUILD)
    strange = sorted(fields.keys() - PARTS.keys())
    if strange:
        raise PackError(name, f"it has a part {strange[0]!r:.60} that no pack has", REBUILD)
    try:
        sum_found = digest(fields)
    except NotCanonical as error:
        raise PackError(name, str(error), REBUILD) from None
    if sum_found != fields["digest"]:
        what = "it is damaged or was edited: its content does not match its digest"
        raise PackError(name, what, REBUILD)
    return restore(fields)


def _json(name: str, content: bytes) -> dict[str, Any]:
    not_a_pack = "name a file that `authoring build` wrote"
    if not content.strip():
        raise PackError(name, "it is empty", not_a_pack)
    try:
        found = json.loads(
            content.decode("utf-8"), object_pairs_hook=_distinct, parse_constant=_no_constant
        )
    except UnicodeDecodeError as error:
        what = f"it is not UTF-8 (byte {error.start + 1})"
        raise PackError(name, what, not_a_pack) from None
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}"
        if error.pos >= len(error.doc.rstrip()) or error.msg.startswith("Unterminated"):
            raise PackError(name, f"it is cut off ({where})", REBUILD) from None
        raise PackError(name, f"it is not JSON ({where})", not_a_pack) from None
    except RecursionError:
        raise PackError(name, "it is nested too deep", not_a_pack) from None
    except ValueError as error:
        raise PackError(name, f"it is not sound JSON: {error}", not_a_pack) from None
    if not isinstance(found, dict) or not {"format", "game", "digest"} & found.keys():
        raise PackError(name, "it is JSON, but not a pack", not_a_pack)
    return found


def _distinct(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise ValueError(f"the key {twice!r:.60} stands twice")
    return found


def _no_constant(name: str) -> Any:
    raise ValueError(f"{name} is not a number")


def _check_format(name: str, fields: Mapping[str, Any]) -> None:
    number = fields.get("format")
    if not _is_number(number) or number is None:
        raise PackError(name, "it does not say the number of its format", REBUILD)
    if number > FORMAT:
        what = f"it has format {number}, and this program reads up to {FORMAT}"
        raise PackError(name, what, "install a newer version of the program")
    if number < 1:
        raise PackError(name, f"there is no format {number}", REBUILD)


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_text(value: Any) -> bool:
    return isinstance(value, str)


def _is_mapping(value: Any) -> bool:
    return isinstance(value, dict)


def _is_title(value: Any) -> bool:
    return isinstance(value, dict) and all(isinstance(words, str) for words in value.values())


def _is_locales(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(map(_is_text, value))


PARTS: Mapping[str, tuple[Callable[[Any], bool], str]] = {
    "format": (_is_number, "a whole number"),
    "game": (_is_text, "text"),
    "version": (_is_text, "text"),
    "title": (_is_title, "a text for each locale"),
    "locales": (_is_locales, "a list of locales"),
    "cards": (_is_mapping, "a mapping of cards by kind"),
    "tables": (_is_mapping, "a mapping of tables"),
    "digest": (_is_text, "text"),
}
"""What a pack consists of, and how each part is told."""
