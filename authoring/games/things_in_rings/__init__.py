"""Things in Rings: place things where three secret rules, one a ring, put them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from authoring import preflight
from authoring.checks.check import Check, collect
from authoring.games.things_in_rings.cards import RingsContent
from authoring.games.things_in_rings.shape import SHAPE
from authoring.kit import Editor, GameKit, Starter, later, made_later

if TYPE_CHECKING:
    from authoring.playtest.part import Playtest


def _checks() -> tuple[Check, ...]:
    from authoring.games.things_in_rings.components import components
    from authoring.games.things_in_rings.faces import faces

    own = collect(f"{__name__}.checks") + collect(f"{__name__}.deep")
    return own + preflight.checks(faces, components)


def _editor() -> Editor[RingsContent]:
    from authoring.games.things_in_rings.editor import explain, words

    return Editor(words, explain)


def _starter() -> Starter[RingsContent]:
    from authoring.games.things_in_rings.starter import TEMPLATES, forms

    return Starter(TEMPLATES, forms)


def _playtest() -> Playtest:
    from authoring.games.things_in_rings.playtest import PLAYTEST

    return PLAYTEST


KIT: GameKit[RingsContent] = GameKit(
    name="things-in-rings",
    shape=SHAPE,
    checks=_checks,
    faces=later(f"{__name__}.faces", "faces"),
    compile=later(f"{__name__}.compile", "compile_deck"),
    pack_schema="things-in-rings/pack.schema.json",
    game=later(f"{__name__}.play.game", "GAME"),
    bots=later(f"{__name__}.bots.players", "BOTS"),
    narrate=later(f"{__name__}.tell.narration", "narrate"),
    companion=later(f"{__name__}.tell.companion", "companion"),
    editor=made_later(_editor),
    encode=later(f"{__name__}.encoding", "RingsEncoding"),
    stats=later(f"{__name__}.stats", "sections"),
    sheets=later(f"{__name__}.sheets", "sheets"),
    starter=made_later(_starter),
    moves=later(f"{__name__}.moves", "moves"),
    playtest=_playtest,
    conform=later(f"{__name__}.conformance", "cases"),
    components=later(f"{__name__}.components", "components"),
)
