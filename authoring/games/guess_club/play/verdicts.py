"""Is it the same, does it fit: claims, votes and verdicts on a played card (GC-41 to GC-52).

With an automatic judge the JUDGE seat rules over all hands at once. With people, the
other players first claim which of their cards match; then the setter rules, or all vote.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from authoring.engine import written
from authoring.engine.game import Event, Json, Legal, OpenMove, Refusal, Seat, public
from authoring.games.guess_club.play.ballot import CARD, majority, read_cards
from authoring.games.guess_club.play.money import fill_pool, pay, win_pool
from authoring.games.guess_club.play.state import ALONE, RULE, VOTE, Card, Ruling, State
from authoring.games.guess_club.play.turns import next_turn
from authoring.games.guess_club.policy import RULED


def claims(state: State, seat: Seat) -> Legal:
    """Which of their cards a player may claim to match (GC-41)."""
    schema = {
        "type": "object",
        "description": "The own unplayed cards that mean the same as the one played (GC-41).",
        "properties": {
            "cards": {
                "type": "array",
                "description": "Numbers of cards; none when nothing matches.",
                "items": {"type": "integer", "enum": list(state.players[seat].hand)},
                "uniqueItems": True,
            }
        },
        "required": ["cards"],
        "additionalProperties": False,
        "default": {"cards": []},
    }
    return Legal(open=[OpenMove("claim", schema)])


def claim(state: State, seat: Seat, cards: Json) -> list[Event]:
    """A player shows the cards that match, or none (GC-41)."""
    numbers = [
        written.whole(card, "a card")
        for card in written.items(cards, "cards", state.config.answers_per_player)
    ]
    hand = state.players[seat].hand
    for number in numbers:
        if number not in hand or numbers.count(number) > 1:
            raise Refusal("NOT_IN_HAND", f"Seat {seat} cannot show card {number}.", "GC-41")
    state.claims = sorted([*state.claims, *((seat, number) for number in numbers)])
    state.waiting -= {seat}
    shown = [state.shown((seat, number)) for number in sorted(numbers)]
    events = [public("claimed", {"seat": seat, "cards": shown})]
    if not state.waiting:
        _ask_for_ruling(state)
    return events


def _ask_for_ruling(state: State) -> None:
    state.votes = {}
    if state.config.judge == "vote":
        state.step = VOTE
        state.waiting = frozenset(range(state.seats))
    else:
        state.step = RULE
        state.waiting = ALONE[state.setter]


def rulings(state: State, _: Seat) -> Legal:
    """What the judge may find of the played card."""
    return _rulings("rule", *state.claims)


def ballots(state: State, _: Seat) -> Legal:
    """What each player may vote for."""
    return _rulings("vote", *state.claims)


@lru_cache(maxsize=256)
def _rulings(name: str, *claimed: Card) -> Legal:
    schema = {
        "type": "object",
        "description": "Whether the played answer fits, and which cards mean the same.",
        "properties": {
            "fits": {"type": "boolean", "description": "Whether it fits the question (GC-47)."},
            "matches": {
                "type": "array",
                "description": "The other players' unplayed cards that match (GC-42).",
                "items": CARD,
            },
        },
        "required": ["fits", "matches"],
        "additionalProperties": False,
        "default": {"fits": True, "matches": [list(card) for card in claimed]},
    }
    return Legal(open=[OpenMove(name, schema)])


def rule(state: State, _: Seat, say: Mapping[str, Json]) -> list[Event]:
    """The judge has spoken, and that is final (GC-42, GC-52)."""
    fits, matches = say["fits"], say["matches"]
    if fits is True and matches == [] and matches.__class__ is list:
        return _carry_out(state, True, ())
    return _carry_out(state, *_ruling(state, fits, matches))


def vote(state: State, seat: Seat, fits: Json, matches: Json) -> list[Event]:
    """One player's vote; the majority rules, and in a tie the setter's vote (GC-52)."""
    state.votes[seat] = _ruling(state, fits, matches)
    state.waiting -= {seat}
    events = [public("voted", {"seat": seat})]
    if state.waiting:
        return events
    fitting = _carried(state, [seat for seat, ruling in state.votes.items() if ruling.fits])
    cards = tuple(
        card
        for card in state.claims
        if _carried(state, [seat for seat, ruling in state.votes.items() if card in ruling.cards])
    )
    if not fitting and state.config.invalid_blocks_match:
        cards = ()
    return events + _carry_out(state, fitting, cards)


def _carried(state: State, ayes: list[Seat]) -> bool:
    return majority(len(ayes), state.seats, state.setter in ayes)


def _ruling(state: State, fits: Json, matches: Json) -> Ruling:
    """A judge's finding, as far as it is one that the rules allow."""
    fitting = written.flag(fits, "fits")
    cards = read_cards(matches, "matches", state.seats * state.config.answers_per_player)
    assert state.played is not None
    for card in cards:
        if card[0] == state.played[0] or not _is_unplayed(state, card):
            sentence = f"Card {list(card)} is not another player's unplayed card."
            raise Refusal("BAD_VERDICT", sentence, "GC-41")
        if state.config.judge != "auto" and card not in state.claims:
            raise Refusal("BAD_VERDICT", f"Nobody showed card {list(card)}.", "GC-41")
    if cards and not fitting and state.config.invalid_blocks_match:
        raise Refusal("BAD_VERDICT", "An answer that does not fit matches nothing.", "GC-48")
    if not state.config.force_all_matching and len({seat for seat, _ in cards}) < len(cards):
        raise Refusal("BAD_VERDICT", "No player shows more than one card.", "GC-50")
    return Ruling(fitting, tuple(sorted(cards) if len(cards) > 1 else cards))


def _is_unplayed(state: State, card: Card) -> bool:
    seat, number = card
    return 0 <= seat < state.seats and number in state.players[seat].hand


def _carry_out(state: State, fits: bool, cards: Iterable[Card]) -> list[Event]:
    """Pay for a miss or an answer that does not fit, or take the pool (GC-43 to GC-49)."""
    assert state.played is not None
    seat, number = state.played
    shown = _show(state, cards) if cards else []
    outcome = "off_topic" if not fits else "match" if shown else "miss"
    data: dict[str, Json] = {
        "seat": seat,
        "card": number,
        "rule": RULED[outcome],
        "answer": state.players[seat].answers[number],
        "fits": fits,
        "matches": shown,
    }
    events = [public("ruled", data)]
    if shown:
        state.counter += 1
        events.append(win_pool(state, seat))
        events += fill_pool(state, state.config.pool_refill)
    if not fits:
        events += pay(state, seat, state.config.invalid_fee, "off_topic")
    elif not shown:
        events += pay(state, seat, state.config.miss_fee, "miss")
    state.played = None
    if state.config.judge != "auto":
        state.claims, state.votes = [], {}
    data["counter"] = state.counter
    data["next"], ended = next_turn(state)
    return events + ended


def _show(state: State, cards: Iterable[Card]) -> list[Json]:
    """Matching cards are shown and count as played (GC-45)."""
    shown = []
    for seat, number in cards:
        player = state.players[seat]
        player.hand.remove(number)
        shown.append([seat, number, player.answers[number]])
    return shown
