"""The Knower: TR-29 to TR-32."""

from __future__ import annotations

import pytest

from authoring.engine.bots import run_bots
from authoring.engine.fingerprint import canonical
from authoring.engine.game import HOST, Legal, Move
from authoring.engine.series import games_won, leaders
from authoring.games.things_in_rings.bots.players import BOTS
from authoring.games.things_in_rings.play.verdicts import Verdict, verdict
from authoring.games.things_in_rings.tell.narration import narrate
from tests.games.things_in_rings.small import (
    MANY,
    Game,
    acting,
    cards,
    events,
    refusal,
    right,
    stop,
    table,
    truth,
    wrong,
)


def test_tr_29_the_knower_is_told_to_keep_the_secret() -> None:
    """No engine sees faces or gestures: the players are told so, in each language."""
    (set_up,) = events(table(), "set_up")
    assert "gives no hint by word, face or gesture" in " ".join(narrate(MANY, "en")(set_up).split())
    assert "不得用言语、表情或动作提示" in narrate(MANY, "zh-Hans")(set_up)


def test_tr_29_no_event_for_finders_names_a_rule_before_the_end() -> None:
    game = table()
    while game.result is None:
        for event in game.visible(acting(game)):
            assert not any(rule in canonical(dict(event.data)) for rule in game.state.rules)
        wrong(game)
        if game.result is None:
            right(game)
    assert events(game, "rules_shown")[0].seen_by is None


def test_tr_30_verdicts_are_the_packs_and_nothing_elses() -> None:
    for seed in range(5):
        game = table(seed=seed)
        rows = [verdict(MANY, rule, "en") for rule in game.state.rules]
        for index, card in enumerate(MANY.cards["things"]):
            region = sum((row.inside >> index & 1) << ring for ring, row in enumerate(rows))
            assert game.state.truth[card["id"]] == region
    assert verdict(MANY, "word-0", "en") == Verdict(
        int(MANY.tables["verdicts"]["word-0"]["en"]["inside"], 16), 0
    )


def corrected(game: Game) -> Move:
    """The host's move that puts the first thing in the rings elsewhere."""
    thing = next(iter(game.state.placed))
    other = next(region for region in game.state.regions if region != truth(game, thing))
    return Move(HOST, "correct", {"thing": thing, "region": other})


def test_tr_31_a_misjudgement_is_corrected_without_draws_or_turns() -> None:
    game = table()
    wrong(game)
    hands = {seat: list(hand) for seat, hand in game.state.hands.items()}
    move, seat, deck = corrected(game), acting(game), game.state.deck_count
    (event,) = game.play(move)
    assert event.name == "judgement_corrected"
    assert event.seen_by is None
    assert event.data["thing"] == move.data["thing"]
    assert event.data["lies"] == move.data["region"] == truth(game, move.data["thing"])
    assert (hands, seat, deck) == (game.state.hands, acting(game), game.state.deck_count)
    placed = {each["thing"]: each["lies"] for each in game.view(seat)["placed"]}
    assert placed[move.data["thing"]] == move.data["region"]


def test_tr_31_the_table_may_begin_anew() -> None:
    game = table(on_misjudge="restart", stop="never")
    for _ in range(3):
        wrong(game)
    rules = game.state.rules
    told = game.play(corrected(game))
    names = [event.name for event in told]
    assert names[:3] == ["judgement_corrected", "restarted", "set_up"]
    assert len(game.state.placed) == 3
    assert sorted(cards(game)) == sorted(card["id"] for card in MANY.cards["things"])
    assert game.state.rules != rules
    assert game.view(0)["hand"] == game.state.hands[0]
    assert len(game.view(0)["placed"]) == 3
    run_bots(game, [BOTS["naive"]])
    assert game.result is not None


def test_tr_31_only_what_lies_elsewhere_can_be_corrected() -> None:
    game = table()
    thing = next(iter(game.state.placed))
    held = game.state.hands[0][0]
    cases = [
        ({"thing": held, "region": "none"}, "NOT_PLACED"),
        ({"thing": ["x"], "region": "none"}, "NOT_PLACED"),
        ({"thing": thing, "region": "moon"}, "BAD_REGION"),
        ({"thing": thing, "region": truth(game, thing)}, "SAME_REGION"),
        ({"thing": thing}, "BAD_MOVE"),
    ]
    for data, code in cases:
        assert refusal(game, Move(HOST, "correct", data)).code == code
    assert refusal(game, Move(HOST, "place", {"thing": held, "region": "none"})).code == (
        "WRONG_PHASE"
    )
    (offered,) = game.legal(HOST).open
    assert offered.schema["properties"]["thing"]["enum"] == list(game.state.placed)
    assert table(demo_count=0).legal(HOST) == Legal()


def test_tr_31_the_players_are_told_that_a_misjudgement_is_put_right() -> None:
    (set_up,) = events(table(), "set_up")
    assert "put right as soon as it is found" in narrate(MANY, "en")(set_up)
    assert "误判一经发现立即更正" in narrate(MANY, "zh-Hans")(set_up)


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_tr_32_the_knower_may_rotate_over_a_series(seats: int) -> None:
    knowers = [
        table(seats, knower="rotate", game_number=number).state.knower
        for number in range(seats * 2)
    ]
    assert knowers == [*range(seats), *range(seats)]


def test_tr_32_a_series_is_won_by_games_won() -> None:
    results = []
    for number in range(6):
        game = table(4, seed=number, knower="rotate", game_number=number)
        run_bots(game, [BOTS["naive"]])
        assert game.result is not None
        assert game.state.knower not in game.result.winners
        results.append(game.result)
    won = games_won(results, 4)
    assert sum(won.values()) >= 6
    assert won[leaders(won)[0]] == max(won.values())


def test_stopping_is_no_secret() -> None:
    game = table()
    seat = acting(game)
    (event,) = stop(game)
    assert event == ("stopped", {"seat": seat, "next": acting(game)}, None)
