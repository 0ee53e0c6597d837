"""Before the first round, and before each further one (RULES.md A1, GC-69 to GC-71)."""

from __future__ import annotations

from authoring.engine.game import Event, Refusal, public
from authoring.engine.kept import remembered
from authoring.engine.rng import Rng
from authoring.engine.spoken import spoken
from authoring.games.guess_club.config import Config, reward
from authoring.games.guess_club.keys import count_distinct
from authoring.games.guess_club.play.money import fill_pool, fill_reward
from authoring.games.guess_club.play.state import ALONE, PROPOSE, Player, Question, State
from authoring.pack.pack import Pack


def begin(pack: Pack, config: Config, seats: int, rng: Rng) -> tuple[State, list[Event]]:
    """A new game. Raises Refusal (BAD_SEATS, BAD_OPTION, BAD_PACK)."""
    least, most = config.players
    if not least <= seats <= most:
        raise Refusal("BAD_SEATS", f"{least} to {most} can play, not {seats}.", "GC-01")
    locales = spoken(pack, config.locale)
    deck = _playable(pack, config, locales)
    setter = rng.below(seats) if config.first_setter == "random" else int(config.first_setter)
    if setter >= seats:
        sentence = f"Seat {setter} cannot be the first setter: there are {seats} seats."
        raise Refusal("BAD_OPTION", sentence, "GC-10")
    players = [Player(config.start_cash, config.markers_per_player) for _ in range(seats)]
    state = State(pack, config, seats, rng, locales, setter, players, deck)
    state.bank = -config.start_cash * seats
    data = {"seats": seats, "cash": config.start_cash, "rounds": config.rounds}
    events = [public("game_began", data), *fill_pool(state, config.pool_start)]
    return state, events + begin_round(state)


@remembered
def _with_answers(pack: Pack, locales: tuple[str, ...], needed: int) -> tuple[str, ...]:
    """The questions that have so many different answers, in pack order."""
    ids: list[str] = [card["id"] for card in pack.cards["questions"]]
    return tuple(
        question for question in ids if count_distinct(pack.tables, locales, question) >= needed
    )


def _playable(pack: Pack, config: Config, locales: tuple[str, ...]) -> list[str]:
    """The question cards with enough answers (GC-17, GC-18), in pack order."""
    needed = max(config.min_answers, config.answers_per_player)
    deck = list(_with_answers(pack, locales, needed))
    if len(deck) < config.rounds:
        sentence = (
            f"The pack has {len(deck)} questions with {needed} answers or more, "
            f"and {config.rounds} rounds need one each. With the option rounds it has fewer."
        )
        raise Refusal("BAD_PACK", sentence, "GC-17")
    return deck


def begin_round(state: State) -> list[Event]:
    """The next round: rewards, pool, counter, and questions for the setter to choose from."""
    config = state.config
    state.round += 1
    state.counter = 0
    state.predictions.clear()
    for player in state.players:
        player.markers = config.markers_per_player
        player.answers = ()
        player.drawings = frozenset()
        player.hand = []
        player.queries = 0
        player.challenged = False
    events = [public("round_began", {"round": state.round, "setter": state.setter})]
    if state.round > 1:
        events += fill_pool(state, _missing_from_pool(state))
    events += fill_reward(state, reward(config, state.seats, state.round))
    state.must_draw = False
    return events + offer_questions(state)


def _missing_from_pool(state: State) -> int:
    """What the pool lacks at the start of a later round (GC-70)."""
    when = state.config.pool_refill_when
    if when == "never" or (when == "empty" and state.pool > 0):
        return 0
    return max(0, state.config.pool_refill - state.pool)


def put_under(state: State, cards: tuple[str, ...]) -> None:
    """Put cards under the deck."""
    state.deck[:0] = cards
    state.under += len(cards)


def _draw(state: State) -> str:
    """The top card of the deck. A shuffled deck is one of which any card may be the top: that
    is decided when it is drawn, and never for the many that no game comes to."""
    deck = state.deck
    if len(deck) > state.under:
        drawn = state.under + state.rng.below(len(deck) - state.under)
        deck[drawn], deck[-1] = deck[-1], deck[drawn]
    else:
        state.under -= 1
    return deck.pop()


def offer_questions(state: State) -> list[Event]:
    """Show the setter the top cards of the deck, to take one or think of a question (GC-16).

    Cards that were offered before and not taken go under the deck.
    """
    put_under(state, state.offered)
    count = min(state.config.offered_questions, len(state.deck))
    state.offered = tuple([_draw(state) for _ in range(count)])
    state.question = Question()
    state.step = PROPOSE
    state.waiting = ALONE[state.setter]
    return [Event("questions_offered", {"questions": list(state.offered)}, state.waiting)]
