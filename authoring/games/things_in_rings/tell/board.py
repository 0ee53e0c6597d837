"""The table of Things in Rings as one seat sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from authoring.engine.companion import View
from authoring.engine.game import Json, Seat
from authoring.engine.scene import (
    Beside,
    Block,
    Ink,
    Line,
    Picture,
    Piece,
    Room,
    Scene,
    Sheet,
    joined,
    line,
)
from authoring.engine.seated import Seated
from authoring.games.things_in_rings.play.state import NONE
from authoring.games.things_in_rings.tell.circles import INKS, drawing
from authoring.games.things_in_rings.tell.words import Words

NEWS = 3
"""So many of the last placements stand out."""


@dataclass(frozen=True, slots=True)
class Board:
    """Draws views. `thing` and `rule` give the words on a card by its id, `called` are the names
    of those at the seats, as far as they have any."""

    words: Words
    phrases: Mapping[str, str]
    thing: Callable[[str], str]
    rule: Callable[[str], str]
    called: Mapping[Seat, str] = field(default_factory=dict)

    def scene(self, view: View, room: Room) -> Scene:
        """The rings, who holds how much, what this seat holds and what it knows."""
        if "rings" not in view:
            return []
        blocks: list[Block] = [self._rings(view, room), self._status(view)]
        if view["rules"]:
            blocks.append(self._rules(view))
        return [*blocks, *self._hands(view)]

    def _rings(self, view: View, room: Room) -> Block:
        large = room.columns >= 104 and room.rows >= 38
        listed = self._regions(view)
        if room.columns < 76:
            return listed
        names = [self.words.rings[ring] for ring in view["rings"]]
        drawn = drawing(names, self._contents(view), large, room.fine)
        return Beside(Picture(self.phrases["rings"], drawn), listed)

    def _contents(self, view: View) -> dict[int, list[Piece]]:
        contents: dict[int, list[Piece]] = {}
        for name, ink, lies in self._placed(view):
            contents.setdefault(view["regions"].index(lies), []).append((name, ink))
        return contents

    def _placed(self, view: View) -> list[tuple[str, Ink, str]]:
        """What lies in the rings, in order: its name, its ink, its region."""
        placed: Sequence[Mapping[str, Json]] = view["placed"]
        fresh = len(placed) - NEWS
        return [
            (self.thing(each["thing"]), Ink.FRESH if place >= fresh else Ink.PLAIN, each["lies"])
            for place, each in enumerate(placed)
        ]

    def _regions(self, view: View) -> Sheet:
        lines = []
        placed = self._placed(view)
        for region in reversed(view["regions"]):
            there = [line((name, ink)) for name, ink, lies in placed if lies == region]
            told = joined(there, self.words.comma) or line((self.phrases["nothing"], Ink.FAINT))
            lines.append((*self.region(view, region), (self.phrases["colon"], Ink.FAINT), *told))
        return Sheet(self.phrases["placed"], tuple(lines))

    def region(self, view: View, region: str) -> Line:
        """A region's name, each ring in its ink."""
        if region == NONE:
            return line((self.words.outside, Ink.FAINT))
        inks = dict(zip(view["rings"], INKS, strict=False))
        return joined(
            (line((self.words.rings[ring], inks[ring])) for ring in region.split("+")),
            self.words.plus,
        )

    def _status(self, view: View) -> Sheet:
        told = [line((f"{self.phrases['deck']} ", Ink.FAINT), str(view["deck"]))]
        for seat in view["order"]:
            name = self._seat(view, seat)
            ink = Ink.STRONG if seat == view["turn"] else Ink.PLAIN
            mark = "▸" if seat == view["turn"] else ""
            told.append(
                line(
                    (f"{mark}{name}{self.phrases['colon']}", ink),
                    (str(view["counts"][str(seat)]), Ink.STRONG),
                )
            )
        if view["knower"] not in view["order"]:
            knower = self.phrases["knower"] + self.phrases["colon"]
            told.append(line((knower + self._seat(view, view["knower"]), Ink.FAINT)))
        return Sheet(self.phrases["cards"], (joined(told, "  ·  "),))

    def _seat(self, view: View, seat: int) -> str:
        name = self.phrases["seat"].format(Seated((seat,), self.called))
        return f"{name} ({self.phrases['you']})" if seat == view["seat"] else name

    def _rules(self, view: View) -> Sheet:
        inks = dict(zip(view["rings"], INKS, strict=False))
        lines = [
            line((self.words.rings[ring], inks[ring]), self.phrases["colon"], self.rule(rule))
            for ring, rule in view["rules"].items()
        ]
        return Sheet(self.phrases["rules"], tuple(lines))

    def _hands(self, view: View) -> list[Sheet]:
        sheets = []
        if view.get("to_show"):
            told = [
                line((f"{number} ", Ink.FAINT), (self.thing(thing), Ink.STRONG),
                     self.phrases["colon"], *self.region(view, lies))
                for number, (thing, lies) in enumerate(view["to_show"].items(), 1)
            ]  # fmt: skip
            sheets.append(Sheet(self.phrases["to_show"], tuple(told)))
        for seat, things in view["open_hands"].items():
            if int(seat) != view["seat"] and things and not view["shared"]:
                listed = line(self.words.comma.join(map(self.thing, things)))
                owner = Seated((int(seat),), self.called)
                sheets.append(Sheet(self.phrases["hand_of"].format(owner), (listed,)))
        if view["hand"]:
            sheets.append(Sheet(self.phrases["hand"], (self.hand(view),)))
        return sheets

    def hand(self, view: View) -> Line:
        """The cards of this seat, numbered."""
        return joined(
            (
                line((f"{number} ", Ink.FAINT), (self.thing(thing), Ink.STRONG))
                for number, thing in enumerate(view["hand"], 1)
            ),
            "   ",
        )
