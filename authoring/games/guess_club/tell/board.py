"""The table of Guess Club as one seat sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from authoring.engine.companion import View
from authoring.engine.game import Json, Seat
from authoring.engine.scene import Block, Chart, Ink, Line, Room, Scene, Sheet, joined, line
from authoring.engine.seated import Seated


@dataclass(frozen=True, slots=True)
class Board:
    """Draws views. `question` gives the words of a question card by its id, `called` are the
    names of those at the seats, as far as they have any."""

    phrases: Mapping[str, str]
    question: Callable[[str], str]
    called: Mapping[Seat, str] = field(default_factory=dict)

    def scene(self, view: View, room: Room) -> Scene:
        """The question, the players with their money and answers, the predictions, the hand."""
        blocks: list[Block] = [self._head(view)]
        if view["offered"]:
            listed = [self.question(card) for card in view["offered"]]
            blocks.append(Sheet(self.phrases["offered"], numbered(listed)))
        blocks.append(self._players(view))
        if view["own_hand"]:
            blocks.append(Sheet(self.phrases["hand"], (self._hand(view),)))
        if view["replies"] and view["phase"] == "answering":
            blocks.append(Sheet(self.phrases["replies"], (self._replies(view),)))
        return blocks

    def _head(self, view: View) -> Sheet:
        say = self.phrases
        lines = []
        asked = self.asked(view)
        if asked:
            lines.append(line((asked, Ink.STRONG)))
        money = {key: view[key] for key in ("pool", "reward", "counter")}
        lines.append(line((say["money"].format(**money), Ink.MONEY)))
        if view["phase"] in ("action", "settlement"):
            lines.append(self._predictions(view))
        title = say["title"].format(round=view["round"], rounds=view["rounds"])
        return Sheet(title, tuple(lines))

    def asked(self, view: View) -> str:
        """The question of the round, "" when there is none yet."""
        if view["question"] is not None:
            return self.question(view["question"])
        return str(view["question_text"] or "")

    def _predictions(self, view: View) -> Line:
        """The board of numbers with the seats that stand on them."""
        first, last = view["numbers"]
        told: list[Line] = []
        for number in range(first, last + 1):
            seats = [
                self.called.get(seat, str(seat))
                for seat, chosen in view["predictions"]
                if chosen == number
            ]
            ink = Ink.FRESH if number == view["counter"] else Ink.PLAIN
            if number < view["counter"]:
                ink = Ink.FAINT
            marks = f"[{','.join(seats)}]" if seats else ""
            told.append(line((str(number), ink), (marks, Ink.STRONG)))
        return line((self.phrases["board"], Ink.FAINT), *joined(told, " "))

    def _players(self, view: View) -> Chart:
        heads = self.phrases["heads"].split("|")
        rows = [self._player(view, seat) for seat in range(view["seats"])]
        if not any(view["debt"]):
            heads = [*heads[:2], *heads[3:]]
            rows = [(*row[:2], *row[3:]) for row in rows]
        numbers = frozenset(range(1, len(heads) - 1))
        return Chart(self.phrases["players"], tuple(heads), tuple(rows), numbers)

    def _player(self, view: View, seat: Seat) -> tuple[Line, ...]:
        say = self.phrases
        name = say["seat"].format(Seated((seat,), self.called))
        if seat == view["seat"]:
            name = say["you"].format(name)
        acting = seat == view["turn"]
        who = line(("▸" if acting else " ", Ink.FRESH), (name, Ink.STRONG if acting else Ink.PLAIN))
        if seat == view["setter"]:
            who += line((f" {say['asks']}", Ink.FAINT))
        return (
            who,
            self._money(view["cash"][seat], Ink.MONEY),
            self._money(view["debt"][seat], Ink.BAD) if view["debt"][seat] else line(""),
            line(str(view["cards_left"][seat])),
            line(str(view["markers"][seat])),
            self._table(view, seat),
        )

    def _money(self, amount: int, ink: Ink) -> Line:
        return line((self.phrases["dollars"].format(amount), ink))

    def _table(self, view: View, seat: Seat) -> Line:
        if view["phase"] == "answering":
            done = seat in view["done"]
            told = self.phrases["written" if done else "writing"]
            return line((told, Ink.GOOD if done else Ink.FAINT))
        played: Sequence[Json] = view["table"][seat]
        return joined((line(answer) for _, answer in played), self.phrases["comma"])

    def _hand(self, view: View) -> Line:
        return joined(
            (
                line((f"{card + 1} ", Ink.FAINT), (view["own_answers"][card], Ink.STRONG))
                for card in view["own_hand"]
            ),
            "   ",
        )

    def _replies(self, view: View) -> Line:
        told = []
        for reply in view["replies"]:
            verdict = self.phrases["fits" if reply["fits"] else "misfits"]
            ink = Ink.GOOD if reply["fits"] else Ink.BAD
            told.append(line(reply["answer"] + self.phrases["colon"], (verdict, ink)))
        return joined(told, self.phrases["comma"])


def numbered(texts: Sequence[str]) -> tuple[Line, ...]:
    """Texts as lines with numbers from 1."""
    return tuple(
        line((f"{number} ", Ink.FAINT), (text, Ink.STRONG)) for number, text in enumerate(texts, 1)
    )
