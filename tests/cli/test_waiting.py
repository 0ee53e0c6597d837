"""What is told while a playtest goes on: to whoever looks, in as many words as help."""

from __future__ import annotations

import itertools

import pytest

from authoring.cli import waiting
from authoring.playtest.play import Block
from authoring.playtest.store import Store
from tests.playtest.sample import plan


def told(capsys: pytest.CaptureFixture[str], quiet: bool = False, games: int = 3000) -> list[str]:
    """What stands in a log when a worker tells of a thousand games again and again."""
    store = Store(plan(games))
    with waiting.waiting(store, quiet) as tell:
        if tell is not None:
            for done in (1, *range(1000, store.plan.total + 1, 1000)):
                tell(done, store.plan.total)
    return capsys.readouterr().err.splitlines()


@pytest.fixture
def slow_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock on which ten seconds go by whenever somebody looks."""
    ticks = itertools.count(0.0, 10.0)
    monkeypatch.setattr("authoring.cli.waiting.time.monotonic", lambda: next(ticks))


@pytest.mark.usefixtures("slow_clock")
def test_a_log_tells_now_and_then(capsys: pytest.CaptureFixture[str]) -> None:
    opening, short, *lines = told(capsys)
    assert opening == "playing 9,000 games, 3,000 of each sort: novice, average, expert"
    assert short == "--games 100 gives a first look at the cards; Ctrl-C keeps what is done"
    assert lines[0].startswith("1,000 of 9,000 games, ")
    assert lines[0].endswith(" left")
    assert all("9,000 of 9,000" not in line for line in lines)


def test_little_time_tells_nothing_more(capsys: pytest.CaptureFixture[str]) -> None:
    assert len(told(capsys)) == 2


def test_whoever_wants_quiet_is_told_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert told(capsys, quiet=True) == []


def test_what_is_played_already_is_said() -> None:
    store = Store(plan(12))
    cell = store.plan.cells[0]
    store.done[cell] = ((0, 5),)
    assert "\n5 of them are played already\n--games 100 gives" in waiting.opening(store)


def test_too_few_games_for_a_look_at_the_cards_are_told_so() -> None:
    few = "--games 100 gives a first look at the cards, fewer at the deck as a whole; Ctrl-C"
    assert few in waiting.opening(Store(plan(50)))
    assert "first look" not in waiting.opening(Store(plan(100)))


def test_nothing_is_said_where_nothing_is_to_be_played(capsys: pytest.CaptureFixture[str]) -> None:
    store = Store(plan(12))
    store.done = dict.fromkeys(store.plan.cells, ((0, 12),))
    with waiting.waiting(store, quiet=False) as tell:
        assert tell is None
    assert capsys.readouterr().err == ""


def test_the_first_blocks_are_small() -> None:
    made = plan(2000)
    blocks = list(made.blocks({}))
    first = [block for block in blocks if block.cell == made.cells[0]]
    assert [block.stop - block.start for block in first[:5]] == [1, 2, 5, 20, 20]
    assert sum(block.stop - block.start for block in blocks) == made.total
    again = next(iter(made.blocks({made.cells[0]: ((0, 8),)})))
    assert again == Block(made.cells[0], 8, 28)
