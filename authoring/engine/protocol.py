"""A game told and played in JSON, one object a line: docs/protocol.md describes it.

The dialogue knows no files and no pipes. It is given what the program at the other end
says, line by line, and yields what is to be told to it. Of the game it tells a seat what
that seat may know, and nothing of how the game is kept: no seed, no numbers of the log,
from which hidden events could be counted.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from authoring.engine.bots import Players, drive
from authoring.engine.fingerprint import plain
from authoring.engine.game import Event, Json, Legal, Move, Refusal, Seat
from authoring.engine.json_text import read_json
from authoring.engine.table import Table

PROTOCOL = 1
"""The number of the protocol. It rises when an older client would misunderstand."""

LONGEST = 1 << 20
"""Bytes of a line; longer ones are refused unread."""

Message = Mapping[str, Json]


class BadMessage(Exception):
    """A line that is no message. `code` is for programs: NOT_UTF8, NOT_JSON, BAD_MESSAGE,
    UNKNOWN_TYPE, NOT_YOUR_SEAT, TOO_LONG."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence


class Dialogue:
    """One game with a program at some of its seats, and players of the machine's at the rest.

    `seats` are the program's; `seated` puts the machine's players at a table, at the first one
    and at each that a move was taken back from. `narrate` tells an event in words. `over` once
    the game has ended or the program has left.
    """

    def __init__(
        self,
        table: Table[Any],
        seated: Callable[[Table[Any]], Players],
        seats: frozenset[Seat],
        narrate: Callable[[Event], str],
    ) -> None:
        self.table = table
        self.over = False
        self._seated = seated
        self._players = seated(table)
        self._seats = seats
        self._narrate = narrate
        self._read = dict.fromkeys(sorted(seats), 0)
        self._told = dict.fromkeys(seats, 0)
        self._asked: dict[Seat, Message] = {}
        self._answers: Mapping[str, Callable[[Message], Iterator[Message]]] = {
            "move": self._move,
            "view": self._view,
            "legal": self._legal,
            "undo": self._undo,
            "quit": self._quit,
        }

    def begin(self) -> Iterator[Message]:
        """Who plays what, and everything up to the program's first move."""
        pack = self.table.pack
        yield {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": pack.game,
            "title": dict(pack.title),
            "version": pack.version,
            "pack": pack.digest,
            "locales": list(pack.locales),
            "config": plain(self.table.config),
            "seats": self.table.seats,
            "yours": sorted(self._seats),
        }
        yield from self._go_on()

    def hear(self, line: bytes) -> Iterator[Message]:
        """What is to be told after a line of the program's. An `id` in it comes back in each
        direct answer to it."""
        echo: dict[str, Json] = {}
        try:
            said = parse(line)
            if "id" in said:
                echo = {"id": said["id"]}
            answer = self._answers.get(said["type"])
            if answer is None:
                known = ", ".join(self._answers)
                raise BadMessage("UNKNOWN_TYPE", f"No message is a {said['type']!r}: say {known}.")
            for message in answer(said):
                yield {**message, **echo}
        except BadMessage as problem:
            yield {**complaint(problem), **echo}
        else:
            if not self.over:
                yield from self._go_on()

    def _go_on(self) -> Iterator[Message]:
        """Let the machine's players move, tell what happened, and ask the seats that may move."""
        drive(self.table, self._players)
        yield from self._news()
        if self.table.result is not None:
            self.over = True
            yield self._result()
            return
        yield from self._turns()

    def _turns(self) -> Iterator[Message]:
        """What the seats may do, as far as they were not told; nothing, when somebody else's
        move has taken their turn away."""
        acting = self.table.to_act()
        for seat in sorted(self._seats):
            legal = self.table.legal(seat) if seat in acting else Legal()
            turn = {"type": "turn", "seat": seat, **legal_json(legal)}
            if seat in acting and self._asked.get(seat) != turn:
                self._asked[seat] = turn
                yield turn
            elif seat not in acting and self._asked.pop(seat, None) is not None:
                yield turn

    def _news(self) -> Iterator[Message]:
        for seat, start in self._read.items():
            for event in self.table.visible(seat, start):
                yield {
                    "type": "event",
                    "seat": seat,
                    "number": self._told[seat],
                    "name": event.name,
                    "data": plain(event.data),
                    "words": self._narrate(event),
                }
                self._told[seat] += 1
            self._read[seat] = len(self.table.log)

    def _result(self) -> Message:
        result = self.table.result
        assert result is not None
        return {
            "type": "result",
            "winners": list(result.winners),
            "scores": plain(result.scores),
            "reason": result.reason,
            "moves": len(self.table.moves),
        }

    def _move(self, said: Message) -> Iterator[Message]:
        seat = self._seat(said)
        name, data = said.get("name"), said.get("data", {})
        if not isinstance(name, str) or not isinstance(data, dict):
            raise BadMessage("BAD_MESSAGE", "A move has a name, and data in an object.")
        try:
            self.table.play(Move(seat, name, data))
        except Refusal as refusal:
            yield self._refusal(seat, refusal, refusal.legal)
            return
        self._asked.pop(seat, None)
        yield {"type": "accepted", "seat": seat}

    def _view(self, said: Message) -> Iterator[Message]:
        seat = self._seat(said)
        yield {"type": "view", "seat": seat, "view": plain(self.table.view(seat))}

    def _legal(self, said: Message) -> Iterator[Message]:
        seat = self._seat(said)
        yield {"type": "legal", "seat": seat, **legal_json(self.table.legal(seat))}

    def _undo(self, said: Message) -> Iterator[Message]:
        """Take back the last move of a seat and all that came after it, if nothing came to
        light by them. Each seat of the program's is told how many of its events still hold."""
        seat = self._seat(said)
        mine = [number for number, move in enumerate(self.table.moves) if move.seat == seat]
        try:
            self.table = self.table.undone(len(self.table.moves) - mine[-1] if mine else 0)
        except Refusal as refusal:
            yield self._refusal(seat, refusal, self.table.legal(seat))
            return
        self._players = self._seated(self.table)
        self._asked.clear()
        for each in self._read:
            self._told[each] = sum(1 for _ in self.table.visible(each))
            self._read[each] = len(self.table.log)
            yield {"type": "undone", "seat": each, "events": self._told[each]}

    def _refusal(self, seat: Seat, refusal: Refusal, legal: Legal) -> Message:
        return {
            "type": "refusal",
            "seat": seat,
            "code": refusal.code,
            "sentence": refusal.sentence,
            "statement": refusal.statement,
            **legal_json(legal),
        }

    def _quit(self, said: Message) -> Iterator[Message]:
        self.over = True
        yield {"type": "bye"}

    def _seat(self, said: Message) -> Seat:
        """The seat that a message is for; a program with one seat need not name it."""
        seat = said.get("seat", min(self._seats) if len(self._seats) == 1 else None)
        if type(seat) is not int or seat not in self._seats:
            told = ", ".join(map(str, sorted(self._seats)))
            raise BadMessage("NOT_YOUR_SEAT", f"Name one of your seats: {told}.")
        return seat


def legal_json(legal: Legal) -> dict[str, Json]:
    """What a seat may do: moves as they can be sent back, open ones by their schemas."""
    return {
        "moves": [{"name": move.name, "data": plain(move.data)} for move in legal.moves],
        "open": [{"name": move.name, "schema": plain(move.schema)} for move in legal.open],
    }


def complaint(problem: BadMessage) -> Message:
    """What is told of a line that is no message."""
    return {"type": "error", "code": problem.code, "sentence": problem.sentence}


def parse(line: bytes) -> dict[str, Json]:
    """The message of a line. Raises BadMessage."""
    if len(line) > LONGEST:
        raise BadMessage("TOO_LONG", f"A line has at most {LONGEST} bytes.")
    try:
        said = read_json(line.decode("utf-8"))
    except UnicodeDecodeError as problem:
        raise BadMessage("NOT_UTF8", f"Byte {problem.start + 1} is not UTF-8.") from None
    except (ValueError, RecursionError) as problem:
        raise BadMessage("NOT_JSON", f"This line is no JSON: {problem}.") from None
    if not isinstance(said, dict) or not isinstance(said.get("type"), str):
        raise BadMessage("BAD_MESSAGE", "A message is an object with a type.")
    return said


def line_of(message: Message) -> bytes:
    """A message as one line. It is ASCII, so that no terminal or pipe can garble it."""
    return json.dumps(message, separators=(",", ":"), allow_nan=False).encode("ascii") + b"\n"
