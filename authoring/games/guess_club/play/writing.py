"""The answering phase: everybody writes in secret (RULES.md A4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations, repeat

from authoring.engine import written
from authoring.engine.game import JUDGE, Event, Json, Legal, Move, OpenMove, Refusal, Seat, public
from authoring.engine.kept import Kept
from authoring.games.guess_club.keys import distinct
from authoring.games.guess_club.play.state import ALONE, TURN, State
from authoring.language.fold import fold


class SameAnswer(Refusal):
    """Two answers of a player are one (GC-28): `pair` are both as they were written."""

    def __init__(self, *pair: str) -> None:
        one, other = pair
        super().__init__("SAME_ANSWER", f"“{one}” and “{other}” are the same answer.", "GC-28")
        self.pair = pair


def replier(state: State) -> Seat:
    """Who tells whether an answer would fit (GC-33)."""
    return JUDGE if state.config.judge == "auto" else state.setter


def may_query(state: State, seat: Seat) -> bool:
    """Whether a player may ask the setter about an answer now."""
    return (
        seat in state.waiting
        and seat != state.setter
        and seat not in state.pending
        and state.players[seat].queries < state.config.queries
    )


def writings(state: State, seat: Seat) -> Legal:
    """What a seat may do while answers are written."""
    moves: list[Move] = []
    if state.pending and seat == replier(state):
        asker = min(state.pending)
        moves = [Move(seat, "reply", {"to": asker, "fits": fits}) for fits in (True, False)]
    config, opened = state.config, []
    if seat in state.waiting:
        opened.append(_answering(seat, config.answers_per_player, config.longest_answer))
    if may_query(state, seat):
        opened.append(_querying(config.longest_answer))
    return Legal(moves, opened)


@lru_cache(maxsize=64)
def _answering(seat: Seat, count: int, longest: int) -> OpenMove:
    text = {"type": "string", "minLength": 1, "maxLength": longest}
    drawing = {
        "type": "object",
        "description": "A drawing, told by what it shows (GC-29).",
        "properties": {
            "text": {**text, "description": "What the drawing shows."},
            "kind": {"const": "drawing", "description": "That it is a drawing."},
        },
        "required": ["text", "kind"],
        "additionalProperties": False,
    }
    schema = {
        "type": "object",
        "description": "One answer on each card, all different (GC-26 to GC-28).",
        "properties": {
            "answers": {
                "type": "array",
                "description": "The answers, card by card.",
                "minItems": count,
                "maxItems": count,
                "items": {"anyOf": [text, drawing]},
            }
        },
        "required": ["answers"],
        "additionalProperties": False,
        "default": {"answers": [f"? {seat + 1}.{number + 1}" for number in range(count)]},
    }
    return OpenMove("answer", schema)


@lru_cache(maxsize=8)
def _querying(longest: int) -> OpenMove:
    schema = {
        "type": "object",
        "description": "An answer, to ask whether it would fit (GC-33).",
        "properties": {
            "answer": {
                "type": "string",
                "minLength": 1,
                "maxLength": longest,
                "description": "The answer in question.",
            }
        },
        "required": ["answer"],
        "additionalProperties": False,
    }
    return OpenMove("query", schema)


def answer(state: State, seat: Seat, say: Mapping[str, Json]) -> list[Event]:
    """A player fills all cards at once; nobody else sees more than that (GC-34)."""
    count = state.config.answers_per_player
    given = written.items(say["answers"], "answers", 1000)
    if len(given) != count:
        sentence = f"There are {count} cards to fill, not {len(given)}."
        raise Refusal("WRONG_COUNT", sentence, "GC-26")
    drawings: list[int] = []
    if not all(map(isinstance, given, repeat(str))):
        drawings = [number for number, item in enumerate(given) if not isinstance(item, str)]
        for number in drawings:
            given[number] = _drawn(given[number])
    lines = _lines(state.config.longest_answer, state.locales)
    texts = tuple(map(lines.__getitem__, given))
    if not distinct(state.pack.tables, state.locales, state.question.card, texts):
        raise _same(state, texts)
    player = state.players[seat]
    player.answers = texts
    player.drawings = frozenset(drawings)
    player.hand = list(range(count))
    state.waiting -= {seat}
    state.pending.pop(seat, None)
    data = {"seat": seat, "answers": list(texts), "drawings": drawings}
    events = [Event("answers_written", data, ALONE[seat]), _done(seat)]
    return events if state.waiting else events + _start_action(state)


def _same(state: State, texts: Sequence[str]) -> SameAnswer:
    """The first two answers that are one, of some among which there are such."""
    known = (state.pack.tables, state.locales, state.question.card)
    pairs = combinations(texts, 2)
    return SameAnswer(*next(pair for pair in pairs if not distinct(*known, pair)))


@lru_cache(maxsize=16)
def _done(seat: Seat) -> Event:
    return public("done", {"seat": seat})


def _drawn(item: Json) -> str:
    """What a drawing shows."""
    if isinstance(item, Mapping):
        written.keys("answer", item, frozenset(("text", "kind")))
        if item["kind"] != "drawing":
            raise Refusal("BAD_MOVE", "An answer is text, or a drawing told as text.", "GC-29")
        item = item["text"]
    return written.text(item, "An answer")


@lru_cache(maxsize=64)
def _lines(longest: int, locales: tuple[str, ...]) -> Mapping[str, str]:
    """Any answer as it stands on a card. What bots write is written again and again."""

    def read(answer: str) -> str:
        line = written.line(answer, "An answer", longest)
        if not all(fold(line, locale) for locale in locales):
            raise Refusal("BLANK_ANSWER", "Every card must carry an answer.", "GC-26")
        return line

    return Kept(read)


def _start_action(state: State) -> list[Event]:
    """Everybody is done: the seat to the setter's left begins (GC-34, GC-36)."""
    state.pending.clear()
    state.step = TURN
    state.turn = (state.setter + 1) % state.seats
    state.waiting = ALONE[state.turn]
    return [public("action_began", {"next": state.turn})]


def query(state: State, seat: Seat, answer: Json) -> list[Event]:
    """A player asks whether an answer would fit (GC-33)."""
    text = written.line(answer, "The answer", state.config.longest_answer)
    if not may_query(state, seat):
        sentence = "The setter needs not ask." if seat == state.setter else "No more questions."
        raise Refusal("NO_QUERY", sentence, "GC-33")
    state.players[seat].queries += 1
    state.pending[seat] = text
    return [Event("queried", {"seat": seat, "answer": text}, _told(state, seat))]


def reply(state: State, seat: Seat, to: Json, fits: Json) -> list[Event]:
    """The setter tells the asker (GC-33)."""
    if seat != replier(state):
        raise Refusal("NOT_YOUR_TURN", "The setter replies, nobody else.", "GC-33")
    asker = written.whole(to, "to")
    verdict = written.flag(fits, "fits")
    if asker not in state.pending:
        raise Refusal("NO_QUERY", f"Seat {asker} has not asked.", "GC-33")
    text = state.pending.pop(asker)
    data = {"seat": asker, "answer": text, "fits": verdict}
    return [Event("replied", data, _told(state, asker))]


def _told(state: State, asker: Seat) -> frozenset[Seat] | None:
    return frozenset((asker, state.setter)) if state.config.query_private else None
