"""Components and setup: TR-01 to TR-13."""

from __future__ import annotations

from collections import Counter

import pytest

from authoring.engine.game import Move, Refusal
from authoring.games.things_in_rings.config import RINGS
from authoring.games.things_in_rings.play.state import region_names
from tests.games.things_in_rings.small import (
    VECTOR,
    acting,
    cards,
    events,
    many,
    pack,
    refusal,
    table,
    truth,
)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_tr_01_two_to_six_play(seats: int) -> None:
    assert table(seats).seats == seats


@pytest.mark.parametrize("seats", [0, 1, 7, 20])
def test_tr_01_other_numbers_are_refused(seats: int) -> None:
    with pytest.raises(Refusal, match=rf"{seats} cannot play: .* for 2 to 6 players") as caught:
        table(seats)
    assert (caught.value.code, caught.value.statement) == ("BAD_SEATS", "TR-01")


def test_tr_01_two_play_together_unless_they_say_otherwise() -> None:
    assert table(2).state.coop
    assert not table(3).state.coop
    assert not table(2, mode="race").state.coop
    assert table(3, mode="coop").state.coop


def test_tr_01_published_race_is_for_three_and_more() -> None:
    assert table(2, preset="published").state.coop
    assert table(3, preset="published").seats == 3
    with pytest.raises(Refusal, match="for 3 to 6 players"):
        table(2, preset="published", mode="race")
    with pytest.raises(Refusal, match="for 4 to 5 players"):
        table(6, players=[4, 5])


@pytest.mark.parametrize(("things", "rules"), [(30, 1), (60, 6), (240, 24), (400, 40)])
def test_tr_02_the_sizes_of_decks_are_data(things: int, rules: int) -> None:
    game = table(pack=many(things, rules))
    assert game.config.rings == RINGS == ("word", "attribute", "context")
    assert sorted(cards(game)) == [f"thing-{number:03}" for number in range(things)]


def test_tr_03_each_pile_gives_one_rule_and_each_rule_as_often() -> None:
    drawn = [table(seed=seed).state.rules for seed in range(600)]
    for ring, name in enumerate(RINGS):
        counts = Counter(rules[ring] for rules in drawn)
        assert set(counts) == {f"{name}-{number}" for number in range(6)}
        assert min(counts.values()) > 60
    # The piles are shuffled apart: one ring's rule says nothing of another's.
    assert len(set(drawn)) > 180


def test_tr_03_only_the_knower_learns_the_rules() -> None:
    game = table()
    (chosen,) = events(game, "rules_chosen")
    assert chosen.seen_by == {game.state.knower}
    assert list(chosen.data["rules"].values()) == list(game.state.rules)
    assert game.view(game.state.knower)["rules"] == chosen.data["rules"]
    assert game.view(acting(game))["rules"] is None


def test_tr_04_a_level_may_be_agreed_on_for_each_ring() -> None:
    levels = {"word": "easy", "attribute": "hard"}
    for seed in range(30):
        word, attribute, _ = table(seed=seed, difficulty=levels).state.rules
        assert word in ("word-0", "word-3")
        assert attribute in ("attribute-2", "attribute-5")
        every = table(seed=seed, difficulty="medium").state.rules
        assert all(rule.endswith(("-1", "-4")) for rule in every)
    contexts = {table(seed=seed, difficulty=levels).state.rules[2] for seed in range(90)}
    assert len(contexts) == 6


def test_tr_04_a_level_without_rules_is_refused() -> None:
    with pytest.raises(Refusal, match="no hard rule for the word ring in en") as caught:
        table(3, pack=VECTOR, hand=1, difficulty="hard")
    assert caught.value.code == "BAD_PACK"


@pytest.mark.parametrize(
    "rings", [["word"], ["context"], ["word", "context"], ["attribute", "context"], list(RINGS)]
)
def test_tr_05_one_two_or_three_rings_are_in_play(rings: list[str]) -> None:
    game = table(rings=rings)
    assert len(game.state.rules) == len(rings)
    assert [rule.split("-")[0] for rule in game.state.rules] == rings
    assert len(game.state.regions) == 2 ** len(rings)
    assert {region for name in game.state.regions for region in name.split("+")} == {
        *rings,
        "none",
    }


def test_tr_06_the_knower_has_no_hand_and_no_turn() -> None:
    game = table(4)
    knower = game.state.knower
    assert knower == 3
    assert knower not in game.state.hands
    assert sorted(game.state.order) == [0, 1, 2]
    thing = game.state.hands[0][0]
    refused = refusal(game, Move(knower, "place", {"thing": thing, "region": "none"}))
    assert (refused.code, refused.statement) == ("NOT_YOUR_TURN", "TR-06")
    assert "only judges" in refused.sentence


def test_tr_06_the_knower_is_chosen() -> None:
    assert table(4, knower=1).state.knower == 1
    assert table(5, knower="last").state.knower == 4
    assert {table(4, seed=seed, knower="random").state.knower for seed in range(40)} == {0, 1, 2, 3}
    with pytest.raises(Refusal, match="knower cannot be 5: the seats are 0 to 3"):
        table(4, knower=5)


def test_tr_06_a_playing_knower_has_more_cards_and_shorter_turns() -> None:
    game = table(3, knower=0, knower_plays=True)
    hands = game.state.hands
    assert sorted(game.state.order) == [0, 1, 2]
    assert game.state.order[0] != 0
    assert (len(hands[0]), len(hands[1]), len(hands[2])) == (10, 5, 5)
    assert "word" in game.view(0)["rules"]
    while acting(game) != 0:
        game.play(Move(acting(game), "stop", {}))
    thing = hands[0][0]
    game.play(Move(0, "place", {"thing": thing, "region": truth(game, thing)}))
    assert acting(game) != 0
    two = table(3, knower=0, knower_plays=True, knower_turn=2, knower_extra=0)
    assert len(two.state.hands[0]) == 5


def test_tr_07_five_things_to_each_finder() -> None:
    game = table(5)
    assert {seat: len(hand) for seat, hand in game.state.hands.items()} == dict.fromkeys(
        range(4), 5
    )
    assert {len(hand) for hand in table(5, hand=7).state.hands.values()} == {7}


def test_tr_08_three_demonstrations_from_the_deck_lie_where_they_belong() -> None:
    for seed in range(20):
        game = table(seed=seed)
        shown = events(game, "demonstrated")
        assert len(shown) == len(game.state.placed) == 3
        for event in shown:
            assert event.seen_by is None
            assert event.data["lies"] == truth(game, event.data["thing"])
        assert game.state.discards == []
    assert len(table(demo_count=0).state.placed) == 0
    assert len(table(demo_count=5).state.placed) == 5


def test_tr_08_the_published_knower_chooses_three_of_five() -> None:
    game = table(preset="published")
    (five,) = events(game, "demo_hand")
    assert five.seen_by == {game.state.knower}
    assert len(five.data["things"]) == 5
    shown = [event.data["thing"] for event in events(game, "demonstrated")]
    assert len(shown) == 3
    assert set(game.state.discards) == set(five.data["things"]) - set(shown)
    (began,) = events(game, "began")
    assert began.data["aside"] == 2


def test_tr_09_a_thing_that_fits_no_ring_lies_outside() -> None:
    things = [f"t{number}" for number in range(40)]
    hardly = pack(things, {ring: (ring, "easy", ["t0"]) for ring in RINGS})
    for seed in range(20):
        game = table(pack=hardly, demo_policy="as_drawn", seed=seed)
        for event in events(game, "demonstrated"):
            everywhere = event.data["thing"] == "t0"
            assert event.data["lies"] == ("word+attribute+context" if everywhere else "none")


def test_tr_09_one_per_ring_is_wished_for_up_to_twenty_redraws() -> None:
    wished = 0
    for seed in range(40):
        game = table(seed=seed)
        shown = [event.data["lies"] for event in events(game, "demonstrated")]
        wished += all(ring in lies for ring, lies in zip(RINGS, shown, strict=True))
        assert len(events(game, "demo_returned")) <= 20
        # What goes back goes under the deck, so that none is lost and none comes twice.
        assert len(set(cards(game))) == len(cards(game)) == 60
    assert wished == 40


def test_tr_09_a_wish_that_cannot_be_met_is_given_up() -> None:
    things = [f"t{number}" for number in range(40)]
    never = pack(things, {ring: (ring, "easy", []) for ring in RINGS})
    game = table(pack=never)
    assert len(events(game, "demo_returned")) == 20
    assert len(events(game, "demonstrated")) == 3
    assert len(events(table(pack=never, demo_redraws=2), "demo_returned")) == 2
    assert events(table(pack=never, demo_redraws=0), "demo_returned") == []
    assert events(table(pack=never, demo_policy="as_drawn"), "demo_returned") == []


def test_tr_10_a_knower_by_bot_shows_different_and_telling_things() -> None:
    for seed in range(20):
        game = table(seed=seed, preset="published")
        (five,) = events(game, "demo_hand")
        shown = {event.data["lies"] for event in events(game, "demonstrated")}
        assert len(shown) == min(3, len(set(five.data["things"].values())))


TELLING = pack(
    [f"t{number}" for number in range(7)],
    {
        "true": ("word", "easy", []),
        "rival-1": ("word", "medium", ["t3"]),
        "rival-2": ("word", "medium", ["t4"]),
        "rival-3": ("word", "medium", ["t4", "t3"]),
    },
)
"""Under the rule that holds for nothing, all things lie outside; only t3 and t4 tell it
from its rivals."""


def test_tr_10_of_equally_different_things_the_most_telling_are_shown() -> None:
    met = 0
    for seed in range(400):
        game = table(2, seed, TELLING, mode="race", hand=2, rings=["word"], demo_count=2,
                     demo_source="hand5", demo_policy="telling")  # fmt: skip
        (five,) = events(game, "demo_hand")
        if game.state.rules == ("true",) and {"t3", "t4"} <= five.data["things"].keys():
            met += 1
            shown = {event.data["thing"] for event in events(game, "demonstrated")}
            assert shown == {"t3", "t4"}
    assert met > 20


def test_tr_10_a_knower_who_moves_chooses_the_demonstrations() -> None:
    game = table(knower_by="seat", preset="published")
    knower = game.state.knower
    assert acting(game) == knower
    offered = [move.data["thing"] for move in game.legal(knower).moves]
    assert len(offered) == 5
    for thing in offered[2:]:
        game.play(Move(knower, "demonstrate", {"thing": thing}))
    assert list(game.state.placed) == offered[2:]
    assert game.state.discards == offered[:2]
    assert acting(game) == game.state.order[0]


def test_tr_10_a_knower_who_moves_may_redraw_from_the_deck() -> None:
    game = table(knower_by="seat", demo_redraws=2)
    knower = game.state.knower
    (first,) = game.state.demonstration.hand if game.state.demonstration else ()
    for _ in range(2):
        game.play(Move(knower, "redraw", {}))
    assert game.state.deck[1] == first
    assert refusal(game, Move(knower, "redraw", {})).code == "NO_REDRAW"
    assert refusal(game, Move(knower, "demonstrate", {"thing": first})).code == "NOT_IN_HAND"
    assert refusal(game, Move(knower, "stop", {})).code == "WRONG_PHASE"
    finder = game.state.order[0]
    assert refusal(game, Move(finder, "stop", {})).code == "NOT_YOUR_TURN"
    for _ in range(3):
        game.play(game.legal(knower).moves[0])
    assert acting(game) == finder


def test_tr_11_a_random_finder_begins_and_turns_go_clockwise() -> None:
    firsts = Counter(table(4, seed=seed, knower=1).state.order for seed in range(300))
    assert set(firsts) == {(0, 2, 3), (2, 3, 0), (3, 0, 2)}
    assert min(firsts.values()) > 70


def test_tr_12_hands_are_hidden_and_their_sizes_public() -> None:
    game = table(4)
    for seat in range(3):
        view = game.view(seat)
        assert view["hand"] == game.state.hands[seat]
        assert view["open_hands"] == {str(seat): game.state.hands[seat]}
        assert view["counts"] == {str(each): 5 for each in game.state.order}
    knower = game.view(3)
    assert (knower["hand"], knower["open_hands"]) == ([], {})
    assert knower["role"] == "knower"


def test_tr_12_hands_may_be_open() -> None:
    shown = {str(seat): hand for seat, hand in table(4).state.hands.items()}
    for game in (table(4, hands_public=True), table(4, mode="coop")):
        for seat in range(4):
            assert game.view(seat)["open_hands"] == shown
    closed = table(4, mode="coop", coop_hands_public=False)
    assert closed.view(0)["open_hands"] == {"0": closed.state.hands[0]}


@pytest.mark.parametrize(
    ("seats", "options", "left"),
    [
        (4, {}, 60 - 15 - 3),
        (6, {}, 60 - 25 - 3),
        (4, {"preset": "published"}, 60 - 15 - 5),
        (3, {"hand": 9, "demo_count": 1}, 60 - 18 - 1),
    ],
)
def test_tr_13_the_deck_is_what_is_left(seats: int, options: dict[str, object], left: int) -> None:
    game = table(seats, **options)
    assert len(game.state.deck) == game.state.deck_count == left
    assert game.view(0)["deck"] == left


def test_tr_13_a_pack_that_is_too_small_is_refused() -> None:
    assert len(table(4, pack=many(18)).state.deck) == 0
    with pytest.raises(Refusal, match=r"4 players need 18 things, and .* can judge 17") as caught:
        table(4, pack=many(17))
    assert (caught.value.code, caught.value.statement) == ("BAD_PACK", "TR-13")
    with pytest.raises(Refusal, match="need 9 things"):
        table(2, pack=many(8))


def test_things_that_a_rule_in_play_cannot_decide_are_not_dealt() -> None:
    unsure = many(60, unsure=10)
    met = 0
    for seed in range(30):
        game = table(seed=seed, pack=unsure)
        undecided = set(game.state.undecided)
        met += len(undecided)
        assert undecided.isdisjoint(game.state.deck)
        assert undecided.isdisjoint(game.state.placed)
        for hand in game.state.hands.values():
            assert undecided.isdisjoint(hand)
        # How many there are would tell of the rules: they lie under the deck.
        assert game.view(0)["deck"] == 60 - 15 - 3
    assert met > 300


def test_the_locale_decides_which_names_and_rules_are_played() -> None:
    assert table().state.locale == "en"
    assert table(locale="zh-Hans").state.locale == "zh-Hans"
    with pytest.raises(Refusal, match="no locale 'fr'; it has en, zh-Hans"):
        table(locale="fr")


def test_a_rule_of_another_language_is_not_played() -> None:
    for card in (spoken := many(40, 2)).cards["rules"]:
        if card["id"] == "word-0":
            card["locales"] = ["zh-Hans"]
    assert {table(seed=seed, pack=spoken).state.rules[0] for seed in range(20)} == {"word-1"}
    both = {table(seed=seed, pack=spoken, locale="zh-Hans").state.rules[0] for seed in range(20)}
    assert both == {"word-0", "word-1"}


def test_a_pack_without_a_verdict_is_refused() -> None:
    broken = many(40, 1)
    del broken.tables["verdicts"]["word-0"]["en"]  # type: ignore[attr-defined]
    with pytest.raises(Refusal, match="does not tell what rule 'word-0' says in en") as caught:
        table(pack=broken)
    assert caught.value.code == "BAD_PACK"


def test_the_regions_are_named_by_their_rings() -> None:
    assert region_names(RINGS) == (
        "none",
        "word",
        "attribute",
        "word+attribute",
        "context",
        "word+context",
        "attribute+context",
        "word+attribute+context",
    )
