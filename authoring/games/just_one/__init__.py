"""Just One: clues that nobody else writes lead to the word."""

from __future__ import annotations

from collections.abc import Iterator

from authoring import preflight
from authoring.checks.check import Check, collect
from authoring.games.just_one.bots.players import BOTS
from authoring.games.just_one.cards import SHAPE, Words
from authoring.games.just_one.compile import compile_deck
from authoring.games.just_one.declared import declarations
from authoring.games.just_one.encoding import JustOneEncoding
from authoring.games.just_one.judge import JustOneJudge
from authoring.games.just_one.play.game import GAME
from authoring.games.just_one.starter import TEMPLATES, forms
from authoring.games.just_one.tell.companion import companion
from authoring.games.just_one.tell.narration import narrate
from authoring.kit import GameKit, Starter
from authoring.pack.pack import Json, Pack
from authoring.page.block import Section
from authoring.playtest.part import Playtest
from authoring.printing.face import Component, Stack
from authoring.printing.proof import Proof
from authoring.printing.theme import Theme
from authoring.sheets.sheet import Sheet
from authoring.source.deck import Deck


def _checks() -> tuple[Check, ...]:
    return collect(f"{__name__}.checks") + preflight.checks(_faces)


def _faces(deck: Deck[Words], theme: Theme, proof: Proof) -> Iterator[Stack]:
    from authoring.games.just_one.faces import faces

    return faces(deck, theme, proof)


def _stats(deck: Deck[Words]) -> Iterator[Section]:
    from authoring.games.just_one.stats import sections

    return sections(deck)


def _playtest() -> Playtest:
    from authoring.games.just_one.playtest import PLAYTEST

    return PLAYTEST


def _components(deck: Deck[Words], theme: Theme, proof: Proof) -> Iterator[Component]:
    from authoring.games.just_one.components import components

    return components(deck, theme, proof)


def _cases(pack: Pack) -> Iterator[Json]:
    from authoring.games.just_one.conformance import cases

    return cases(pack)


def _sheets(deck: Deck[Words]) -> tuple[Sheet, ...]:
    from authoring.games.just_one.sheets import sheets

    return sheets(deck)


KIT: GameKit[Words] = GameKit(
    name="just-one",
    shape=SHAPE,
    checks=_checks,
    faces=_faces,
    compile=compile_deck,
    pack_schema="just-one/pack.schema.json",
    game=GAME,
    bots=BOTS,
    narrate=narrate,
    companion=companion,
    judge=JustOneJudge,
    encode=JustOneEncoding,
    declarations=declarations,
    stats=_stats,
    sheets=_sheets,
    starter=Starter(TEMPLATES, forms),
    playtest=_playtest,
    components=_components,
    conform=_cases,
)
