"""The setting of a deck: its faces made once, for all checks that ask about them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from authoring.finding import Flaw
from authoring.printing import theme
from authoring.printing.art import names
from authoring.printing.face import Stack
from authoring.printing.proof import Proof
from authoring.source.deck import Deck

Faces = Callable[[Deck[Any], theme.Theme, Proof], Iterator[Stack]]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of setting a deck: its proof, and the pictures of its own that it has."""

    root: Path
    proof: Proof
    own_art: tuple[str, ...]

    def flaws(self, check: str) -> tuple[Flaw, ...]:
        """What setting noticed on behalf of the check of this id."""
        return tuple(fault.flaw for fault in self.proof.faults if fault.check == check)


class Setting:
    """Sets decks with the faces of one game, and keeps what came of the last one."""

    def __init__(self, faces: Faces) -> None:
        self._faces = faces
        self._last: tuple[Deck[Any], Outcome] | None = None

    def of(self, deck: Deck[Any]) -> Outcome:
        """What comes of setting this deck."""
        if self._last is None or self._last[0] is not deck:
            self._last = (deck, self._set(deck))
        return self._last[1]

    def _set(self, deck: Deck[Any]) -> Outcome:
        root, proof = Path(deck.root), Proof()
        for _ in self._faces(deck, theme.load(root), proof):
            """A stack is made for what its making tells the proof."""
        return Outcome(root, proof, names(root / "art"))
