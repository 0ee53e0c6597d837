"""What one seat knows of a game of Guess Club, folded from the events it may see."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from authoring.engine.game import Event, Json, Seat
from authoring.games.guess_club.config import Config


class GuessClubWatcher:
    """A seat's knowledge. Money is in $; the bank counts from 0 and goes below (GC-11)."""

    __slots__ = ("_known",)

    def __init__(self, config: Config, seats: int, seat: Seat) -> None:
        self._known: dict[str, Any] = {
            "seat": seat,
            "seats": seats,
            "round": 0,
            "rounds": config.rounds,
            "answers_per_player": config.answers_per_player,
            "markers_per_player": config.markers_per_player,
            "numbers": list(config.numbers),
            "phase": "question",
            "setter": None,
            "turn": None,
            "offered": [],
            "question": None,
            "question_text": None,
            "examples": [],
            "done": [],
            "own_answers": [],
            "own_hand": [],
            "cards_left": [0] * seats,
            "table": [[] for _ in range(seats)],
            "asked": [],
            "replies": [],
            "claims": [],
            "leftovers": [],
            "counter": 0,
            "markers": [config.markers_per_player] * seats,
            "predictions": [],
            "cash": [0] * seats,
            "debt": [0] * seats,
            "pool": 0,
            "reward": 0,
            "bank": 0,
            "result": None,
        }

    def see(self, event: Event) -> None:
        fold = FOLDS.get(event.name)
        if fold is not None:
            fold(self._known, event.data)

    def view(self) -> Mapping[str, Json]:
        """What the seat knows, as plain JSON."""
        return self._known


Known = dict[str, Any]


def _game_began(known: Known, data: Mapping[str, Json]) -> None:
    known["cash"] = [data["cash"]] * known["seats"]
    known["bank"] = -data["cash"] * known["seats"]


def _round_began(known: Known, data: Mapping[str, Json]) -> None:
    seats = known["seats"]
    known.update(
        round=data["round"],
        setter=data["setter"],
        phase="question",
        turn=None,
        question=None,
        question_text=None,
        counter=0,
    )
    known.update(examples=[], done=[], own_answers=[], own_hand=[], predictions=[])
    known.update(asked=[], replies=[], claims=[], leftovers=[])
    known["cards_left"] = [0] * seats
    known["table"] = [[] for _ in range(seats)]
    known["markers"] = [known["markers_per_player"]] * seats


def _question_set(known: Known, data: Mapping[str, Json]) -> None:
    known.update(
        phase="answering", question=data["question"], question_text=data["text"], offered=[]
    )


def _proposed(known: Known, data: Mapping[str, Json]) -> None:
    known.update(question=data["question"], question_text=data["text"])


def _withdrawn(known: Known, _: Mapping[str, Json]) -> None:
    known.update(question=None, question_text=None)


def _written(known: Known, data: Mapping[str, Json]) -> None:
    known["own_answers"] = list(data["answers"])
    known["own_hand"] = list(range(len(data["answers"])))


def _done(known: Known, data: Mapping[str, Json]) -> None:
    known["done"] = sorted([*known["done"], data["seat"]])
    known["cards_left"][data["seat"]] = known["answers_per_player"]


def _action_began(known: Known, data: Mapping[str, Json]) -> None:
    known.update(phase="action", turn=data["next"])


def _lay_down(known: Known, seat: Seat, number: int, answer: str) -> None:
    known["cards_left"][seat] -= 1
    known["table"][seat].append([number, answer])
    if seat == known["seat"]:
        known["own_hand"].remove(number)


def _replied(known: Known, data: Mapping[str, Json]) -> None:
    known["replies"].append(dict(data))
    known["asked"] = [each for each in known["asked"] if each["seat"] != data["seat"]]


def _card_played(known: Known, data: Mapping[str, Json]) -> None:
    known["claims"] = []
    _lay_down(known, data["seat"], data["card"], data["answer"])


def _ruled(known: Known, data: Mapping[str, Json]) -> None:
    for seat, number, answer in data["matches"]:
        _lay_down(known, seat, number, answer)
    known.update(counter=data["counter"], turn=data["next"], claims=[])


def _predicted(known: Known, data: Mapping[str, Json]) -> None:
    known["predictions"].append([data["seat"], data["number"]])
    known["markers"][data["seat"]] -= 1
    known["turn"] = data["next"]


def _stopped(known: Known, data: Mapping[str, Json]) -> None:
    known.update(phase="settlement", turn=None, leftovers=list(data["leftovers"]))
    for seat, number, answer in data["leftovers"]:
        _lay_down(known, seat, number, answer)


def _paid(known: Known, data: Mapping[str, Json]) -> None:
    known["cash"][data["seat"]] -= data["amount"]
    known["pool"] += data["amount"]


def _borrowed(known: Known, data: Mapping[str, Json]) -> None:
    known["cash"][data["seat"]] += data["amount"]
    known["debt"][data["seat"]] = data["debt"]
    known["bank"] -= data["amount"]


def _repaid(known: Known, data: Mapping[str, Json]) -> None:
    known["cash"][data["seat"]] -= data["amount"]
    known["debt"][data["seat"]] = data["debt"]
    known["bank"] += data["amount"]


def _pool_filled(known: Known, data: Mapping[str, Json]) -> None:
    known["pool"] += data["amount"]
    known["bank"] -= data["amount"]


def _reward_filled(known: Known, data: Mapping[str, Json]) -> None:
    known["reward"] += data["amount"]
    known["bank"] -= data["amount"]


def _pool_won(known: Known, data: Mapping[str, Json]) -> None:
    known["pool"] -= data["amount"]
    known["cash"][data["seat"]] += data["amount"]


def _prize_won(known: Known, data: Mapping[str, Json]) -> None:
    known["pool"] -= data["from_pool"]
    known["reward"] -= data["from_reward"]
    known["cash"][data["seat"]] += data["from_pool"] + data["from_reward"]


def _unclaimed(known: Known, data: Mapping[str, Json]) -> None:
    known["pool"] -= data["from_pool"]
    known["reward"] -= data["from_reward"]
    known["bank"] += data["from_pool"] + data["from_reward"]


def _ended(known: Known, data: Mapping[str, Json]) -> None:
    known.update(phase="over", result=dict(data))


FOLDS: Mapping[str, Callable[[Known, Mapping[str, Json]], None]] = {
    "game_began": _game_began,
    "round_began": _round_began,
    "questions_offered": lambda known, data: known.update(offered=list(data["questions"])),
    "question_proposed": _proposed,
    "question_withdrawn": _withdrawn,
    "question_set": _question_set,
    "examples_read": lambda known, data: known.update(examples=list(data["answers"])),
    "answers_written": _written,
    "done": _done,
    "queried": lambda known, data: known["asked"].append(dict(data)),
    "replied": _replied,
    "action_began": _action_began,
    "card_played": _card_played,
    "claimed": lambda known, data: known["claims"].extend(data["cards"]),
    "ruled": _ruled,
    "predicted": _predicted,
    "play_stopped": _stopped,
    "paid": _paid,
    "borrowed": _borrowed,
    "repaid": _repaid,
    "pool_filled": _pool_filled,
    "reward_filled": _reward_filled,
    "pool_won": _pool_won,
    "prize_won": _prize_won,
    "unclaimed": _unclaimed,
    "game_ended": _ended,
}
