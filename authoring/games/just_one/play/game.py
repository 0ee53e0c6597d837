"""The rules of play of Just One, from its pack alone (RULES.md, section B).

Everybody but the guesser writes clues in secret; equal and invalid ones are cancelled;
the guesser has one guess. Verdicts that take knowledge of the language are moves, so
that a game is played again without any.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from authoring.engine import written
from authoring.engine.game import JUDGE, Event, Json, Legal, Move, Refusal, Result, Seat
from authoring.engine.rng import Rng
from authoring.games.just_one.config import Config, configure
from authoring.games.just_one.play import comparison, guess, writing
from authoring.games.just_one.play.rounds import begin
from authoring.games.just_one.play.state import (
    CHECK,
    CHOOSE,
    COMPARE,
    COMPARE_VOTE,
    GUESS,
    RULE,
    RULE_VOTE,
    WRITE,
    State,
)
from authoring.games.just_one.play.watcher import JustOneWatcher
from authoring.pack.pack import Pack


class Verb(NamedTuple):
    """A kind of move: the step in which it is made, what it says, and what it does."""

    step: str
    keys: frozenset[str]
    carry_out: Callable[[State, Seat, Mapping[str, Json]], list[Event]]
    optional: frozenset[str] = frozenset()


def _verb(step: str, keys: str, carry_out: Callable[..., list[Event]], optional: str = "") -> Verb:
    return Verb(step, frozenset(keys.split()), carry_out, frozenset(optional.split()))


VERBS: Mapping[str, Verb] = {
    "choose": _verb(CHOOSE, "number", lambda state, _, say: writing.choose(state, **say)),
    "accept": _verb(CHECK, "", lambda state, seat, _: writing.accept(state, seat)),
    "object": _verb(CHECK, "", lambda state, seat, _: writing.object_to(state, seat)),
    "write": _verb(WRITE, "clues", lambda state, seat, say: writing.write(state, seat, **say)),
    "compare": _verb(
        COMPARE, "invalid same", lambda state, _, say: comparison.compare(state, **say), "flagged"
    ),
    "compare_vote": _verb(
        COMPARE_VOTE,
        "invalid same",
        lambda state, seat, say: comparison.compare_vote(state, seat, **say),
    ),
    "guess": _verb(GUESS, "word", lambda state, seat, say: guess.guess(state, seat, **say)),
    "pass": _verb(GUESS, "", lambda state, seat, _: guess.pass_on(state, seat)),
    "rule": _verb(RULE, "right", lambda state, _, say: guess.rule(state, **say)),
    "rule_vote": _verb(
        RULE_VOTE, "right", lambda state, seat, say: guess.rule_vote(state, seat, **say)
    ),
}

OFFERS: Mapping[str, Callable[[State, Seat], Legal]] = {
    CHOOSE: writing.numbers,
    CHECK: writing.checks,
    WRITE: writing.writings,
    COMPARE: lambda state, _: comparison.comparisons(state, "compare"),
    COMPARE_VOTE: lambda state, _: comparison.comparisons(state, "compare_vote"),
    GUESS: guess.guesses,
    RULE: lambda state, seat: guess.verdicts(state, seat, "rule"),
    RULE_VOTE: lambda state, seat: guess.verdicts(state, seat, "rule_vote"),
}


class JustOne:
    """The game, as a table plays it."""

    name = "just-one"
    reveals = frozenset(
        (
            "card_shown",
            "card_replaced",
            "number_chosen",
            "clues_written",
            "clues_shown",
            "cancelled_shown",
            "clues_flagged",
            "clues_compared",
            "clues_revealed",
            "guessed",
            "guess_ruled",
            "turn_ended",
        )
    )

    def configure(self, options: Mapping[str, Json]) -> Config:
        """The options agreed on. Raises Refusal (BAD_OPTION)."""
        return configure(options)

    def setup(self, pack: Pack, config: Config, seats: int, rng: Rng) -> tuple[State, list[Event]]:
        """A new game. Raises Refusal (BAD_SEATS, BAD_OPTION, BAD_PACK)."""
        return begin(pack, config, seats, rng)

    def to_act(self, state: State) -> frozenset[Seat]:
        return state.waiting

    def legal(self, state: State, seat: Seat) -> Legal:
        return OFFERS[state.step](state, seat) if seat in state.waiting else Legal()

    def apply(self, state: State, move: Move) -> list[Event]:
        """Carry out a move. Raises Refusal: GAME_OVER, BAD_MOVE, BAD_TEXT, WRONG_PHASE,
        NOT_YOUR_TURN, and what the move's own rules refuse."""
        seat, name, data = move
        try:
            verb = _expected(state, seat, name)
            written.keys(name, data, verb.keys, verb.optional)
            return verb.carry_out(state, seat, data)
        except Refusal as refusal:
            refusal.legal = self.legal(state, seat)
            raise

    def result(self, state: State) -> Result | None:
        return state.result

    def watch(self, pack: Pack, config: Config, seats: int, seat: Seat) -> JustOneWatcher:
        """A watcher for this seat; the events alone tell it all it needs."""
        return JustOneWatcher(config, seats, seat)

    def bound(self, pack: Pack, config: Config, seats: int) -> int:
        """Turns, of which there are at most as many as cards (JO-47); in each, five numbers
        may be named and checked, for the card and for those that replace it (JO-11)."""
        givers = seats - 1
        naming = 5 * (1 + givers)
        judging = 1 if config.judge == "auto" else givers
        turn = naming + givers + 1 + 2 * judging
        spares = len(pack.cards["cards"]) if config.all_unknown == "replace" else 0
        return config.game_cards * turn + spares * naming


def _expected(state: State, seat: Seat, name: str) -> Verb:
    """The verb of a move that it is the time and the seat for."""
    verb = VERBS.get(name)
    if verb is None:
        raise Refusal("BAD_MOVE", f"There is no move {name!r} in this game.")
    if state.result is not None:
        raise Refusal("GAME_OVER", "The game has ended.", "JO-47")
    if state.step != verb.step:
        sentence = f"'{name}' is for another time: now it is {_due(state)}."
        raise Refusal("WRONG_PHASE", sentence, "JO-12" if name == "object" else "JO-38")
    if seat not in state.waiting:
        told = " and ".join(
            "the judge" if at == JUDGE else f"seat {at}" for at in sorted(state.waiting)
        )
        raise Refusal("NOT_YOUR_TURN", f"It is for {told} to act now.", "JO-13")
    return verb


def _due(state: State) -> str:
    return " or ".join(f"'{name}'" for name, verb in VERBS.items() if verb.step == state.step)


GAME = JustOne()
