"""The action phase: play a card or make a prediction (RULES.md A5)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from authoring.engine import written
from authoring.engine.game import JUDGE, Event, Json, Legal, Move, Refusal, Seat, public
from authoring.games.guess_club.play.money import pay, repay
from authoring.games.guess_club.play.settlement import stop_play
from authoring.games.guess_club.play.state import ALONE, CLAIM, RULE, TURN, State

NONE: frozenset[int] = frozenset()


@lru_cache(maxsize=1024)
def playing(seat: Seat, card: int) -> Move:
    """The move that plays a card."""
    return Move(seat, "play", {"card": card})


@lru_cache(maxsize=2048)
def _plays(seat: Seat, *hand: int) -> tuple[Move, ...]:
    """The moves that play each card of a hand."""
    return tuple(playing(seat, card) for card in hand)


@lru_cache(maxsize=2048)
def predicting(seat: Seat, number: int) -> Move:
    """The move that predicts a number."""
    return Move(seat, "predict", {"number": number})


@lru_cache(maxsize=2048)
def _predictions(seat: Seat, least: int, last: int, closed: frozenset[int]) -> tuple[Move, ...]:
    """The moves that predict each number of the board that has room."""
    numbers = range(least, last + 1)
    return tuple(predicting(seat, number) for number in numbers if number not in closed)


def actions(state: State, seat: Seat) -> Legal:
    """Every card of the hand, then every number that has room (GC-37, GC-39)."""
    player = state.players[seat]
    moves = _plays(seat, *player.hand)
    config = state.config
    if player.markers:
        least, last = config.numbers
        if not config.allow_dead_number:
            least = max(least, state.counter)
        closed = _closed_numbers(state, seat) if state.predictions else NONE
        moves += _predictions(seat, least, last, closed)
    if config.early_repay and may_repay(state, seat):
        moves += (Move(seat, "repay", {}),)
    return Legal(moves)


def _closed_numbers(state: State, seat: Seat) -> frozenset[int]:
    """The numbers that are full, or taken by the seat where once is enough."""
    config, predictions = state.config, state.predictions
    most = config.max_markers_per_number
    closed = NONE
    if len(predictions) >= most:
        taken = [number for _, number in predictions]
        if len(taken) - len(set(taken)) >= most - 1:
            closed = frozenset([number for number in taken if taken.count(number) >= most])
    if not config.same_player_same_number:
        closed |= {number for other, number in predictions if other == seat}
    return closed


def play(state: State, seat: Seat, say: Mapping[str, Json]) -> list[Event]:
    """Show a card and read it out (GC-40). Then it is judged."""
    player, number = state.players[seat], say["card"]
    if number.__class__ is not int:
        number = written.whole(number, "card")
    if number not in player.hand:
        raise Refusal("NOT_IN_HAND", f"Seat {seat} has no card {number} left to play.", "GC-49")
    player.hand.remove(number)
    state.played = (seat, number)
    data = {"seat": seat, "card": number, "answer": player.answers[number]}
    if state.config.judge == "auto":
        state.step = RULE
        state.waiting = ALONE[JUDGE]
    else:
        state.step = CLAIM
        state.claims = []
        state.waiting = frozenset(
            other for other in range(state.seats) if other != seat and state.players[other].hand
        )
        if not state.waiting:
            state.step = RULE
            state.waiting = ALONE[state.setter]
    return [public("card_played", data)]


def predict(state: State, seat: Seat, say: Mapping[str, Json]) -> list[Event]:
    """Pay, and put a marker on a number: the total of matches of the round (GC-53 to GC-60)."""
    chosen = written.whole(say["number"], "number")
    config, player = state.config, state.players[seat]
    first, last = config.numbers
    if not player.markers:
        raise Refusal("NO_MARKER", f"Seat {seat} has no marker left.", "GC-55")
    if not first <= chosen <= last:
        sentence = f"The board has the numbers {first} to {last}, not {chosen}."
        raise Refusal("NO_SUCH_NUMBER", sentence, "GC-56")
    _check_room(state, seat, chosen)
    events = pay(state, seat, config.bet_fee, "bet")
    player.markers -= 1
    state.predictions.append((seat, chosen))
    data = {"seat": seat, "number": chosen, "dead": chosen < state.counter, "next": None}
    events.append(public("predicted", data))
    data["next"], ended = next_turn(state)
    return events + ended


def _check_room(state: State, seat: Seat, number: int) -> None:
    config = state.config
    there = [other for other, taken in state.predictions if taken == number]
    if len(there) >= config.max_markers_per_number:
        sentence = f"There are {len(there)} markers on {number} already."
        raise Refusal("NUMBER_FULL", sentence, "GC-54")
    if seat in there and not config.same_player_same_number:
        raise Refusal("SAME_NUMBER", f"Seat {seat} is on {number} already.", "GC-57")
    if number < state.counter and not config.allow_dead_number:
        sentence = f"There were {state.counter} matches already, more than {number}."
        raise Refusal("DEAD_NUMBER", sentence, "GC-58")


def may_repay(state: State, seat: Seat) -> bool:
    """Whether the player may give a loan back before the end of the game (GC-72)."""
    player = state.players[seat]
    loan = state.config.loan
    return state.config.early_repay and player.debt >= loan and player.cash >= loan


def repay_early(state: State, seat: Seat) -> list[Event]:
    """Give one loan back; the turn goes on."""
    if not may_repay(state, seat):
        raise Refusal("NO_REPAY", "There is nothing that could be repaid now.", "GC-72")
    return [repay(state, seat, state.config.loan)]


def next_turn(state: State) -> tuple[Seat | None, list[Event]]:
    """Who acts next, and what happens if it is nobody: the round is over once a player has
    no card left (GC-38, GC-51)."""
    following = (state.turn + 1) % state.seats
    for player in state.players:
        if not player.hand:
            empty = _emptied(state, following)
            if empty:
                return None, stop_play(state, empty)
            break
    state.turn = following
    state.step = TURN
    state.waiting = ALONE[following]
    return following, []


def _emptied(state: State, following: Seat) -> list[Seat]:
    """The seats without a card, as far as that ends the round."""
    empty = [seat for seat, player in enumerate(state.players) if not player.hand]
    if state.config.forced_empty_ends_round:
        return empty
    return [seat for seat in empty if seat in (state.turn, following)]
