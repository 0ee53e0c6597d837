"""Small decks, packs and tables of Guess Club, and the moves that tests make at them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from authoring.engine.game import JUDGE, Event, Move, Refusal
from authoring.engine.table import Table
from authoring.games.guess_club import KIT
from authoring.games.guess_club.cards import SHAPE, Questions
from authoring.games.guess_club.compile import compile_deck
from authoring.games.guess_club.play.state import State
from authoring.model import NOWHERE, Text
from authoring.pack.canonical import make
from authoring.pack.pack import Pack
from authoring.source.deck import Deck, Entry, Header
from tests.games.twins import invented

LOCALES = ("en", "zh-Hans")

FRUITS = (
    ("apple", "苹果"), ("orange", "橙子"), ("cherry", "樱桃"), ("melon", "西瓜"),
    ("grape", "葡萄"), ("plum", "李子"), ("peach", "桃子"), ("blueberry", "蓝莓"),
    ("apricot", "杏子"), ("lychee", "荔枝"), ("pear", "梨"), ("lime", "青柠"),
)  # fmt: skip

ROUND_FRUIT: dict[str, Any] = {
    "id": "round-fruit",
    "category": "food",
    "text": {"en": "Name a round fruit.", "zh-Hans": "说出一种圆形的水果。"},
    "answers": [
        {"en": en, "zh-Hans": zh, **({"also": {"en": ["tangerine"]}} if en == "orange" else {})}
        for en, zh in FRUITS
    ],
    "wrong": [{"en": "banana", "zh-Hans": "香蕉"}],
}


def header(locales: Sequence[str] = LOCALES) -> Header:
    title = Text(tuple((locale, "Guess Club") for locale in locales))
    return Header("guess-club", "1.0.0", title, tuple(locales), {}, NOWHERE)


def deck(questions: Sequence[dict[str, Any]], locales: Sequence[str] = LOCALES) -> Deck[Questions]:
    """A deck of these questions, without any file."""
    category = {"id": "food", "label": dict.fromkeys(locales, "Food")}
    entries = {
        "category": (Entry("category", category, {}, NOWHERE),),
        "question": tuple(Entry("question", each, {}, NOWHERE) for each in questions),
    }
    reading = SHAPE.build(header(locales), entries)
    return Deck("", header(locales), reading.content, reading.cards, (), ())


def pack(questions: Sequence[dict[str, Any]], locales: Sequence[str] = LOCALES) -> Pack:
    return make(header(locales), compile_deck(deck(questions, locales)))


def many(questions: int, answers: int) -> Pack:
    """A pack of invented words, with two wrong answers a question."""
    words = iter(invented(questions * (answers + 3) * 2))
    made = []
    for _ in range(questions):
        fitting = [{"en": next(words), "zh-Hans": next(words)} for _ in range(answers)]
        wrong = [{"en": next(words), "zh-Hans": next(words)} for _ in range(2)]
        made.append(
            {
                "id": next(words),
                "category": "food",
                "text": {"en": next(words), "zh-Hans": "水果"},
                "answers": fitting,
                "wrong": wrong,
            }
        )
    return pack(made)


PACK = many(12, 14)

FRUIT_PACK = pack([{**ROUND_FRUIT, "id": f"fruit-{number}"} for number in range(4)])
"""Four cards with one and the same question, so that every round asks for fruit."""

Game = Table[State]


def table(seats: int = 4, /, pack: Pack = FRUIT_PACK, seed: int = 1, **options: Any) -> Game:
    """A new game at which seat 0 sets the first question."""
    return Table(KIT.game, pack, seats, seed, {"first_setter": 0, **options})


def act(game: Game, seat: int, name: str, /, **data: Any) -> list[Event]:
    return game.play(Move(seat, name, data))


def refusal(game: Game, seat: int, name: str, /, **data: Any) -> Refusal:
    """The refusal of a move, which must change nothing."""
    before = (game.fingerprint(), len(game.log))
    with pytest.raises(Refusal) as caught:
        act(game, seat, name, **data)
    assert (game.fingerprint(), len(game.log)) == before
    return caught.value


def ask(game: Game) -> None:
    """Through the question phase: the first card on offer, and everybody agrees."""
    setter = game.state.setter
    act(game, setter, "choose", question=game.state.offered[0])
    for seat in sorted(game.to_act()):
        act(game, seat, "confirm")


def started(hands: Sequence[Sequence[str]], /, **options: Any) -> Game:
    """A game in the action phase with these answers in the hands, seat 0 being the setter."""
    options = {"answers_per_player": len(hands[0]), **options}
    game = table(len(hands), **options)
    ask(game)
    for seat, answers in enumerate(hands):
        act(game, seat, "answer", answers=list(answers))
    return game


def judged(
    game: Game, *, fits: bool = True, matches: Sequence[tuple[int, int]] = ()
) -> list[Event]:
    """The automatic judge rules on the card just played."""
    return act(game, JUDGE, "rule", fits=fits, matches=[list(card) for card in matches])


def play(
    game: Game, seat: int, card: int, /, *matches: tuple[int, int], fits: bool = True
) -> list[Event]:
    """Play a card, and have it judged."""
    return act(game, seat, "play", card=card) + judged(game, fits=fits, matches=matches)


def predict(game: Game, seat: int, number: int) -> list[Event]:
    return act(game, seat, "predict", number=number)


def named(events: Sequence[Event], name: str) -> list[dict[str, Any]]:
    """What the events of a name say."""
    return [dict(event.data) for event in events if event.name == name]


def cash(game: Game) -> list[int]:
    return [player.cash for player in game.state.players]


def finish_round(game: Game) -> list[Event]:
    """Play cards without any match until the round is over and settled."""
    start = len(game.log)
    round_now = game.state.round
    while game.state.result is None and game.state.round == round_now:
        if game.state.step == "turn":
            seat = game.state.turn
            play(game, seat, game.state.players[seat].hand[0])
        else:
            act(game, JUDGE, "inspect", off_topic=[])
    return game.log[start:]
