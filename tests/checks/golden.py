"""Fragments of decks, each with the exact report that one check must give of it.

`tests/data/checks/<id>/` holds `bad/`, a small deck folder with the mistake that the
check of this id finds; `expected.txt`, the report of that check alone; and `good/`, the
same mended, of which it must say nothing. When a message changes on purpose, write the
reports anew and read the difference:

    python -m tests.checks.regenerate [ID …]

A file `padding.txt` next to the folders says which file of `bad/` is filled up to how
many bytes before it is read, so that no huge file need be kept. A file `baseline.yml`
there is the baseline that both sides are held to.

Checks of what decks say about checks can only be tried together with the others.
"""

from __future__ import annotations

import contextlib
import os
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from authoring import games
from authoring.checks.baseline import read_baseline
from authoring.checks.check import Check, collect, run
from authoring.checks.report import report
from authoring.checks.settlement import LATE, settle
from authoring.finding import Finding
from authoring.source.deck import Deck
from authoring.source.deck_reader import (
    NO_HEADER,
    Unreadable,
    read_deck,
    read_header,
    unknown_game,
)

FOLDER = Path(__file__).parent.parent / "data" / "checks"
EXPECTED = "expected.txt"
PADDING = "padding.txt"
BASELINE = "baseline.yml"


@lru_cache(maxsize=1)
def checks() -> dict[str, Check]:
    """Every check there is, by id: those of all decks, and those of each game."""
    found = {check.id: check for check in collect("authoring.checks")}
    for name in games.names():
        found.update((check.id, check) for check in games.kit(name).checks())
    return dict(sorted(found.items()))


def fragments() -> list[str]:
    """The ids that have a folder."""
    return sorted(path.name for path in FOLDER.iterdir() if path.is_dir())


def read(root: Path) -> Deck[Any]:
    """The deck of a fragment; when even its game is unknown, only what it lacks."""
    header = read_header(root)
    if isinstance(header, Unreadable):
        return Deck(header.root, NO_HEADER, None, (), header.documents, header.faults)
    if header.game not in games.names():
        fault = unknown_game(header, games.names())
        return Deck(root.as_posix(), header, None, (), (header.origin.document,), (fault,))
    return read_deck(root, games.kit(header.game).shape)


def findings(identity: str, deck: Deck[Any]) -> list[Finding]:
    """What the check of an id says of a deck: the one of the deck's game, where games
    have checks of their own under it."""
    if identity in LATE:
        return _late(identity, deck)
    known = checks()[identity]
    if deck.header.game in games.names():
        own = {check.id: check for check in games.kit(deck.header.game).checks()}
        known = own.get(identity, known)
    return sorted(run([known], deck))


def _late(identity: str, deck: Deck[Any]) -> list[Finding]:
    """What is said of a deck under this id when every check of its game was run."""
    mine = (*collect("authoring.checks"), *games.kit(deck.header.game).checks())
    path = Path(BASELINE)
    settled = settle(deck, mine, read_baseline(path) if path.exists() else None)
    return [finding for finding in settled.findings if finding.check == identity]


@dataclass(frozen=True)
class Outcome:
    """What the check of a fragment says of one side of it."""

    deck: Deck[Any]
    findings: tuple[Finding, ...]
    report: str


@lru_cache(maxsize=256)
def outcome(identity: str, side: str) -> Outcome:
    """What comes of one side (`bad`, `good`) of a fragment."""
    with TemporaryDirectory() as work, copied(identity, side, Path(work)) as root:
        deck = read(root)
        found = findings(identity, deck)
        baseline = [read_baseline(path).document for path in Path().glob(BASELINE)]
    texts = {document.path: document.text for document in (*deck.documents, *baseline)}
    return Outcome(deck, tuple(found), report("text", found, texts))


@contextlib.contextmanager
def copied(identity: str, side: str, work: Path) -> Iterator[Path]:
    """A copy of one side of a fragment, seen from the folder beside it."""
    shutil.copytree(FOLDER / identity / side, work / side, symlinks=True)
    if (FOLDER / identity / BASELINE).exists():
        shutil.copy(FOLDER / identity / BASELINE, work)
    padding = FOLDER / identity / PADDING
    if side == "bad" and padding.exists():
        name, size = padding.read_text(encoding="utf-8").split()
        file = work / side / name
        file.write_bytes(file.read_bytes().ljust(int(size), b"#"))
    before = Path.cwd()
    os.chdir(work)
    try:
        yield Path(side)
    finally:
        os.chdir(before)
