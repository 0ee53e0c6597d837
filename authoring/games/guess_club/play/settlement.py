"""The settlement: leftover cards, predictions, the end of the round (RULES.md A6, A7)."""

from __future__ import annotations

from authoring.engine.game import JUDGE, Event, Json, Legal, OpenMove, Refusal, Result, Seat, public
from authoring.games.guess_club.play.ballot import CARD, majority, read_cards
from authoring.games.guess_club.play.money import give_prize, pay, repay, return_to_bank
from authoring.games.guess_club.play.setup import begin_round
from authoring.games.guess_club.play.state import (
    ALONE,
    INSPECT,
    INSPECT_VOTE,
    NOBODY,
    OVER,
    Card,
    Ruling,
    State,
)


def stop_play(state: State, empty: list[Seat]) -> list[Event]:
    """A hand is empty: nobody plays or predicts any more, and all cards are shown (GC-61)."""
    cards = leftovers(state)
    answers = [player.answers for player in state.players]
    data = {
        "empty": empty,
        "counter": state.counter,
        "leftovers": [[seat, number, answers[seat][number]] for seat, number in cards],
    }
    events = [public("play_stopped", data)]
    if not cards:
        return events + _settle(state)
    state.votes = {}
    if state.config.judge == "vote":
        state.step = INSPECT_VOTE
        state.waiting = frozenset(range(state.seats))
    else:
        state.step = INSPECT
        state.waiting = ALONE[JUDGE if state.config.judge == "auto" else state.setter]
    return events


def leftovers(state: State) -> list[Card]:
    """The cards not played, by seat."""
    return [
        (seat, number)
        for seat, player in enumerate(state.players)
        for number in sorted(player.hand)
    ]


def inspections(state: State, name: str) -> Legal:
    """What a judge may find of the leftover cards."""
    schema = {
        "type": "object",
        "description": "Which of the leftover answers do not fit the question (GC-62).",
        "properties": {
            "off_topic": {
                "type": "array",
                "description": "The cards that do not fit; none when all do.",
                "items": {**CARD, "enum": [list(card) for card in leftovers(state)]},
            }
        },
        "required": ["off_topic"],
        "additionalProperties": False,
        "default": {"off_topic": []},
    }
    return Legal(open=[OpenMove(name, schema)])


def inspect(state: State, off_topic: Json) -> list[Event]:
    """The judge has looked at every leftover card (GC-62)."""
    return _fine(state, _read(state, off_topic))


def inspect_vote(state: State, seat: Seat, off_topic: Json) -> list[Event]:
    """One player's vote on the leftover cards; each needs a majority (GC-52)."""
    cards = _read(state, off_topic)
    state.votes[seat] = Ruling(fits=True, cards=tuple(sorted(cards)))
    state.waiting -= {seat}
    events = [public("voted", {"seat": seat})]
    if state.waiting:
        return events
    agreed = []
    for card in leftovers(state):
        ayes = [seat for seat, ruling in state.votes.items() if card in ruling.cards]
        if majority(len(ayes), state.seats, state.setter in ayes):
            agreed.append(card)
    return events + _fine(state, agreed)


def _read(state: State, off_topic: Json) -> list[Card]:
    if off_topic == [] and off_topic.__class__ is list:
        return []
    left = leftovers(state)
    cards = read_cards(off_topic, "off_topic", len(left))
    for card in cards:
        if card not in left:
            sentence = f"Card {list(card)} is not one of the leftover cards."
            raise Refusal("BAD_VERDICT", sentence, "GC-62")
    return cards


def _fine(state: State, off_topic: list[Card]) -> list[Event]:
    """Fines go into the pool before it is paid out (GC-63, GC-64)."""
    shown = [state.shown(card) for card in sorted(off_topic)]
    events = [public("leftovers_ruled", {"off_topic": shown})]
    fined = leftovers(state) if state.config.leftover_fee == "every_card" else off_topic
    for seat in sorted({seat for seat, _ in fined}):
        count = sum(1 for card in fined if card[0] == seat)
        events += pay(state, seat, count * state.config.leftover_fine, "leftover")
    return events + _settle(state)


def _settle(state: State) -> list[Event]:
    """Exact predictions share pool and reward; what nobody wins stays or goes (GC-65 to
    GC-69)."""
    final = state.counter
    if state.config.overflow == "clamp":
        final = min(final, state.config.numbers[1])
    winners = list(dict.fromkeys(seat for seat, number in state.predictions if number == final))
    data = {"round": state.round, "counter": state.counter, "winners": winners}
    events = [public("settled", data)]
    if winners:
        events += _share(state, winners)
    last = state.round == state.config.rounds
    to_bank = (
        last or state.config.unclaimed_pool == "bank",
        last or state.config.unclaimed_reward == "bank",
    )
    if last or not winners:
        events += return_to_bank(state, *to_bank)
    return events + (_finish(state) if last else _next_round(state))


def _share(state: State, winners: list[Seat]) -> list[Event]:
    """Equal shares in the smallest chips; the rest to who predicted first (GC-67, GC-68)."""
    total = state.pool + state.reward
    chip = state.config.smallest_chip
    share = total // len(winners) // chip * chip
    events = []
    for place, seat in enumerate(winners):
        amount = share if place else total - share * (len(winners) - 1)
        if amount:
            events.append(give_prize(state, seat, amount))
    return events


def _next_round(state: State) -> list[Event]:
    """Markers come back, cards are wiped, the next setter asks (GC-10, GC-71)."""
    step = 1 if state.config.setter_rotation == "left" else -1
    state.setter = (state.setter + step) % state.seats
    return begin_round(state)


def _finish(state: State) -> list[Event]:
    """Loans are given back, and the most money wins (GC-15, GC-73, GC-74)."""
    events = [
        repay(state, seat, state.players[seat].debt)
        for seat in range(state.seats)
        if state.players[seat].debt
    ]
    scores = {str(seat): player.cash for seat, player in enumerate(state.players)}
    most = max(scores.values())
    winners = tuple(seat for seat in range(state.seats) if scores[str(seat)] == most)
    state.result = Result(winners, scores, "most_money")
    state.step = OVER
    state.waiting = NOBODY
    data = {"winners": list(winners), "scores": scores}
    return [*events, public("game_ended", data)]
