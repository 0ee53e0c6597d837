"""Canonical text and digests of whatever the engine holds.

A state is the game's own, so its fingerprint walks it: dataclasses and slotted
objects by field, mappings and sets in sorted order. Equal states have equal
fingerprints whatever order their sets and mappings were filled in (EN-01, EN-07).
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence, Set
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

from authoring.pack.pack import Pack

Json = Any


def canonical(value: Json) -> str:
    """The one JSON text of a value: keys sorted, no spaces, text as it is."""
    return json.dumps(
        value, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False
    )


def digest(text: str) -> str:
    """The sha256 of the UTF-8 of a text, in hex."""
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


def fingerprint(state: object) -> str:
    """The digest of a state; a pack inside counts by its own digest.

    Raises TypeError for a value that has no fixed order of its own (a function, an iterator).
    """
    return digest(canonical(plain(state)))


def plain(value: object) -> Json:
    """The value as plain JSON: tuples as lists, sets sorted, objects as mappings."""
    if value is None or isinstance(value, bool | int | float | str):
        return value.value if isinstance(value, Enum) else value
    if isinstance(value, Enum):
        return plain(value.value)
    if isinstance(value, Pack):
        return value.digest
    if isinstance(value, Mapping):
        return _plain_mapping(value)
    if isinstance(value, Set):
        return sorted((plain(item) for item in value), key=canonical)
    if isinstance(value, Sequence):
        return [plain(item) for item in value]
    return _plain_object(value)


def _plain_mapping(value: Mapping[Any, object]) -> Json:
    if all(isinstance(key, str) for key in value):
        return {str(key): plain(item) for key, item in value.items()}
    pairs = [[plain(key), plain(item)] for key, item in value.items()]
    return sorted(pairs, key=canonical)


def _plain_object(value: object) -> Json:
    if isinstance(value, type) or callable(value) or hasattr(value, "__next__"):
        raise TypeError(f"a state must not hold a {type(value).__name__}: it has no fixed order")
    if is_dataclass(value):
        return {field.name: plain(getattr(value, field.name)) for field in fields(value)}
    names = list(getattr(value, "__dict__", ()))
    for kind in type(value).__mro__:
        slots = getattr(kind, "__slots__", ())
        names.extend([slots] if isinstance(slots, str) else slots)
    if not names:
        raise TypeError(f"a state must not hold a {type(value).__name__}: it has no fields")
    return {name: plain(getattr(value, name)) for name in names if hasattr(value, name)}
