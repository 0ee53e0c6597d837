"""The rules of play of Guess Club, from its pack alone (RULES.md, section A).

Three rounds: the setter puts a question, everybody writes answers in secret, then
plays them one by one or predicts how many matches there will be. The judge's verdicts
are moves, so that a game is played again without any knowledge of words.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from authoring.engine import written
from authoring.engine.game import JUDGE, Event, Json, Legal, Move, Refusal, Result, Seat
from authoring.engine.rng import Rng
from authoring.games.guess_club.config import Config, configure
from authoring.games.guess_club.play import (
    question,
    settlement,
    turns,
    verdicts,
    writing,
)
from authoring.games.guess_club.play.setup import begin
from authoring.games.guess_club.play.state import (
    ALONE,
    CLAIM,
    CONFIRM,
    DEFEND,
    INSPECT,
    INSPECT_VOTE,
    PROPOSE,
    RULE,
    TURN,
    VOTE,
    WRITE,
    State,
)
from authoring.games.guess_club.play.watcher import GuessClubWatcher
from authoring.pack.pack import Pack


@dataclass(frozen=True, slots=True)
class Verb:
    """A kind of move: the steps in which it is made, what it says, and what it does."""

    steps: frozenset[str]
    keys: frozenset[str]
    carry_out: Callable[[State, Seat, Mapping[str, Json]], list[Event]]


def _verb(steps: str, keys: str, carry_out: Callable[..., list[Event]]) -> Verb:
    return Verb(frozenset(steps.split()), frozenset(keys.split()), carry_out)


VERBS: Mapping[str, Verb] = {
    "choose": _verb(PROPOSE, "question", question.choose),
    "ask": _verb(PROPOSE, "text", lambda state, seat, say: question.ask(state, seat, **say)),
    "confirm": _verb(CONFIRM, "", question.confirm),
    "challenge": _verb(CONFIRM, "", lambda state, seat, _: question.challenge(state, seat)),
    "read_card": _verb(DEFEND, "", lambda state, *_: question.read_card(state)),
    "withdraw": _verb(DEFEND, "", lambda state, *_: question.withdraw(state)),
    "name_samples": _verb(
        DEFEND, "samples", lambda state, _, say: question.name_samples(state, **say)
    ),
    "answer": _verb(WRITE, "answers", writing.answer),
    "query": _verb(WRITE, "answer", lambda state, seat, say: writing.query(state, seat, **say)),
    "reply": _verb(WRITE, "to fits", lambda state, seat, say: writing.reply(state, seat, **say)),
    "play": _verb(TURN, "card", turns.play),
    "predict": _verb(TURN, "number", turns.predict),
    "repay": _verb(TURN, "", lambda state, seat, _: turns.repay_early(state, seat)),
    "claim": _verb(CLAIM, "cards", lambda state, seat, say: verdicts.claim(state, seat, **say)),
    "rule": _verb(RULE, "fits matches", verdicts.rule),
    "vote": _verb(VOTE, "fits matches", lambda state, seat, say: verdicts.vote(state, seat, **say)),
    "inspect": _verb(INSPECT, "off_topic", lambda state, _, say: settlement.inspect(state, **say)),
    "inspect_vote": _verb(
        INSPECT_VOTE,
        "off_topic",
        lambda state, seat, say: settlement.inspect_vote(state, seat, **say),
    ),
}

OFFERS: Mapping[str, Callable[[State, Seat], Legal]] = {
    PROPOSE: question.proposals,
    CONFIRM: question.confirmations,
    DEFEND: question.defences,
    WRITE: writing.writings,
    TURN: turns.actions,
    CLAIM: verdicts.claims,
    RULE: verdicts.rulings,
    VOTE: verdicts.ballots,
    INSPECT: lambda state, _: settlement.inspections(state, "inspect"),
    INSPECT_VOTE: lambda state, _: settlement.inspections(state, "inspect_vote"),
}


class GuessClub:
    """The game, as a table plays it."""

    name = "guess-club"
    reveals = frozenset(
        (
            "questions_offered",
            "answers_written",
            "examples_read",
            "queried",
            "replied",
            "card_played",
            "claimed",
            "ruled",
            "play_stopped",
        )
    )

    def configure(self, options: Mapping[str, Json]) -> Config:
        """The options agreed on. Raises Refusal (BAD_OPTION)."""
        return configure(options)

    def setup(self, pack: Pack, config: Config, seats: int, rng: Rng) -> tuple[State, list[Event]]:
        """A new game. Raises Refusal (BAD_SEATS, BAD_OPTION, BAD_PACK)."""
        return begin(pack, config, seats, rng)

    def to_act(self, state: State) -> frozenset[Seat]:
        if state.pending:
            return state.waiting | ALONE[writing.replier(state)]
        return state.waiting

    def legal(self, state: State, seat: Seat) -> Legal:
        if seat in state.waiting or seat in self.to_act(state):
            return OFFERS[state.step](state, seat)
        return Legal()

    def apply(self, state: State, move: Move) -> list[Event]:
        """Carry out a move. Raises Refusal: GAME_OVER, BAD_MOVE, BAD_TEXT, WRONG_PHASE,
        NOT_YOUR_TURN, and what the move's own rules refuse."""
        seat, name, data = move
        try:
            verb = VERBS.get(name)
            if verb is None or state.step not in verb.steps or seat not in state.waiting:
                verb = self._expected(state, seat, name)
            if data.__class__ is not dict or data.keys() != verb.keys:
                written.keys(name, data, verb.keys)
            return verb.carry_out(state, seat, data)
        except Refusal as refusal:
            refusal.legal = self.legal(state, seat)
            raise

    def _expected(self, state: State, seat: Seat, name: str) -> Verb:
        """The verb of a move that it is the time and the seat for."""
        verb = VERBS.get(name)
        if verb is None:
            raise Refusal("BAD_MOVE", f"There is no move {name!r} in this game.")
        if state.result is not None:
            raise Refusal("GAME_OVER", "The game has ended.", "GC-15")
        if state.step not in verb.steps:
            sentence = f"'{name}' is for another time: this is the {state.phase} phase."
            raise Refusal("WRONG_PHASE", sentence, "GC-13")
        if seat not in state.waiting and seat not in self.to_act(state):
            raise Refusal("NOT_YOUR_TURN", f"It is for {_acting(state)} to act now.", "GC-36")
        if name == "answer" and seat not in state.waiting:
            raise Refusal("ALREADY_DONE", f"Seat {seat} has written its answers.", "GC-35")
        return verb

    def result(self, state: State) -> Result | None:
        return state.result

    def watch(self, pack: Pack, config: Config, seats: int, seat: Seat) -> GuessClubWatcher:
        """A watcher for this seat; the events alone tell it all it needs."""
        return GuessClubWatcher(config, seats, seat)

    def bound(self, pack: Pack, config: Config, seats: int) -> int:
        """Each round: proposals and challenges, answers and queries, and turns, of which
        there are at most as many as cards and markers (GC-39), each with its verdict."""
        question = (seats + 1) * (2 * seats + 3)
        writing = seats * (1 + 2 * config.queries)
        judging = 1 if config.judge == "auto" else 2 * seats + 1
        turns = seats * (config.answers_per_player + config.markers_per_player)
        repaying = seats * turns if config.early_repay else 0
        return config.rounds * (question + writing + turns * (1 + judging) + repaying + judging)


def _acting(state: State) -> str:
    return " and ".join(
        "the judge" if seat == JUDGE else f"seat {seat}" for seat in sorted(state.waiting)
    )


GAME = GuessClub()
