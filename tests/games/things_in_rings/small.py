"""Small packs of Things in Rings, made in memory, with verdicts that are easy to follow."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import asdict, replace
from typing import Any

import pytest

from authoring.engine.game import Event, Move, Refusal, Seat
from authoring.engine.rng import Rng
from authoring.engine.table import Table
from authoring.games.things_in_rings.config import LEVELS, RINGS
from authoring.games.things_in_rings.play.game import GAME
from authoring.games.things_in_rings.play.state import State
from authoring.pack import canonical
from authoring.pack.pack import Pack

Game = Table[State]


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
    cards_by_kind = {
        "things": [
            {"id": thing, "name": dict.fromkeys(locales, thing), "art": thing} for thing in things
        ],
        "rules": cards,
    }
    tables = {"bit_order": "bit i is the thing at index i", "verdicts": verdicts}
    made = Pack(
        format=1,
        game="things-in-rings",
        version="1.0.0",
        title={"en": "Small Rings"},
        locales=locales,
        cards=cards_by_kind,
        tables=tables,
        digest="",
    )
    return replace(made, digest=canonical.digest(asdict(made)))


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


MANY = many()


def table(seats: int = 4, seed: int = 1, pack: Pack = MANY, **options: Any) -> Game:
    """A game just set up."""
    return Table(GAME, pack, seats, seed, options)


def acting(game: Game) -> Seat:
    """The one seat that may move."""
    (seat,) = game.to_act()
    return seat


def truth(game: Game, thing: str) -> str:
    """The name of the region where a thing belongs."""
    return game.state.regions[game.state.truth[thing]]


def place(game: Game, thing: str, region: str) -> list[Event]:
    """The seat whose turn it is places a thing."""
    return game.play(Move(acting(game), "place", {"thing": thing, "region": region}))


def right(game: Game) -> list[Event]:
    """The seat whose turn it is places its first thing where it belongs."""
    thing = game.state.hands[acting(game)][0]
    return place(game, thing, truth(game, thing))


def wrong(game: Game) -> list[Event]:
    """The seat whose turn it is places its first thing where it does not belong."""
    thing = game.state.hands[acting(game)][0]
    other = next(region for region in game.state.regions if region != truth(game, thing))
    return place(game, thing, other)


def stop(game: Game) -> list[Event]:
    """The seat whose turn it is ends its turn."""
    return game.play(Move(acting(game), "stop", {}))


def refusal(game: Game, move: Move) -> Refusal:
    """How a move is refused; that it changes nothing is seen to here."""
    before = (game.fingerprint(), len(game.log), len(game.moves))
    with pytest.raises(Refusal) as caught:
        game.play(move)
    assert (game.fingerprint(), len(game.log), len(game.moves)) == before
    assert caught.value.legal == game.legal(move.seat)
    return caught.value


def events(game: Game, name: str) -> list[Event]:
    """The events of a name in the log."""
    return [event for event in game.log if event.name == name]


def cards(game: Game) -> list[str]:
    """Every thing there is, from wherever it lies (TR-40)."""
    state = game.state
    hands = [thing for hand in state.held() for thing in hand]
    demos = state.demonstration.hand if state.demonstration else []
    piles = (state.deck, state.undecided, hands, state.placed, state.discards, state.left_out)
    return [thing for pile in (*piles, demos) for thing in pile]
