"""Whether all of a deck could be read.

What is said of cards that are missing, gone or unused is untrue while some of them are only
left out. The fault that keeps them out is told, and such findings wait until it is mended.
"""

from __future__ import annotations

from pathlib import PurePosixPath
from typing import Any

from authoring.finding import Fault, Severity
from authoring.source.deck import Deck

ENTRY_LOST = frozenset(
    {
        "anchor-or-tag",
        "bad-encoding",
        "duplicate-key",
        "missing-file",
        "non-text-key",
        "schema",
        "second-document",
        "too-deep",
        "too-large",
        "unknown-file",
        "unknown-key",
        "yaml-syntax",
    }
)
"""Faults that keep cards out of the deck. What is missing is told by them."""


def losses(deck: Deck[Any]) -> tuple[Fault, ...]:
    """The faults that keep something out of a deck. Of a hint, nobody knows whether it does."""
    return tuple(
        fault
        for fault in deck.faults
        if fault.check in ENTRY_LOST and fault.flaw.severity is not Severity.INFO
    )


def lacks(deck: Deck[Any], *parts: str) -> bool:
    """Whether anything was left out of these parts of a deck, or of any when none is named.

    A part is named as the folder or the file that it stands in: `questions`, `categories`.
    What is wrong elsewhere, as in a file of a name that no part has, may concern each.
    """
    places = (one.flaw.place for one in losses(deck))
    return any(not parts or _part(deck, place.path) in {*parts, ""} for place in places)


def _part(deck: Deck[Any], path: str) -> str:
    """The part of a deck that a file belongs to; blank for none that holds cards."""
    first, *inside = PurePosixPath(path.removeprefix(f"{deck.root}/")).parts or ("",)
    name = first if inside else first.removesuffix(".yml")
    documents = {PurePosixPath(one.path.removeprefix(f"{deck.root}/")) for one in deck.documents}
    known = {one.parts[0] if len(one.parts) > 1 else one.stem for one in documents} - {"deck"}
    return name if name in known else ""
