"""The end of the road, for one deck: the files that are printed, and the pack beside them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING

from authoring.language import memory
from authoring.pack.pack import Pack
from authoring.pipeline import Checked, NotADeck, compile_pack
from authoring.source import memory as results

if TYPE_CHECKING:
    from authoring.printing.face import Component, Stack
    from authoring.printing.order import Order
    from authoring.printing.progress import Step
    from authoring.printing.proof import Proof
    from authoring.printing.theme import Theme

PACK = "pack.json"

TOLD = 8
"""How many files of an earlier build are told one by one."""


class BuildError(Exception):
    """A deck that is sound and still cannot be printed as asked."""


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
    is taken away, or told where only some cards are ordered. `step` is told what is made, and
    how many of all cards are drawn. Raises NotADeck for a broken deck, BuildError for cards
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
    from authoring.printing import image, imprint, manifest, theme
    from authoring.printing.order import Order
    from authoring.printing.production import carry_out
    from authoring.printing.progress import Tally, silent
    from authoring.printing.shop import Shop
    from authoring.printing.svg import ArtError
    from authoring.printing.ticket import TicketError

    order = order or Order()
    try:
        look = theme.load(checked.root, theme.find(order.theme))
        shop = Shop(order, look, aside, out, Tally(step) if step else silent())
        header = checked.deck.header
        easel = _Easel(checked, look)
        made = carry_out(easel.draw, header.title, header.locales, shop)
        cards = {"theme": order.theme, "imprints": imprint.imprints(easel.cards(), look.pictures)}
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


@dataclass(slots=True)
class _Easel:
    """Where a deck is drawn in a theme. Cards in all of its languages, which most orders print,
    stay for what is told of them in the end: to draw them again takes a tenth of a build."""

    checked: Checked
    look: Theme
    _cards: tuple[Stack, ...] | None = None

    def draw(
        self, locales: tuple[str, ...], proof: Proof
    ) -> tuple[tuple[Stack, ...], Iterator[Component]]:
        """The cards and the other parts, in these languages."""
        stacks, parts = _drawn(self.checked, self.look, locales, proof)
        if locales == self.checked.deck.header.locales:
            self._cards = stacks
        return stacks, parts

    def cards(self) -> tuple[Stack, ...]:
        """The cards in all languages of the deck."""
        if self._cards is None:
            from authoring.printing.proof import Proof

            self.draw(self.checked.deck.header.locales, Proof())
        return self._cards or ()


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
