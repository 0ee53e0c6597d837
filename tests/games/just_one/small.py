"""Small decks, packs and tables of Just One, and the moves that tests make at them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from authoring.engine.game import JUDGE, Event, Move, Refusal
from authoring.engine.table import Table
from authoring.games.just_one import KIT
from authoring.games.just_one.cards import SHAPE, Words
from authoring.games.just_one.compile import compile_deck
from authoring.games.just_one.play.state import State
from authoring.model import NOWHERE, Text
from authoring.pack.canonical import make
from authoring.pack.pack import Pack
from authoring.source.deck import Deck, Entry, Header
from tests.games.twins import invented

LOCALES = ("en", "zh-Hans")

LEVELS = ("easy", "medium", "hard")

FIELDS = ("food", "weather", "music", "sports", "body", "home", "travel", "school")

TRAP: dict[str, Any] = {
    "id": "w-trap",
    "words": [
        {"en": "trap", "zh-Hans": "陷阱", "level": "easy", "field": "home",
         "family": {"en": ["trapper"]}},
        {"en": "prince", "zh-Hans": "王子", "level": "easy", "field": "people",
         "family": {"en": ["princess", "princely"], "zh-Hans": ["公主"]},
         "homophones": {"en": ["prints"]}, "translations": {"fr": ["dauphin"]},
         "also": {"en": ["king's son"]}},
        {"en": "green", "zh-Hans": "绿色", "level": "medium", "field": "colours",
         "translations": {"fr": ["vert"]}},
        {"en": "butter", "zh-Hans": "黄油", "level": "medium", "field": "food",
         "family": {"en": ["buttery"]}, "unrelated": {"en": ["butter-fingers"]}},
        {"en": "Japan", "zh-Hans": "日本", "level": "hard", "field": "travel",
         "family": {"en": ["Japanese"]}},
    ],
}  # fmt: skip


def header(locales: Sequence[str] = LOCALES) -> Header:
    title = Text(tuple((locale, "Just One") for locale in locales))
    return Header("just-one", "1.0.0", title, tuple(locales), {}, NOWHERE)


def deck(cards: Sequence[Mapping[str, Any]], locales: Sequence[str] = LOCALES) -> Deck[Words]:
    """A deck of these cards, without any file."""
    entries = {"card": tuple(Entry("card", each, {}, NOWHERE) for each in cards)}
    reading = SHAPE.build(header(locales), entries)
    return Deck("", header(locales), reading.content, reading.cards, (), ())


def pack(cards: Sequence[Mapping[str, Any]], locales: Sequence[str] = LOCALES) -> Pack:
    return make(header(locales), compile_deck(deck(cards, locales)))


FRENCH = ("four", "cave", "vigne", "oiseau", "pluie", "neige", "bougie", "lampe", "roue", "vache")
ENGLISH = ("prison", "piano", "island", "kitchen", "library")


def french(locales: tuple[str, ...] = ("fr",)) -> Pack:
    """Fourteen cards of French words, in English too where it is asked for."""
    pairs = zip(FRENCH, 2 * ENGLISH, strict=True)
    words = [
        {"level": "easy", "field": "home"}
        | {
            locale: word
            for locale, word in zip(("fr", "en"), pair, strict=True)
            if locale in locales
        }
        for pair in pairs
    ]
    cards = [{"id": f"c{at}", "words": words[5 * (at % 2) :][:5]} for at in range(14)]
    return pack(cards, locales)


def invented_cards(count: int) -> list[dict[str, Any]]:
    words = iter(invented(count * 20))
    made = []
    for number in range(count):
        five = [
            {
                "en": next(words),
                "zh-Hans": next(words),
                "level": LEVELS[place % 3],
                "field": FIELDS[(number + place) % len(FIELDS)],
                "family": {"en": [next(words)]},
            }
            for place in range(5)
        ]
        made.append({"id": next(words), "words": five})
    return made


PACK = pack(invented_cards(24))

TRAP_PACK = pack([{**TRAP, "id": f"w-trap-{number}"} for number in range(16)])
"""Sixteen cards with the same five words, so that every turn has them."""

WORDS = {"trap": 1, "prince": 2, "green": 3, "butter": 4, "japan": 5}

Game = Table[State]


def table(seats: int = 5, /, pack: Pack = TRAP_PACK, seed: int = 1, **options: Any) -> Game:
    """A new game at which seat 0 guesses first."""
    return Table(KIT.game, pack, seats, seed, {"first_guesser": 0, **options})


def act(game: Game, seat: int, name: str, /, **data: Any) -> list[Event]:
    return game.play(Move(seat, name, data))


def refusal(game: Game, seat: int, name: str, /, **data: Any) -> Refusal:
    """The refusal of a move, which must change nothing."""
    before = (game.fingerprint(), len(game.log))
    with pytest.raises(Refusal) as caught:
        act(game, seat, name, **data)
    assert (game.fingerprint(), len(game.log)) == before
    return caught.value


def choose(game: Game, number: int = 1) -> None:
    """The guesser names a number, and all givers know the word."""
    act(game, game.state.guesser, "choose", number=number)
    for seat in sorted(game.to_act()):
        if game.state.step == "check":
            act(game, seat, "accept")


def write(game: Game, *clues: Sequence[str]) -> list[Event]:
    """The givers write, in the order of their seats."""
    start = len(game.log)
    for seat, written in zip(sorted(game.to_act()), clues, strict=True):
        act(game, seat, "write", clues=list(written))
    return game.log[start:]


def compare(
    game: Game,
    invalid: Sequence[tuple[int, str]] = (),
    same: Sequence[tuple[Sequence[int], str]] = (),
) -> list[Event]:
    """The automatic judge gives its word on the clues."""
    return act(
        game,
        JUDGE,
        "compare",
        invalid=[{"clue": clue, "reason": reason} for clue, reason in invalid],
        same=[{"clues": list(clues), "reason": reason} for clues, reason in same],
    )


def turn(game: Game, *clues: Sequence[str], number: int = 1, **judged: Any) -> list[Event]:
    """A turn up to the guess."""
    choose(game, number)
    return write(game, *clues) + compare(game, **judged)


def clues_for(game: Game) -> list[list[str]]:
    """Clues of which no two are the same, for all givers."""
    each = game.state.clues_each
    words = iter(invented(40))
    return [[next(words) for _ in range(each)] for _ in range(game.seats - 1)]


def guessed(game: Game, word: str, right: bool = False) -> list[Event]:
    """The guess, and the judge's word on it where one is needed."""
    events = act(game, game.state.guesser, "guess", word=word)
    return events + (act(game, JUDGE, "rule", right=right) if game.state.step == "rule" else [])


def play_turn(game: Game, outcome: str) -> list[Event]:
    """A whole turn that is right, wrong, passed or cancelled."""
    start = len(game.log)
    if outcome == "cancelled":
        turn(game, *[["echo"] * game.state.clues_each] * (game.seats - 1))
        return game.log[start:]
    turn(game, *clues_for(game))
    if outcome == "passed":
        act(game, game.state.guesser, "pass")
    else:
        guessed(game, "trap" if outcome == "right" else "door")
    return game.log[start:]


def named(events: Sequence[Event], name: str) -> list[dict[str, Any]]:
    """What the events of a name say."""
    return [dict(event.data) for event in events if event.name == name]


def revealed(events: Sequence[Event]) -> list[str]:
    """The clues that the guesser sees."""
    (shown,) = named(events, "clues_revealed")
    return [clue for _, clue in shown["clues"]]


def fallen(events: Sequence[Event]) -> dict[int, str]:
    """The clues that were cancelled, by place, and why."""
    (found,) = named(events, "clues_compared")
    return {item["clue"]: item["reason"] for item in found["cancelled"]}
