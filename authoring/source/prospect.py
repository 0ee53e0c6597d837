"""What a deck would be with other texts in its files, read before anything is written."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

from authoring.finding import Fault
from authoring.source.deck import Deck, Shape
from authoring.source.deck_reader import read_deck
from authoring.source.meanwhile import passing_folder

C = TypeVar("C")


@dataclass(frozen=True, slots=True)
class Prospect(Generic[C]):
    """A deck as it would be, and the faults that it would have and has not now.

    Its files stood below `deck.root` while they were read, and do no more.
    """

    deck: Deck[C]
    faults: tuple[Fault, ...]

    def relative(self, path: str) -> str:
        """The path of a place, relative to the deck folder."""
        return path.removeprefix(f"{self.deck.root}/")


def prospect(deck: Deck[C], shape: Shape[C], texts: Mapping[str, str]) -> Prospect[C]:
    """The deck with these texts in its files, or with new files, by their paths relative to
    its folder."""
    known = {_print(fault, deck.root) for fault in deck.faults}
    with passing_folder() as root:
        _lay_out(deck, texts, root)
        after = read_deck(root, shape)
    faults = (fault for fault in after.faults if _print(fault, after.root) not in known)
    return Prospect(after, tuple(faults))


def _print(fault: Fault, root: str) -> tuple[str, str, str]:
    """What a fault is told by wherever its lines have moved to."""
    return fault.check, fault.flaw.place.path.removeprefix(root), fault.flaw.message


def _lay_out(deck: Deck[Any], texts: Mapping[str, str], root: Path) -> None:
    """The deck's YAML files with the new texts, in an empty folder."""
    olds = {document.path.removeprefix(f"{deck.root}/"): document for document in deck.documents}
    for name in {*olds, *texts}:
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        text = texts[name] if name in texts else olds[name].text
        path.write_bytes(text.encode("utf-8"))
