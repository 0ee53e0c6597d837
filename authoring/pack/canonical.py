"""One way to write a value as JSON, so that equal packs are equal bytes.

Keys sorted by code point, no spaces, nothing escaped that need not be, UTF-8, and one
newline at the end. There are no fractions, and no whole number that a double cannot
hold: what other languages' readers would round cannot stand in a pack.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any

from authoring.pack.pack import FORMAT, Body, Pack
from authoring.source.deck import Header

LARGEST = 2**53 - 1
"""The largest whole number that every JSON reader keeps exact."""

DEEPEST = 32
"""How deep a pack's values may nest."""


class NotCanonical(ValueError):
    """A value that no pack can hold. The message says where it stands and what it is."""


def make(header: Header, body: Body) -> Pack:
    """The pack of a deck: its header and what its game compiled.

    Raises NotCanonical when the game compiled something that is not plain JSON.
    """
    fields: dict[str, Any] = {
        "format": FORMAT,
        "game": header.game,
        "version": header.version,
        "title": dict(header.title.entries),
        "locales": list(header.locales),
        "cards": _plain(body.cards, "cards"),
        "tables": _plain(body.tables, "tables"),
    }
    return _pack(fields, digest(fields))


def dump(pack: Pack) -> bytes:
    """The bytes of a pack's file."""
    return encode({**_fields(pack), "digest": pack.digest})


def encode(value: Any) -> bytes:
    """A value as canonical JSON. Raises NotCanonical for what cannot be written so."""
    text = json.dumps(_plain(value, ""), ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return f"{text}\n".encode()


def digest(fields: Mapping[str, Any]) -> str:
    """The sha256, in lower-case hexadecimal, of a pack's canonical JSON without its digest."""
    without = {key: value for key, value in fields.items() if key != "digest"}
    return hashlib.sha256(encode(without)).hexdigest()


def _fields(pack: Pack) -> dict[str, Any]:
    return {
        "format": pack.format,
        "game": pack.game,
        "version": pack.version,
        "title": pack.title,
        "locales": pack.locales,
        "cards": pack.cards,
        "tables": pack.tables,
    }


def _pack(fields: Mapping[str, Any], its_digest: str) -> Pack:
    return Pack(
        format=fields["format"],
        game=fields["game"],
        version=fields["version"],
        title=fields["title"],
        locales=tuple(fields["locales"]),
        cards=fields["cards"],
        tables=fields["tables"],
        digest=its_digest,
    )


def restore(fields: Mapping[str, Any]) -> Pack:
    """The pack whose file holds these fields, of which every type has been looked at."""
    return _pack(fields, fields["digest"])


def _plain(value: Any, where: str, depth: int = 0) -> Any:
    """A copy in dicts and lists. Raises NotCanonical."""
    if depth > DEEPEST:
        raise NotCanonical(f"{where} is nested more than {DEEPEST} deep")
    if isinstance(value, str):
        if not value.isprintable():
            _refuse_surrogates(value, where)
        return value
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, int) and abs(value) <= LARGEST:
        return int(value)
    if isinstance(value, Mapping):
        return {
            _key(key, where): _plain(inner, f"{where}.{key}", depth + 1)
            for key, inner in value.items()
        }
    if isinstance(value, list | tuple):
        return [_plain(item, f"{where}[{index}]", depth + 1) for index, item in enumerate(value)]
    raise NotCanonical(f"{where or 'the value'} is {value!r:.60}, which no pack can hold")


def _key(key: Any, where: str) -> str:
    if not isinstance(key, str):
        raise NotCanonical(f"{where or 'the value'} has the key {key!r:.60}, which is not text")
    _refuse_surrogates(key, where)
    return key


def _refuse_surrogates(text: str, where: str) -> None:
    if any("\ud800" <= sign <= "\udfff" for sign in text):
        raise NotCanonical(f"{where or 'the value'} has half a character (a lone surrogate)")
