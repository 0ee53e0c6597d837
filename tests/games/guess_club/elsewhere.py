"""A game of Guess Club in which what a seat was not shown lies elsewhere (EN-02)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from authoring.engine.game import Move, Seat
from authoring.engine.table import Table


def elsewhere(played: Table[Any], seat: Seat) -> Table[Any] | None:
    """The others' cards of this round that are still hidden, in another order before them;
    other replies to questions that the seat did not hear; and each ballot another voter's."""
    begun = _begin_of_round(played)
    orders = _orders(played.state, seat)
    again = Table(played.game, played.pack, played.seats, played.seed, played.options)
    for number, move in enumerate(_swapped_ballots(played, seat)):
        now = number >= begun
        if now and move.name == "answer" and move.seat in orders:
            again.play(move._replace(data=_answers(move.data, orders[move.seat])))
        elif now and move.name == "reply" and _is_unheard(played, move, seat):
            again.play(move._replace(data={**move.data, "fits": not move.data["fits"]}))
        else:
            again.play(move)
    return again


def _orders(state: Any, seat: Seat) -> dict[Seat, list[int]]:
    """For each other player the numbers of the cards in another order, as far as hidden."""
    if state.phase not in ("answering", "action"):
        return {}
    orders = {}
    for other, player in enumerate(state.players):
        hidden = [number for number in player.hand if (other, number) not in state.claims]
        if other != seat and player.answers:
            orders[other] = _turned(len(player.answers), hidden)
    return orders


def _swapped_ballots(played: Table[Any], seat: Seat) -> list[Move]:
    """The moves, with the secret ballots of each vote passed on among the voters whose vote
    nobody knows and decides no tie: neither the seat's own nor the setter's."""
    moves, setters = list(played.moves), _setters(played)
    ballot: list[int] = []
    for number, move in enumerate([*moves, Move(seat, "", {})]):
        if ballot and (move.name != moves[ballot[0]].name or number - ballot[0] >= played.seats):
            known = (seat, setters[ballot[0]])
            secret = [each for each in ballot if moves[each].seat not in known]
            data = [moves[each].data for each in secret]
            for each, other in zip(secret, data[1:] + data[:1], strict=True):
                moves[each] = moves[each]._replace(data=other)
            ballot = []
        if move.name in ("vote", "inspect_vote"):
            ballot.append(number)
    return moves


def _setters(played: Table[Any]) -> list[Seat]:
    """Who was setter when each move was made."""
    setters: list[Seat] = []
    setter: Seat = next(e.data["setter"] for e in played.log if e.name == "round_began")
    for number in range(len(played.moves)):
        setters.append(setter)
        for event in played.events_of(number):
            setter = event.data["setter"] if event.name == "round_began" else setter
    return setters


def _turned(count: int, hidden: list[int]) -> list[int]:
    """The numbers of all cards, with those that are hidden moved on by one place."""
    order = list(range(count))
    for place, number in enumerate(hidden):
        order[number] = hidden[(place + 1) % len(hidden)]
    return order


def _answers(data: Mapping[str, Any], order: list[int]) -> Mapping[str, Any]:
    return {"answers": [data["answers"][number] for number in order]}


def _is_unheard(played: Table[Any], move: Move, seat: Seat) -> bool:
    private: bool = played.config.query_private
    return private and seat not in (move.data["to"], played.state.setter)


def _begin_of_round(played: Table[Any]) -> int:
    """The number of the first move of the round that is on."""
    for number in range(len(played.moves) - 1, -1, -1):
        if any(event.name == "round_began" for event in played.events_of(number)):
            return number + 1
    return 0
