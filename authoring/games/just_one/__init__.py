"""Just One: clues that nobody else writes lead to the word."""

from __future__ import annotations

from authoring import preflight
from authoring.checks.check import Check, collect
from authoring.games.just_one.cards import SHAPE, Words
from authoring.kit import GameKit, later


def _checks() -> tuple[Check, ...]:
    from authoring.games.just_one.components import components
    from authoring.games.just_one.faces import faces

    return collect(f"{__name__}.checks") + preflight.checks(faces, components)


KIT: GameKit[Words] = GameKit(
    name="just-one",
    shape=SHAPE,
    checks=_checks,
    faces=later(f"{__name__}.faces", "faces"),
    compile=later(f"{__name__}.compile", "compile_deck"),
    pack_schema="just-one/pack.schema.json",
    game=later(f"{__name__}.play.game", "GAME"),
    bots=later(f"{__name__}.bots.friends", "BOTS"),
    narrate=later(f"{__name__}.tell.narration", "narrate"),
    companion=later(f"{__name__}.tell.companion", "companion"),
    judge=later(f"{__name__}.judge", "JustOneJudge"),
    encode=later(f"{__name__}.encoding", "JustOneEncoding"),
    declarations=later(f"{__name__}.declared", "declarations"),
    stats=later(f"{__name__}.stats", "sections"),
    sheets=later(f"{__name__}.sheets", "sheets"),
    starter=later(f"{__name__}.starter", "STARTER"),
    playtest=later(f"{__name__}.playtest.part", "PLAYTEST"),
    components=later(f"{__name__}.components", "components"),
    details=later(f"{__name__}.details", "details"),
    conform=later(f"{__name__}.conformance", "cases"),
)
