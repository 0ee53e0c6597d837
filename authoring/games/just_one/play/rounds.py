"""From turn to turn: the deck, the box, the cards guessed, the end (RULES.md B1, B5, B6)."""

from __future__ import annotations

from bisect import bisect_right

from authoring.engine.game import Event, Refusal, Result, public
from authoring.engine.rng import Rng
from authoring.engine.spoken import spoken
from authoring.games.just_one.config import Config
from authoring.games.just_one.play.state import ALONE, CHOOSE, NOBODY, OVER, State
from authoring.pack.pack import Pack

GRADES = (0, 4, 7, 9, 11, 12, 13)
"""The least score of each of the seven grades (JO-49)."""


def grade(score: int) -> int:
    """The grade of a score, from 0 to 6."""
    return bisect_right(GRADES, score) - 1


def begin(pack: Pack, config: Config, seats: int, rng: Rng) -> tuple[State, list[Event]]:
    """A new game. Raises Refusal (BAD_SEATS, BAD_OPTION, BAD_PACK)."""
    least, most = config.players
    if not least <= seats <= most:
        raise Refusal("BAD_SEATS", f"{least} to {most} can play, not {seats}.", "JO-01")
    locales = spoken(pack, config.locale)
    cards = [card["id"] for card in pack.cards["cards"]][: config.deck_size]
    if len(cards) < config.game_cards:
        sentence = (
            f"A game takes {config.game_cards} cards, and there are {len(cards)}. "
            "With the option game_cards it takes fewer."
        )
        raise Refusal("BAD_PACK", sentence, "JO-02")
    guesser = rng.below(seats) if config.first_guesser == "random" else int(config.first_guesser)
    if guesser >= seats:
        sentence = f"Seat {guesser} cannot guess first: there are {seats} seats."
        raise Refusal("BAD_OPTION", sentence, "JO-04")
    rng.shuffle(cards)
    deck, spares = cards[: config.game_cards], cards[config.game_cards :]
    state = State(pack, config, seats, rng, locales, guesser, deck, spares)
    data = {"seats": seats, "cards": len(deck), "clues_each": state.clues_each}
    return state, [public("game_began", data), *begin_turn(state)]


def begin_turn(state: State) -> list[Event]:
    """The guesser takes the top card unseen, and shows it to the others (JO-08)."""
    state.turn += 1
    card = state.deck.pop()
    data = {"turn": state.turn, "guesser": state.guesser, "deck": len(state.deck)}
    return [public("turn_began", data), *show_card(state, card)]


def show_card(state: State, card: str) -> list[Event]:
    """Everybody but the guesser sees the card (JO-08)."""
    state.card = card
    state.number = 0
    state.rejected = set()
    state.objections = 0
    state.written = {}
    state.clues = ()
    state.cancelled = ()
    state.votes = {}
    state.guess = ""
    state.ayes = 0
    state.step = CHOOSE
    state.waiting = ALONE[state.guesser]
    return [Event("card_shown", {"card": card}, state.givers)]


def to_success(state: State) -> list[Event]:
    """Guessed: the card counts (JO-41)."""
    state.successes.append(state.card)
    return _end_turn(state, "right", [])


def to_box(state: State, outcome: str) -> list[Event]:
    """Passed, cancelled or unknown: this card is lost, and no other (JO-11, JO-35, JO-44)."""
    state.box.append(state.card)
    return _end_turn(state, outcome, [])


def to_box_with_another(state: State) -> list[Event]:
    """Guessed wrong: the next card is lost too, unseen; with none left, the last success is
    (JO-42, JO-43, JO-45)."""
    state.box.append(state.card)
    lost = []
    if state.deck:
        state.box.append(state.deck.pop())
        lost.append(public("card_lost", {"from": "deck", "card": None}))
    elif state.successes:
        card = state.successes.pop()
        state.box.append(card)
        lost.append(public("card_lost", {"from": "successes", "card": card}))
    return _end_turn(state, "wrong", lost)


def _end_turn(state: State, outcome: str, lost: list[Event]) -> list[Event]:
    """Clues are wiped, and the left neighbour guesses next (JO-46, JO-47)."""
    data = {
        "outcome": outcome,
        "card": state.card,
        "number": state.number,
        "successes": len(state.successes),
        "deck": len(state.deck),
    }
    events = [*_lay_open(state), public("turn_ended", data), *lost]
    state.card = ""
    if not state.deck:
        return events + _finish(state)
    state.guesser = (state.guesser + 1) % state.seats
    return events + begin_turn(state)


def _lay_open(state: State) -> list[Event]:
    """The turn is over, so that the guesser too may see what fell, and why."""
    told = [
        {"seat": seat, "clue": clue, "reason": reason, "rule": rule}
        for (seat, clue), reason, rule in state.cancelled
        if clue
    ]
    if not state.config.show_author:
        told = [{**item, "seat": None} for item in told]
    return [public("cancelled_shown", {"clues": told})] if told else []


def _finish(state: State) -> list[Event]:
    """The deck is empty: everybody shares the score, and nobody wins alone (JO-47, JO-48)."""
    score = len(state.successes)
    state.step = OVER
    state.waiting = NOBODY
    state.clues = ()
    state.written = {}
    data = {"score": score, "grade": grade(score), "cards": state.config.game_cards}
    shared = {str(seat): score for seat in range(state.seats)}
    state.result = Result((), shared, f"grade_{grade(score) + 1}")
    return [public("game_ended", data)]
