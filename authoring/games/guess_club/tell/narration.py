"""A game of Guess Club in plain words, in English and Chinese."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from authoring.engine.game import Json, Seat
from authoring.engine.telling import Telling
from authoring.games.guess_club.tell.words import words
from authoring.pack.pack import Pack


def narrate(pack: Pack, locale: str) -> Narrator:
    """A narrator in a locale: `zh…` speaks Chinese, every other one English."""
    return Narrator(pack, locale)


class Narrator(Telling):
    """Tells each event in one or more lines, "" for one that needs no words.

    It follows the money, so that it can tell what the pool holds.
    """

    def __init__(self, pack: Pack, locale: str) -> None:
        super().__init__(words(locale), locale)
        self._cards: dict[str, Any] = {card["id"]: card for card in pack.cards["questions"]}
        self._question: str | None = None
        self._pool = self._reward = 0

    def _seats(self, seats: Sequence[Seat]) -> str:
        named = [self._words["seat" if not place else "of_seat"].format(self._seated(seat))
                 for place, seat in enumerate(seats)]  # fmt: skip
        return self._listed(named, self._words["and"])

    def _listed(self, items: Sequence[str], last: str) -> str:
        if len(items) < 2:
            return "".join(items)
        return self._words["comma"].join(items[:-1]) + last + items[-1]

    def _answers(self, answers: Iterable[str]) -> str:
        return self._words["comma"].join(map(self._quoted, answers))

    def _asked(self, data: Mapping[str, Json]) -> str:
        self._question = data["question"]
        if self._question is None:
            return str(data["text"])
        return self._text(self._cards[self._question]["text"])

    def _tell_game_began(self, data: Mapping[str, Json]) -> str:
        return self._say("began", **data)

    def _tell_round_began(self, data: Mapping[str, Json]) -> str:
        return "\n" + self._say("round", round=data["round"], setter=self._seat(data["setter"]))

    def _tell_pool_filled(self, data: Mapping[str, Json]) -> str:
        self._pool += data["amount"]
        return self._say("pool_filled", amount=data["amount"], pool=self._pool)

    def _tell_reward_filled(self, data: Mapping[str, Json]) -> str:
        self._reward += data["amount"]
        return self._say("reward_filled", reward=self._reward)

    def _tell_questions_offered(self, data: Mapping[str, Json]) -> str:
        told = [self._text(self._cards[card]["text"]) for card in data["questions"]]
        return "\n    ".join([self._say("offered", questions="").rstrip(), *told])

    def _tell_question_proposed(self, data: Mapping[str, Json]) -> str:
        question = self._asked(data)
        return self._say("proposed", setter=self._seat(data["setter"]), question=question)

    def _tell_question_challenged(self, data: Mapping[str, Json]) -> str:
        return self._say("challenged", seat=self._seat(data["seat"]))

    def _tell_question_defended(self, data: Mapping[str, Json]) -> str:
        setter, count = self._seat(data["setter"]), data["different"]
        if not data["samples"] and data["enough"]:
            return self._say("read_card", setter=setter, count=count)
        verdict = self._words["stands" if data["enough"] else "falls"]
        samples = self._answers(data["samples"])
        return self._say("samples", setter=setter, count=count, samples=samples, verdict=verdict)

    def _tell_question_withdrawn(self, _: Mapping[str, Json]) -> str:
        return self._say("withdrawn")

    def _tell_question_set(self, data: Mapping[str, Json]) -> str:
        return self._say("set", question=self._asked(data))

    def _tell_examples_read(self, data: Mapping[str, Json]) -> str:
        answers = self._cards[self._question or ""]["answers"]
        told = [self._text(answers[number]["text"]) for number in data["answers"]]
        return self._say("examples", answers=self._answers(told))

    def _tell_answers_written(self, data: Mapping[str, Json]) -> str:
        seat = self._seat(data["seat"])
        return self._say("written", seat=seat, answers=self._answers(data["answers"]))

    def _tell_done(self, data: Mapping[str, Json]) -> str:
        return self._say("done", seat=self._seat(data["seat"]))

    def _tell_queried(self, data: Mapping[str, Json]) -> str:
        answer = self._quoted(data["answer"])
        return self._say("queried", seat=self._seat(data["seat"]), answer=answer)

    def _tell_replied(self, data: Mapping[str, Json]) -> str:
        line = "fits" if data["fits"] else "misfits"
        return self._say(line, answer=self._quoted(data["answer"]))

    def _tell_action_began(self, data: Mapping[str, Json]) -> str:
        return self._say("action", next=self._seat(data["next"]))

    def _tell_card_played(self, data: Mapping[str, Json]) -> str:
        answer = self._quoted(data["answer"])
        return self._say("played", seat=self._seat(data["seat"]), answer=answer)

    def _tell_claimed(self, data: Mapping[str, Json]) -> str:
        if not data["cards"]:
            return ""
        answers = self._answers(answer for _, _, answer in data["cards"])
        return self._say("claimed", seat=self._seat(data["seat"]), answers=answers)

    def _tell_ruled(self, data: Mapping[str, Json]) -> str:
        told = [] if data["fits"] else [self._say("off_topic", rule=data["rule"])]
        if data["matches"]:
            holders = [
                self._say("holder", seat=self._seat(seat), answer=answer)
                if answer != data["answer"]
                else self._seat(seat)
                for seat, _, answer in data["matches"]
            ]
            listed = self._listed(holders, self._words["and"])
            told.append(
                self._say("match", holders=listed, counter=data["counter"], rule=data["rule"])
            )
        elif data["fits"]:
            told.append(self._say("miss", rule=data["rule"]))
        return "\n".join(told)

    def _tell_predicted(self, data: Mapping[str, Json]) -> str:
        line = "dead" if data["dead"] else "predicted"
        return self._say(line, seat=self._seat(data["seat"]), number=data["number"])

    def _tell_paid(self, data: Mapping[str, Json]) -> str:
        self._pool += data["amount"]
        seat = self._seat(data["seat"])
        return self._say(f"paid_{data['why']}", seat=seat, amount=data["amount"], pool=self._pool)

    def _tell_borrowed(self, data: Mapping[str, Json]) -> str:
        return self._say("borrowed", seat=self._seat(data["seat"]), amount=data["amount"])

    def _tell_pool_won(self, data: Mapping[str, Json]) -> str:
        self._pool -= data["amount"]
        return self._say("pool_won", seat=self._seat(data["seat"]), amount=data["amount"])

    def _tell_play_stopped(self, data: Mapping[str, Json]) -> str:
        empty = self._seats(data["empty"])
        told = [self._say("stopped", empty=empty, counter=data["counter"])]
        by_seat: dict[Seat, list[str]] = {}
        for seat, _, answer in data["leftovers"]:
            by_seat.setdefault(seat, []).append(answer)
        told += [
            self._say("leftover", seat=self._seat(seat), answers=self._answers(answers))
            for seat, answers in by_seat.items()
        ]
        return "\n".join(told)

    def _tell_leftovers_ruled(self, data: Mapping[str, Json]) -> str:
        if not data["off_topic"]:
            return ""
        answers = self._answers(answer for _, _, answer in data["off_topic"])
        return self._say("leftovers_off_topic", answers=answers)

    def _tell_settled(self, data: Mapping[str, Json]) -> str:
        if not data["winners"]:
            return self._say("nobody", counter=data["counter"])
        return self._say("settled", winners=self._seats(data["winners"]))

    def _tell_prize_won(self, data: Mapping[str, Json]) -> str:
        self._pool -= data["from_pool"]
        self._reward -= data["from_reward"]
        amount = data["from_pool"] + data["from_reward"]
        return self._say("prize", seat=self._seat(data["seat"]), amount=amount)

    def _tell_unclaimed(self, data: Mapping[str, Json]) -> str:
        self._pool -= data["from_pool"]
        self._reward -= data["from_reward"]
        return self._say("unclaimed", amount=data["from_pool"] + data["from_reward"])

    def _tell_repaid(self, data: Mapping[str, Json]) -> str:
        return self._say("repaid", seat=self._seat(data["seat"]), amount=data["amount"])

    def _tell_game_ended(self, data: Mapping[str, Json]) -> str:
        scores = "\n".join(
            self._say("score", seat=self._seat(int(seat)), amount=amount)
            for seat, amount in data["scores"].items()
        )
        return "\n" + self._say("ended", winners=self._seats(data["winners"]), scores=scores)
