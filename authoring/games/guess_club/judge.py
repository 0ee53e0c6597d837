"""The automatic judge of Guess Club: it rules by the tables of the pack (GC-42, GC-47).

Two answers match when they name the same reference answer in any language at the
table. One that the pack does not know names the reference answer that it surely means,
as far as the word lexicon can tell; two that it does not know match when they are spelled
alike or surely mean the same. An answer does not fit when the pack lists it as wrong.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

from authoring.engine.game import JUDGE, Legal, Move, Seat
from authoring.engine.heeding import Heeding
from authoring.engine.spoken import spoken
from authoring.games.guess_club.beliefs import beliefs_of
from authoring.games.guess_club.config import Config
from authoring.games.guess_club.keys import Keys, is_listed
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
        self._hands: list[dict[int, Keys]] = [{} for _ in range(seats)]
        self._holders: dict[int | str, list[tuple[Seat, int]]] = {}
        self._misfits: set[tuple[Seat, int]] = set()
        self._queries: dict[Seat, str] = {}
        self._played: tuple[Seat, int, Keys] = (0, 0, frozenset())
        self._stopped = False
        self._known: Mapping[str, Keys] = {}
        self._fitting: Mapping[str, bool] = {}

    def _ask(self, data: Mapping[str, Any]) -> None:
        self._question = data["question"]
        self._known = self._beliefs.answers_to(self._question)
        self._fitting = self._beliefs.fitting(self._question, self._config.unknown_fits)
        self._misfits.clear()
        self._holders = {}
        self._stopped = False

    def _read(self, data: Mapping[str, Any]) -> None:
        seat, answers = data["seat"], data["answers"]
        known, fitting = self._known, self._fitting
        hand = list(map(known.__getitem__, answers))
        self._written[seat] = answers
        self._hands[seat] = dict(enumerate(hand))
        holders = self._holders
        for card, keys in enumerate(hand):
            for key in keys:
                holders.setdefault(key, []).append((seat, card))
        if not all(map(fitting.__getitem__, answers)):
            misfits = (card for card, answer in enumerate(answers) if not fitting[answer])
            self._misfits.update((seat, card) for card in misfits)
        self._queries.pop(seat, None)

    def _note_query(self, data: Mapping[str, Any]) -> None:
        self._queries[data["seat"]] = data["answer"]

    def _note_reply(self, data: Mapping[str, Any]) -> None:
        self._queries.pop(data["seat"], None)

    def _note_play(self, data: Mapping[str, Any]) -> None:
        seat, card = data["seat"], data["card"]
        self._played = (seat, card, self._hands[seat].pop(card))

    def _note_ruling(self, data: Mapping[str, Any]) -> None:
        for seat, card, _ in data["matches"]:
            del self._hands[seat][card]

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
            [seat, card] for seat, card in sorted(self._misfits) if card in self._hands[seat]
        ]
        return Move(JUDGE, "inspect", {"off_topic": off_topic})

    def _rule(self) -> Move:
        seat, card, keys = self._played
        fitting = (seat, card) not in self._misfits
        if not fitting and self._config.invalid_blocks_match:
            return Move(JUDGE, "rule", {"fits": False, "matches": []})
        matches = self._matches(seat, card, keys)
        if fitting and not matches:
            return MISS
        return Move(JUDGE, "rule", {"fits": fitting, "matches": matches})

    def _matches(self, seat: Seat, card: int, keys: Keys) -> list[list[int]]:
        """The other players' unplayed cards that mean the same, by seat and number."""
        hands, holders = self._hands, self._holders
        found = [
            (other, number)
            for key in keys
            for other, number in holders[key]
            if other != seat and number in hands[other]
        ]
        if not is_listed(keys):
            found += self._believed(seat, self._written[seat][card], keys)
        if len(found) > 1:
            found = sorted(set(found))
            if not self._config.force_all_matching:
                found = sorted({each[0]: each for each in reversed(found)}.values())
        return [[other, number] for other, number in found]

    def _believed(self, seat: Seat, answer: str, keys: Keys) -> Iterator[tuple[Seat, int]]:
        """The others' cards that surely mean the same as the answer played, though the pack
        knows neither."""
        for other, hand in enumerate(self._hands):
            if other != seat:
                for card, own in hand.items():
                    if self._beliefs.match(answer, keys, self._written[other][card], own):
                        yield other, card

    HEEDS: ClassVar = {
        "question_set": _ask,
        "answers_written": _read,
        "queried": _note_query,
        "replied": _note_reply,
        "card_played": _note_play,
        "ruled": _note_ruling,
        "play_stopped": _note_stop,
    }
