"""The table of Just One as one seat sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from authoring.engine.companion import View
from authoring.engine.game import Json, Seat
from authoring.engine.scene import Block, Chart, Ink, Line, Room, Scene, Sheet, joined, line
from authoring.engine.seated import Seated

OUTCOMES = {
    "right": ("right", Ink.GOOD),
    "wrong": ("wrong", Ink.BAD),
    "lost": ("wrong", Ink.BAD),
}
"""How a turn is shown in the row of turns; every other one is shown as passed."""


@dataclass(frozen=True, slots=True)
class Board:
    """Draws views. `words` gives the five words of a card by its id; `reasons` are the words
    for why a clue was cancelled, `called` the names of those at the seats, as far as they have
    any."""

    phrases: Mapping[str, str]
    reasons: Mapping[str, str]
    words: Callable[[str], Sequence[str]]
    called: Mapping[Seat, str] = field(default_factory=dict)

    def scene(self, view: View, room: Room) -> Scene:
        """The score, the card for those who may see it, and the clues."""
        if view["guesser"] is None:
            return []
        return [self._head(view), *self._card(view), *self._clues(view)]

    def _head(self, view: View) -> Sheet:
        say = self.phrases
        guesser = say["guesser"].format(seat=self._seat(view, view["guesser"]))
        score = say["score"].format(successes=view["successes"], deck=view["deck"])
        lines = [line((guesser, Ink.STRONG), "   ", (score, Ink.MONEY))]
        if view["history"]:
            lines.append(line((say["history"] + say["colon"], Ink.FAINT), *self._history(view)))
        return Sheet(say["title"].format(turn=view["turn"]), tuple(lines))

    def _history(self, view: View) -> Line:
        marks = []
        for each in view["history"]:
            mark, ink = OUTCOMES.get(each["outcome"], ("passed", Ink.FAINT))
            marks.append(line((self.phrases[mark], ink)))
        return joined(marks, " ")

    def _seat(self, view: View, seat: Seat) -> str:
        name = self.phrases["seat"].format(Seated((seat,), self.called))
        return self.phrases["you"].format(name) if seat == view["seat"] else name

    def _card(self, view: View) -> list[Block]:
        if view["card"] is not None:
            named = [
                self._word(view, number, word)
                for number, word in enumerate(self.words(view["card"]), 1)
            ]
            return [Sheet(self.phrases["card"], (joined(named, "   "),))]
        told = self.phrases["hidden"] if view["seat"] == view["guesser"] else ""
        if view["number"]:
            told = f"{told} {self.phrases['named'].format(number=view['number'])}".strip()
        return [Sheet(self.phrases["card"], (line((told, Ink.FAINT)),))] if told else []

    def _word(self, view: View, number: int, word: str) -> Line:
        ink = Ink.FRESH if number == view["number"] else Ink.PLAIN
        if number in view["rejected"]:
            ink = Ink.FAINT
        return line((f"{number} ", Ink.FAINT), (word, ink))

    def _clues(self, view: View) -> list[Block]:
        if view["clues"]:
            rows = self._compared(view)
        elif view["revealed"] or view["cancelled_count"]:
            rows = self._revealed(view)
        elif view["number"]:
            rows = [self._writer(view, seat) for seat in self._givers(view)]
        else:
            return []
        heads = tuple(self.phrases["heads"].split("|"))
        return [Chart(self.phrases["givers"], heads, tuple(rows))]

    def _givers(self, view: View) -> list[Seat]:
        return [seat for seat in range(view["seats"]) if seat != view["guesser"]]

    def _writer(self, view: View, seat: Seat) -> tuple[Line, ...]:
        done = seat in view["done"]
        told = self.phrases["written" if done else "writing"]
        own: Sequence[str] = view["own_clues"] if seat == view["seat"] else ()
        written = self.phrases["comma"].join(own)
        ink = Ink.GOOD if done else Ink.FAINT
        return line(self._seat(view, seat)), line((written, Ink.STRONG)), line((told, ink))

    def _compared(self, view: View) -> list[tuple[Line, ...]]:
        fallen = {item["clue"]: item["reason"] for item in view["cancelled"]}
        rows = []
        for place, (seat, clue) in enumerate(view["clues"]):
            reason = fallen.get(place)
            if reason is None:
                rows.append(self._row(view, place, seat, clue, Ink.STRONG, line("")))
                continue
            told = self.phrases["cancelled"].format(reason=self.reasons[f"reason_{reason}"])
            rows.append(self._row(view, place, seat, clue, Ink.FAINT, line((told, Ink.BAD))))
        return rows

    def _revealed(self, view: View) -> list[tuple[Line, ...]]:
        rows = [
            self._row(view, place, seat, clue, Ink.STRONG, line(""))
            for place, (seat, clue) in enumerate(view["revealed"])
        ]
        if view["cancelled_count"]:
            told = self.phrases["fell"].format(count=view["cancelled_count"])
            rows.append((line(""), line((told, Ink.BAD)), line("")))
        return rows

    def _row(
        self, view: View, place: int, seat: Json, clue: str, ink: Ink, told: Line
    ) -> tuple[Line, ...]:
        name = "" if seat is None else self._seat(view, seat)
        return line((f"{place + 1} ", Ink.FAINT), name), line((clue, ink)), told
