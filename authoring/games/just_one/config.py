"""What the players of Just One may agree on before a game.

Two presets: `text` has what the rule text says, `published` what is publicly known of
the published box. schemas/just-one/options.schema.json describes every option.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from authoring.engine import options
from authoring.engine.game import Json
from authoring.engine.option_kinds import LOCALE, Either, Flag, Nothing, OneOf, Span, Whole
from authoring.engine.options import option

PRESETS: Mapping[str, Mapping[str, Json]] = {
    "text": {},
    "published": {"two_clues_up_to": 3},
}


@dataclass(frozen=True, slots=True)
class Config:
    """The options of one game; each field's statement stands in RULES.md, section B."""

    preset: str = option("text", OneOf(*PRESETS))
    players: tuple[int, int] = option([3, 7], Span(3, 7))
    locale: str | None = option(None, Either(Nothing(), LOCALE))
    game_cards: int = option(13, Whole(1, 200))
    deck_size: int | None = option(None, Either(Nothing(), Whole(1, 100_000)))
    first_guesser: int | str = option("random", Either(OneOf("random"), Whole(0, 6)))
    two_clues_up_to: int = option(4, Whole(2, 7))
    reject_quorum: int = option(1, Whole(0, 6))
    all_unknown: str = option("skip", OneOf("skip", "replace"))
    allow_blank: bool = option(False, Flag())
    clue_max_chars: int = option(30, Whole(1, 200))
    zh_max_chars: int = option(6, Whole(1, 50))
    judge: str = option("auto", OneOf("auto", "givers"))
    tie: str = option("cancel", OneOf("cancel", "keep"))
    own_phrase: str = option("flag", OneOf("flag", "cancel"))
    dup_level: str = option("family", OneOf("exact", "family", "synonym"))
    invalid_still_cancels: bool = option(True, Flag())
    show_author: bool = option(True, Flag())
    clue_order: str = option("seat", OneOf("seat", "shuffled"))
    guess_match: str = option("sound", OneOf("sound", "exact"))
    clue_timer: int = option(0, Whole(0, 3600))


def configure(given: Mapping[str, Json]) -> Config:
    """The agreed configuration. Raises Refusal (BAD_OPTION) for what cannot be agreed on."""
    return options.configure(Config, PRESETS, given)


def clues_each(config: Config, seats: int) -> int:
    """How many clues each giver writes (JO-06, JO-07)."""
    return 2 if seats <= config.two_clues_up_to else 1
