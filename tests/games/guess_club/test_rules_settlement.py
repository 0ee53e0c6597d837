"""The settlement and the next round: GC-61 to GC-71."""

from __future__ import annotations

import pytest

from authoring.engine.game import JUDGE, Event
from tests.games.guess_club.small import (
    Game,
    act,
    cash,
    finish_round,
    named,
    play,
    predict,
    refusal,
    started,
)

HANDS = (("apple", "plum"), ("orange", "peach"), ("grape", "lime"), ("cherry", "pear"))


def stopped(*predictions: tuple[int, int], **options: object) -> Game:
    """A round of four that ended with one match: predictions first, by seat from 1 on, then
    seat 1 plays its two cards, matching once."""
    game = started(HANDS, **options)
    told = dict(predictions)
    for seat in (1, 2, 3, 0):
        predict(game, seat, told.get(seat, 9 if seat % 2 else 8))
    play(game, 1, 0, (2, 0))
    play(game, 2, 1)
    return game


def settled(game: Game, off_topic: list[list[int]] | None = None) -> list[Event]:
    return act(game, JUDGE, "inspect", off_topic=off_topic or [])


def test_gc_61_play_stops_and_nobody_acts_any_more() -> None:
    game = stopped()
    assert game.state.phase == "settlement"
    for seat in (3, 0):
        assert refusal(game, seat, "play", card=0).code == "WRONG_PHASE"
        assert refusal(game, seat, "predict", number=1).code == "WRONG_PHASE"


def test_gc_62_all_leftovers_are_shown_and_judged() -> None:
    game = stopped()
    (shown,) = named(game.log, "play_stopped")
    assert shown["leftovers"] == [
        [0, 0, "apple"], [0, 1, "plum"], [1, 1, "peach"], [3, 0, "cherry"], [3, 1, "pear"],
    ]  # fmt: skip
    assert game.to_act() == {JUDGE}
    assert refusal(game, JUDGE, "inspect", off_topic=[[2, 0]]).code == "BAD_VERDICT"


def test_gc_62_the_setter_judges_them_or_all_vote() -> None:
    game = started(HANDS, judge="setter", markers_per_player=0)
    for seat in (1, 2, 3, 0, 1):
        act(game, seat, "play", card=game.state.players[seat].hand[0])
        for other in sorted(game.to_act()):
            act(game, other, "claim", cards=[])
        act(game, 0, "rule", fits=True, matches=[])
    assert game.to_act() == {0}
    act(game, 0, "inspect", off_topic=[[2, 1]])
    assert cash(game)[2] == 150 - 10 - 20


def test_gc_62_a_vote_on_each_leftover() -> None:
    game = started(HANDS, judge="vote")
    for seat in (1, 2, 3, 0, 1):
        act(game, seat, "play", card=game.state.players[seat].hand[0])
        for other in sorted(game.to_act()):
            act(game, other, "claim", cards=[])
        for other in range(4):
            act(game, other, "vote", fits=True, matches=[])
    assert game.to_act() == {0, 1, 2, 3}
    for seat, off_topic in enumerate(([[2, 1], [3, 1]], [[2, 1]], [], [])):
        act(game, seat, "inspect_vote", off_topic=off_topic)
    assert named(game.log, "leftovers_ruled") == [{"off_topic": [[2, 1, "lime"]]}]


def test_gc_63_text_only_misfits_are_fined() -> None:
    game = stopped()
    before = cash(game)
    settled(game, [[3, 0]])
    assert [now - then for now, then in zip(cash(game), before, strict=True)] == [0, 0, 0, -20]


def test_gc_63_published_every_leftover_is_fined() -> None:
    game = stopped(preset="published")
    before = cash(game)
    settled(game, [[3, 0]])
    assert [now - then for now, then in zip(cash(game), before, strict=True)] == [-40, -20, 0, -40]


def test_gc_63_the_fine_is_an_option() -> None:
    game = stopped(leftover_fine=50)
    before = cash(game)
    settled(game, [[3, 0], [3, 1]])
    assert cash(game)[3] == before[3] - 100


def test_gc_64_fines_go_into_the_pool_before_it_is_paid_out() -> None:
    game = stopped((1, 1))
    assert game.state.pool == 40
    events = settled(game, [[3, 0], [0, 0]])
    names = [event.name for event in events]
    assert names.index("settled") > max(place for place, name in enumerate(names) if name == "paid")
    assert named(events, "prize_won") == [{"seat": 1, "from_pool": 80, "from_reward": 50}]


def test_gc_65_equal_answers_found_only_now_add_no_match() -> None:
    hands = (("apple", "plum"), ("orange", "peach"), ("plum", "lime"), ("plum", "pear"))
    game = started(hands)
    for seat in (1, 2, 3, 0, 1):
        play(game, seat, game.state.players[seat].hand[-1 if seat else 0])
    (done,) = named(settled(game), "settled")
    assert done["counter"] == 0


def test_gc_66_only_exact_predictions_win() -> None:
    (done,) = named(settled(stopped((1, 0), (2, 2), (3, 1))), "settled")
    assert done["winners"] == [3]


def test_gc_67_winners_get_the_whole_pool_and_the_reward() -> None:
    game = stopped((3, 1))
    assert (game.state.pool, game.state.reward) == (40, 50)
    before = cash(game)[3]
    settled(game)
    assert cash(game)[3] == before + 90


def test_gc_68_winners_share_and_the_first_gets_the_odd_chip() -> None:
    game = stopped((1, 1), (3, 1))
    before = cash(game)
    settled(game)
    assert [now - then for now, then in zip(cash(game), before, strict=True)] == [0, 50, 0, 40]
    late = stopped((3, 1), (0, 1))
    before = cash(late)
    settled(late)
    assert [now - then for now, then in zip(cash(late), before, strict=True)] == [40, 0, 0, 50]


def test_gc_68_the_smallest_chip_decides_what_can_be_shared() -> None:
    game = stopped((1, 1), (3, 1), smallest_chip=50)
    before = cash(game)
    settled(game)
    assert cash(game)[1] - before[1] == 90
    assert cash(game)[3] == before[3]


def test_gc_68_two_markers_of_one_winner_are_one_share() -> None:
    game = started((("apple", "plum"), ("orange", "peach")))
    predict(game, 1, 0)
    predict(game, 0, 3)
    predict(game, 1, 0)
    finish_round(game)
    (prize,) = named(game.log, "prize_won")
    assert prize["seat"] == 1


def test_gc_69_what_nobody_wins_is_carried_over() -> None:
    game = stopped()
    pool, reward = game.state.pool, game.state.reward
    settled(game)
    assert game.state.round == 2
    assert game.state.pool == pool
    assert game.state.reward == reward + 50


@pytest.mark.parametrize(
    ("options", "pool", "reward"),
    [
        ({"unclaimed_pool": "bank"}, 30, 100),
        ({"unclaimed_reward": "bank"}, 40, 50),
        ({"unclaimed_pool": "bank", "unclaimed_reward": "bank"}, 30, 50),
    ],
)
def test_gc_69_or_goes_to_the_bank(options: dict[str, str], pool: int, reward: int) -> None:
    game = stopped(**options)
    assert (game.state.pool, game.state.reward) == (40, 50)
    settled(game)
    assert (game.state.pool, game.state.reward) == (pool, reward)


def test_gc_69_after_the_last_round_all_of_it_does() -> None:
    game = stopped(rounds=1)
    settled(game)
    assert (game.state.pool, game.state.reward) == (0, 0)
    assert named(game.log, "unclaimed") == [{"from_pool": 40, "from_reward": 70}]


@pytest.mark.parametrize(
    ("when", "won", "left"),
    [
        ("empty", True, 30), ("empty", False, 10), ("below", True, 30), ("below", False, 30),
        ("never", True, 0), ("never", False, 10),
    ],
)  # fmt: skip
def test_gc_70_the_pool_at_the_start_of_a_later_round(when: str, won: bool, left: int) -> None:
    game = started(HANDS, pool_refill_when=when, pool_start=0, miss_fee=0)
    predict(game, 1, 0 if won else 7)
    for seat in (2, 3, 0, 1, 2):
        play(game, seat, game.state.players[seat].hand[0])
    settled(game)
    assert game.state.round == 2
    assert game.state.pool == left


def test_gc_71_markers_return_the_counter_is_0_and_cards_are_wiped() -> None:
    game = stopped()
    settled(game)
    for seat in range(4):
        view = game.view(seat)
        assert view["markers"] == [4, 4, 4, 4]
        assert view["counter"] == 0
        assert view["predictions"] == []
        assert view["own_answers"] == []
        assert view["table"] == [[], [], [], []]
        assert view["setter"] == 1
        assert view["question"] is None
