"""`authoring playtest`, as it is typed."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from jsonschema import Draft202012Validator

from authoring.cli.main import authoring
from authoring.pack.file import write_pack
from authoring.resources import folder
from authoring.source.playtested import read_playtested
from tests.games.guess_club.small import PACK

DATA = Path(__file__).parent.parent / "data" / "checks" / "likely-too-narrow" / "good"


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a pack, and with a deck of twelve answers to one question."""
    monkeypatch.chdir(tmp_path)
    write_pack(tmp_path / "pack.json", PACK)
    shutil.copytree(DATA, tmp_path / "deck")
    (tmp_path / "deck" / "playtest.json").unlink()
    return tmp_path


def call(*arguments: str) -> Result:
    return CliRunner().invoke(authoring, ["playtest", "--workers", "1", *arguments])


def test_it_tells_a_person(place: Path) -> None:
    told = call("pack.json", "--games", "4", "--seats", "3")
    assert told.exit_code == 0
    assert "12 games, 4 of each sort, 3 seats, seed 1" in told.output
    assert told.stdout.startswith("Guess Club: ")
    assert "The deck as a whole" in told.output
    assert [path.name[:11] for path in (place / "build" / "playtest").iterdir()] == ["guess-club-"]


def test_it_tells_a_program_the_same_twice(place: Path) -> None:
    first = call("pack.json", "--games", "4", "--json", "--store", "one.json")
    again = call("pack.json", "--games", "4", "--json", "--store", "two.json")
    assert first.stdout == again.stdout
    results = json.loads(first.stdout)
    schema = json.loads((folder("schemas") / "playtest.schema.json").read_text("utf-8"))
    Draft202012Validator(schema).validate(results)
    assert results["pack"] == PACK.digest
    assert results["games"] == {"novice": 4, "average": 4, "expert": 4}


def test_options_and_seeds_change_the_games(place: Path) -> None:
    outputs = {
        call("pack.json", "--games", "3", "--json", *more).stdout
        for more in ((), ("--seed", "2"), ("--set", "pool_start=90"), ("--preset", "published"))
    }
    assert len(outputs) == 4


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("nowhere",), "no deck folder 'nowhere'"),
        (("pack.json", "--seats", "9"), "BAD_SEATS"),
        (("pack.json", "--locale", "fr"), "BAD_OPTION"),
        (("pack.json", "--set", "pool_start=7"), "BAD_OPTION"),
        (("pack.json", "--save"), "--save is for a deck folder"),
        (("pack.json", "--store", "deck"), "is a directory"),
        (("pack.json", "--store", "deck/deck.yml"), "deck.yml holds no counts of a playtest"),
        (("pack.json", "--store", "pack.json"), "name another file with --store"),
        (("pack.json", "--store", "/dev/full"), "is no ordinary file"),
        (("pack.json", "--store", "pack.json/x.json"), "name another file with --store"),
        (("pack.json", "--html", "nowhere/x.html"), "there is no folder"),
        (("pack.json", "--html", "deck/deck.yml"), "is there already and is no HTML page"),
    ],
)
def test_what_is_wrong_is_told(place: Path, arguments: tuple[str, ...], told: str) -> None:
    before = (place / "pack.json").read_bytes()
    found = call(*arguments, "--games", "2")
    assert found.exit_code == 2
    assert told in found.output
    assert "Traceback" not in found.output
    assert "playing" not in found.output
    assert (place / "deck" / "deck.yml").read_bytes() == (DATA / "deck.yml").read_bytes()
    assert (place / "pack.json").read_bytes() == before


def test_fewer_games_leave_those_that_are_stored(place: Path) -> None:
    assert call("pack.json", "--games", "4").exit_code == 0
    (kept,) = (place / "build" / "playtest").iterdir()
    before = kept.read_bytes()
    told = call("pack.json", "--games", "2", "--json")
    assert json.loads(told.stdout)["games"] == {"novice": 2, "average": 2, "expert": 2}
    assert "holds 4 games of each sort, and stays as it is" in told.stderr
    assert "Ctrl-C tells what is known by then" in told.stderr
    assert kept.read_bytes() == before


def test_where_build_cannot_be_made_another_place_is_named(place: Path) -> None:
    (place / "build").write_text("", "utf-8")
    told = call("pack.json", "--games", "2")
    assert told.exit_code == 2
    assert "name another file with --store" in told.output
    assert "move" not in told.output


def test_who_stands_in_a_deck_keeps_counts_beside_it(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(place / "deck" / "questions")
    assert call("../../pack.json", "--games", "1", "--seats", "3").exit_code == 0
    assert len(list((place / "build" / "playtest").iterdir())) == 1
    assert not list((place / "deck").rglob("build"))


def test_a_store_of_another_playtest_is_told_with_the_way_out(place: Path) -> None:
    assert call("pack.json", "--games", "2", "--store", "kept.json").exit_code == 0
    before = (place / "kept.json").read_bytes()
    told = call("pack.json", "--games", "2", "--store", "kept.json", "--seed", "2")
    assert told.exit_code == 2
    assert "holds the counts of another playtest" in told.output
    assert "name another file with --store" in told.output
    assert (place / "kept.json").read_bytes() == before


def test_a_page_replaces_a_page(place: Path) -> None:
    for _ in range(2):
        assert call("pack.json", "--games", "2", "--html", "page.html").exit_code == 0


def test_a_saved_playtest_is_told_by_checks_until_cards_change(place: Path) -> None:
    narrow = ("--set", "answers_per_player=12", "--set", "rounds=1", "--games", "40")
    assert call("deck", "--save", *narrow).exit_code == 0
    known = read_playtested("deck")
    assert known is not None
    assert [flag["check"] for flag in known.flags] == ["likely-too-narrow"]
    select = ("--select", "likely-too-narrow,stale-playtest")
    checked = CliRunner().invoke(authoring, ["check", "deck", *select])
    assert "warning[likely-too-narrow]" in checked.output
    assert "stale-playtest" not in checked.output
    cards = place / "deck" / "questions" / "food.yml"
    cards.write_text(cards.read_text("utf-8").replace("Name a fruit.", "Name food."), "utf-8")
    checked = CliRunner().invoke(authoring, ["check", "deck", *select])
    assert "likely-too-narrow" not in checked.output
    assert "info[stale-playtest]" in checked.output


def test_a_damaged_file_is_told_with_its_place(place: Path) -> None:
    (place / "deck" / "playtest.json").write_text('{"format": 1, "cards": 7}\n', "utf-8")
    checked = CliRunner().invoke(authoring, ["check", "deck", "--select", "stale-playtest"])
    assert "deck/playtest.json:1:" in checked.output


@pytest.mark.slow
def test_ctrl_c_keeps_what_is_done(place: Path) -> None:
    command = [sys.executable, "-m", "authoring", "playtest", "pack.json", "--json"]
    options = ["--games", "4000", "--workers", "2", "--store", "store.json"]
    running = subprocess.Popen(
        [*command, *options], stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    )
    for _ in range(400):
        time.sleep(0.05)
        if (place / "store.json").exists():
            break
    os.killpg(running.pid, signal.SIGINT)
    out, err = running.communicate(timeout=60)
    assert running.returncode == 130
    *first, last = err.decode().strip().splitlines()
    assert first == [
        "playing 12,000 games, 4,000 of each sort: novice, average, expert",
        "--games 100 gives a first look at the cards; Ctrl-C keeps what is done",
    ]
    assert last == "stopped: the same command goes on from here"
    done = sum(json.loads(out)["games"].values())
    assert 0 < done < 12000
    kept = json.loads((place / "store.json").read_text("utf-8"))["cells"]
    assert done == sum(stop - start for cell in kept.values() for start, stop in cell["done"])


@pytest.mark.slow
def test_a_terminal_shows_how_far_it_is_and_how_fast(place: Path) -> None:
    more = ("--games", "40", "--workers", "1", "--json")
    runner = CliRunner(env={"FORCE_COLOR": "1", "TERM": "xterm-256color", "COLUMNS": "120"})
    shown = runner.invoke(authoring, ["playtest", "pack.json", *more, "--store", "shown.json"])
    plain = CliRunner().invoke(authoring, ["playtest", "pack.json", *more, "--store", "plain.json"])
    assert "120/120" in shown.stderr
    assert "/s" in shown.stderr
    assert plain.stderr.splitlines() == [
        "playing 120 games, 40 of each sort: novice, average, expert",
        "--games 100 gives a first look at the cards, fewer at the deck as a whole; "
        "Ctrl-C keeps what is done",
    ]
    assert json.loads(plain.stdout) == json.loads(shown.stdout)
