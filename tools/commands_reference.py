"""The commands as a page: `python -m tools.commands_reference` writes docs/reference/commands.md.

Each command stands there as its --help says it. `--check` writes nothing and fails when the
page is stale.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

import click

from authoring.cli.main import COMMANDS, authoring
from tools import generated

PAGE = generated.REFERENCE / "commands.md"
WIDTH = 90

HEAD = """\
<!-- Written by `python -m tools.commands_reference`: change the help of a command instead. -->

# Commands

`authoring COMMAND --help` prints each of these. A DECK is a deck folder, a folder of decks, a
pack file, or the name of a deck that ships: `guess-club`, `just-one`, `things-in-rings`.

## Exit codes

| code | means |
| --- | --- |
| 0 | all is well |
| 1 | findings at or above `--fail-on`; a replay, layout or comparison that differs; a wrong cell |
| 2 | wrong usage, or something that the program cannot do: the message names the way out |
| 130 | stopped with Ctrl-C; nothing is left half-written |

## Colours, pipes, and machines

Colours are used on a terminal only, and never when the variable `NO_COLOR` is set. What a
program should read goes to standard output, what is said to people besides goes to standard
error. Commands that tell figures or findings have `--json` or `--format json`.

Commands that talk when all went well have `--quiet`: they say only what is wrong then.

## Files

What a command writes is written beside its place and then put there, whole or not at all. A link
stays a link, and a file that is replaced hands on its mode and, where that is allowed, its owner.
One that is read-only is not replaced. A file with several names (hard links) changes under the
name that was used; under the others it stays what it was, as copies that share its space expect.

What the program keeps to be faster (the word lexicon, pictures of cards) goes into
`$XDG_CACHE_HOME/authoring`, and games that were left into `$XDG_STATE_HOME/authoring`. Without
a place that can be written, or without room there, it goes on without.

## Completion

For bash, put this line into `~/.bashrc` (for zsh, `zsh_source` into `~/.zshrc`; for fish,
`fish_source` into `~/.config/fish/completions/authoring.fish`):

    eval "$(_AUTHORING_COMPLETE=bash_source authoring)"
"""


def page() -> str:
    """The whole page."""
    context = click.Context(authoring, info_name="authoring")
    return "\n".join((HEAD, *(part for name in COMMANDS for part in _section(context, name))))


def _section(parent: click.Context, name: str, depth: int = 2) -> Iterator[str]:
    assert isinstance(parent.command, click.Group)
    command = parent.command.get_command(parent, name)
    assert command is not None
    context = click.Context(command, parent, info_name=name, max_content_width=WIDTH)
    context.terminal_width = WIDTH
    yield f"{'#' * depth} {context.command_path.removeprefix('authoring ')}\n"
    yield f"```text\n{command.get_help(context).rstrip()}\n```\n"
    if isinstance(command, click.Group):
        for inner in command.list_commands(context):
            yield from _section(context, inner, depth + 1)


def main(arguments: generated.Arguments = None) -> int:
    """Write or compare the page: 1 when it is stale."""
    return generated.run(__doc__, PAGE, page, arguments)


if __name__ == "__main__":
    sys.exit(main())
