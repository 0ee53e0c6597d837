"""What a seat at Things in Rings knows: folded from the events it sees, and no more.

A Finder never learns the rules before the end, the order of the deck, or another's
hand (EN-02); the Knower knows the rules, and no hand (TR-12).
"""

from __future__ import annotations

from collections.abc import Mapping

from authoring.engine.game import Event, Json, Seat
from authoring.games.things_in_rings.play.state import region_names


class RingsWatcher:
    """One seat's knowledge."""

    __slots__ = ("_hands", "_known", "_placed", "_seat", "_table")

    def __init__(self, seat: Seat) -> None:
        self._seat = seat
        self._clear()

    def _clear(self) -> None:
        self._table: dict[str, Json] = {}
        self._known: dict[str, Json] = {"rules": None, "result": None}
        self._hands: dict[str, list[str]] = {}
        self._placed: list[dict[str, Json]] = []

    def see(self, event: Event) -> None:
        data = event.data
        match event.name:
            case "set_up":
                self._clear()
                self._set_up(data)
            case "rules_chosen" | "rules_shown":
                self._known["rules"] = dict(data["rules"])
            case "dealt":
                self._hands |= {str(seat): list(data["things"]) for seat in data["seats"]}
            case "demo_hand" | "demo_turned" | "demo_returned":
                self._knowers(event.name, data)
            case "demonstrated":
                self._demonstrated(data)
            case "began":
                self._table |= {"deck": data["deck"], "aside": data["aside"], "turn": data["seat"]}
                self._known.pop("to_show", None)
            case _:
                self._turn(event.name, data)

    def _turn(self, name: str, data: Mapping[str, Json]) -> None:
        match name:
            case "placed":
                self._place(data)
            case "drew":
                for hand in self._hands_of(data["seat"]):
                    hand += data["things"]
            case "stopped":
                self._table["turn"] = data["next"]
            case "deck_used_up":
                self._table["undecided"] = data["undecided"]
            case "judgement_corrected":
                for each in self._placed:
                    if each["thing"] == data["thing"]:
                        each["lies"] = data["lies"]
            case "ended":
                self._known["result"] = dict(data)

    def view(self) -> Mapping[str, Json]:
        """The table, the placements in order, the hands this seat may see, and what it
        knows of rules and result."""
        role = "knower" if self._seat == self._table.get("knower") else "finder"
        return {
            "seat": self._seat,
            "role": role,
            **self._table,
            "hand": list(self._hands.get(str(self._seat), ())),
            "open_hands": {seat: list(self._hands[seat]) for seat in sorted(self._hands)},
            "placed": [dict(each) for each in self._placed],
            **self._known,
        }

    def _set_up(self, data: Mapping[str, Json]) -> None:
        self._table = dict(data)
        self._table["counts"] = dict(self._table.pop("hands"))
        self._table["regions"] = list(region_names(data["rings"]))
        self._table["turn"] = None
        self._table["undecided"] = 0

    def _knowers(self, name: str, data: Mapping[str, Json]) -> None:
        """What the Knower holds to demonstrate with, and where it would lie."""
        if name == "demo_hand":
            self._known["to_show"] = dict(data["things"])
        elif name == "demo_turned":
            self._known["to_show"] = {data["thing"]: data["lies"]}
        else:
            self._known["to_show"] = {}

    def _demonstrated(self, data: Mapping[str, Json]) -> None:
        self._table["deck"] = data["deck"]
        self._known.get("to_show", {}).pop(data["thing"], None)
        self._placed.append({"thing": data["thing"], "lies": data["lies"], "seat": None})

    def _place(self, data: Mapping[str, Json]) -> None:
        self._placed.append({key: data[key] for key in ("thing", "lies", "seat", "right")})
        self._table |= {"deck": data["deck"], "turn": data["next"]}
        counts = self._table["counts"]
        mine = str(data["seat"])
        for seat in counts if self._table["shared"] else (mine,):
            counts[seat] += data["drawn"] - 1
        for hand in self._hands_of(data["seat"]):
            hand.remove(data["thing"])

    def _hands_of(self, seat: Seat) -> list[list[str]]:
        """The hands that change with this seat's, as far as they are seen."""
        if self._table["shared"]:
            return list(self._hands.values())
        return [self._hands[str(seat)]] if str(seat) in self._hands else []
