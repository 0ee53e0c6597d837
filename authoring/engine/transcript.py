"""A game written down: enough to play it again to the byte, and to go on with it.

A transcript is canonical JSON. It holds the digest of its pack, so that it is never
replayed from another one, and a digest of itself, so that a changed or cut file is
told from a whole one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from authoring.engine.fingerprint import canonical, digest, plain
from authoring.engine.game import Event, Game, Json, Move, Refusal
from authoring.engine.json_text import read_json
from authoring.engine.table import Table
from authoring.pack.pack import Pack

S = TypeVar("S")

FORMAT = 1
"""The number of the transcript format. It rises when an older reader would misread it."""

KEYS = {
    "format": int,
    "game": str,
    "pack": str,
    "options": dict,
    "config": dict,
    "seats": int,
    "seed": int,
    "moves": list,
    "events": list,
    "result": dict | None,
    "state": str,
    "digest": str,
}

NOTES = "notes"
"""The one key that may be missing."""


class BadTranscript(Exception):
    """A transcript that cannot be used, and why. `code` is for programs:

    NOT_JSON, BAD_FORMAT, TAMPERED, OTHER_GAME, OTHER_PACK, OTHER_RULES, DIVERGED.
    """

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence


@dataclass(frozen=True, slots=True)
class Transcript:
    """A game as it was played up to some move. All values are plain JSON.

    `pack` is the digest of the pack, `options` what the players chose and `config` what
    came of it, `state` the fingerprint of the last state, `result` None while it goes on.
    `notes` are no part of the game: whoever plays it may keep there who sits where.
    """

    game: str
    pack: str
    options: Mapping[str, Json]
    config: Mapping[str, Json]
    seats: int
    seed: int
    moves: tuple[Json, ...]
    events: tuple[Json, ...]
    result: Json
    state: str
    notes: Mapping[str, Json] = field(default_factory=dict)


def record(table: Table[Any], notes: Mapping[str, Json] | None = None) -> Transcript:
    """The transcript of a game so far, with notes of whoever plays it."""
    return Transcript(
        game=table.game.name,
        pack=table.pack.digest,
        options=plain(table.options),
        config=plain(table.config),
        seats=table.seats,
        seed=table.seed,
        moves=tuple(move_json(move) for move in table.moves),
        events=tuple(event_json(event) for event in table.log),
        result=plain(table.result),
        state=table.fingerprint(),
        notes=plain(notes or {}),
    )


def move_json(move: Move) -> Json:
    """A move as a mapping of its seat, name and data."""
    return {"seat": move.seat, "name": move.name, "data": plain(move.data)}


def event_json(event: Event) -> Json:
    """An event as a mapping; `seen_by` is a sorted list of seats, or null for everybody."""
    seen_by = None if event.seen_by is None else sorted(event.seen_by)
    return {"name": event.name, "data": plain(event.data), "seen_by": seen_by}


def write(transcript: Transcript) -> str:
    """The transcript as canonical JSON with its digest, and one newline at the end."""
    body = {"format": FORMAT, **plain(transcript)}
    if not transcript.notes:
        del body[NOTES]
    return canonical(body | {"digest": digest(canonical(body))}) + "\n"


def read(text: str) -> Transcript:
    """Read a transcript back. Raises BadTranscript with the reason."""
    try:
        data = read_json(text)
    except (ValueError, RecursionError) as problem:
        raise BadTranscript(
            "NOT_JSON", f"This is no whole transcript, it may be cut short: {problem}."
        ) from None
    _check_shape(data)
    body = {key: value for key, value in data.items() if key != "digest"}
    if digest(canonical(body)) != data["digest"]:
        raise BadTranscript(
            "TAMPERED", "Its digest does not fit: somebody changed it after it was written."
        )
    del body["format"]
    body["moves"] = tuple(body["moves"])
    body["events"] = tuple(body["events"])
    return Transcript(**body)


def _check_shape(data: Json) -> None:
    if not isinstance(data, dict):
        raise BadTranscript("BAD_FORMAT", "This is no transcript: it holds no mapping.")
    if data.get("format") != FORMAT:
        raise BadTranscript(
            "BAD_FORMAT",
            f"Its format is {data.get('format')!r}, and only format {FORMAT} is read here.",
        )
    for key, kind in KEYS.items():
        if key not in data:
            raise BadTranscript("BAD_FORMAT", f"This is no whole transcript: it lacks {key!r}.")
        if not isinstance(data[key], kind) or isinstance(data[key], bool):
            raise BadTranscript("BAD_FORMAT", f"{key!r} of this transcript is of a wrong kind.")
    if not isinstance(data.get(NOTES, {}), dict):
        raise BadTranscript("BAD_FORMAT", f"{NOTES!r} of this transcript is of a wrong kind.")
    for number, move in enumerate(data["moves"]):
        if not _is_move(move):
            raise BadTranscript("BAD_FORMAT", f"Move {number} lacks its seat, name or data.")
    for key in data.keys() - KEYS.keys() - {NOTES}:
        raise BadTranscript("BAD_FORMAT", f"A transcript has no {key!r}.")


def _is_move(move: Json) -> bool:
    if not isinstance(move, dict) or move.keys() != {"seat", "name", "data"}:
        return False
    return [type(move[key]) for key in ("seat", "name", "data")] == [int, str, dict]


def replay(transcript: Transcript, game: Game[S], pack: Pack, moves: int | None = None) -> Table[S]:
    """Play a transcript again, whole or its first `moves` moves (EN-05).

    Every event, the result and the last state must come out as they were written.
    Raises BadTranscript when the pack is another one or the replay differs.
    """
    table = _opened(transcript, game, pack)
    count = len(transcript.moves) if moves is None else moves
    if not 0 <= count <= len(transcript.moves):
        raise ValueError(f"moves must be from 0 to {len(transcript.moves)}, not {count}")
    _compare(transcript, table, 0)
    for number in range(count):
        told = transcript.moves[number]
        start = len(table.log)
        try:
            table.play(Move(told["seat"], told["name"], told["data"]))
        except Refusal as problem:
            raise BadTranscript(
                "DIVERGED", f"Move {number} is refused when it is played again: {problem}"
            ) from None
        _compare(transcript, table, start)
    if count == len(transcript.moves):
        _compare_end(transcript, table)
    return table


def _opened(transcript: Transcript, game: Game[S], pack: Pack) -> Table[S]:
    if transcript.game != game.name:
        raise BadTranscript("OTHER_GAME", f"It is a game of {transcript.game}, not {game.name}.")
    if transcript.pack != pack.digest:
        raise BadTranscript(
            "OTHER_PACK",
            f"It was played from the pack {transcript.pack[:12]}…, this is {pack.digest[:12]}….",
        )
    try:
        table = Table(game, pack, transcript.seats, transcript.seed, transcript.options)
    except Refusal as refusal:
        raise BadTranscript("OTHER_RULES", f"Its game cannot begin: {refusal.sentence}") from None
    config = plain(table.config)
    for key in sorted(config.keys() | transcript.config.keys()):
        if config.get(key) != transcript.config.get(key):
            raise BadTranscript(
                "OTHER_RULES",
                f"It was played with {key} {transcript.config.get(key)!r}, "
                f"and the same options now give {config.get(key)!r}.",
            )
    return table


def _compare(transcript: Transcript, table: Table[Any], start: int) -> None:
    for number in range(start, len(table.log)):
        again = event_json(table.log[number])
        told = transcript.events[number] if number < len(transcript.events) else None
        if again != told:
            raise BadTranscript(
                "DIVERGED",
                f"Event {number} differs: written as {_short(told)}, played as {_short(again)}.",
            )


def _compare_end(transcript: Transcript, table: Table[Any]) -> None:
    if len(table.log) != len(transcript.events):
        raise BadTranscript(
            "DIVERGED",
            f"It tells of {len(transcript.events)} events, and playing it gives {len(table.log)}.",
        )
    if plain(table.result) != transcript.result:
        raise BadTranscript("DIVERGED", f"The result differs: {_short(plain(table.result))}.")
    if table.fingerprint() != transcript.state:
        raise BadTranscript("DIVERGED", "All events are the same, but the last state is not.")


def _short(value: Json) -> str:
    text = canonical(value)
    return text if len(text) <= 160 else text[:159] + "…"
