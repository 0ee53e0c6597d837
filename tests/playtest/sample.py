"""A playtest of the questions game that takes a moment: its plan, and games that can be counted."""

from __future__ import annotations

from typing import Any

from authoring import games
from authoring.pack.pack import Pack
from authoring.playtest.plan import Plan, Wish, make
from tests.games.guess_club.small import PACK


def plan(number: int = 12, seed: int = 1, pack: Pack = PACK, **options: Any) -> Plan:
    """So many games of each level, three seats a table, one round each."""
    return make(games.kit, pack, Wish(number, seed, 3, {"rounds": 1, **options}))
