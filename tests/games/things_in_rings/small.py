"""Small packs of Things in Rings, made in memory, with verdicts that are easy to follow."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from authoring.engine.rng import Rng
from authoring.games.things_in_rings.config import LEVELS, RINGS
from authoring.pack.pack import Pack


def bits(things: Sequence[str], taken: Collection[str]) -> str:
    """The hex of the things that are taken in: bit i for the thing at index i."""
    return format(sum(1 << index for index, each in enumerate(things) if each in taken), "x")


def pack(
    things: list[str],
    rules: Mapping[str, tuple[str, str, Iterable[str]]],
    debatable: Mapping[str, Iterable[str]] | None = None,
    locales: tuple[str, ...] = ("en",),
) -> Pack:
    """A pack from ids: `rules` maps a rule's id to its ring, its level and the things inside.

    `debatable` names, for some rules, the things they cannot decide.
    """
    unsure = {rule: set(names) for rule, names in (debatable or {}).items()}
    verdicts: dict[str, Any] = {}
    cards = []
    for rule, (ring, level, inside) in rules.items():
        maybe = unsure.get(rule, set())
        row = {"inside": bits(things, set(inside) - maybe), "debatable": bits(things, maybe)}
        verdicts[rule] = dict.fromkeys(locales if ring == "word" else ("*",), row)
        text = dict.fromkeys(locales, f"is {rule}")
        cards.append(
            {"id": rule, "ring": ring, "level": level, "text": text, "locales": list(locales)}
        )
    return Pack(
        format=1,
        game="things-in-rings",
        version="1.0.0",
        title={"en": "Small Rings"},
        locales=locales,
        cards={
            "things": [
                {"id": thing, "name": dict.fromkeys(locales, thing), "art": thing}
                for thing in things
            ],
            "rules": cards,
        },
        tables={"bit_order": "bit i is the thing at index i", "verdicts": verdicts},
        digest="0" * 63 + "1",
    )


VECTOR_THINGS = ["apple", "train", "egg", "ink", "pencil", "bread", "umbrella", "chair"]

VECTOR = pack(
    VECTOR_THINGS,
    {
        "vowel": ("word", "easy", ["apple", "egg", "ink", "umbrella"]),
        "edible": ("attribute", "easy", ["apple", "egg", "bread"]),
        "school": ("context", "easy", ["apple", "ink", "pencil", "chair"]),
    },
)
"""The worked example of TR-T1: starts with a vowel, edible, in a school."""


def many(count: int = 60, rules: int = 6, seed: int = 1, unsure: int = 0) -> Pack:
    """A pack of `count` things and `rules` rules a ring, with verdicts drawn by a seed.

    Of 100 verdicts about `unsure` are debatable.
    """
    rng = Rng(seed)
    things = [f"thing-{index:03}" for index in range(count)]
    made: dict[str, tuple[str, str, list[str]]] = {}
    debatable: dict[str, list[str]] = {}
    for ring in RINGS:
        for number in range(rules):
            name = f"{ring}-{number}"
            inside = [thing for thing in things if rng.below(100) < 40]
            made[name] = (ring, LEVELS[number % 3], inside)
            debatable[name] = [thing for thing in things if rng.below(100) < unsure]
    return pack(things, made, debatable, ("en", "zh-Hans"))
