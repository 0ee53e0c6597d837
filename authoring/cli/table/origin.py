"""Which deck a saved game is of: noted in its file, so that it can be played again.

The deck is noted as seen from the file, so that both may be moved together. Decks that ship
have no place of their own and need no note.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from authoring.source.links import followed

DECK = "deck"


def origin_note(deck: str, file: Path | None) -> dict[str, str]:
    """The note for a game that is played from a deck and saved in a file."""
    place = Path(deck)
    if file is None or not place.exists():
        return {}
    try:
        seen = os.path.relpath(followed(place), followed(file).parent)
    except ValueError:  # on another drive
        seen = str(followed(place))
    return {DECK: Path(seen).as_posix()}


def noted_deck(file: Path, notes: Mapping[str, Any]) -> Path | None:
    """The deck or pack that a saved game was played from, if that is noted."""
    noted = notes.get(DECK)
    if not isinstance(noted, str) or "\0" in noted:
        return None
    return Path(os.path.normpath(file.parent / noted))
