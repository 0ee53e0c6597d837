"""A game of Things in Rings in plain words, in English and Chinese."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from authoring.engine.game import Event, Json, Seat
from authoring.engine.seated import Seated
from authoring.engine.spoken import worded
from authoring.games.things_in_rings.play.state import region_names
from authoring.games.things_in_rings.tell import venn
from authoring.games.things_in_rings.tell.words import Words, words
from authoring.pack.pack import Pack


def narrate(pack: Pack, locale: str) -> Narrator:
    """A narrator in a locale: `zh…` speaks Chinese, every other one English."""
    return Narrator(pack, locale)


class Narrator:
    """Tells each event in one or more lines, "" for one that needs no words.

    It remembers where everything lies, and can draw it at any time; at the end it does so of
    itself, if it `draws`.
    """

    def __init__(self, pack: Pack, locale: str, draws: bool = True) -> None:
        self._locale = locale
        self._draws = draws
        self._words: Words = words(locale)
        self._names = {card["id"]: card["name"] for card in pack.cards["things"]}
        self._rules = {card["id"]: card["text"] for card in pack.cards["rules"]}
        self._rings: Sequence[str] = ()
        self._lies: dict[str, str] = {}
        self._called: dict[Seat, str] = {}

    def call(self, names: Mapping[Seat, str]) -> None:
        """Use these names of those at the seats from now on."""
        self._called.update(names)

    def _seated(self, *seats: Seat) -> Seated:
        return Seated(seats, self._called, self._words.comma)

    def __call__(self, event: Event) -> str:
        tell = getattr(self, f"_{event.name}", None)
        return tell(event.data) if tell else ""

    def picture(self) -> str:
        """The rings with the number of things in each region, and the things by region."""
        if not self._rings:
            return ""
        by_region: dict[str, list[str]] = {}
        for thing, region in self._lies.items():
            by_region.setdefault(region, []).append(self._thing(thing))
        return venn.picture(self._rings, by_region, self._words)

    def label(self, value: str) -> str:
        """The words for a value of a move: a thing's name, a region's rings; "" for others."""
        if value in self._names:
            return self._thing(value)
        regions = region_names(self._rings) if self._rings else ()
        return self._region(value) if value in regions else ""

    def _text(self, texts: Mapping[str, str]) -> str:
        return worded(texts, self._locale)

    def _thing(self, thing: str) -> str:
        return self._text(self._names[thing])

    def _things(self, things: Sequence[str]) -> str:
        return self._words.comma.join(self._thing(thing) for thing in things)

    def _region(self, region: str) -> str:
        return self._words.region(region)

    def _set_up(self, data: Mapping[str, Json]) -> str:
        self._rings = data["rings"]
        self._lies = {}
        rings = self._words.comma.join(self._words.rings[ring] for ring in self._rings)
        return self._words.set_up[data["mode"]].format(
            order=self._seated(*data["order"]),
            knower=self._seated(data["knower"]),
            rings=rings,
            deck=data["deck"],
        )

    def _rules_chosen(self, data: Mapping[str, Json]) -> str:
        return "\n".join([self._words.secret, *self._told(data["rules"])])

    def _rules_shown(self, data: Mapping[str, Json]) -> str:
        told = [self._words.revealed, *self._told(data["rules"])]
        return "\n".join([*told, "", self.picture()] if self._draws else told)

    def _told(self, rules: Mapping[str, str]) -> list[str]:
        return [
            self._words.rule.format(
                ring=self._words.rings[ring], text=self._text(self._rules[rule])
            )
            for ring, rule in rules.items()
        ]

    def _dealt(self, data: Mapping[str, Json]) -> str:
        seats = self._seated(*data["seats"])
        return self._words.dealt.format(seat=seats, things=self._things(data["things"]))

    def _demo_hand(self, data: Mapping[str, Json]) -> str:
        return self._words.five.format(things=self._things(list(data["things"])))

    def _demo_turned(self, data: Mapping[str, Json]) -> str:
        where = self._words.where(data["lies"])
        return self._words.turned.format(thing=self._thing(data["thing"]), where=where)

    def _demo_returned(self, data: Mapping[str, Json]) -> str:
        return self._words.returned.format(thing=self._thing(data["thing"]))

    def _demonstrated(self, data: Mapping[str, Json]) -> str:
        self._lies[data["thing"]] = data["lies"]
        where = self._words.where(data["lies"])
        return self._words.demonstrated.format(thing=self._thing(data["thing"]), where=where)

    def _began(self, data: Mapping[str, Json]) -> str:
        seat = self._seated(data["seat"])
        told = self._words.began.format(seat=seat, deck=data["deck"])
        if data["aside"]:
            told = self._words.aside.format(count=data["aside"]) + "\n" + told
        return told

    def _placed(self, data: Mapping[str, Json]) -> str:
        self._lies[data["thing"]] = data["lies"]
        told = self._words.right if data["right"] else self._words.wrong
        drawn = ""
        if not data["right"]:
            told_drawn = self._words.drawn if data["drawn"] else self._words.not_drawn
            drawn = told_drawn.format(count=data["drawn"], deck=data["deck"])
        return told.format(
            seat=self._seated(data["seat"]),
            thing=self._thing(data["thing"]),
            where=self._words.where(data["region"]),
            home=self._words.where(data["lies"]),
            drawn=drawn,
        )

    def _drew(self, data: Mapping[str, Json]) -> str:
        seat = self._seated(data["seat"])
        return self._words.drew.format(seat=seat, things=self._things(data["things"]))

    def _deck_used_up(self, data: Mapping[str, Json]) -> str:
        told = self._words.used_up
        if data["undecided"]:
            told += self._words.undecided.format(count=data["undecided"])
        return told

    def _stopped(self, data: Mapping[str, Json]) -> str:
        return self._words.stopped.format(seat=self._seated(data["seat"]))

    def _judgement_corrected(self, data: Mapping[str, Json]) -> str:
        self._lies[data["thing"]] = data["lies"]
        return self._words.corrected.format(
            thing=self._thing(data["thing"]),
            old=self._words.where(data["from"]),
            new=self._words.where(data["lies"]),
        )

    def _restarted(self, _: Mapping[str, Json]) -> str:
        return self._words.restarted

    def _ended(self, data: Mapping[str, Json]) -> str:
        winners = self._seated(*data["winners"])
        told = self._words.reasons[data["reason"]].format(winners=winners)
        left = self._words.comma.join(
            self._words.left.format(seat=self._seated(int(seat)), count=count)
            for seat, count in data["cards_left"].items()
        )
        return told + "\n" + self._words.cards_left.format(left=left)
