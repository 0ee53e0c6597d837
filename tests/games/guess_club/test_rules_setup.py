"""Components, setup and skeleton: GC-01 to GC-15."""

from __future__ import annotations

import pytest

from authoring.engine.game import JUDGE, Refusal
from authoring.games.guess_club.config import configure, reward
from authoring.games.guess_club.play.state import PHASES
from tests.games.guess_club.small import (
    FRUITS,
    Game,
    act,
    ask,
    cash,
    finish_round,
    judged,
    named,
    play,
    predict,
    refusal,
    started,
    table,
)

HANDS = (("apple", "plum"), ("orange", "peach"), ("grape", "lime"))


@pytest.mark.parametrize("seats", range(2, 9))
def test_gc_01_two_to_eight_players(seats: int) -> None:
    assert len(table(seats).state.players) == seats


@pytest.mark.parametrize("seats", [0, 1, 9])
def test_gc_01_other_numbers_are_refused(seats: int) -> None:
    with pytest.raises(Refusal, match=f"2 to 8 can play, not {seats}") as caught:
        table(seats)
    assert caught.value.code == "BAD_SEATS"


def test_gc_01_the_bounds_are_an_option() -> None:
    with pytest.raises(Refusal, match="3 to 4"):
        table(2, players=[3, 4])


@pytest.mark.parametrize(("options", "count"), [({}, 6), ({"answers_per_player": 4}, 4)])
def test_gc_02_six_answer_cards_each(options: dict[str, int], count: int) -> None:
    game = table(3, **options)
    ask(game)
    act(game, 1, "answer", answers=[fruit for fruit, _ in FRUITS[:count]])
    assert game.state.players[1].hand == list(range(count))


def test_gc_03_four_markers_each_and_a_counter_apart() -> None:
    game = started(HANDS, markers_per_player=1)
    assert table(3).view(0)["markers"] == [4, 4, 4]
    predict(game, 1, 3)
    assert game.view(0)["markers"] == [1, 0, 1]
    assert game.view(0)["counter"] == 0


def test_gc_04_players_start_with_150() -> None:
    assert cash(table(3)) == [150, 150, 150]
    assert cash(table(2, start_cash=80)) == [80, 80]


def test_gc_05_the_bank_puts_30_into_the_pool() -> None:
    game = table(3)
    assert game.state.pool == 30
    assert named(game.log, "pool_filled") == [{"amount": 30}]
    assert table(3, pool_start=50).state.pool == 50


def test_gc_06_the_counter_starts_at_0_in_every_round() -> None:
    game = started(HANDS)
    assert game.state.counter == 0
    play(game, 1, 0, (2, 0))
    assert game.state.counter == 1
    finish_round(game)
    assert (game.state.round, game.state.counter) == (2, 0)


@pytest.mark.parametrize(
    ("seats", "rewards"),
    [(2, [30, 30, 50]), (4, [50, 50, 70]), (8, [90, 90, 110])],
)
def test_gc_07_rewards_by_players_and_round(seats: int, rewards: list[int]) -> None:
    config = configure({})
    assert [reward(config, seats, number) for number in (1, 2, 3)] == rewards
    assert table(seats).state.reward == rewards[0]


def test_gc_07_rewards_can_be_given_one_by_one() -> None:
    config = configure({"round_reward": [40, 60]})
    assert [reward(config, 5, number) for number in (1, 2, 3)] == [40, 60, 60]


def test_gc_08_a_player_cannot_use_what_is_anothers() -> None:
    game = started(HANDS)
    assert refusal(game, 2, "play", card=0).code == "NOT_YOUR_TURN"
    assert refusal(game, 2, "predict", number=1).code == "NOT_YOUR_TURN"
    act(game, 1, "play", card=0)
    assert game.state.players[2].hand == [0, 1]
    assert game.log[-1].data == {"seat": 1, "card": 0, "answer": "orange"}


def test_gc_09_answers_are_hidden_until_they_are_shown() -> None:
    game = started(HANDS)
    assert game.view(1)["own_answers"] == ["orange", "peach"]
    for seat in (0, 2):
        assert "orange" not in str(game.view(seat))
        assert "peach" not in str(game.view(seat))
    play(game, 1, 0, (2, 1))
    assert game.view(0)["table"] == [[], [[0, "orange"]], [[1, "lime"]]]
    assert "peach" not in str(game.view(0))


def test_gc_10_the_first_setter_is_random_and_the_next_sits_to_the_left() -> None:
    assert {table(4, seed=seed, first_setter="random").state.setter for seed in range(40)} == {
        0, 1, 2, 3,
    }  # fmt: skip
    game = started(HANDS)
    finish_round(game)
    assert game.state.setter == 1


def test_gc_10_rotation_and_first_setter_are_options() -> None:
    game = started(HANDS, setter_rotation="right")
    finish_round(game)
    assert game.state.setter == 2
    with pytest.raises(Refusal, match="Seat 5 cannot be the first setter"):
        table(3, first_setter=5)


def test_gc_11_the_bank_is_unlimited() -> None:
    game = started(HANDS, start_cash=1000, pool_refill=1000)
    play(game, 1, 0, (2, 0))
    assert game.state.bank < -3000


def test_gc_12_exactly_three_rounds() -> None:
    assert [event.data["round"] for event in _whole().log if event.name == "round_began"] == [
        1, 2, 3,
    ]  # fmt: skip


def _whole(**options: object) -> Game:
    """A whole game without any match."""
    game = table(3, **options)
    while game.state.result is None:
        ask(game)
        for seat in range(3):
            act(game, seat, "answer", answers=[fruit for fruit, _ in FRUITS[seat : seat + 6]])
        finish_round(game)
    return game


def test_gc_13_each_round_has_its_phases_in_order() -> None:
    game = table(3)
    phases = []
    while game.state.result is None:
        phases.append(game.state.phase)
        if game.state.phase == "question":
            ask(game)
        elif game.state.phase == "answering":
            for seat in range(3):
                act(game, seat, "answer", answers=[fruit for fruit, _ in FRUITS[seat : seat + 6]])
        elif game.state.step == "turn":
            act(game, game.state.turn, "play", card=game.state.players[game.state.turn].hand[0])
        elif game.state.phase == "action":
            judged(game)
        else:
            act(game, JUDGE, "inspect", off_topic=[])
    order = [phase for place, phase in enumerate(phases) if [phase] != phases[place - 1 : place]]
    assert order == ["question", "answering", "action", "settlement"] * 3


MOVES = {
    "question": ("choose", {"question": "fruit-0"}),
    "answering": ("answer", {"answers": ["apple", "plum"]}),
    "action": ("play", {"card": 0}),
    "settlement": ("inspect", {"off_topic": []}),
}


@pytest.mark.parametrize("phase", MOVES)
def test_gc_13_no_move_of_one_phase_is_legal_in_another(phase: str) -> None:
    games = {
        "question": table(3),
        "answering": table(3, answers_per_player=2),
        "action": started(HANDS),
        "settlement": started(HANDS),
    }
    ask(games["answering"])
    last = games["settlement"]
    for seat in (1, 2, 0, 1):
        play(last, seat, last.state.players[seat].hand[0])
    for now, game in games.items():
        assert game.state.phase == now
        if now != phase:
            name, data = MOVES[phase]
            seat = next(iter(game.to_act()))
            assert refusal(game, seat, name, **data).code == "WRONG_PHASE"
    assert set(MOVES) == set(PHASES.values()) - {"over"}


def test_gc_14_one_question_a_round_that_stands_once_the_writing_began() -> None:
    game = table(3)
    ask(game)
    question = game.state.question.card
    setter = game.state.setter
    assert refusal(game, setter, "choose", question="fruit-1").code == "WRONG_PHASE"
    assert refusal(game, setter, "ask", text="Name a toy.").code == "WRONG_PHASE"
    assert refusal(game, 1, "challenge").code == "WRONG_PHASE"
    assert [game.view(seat)["question"] for seat in range(3)] == [question] * 3


def test_gc_15_nothing_is_legal_after_the_third_settlement() -> None:
    game = _whole()
    assert game.to_act() == frozenset()
    for seat in range(3):
        assert refusal(game, seat, "predict", number=1).code == "GAME_OVER"
        assert not game.legal(seat).moves
    assert game.result is not None
