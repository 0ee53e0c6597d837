"""The compiled deck: all that an engine ever sees.

Canonical JSON: keys sorted, no spaces, UTF-8, one newline at the end. The digest is
the sha256 of the canonical JSON of the pack without its digest.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

FORMAT = 1
"""The number of the pack format. It rises when an older reader would misread a pack."""

Json = Any


@dataclass(frozen=True, slots=True)
class Body:
    """What a game compiles its deck into: cards by kind, and tables of its own."""

    cards: Mapping[str, Json]
    tables: Mapping[str, Json]


@dataclass(frozen=True, slots=True)
class Pack:
    """A pack, read back or about to be written. Its values are plain JSON."""

    format: int
    game: str
    version: str
    title: Mapping[str, str]
    locales: tuple[str, ...]
    cards: Mapping[str, Json]
    tables: Mapping[str, Json]
    digest: str
