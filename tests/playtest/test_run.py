"""Results depend on the plan alone: not on who plays, in which order, or how often it stops."""

from __future__ import annotations

import importlib
import json
import os
import re
import signal
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from authoring import __version__, games
from authoring.engine.bots import run_bots
from authoring.engine.game import Refusal
from authoring.engine.table import Table
from authoring.playtest import general
from authoring.playtest import play as playing
from authoring.playtest.edition import edition
from authoring.playtest.part import Cell
from authoring.playtest.plan import Plan, Wish, joined, make, missing
from authoring.playtest.play import Block, OtherVersion, one, play, seed_of
from authoring.playtest.results import write
from authoring.playtest.run import Here, run
from authoring.playtest.store import Store, StoreError
from authoring.playtest.weigh import weigh
from authoring.playtest.workers import WorkersLost, run_local
from tests.games.guess_club.small import PACK
from tests.playtest.sample import plan

GAMES = 45
"""More than four blocks a level."""


def results(store: Store) -> str:
    return write(weigh(store))


def whole(made: Plan) -> Store:
    """All games of a plan, played here."""
    store = Store(made)
    run(store, Here(), 1)
    return store


class Backwards(Executor):
    """Hands work back in the opposite order: nothing is done before much is asked for."""

    def __init__(self) -> None:
        self.waiting: list[tuple[Future[Any], Callable[[], Any]]] = []

    def submit(self, work: Callable[..., Any], /, *given: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.waiting.append((future, lambda: work(*given, **named)))
        if len(self.waiting) >= 3:
            while self.waiting:
                late, act = self.waiting.pop()
                late.set_result(act())
        return future


class Interrupted(Here):
    """Somebody presses Ctrl-C after so many blocks."""

    def __init__(self, blocks: int) -> None:
        self.left = blocks

    def submit(self, work: Callable[..., Any], /, *given: Any, **named: Any) -> Future[Any]:
        if not self.left:
            raise KeyboardInterrupt
        self.left -= 1
        return super().submit(work, *given, **named)


def test_the_order_of_blocks_changes_nothing() -> None:
    made = plan(GAMES)
    store = Store(made)
    run(store, Backwards(), 1)
    assert results(store) == results(whole(made))


@pytest.mark.slow
@pytest.mark.parametrize("workers", [2, 8])
def test_the_number_of_workers_changes_nothing(workers: int) -> None:
    made = plan(GAMES)
    store = Store(made)
    run_local(store, workers)
    assert results(store) == results(whole(made))


def test_how_games_are_cut_into_blocks_changes_nothing() -> None:
    made = plan(9)
    cell = made.cells[1]
    parts = [play(made.terms, Block(cell, start, stop)) for start, stop in ((0, 4), (4, 9))]
    assert parts[0] + parts[1] == play(made.terms, Block(cell, 0, 9))


def test_what_was_interrupted_goes_on(tmp_path: Path) -> None:
    made, path = plan(GAMES), tmp_path / "store.json"
    store = Store(made, path)
    with pytest.raises(KeyboardInterrupt):
        run(store, Interrupted(4), 1)
    assert 0 < Store(made, path).games < made.total
    again = Store(made, path)
    told: list[tuple[int, int]] = []
    run(again, Here(), 1, lambda done, total: told.append((done, total)))
    assert told[0][0] > store.games
    assert told[-1] == (made.total, made.total)
    assert results(again) == results(whole(made))


def test_a_finished_store_plays_nothing_more(tmp_path: Path) -> None:
    made, path = plan(), tmp_path / "store.json"
    run(Store(made, path), Here(), 1)
    again = Store(made, path)
    run(again, Interrupted(0), 1)
    assert results(again) == results(whole(made))


def test_more_games_go_on_from_fewer(tmp_path: Path) -> None:
    path = tmp_path / "store.json"
    run(Store(plan(12), path), Here(), 1)
    more = Store(plan(20), path)
    assert more.games == 36
    run(more, Here(), 1)
    assert results(more) == results(whole(plan(20)))


def test_fewer_games_are_told_of_the_first_and_the_others_stay(tmp_path: Path) -> None:
    path = tmp_path / "store.json"
    run(Store(plan(12), path), Here(), 1)
    before = path.read_bytes()
    fewer = Store(plan(4), path)
    assert (fewer.beyond, fewer.games) == (12, 0)
    run(fewer, Here(), 1)
    assert results(fewer) == results(whole(plan(4)))
    assert path.read_bytes() == before
    assert Store(plan(12), path).games == 36


@pytest.mark.parametrize("other", [{"seed": 2}, {"pool_start": 60}])
def test_a_store_of_other_games_is_told_and_left(tmp_path: Path, other: dict[str, int]) -> None:
    path = tmp_path / "store.json"
    run(Store(plan(), path), Here(), 1)
    before = path.read_bytes()
    with pytest.raises(StoreError, match="the counts of another playtest"):
        Store(plan(**other), path)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("harm", "told"),
    [
        (lambda text: text[: len(text) // 2], "holds no counts"),
        (lambda text: text.replace('"format": 2', '"format": 1'), "of another version"),
        (lambda text: text.replace("[[0, 12]]", "[[0, 12], [5, 9]]"), "is damaged"),
        (lambda text: text.replace("[[0, 12]]", "{}"), "is damaged"),
        (lambda text: re.sub(r'"counts": \[\[.*?\]', '"counts": [[1]', text), "is damaged"),
        (lambda text: re.sub(r'"sum": "\w+", ', "", text), "is damaged"),
        (lambda text: "[]", "holds no counts"),
        (lambda text: "[" * 100_000, "holds no counts"),
        (lambda text: "title: {en: Rings}\n", "holds no counts"),
    ],
)
def test_what_no_store_has_written_is_told_and_left(
    tmp_path: Path, harm: Callable[[str], str], told: str
) -> None:
    path = tmp_path / "store.json"
    run(Store(plan(), path), Here(), 1)
    text = path.read_text("utf-8")
    assert harm(text) != text
    path.write_text(harm(text), "utf-8")
    with pytest.raises(StoreError, match=told):
        Store(plan(), path)
    assert path.read_text("utf-8") == harm(text)


def test_only_an_ordinary_file_that_can_be_written_is_a_store(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(StoreError, match="holds no counts"):
        Store(plan(), file)
    with pytest.raises(StoreError, match="file is no folder"):
        Store(plan(), file / "store.json")
    with pytest.raises(StoreError, match="is no ordinary file"):
        Store(plan(), tmp_path)
    if Path("/dev/zero").exists():
        with pytest.raises(StoreError, match="is no ordinary file"):
            Store(plan(), Path("/dev/zero"))
    assert list(tmp_path.iterdir()) == [file]


def test_no_game_is_counted_twice() -> None:
    store = Store(plan())
    block = Block(store.plan.cells[0], 0, 4)
    store.add(block, play(store.plan.terms, block))
    with pytest.raises(ValueError, match="counted before"):
        store.add(Block(block.cell, 3, 5), play(store.plan.terms, Block(block.cell, 3, 5)))


def test_spans_join_and_leave_gaps() -> None:
    spans = joined(joined((), 5, 10), 0, 2)
    assert spans == ((0, 2), (5, 10))
    assert list(missing(spans, 12)) == [(2, 5), (10, 12)]
    assert list(missing(spans, 6)) == [(2, 5)]
    assert joined(spans, 2, 5) == ((0, 10),)


def test_levels_are_dealt_alike_and_games_differ() -> None:
    assert seed_of(1, 5) == seed_of(1, 5)
    seeds = {seed_of(seed, number) for seed in range(3) for number in range(500)}
    assert len(seeds) == 1500
    assert max(seeds) < 2**53


def test_another_edition_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    made = plan()
    monkeypatch.setattr(playing, "edition", lambda: "0.0.0+0")
    with pytest.raises(OtherVersion):
        play(made.terms, Block(made.cells[0], 0, 1))


def test_games_of_another_edition_are_of_another_playtest() -> None:
    made = plan()
    other = replace(made, terms=replace(made.terms, edition="0.1.0+0"))
    assert other.key != made.key


def test_an_edition_is_the_version_and_a_digest_of_the_code() -> None:
    version, digits = edition().split("+")
    assert version == __version__
    assert re.fullmatch(r"[0-9a-f]{12}", digits)
    assert plan().terms.edition == edition()


def test_a_plan_tells_what_the_game_refuses() -> None:
    with pytest.raises(Refusal) as refused:
        make(games.kit, PACK, Wish(2, 1, seats=40))
    assert refused.value.code == "BAD_SEATS"
    with pytest.raises(Refusal) as refused:
        make(games.kit, PACK, Wish(2, 1, locales=("fr",)))
    assert refused.value.code == "BAD_OPTION"


def die_once(mark: str) -> None:
    """Ends the worker that it is sent to, the first time."""
    if not Path(mark).exists():
        Path(mark).touch()
        os.kill(os.getpid(), signal.SIGKILL)


class Deadly(ProcessPoolExecutor):
    """Kills one of its workers in the middle."""

    mark = ""

    def submit(self, work: Callable[..., Any], /, *given: Any, **named: Any) -> Future[Any]:
        super().submit(die_once, self.mark)
        return super().submit(work, *given, **named)


@pytest.mark.slow
def test_a_killed_worker_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Deadly, "mark", str(tmp_path / "died"))
    monkeypatch.setattr("authoring.playtest.workers.ProcessPoolExecutor", Deadly)
    made = plan(GAMES)
    store = Store(made, tmp_path / "store.json")
    run_local(store, 2)
    assert (tmp_path / "died").exists()
    assert results(store) == results(whole(made))


def always(work: Callable[..., Any], /, *_: Any) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


class Deadlier(ProcessPoolExecutor):
    def submit(self, work: Callable[..., Any], /, *given: Any, **named: Any) -> Future[Any]:
        return super().submit(always, work)


@pytest.mark.slow
def test_workers_that_keep_dying_are_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("authoring.playtest.workers.ProcessPoolExecutor", Deadlier)
    store = Store(plan(), tmp_path / "store.json")
    with pytest.raises(WorkersLost, match="what was done is kept"):
        run_local(store, 2)
    assert json.loads((tmp_path / "store.json").read_text("utf-8"))["cells"]


def test_cells_are_named_by_level_and_locale() -> None:
    assert Cell("novice", "").name == "novice"
    assert Cell("novice", "en").name == "novice/en"


@pytest.mark.slow
@pytest.mark.parametrize("game", games.names())
def test_games_go_as_the_engine_would_have_them_go(game: str) -> None:
    """The playtest's own short loop makes the moves that `authoring play` would see."""
    kit = games.kit(game)
    pack = importlib.import_module(f"tests.games.{game.replace('-', '_')}.small")
    small = getattr(pack, "MANY", None) or pack.PACK
    made = make(games.kit, small, Wish(1, 3))
    part = general.part_of(kit, small)
    cell = made.cells[-1]
    ours = one(kit, part, small, made.terms, cell, 0)
    fresh: Table[Any] = Table(kit.game, small, made.terms.seats, ours.seed, ours.options)
    assert run_bots(fresh, [part.levels[cell.level]], kit.judge).moves == ours.moves
