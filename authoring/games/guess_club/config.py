"""What the players of Guess Club may agree on before a game.

Two presets: `text` has what the rule text says, `published` what is publicly known of
the published box. schemas/guess-club/options.schema.json describes every option.
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
    "published": {"leftover_fee": "every_card", "challenge": "refuse", "read_examples": 6},
}

CHIP = 10
"""Every amount of money is a multiple of this (in $)."""


def money(default: int, least: int = 0) -> int:
    """An option that is an amount of money."""
    amount: int = option(default, Whole(least, 1000, CHIP))
    return amount


class Rewards:
    """By formula, or the rewards of the rounds in $, the last of which holds for the rest."""

    __slots__ = ()

    def read(self, value: Json) -> str | tuple[int, ...]:
        if value == "by_players":
            return "by_players"
        if not isinstance(value, list | tuple) or not 1 <= len(value) <= 10:
            raise ValueError
        amount = Whole(0, 10_000, CHIP)
        return tuple(amount.read(item) for item in value)

    def words(self) -> str:
        return f"by_players, or a list of 1 to 10 amounts in steps of {CHIP}"

    def schema(self) -> dict[str, Json]:
        amounts = {
            "type": "array",
            "items": Whole(0, 10_000, CHIP).schema(),
            "minItems": 1,
            "maxItems": 10,
        }
        return {"anyOf": [{"const": "by_players"}, amounts]}


@dataclass(frozen=True, slots=True)
class Config:
    """The options of one game; each field's statement stands in RULES.md, section A."""

    preset: str = option("text", OneOf(*PRESETS))
    players: tuple[int, int] = option([2, 8], Span(2, 8))
    locale: str | None = option(None, Either(Nothing(), LOCALE))
    rounds: int = option(3, Whole(1, 10))
    answers_per_player: int = option(6, Whole(1, 20))
    markers_per_player: int = option(4, Whole(0, 20))
    numbers: tuple[int, int] = option([0, 13], Span(0, 99))
    max_markers_per_number: int = option(2, Whole(1, 20))
    start_cash: int = money(150)
    pool_start: int = money(30)
    pool_refill: int = money(30)
    pool_refill_when: str = option("empty", OneOf("empty", "below", "never"))
    round_reward: str | tuple[int, ...] = option("by_players", Rewards())
    miss_fee: int = money(10)
    invalid_fee: int = money(20)
    bet_fee: int = money(10)
    leftover_fee: str = option("invalid_only", OneOf("invalid_only", "every_card"))
    leftover_fine: int = money(20)
    smallest_chip: int = money(CHIP, CHIP)
    loan: int = money(100, CHIP)
    early_repay: bool = option(False, Flag())
    first_setter: int | str = option("random", Either(OneOf("random"), Whole(0, 7)))
    setter_rotation: str = option("left", OneOf("left", "right"))
    offered_questions: int = option(3, Whole(1, 20))
    free_questions: bool = option(True, Flag())
    min_answers: int = option(10, Whole(1, 40))
    confirm_questions: bool = option(True, Flag())
    challenge: str = option("samples", OneOf("samples", "refuse"))
    challenge_fail: str = option("replace", OneOf("replace", "draw"))
    read_examples: int = option(0, Whole(0, 20))
    longest_answer: int = option(60, Whole(6, 500))
    queries: int = option(3, Whole(0, 20))
    query_private: bool = option(True, Flag())
    judge: str = option("auto", OneOf("auto", "setter", "vote"))
    unknown_fits: bool = option(True, Flag())
    invalid_blocks_match: bool = option(True, Flag())
    force_all_matching: bool = option(True, Flag())
    forced_empty_ends_round: bool = option(True, Flag())
    same_player_same_number: bool = option(True, Flag())
    allow_dead_number: bool = option(True, Flag())
    overflow: str = option("clamp", OneOf("clamp", "exact"))
    unclaimed_pool: str = option("carry", OneOf("carry", "bank"))
    unclaimed_reward: str = option("carry", OneOf("carry", "bank"))


def configure(given: Mapping[str, Json]) -> Config:
    """The agreed configuration. Raises Refusal (BAD_OPTION) for what cannot be agreed on."""
    return options.configure(Config, PRESETS, given)


def reward(config: Config, seats: int, number: int) -> int:
    """What goes to the reward area for the round of this number, from 1 (GC-07), in $.

    The amounts for two players are those of the published box, the others follow them.
    """
    if isinstance(config.round_reward, tuple):
        return config.round_reward[min(number, len(config.round_reward)) - 1]
    return CHIP * (seats + 1) + (2 * CHIP if number == config.rounds else 0)
