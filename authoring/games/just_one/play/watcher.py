"""What one seat knows of a game of Just One, folded from the events it may see."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from authoring.engine.game import Event, Json, Seat
from authoring.games.just_one.config import Config, clues_each

Known = dict[str, Any]


class JustOneWatcher:
    """A seat's knowledge. `card` is None for the guesser until the turn is over (JO-08)."""

    __slots__ = ("_known",)

    def __init__(self, config: Config, seats: int, seat: Seat) -> None:
        self._known: Known = {
            "seat": seat,
            "seats": seats,
            "clues_each": clues_each(config, seats),
            "clue_timer": config.clue_timer,
            "turn": 0,
            "guesser": None,
            "deck": 0,
            "card": None,
            "number": None,
            "rejected": [],
            "done": [],
            "own_clues": [],
            "clues": [],
            "flagged": [],
            "cancelled": [],
            "revealed": [],
            "cancelled_count": 0,
            "guess": None,
            "successes": 0,
            "history": [],
            "result": None,
        }

    def see(self, event: Event) -> None:
        fold = FOLDS.get(event.name)
        if fold is not None:
            fold(self._known, event.data)

    def view(self) -> Mapping[str, Json]:
        """What the seat knows, as plain JSON."""
        return self._known


def _turn_began(known: Known, data: Mapping[str, Json]) -> None:
    known.update(data)
    known.update(card=None, number=None, guess=None, cancelled_count=0)
    known.update(rejected=[], done=[], own_clues=[], clues=[])
    known.update(flagged=[], cancelled=[], revealed=[])


def _card_shown(known: Known, data: Mapping[str, Json]) -> None:
    known.update(card=data["card"], number=None)


def _rejected(known: Known, data: Mapping[str, Json]) -> None:
    known["rejected"] = sorted([*known["rejected"], data["number"]])
    known["number"] = None


def _replaced(known: Known, _: Mapping[str, Json]) -> None:
    known["rejected"] = []


def _done(known: Known, data: Mapping[str, Json]) -> None:
    known["done"] = sorted([*known["done"], data["seat"]])


def _revealed(known: Known, data: Mapping[str, Json]) -> None:
    known.update(revealed=data["clues"], cancelled_count=data["cancelled"])


def _turn_ended(known: Known, data: Mapping[str, Json]) -> None:
    known["history"].append(dict(data))
    known.update(successes=data["successes"], deck=data["deck"], card=data["card"])


def _card_lost(known: Known, data: Mapping[str, Json]) -> None:
    if data["from"] == "successes":
        known["history"].append({"outcome": "lost", "card": data["card"]})


FOLDS: Mapping[str, Callable[[Known, Mapping[str, Json]], None]] = {
    "game_began": lambda known, data: known.update(deck=data["cards"]),
    "turn_began": _turn_began,
    "card_shown": _card_shown,
    "card_replaced": _replaced,
    "number_chosen": lambda known, data: known.update(number=data["number"]),
    "number_rejected": _rejected,
    "clues_written": lambda known, data: known.update(own_clues=data["clues"]),
    "done": _done,
    "clues_shown": lambda known, data: known.update(clues=data["clues"]),
    "clues_flagged": lambda known, data: known.update(flagged=data["flagged"]),
    "clues_compared": lambda known, data: known.update(cancelled=data["cancelled"]),
    "clues_revealed": _revealed,
    "guessed": lambda known, data: known.update(guess=data["word"]),
    "turn_ended": _turn_ended,
    "card_lost": _card_lost,
    "game_ended": lambda known, data: known.update(result=dict(data)),
}
