"""The game in words and as a picture."""

from __future__ import annotations

import re

import pytest

from authoring.engine.bots import run_bots
from authoring.engine.game import HOST, Event, Move
from authoring.games.things_in_rings.bots.players import BOTS
from authoring.games.things_in_rings.config import RINGS
from authoring.games.things_in_rings.play.state import region_names
from authoring.games.things_in_rings.tell.narration import Narrator, narrate
from authoring.games.things_in_rings.tell.venn import picture
from authoring.games.things_in_rings.tell.words import CHINESE, ENGLISH, words
from authoring.language.width import columns
from tests.games.things_in_rings.small import (
    MANY,
    Game,
    many,
    pack,
    right,
    stop,
    table,
    truth,
    wrong,
)

SMALL = pack(
    [f"t{number}" for number in range(24)],
    {ring: (ring, "easy", ["t1", "t2", "t3"]) for ring in RINGS},
    locales=("en", "zh-Hans"),
)


def told(game: Game, locale: str = "en") -> list[str]:
    narrate_event = narrate(game.pack, locale)
    return [words for event in game.log if (words := narrate_event(event))]


def test_a_right_placement_is_told() -> None:
    game = table(4, 1, SMALL)
    seat, thing = game.state.order[0], game.state.hands[game.state.order[0]][0]
    right(game)
    where = ENGLISH.where(truth(game, thing))
    assert told(game)[-1] == f"Seat {seat} places {thing} {where}. Right."
    where = CHINESE.where(truth(game, thing))
    assert told(game, "zh-Hans")[-1] == f"座位{seat}把「{thing}」放到{where}：正确。"


def test_a_wrong_placement_tells_the_true_region_and_the_draw() -> None:
    game = table(4, 1, SMALL)
    deck = len(game.state.deck)
    top = game.state.deck[-1]
    seat = game.state.order[0]
    wrong(game)
    placed, drew = told(game)[-2:]
    assert re.fullmatch(
        rf"Seat {seat} places t\d+ .+\. Wrong: it belongs (in|outside) .+\. "
        rf"Draws 1; {deck - 1} left in the deck\.",
        placed,
    )
    assert drew == f"  Seat {seat} drew {top}."


def test_whoever_must_not_know_a_card_is_not_told_it() -> None:
    game = table(4)
    wrong(game)
    narrator = narrate(MANY, "en")
    seat = game.state.order[0]
    other = next(each for each in game.state.order if each != seat)
    heard = [words for event in game.visible(other) if (words := narrator(event))]
    drawn = game.state.hands[seat][-1]
    assert not any(drawn in words for words in heard)
    assert not any("secret rules" in words for words in heard)


def test_names_and_rules_are_told_in_the_locale() -> None:
    things = [card["id"] for card in SMALL.cards["things"]]
    named = pack(things, {ring: (ring, "easy", ["t1"]) for ring in RINGS})
    for card in named.cards["things"]:
        card["name"] = {"en": f"thing {card['id']}", "zh-Hans": f"物{card['id']}"}
    for card in named.cards["rules"]:
        card["text"] = {"en": "Only English"}
    game = table(4, 1, named)
    assert "thing t" in told(game)[2]
    chinese = told(game, "zh-Hans")
    assert "物t" in chinese[2]
    assert "文字环：Only English" in chinese[1]


@pytest.mark.parametrize("locale", ["en", "zh-Hans"])
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"preset": "published"},
        {"mode": "coop", "coop_deck": 2},
        {"mode": "coop", "coop_hand": "shared"},
        {"knower_by": "seat", "on_misjudge": "restart"},
        {"wrong_draw": 0},
    ],
)
def test_every_kind_of_event_has_words(locale: str, options: dict[str, object]) -> None:
    game = table(4, 3, many(40, 3, unsure=10), **options)
    run_bots(game, [BOTS["random"]])
    thing = next(iter(game.state.placed))
    other = next(region for region in game.state.regions if region != truth(game, thing))
    game.play(Move(HOST, "correct", {"thing": thing, "region": other}))
    narrator = narrate(game.pack, locale)
    for event in game.log:
        assert narrator(event), event
    assert not any("{" in words for words in told(game, locale))


def test_events_of_other_kinds_have_no_words() -> None:
    assert narrate(MANY, "en")(Event("something_else", {}, None)) == ""


def test_all_words_are_there_in_both_languages() -> None:
    for name in ENGLISH.__slots__:
        english, chinese = getattr(ENGLISH, name), getattr(CHINESE, name)
        if isinstance(english, str):
            assert set(re.findall(r"{(\w+)}", english)) == set(re.findall(r"{(\w+)}", chinese))
        else:
            assert english.keys() == chinese.keys()
    assert words("zh-Hans") is words("zh") is CHINESE
    assert words("en") is words("fr") is ENGLISH


def test_the_end_is_told_with_winner_rules_and_picture() -> None:
    game = table(4, 1, SMALL)
    for _ in range(5):
        right(game)
    ended, shown = told(game)[-2:]
    seat = game.state.order[0]
    assert ended.startswith(f"Seat {seat} has emptied the hand and wins.\nCards left: ")
    lines = shown.split("\n")
    assert lines[0] == "The rules were:"
    assert lines[1] == "  word: is word"
    assert "  outside all rings" in shown


def test_a_draw_is_told_with_all_winners() -> None:
    game = table(4, 1, SMALL)
    for _ in range(3):
        stop(game)
    assert told(game)[-2].startswith("Nobody goes on. Fewest cards left: seat 0, 1, 2 wins.")


def test_the_picture_can_be_asked_for_at_any_time() -> None:
    game = table(4, 1, SMALL)
    narrator = narrate(SMALL, "en")
    assert isinstance(narrator, Narrator)
    assert narrator.picture() == ""
    for event in game.log:
        narrator(event)
    drawn = narrator.picture()
    for thing in game.state.placed:
        assert re.search(rf"\b{thing}\b", drawn)


PICTURE = """\
              word
 2         ...........
        ....         ....
      ...               ...
     ..                   ..
    ..                     ..
    .                       .
    .           1           .
    .                       .
    ..                     ..
     ..                   ..
      ...               ...
        ....         ....
           ...........


  word               egg
  outside all rings  ink, pen"""


def test_a_picture_of_one_ring() -> None:
    assert picture(["word"], {"word": ["egg"], "none": ["ink", "pen"]}, ENGLISH) == PICTURE


@pytest.mark.parametrize("rings", [RINGS[:1], RINGS[:2], RINGS])
def test_each_region_has_its_own_count(rings: tuple[str, ...]) -> None:
    regions = region_names(rings)
    things = {
        region: [f"x{number}" for number in range(11 + place)]
        for place, region in enumerate(regions)
    }
    drawn = picture(rings, things, CHINESE)
    circles, _, table_of_regions = drawn.partition("\n\n")
    counts = sorted(int(number) for number in re.findall(r"\d+", circles))
    assert counts == [11 + place for place in range(len(regions))]
    assert all(CHINESE.rings[ring] in drawn for ring in rings)
    assert len(table_of_regions.strip("\n").split("\n")) == len(regions)


def test_full_width_characters_take_two_columns() -> None:
    assert columns("abc") == 3
    assert columns("文字＋") == 6
    rows = picture(RINGS, {}, CHINESE).split("\n")[-8:]
    assert len({columns(row.removesuffix("无")) for row in rows}) == 1


def test_labels_of_values() -> None:
    narrator = narrate(SMALL, "zh-Hans")
    assert narrator.label("none") == ""
    narrator(table(4, 1, SMALL).log[0])
    assert narrator.label("none") == "圈外"
    assert narrator.label("word+context") == "文字环＋情境环"
    assert narrator.label("t1") == "t1"
    assert narrator.label("moon") == ""
