"""The question phase: propose, challenge, confirm (RULES.md A3)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from authoring.engine import written
from authoring.engine.game import Event, Json, Legal, Move, OpenMove, Refusal, Seat, public
from authoring.games.guess_club.keys import count_distinct, distinct, fits
from authoring.games.guess_club.play.setup import offer_questions, put_under
from authoring.games.guess_club.play.state import (
    ALONE,
    CONFIRM,
    DEFEND,
    NOBODY,
    WRITE,
    Question,
    State,
)
from authoring.language.fold import fold

LONGEST_QUESTION = 200
"""Characters of a question of the setter's own."""

MOST_SAMPLES = 60

ASK = OpenMove(
    "ask",
    {
        "type": "object",
        "description": "A question of the setter's own, with ten or more answers (GC-16).",
        "properties": {
            "text": {
                "type": "string",
                "minLength": 1,
                "maxLength": LONGEST_QUESTION,
                "description": "The question as it is read aloud.",
            }
        },
        "required": ["text"],
        "additionalProperties": False,
    },
)


def proposals(state: State, seat: Seat) -> Legal:
    """What the setter may propose."""
    moves = [Move(seat, "choose", {"question": card}) for card in state.offered]
    return Legal(moves, [ASK] if _may_ask(state) else [])


def _may_ask(state: State) -> bool:
    return state.config.free_questions and not state.must_draw


def choose(state: State, seat: Seat, say: Mapping[str, Json]) -> list[Event]:
    """The setter takes one of the cards on offer (GC-22)."""
    question = say["question"]
    if question not in state.offered:
        sentence = f"{question!r} is not on offer: it is {', '.join(state.offered)}."
        raise Refusal("NOT_OFFERED", sentence, "GC-16")
    state.offered = tuple(card for card in state.offered if card != question)
    return _proposed(state, seat, Question(card=question))


def ask(state: State, seat: Seat, text: Json) -> list[Event]:
    """The setter asks a question of their own (GC-16)."""
    if not _may_ask(state):
        raise Refusal("NO_FREE_QUESTION", "The question must come from the cards.", "GC-16")
    said = written.line(text, "The question", LONGEST_QUESTION)
    if not fold(said, state.locales[0]):
        raise Refusal("BAD_TEXT", "The question must say something.", "GC-16")
    return _proposed(state, seat, Question(text=said))


def _proposed(state: State, seat: Seat, question: Question) -> list[Event]:
    state.question = question
    data = {"setter": seat, "question": question.card, "text": question.text}
    events = [public("question_proposed", data)]
    if not state.config.confirm_questions:
        return events + _start_writing(state)
    state.step = CONFIRM
    state.waiting = state.others(seat)
    return events


def confirmations(state: State, seat: Seat) -> Legal:
    """What another player may say to a question."""
    return _confirmations(seat, state.players[seat].challenged)


@lru_cache(maxsize=16)
def confirming(seat: Seat) -> Move:
    """The move that agrees to a question."""
    return Move(seat, "confirm", {})


@lru_cache(maxsize=64)
def _confirmations(seat: Seat, challenged: bool) -> Legal:
    moves = [confirming(seat)]
    if not challenged:
        moves.append(Move(seat, "challenge", {}))
    return Legal(tuple(moves))


def confirm(state: State, seat: Seat, _: Mapping[str, Json]) -> list[Event]:
    """A player agrees; writing starts once everybody has (GC-23)."""
    state.waiting -= {seat}
    events = [_confirmed(seat)]
    return events if state.waiting else events + _start_writing(state)


@lru_cache(maxsize=16)
def _confirmed(seat: Seat) -> Event:
    return public("question_confirmed", {"seat": seat})


def challenge(state: State, seat: Seat) -> list[Event]:
    """A player doubts the question, once a round: the setter must show that it has answers
    enough, or by the published rules is refused it at once (GC-21)."""
    if state.players[seat].challenged:
        sentence = "Nobody challenges more than once in a round."
        raise Refusal("ALREADY_CHALLENGED", sentence, "GC-21")
    state.players[seat].challenged = True
    events = [public("question_challenged", {"seat": seat})]
    if state.config.challenge == "refuse":
        return events + withdraw(state)
    state.unconfirmed = state.waiting - {seat}
    state.step = DEFEND
    state.waiting = ALONE[state.setter]
    return events


def defences(state: State, seat: Seat) -> Legal:
    """What the setter may say to a challenge: the answers on the card, some of their own,
    or that the question is withdrawn."""
    moves = [Move(seat, "withdraw", {})]
    if state.question.card is not None:
        moves.insert(0, Move(seat, "read_card", {}))
    schema = {
        "type": "object",
        "description": f"At least {state.config.min_answers} different answers that fit (GC-21).",
        "properties": {
            "samples": {
                "type": "array",
                "description": "The answers.",
                "maxItems": MOST_SAMPLES,
                "items": {"type": "string", "maxLength": state.config.longest_answer},
            }
        },
        "required": ["samples"],
        "additionalProperties": False,
    }
    return Legal(moves, [OpenMove("name_samples", schema)])


def read_card(state: State) -> list[Event]:
    """The setter reads the answers on the card, of which there are enough (GC-17)."""
    card = state.question.card
    if card is None:
        raise Refusal("NO_CARD", "This question is not from a card.", "GC-21")
    count = count_distinct(state.pack.tables, state.locales, card)
    return _defended(state, [], count)


def name_samples(state: State, samples: Json) -> list[Event]:
    """The setter names answers; too few, and the question is withdrawn (GC-21)."""
    told = [
        written.line(sample, "A sample answer", state.config.longest_answer)
        for sample in written.items(samples, "samples", MOST_SAMPLES)
    ]
    tables, locales, card = state.pack.tables, state.locales, state.question.card
    counted: list[str] = []
    for sample in told:
        blank = not fold(sample, locales[0])
        if blank or not fits(tables, locales, card, sample, unknown_fits=True):
            continue
        if distinct(tables, locales, card, [*counted, sample]):
            counted.append(sample)
    return _defended(state, told, len(counted))


def _defended(state: State, samples: list[str], count: int) -> list[Event]:
    enough = count >= state.config.min_answers
    data = {"setter": state.setter, "samples": samples, "different": count, "enough": enough}
    events = [public("question_defended", data)]
    if not enough:
        return events + withdraw(state)
    state.waiting = state.unconfirmed
    state.unconfirmed = NOBODY
    state.step = CONFIRM
    return events if state.waiting else events + _start_writing(state)


def withdraw(state: State) -> list[Event]:
    """The question is given up, and another proposed (GC-21)."""
    if state.question.card is not None:
        put_under(state, (state.question.card,))
    state.unconfirmed = NOBODY
    state.must_draw = state.config.challenge_fail == "draw"
    data = {"setter": state.setter, "question": state.question.card}
    return [public("question_withdrawn", data), *offer_questions(state)]


def _start_writing(state: State) -> list[Event]:
    """The question stands for the round; the other cards on offer go back (GC-14)."""
    put_under(state, state.offered)
    state.offered = ()
    state.step = WRITE
    state.waiting = frozenset(range(state.seats))
    data = {"question": state.question.card, "text": state.question.text}
    events = [public("question_set", data)]
    count = state.config.read_examples
    if count and state.question.card is not None:
        card = next(
            card for card in state.pack.cards["questions"] if card["id"] == state.question.card
        )
        numbers = list(range(len(card["answers"])))
        state.rng.shuffle(numbers)
        events.append(public("examples_read", {"answers": sorted(numbers[:count])}))
    return events
