"""The table: log and views, refusals, bounds, prefixes and undo (EN-01 to EN-07)."""

from __future__ import annotations

import itertools

import pytest

from authoring.engine.bots import run_bots
from authoring.engine.fingerprint import canonical
from authoring.engine.game import HOST, JUDGE, Move, Refusal
from authoring.engine.rng import Rng
from authoring.engine.table import LAPSE, BoundExceeded, Table, may_see
from authoring.engine.transcript import record, write
from tests.engine import tiny


def table(seed: int = 3, seats: int = 3, **options: object) -> Table[tiny.State]:
    return Table(tiny.Tiny(), tiny.PACK, seats, seed, options)


def written(seed: int = 3) -> Table[tiny.State]:
    """A game in which everybody has written, and the judge has ruled."""
    played = table(seed)
    for seat in range(3):
        played.play(Move(seat, "write", {"number": seat + 2}))
    played.play(Move(JUDGE, "rule", {"counts": True}))
    return played


def test_en_01_same_moves_give_the_same_bytes() -> None:
    games = [run_bots(table(9), [tiny.random_bot], tiny.judge) for _ in range(2)]
    assert write(record(games[0])) == write(record(games[1]))
    other = run_bots(table(10), [tiny.random_bot], tiny.judge)
    assert write(record(other)) != write(record(games[0]))


def test_en_02_a_view_holds_only_what_the_seat_was_shown() -> None:
    played = table()
    played.play(Move(0, "write", {"number": 7}))
    assert ["wrote", {"seat": 0, "number": 7}] in played.view(0)["seen"]
    assert played.view(1)["seen"] == [["set_up", {"seats": 3}], ["done", {"seat": 0}]]


def test_en_02_no_view_holds_the_seed_or_the_random_numbers() -> None:
    played = run_bots(table(seed=987654321987), [tiny.random_bot], tiny.judge)
    for seat in range(3):
        seen = canonical(played.view(seat))
        assert "987654321987" not in seen
        assert str(played.state.rng.state) not in seen
        assert str(played.state.rng.increment) not in seen


def test_en_02_a_view_goes_on_from_where_it_was() -> None:
    looked_often, looked_once = written(), written()
    for played, often in ((looked_often, True), (looked_once, False)):
        for _ in range(2):
            played.play(Move(0, "roll", {}))
            if often:
                played.view(1)
    assert looked_often.view(1) == looked_once.view(1)
    assert len(looked_once.view(1)["seen"]) == 8


def test_the_judge_is_shown_every_event() -> None:
    played = written()
    assert len(list(played.visible(JUDGE))) == len(played.log)
    assert all(may_see(JUDGE, event) for event in played.log)
    assert len(list(played.visible(0))) == len(played.log) - 2


def test_en_03_a_refused_move_changes_nothing() -> None:
    played = written()
    before = (played.fingerprint(), list(played.log), list(played.moves), write(record(played)))
    for move in (
        Move(1, "roll", {}),
        Move(0, "rol", {}),
        Move(0, "roll", {"sides": 20}),
        Move(0, "write", {"number": 3}),
        Move(JUDGE, "rule", {"counts": True}),
        Move(17, "roll", {}),
    ):
        with pytest.raises(Refusal) as caught:
            played.play(move)
        assert caught.value.code
        assert caught.value.sentence
        assert caught.value.legal == played.legal(move.seat)
    assert before == (
        played.fingerprint(),
        list(played.log),
        list(played.moves),
        write(record(played)),
    )


def test_en_03_the_next_random_number_is_the_same_after_a_refusal() -> None:
    undisturbed, disturbed = written(), written()
    with pytest.raises(Refusal):
        disturbed.play(Move(2, "roll", {}))
    assert undisturbed.play(Move(0, "roll", {})) == disturbed.play(Move(0, "roll", {}))


def test_en_05_a_prefix_has_the_state_of_that_time() -> None:
    played = table(4)
    rng = Rng(1)
    prints = [played.fingerprint()]
    while seats := played.to_act():
        seat = min(seats)
        played.play(rng.pick(played.legal(seat).moves))
        prints.append(played.fingerprint())
    for count, expected in enumerate(prints):
        assert played.rewound(count).fingerprint() == expected


@pytest.mark.parametrize("count", [-1, 5])
def test_en_05_there_is_no_prefix_out_of_range(count: int) -> None:
    with pytest.raises(ValueError, match="count must be from 0 to 4"):
        written().rewound(count)


def test_en_05_undo_takes_back_what_nobody_saw() -> None:
    played = table()
    played.play(Move(0, "write", {"number": 7}))
    undone = played.undone()
    assert undone.moves == []
    assert undone.fingerprint() == table().fingerprint()
    undone.play(Move(0, "write", {"number": 8}))
    assert undone.view(0)["seen"][1] == ["wrote", {"seat": 0, "number": 8}]


def test_en_05_undo_stops_at_a_reveal_except_for_the_host() -> None:
    played = written()
    played.play(Move(0, "rest", {}))
    assert len(played.undone().moves) == 4
    with pytest.raises(Refusal) as caught:
        played.undone(2)
    assert (caught.value.code, caught.value.statement) == ("ALREADY_REVEALED", "EN-05")
    assert len(played.undone(2, host=True).moves) == 3


@pytest.mark.parametrize("steps", [0, 5, -1])
def test_en_05_nothing_to_undo(steps: int) -> None:
    with pytest.raises(Refusal) as caught:
        written().undone(steps, host=True)
    assert caught.value.code == "NOTHING_TO_UNDO"


def test_en_06_a_game_without_end_is_stopped() -> None:
    class Endless(tiny.Tiny):
        endless = True

    played = Table(Endless(), tiny.PACK, 2, 1)
    for seat in range(2):
        played.play(Move(seat, "write", {"number": 1}))
    played.play(Move(JUDGE, "rule", {"counts": True}))
    for _ in range(8):
        played.play(Move(0, "roll", {}))
    with pytest.raises(BoundExceeded, match="more than 11 moves"):
        played.play(Move(0, "roll", {}))
    assert len(played.moves) == 11


def test_en_06_a_host_move_gives_a_fresh_bound() -> None:
    """A correction may begin the game anew, so that moves before it do not count."""
    played = written()
    data = {"seat": 1, "cause": "illegal", "policy": "default"}
    for _ in range(200):
        played.play(Move(HOST, LAPSE, data))
    played.play(Move(0, "roll", {}))
    assert len(played.moves) == 205


def test_en_07_simultaneous_moves_in_any_order_give_the_same_state() -> None:
    moves = [Move(seat, "write", {"number": 3 + seat}) for seat in range(3)]
    prints = set()
    for order in itertools.permutations(moves):
        played = table()
        for move in order:
            played.play(move)
        prints.add(played.fingerprint())
    assert len(prints) == 1


def test_events_belong_to_their_moves() -> None:
    played = written()
    assert [event.name for event in played.events_of(0)] == ["wrote", "done"]
    assert [event.name for event in played.events_of(3)] == ["revealed"]


def test_a_table_refuses_what_its_game_refuses() -> None:
    with pytest.raises(Refusal, match="Tiny is for 2 to 4"):
        table(seats=5)
    with pytest.raises(Refusal, match="Did you mean 'sides'"):
        table(side=3)
    with pytest.raises(Refusal, match="whole number from 2 to 20"):
        table(sides=21)


def test_a_lapse_of_nobody_is_refused() -> None:
    played = written()
    with pytest.raises(Refusal) as caught:
        played.play(Move(HOST, LAPSE, {"seat": 9, "cause": "illegal", "policy": "forfeit"}))
    assert caught.value.code == "BAD_SEAT"
    assert played.forfeited == frozenset()
