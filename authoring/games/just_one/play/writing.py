"""Choosing a number and writing clues (RULES.md B2, B3)."""

from __future__ import annotations

from authoring.engine import written
from authoring.engine.game import Event, Json, Legal, Move, OpenMove, Refusal, Seat, public
from authoring.games.just_one.expressions import forms
from authoring.games.just_one.play.comparison import show_clues
from authoring.games.just_one.play.rounds import show_card, to_box
from authoring.games.just_one.play.state import ALONE, CHECK, CHOOSE, NUMBERS, WRITE, State


def numbers(state: State, seat: Seat) -> Legal:
    """The numbers that the guesser may name (JO-09, JO-10)."""
    left = [number for number in NUMBERS if number not in state.rejected]
    return Legal([Move(seat, "choose", {"number": number}) for number in left])


def choose(state: State, number: Json) -> list[Event]:
    """The guesser names a number, without having seen the words (JO-09)."""
    chosen = written.whole(number, "number")
    if chosen not in NUMBERS:
        raise Refusal(
            "NO_SUCH_NUMBER", f"The words have the numbers 1 to 5, not {chosen}.", "JO-09"
        )
    if chosen in state.rejected:
        sentence = f"The givers did not know word {chosen}: name another number."
        raise Refusal("REJECTED_NUMBER", sentence, "JO-10")
    state.number = chosen
    state.objections = 0
    state.waiting = state.givers
    state.step = CHECK if state.config.reject_quorum else WRITE
    return [public("number_chosen", {"number": chosen})]


def checks(_: State, seat: Seat) -> Legal:
    """Whether a giver knows the word (JO-10)."""
    return Legal([Move(seat, "accept", {}), Move(seat, "object", {})])


def accept(state: State, seat: Seat) -> list[Event]:
    """A giver knows the word."""
    return [public("accepted", {"seat": seat}), *_checked(state, seat)]


def object_to(state: State, seat: Seat) -> list[Event]:
    """A giver does not know the word; enough of them, and another is chosen (JO-10)."""
    state.objections += 1
    events = [public("objected", {"seat": seat})]
    if state.objections < state.config.reject_quorum:
        return events + _checked(state, seat)
    state.rejected.add(state.number)
    events.append(public("number_rejected", {"number": state.number}))
    state.number = 0
    state.step = CHOOSE
    state.waiting = ALONE[state.guesser]
    return events if len(state.rejected) < len(NUMBERS) else events + _unknown(state)


def _checked(state: State, seat: Seat) -> list[Event]:
    state.waiting -= {seat}
    if not state.waiting:
        state.step = WRITE
        state.waiting = state.givers
    return []


def _unknown(state: State) -> list[Event]:
    """Nobody can do anything with this card: the next, or one from the box (JO-11)."""
    if state.config.all_unknown == "replace" and state.spares:
        state.replaced.append(state.card)
        return [public("card_replaced", {}), *show_card(state, state.spares.pop())]
    return to_box(state, "unknown")


def writings(state: State, _: Seat) -> Legal:
    """What a giver writes; who fails to write gives no clue (JO-17)."""
    count = state.clues_each
    schema = {
        "type": "object",
        "description": "One word on each easel (JO-14, JO-16); an empty list gives no clue.",
        "properties": {
            "clues": {
                "type": "array",
                "description": f"{count} clue{'s' if count > 1 else ''}, each one word.",
                "maxItems": count,
                "items": {"type": "string", "maxLength": state.config.clue_max_chars},
            }
        },
        "required": ["clues"],
        "additionalProperties": False,
        "default": {"clues": []},
    }
    return Legal(open=[OpenMove("write", schema)])


def write(state: State, seat: Seat, clues: Json) -> list[Event]:
    """A giver writes in secret (JO-13); the clues are compared once everybody has."""
    count = state.clues_each
    given = written.items(clues, "clues", 1000)
    if len(given) not in (0, count):
        raise Refusal("WRONG_COUNT", f"Write {count}, not {len(given)}.", "JO-16")
    texts = [written.line(clue, "A clue", state.config.clue_max_chars) for clue in given]
    if not state.config.allow_blank and not all(forms(text, state.locales) for text in texts):
        raise Refusal("BLANK_CLUE", "Every clue must say something.", "JO-17")
    state.written[seat] = tuple(texts or [""] * count)
    state.waiting -= {seat}
    events = [
        Event("clues_written", {"seat": seat, "clues": texts}, ALONE[seat]),
        public("done", {"seat": seat}),
    ]
    return events if state.waiting else events + show_clues(state)
