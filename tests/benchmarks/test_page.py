"""The page of benchmarks is made from rows, and says in words where we lose."""

from __future__ import annotations

import importlib
import inspect
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from benchmarks import __main__ as command
from benchmarks import check
from benchmarks.page import Machine, page, this_machine
from benchmarks.rows import Row, line

WON = Row("check words", 0.5, "s", "yamllint", 1.5, target=1.0)
LOST = Row("PDF of 600 cards", 0.6, "s", "typst", 0.3)
LESS = Row("moves", 1_000, "steps/s", "boardgame.io", 4_000)
ABSENT = Row("words a second", 20_000, "words/s", "elsewhere", where="in the Python of ELSE")
MISSED = Row("verdicts", 55.0, "ms", target=40.0)
CAUGHT = Row("faults caught", 97.0, "%", target=96.0)
MACHINE = Machine("A Processor 3000", 2, "3.12.1")


def rendered(*rows: Row, broken: dict[str, str] | None = None) -> str:
    return page({"startup": rows}, broken or {}, MACHINE, "2031-02-03")


def test_ratio_says_how_many_times_better_we_are() -> None:
    assert WON.ratio == pytest.approx(3.0)
    assert LOST.ratio == pytest.approx(0.5)
    assert LESS.ratio == pytest.approx(0.25)
    assert ABSENT.ratio is None


def test_targets_are_kept_from_the_right_side() -> None:
    assert not WON.missed
    assert MISSED.missed
    assert not CAUGHT.missed
    assert Row("faults caught", 95.0, "%", target=96.0).missed


def test_page_names_machine_python_and_date() -> None:
    told = rendered(WON)
    assert "A Processor 3000 (2 cores), with Python 3.12.1, on 2031-02-03" in told
    assert "| check words | 0.50 s | yamllint | 1.50 s | 3.00 | at most 1.00 s: kept |" in told


def test_page_says_in_words_where_we_lose() -> None:
    told = rendered(WON, LOST, LESS)
    lost = told.partition("We lose:")[2].partition("Every target")[0]
    assert "PDF of 600 cards: 0.60 s, where typst has 0.30 s (ratio 0.50)." in lost
    assert "moves: 1,000 steps/s, where boardgame.io has 4,000 steps/s (ratio 0.25)." in lost
    assert "yamllint" not in lost
    assert "We lose to none" in rendered(WON)


def test_page_says_which_targets_are_missed() -> None:
    assert "verdicts: 55.0 ms, and at most 40.0 ms is wanted." in rendered(MISSED, CAUGHT)
    assert "Every target of our own is kept." in rendered(CAUGHT)


def test_page_says_which_peers_are_not_there_and_where_they_are_looked_for() -> None:
    told = rendered(ABSENT)
    assert "| words a second | 20,000 words/s | elsewhere | not installed here |" in told
    assert "- elsewhere: in the Python of ELSE" in told
    assert "nothing is compared" in told


def test_a_benchmark_that_failed_is_told_and_the_others_stand() -> None:
    told = rendered(WON, broken={"fuzz": "RuntimeError: one file went wrong"})
    assert "## fuzz\n\nThis benchmark did not come to its end: RuntimeError: one file" in told
    assert "check words" in told


def test_a_row_is_one_line_for_who_runs_a_benchmark_alone() -> None:
    assert "yamllint 1.50 s; 3.00 times as good; target 1.00 s kept" in line(WON)
    assert "elsewhere: not installed here (in the Python of ELSE)" in line(ABSENT)


def test_this_machine_is_known() -> None:
    machine = this_machine()
    assert machine.processor
    assert machine.cores >= 1


@pytest.mark.parametrize("name", command.MODULES)
def test_every_benchmark_has_rows_and_runs_alone(name: str) -> None:
    module = importlib.import_module(f"benchmarks.{name}")
    assert inspect.isgeneratorfunction(module.rows)
    assert callable(module.main)
    assert module.__doc__


def test_the_command_writes_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken() -> Iterator[Row]:
        yield CAUGHT
        raise RuntimeError("no more")

    made = {
        "startup": SimpleNamespace(rows=lambda: iter([WON])),
        "fuzz": SimpleNamespace(rows=broken),
    }
    monkeypatch.setattr(command.importlib, "import_module", lambda name: made[name.split(".")[1]])
    out = tmp_path / "page.md"
    assert command.main(["startup", "fuzz", "--out", str(out)]) == 1
    told = out.read_text("utf-8")
    assert "check words" in told
    assert "faults caught" in told
    assert "did not come to its end: RuntimeError: no more" in told
    assert "failed: RuntimeError: no more" in capsys.readouterr().out


def test_some_benchmarks_alone_leave_the_page_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = SimpleNamespace(rows=lambda: iter([WON]))
    monkeypatch.setattr(command.importlib, "import_module", lambda _: made)
    monkeypatch.setattr(command, "PAGE", tmp_path / "page.md")
    assert command.main(["startup"]) == 0
    assert not (tmp_path / "page.md").exists()
    assert command.main([]) == 0
    assert (tmp_path / "page.md").exists()


def test_an_unknown_benchmark_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        command.main(["startpu"])
    assert "there is no startpu" in capsys.readouterr().err


def test_check_jsonschema_is_given_each_kind_of_file_with_its_schema() -> None:
    root = Path(__file__).parents[2] / "content" / "things-in-rings"
    told = {Path(each[4]).name: each[5:] for each in check.schema_runs(root)}
    assert set(told) == {name + ".schema.json" for name in ("deck", "traits", "things", "rules")}
    count = sum(len(files) for files in told.values())
    assert count == len(list(root.rglob("*.yml")))
