"""The road in order, for one deck: find it, read it, check it, compile it, print it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from authoring import games
from authoring.checks.baseline import Baseline
from authoring.checks.check import Check, collect
from authoring.checks.settlement import settle
from authoring.finding import Finding, Severity
from authoring.kit import GameKit
from authoring.language import memory
from authoring.pack.pack import Pack
from authoring.resources import folder
from authoring.source import memory as results
from authoring.source.deck import Deck
from authoring.source.deck_reader import (
    NO_HEADER,
    Unreadable,
    read_deck,
    read_header,
    unknown_game,
)
from authoring.source.memory import remembered
from authoring.source.yaml import Cursor, Document

if TYPE_CHECKING:
    from authoring.printing.face import Component, Stack
    from authoring.printing.order import Order
    from authoring.printing.proof import Proof
    from authoring.printing.shop import Step
    from authoring.printing.theme import Theme

PACK = "pack.json"

TOLD = 8
"""How many files of an earlier build are told one by one."""


class BuildError(Exception):
    """A deck that is sound and still cannot be printed as asked."""


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
    def broken(self) -> bool:
        """Whether anything is wrong that must be mended before printing."""
        return any(finding.severity is Severity.ERROR for finding in self.findings)


def shipped() -> tuple[str, ...]:
    """The names of the decks that come with the program."""
    parent = folder("content")
    return tuple(sorted(path.parent.name for path in parent.glob("*/deck.yml")))


def find_deck(name: str) -> Path:
    """The folder of a deck: a folder as named, else a shipped deck of that name.

    Raises NotADeck when there is neither.
    """
    path = Path(name)
    if not name.strip():
        raise NotADeck(f"{name!r} names no deck: the folder that we are in is called '.'")
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


def check_deck(root: Path, baseline: Baseline | None = None, deep: bool = False) -> Checked:
    """Read a deck and run every check over what could be read of it, the deep ones if asked.
    What its deck.yml ignores, its comments allow or the baseline forgives is not told.

    Raises resources.MissingExtra when a deep check lacks its library.
    """
    deck, kit = read(root)
    checks = all_checks(kit)
    settled = settle(deck, checks, baseline, deep)
    return Checked(str(root), deck, kit, settled.findings, checks, settled.firm)


def compile_pack(checked: Checked) -> Pack:
    """The pack of a deck that is not broken."""
    from authoring.pack import canonical

    if checked.kit is None or checked.broken:
        raise NotADeck(f"{checked.root} has errors: run `authoring check {checked.root}`")
    return canonical.make(checked.deck.header, checked.kit.compile(checked.deck))


def load_pack(name: str) -> Pack:
    """The pack of a pack file, a deck folder or a shipped deck.

    Raises NotADeck, or PackError for a file that is no sound pack.
    """
    from authoring.pack.file import read_pack

    path = Path(name)
    if path.is_file():
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
        for error in asked.validator.iter_errors(fields):
            part = ".".join(map(str, error.absolute_path)) or "the whole"
            what = f"it is not made as {pack.game} needs it: {part}: {error.message[:120]}"
            raise PackError(path.as_posix(), what, REBUILD)
    return pack


@dataclass(frozen=True, slots=True)
class Built:
    """What came of a build: how many cards were printed, the files written, in order, the
    measured ink of sheets that were to spare it, as a share of the paper, by name, and what
    else there is to tell."""

    cards: int
    files: tuple[Path, ...]
    ink: Mapping[str, float] = field(default_factory=dict)
    notes: tuple[str, ...] = ()


def build_deck(
    checked: Checked, out: Path, order: Order | None = None, step: Step | None = None
) -> Built:
    """Write the pack of a deck, what is ordered from it and a manifest into `out`.

    All are made aside and moved in together, so that a build that fails leaves `out`
    as it was. What the last build wrote there and this one does not is of another pack: it
    is taken away, or told where only some cards are ordered. `step` is told the name of
    each thing before it is made. Raises NotADeck for a broken deck, BuildError for cards
    that cannot be printed so, and OSError.
    """
    from authoring.printing import delivery, manifest

    pack = None if order is not None and not order.pack else compile_pack(checked)
    # What checks have found out takes more room than all pages, which need none of it.
    memory.forget()
    results.forget()
    with delivery.aside(out) as aside:
        made = _make(checked, pack, aside, out, order, step)
        old = delivery.outdated(out, (path.relative_to(aside).as_posix() for path in made.files))
        keep = order is not None and order.cards is not None
        if keep and old:
            manifest.remember(aside / manifest.NAME, out, old)
        try:
            files = delivery.deliver(made.files, aside, out, () if keep else old)
        except delivery.InTheWay as fault:
            raise BuildError(str(fault)) from None
    return replace(made, files=files, notes=made.notes + _settled(old, keep))


def _settled(old: Sequence[Path], keep: bool) -> tuple[str, ...]:
    """What was done with files of earlier builds."""
    done = "is" if keep else "was"
    end = ": delete it, or build the whole deck" if keep else ", and is taken away"
    told = [f"{path} {done} of an earlier build{end}" for path in old[:TOLD]]
    if len(old) > TOLD:
        told.append(f"… and so {done} {len(old) - TOLD:,} files more")
    return tuple(told)


def _make(
    checked: Checked,
    pack: Pack | None,
    aside: Path,
    out: Path,
    order: Order | None,
    step: Step | None,
) -> Built:
    from authoring.printing import image, manifest, theme
    from authoring.printing.order import Order
    from authoring.printing.production import carry_out
    from authoring.printing.shop import Shop
    from authoring.printing.svg import ArtError
    from authoring.printing.ticket import TicketError

    order = order or Order()
    try:
        look = theme.load(checked.root, theme.find(order.theme))
        shop = Shop(order, look, aside, out, step or (lambda _: None))
        header = checked.deck.header
        made = carry_out(partial(_drawn, checked, look), header.title, header.locales, shop)
        cards = {"theme": order.theme, "imprints": imprints(checked, order.theme)}
    except (TicketError, theme.ThemeError, ArtError) as fault:
        raise BuildError(f"{checked.root}: {fault}") from None
    except KeyError as fault:
        raise BuildError(str(fault.args[0])) from None
    sheets = [path for path in made.files if path.suffix == ".pdf" and order.ticket.low_ink]
    ink = {path.relative_to(aside).as_posix(): image.coverage(path) for path in sheets}
    packed = _packed(checked, pack, aside) if pack else ()
    files = (*packed, *made.files)
    told = {"game": header.game, "version": header.version}
    if pack:
        told["pack"] = pack.digest
    files = (*files, manifest.write(files, aside, told, ink, cards))
    return Built(made.cards, files, ink, made.notes)


def _packed(checked: Checked, pack: Pack, folder: Path) -> tuple[Path, ...]:
    """The pack's file, and the one of its cases if the game brings any."""
    from authoring.pack import conformance
    from authoring.pack.file import write_pack

    written = write_pack(folder / PACK, pack)
    if checked.kit is None or checked.kit.conform is None:
        return (written,)
    return written, conformance.write(folder, pack, checked.kit.conform(pack))


def _drawn(
    checked: Checked, look: Theme, locales: tuple[str, ...], proof: Proof
) -> tuple[tuple[Stack, ...], Iterator[Component]]:
    """The cards of a deck and its other parts, in these languages."""
    kit, deck = checked.kit, checked.deck
    if kit is None or checked.broken:
        raise NotADeck(f"{checked.root} has errors: run `authoring check {checked.root}`")
    spoken = replace(deck, header=replace(deck.header, locales=locales))
    parts = kit.components(spoken, look, proof) if kit.components else iter(())
    return tuple(kit.faces(spoken, look, proof)), parts


def imprints(checked: Checked, theme_name: str) -> Mapping[str, str]:
    """What each card of a sound deck looks like in a theme, by its id: the same for cards
    that need not be printed again.

    Raises printing.theme.ThemeError, printing.svg.ArtError and OSError.
    """
    from authoring.printing import theme
    from authoring.printing.imprint import imprints
    from authoring.printing.proof import Proof

    look = theme.load(checked.root, theme.find(theme_name))
    stacks, _ = _drawn(checked, look, checked.deck.header.locales, Proof())
    return imprints(stacks, look.pictures)


def draw_cards(checked: Checked, out: Path) -> list[Path]:
    """Write each card of a deck as a picture into `out`; the files written."""
    from authoring.printing import theme
    from authoring.printing.cardfile import card_pngs
    from authoring.printing.negative import Darkroom
    from authoring.printing.proof import Proof

    look = theme.load(checked.root)
    stacks, _ = _drawn(checked, look, checked.deck.header.locales, Proof())
    darkroom = Darkroom(look)
    return [path for one in stacks for path in card_pngs(one, darkroom, out / one.name)]


def every_check() -> dict[str, Check]:
    """All checks of all games, by id."""
    kits = (None, *(games.kit(name) for name in games.names()))
    found = {check.id: check for kit in kits for check in all_checks(kit)}
    return dict(sorted(found.items()))
