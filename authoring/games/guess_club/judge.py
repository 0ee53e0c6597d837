"""The automatic judge of Guess Club: it rules by the tables of the pack (GC-42, GC-47).

Two answers match when they name the same reference answer in any language at the
table. One that the pack does not know names the reference answer that it surely means,
as far as the word lexicon can tell; two that it does not know match when they are spelled
alike or surely mean the same. An answer does not fit when the pack lists it as wrong.
"""

from __future__ import annotations

from authoring.engine.game import JUDGE, Event, Json, Legal, Move, Seat
from authoring.games.guess_club.beliefs import beliefs_of
from authoring.games.guess_club.config import Config
from authoring.games.guess_club.keys import Keys, fits
from authoring.pack.pack import Pack


class GuessClubJudge:
    """Follows the game with open eyes, and gives the verdict that is due."""

    def __init__(self, pack: Pack, config: Config, seats: int) -> None:
        self._tables = pack.tables
        self._locales = pack.locales if config.locale is None else (config.locale,)
        self._config = config
        self._beliefs = beliefs_of(pack, self._locales)
        self._written: dict[tuple[Seat, int], str] = {}
        self._question: str | None = None
        self._hands: list[dict[int, Keys]] = [{} for _ in range(seats)]
        self._misfits: set[tuple[Seat, int]] = set()
        self._queries: dict[Seat, str] = {}
        self._played: tuple[Seat, int, Keys] = (0, 0, frozenset())

    def see(self, event: Event) -> None:
        data = event.data
        match event.name:
            case "card_played":
                seat, card = data["seat"], data["card"]
                self._played = (seat, card, self._hands[seat].pop(card))
            case "ruled":
                for seat, card, _ in data["matches"]:
                    self._hands[seat].pop(card)
            case "question_set":
                self._question = data["question"]
                self._misfits.clear()
            case "answers_written":
                self._read(data["seat"], data["answers"])
            case "queried":
                self._queries[data["seat"]] = data["answer"]

    def _read(self, seat: Seat, answers: list[str]) -> None:
        self._hands[seat] = {
            card: self._beliefs.keys(self._question, answer) for card, answer in enumerate(answers)
        }
        self._written.update({(seat, card): answer for card, answer in enumerate(answers)})
        self._misfits.update(
            (seat, card) for card, answer in enumerate(answers) if not self._fits(answer)
        )

    def _fits(self, answer: str) -> bool:
        unknown = self._config.unknown_fits
        if any(isinstance(key, int) for key in self._beliefs.keys(self._question, answer)):
            return True
        return fits(self._tables, self._locales, self._question, answer, unknown)

    def choose(self, legal: Legal) -> Move:
        if legal.moves:
            asker: Seat = legal.moves[0].data["to"]
            return Move(JUDGE, "reply", {"to": asker, "fits": self._fits(self._queries[asker])})
        if legal.open[0].name == "inspect":
            left = {(seat, card) for seat, hand in enumerate(self._hands) for card in hand}
            off_topic = [list(card) for card in sorted(left & self._misfits)]
            return Move(JUDGE, "inspect", {"off_topic": off_topic})
        return Move(JUDGE, "rule", self._ruling())

    def _ruling(self) -> dict[str, Json]:
        seat, card, keys = self._played
        fitting = (seat, card) not in self._misfits
        matches: list[list[int]] = []
        listed = any(isinstance(key, int) for key in keys)
        if fitting or not self._config.invalid_blocks_match:
            for other, hand in enumerate(self._hands):
                if other == seat:
                    continue
                found = [
                    [other, number]
                    for number, own in hand.items()
                    if not keys.isdisjoint(own)
                    or (not listed and self._believed((seat, card), keys, (other, number), own))
                ]
                matches += found if self._config.force_all_matching else found[:1]
        return {"fits": fitting, "matches": matches}

    def _believed(
        self, played: tuple[Seat, int], keys: Keys, held: tuple[Seat, int], own: Keys
    ) -> bool:
        return self._beliefs.match(self._written[played], keys, self._written[held], own)
