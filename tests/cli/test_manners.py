"""How every command behaves towards shells, pipes, programs and people with other systems."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import click
import pytest

from authoring.cli.main import COMMANDS, authoring
from tests.cli.conftest import Call, run
from tests.cli.manners import APART, CALLS, DECK, NO_QUIET, arguments, furnish, tidy

ESCAPE = "\x1b"

QUIET = sorted(CALLS.keys() - set(NO_QUIET))
JSON = sorted(CALLS)


@pytest.fixture(scope="module")
def furnished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("furnished")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        patch.setenv("XDG_STATE_HOME", str(tmp_path_factory.mktemp("state")))
        furnish(run)
    return folder


@pytest.fixture
def place(furnished: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own with all that the calls need."""
    shutil.copytree(furnished, tmp_path, dirs_exist_ok=True)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def names(command: click.Command, context: click.Context) -> list[str]:
    """All commands, those of groups with the group's name."""
    found = []
    if isinstance(command, click.Group):
        for name in command.list_commands(context):
            inner = command.get_command(context, name)
            assert inner is not None
            found += [name, *(f"{name} {one}" for one in names(inner, click.Context(inner)))]
    return found


def test_the_table_has_every_command() -> None:
    every = names(authoring, click.Context(authoring))
    assert set(every) == CALLS.keys() | APART.keys()
    assert COMMANDS.keys() <= set(every)
    assert not CALLS.keys() & APART.keys()


@pytest.mark.parametrize("name", QUIET)
def test_quiet_leaves_nothing_to_say(call: Call, place: Path, name: str) -> None:
    assert call(*arguments(name), "--quiet").output == ""


@pytest.mark.parametrize("name", NO_QUIET)
def test_without_quiet_the_command_is_its_words(call: Call, place: Path, name: str) -> None:
    assert call(*arguments(name)).stdout != ""
    call(*arguments(name), "--quiet", code=2)


@pytest.mark.parametrize("name", JSON)
def test_json_is_one_value_and_nothing_else(call: Call, place: Path, name: str) -> None:
    told = call(*arguments(name), "--json").stdout
    assert json.loads(told) not in (None, "", [], {})


@pytest.mark.parametrize("name", CALLS)
def test_wrong_usage_is_told_with_two_and_without_a_traceback(
    call: Call, place: Path, name: str
) -> None:
    told = call(*arguments(name), "--no-such-option", code=2)
    assert "No such option" in told.stderr
    assert told.stdout == ""
    if "DECK" in authoring_usage(name):
        wanted = [one if one != DECK else "没有 such" for one in arguments(name)]
        if wanted != list(arguments(name)):
            assert "没有 such" in call(*wanted, code=2).stderr


def authoring_usage(name: str) -> str:
    command: click.Command = authoring
    for part in name.split(" "):
        assert isinstance(command, click.Group)
        inner = command.get_command(click.Context(command), part)
        assert inner is not None
        command = inner
    return " ".join(command.collect_usage_pieces(click.Context(command)))


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name, call in CALLS.items() if DECK in call])
def test_line_ends_of_windows_are_read_and_kept(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    newline = "\r\n"
    monkeypatch.chdir(tmp_path)
    furnish(call, newline)
    call(*arguments(name))
    for path in Path(DECK).glob("[!.]*/*.yml"):
        text = path.read_bytes().decode()
        assert text.count(newline) > 5
        assert text.replace(newline, "").isprintable(), path


def in_shell(place: Path, name: str, shell: str) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own, as a shell calls it."""
    words = " ".join(f"'{one}'" for one in arguments(name))
    line = shell.format(f"'{sys.executable}' -m authoring {words}")
    return subprocess.run(
        ["bash", "-c", line],
        cwd=place,
        env={**os.environ, "TERM": "xterm-256color", "PYTHONUTF8": "0", "LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
        encoding="utf-8",
    )


@pytest.mark.slow
@pytest.mark.parametrize("name", CALLS)
def test_pipes_closed_ends_and_full_disks_are_no_surprise(place: Path, name: str) -> None:
    done = in_shell(place, name, "{} <&-")
    assert done.returncode == 0, done.stderr
    assert ESCAPE not in done.stdout + done.stderr
    if not done.stdout:
        return  # nobody needs to hear it
    tidy()
    unheard = in_shell(place, name, "{} | true; exit ${{PIPESTATUS[0]}}")
    assert unheard.returncode in (0, 141), unheard.stderr
    assert "Traceback" not in unheard.stderr
    assert "fault of ours" not in unheard.stderr
    tidy()
    full = in_shell(place, name, "{} > /dev/full")
    assert (full.returncode, "cannot be written" in full.stderr) == (2, True), full.stderr
    assert "Traceback" not in full.stderr
