"""A person at the rings: asked which card goes where, and understood in many ways."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence

from authoring.engine.companion import (
    Companion,
    Draft,
    Offer,
    Unclear,
    View,
    Way,
    nearest,
    plain,
    span,
    take,
)
from authoring.engine.game import HOST, Json, Legal, Move, Refusal, Seat
from authoring.engine.scene import Room, Scene
from authoring.engine.spoken import worded
from authoring.games.things_in_rings.play.state import (
    CORRECT,
    DEMONSTRATE,
    NONE,
    PLACE,
    REDRAW,
    STOP,
)
from authoring.games.things_in_rings.tell.board import Board
from authoring.games.things_in_rings.tell.narration import Narrator
from authoring.games.things_in_rings.tell.phrases import ENGLISH, phrases
from authoring.games.things_in_rings.tell.rules import rules
from authoring.games.things_in_rings.tell.words import words
from authoring.pack.pack import Pack

STOPS = ("stop", "s", "end", "done", "pass", "停", "停止", "结束", "结束回合")
REDRAWS = ("redraw", "r", "another", "换", "重翻")
BACK = ("-", "back", "返回", "换")
OUTSIDE = ("none", "no", "out", "outside", "o", "0", "外", "圈外", "无", "环外")
EVERY = ("all", "every", "everything", "centre", "center", "全", "全部", "中", "中心", "三环")

VERBS = re.compile(r"^(?:place|put|放置|把)\s*", re.IGNORECASE)
BETWEEN = re.compile(r"\s+(?:in|into|to|at)\s+|\s*(?:放入|放到|放进|放在|放|->|→|=>|=|:|：)\s*")
GLUED = re.compile(r"^(\d+)\s*(\D+)$")


def companion(pack: Pack, locale: str) -> RingsCompanion:
    """The companion of a person who reads this locale."""
    return RingsCompanion(pack, locale)


class RingsCompanion(Companion):
    """Draws the rings for one person, and reads what is typed."""

    def __init__(self, pack: Pack, locale: str) -> None:
        self._pack = pack
        self._locale = locale
        self._words = words(locale)
        self._phrases = phrases(locale)
        self._names = {card["id"]: card["name"] for card in pack.cards["things"]}
        self._rules = {card["id"]: card["text"] for card in pack.cards["rules"]}
        self._called: dict[Seat, str] = {}
        self._board = Board(self._words, self._phrases, self._thing, self._rule, self._called)

    def call(self, names: Mapping[Seat, str]) -> None:
        """Use these names of those at the seats from now on."""
        self._called.update(names)

    def narrator(self) -> Narrator:
        narrator = Narrator(self._pack, self._locale, draws=False)
        narrator.call(self._called)
        return narrator

    def scene(self, view: View, room: Room) -> Scene:
        return self._board.scene(view, room)

    def offer(self, view: View, legal: Legal, draft: Draft) -> Offer:
        say = self._phrases
        names = {move.name for move in legal.moves}
        if DEMONSTRATE in names:
            ways = [Way(span(1, len(view.get("to_show") or ())), say["does_show"])]
            if REDRAW in names:
                ways.append(Way("r", say["redraw"]))
            things = tuple(self._thing(thing) for thing in view.get("to_show") or ())
            return Offer(say["demonstrate"], tuple(ways), ("TR-08", "TR-09", "TR-10"), things)
        rings = self._example(view)
        if draft.items:
            ask = say["region"].format(thing=self._thing(draft.items[0]))
            does = say["does_region"].format(letters=self._letters(view))
            ways = [Way(say["way_region"].format(rings=rings), does), Way("-", say["back"])]
        else:
            ask = say["place"]
            does = say["does_place"].format(letters=self._letters(view))
            ways = [Way(say["way_place"].format(rings=rings), does)]
            if STOP in names:
                ways.append(Way("s", say["stop"]))
        known = [self._thing(thing) for thing in view["hand"]]
        known += [self._words.rings[ring] for ring in view["rings"]]
        statements = ("TR-14", "TR-15", "TR-16", "TR-17", "TR-18", "TR-19", "TR-21")
        return Offer(ask, tuple(ways), statements, tuple(known))

    def read(self, typed: str, view: View, legal: Legal, draft: Draft) -> Move | Draft:
        seat: Seat = view["seat"]
        names = {move.name for move in legal.moves}
        said = plain(typed)
        if not said:
            raise Unclear("")
        if DEMONSTRATE in names:
            return self._read_demonstration(typed, view, REDRAW in names)
        if draft.items and said in BACK:
            return Draft()
        if said in STOPS:
            return Move(seat, STOP, {})
        if draft.items and (region := self.region(said, view)) is not None:
            return Move(seat, PLACE, {"thing": draft.items[0], "region": region})
        return self._read_placement(VERBS.sub("", typed.strip()), view, draft)

    def correction(self, typed: str, view: View, legal: Legal) -> Move:
        """A thing in the rings and the region where it belongs (TR-31)."""
        lying = legal.open[0].schema["properties"]["thing"]["enum"]
        things = [(self._thing(thing), thing) for thing in lying]
        for card, where in _splits(typed):
            thing, region = _card(card, things), self.region(plain(where), view) if where else None
            if thing and region is not None:
                return Move(HOST, CORRECT, {"thing": thing, "region": region})
        example = f"{things[0][0]} {self._example(view)}"
        raise Unclear(self._phrases["correction"].format(example=example))

    def _read_demonstration(self, typed: str, view: View, may_redraw: bool) -> Move:
        if may_redraw and plain(typed) in REDRAWS:
            return Move(view["seat"], REDRAW, {})
        things = [(self._thing(thing), thing) for thing in view.get("to_show") or ()]
        unknown = self._phrases["choices"]
        return Move(view["seat"], DEMONSTRATE, {"thing": take(typed, things, unknown)})

    def _read_placement(self, typed: str, view: View, draft: Draft) -> Move | Draft:
        """A card and a region; a card alone is a draft that awaits its region."""
        cards = [(self._thing(thing), thing) for thing in view["hand"]]
        named = [thing for name, thing in cards if plain(name) == plain(typed)]
        if named:
            return Draft((named[0],))
        near: str | None = None
        for card, where in _splits(typed):
            thing = _card(card, cards)
            region = self.region(plain(where), view) if where else None
            if thing and not where:
                return Draft((thing,))
            if thing and region is not None:
                return Move(view["seat"], PLACE, {"thing": thing, "region": region})
            near = near or self._meant(card, where, thing, region, view, cards)
        if draft.items:
            sentence = self._phrases["no_region"].format(typed=typed, rings=self._example(view))
            raise Unclear(sentence, self._near_region(typed, view))
        raise Unclear(self._unclear(typed, cards, view), near)

    def _meant(
        self,
        card: str,
        where: str,
        thing: str | None,
        region: str | None,
        view: View,
        cards: Sequence[tuple[str, str]],
    ) -> str | None:
        """What was perhaps meant by a card and a region of which one is mistyped."""
        name = self._thing(thing) if thing else nearest(card, [each for each, _ in cards])
        place = self._typed_region(region) if region else self._near_region(where, view)
        if name is None or (where and place is None):
            return None
        return f"{name} = {place}" if where else name

    def _unclear(self, typed: str, cards: Sequence[tuple[str, str]], view: View) -> str:
        card, where = next(_splits(typed))
        if where and _card(card, cards):
            return self._phrases["no_region"].format(typed=where, rings=self._example(view))
        return self._phrases["no_card"].format(typed=card or typed)

    def region(self, said: str, view: View) -> str | None:
        """The region that was named, by its rings, their beginnings or their letters."""
        if said in OUTSIDE or said == plain(self._words.outside):
            return NONE
        rings: Sequence[str] = view["rings"]
        if said in EVERY:
            return "+".join(rings)
        parts = [part for part in re.split(r"[\s+,&/、和与＋]+|\band\b", said) if part]
        found = [ring for part in parts for ring in self._rings_of(part, rings) or [""]]
        if not found or "" in found or len(set(found)) < len(found):
            return None
        return "+".join(ring for ring in rings if ring in found)

    def _rings_of(self, part: str, rings: Sequence[str]) -> list[str] | None:
        """The rings of one word: a ring's name or its beginning, or letters in a row."""
        for ring in rings:
            for name in (ring, plain(self._words.rings[ring])):
                if name.startswith(part):
                    return [ring]
        letters = {ring[0]: ring for ring in rings}
        letters |= {self._words.rings[ring][0].casefold(): ring for ring in rings}
        named = [letters.get(sign, "") for sign in part.replace("环", "")]
        return named if named and all(named) else None

    def _near_region(self, typed: str, view: View) -> str | None:
        """The region that a mistyped one was meant to be."""
        rings = [self._words.rings[ring] for ring in view["rings"]]
        parts = [part for part in re.split(r"[\s+,&/、和与＋]+", typed) if part]
        near = [nearest(part, [*rings, self._typed_region(NONE)]) for part in parts]
        if not near or None in near:
            return None
        return " + ".join(dict.fromkeys(name for name in near if name))

    def _typed_region(self, region: str) -> str:
        if region == NONE:
            return "none" if self._phrases is ENGLISH else "外"
        return " + ".join(self._words.rings[ring] for ring in region.split("+"))

    def _example(self, view: View) -> str:
        rings = [self._words.rings[ring] for ring in view["rings"]]
        return "+".join([rings[0], rings[-1]] if len(rings) > 1 else rings)

    def _letters(self, view: View) -> str:
        """The example in short: the first letters of its rings."""
        rings = [self._words.rings[ring] for ring in view["rings"]]
        return "".join(ring[0] for ring in (rings[0], rings[-1])[: len(rings)])

    def rules(self) -> Mapping[str, str]:
        return rules(self._locale)

    def refusal(self, refusal: Refusal) -> str:
        return self._phrases.get(refusal.code) or refusal.sentence

    def is_public(self, view: View, legal: Legal) -> bool:
        """A hand is hidden, and so are the rules."""
        return False

    def looks_on(self, view: View) -> bool:
        """The Knower judges, and does no more once the demonstrations lie there."""
        return view.get("role") == "knower" and not view["hand"]

    def agree(
        self, options: Mapping[str, Json], people: Collection[Seat], seats: int
    ) -> dict[str, Json]:
        """A person who is the Knower chooses the demonstrations."""
        agreed = dict(options)
        knower = agreed.get("knower", "last")
        if knower == "last":
            knower = seats - 1
        if knower in people:
            agreed.setdefault("knower_by", "seat")
        return agreed

    def _thing(self, thing: str) -> str:
        return self._text(self._names[thing])

    def _rule(self, rule: str) -> str:
        return self._text(self._rules[rule])

    def _text(self, texts: Mapping[str, str]) -> str:
        return worded(texts, self._locale)


def _splits(typed: str) -> Iterator[tuple[str, str]]:
    """The ways to part a line into a card and a region, the likeliest first."""
    if between := BETWEEN.search(typed):
        yield typed[: between.start()], typed[between.end() :]
    if glued := GLUED.match(typed):
        yield glued[1], glued[2]
    parts = typed.split()
    for cut in range(len(parts) - 1, 0, -1):
        yield " ".join(parts[:cut]), " ".join(parts[cut:])
    yield typed, ""


def _card(typed: str, cards: Sequence[tuple[str, str]]) -> str | None:
    try:
        return take(typed, cards, "")
    except Unclear:
        return None
