"""Random play: every move picked from what the rules offer, written ones from the pack.

Nobody here plays to win, or knows anything: what is measured is the engine alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from authoring import games
from authoring.engine.game import Game, Legal, Move, Seat
from authoring.engine.rng import Rng
from authoring.engine.table import Table
from authoring.pack.pack import Pack

Words = Callable[[Table[Any], Seat, Legal, Rng], Move]
"""What somebody writes when a move is not listed."""


def any_game(pack: Pack, seats: int, seed: int, write: Words | None) -> Table[Any]:
    """One game to its end; `write` is for what cannot be listed."""
    table = Table(_rules(pack.game), pack, seats, seed)
    rng = Rng(seed)
    while acting := table.to_act():
        seat = min(acting)
        legal = table.legal(seat)
        if legal.moves:
            move = legal.moves[rng.below(len(legal.moves))]
        else:
            assert write is not None
            move = write(table, seat, legal, rng)
        table.play(move)
    return table


@cache
def _rules(game: str) -> Game[Any]:
    """The rules of a game: to look for them takes as long as some of its games."""
    return games.kit(game).game


def guess_club_words(pack: Pack) -> Words:
    """Answers of the question's card, and verdicts by chance: one card in three matches."""
    known = {
        card["id"]: [next(iter(answer["text"].values())) for answer in card["answers"]]
        for card in pack.cards["questions"]
    }

    def write(table: Table[Any], seat: Seat, legal: Legal, rng: Rng) -> Move:
        name = legal.open[0].name
        state = table.state
        if name == "answer":
            answers = list(known[state.question.card])
            rng.shuffle(answers)
            return Move(seat, name, {"answers": answers[: state.config.answers_per_player]})
        if name != "rule":
            return Move(seat, name, legal.open[0].schema["default"])
        other = rng.below(3 * state.seats)
        held = other < state.seats and other != state.played[0] and state.players[other].hand
        matches = [[other, rng.pick(state.players[other].hand)]] if held else []
        return Move(seat, name, {"fits": True, "matches": matches})

    return write


def just_one_words(pack: Pack) -> Words:
    """Any words of the pack, as clues and as guesses; no clue is the same by more than its
    spelling."""
    words = [
        next(iter(word["text"].values())) for card in pack.cards["cards"] for word in card["words"]
    ]
    words = [word for word in words if " " not in word]

    def write(table: Table[Any], seat: Seat, legal: Legal, rng: Rng) -> Move:
        name = legal.open[0].name
        if name == "write":
            count = table.state.clues_each
            return Move(seat, name, {"clues": [rng.pick(words) for _ in range(count)]})
        if name == "guess":
            return Move(seat, name, {"word": rng.pick(words)})
        return Move(seat, name, legal.open[0].schema["default"])

    return write


WORDS: Mapping[str, Callable[[Pack], Words]] = {
    "guess-club": guess_club_words,
    "just-one": just_one_words,
}
"""Who writes for the games in which moves are written."""
