"""`authoring play --protocol jsonl` on real pipes; docs/protocol.md and its client are true."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from authoring import games
from authoring.cli.protocol import converse
from authoring.engine.bots import seat_bots
from authoring.engine.protocol import LONGEST, Dialogue
from authoring.engine.table import Table
from authoring.engine.transcript import read, replay
from authoring.pack.file import write_pack
from tests.games.leaks import contract
from tests.games.things_in_rings.small import MANY

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"


def play(*arguments: str, said: bytes = b"", code: int = 0) -> tuple[list[dict[str, Any]], str]:
    """What the command tells in messages, and on its error output."""
    command = [sys.executable, "-m", "authoring", "play", *arguments, "--protocol", "jsonl"]
    done = subprocess.run(command, input=said, capture_output=True, cwd=ROOT, timeout=120)
    assert done.returncode == code, done.stderr.decode()
    return [json.loads(line) for line in done.stdout.splitlines()], done.stderr.decode()


@pytest.fixture
def pack(tmp_path: Path) -> str:
    return str(write_pack(tmp_path / "rings.json", MANY))


@pytest.mark.slow
def test_the_session_of_the_manual_is_a_true_one() -> None:
    text = (DOCS / "protocol.md").read_text(encoding="utf-8").partition("## A session")[2]
    command = re.search(r"`authoring play (.+)`", text)
    session = re.search(r"```\n(.+?)```", text, re.DOTALL)
    assert command
    assert session
    lines = session[1].splitlines()
    words = command[1].split()
    at = words.index("--protocol")
    said = "".join(f"{line[2:]}\n" for line in lines if line.startswith("> "))
    told, _ = play(*words[:at], *words[at + 2 :], said=said.encode())
    whole = "…" not in lines
    expected = [line[2:] for line in lines if line.startswith("< ")]
    assert len(told) == len(expected) if whole else len(told) >= len(expected)
    told[len(expected) - 1 :] = told[-1:]
    for message, line in zip(told, expected, strict=True):
        wanted = json.loads(re.sub(r",?…", "", line) if line.endswith("}") else line)
        moves = wanted.pop("moves", [])
        assert {key: message.get(key) for key in wanted} == wanted
        assert message.get("moves", [])[: len(moves)] == moves


@pytest.mark.slow
def test_the_client_of_the_manual_plays_to_the_end() -> None:
    command = [sys.executable, str(DOCS / "client.py"), "just-one", "--seed", "3"]
    done = subprocess.run(command, capture_output=True, cwd=ROOT, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert done.stdout.splitlines()[-1].startswith("winners [], scores {'0': ")


@pytest.mark.slow
def test_a_pipe_that_closes_early_leaves_a_game_to_resume(pack: str, tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    said = b'{"type": "legal"}\n'
    seats = ("--seat", "human", "--bots", "3")
    told, error = play(pack, *seats, "--seed", "7", "--save", str(saved), said=said, code=2)
    assert told[0]["type"] == "hello"
    assert "closed its pipe before the game had ended" in error
    table = replay(read(saved.read_text(encoding="utf-8")), games.kit("things-in-rings").game, MANY)
    assert table.result is None
    again, _ = play(pack, *seats, "--resume", str(saved), said=b'{"type": "quit"}')
    assert [each["type"] for each in again][-1] == "bye"
    assert [e for e in again if e["type"] == "event"] == [e for e in told if e["type"] == "event"]


def test_without_a_seat_there_is_nothing_to_play(pack: str) -> None:
    told, error = play(pack, "--bots", "3", code=2)
    assert told == []
    assert "--protocol needs a seat for the program: --seat human" in error


def test_a_series_is_not_played_over_the_protocol(pack: str) -> None:
    _, error = play(pack, "--seat", "human", "--bots", "2", "--games", "2", code=2)
    assert "--protocol" in error


def test_a_closed_output_is_no_fault(pack: str) -> None:
    command = [sys.executable, "-m", "authoring", "play", pack, "--protocol", "jsonl"]
    command += ["--seat", "human", "--bots", "3"]
    program = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT
    )
    assert program.stdin
    assert program.stdout
    assert program.stderr
    program.stdout.readline()
    program.stdout.close()
    program.stdin.write(b'{"type": "view"}\n' * 2000)
    program.stdin.close()
    told = program.stderr.read()
    program.stderr.close()
    assert program.wait(60) in (2, 141)
    assert b"Traceback" not in told
    assert b"fault of ours" not in told


def heard(said: bytes) -> list[dict[str, Any]]:
    """What is told to somebody who says this to a game of Just One."""
    kit = games.kit("just-one")
    table = Table(kit.game, contract("just-one").PACK, 4, 1)
    players = seat_bots(table, dict.fromkeys((1, 2, 3), kit.bots["random"]), kit.judge)
    talk = Dialogue(table, lambda _: players, frozenset((0,)), kit.narrate(table.pack, "en"))
    told = io.BytesIO()
    converse(talk, io.BytesIO(said), told)
    return [json.loads(line) for line in told.getvalue().splitlines()]


def test_lines_of_any_length_and_none() -> None:
    before = len(heard(b""))
    longest = b'{"type": "view", "x": "' + b"x" * (LONGEST - 25) + b'"}'
    assert len(longest) == LONGEST
    said = b"\n".join(
        [b"", b"  ", b"x" * (3 * LONGEST), longest, longest + b" ", b'{"type":"view"}\r', b"{"]
    )
    told = heard(said)[before:]
    kinds = [each.get("code", each["type"]) for each in told]
    assert kinds == ["TOO_LONG", "view", "TOO_LONG", "view", "NOT_JSON"]
