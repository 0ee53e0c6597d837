"""One guess, or none (RULES.md B5)."""

from __future__ import annotations

from authoring.engine import written
from authoring.engine.game import JUDGE, Event, Json, Legal, Move, OpenMove, Refusal, Seat, public
from authoring.games.just_one.expressions import forms, is_right
from authoring.games.just_one.play.rounds import to_box, to_box_with_another, to_success
from authoring.games.just_one.play.state import ALONE, RULE, RULE_VOTE, State

LONGEST_GUESS = 60


def guesses(_: State, seat: Seat) -> Legal:
    """Pass, or say a word (JO-38)."""
    schema = {
        "type": "object",
        "description": "The one guess (JO-38).",
        "properties": {
            "word": {
                "type": "string",
                "minLength": 1,
                "maxLength": LONGEST_GUESS,
                "description": "The word.",
            }
        },
        "required": ["word"],
        "additionalProperties": False,
    }
    return Legal([Move(seat, "pass", {})], [OpenMove("guess", schema)])


def pass_on(state: State, seat: Seat) -> list[Event]:
    """No guess: this card is lost, and no other (JO-44)."""
    return [public("passed", {"seat": seat}), *to_box(state, "passed")]


def guess(state: State, seat: Seat, word: Json) -> list[Event]:
    """The guess stands (JO-38). What the card accepts is right; else it is judged (JO-39)."""
    said = written.line(word, "The guess", LONGEST_GUESS)
    if not forms(said, state.locales):
        raise Refusal("BLANK_GUESS", "Say a word, or pass.", "JO-38")
    state.guess = said
    events = [public("guessed", {"seat": seat, "word": said})]
    match = state.config.guess_match
    if is_right(state.pack.tables, state.locales, state.card, state.number, said, match):
        return events + _ruled(state, right=True)
    state.ayes = 0
    if state.config.judge == "auto":
        state.step = RULE
        state.waiting = ALONE[JUDGE]
    else:
        state.step = RULE_VOTE
        state.waiting = state.givers
    return events


def verdicts(_: State, seat: Seat, name: str) -> Legal:
    """Whether a guess that is not on the card is right all the same."""
    return Legal([Move(seat, name, {"right": right}) for right in (False, True)])


def rule(state: State, right: Json) -> list[Event]:
    """The judge's word on the guess (JO-39, JO-40)."""
    return _ruled(state, written.flag(right, "right"))


def rule_vote(state: State, seat: Seat, right: Json) -> list[Event]:
    """One giver's word on the guess; it is right if more than half say so (JO-34)."""
    state.ayes += 1 if written.flag(right, "right") else 0
    state.waiting -= {seat}
    events = [Event("voted", {"seat": seat}, state.givers)]
    if state.waiting:
        return events
    return events + _ruled(state, state.ayes * 2 > state.seats - 1)


def _ruled(state: State, right: bool) -> list[Event]:
    rule = "JO-39" if right else "JO-40"
    events = [public("guess_ruled", {"word": state.guess, "right": right, "rule": rule})]
    return events + (to_success(state) if right else to_box_with_another(state))
