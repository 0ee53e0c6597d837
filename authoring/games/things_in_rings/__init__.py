"""Things in Rings: place things where three secret rules, one a ring, put them."""

from __future__ import annotations

from authoring import preflight
from authoring.checks.check import Check, collect
from authoring.games.things_in_rings.cards import RingsContent
from authoring.games.things_in_rings.shape import SHAPE
from authoring.kit import GameKit, later


def _checks() -> tuple[Check, ...]:
    from authoring.games.things_in_rings.components import components
    from authoring.games.things_in_rings.faces import faces

    own = collect(f"{__name__}.checks") + collect(f"{__name__}.deep")
    return own + preflight.checks(faces, components)


KIT: GameKit[RingsContent] = GameKit(
    name="things-in-rings",
    shape=SHAPE,
    checks=_checks,
    faces=later(f"{__name__}.faces", "faces"),
    compile=later(f"{__name__}.compile", "compile_deck"),
    pack_schema="things-in-rings/pack.schema.json",
    game=later(f"{__name__}.play.game", "GAME"),
    bots=later(f"{__name__}.bots.players", "BOTS"),
    beside_people="naive",
    narrate=later(f"{__name__}.tell.narration", "narrate"),
    companion=later(f"{__name__}.tell.companion", "companion"),
    editor=later(f"{__name__}.editor", "EDITOR"),
    encode=later(f"{__name__}.encoding", "RingsEncoding"),
    stats=later(f"{__name__}.stats", "sections"),
    sheets=later(f"{__name__}.sheets", "sheets"),
    starter=later(f"{__name__}.starter", "STARTER"),
    moves=later(f"{__name__}.moves", "moves"),
    playtest=later(f"{__name__}.playtest", "PLAYTEST"),
    conform=later(f"{__name__}.conformance", "cases"),
    components=later(f"{__name__}.components", "components"),
)
