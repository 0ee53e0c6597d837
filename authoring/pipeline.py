"""The road in order, for one deck: find it, read it, check it, compile it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any

from authoring import games
from authoring.checks.baseline import Baseline
from authoring.checks.check import Check, collect
from authoring.checks.settlement import settle
from authoring.finding import Finding, Flaw, Severity
from authoring.kit import GameKit
from authoring.pack.pack import Pack
from authoring.resources import folder
from authoring.source.deck import Deck
from authoring.source.deck_reader import (
    NO_HEADER,
    Unreadable,
    read_deck,
    read_header,
    unknown_game,
)
from authoring.source.hindrance import closed
from authoring.source.memory import remembered
from authoring.source.omission import Omission, omissions
from authoring.source.yaml import Cursor, Document

if TYPE_CHECKING:
    from authoring.printing.progress import Step


class NotADeck(Exception):
    """A name that leads to no deck. The message names it and what would do instead."""


@dataclass(frozen=True, slots=True)
class Checked:
    """A deck and its findings. Without a kit, not even the game could be told.

    `checks` are those that were run; `firm` are the findings that no baseline can forgive.
    """

    root: str
    deck: Deck[Any]
    kit: GameKit[Any] | None
    findings: tuple[Finding, ...]
    checks: tuple[Check, ...] = ()
    firm: frozenset[Finding] = frozenset()

    @property
    def documents(self) -> tuple[Document, ...]:
        return self.deck.documents

    @property
    def left_out(self) -> Mapping[str, Omission]:
        """What could not be read, and met no other check, by the paths of files."""
        return omissions(self.deck)

    @property
    def broken(self) -> bool:
        """Whether anything is wrong that must be mended before printing."""
        return any(finding.severity is Severity.ERROR for finding in self.findings)


def shipped() -> tuple[str, ...]:
    """The names of the decks that come with the program."""
    parent = folder("content")
    return tuple(sorted(path.parent.name for path in parent.glob("*/deck.yml")))


def find_deck(name: str) -> Path:
    """The folder of a deck: a folder as named, else a shipped deck of that name.

    Raises NotADeck when there is neither, or one may not go into it.
    """
    path = Path(name)
    if not name.strip():
        raise NotADeck(f"{name!r} names no deck: the folder that we are in is called '.'")
    if why := closed(path):
        raise NotADeck(why)
    if path.is_dir():
        return path
    if name in shipped():
        return folder("content") / name
    if path.is_file():
        raise NotADeck(f"{name} is a file: name the folder that its deck.yml stands in")
    ships = ", ".join(shipped())
    raise NotADeck(f"there is no deck folder {name!r}, and the decks that ship are {ships}")


def all_checks(kit: GameKit[Any] | None = None) -> tuple[Check, ...]:
    """The checks that every deck gets, and those of its game, by id.

    They are the same objects each time, and know what they found in cards that stay.
    """
    return _checks(kit)


@remembered
def _checks(kit: GameKit[Any] | None) -> tuple[Check, ...]:
    found = collect("authoring.checks") + (kit.checks() if kit else ())
    return tuple(sorted(found, key=lambda check: check.id))


def read(root: Path) -> tuple[Deck[Any], GameKit[Any] | None]:
    """The deck in a folder, as far as it can be read, and the kit of its game, if that can
    be told; what is wrong is among the deck's faults."""
    header = read_header(root)
    if isinstance(header, Unreadable):
        deck = Deck(header.root, NO_HEADER, None, (), header.documents, header.faults)
        return deck, None
    if header.game not in games.names():
        fault = unknown_game(header, games.names())
        document = header.origin.document if isinstance(header.origin, Cursor) else None
        documents = (document,) if document else ()
        return Deck(str(root), header, None, (), documents, (fault,)), None
    kit = games.kit(header.game)
    return read_deck(root, kit.shape), kit


def check_deck(
    root: Path, baseline: Baseline | None = None, deep: bool = False, step: Step | None = None
) -> Checked:
    """Read a deck and run every check over what could be read of it, the deep ones if asked.
    What its deck.yml ignores, its comments allow or the baseline forgives is not told. `step`
    is told each check before it looks.

    Raises resources.MissingExtra when a deep check lacks its library.
    """
    deck, kit = read(root)
    checks = all_checks(kit)
    settled = settle(deck, _told_of(checks, step) if step else checks, baseline, deep)
    return Checked(str(root), deck, kit, settled.findings, checks, settled.firm)


def _told_of(checks: Sequence[Check], step: Step) -> tuple[Check, ...]:
    """The same checks, each of which tells when it begins to look."""
    begun = count()

    def told_of(check: Check) -> Check:
        def find(deck: Deck[Any]) -> Iterable[Flaw]:
            step(check.id, next(begun), len(checks))
            return check.find(deck)

        return replace(check, find=find)

    return tuple(map(told_of, checks))


def compile_pack(checked: Checked) -> Pack:
    """The pack of a deck that is not broken."""
    from authoring.pack import canonical

    if checked.kit is None or checked.broken:
        raise NotADeck(f"{checked.root} has errors: run `authoring check {checked.root}`")
    return canonical.make(checked.deck.header, checked.kit.compile(checked.deck))


def can_be_pack(path: Path) -> bool:
    """Whether there is something to read that is no folder: a file, or a pipe."""
    return path.exists() and not path.is_dir()


def load_pack(name: str) -> Pack:
    """The pack of a pack file (or a pipe that brings one), a deck folder or a shipped deck.

    Raises NotADeck, or PackError for a file that is no sound pack.
    """
    from authoring.pack.file import read_pack

    path = Path(name)
    if can_be_pack(path):
        return _sound(path, read_pack(path))
    return compile_pack(check_deck(find_deck(name)))


def _sound(path: Path, pack: Pack) -> Pack:
    """The pack, if its game can be played from it; a game unknown here is not judged."""
    from authoring.pack import canonical
    from authoring.pack.file import REBUILD, PackError
    from authoring.source.schema import schema

    if pack.game not in games.names():
        return pack
    fields = json.loads(canonical.dump(pack))
    asked = schema(games.kit(pack.game).pack_schema)
    if not asked.proves(fields):
        told = (
            (".".join(map(str, error.absolute_path)) or "the whole", error.message[:120])
            for error in asked.validator.iter_errors(fields)
        )
        # The validator tells what is wrong in an order that differs from run to run.
        if first := min(told, default=None):
            what = f"it is not made as {pack.game} needs it: {': '.join(first)}"
            raise PackError(path.as_posix(), what, REBUILD)
    return pack


def every_check() -> dict[str, Check]:
    """All checks of all games, by id."""
    kits = (None, *(games.kit(name) for name in games.names()))
    found = {check.id: check for kit in kits for check in all_checks(kit)}
    return dict(sorted(found.items()))
