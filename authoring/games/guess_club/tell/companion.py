"""A person at Guess Club: what is asked of each phase, and how an answer is read."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from authoring.engine.companion import Companion, Draft, Offer, Unclear, View, names_of
from authoring.engine.game import Legal, Move, Refusal, Seat
from authoring.engine.scene import Block, Room, Scene, Sheet
from authoring.engine.spoken import worded
from authoring.games.guess_club.play.writing import SameAnswer
from authoring.games.guess_club.tell import judging, proposing, taking_turns, writing_cards
from authoring.games.guess_club.tell.board import Board, numbered
from authoring.games.guess_club.tell.narration import Narrator
from authoring.games.guess_club.tell.phrases import phrases
from authoring.games.guess_club.tell.rules import rules
from authoring.pack.pack import Pack

Say = Mapping[str, str]


class Task(NamedTuple):
    """One kind of decision: how it is offered, and how the answer is read."""

    offer: Callable[[Say, View, Legal, Draft], Offer]
    read: Callable[[Say, str, View, Legal, Draft], Move | Draft]


TASKS: Mapping[str, Task] = {
    "reply": Task(judging.offer_reply, judging.read_reply),
    "choose": Task(proposing.offer_questions, proposing.read_question),
    "ask": Task(proposing.offer_questions, proposing.read_question),
    "confirm": Task(proposing.offer_confirmation, proposing.read_confirmation),
    "name_samples": Task(proposing.offer_defence, proposing.read_defence),
    "answer": Task(writing_cards.offer, writing_cards.read),
    "play": Task(taking_turns.offer, taking_turns.read),
    "claim": Task(judging.offer_claim, judging.read_claim),
    "rule": Task(judging.offer_ruling, judging.read_ruling),
    "vote": Task(judging.offer_ruling, judging.read_ruling),
    "inspect": Task(judging.offer_inspection, judging.read_inspection),
    "inspect_vote": Task(judging.offer_inspection, judging.read_inspection),
}
"""By the name of a move that is offered; the first one that is, counts."""

PUBLIC = ("confirm", "name_samples")


def companion(pack: Pack, locale: str) -> GuessClubCompanion:
    """The companion of a person who reads this locale."""
    return GuessClubCompanion(pack, locale)


class GuessClubCompanion(Companion):
    """Draws the table for one person, and reads what is typed."""

    def __init__(self, pack: Pack, locale: str) -> None:
        self._pack = pack
        self._locale = locale
        self._say = phrases(locale)
        self._questions = {card["id"]: card["text"] for card in pack.cards["questions"]}
        self._called: dict[Seat, str] = {}
        self._board = Board(self._say, self._question, self._called)

    def call(self, names: Mapping[Seat, str]) -> None:
        """Use these names of those at the seats from now on."""
        self._called.update(names)

    def narrator(self) -> Narrator:
        narrator = Narrator(self._pack, self._locale)
        narrator.call(self._called)
        return narrator

    def scene(self, view: View, room: Room) -> Scene:
        blocks: list[Block] = list(self._board.scene(view, room))
        if view["claims"]:
            shown = [answer for _, _, answer in view["claims"]]
            blocks.append(Sheet(self._say["claims"], numbered(shown)))
        left = judging.leftovers(view)
        if left:
            blocks.append(Sheet(self._say["leftovers"], numbered([text for _, text in left])))
        return blocks

    def offer(self, view: View, legal: Legal, draft: Draft) -> Offer:
        named = {**view, "called": self._called}
        return self._task(legal).offer(self._say, named, legal, draft)

    def read(self, typed: str, view: View, legal: Legal, draft: Draft) -> Move | Draft:
        return self._task(legal).read(self._say, typed.strip(), view, legal, draft)

    def _task(self, legal: Legal) -> Task:
        names = names_of(legal)
        for name, task in TASKS.items():
            if name in names:
                return task
        raise Unclear("")

    def rules(self) -> Mapping[str, str]:
        return rules(self._locale)

    def refusal(self, refusal: Refusal) -> str:
        told = self._say.get(refusal.code)
        if told is None:
            return refusal.sentence
        return told.format(*refusal.pair) if isinstance(refusal, SameAnswer) else told

    def is_public(self, view: View, legal: Legal) -> bool:
        """A question is agreed on aloud; everything else takes a look at hidden cards."""
        return not names_of(legal).isdisjoint(PUBLIC)

    def _question(self, card: str) -> str:
        """A question in this locale, or in another where the card is not in this one."""
        return worded(self._questions[card], self._locale)
