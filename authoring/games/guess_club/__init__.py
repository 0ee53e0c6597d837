"""Guess Club: write what others will have written, and foresee how often it happens."""

from __future__ import annotations

from collections.abc import Iterator

from authoring import preflight
from authoring.checks.check import Check, collect
from authoring.games.guess_club.bots.players import BOTS
from authoring.games.guess_club.cards import SHAPE, Questions
from authoring.games.guess_club.compile import compile_deck
from authoring.games.guess_club.editor import explain, words
from authoring.games.guess_club.encoding import GuessClubEncoding
from authoring.games.guess_club.judge import GuessClubJudge
from authoring.games.guess_club.play.game import GAME
from authoring.games.guess_club.starter import TEMPLATES, forms
from authoring.games.guess_club.tell.companion import companion
from authoring.games.guess_club.tell.narration import narrate
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
    return collect(f"{__name__}.checks") + preflight.checks(_faces)


def _faces(deck: Deck[Questions], theme: Theme, proof: Proof) -> Iterator[Stack]:
    from authoring.games.guess_club.faces import faces

    return faces(deck, theme, proof)


def _stats(deck: Deck[Questions]) -> Iterator[Section]:
    from authoring.games.guess_club.stats import sections

    return sections(deck)


def _components(deck: Deck[Questions], theme: Theme, proof: Proof) -> Iterator[Component]:
    from authoring.games.guess_club.components import components

    return components(deck, theme, proof)


def _playtest() -> Playtest:
    from authoring.games.guess_club.playtest import PLAYTEST

    return PLAYTEST


def _cases(pack: Pack) -> Iterator[Json]:
    from authoring.games.guess_club.conformance import cases

    return cases(pack)


def _sheets(deck: Deck[Questions]) -> tuple[Sheet, ...]:
    from authoring.games.guess_club.sheets import sheets

    return sheets(deck)


KIT: GameKit[Questions] = GameKit(
    name="guess-club",
    shape=SHAPE,
    checks=_checks,
    faces=_faces,
    compile=compile_deck,
    pack_schema="guess-club/pack.schema.json",
    game=GAME,
    bots=BOTS,
    narrate=narrate,
    companion=companion,
    editor=Editor(words, explain),
    judge=GuessClubJudge,
    encode=GuessClubEncoding,
    components=_components,
    stats=_stats,
    sheets=_sheets,
    starter=Starter(TEMPLATES, forms),
    playtest=_playtest,
    conform=_cases,
)
