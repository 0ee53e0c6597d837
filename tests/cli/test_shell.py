"""The command among shells and pipes: completion, examples in every help, and colours."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import click
import pytest
from click.shell_completion import BashComplete
from click.testing import CliRunner

from authoring.cli.main import COMMANDS, authoring
from tests.cli.deck import change

ESCAPE = "\x1b["


def every_command(
    command: click.Command, context: click.Context
) -> Iterator[tuple[click.Command, click.Context]]:
    """A command and all commands below it, each with its context."""
    yield command, context
    if isinstance(command, click.Group):
        for name in command.list_commands(context):
            inner = command.get_command(context, name)
            assert inner is not None
            yield from every_command(inner, click.Context(inner, context, info_name=name))


EVERY = list(every_command(authoring, click.Context(authoring, info_name="authoring")))


@pytest.mark.parametrize(("command", "context"), EVERY, ids=[one.command_path for _, one in EVERY])
def test_every_help_has_examples_of_its_own_command(
    command: click.Command, context: click.Context
) -> None:
    examples = command.get_help(context).partition("Examples:\n")[2].partition("\n\n")[0]
    assert context.command_path in examples


@pytest.mark.parametrize(("command", "context"), EVERY, ids=[one.command_path for _, one in EVERY])
def test_every_option_says_what_it_does(command: click.Command, context: click.Context) -> None:
    options = [one for one in command.get_params(context) if isinstance(one, click.Option)]
    assert [one.name for one in options if not one.help] == []


def completions(*words: str) -> list[str]:
    """What a shell offers for the last of these words."""
    shell = BashComplete(authoring, {}, "authoring", "_AUTHORING_COMPLETE")
    return [one.value for one in shell.get_completions(list(words[:-1]), words[-1])]


def test_half_a_command_is_completed() -> None:
    assert completions("che") == ["check"]
    assert completions("i18n", "st") == ["status"]
    assert completions("") == sorted(COMMANDS)


def test_options_and_their_values_are_completed() -> None:
    assert "--fail-on" in completions("check", "--f")
    assert "--quiet" in completions("build", "--q")
    assert completions("check", "--format", "sar") == ["sarif"]


SCRIPTS = {
    "bash": "complete -o nosort -F _authoring_completion authoring",
    "zsh": "compdef _authoring_completion authoring",
    "fish": "complete --no-files --command authoring",
}


@pytest.mark.parametrize("shell", SCRIPTS)
def test_each_shell_gets_its_script(shell: str) -> None:
    variables = {"_AUTHORING_COMPLETE": f"{shell}_source"}
    told = CliRunner().invoke(authoring, [], prog_name="authoring", env=variables).output
    assert SCRIPTS[shell] in told
    assert "_authoring_completion" in told


def test_bash_is_answered_as_it_asks() -> None:
    variables = {
        "_AUTHORING_COMPLETE": "bash_complete",
        "COMP_WORDS": "authoring che",
        "COMP_CWORD": "1",
    }
    told = CliRunner().invoke(authoring, [], prog_name="authoring", env=variables).output
    assert told == "plain,check\n"


def at_terminal(*command: str, folder: Path, **variables: str) -> str:
    """What the command shows at a terminal of its own."""
    leader, follower = pty.openpty()
    surroundings = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
    child = subprocess.Popen(
        [sys.executable, "-m", "authoring", *command],
        cwd=folder,
        env={**surroundings, "TERM": "xterm-256color", **variables},
        stdout=follower,
        stderr=follower,
        stdin=subprocess.DEVNULL,
    )
    os.close(follower)
    shown = b""
    try:
        while part := os.read(leader, 65_536):
            shown += part
    except OSError:  # how Linux says that nobody is left who could write
        pass
    finally:
        os.close(leader)
        child.wait()
    return shown.decode()


def piped(*command: str, folder: Path, **variables: str) -> str:
    """What the command writes into a pipe."""
    done = subprocess.run(
        [sys.executable, "-m", "authoring", *command],
        cwd=folder,
        env={**os.environ, **variables},
        capture_output=True,
        text=True,
    )
    return done.stdout + done.stderr


@pytest.fixture
def faulty(deck: Path) -> Path:
    """The folder of a deck that has a finding."""
    change(deck, "level: hard", "level: hrad")
    return Path.cwd()


@pytest.mark.slow
def test_a_terminal_gets_colours_unless_it_wants_none(faulty: Path) -> None:
    assert ESCAPE in at_terminal("check", "deck", folder=faulty)
    plain = at_terminal("check", "deck", folder=faulty, NO_COLOR="1")
    assert "error[schema]" in plain
    assert ESCAPE not in plain


@pytest.mark.slow
def test_no_colour_goes_into_a_pipe(faulty: Path) -> None:
    told = piped("check", "deck", folder=faulty, TERM="xterm-256color")
    assert "error[schema]" in told
    assert ESCAPE not in told
    assert ESCAPE not in piped("play", "just-one", "--bots", "4", "--seed", "7", folder=faulty)
