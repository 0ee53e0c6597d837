"""The players: what they know, and how well it serves them."""

from __future__ import annotations

import statistics
from dataclasses import replace

import pytest

from authoring.engine.bots import run_bots, seat_bots
from authoring.engine.game import HOST, BotMaker, Legal, Move
from authoring.engine.rng import Rng
from authoring.games.things_in_rings.bots.lore import LIKELY, Beliefs, Lore, lore
from authoring.games.things_in_rings.bots.players import BOTS, CarefulFinder, NaiveFinder
from authoring.games.things_in_rings.config import Config, configure
from tests.games.things_in_rings.small import (
    MANY,
    VECTOR,
    Game,
    acting,
    events,
    many,
    pack,
    right,
    table,
    truth,
)

BIG = many(120, 12, seed=3)


def played(maker: BotMaker, seeds: int = 40, **options: object) -> list[Game]:
    return [run_bots(table(4, seed, BIG, **options), [maker]) for seed in range(seeds)]


def share_right(games: list[Game]) -> float:
    return statistics.fmean(
        event.data["right"] for game in games for event in events(game, "placed")
    )


def test_careful_comes_first_and_there_are_three() -> None:
    assert list(BOTS) == ["careful", "naive", "random"]


@pytest.mark.parametrize("options", [{}, {"preset": "published"}, {"placement": "at_least"}])
def test_the_better_a_player_the_more_it_gets_right(options: dict[str, object]) -> None:
    careful, naive, random = (share_right(played(BOTS[name], **options)) for name in BOTS)
    assert careful > naive + 0.3
    assert naive > random


def test_a_careful_finder_wins_more_often_than_naive_ones() -> None:
    won = 0
    for seed in range(60):
        game = table(4, seed, BIG)
        run_bots(game, {0: BOTS["careful"], 1: BOTS["naive"], 2: BOTS["naive"], 3: BOTS["naive"]})
        assert game.result is not None
        won += 0 in game.result.winners
    assert won > 50


def test_a_careful_finder_knows_the_rules_when_only_one_is_left() -> None:
    sure = pack(
        [f"t{number}" for number in range(30)],
        {
            "a": ("word", "easy", [f"t{number}" for number in range(15)]),
            "b": ("attribute", "easy", [f"t{number}" for number in range(0, 30, 2)]),
            "c": ("context", "easy", [f"t{number}" for number in range(0, 30, 3)]),
        },
    )
    for seed in range(5):
        game = run_bots(table(4, seed, sure), [BOTS["careful"]])
        assert {event.data["right"] for event in events(game, "placed")} == {True}
        assert len(events(game, "placed")) == 5


def test_beliefs_follow_the_verdicts() -> None:
    """Three rules over two things: in, in; in, out; out, out."""
    beliefs = Beliefs(3, [0b011, 0b001])
    assert beliefs.inside_of(0)[0] == 2 * beliefs.inside_of(0)[1]
    assert beliefs.inside_of(1)[1] == 2 * beliefs.inside_of(1)[0]
    beliefs.learn(0, inside=True)
    taking, leaving = beliefs.inside_of(1)
    assert taking > leaving * 0.9
    beliefs.learn(1, inside=False)
    taking, leaving = beliefs.inside_of(0)
    # The second rule fits all; each of the others was contradicted once.
    assert taking > 20 * leaving
    assert beliefs.by_mistakes[:2] == [0b010, 0b101]


def test_beliefs_never_run_out_of_rules() -> None:
    beliefs = Beliefs(2, [0b01])
    for number in range(40):
        beliefs.learn(0, inside=number % 2 == 0)
        assert sum(rules.bit_count() for rules in beliefs.by_mistakes) == 2
        assert sum(beliefs.inside_of(0)) > 0


def test_rules_by_thing_and_things_by_rule_say_the_same() -> None:
    known = Lore(MANY, configure({}))
    for rules, says in zip(known.piles, known.says, strict=True):
        for index in range(60):
            expected = sum((rule.inside >> index & 1) << bit for bit, rule in enumerate(rules))
            assert says[index] == expected


def test_what_comes_to_mind_sooner_weighs_more() -> None:
    pile = [card["id"] for card in MANY.cards["rules"] if card["ring"] == "word"]
    ideas = dict.fromkeys((card["id"] for card in MANY.cards["rules"]), 3) | {pile[1]: 2}
    known = Lore(replace(MANY, tables={**MANY.tables, "ideas": ideas}), configure({}))
    weights = [bits.bit_count() for bits in known.bits[0]]
    assert weights == [1, LIKELY[2], *[1] * (len(pile) - 2)]
    beliefs = Beliefs(sum(known.bits[0]).bit_length(), known.says[0])
    for thing in range(60):
        taken = [
            weight
            for weight, rule in zip(weights, known.piles[0], strict=True)
            if rule.inside >> thing & 1
        ]
        taking, leaving = beliefs.inside_of(thing)
        assert taking * sum(weights) == sum(taken) * (taking + leaving)


def test_lore_is_of_one_pack_and_one_agreement() -> None:
    config = configure({})
    assert lore(MANY, config) is lore(MANY, config)
    assert lore(BIG, config) is not lore(MANY, config)
    easy = lore(MANY, configure({"difficulty": "easy"}))
    assert [len(rules) for rules in easy.piles] == [2, 2, 2]
    assert [len(rules) for rules in lore(MANY, config).piles] == [6, 6, 6]


def test_naive_stops_after_a_right_placement() -> None:
    for game in played(BOTS["naive"], 20):
        for number, move in enumerate(game.moves[:-1]):
            (told, *_) = game.events_of(number)
            following = game.moves[number + 1]
            if told.name == "placed" and told.data["right"]:
                assert following == Move(move.seat, "stop", {})


def test_careful_stops_when_it_has_more_to_lose() -> None:
    risky = played(BOTS["careful"], 30, wrong_draw=5)
    stops = sum(move.name == "stop" for game in risky for move in game.moves)
    assert stops > 10
    plain = played(BOTS["careful"], 30)
    assert not any(move.name == "stop" for game in plain for move in game.moves)


@pytest.mark.parametrize("name", ["careful", "naive"])
def test_a_knower_who_plays_places_what_it_knows(name: str) -> None:
    placed = []
    for seed in range(12):
        game = run_bots(table(3, seed, BIG, knower_plays=True, knower=0), [BOTS[name]])
        placed += [event for event in events(game, "placed") if event.data["seat"] == 0]
    assert len(placed) > 3
    assert all(event.data["right"] for event in placed)


def test_a_careful_knower_demonstrates_as_the_automatic_one() -> None:
    for seed in range(10):
        automatic = table(4, seed, BIG, preset="published")
        asked = table(4, seed, BIG, preset="published", knower_by="seat")
        run_bots(asked, [BOTS["careful"]])
        assert {event.data["thing"] for event in events(asked, "demonstrated")} == {
            event.data["thing"] for event in events(automatic, "demonstrated")
        }


def test_a_careful_knower_redraws_what_it_has_shown() -> None:
    for seed in range(10):
        game = run_bots(table(4, seed, BIG, knower_by="seat"), [BOTS["careful"]])
        shown = [event.data["lies"] for event in events(game, "demonstrated")]
        assert len(set(shown)) == 3


def test_a_corrected_verdict_is_learned() -> None:
    game = table(4, 1, VECTOR, hand=1, demo_count=1)
    bot = CarefulFinder(VECTOR, game.config, acting(game))
    for event in game.log:
        bot.see(event)
    thing = next(iter(game.state.placed))
    other = next(region for region in game.state.regions if region != truth(game, thing))
    before = [list(beliefs.by_mistakes) for beliefs in bot.beliefs]
    for event in game.play(Move(HOST, "correct", {"thing": thing, "region": other})):
        bot.see(event)
    assert [beliefs.by_mistakes for beliefs in bot.beliefs] != before


def test_a_restarted_game_is_learned_from_nothing() -> None:
    game = table(4, on_misjudge="restart")
    bots = [CarefulFinder(MANY, game.config, 0), NaiveFinder(MANY, game.config, 0)]
    right(game)
    thing = next(iter(game.state.placed))
    other = next(region for region in game.state.regions if region != truth(game, thing))
    game.play(Move(HOST, "correct", {"thing": thing, "region": other}))
    for bot in bots:
        for event in game.visible(0):
            bot.see(event)
    careful, naive = bots
    assert isinstance(careful, CarefulFinder)
    assert isinstance(naive, NaiveFinder)
    assert sum(naive.counts) == 3
    assert all(sum(rules.bit_count() for rules in b.by_mistakes) == 6 for b in careful.beliefs)


def test_bots_read_no_event_that_is_not_shown_to_them() -> None:
    """With the secret events taken away they play the same."""
    for seed in range(6):
        game = table(4, seed, BIG)
        players = seat_bots(game, [BOTS["careful"]])
        while game.result is None:
            seat = acting(game)
            blind = CarefulFinder(BIG, game.config, seat)
            for event in game.log:
                if event.seen_by is None:
                    blind.see(event)
            expected = blind.choose(game.legal(seat))
            players.act(game, seat)
            assert game.moves[-1] == expected


def test_random_players_take_any_move() -> None:
    seen = set()
    game = table(4, rings=["word"], hand=2)
    seat = acting(game)
    bot = BOTS["random"](MANY, Config(), 4, seat, Rng(1))
    legal: Legal = game.legal(seat)
    for _ in range(200):
        seen.add(str(bot.choose(legal)))
    assert len(seen) == 5
