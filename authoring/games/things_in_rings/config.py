"""What the players of Things in Rings may agree on before a game.

Two presets: `text` has what the rule text says, `published` what is publicly known of
the published box. schemas/things-in-rings/options.schema.json describes every option.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from authoring.engine import options
from authoring.engine.game import Json
from authoring.engine.option_kinds import (
    LOCALE,
    Each,
    Either,
    Flag,
    Nothing,
    OneOf,
    Some,
    Span,
    Whole,
)
from authoring.engine.options import option

RINGS = ("word", "attribute", "context")
"""The rings of the rule text, in its order (TR-02)."""

LEVELS = ("easy", "medium", "hard")

FIVE = 5
"""How many things the published Knower is dealt to choose demonstrations from (TR-08)."""

PRESETS: Mapping[str, Mapping[str, Json]] = {
    "text": {},
    "published": {
        "players": [3, 6],
        "demo_source": "hand5",
        "demo_policy": "telling",
        "stop": "never",
        "coop_deck": 15,
    },
}


@dataclass(frozen=True, slots=True)
class Config:
    """The options of one game; each field's statement stands in RULES.md, section C."""

    preset: str = option("text", OneOf(*PRESETS))
    players: tuple[int, int] = option([2, 6], Span(2, 6))
    mode: str = option("auto", OneOf("auto", "race", "coop"))
    locale: str | None = option(None, Either(Nothing(), LOCALE))
    rings: tuple[str, ...] = option(list(RINGS), Some(*RINGS))
    difficulty: Mapping[str, str] = option("any", Each(RINGS, OneOf("any", *LEVELS), "any"))
    hand: int = option(5, Whole(1, 20))
    knower: int | str = option("last", Either(Whole(0, 5), OneOf("last", "random", "rotate")))
    knower_by: str = option("bot", OneOf("bot", "seat"))
    knower_plays: bool = option(False, Flag())
    knower_extra: int = option(5, Whole(0, 20))
    knower_turn: int = option(1, Whole(1, 20))
    game_number: int = option(0, Whole(0, 1_000_000))
    demo_count: int = option(3, Whole(0, FIVE))
    demo_source: str = option("deck", OneOf("deck", "hand5"))
    demo_policy: str = option("one_per_ring", OneOf("one_per_ring", "telling", "as_drawn"))
    demo_redraws: int = option(20, Whole(0, 100))
    hands_public: bool = option(False, Flag())
    coop_hands_public: bool = option(True, Flag())
    placement: str = option("exact", OneOf("exact", "at_least"))
    stop: str = option("any_time", OneOf("any_time", "after_correct", "never"))
    stalemate_cycles: int = option(1, Whole(1, 20))
    wrong_draw: int = option(1, Whole(0, 5))
    wrong_last_card_wins: bool = option(True, Flag())
    tie: str = option("shared", OneOf("shared", "turn_order"))
    on_misjudge: str = option("correct", OneOf("correct", "restart"))
    coop_deck: int | str = option("all", Either(OneOf("all"), Whole(1, 1000)))
    coop_hand: str = option("own", OneOf("own", "shared"))


def configure(given: Mapping[str, Json]) -> Config:
    """The agreed configuration. Raises Refusal (BAD_OPTION) for what cannot be agreed on."""
    return options.configure(Config, PRESETS, given)
