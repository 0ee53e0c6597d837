"""Guess Club: write what others will have written, and foresee how often it happens."""

from __future__ import annotations

from authoring import preflight
from authoring.checks.check import Check, collect
from authoring.games.guess_club.cards import SHAPE, Questions
from authoring.kit import GameKit, later


def _checks() -> tuple[Check, ...]:
    from authoring.games.guess_club.components import components
    from authoring.games.guess_club.faces import faces

    return collect(f"{__name__}.checks") + preflight.checks(faces, components)


KIT: GameKit[Questions] = GameKit(
    name="guess-club",
    shape=SHAPE,
    checks=_checks,
    faces=later(f"{__name__}.faces", "faces"),
    compile=later(f"{__name__}.compile", "compile_deck"),
    pack_schema="guess-club/pack.schema.json",
    game=later(f"{__name__}.play.game", "GAME"),
    bots=later(f"{__name__}.bots.players", "BOTS"),
    narrate=later(f"{__name__}.tell.narration", "narrate"),
    companion=later(f"{__name__}.tell.companion", "companion"),
    editor=later(f"{__name__}.editor", "EDITOR"),
    judge=later(f"{__name__}.judge", "GuessClubJudge"),
    encode=later(f"{__name__}.encoding", "GuessClubEncoding"),
    components=later(f"{__name__}.components", "components"),
    stats=later(f"{__name__}.stats", "sections"),
    sheets=later(f"{__name__}.sheets", "sheets"),
    starter=later(f"{__name__}.starter", "STARTER"),
    playtest=later(f"{__name__}.playtest", "PLAYTEST"),
    conform=later(f"{__name__}.conformance", "cases"),
)
