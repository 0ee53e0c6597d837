"""The pack's verdicts: which things each rule takes in, leaves out, or cannot decide.

A verdict is one bit a thing, bit i for the thing at index i of the pack's list
(TR-30: judged by the rule and the thing alone).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from authoring.engine.game import Json, Refusal
from authoring.engine.kept import remembered
from authoring.games.things_in_rings.config import Config
from authoring.pack.pack import Pack


class Verdict(NamedTuple):
    """What one rule says of every thing, as bits. A debatable thing is not inside."""

    inside: int
    debatable: int

    def allows(self, thing: int, inside: bool) -> bool:
        """Whether the thing at this index could have been judged so."""
        return bool(self.debatable >> thing & 1) or bool(self.inside >> thing & 1) == inside


def thing_ids(pack: Pack) -> list[str]:
    """The ids of the thing cards, in the order of the bits."""
    return [card["id"] for card in pack.cards["things"]]


def language(pack: Pack, config: Config) -> str:
    """The locale in which the things are named: the one agreed on, or the pack's first.

    Raises Refusal (BAD_OPTION) when the pack does not have it.
    """
    locale = config.locale or pack.locales[0]
    if locale not in pack.locales:
        known = ", ".join(pack.locales)
        raise Refusal("BAD_OPTION", f"This pack has no locale {locale!r}; it has {known}.")
    return locale


def pile(pack: Pack, config: Config, ring: str) -> tuple[str, ...]:
    """The ids of a ring's rules at the agreed level, in the locale (TR-03, TR-04)."""
    return _pile(pack, ring, config.difficulty[ring], language(pack, config))


@remembered
def _pile(pack: Pack, ring: str, level: str, locale: str) -> tuple[str, ...]:
    return tuple(
        card["id"]
        for card in pack.cards["rules"]
        if card["ring"] == ring
        and level in ("any", card["level"])
        and locale in (card.get("locales") or pack.locales)
    )


def verdict(pack: Pack, rule: str, locale: str) -> Verdict:
    """What a rule says in a locale. Raises Refusal (BAD_PACK) when the pack does not tell."""
    try:
        by_locale: Mapping[str, Json] = pack.tables["verdicts"][rule]
        row = by_locale["*"] if "*" in by_locale else by_locale[locale]
        return Verdict(int(row["inside"], 16), int(row["debatable"], 16))
    except (KeyError, TypeError, ValueError):
        sentence = f"This pack does not tell what rule {rule!r} says in {locale}: build it again."
        raise Refusal("BAD_PACK", sentence, "TR-30") from None


def digits(bits: int, count: int) -> str:
    """The bits of `count` things as text, `1` or `0`, that of the first thing first."""
    return format(bits & ((1 << count) - 1), f"0{count}b")[::-1] if count else ""


def population(verdicts: Sequence[Verdict], count: int) -> list[int]:
    """How many of `count` things each region holds, by region number (TR-39).

    Bit k of a region's number stands for the ring of verdict k. Things that one of the
    rules cannot decide are in no region.
    """
    decided = (1 << count) - 1
    for each in verdicts:
        decided &= ~each.debatable
    holds = [decided]
    for each in verdicts:
        holds = [left & ~each.inside for left in holds] + [left & each.inside for left in holds]
    return [left.bit_count() for left in holds]
