"""A column of the Knower's answer key."""

from __future__ import annotations

from dataclasses import dataclass

from authoring.games.things_in_rings.verdicts import Verdict


@dataclass(frozen=True, slots=True)
class Column:
    """One rule in the table: its ring, its number, and what it says of things, by bit."""

    ring: str
    number: int
    verdict: Verdict
