"""The automatic judge of Guess Club: it rules by the tables of the pack (GC-42, GC-47).

Two answers match when they name the same reference answer in any language at the
table. One that the pack does not know names the reference answer that it surely means,
as far as the word lexicon can tell; two that it does not know match when they are spelled
alike or surely mean the same. An answer does not fit when the pack lists it as wrong.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import reduce
from operator import or_
from typing import Any, ClassVar

from authoring.engine.game import JUDGE, Legal, Move, Seat
from authoring.engine.heeding import Heeding
from authoring.engine.spoken import spoken
from authoring.games.guess_club.beliefs import beliefs_of
from authoring.games.guess_club.config import Config
from authoring.pack.pack import Pack

MISS = Move(JUDGE, "rule", {"fits": True, "matches": []})
"""The commonest verdict, made once."""


class GuessClubJudge(Heeding):
    """Follows the game with open eyes, and gives the verdict that is due."""

    def __init__(self, pack: Pack, config: Config, seats: int) -> None:
        self._config = config
        locales = spoken(pack, config.locale)
        self._beliefs = beliefs_of(pack, locales)
        self._question: str | None = None
        self._written: list[Sequence[str]] = [()] * seats
        # The marks of each seat's cards, 0 once a card is played, and of all it has written.
        self._hands: list[list[int]] = [[] for _ in range(seats)]
        self._marks = [0] * seats
        # The marks of cards that any seat has written, and of those that two have.
        self._once = self._twice = 0
        # Answers that mean none on the card are marked by their spelling, from this bit on.
        self._beyond = 1
        self._spelled: dict[int | str, int] = {}
        self._misfits: set[tuple[Seat, int]] = set()
        self._queries: dict[Seat, str] = {}
        self._played: tuple[Seat, int, int] = (0, 0, 0)
        self._stopped = False
        self._listed: Mapping[str, int] = {}
        self._fitting: Mapping[str, bool] = {}

    def _ask(self, data: Mapping[str, Any]) -> None:
        self._question = data["question"]
        self._listed = self._beliefs.marks(self._question)
        self._fitting = self._beliefs.fitting(self._question, self._config.unknown_fits)
        self._beyond = 1 << self._beliefs.count(self._question)
        self._once = self._twice = 0
        self._spelled.clear()
        self._misfits.clear()
        self._stopped = False

    def _read(self, data: Mapping[str, Any]) -> None:
        seat, answers = data["seat"], data["answers"]
        hand = list(map(self._listed.__getitem__, answers))
        if not all(hand):
            hand = [mark or self._mark(answer) for mark, answer in zip(hand, answers, strict=True)]
        self._written[seat] = answers
        self._hands[seat] = hand
        self._marks[seat] = marks = reduce(or_, hand)
        self._twice |= self._once & marks
        self._once |= marks
        fitting = self._fitting
        if not all(map(fitting.__getitem__, answers)):
            misfits = (card for card, answer in enumerate(answers) if not fitting[answer])
            self._misfits.update((seat, card) for card in misfits)
        self._queries.pop(seat, None)

    def _mark(self, answer: str) -> int:
        """The mark of an answer that means none on the card: a bit for each way to spell it."""
        mark, spelled = 0, self._spelled
        for key in self._beliefs.keys(self._question, answer):
            mark |= spelled.setdefault(key, self._beyond << len(spelled))
        return mark

    def _note_query(self, data: Mapping[str, Any]) -> None:
        self._queries[data["seat"]] = data["answer"]

    def _note_reply(self, data: Mapping[str, Any]) -> None:
        self._queries.pop(data["seat"], None)

    def _note_play(self, data: Mapping[str, Any]) -> None:
        seat, card = data["seat"], data["card"]
        hand = self._hands[seat]
        self._played = (seat, card, hand[card])
        hand[card] = 0

    def _note_ruling(self, data: Mapping[str, Any]) -> None:
        for seat, card, _ in data["matches"]:
            self._hands[seat][card] = 0

    def _note_stop(self, _: Mapping[str, Any]) -> None:
        self._stopped = True

    def choose(self, legal: Legal) -> Move:
        if legal.moves:
            return self._reply(legal.moves[0].data["to"])
        return self._inspect() if legal.open[0].name == "inspect" else self._rule()

    def decide(self) -> Move:
        """The verdict that is due by what has happened."""
        if self._queries:
            return self._reply(min(self._queries))
        return self._inspect() if self._stopped else self._rule()

    def _reply(self, asker: Seat) -> Move:
        return Move(JUDGE, "reply", {"to": asker, "fits": self._fitting[self._queries[asker]]})

    def _inspect(self) -> Move:
        off_topic = [
            [seat, card] for seat, card in sorted(self._misfits) if self._hands[seat][card]
        ]
        return Move(JUDGE, "inspect", {"off_topic": off_topic})

    def _rule(self) -> Move:
        seat, card, mark = self._played
        fitting = not self._misfits or (seat, card) not in self._misfits
        if not fitting and self._config.invalid_blocks_match:
            return Move(JUDGE, "rule", {"fits": False, "matches": []})
        matches = self._matches(seat, card, mark)
        if fitting and not matches:
            return MISS
        return Move(JUDGE, "rule", {"fits": fitting, "matches": matches})

    def _matches(self, seat: Seat, card: int, mark: int) -> list[list[int]]:
        """The other players' unplayed cards that mean the same, by seat and number."""
        found = []
        if mark & self._twice:
            for other, marks in enumerate(self._marks):
                if marks & mark and other != seat:
                    hand = self._hands[other]
                    found += [[other, number] for number, own in enumerate(hand) if own & mark]
        if mark >= self._beyond:
            found = sorted([*found, *self._believed(seat, card, mark)])
        if len(found) > 1 and not self._config.force_all_matching:
            found = sorted({each[0]: each for each in reversed(found)}.values())
        return found

    def _believed(self, seat: Seat, card: int, mark: int) -> Iterator[list[int]]:
        """The others' cards that surely mean the same as the answer played, though the pack
        knows neither and they are spelled otherwise."""
        answer = self._written[seat][card]
        for other, hand in enumerate(self._hands):
            for number, own in enumerate(hand):
                if other == seat or own < self._beyond or own & mark:
                    continue
                if self._beliefs.alike(answer, self._written[other][number]):
                    yield [other, number]

    HEEDS: ClassVar = {
        "question_set": _ask,
        "answers_written": _read,
        "queried": _note_query,
        "replied": _note_reply,
        "card_played": _note_play,
        "ruled": _note_ruling,
        "play_stopped": _note_stop,
    }
