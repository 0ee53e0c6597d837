"""Commands as they are shown to people, called and looked at."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import click
from click.testing import CliRunner

from authoring.cli.main import authoring


def is_placeholder(line: str) -> bool:
    """Whether something in a command stands for a name of one's own."""
    return bool(re.search(r"<\w+>|\b(?:DECK|FILE|REVISION|ADDRESS)\b", line))


def call(*arguments: str) -> None:
    result = CliRunner().invoke(authoring, arguments, prog_name="authoring")
    assert result.exit_code == 0, f"{' '.join(arguments)}\n{result.output}"


def expanded(arguments: list[str]) -> Iterator[str]:
    """Arguments with the files that a shell would put in the place of a pattern."""
    for one in arguments:
        yield from sorted(map(str, Path().glob(one))) if "*" in one else (one,)


def parse(command: click.Command, arguments: list[str]) -> None:
    """See that a command understands these arguments; files need not be there."""
    context = click.Context(command, info_name="authoring")
    while isinstance(command, click.Group) and arguments and not arguments[0].startswith("-"):
        name, *arguments = arguments
        inner = command.get_command(context, name)
        assert inner is not None, name
        command, context = inner, click.Context(inner, context, info_name=name)
    if arguments and not {"--help", "--version"} & set(arguments):
        with patch.object(click.Path, "convert", lambda _, value, *__: Path(value)):
            command.make_context("authoring", arguments, parent=context)
