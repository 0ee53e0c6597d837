"""What every player of Guess Club keeps track of, from the events that it is shown.

It also does what the rules leave no choice about: it shows the cards that match, and
as the setter it judges fairly, by the tables of the pack.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from authoring.engine.game import Event, Json, Legal, Move, Seat
from authoring.engine.kept import remembered
from authoring.engine.rng import Rng
from authoring.engine.spoken import spoken
from authoring.games.guess_club.config import Config
from authoring.games.guess_club.keys import Keys, fits, keys_of
from authoring.pack.pack import Pack


class Onlooker:
    """A player's memory of the round, and its honest side.

    `shown` are the answers on the table, `hand` is from card number to keys.
    """

    _memories: Mapping[str, Callable[[Any, Mapping[str, Json]], None]] = {}

    def __init_subclass__(cls) -> None:
        prefix = "_see_"
        cls._memories = {
            name.removeprefix(prefix): getattr(cls, name)
            for name in dir(cls)
            if name.startswith(prefix)
        }

    def __init__(self, pack: Pack, config: Config, seats: int, seat: Seat, rng: Rng) -> None:
        self.pack = pack
        self.config = config
        self.seats = seats
        self.seat = seat
        self.rng = rng
        self.locales = spoken(pack, config.locale)
        self.question: str | None = None
        self.hand: dict[int, Keys] = {}
        self.shown: list[str] = []
        self.cards_left = [0] * seats
        self.pool = self.reward = self.counter = 0
        self.predictions: list[tuple[Seat, int]] = []
        self._played: tuple[Seat, str] = (0, "")
        self._claims: list[tuple[list[int], str]] = []
        self._leftovers: list[tuple[list[int], str]] = []
        self._queries: dict[Seat, str] = {}
        self._keys: dict[str, Keys] = {}

    def see(self, event: Event) -> None:
        memory = self._memories.get(event.name)
        if memory is not None:
            memory(self, event.data)

    def choose(self, legal: Legal) -> Move:
        if legal.moves:
            return self._decide(legal)
        asked = legal.open[0].name
        answer: dict[str, Json] = getattr(self, f"_say_{asked}")()
        return Move(self.seat, asked, answer)

    def _decide(self, legal: Legal) -> Move:
        first = legal.moves[0]
        match first.name:
            case "choose":
                return self.rng.pick([move for move in legal.moves if move.name == "choose"])
            case "reply":
                answer = self._queries[first.data["to"]]
                return Move(self.seat, "reply", {**first.data, "fits": self._fits(answer)})
            case "play":
                return self.act(legal)
        return first

    def act(self, legal: Legal) -> Move:
        """The move of this player's turn."""
        raise NotImplementedError

    def write(self, known: int, count: int) -> list[int]:
        """Which of the `known` reference answers to write, by number, `count` of them."""
        raise NotImplementedError

    def keys(self, answer: str) -> Keys:
        """What an answer of this round is known by."""
        known = self._keys.get(answer)
        if known is None:
            known = keys_of(self.pack.tables, self.locales, self.question, answer)
            self._keys[answer] = known
        return known

    def _fits(self, answer: str) -> bool:
        unknown = self.config.unknown_fits
        return fits(self.pack.tables, self.locales, self.question, answer, unknown)

    def _say_answer(self) -> dict[str, Json]:
        count = self.config.answers_per_player
        known = [] if self.question is None else reference(self.pack, self.locales, self.question)
        numbers = self.write(len(known), min(count, len(known)))
        longest = self.config.longest_answer
        texts = self._apart(known[number] for number in numbers if len(known[number]) <= longest)
        return {"answers": texts + self._made_up(len(texts), count)}

    def _made_up(self, known: int, count: int) -> list[str]:
        """What stands on the cards for which no answer comes to mind."""
        return [f"{self.seat + 1} {place + 1}" for place in range(known, count)]

    def _apart(self, answers: Iterable[str]) -> list[str]:
        """Those that are not the same as one before (GC-28), as words of two languages may be
        that are spelled alike."""
        apart: list[str] = []
        said: set[int | str] = set()
        for answer in answers:
            keys = self.keys(answer)
            if said.isdisjoint(keys):
                said |= keys
                apart.append(answer)
        return apart

    def _say_claim(self) -> dict[str, Json]:
        keys = self.keys(self._played[1])
        return {"cards": [card for card, own in self.hand.items() if not keys.isdisjoint(own)]}

    def _say_rule(self) -> dict[str, Json]:
        fitting = self._fits(self._played[1])
        keys = self.keys(self._played[1])
        matches = [card for card, answer in self._claims if not keys.isdisjoint(self.keys(answer))]
        if not self.config.force_all_matching:
            matches = list({seat: [seat, card] for seat, card in reversed(matches)}.values())
        blocked = not fitting and self.config.invalid_blocks_match
        return {"fits": fitting, "matches": [] if blocked else matches}

    def _say_vote(self) -> dict[str, Json]:
        return self._say_rule()

    def _say_inspect(self) -> dict[str, Json]:
        return {"off_topic": [card for card, answer in self._leftovers if not self._fits(answer)]}

    def _say_inspect_vote(self) -> dict[str, Json]:
        return self._say_inspect()

    def _see_round_began(self, _: Mapping[str, Json]) -> None:
        self.counter = 0
        self.predictions = []
        self.shown = []

    def _see_question_set(self, data: Mapping[str, Json]) -> None:
        self.question = data["question"]
        self._keys = {}
        self.cards_left = [self.config.answers_per_player] * self.seats
        self._queries = {}

    def _see_answers_written(self, data: Mapping[str, Json]) -> None:
        self.hand = {card: self.keys(answer) for card, answer in enumerate(data["answers"])}

    def _see_queried(self, data: Mapping[str, Json]) -> None:
        self._queries[data["seat"]] = data["answer"]

    def _see_card_played(self, data: Mapping[str, Json]) -> None:
        self._played = (data["seat"], data["answer"])
        self._claims = []
        self._lay_down(data["seat"], data["card"], data["answer"])

    def _see_claimed(self, data: Mapping[str, Json]) -> None:
        self._claims += [([seat, card], answer) for seat, card, answer in data["cards"]]

    def _see_ruled(self, data: Mapping[str, Json]) -> None:
        self.counter = data["counter"]
        for seat, card, answer in data["matches"]:
            self._lay_down(seat, card, answer)

    def _lay_down(self, seat: Seat, card: int, answer: str) -> None:
        self.cards_left[seat] -= 1
        self.shown.append(answer)
        if seat == self.seat:
            self.hand.pop(card)

    def _see_predicted(self, data: Mapping[str, Json]) -> None:
        self.predictions.append((data["seat"], data["number"]))

    def _see_play_stopped(self, data: Mapping[str, Json]) -> None:
        self._leftovers = [([seat, card], answer) for seat, card, answer in data["leftovers"]]

    def _see_paid(self, data: Mapping[str, Json]) -> None:
        self.pool += data["amount"]

    def _see_pool_filled(self, data: Mapping[str, Json]) -> None:
        self.pool += data["amount"]

    def _see_pool_won(self, data: Mapping[str, Json]) -> None:
        self.pool -= data["amount"]

    def _see_reward_filled(self, data: Mapping[str, Json]) -> None:
        self.reward += data["amount"]

    def _see_prize_won(self, data: Mapping[str, Json]) -> None:
        self.pool -= data["from_pool"]
        self.reward -= data["from_reward"]

    def _see_unclaimed(self, data: Mapping[str, Json]) -> None:
        self._see_prize_won(data)


@remembered
def reference(pack: Pack, locales: tuple[str, ...], question: str) -> list[str]:
    """The reference answers of a question card as a player at this table would write them."""
    cards: list[dict[str, Any]] = pack.cards["questions"]
    card = next(card for card in cards if card["id"] == question)
    return [
        next(
            (answer["text"][locale] for locale in locales if locale in answer["text"]),
            next(iter(answer["text"].values())),
        )
        for answer in card["answers"]
    ]
