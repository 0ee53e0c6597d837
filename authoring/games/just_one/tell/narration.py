"""A game of Just One in plain words, in English and Chinese."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from authoring.engine.game import Json, Seat
from authoring.engine.telling import Telling
from authoring.games.just_one.tell.words import words
from authoring.pack.pack import Pack


def narrate(pack: Pack, locale: str) -> Narrator:
    """A narrator in a locale: `zh…` speaks Chinese, every other one English."""
    return Narrator(pack, locale)


class Narrator(Telling):
    """Tells each event in one or more lines, "" for one that needs no words."""

    def __init__(self, pack: Pack, locale: str) -> None:
        super().__init__(words(locale), locale)
        self._cards: dict[str, Any] = {card["id"]: card["words"] for card in pack.cards["cards"]}
        self._guesser: Seat = 0
        self._clues: list[str] = []
        self._knows_clues = False

    def _listed(self, told: Iterable[str]) -> str:
        return self._words["comma"].join(told)

    def _word(self, card: str, number: int) -> str:
        """A mystery word in this locale, or in another where the card is not in this one."""
        texts = self._cards[card][number - 1]["text"]
        return self._quoted(self._text(texts))

    def _tell_game_began(self, data: Mapping[str, Json]) -> str:
        return self._say(f"began_{data['clues_each']}", **data)

    def _tell_turn_began(self, data: Mapping[str, Json]) -> str:
        self._guesser = data["guesser"]
        self._knows_clues = False
        guesser = self._seat(self._guesser)
        return "\n" + self._say("turn", turn=data["turn"], guesser=guesser, deck=data["deck"])

    def _tell_card_shown(self, data: Mapping[str, Json]) -> str:
        told = [
            self._say("word", number=number, word=self._word(data["card"], number))
            for number in range(1, len(self._cards[data["card"]]) + 1)
        ]
        return self._say("card", words=self._listed(told))

    def _tell_number_chosen(self, data: Mapping[str, Json]) -> str:
        return self._say("chosen", guesser=self._seat(self._guesser), number=data["number"])

    def _tell_objected(self, data: Mapping[str, Json]) -> str:
        return self._say("objected", seat=self._seat(data["seat"]))

    def _tell_number_rejected(self, _: Mapping[str, Json]) -> str:
        return self._say("rejected")

    def _tell_card_replaced(self, _: Mapping[str, Json]) -> str:
        return self._say("replaced")

    def _tell_clues_written(self, data: Mapping[str, Json]) -> str:
        clues = self._listed(self._quoted(clue) for clue in data["clues"] if clue)
        line = "written" if clues else "nothing"
        return self._say(line, seat=self._seat(data["seat"]), clues=clues)

    def _tell_clues_shown(self, data: Mapping[str, Json]) -> str:
        self._clues = [clue for _, clue in data["clues"]]
        self._knows_clues = True
        told = [self._say("clue", clue=self._quoted(clue), seat=self._seated(seat))
                for seat, clue in data["clues"] if clue]  # fmt: skip
        return self._say("shown", clues=self._listed(told)) if told else ""

    def _tell_clues_compared(self, data: Mapping[str, Json]) -> str:
        told = [
            self._say(
                "cancelled",
                clue=self._quoted(self._clues[item["clue"]]),
                reason=self._words[f"reason_{item['reason']}"],
                rule=item["rule"],
            )
            for item in data["cancelled"]
            if self._clues[item["clue"]]
        ]
        return "\n".join(dict.fromkeys(told))

    def _tell_clues_flagged(self, data: Mapping[str, Json]) -> str:
        return "\n".join(
            self._say(
                "flagged",
                clues=self._words["and"].join(
                    self._quoted(self._clues[at]) for at in item["clues"]
                ),
                reason=self._doubt(item["reason"], len(item["clues"])),
                rule=item["rule"],
            )
            for item in data["flagged"]
        )

    def _doubt(self, reason: str, clues: int) -> str:
        """What may be said of a clue and the mystery word, or of several clues."""
        alone = self._words[f"reason_{reason}"]
        return alone if clues == 1 else self._words.get(f"these_{reason}", alone)

    def _tell_clues_revealed(self, data: Mapping[str, Json]) -> str:
        if not data["clues"]:
            return self._say("nothing_left")
        clues = self._listed(
            self._quoted(clue)
            if seat is None
            else self._say("clue", clue=self._quoted(clue), seat=self._seated(seat))
            for seat, clue in data["clues"]
        )
        line = "revealed_fewer" if data["cancelled"] else "revealed"
        guesser = self._seat(self._guesser)
        return self._say(line, guesser=guesser, clues=clues, cancelled=data["cancelled"])

    def _tell_guessed(self, data: Mapping[str, Json]) -> str:
        return self._say("guessed", seat=self._seat(data["seat"]), word=self._quoted(data["word"]))

    def _tell_passed(self, data: Mapping[str, Json]) -> str:
        return self._say("passed", seat=self._seat(data["seat"]))

    def _tell_cancelled_shown(self, data: Mapping[str, Json]) -> str:
        """To whoever did not see the clues compared; the others know."""
        if self._knows_clues:
            return ""
        told = [
            self._say(
                "cancelled",
                clue=self._quoted(item["clue"])
                if item["seat"] is None
                else self._say(
                    "clue", clue=self._quoted(item["clue"]), seat=self._seated(item["seat"])
                ),
                reason=self._words[f"reason_{item['reason']}"],
                rule=item["rule"],
            )
            for item in data["clues"]
        ]
        return "\n".join([self._words["laid_open"], *dict.fromkeys(told)])

    def _tell_turn_ended(self, data: Mapping[str, Json]) -> str:
        outcome = data["outcome"]
        if outcome == "unknown":
            return self._say("unknown")
        line = outcome if outcome in ("right", "wrong") else f"outcome_{outcome}"
        word = self._word(data["card"], data["number"])
        return self._say(line, word=word, successes=data["successes"])

    def _tell_card_lost(self, data: Mapping[str, Json]) -> str:
        return self._say(f"lost_{data['from']}")

    def _tell_game_ended(self, data: Mapping[str, Json]) -> str:
        grade = self._words[f"grade_{data['grade']}"]
        return "\n" + self._say("ended", score=data["score"], cards=data["cards"], grade=grade)
