"""Things in Rings: place things where three secret rules, one a ring, put them."""

from __future__ import annotations

from collections.abc import Iterator

from authoring import preflight
from authoring.checks.check import Check, collect
from authoring.games.things_in_rings.bots.players import BOTS
from authoring.games.things_in_rings.cards import RingsContent
from authoring.games.things_in_rings.compile import compile_deck
from authoring.games.things_in_rings.editor import explain, words
from authoring.games.things_in_rings.encoding import RingsEncoding
from authoring.games.things_in_rings.moves import moves
from authoring.games.things_in_rings.play.game import GAME
from authoring.games.things_in_rings.shape import SHAPE
from authoring.games.things_in_rings.starter import TEMPLATES, forms
from authoring.games.things_in_rings.tell.companion import companion
from authoring.games.things_in_rings.tell.narration import narrate
from authoring.kit import Editor, GameKit, Starter
from authoring.pack.pack import Json, Pack
from authoring.page.block import Section
from authoring.playtest.part import Playtest
from authoring.printing.face import Component, Stack
from authoring.printing.proof import Proof
from authoring.printing.theme import Theme
from authoring.sheets.sheet import Sheet
from authoring.source.deck import Deck


def _checks() -> tuple[Check, ...]:
    judged = collect(f"{__name__}.checks") + collect(f"{__name__}.deep")
    return judged + preflight.checks(_faces)


def _faces(deck: Deck[RingsContent], theme: Theme, proof: Proof) -> Iterator[Stack]:
    from authoring.games.things_in_rings.faces import faces

    return faces(deck, theme, proof)


def _stats(deck: Deck[RingsContent]) -> Iterator[Section]:
    from authoring.games.things_in_rings.stats import sections

    return sections(deck)


def _playtest() -> Playtest:
    from authoring.games.things_in_rings.playtest import PLAYTEST

    return PLAYTEST


def _cases(pack: Pack) -> Iterator[Json]:
    from authoring.games.things_in_rings.conformance import cases

    return cases(pack)


def _components(deck: Deck[RingsContent], theme: Theme, proof: Proof) -> Iterator[Component]:
    from authoring.games.things_in_rings.components import components

    return components(deck, theme, proof)


def _sheets(deck: Deck[RingsContent]) -> tuple[Sheet, ...]:
    from authoring.games.things_in_rings.sheets import sheets

    return sheets(deck)


KIT: GameKit[RingsContent] = GameKit(
    name="things-in-rings",
    shape=SHAPE,
    checks=_checks,
    faces=_faces,
    compile=compile_deck,
    pack_schema="things-in-rings/pack.schema.json",
    game=GAME,
    bots=BOTS,
    narrate=narrate,
    companion=companion,
    editor=Editor(words, explain),
    encode=RingsEncoding,
    stats=_stats,
    sheets=_sheets,
    starter=Starter(TEMPLATES, forms),
    moves=moves,
    playtest=_playtest,
    conform=_cases,
    components=_components,
)
