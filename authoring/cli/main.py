"""The `authoring` command. Each subcommand is a module, imported only when it is called."""

from __future__ import annotations

import gc
import importlib
import sys
from typing import Any

import click

from authoring import __version__
from authoring.cli.ending import ending

COMMANDS = {
    "build": "Check decks, then write their PDFs and packs.",
    "calibrate": "Measure a printer, so that backs lie behind fronts.",
    "check": "Check decks, as a linter checks code.",
    "diff": "Tell what changed between two versions of a deck.",
    "explain": "Print the manual page of a check.",
    "export": "Write cards as spreadsheets.",
    "fmt": "Lay out the YAML of decks as usual.",
    "i18n": "See how far translations are; files for translators.",
    "import": "Put spreadsheets into a deck.",
    "lsp": "Serve an editor as a language server.",
    "new": "Make a deck to begin with, or one more card.",
    "play": "Play a game from a deck or a pack.",
    "playtest": "Let bots play thousands of games, and tell which cards to change.",
    "relate": "Tell how two expressions are related, and why.",
    "replay": "Play a recorded game again and compare.",
    "schema": "Write the schemas of a deck for editors.",
    "stats": "Show decks at a glance: counts, levels, lengths, plots.",
    "theme": "Measure whether every eye can read a theme.",
    "translated": "Note that the translations of decks are up to date.",
    "watch": "Check decks again whenever a file is saved.",
}

MODULES = {"import": "importing"}
"""Commands whose module has another name, because Python has a use for theirs."""

EXAMPLES = """\b
Examples:
  authoring check content/just-one
  authoring explain too-few-answers
  authoring build things-in-rings --out build
  authoring play just-one --bots 4 --seed 7

\b
A DECK is a deck folder, a pack file, or the name of a deck that ships
with the program: guess-club, just-one, things-in-rings.

\b
Exit codes: 0 fine, 1 findings (or a replay that differs), 2 wrong usage or
a fault of ours, 130 stopped with Ctrl-C.
"""


class Commands(click.Group):
    """Knows its commands by name and loads the module of the one that is called."""

    def invoke(self, ctx: click.Context) -> Any:
        with ending():
            return super().invoke(ctx)

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return None
        command: click.Command = importlib.import_module(
            f"authoring.cli.{MODULES.get(name, name)}"
        ).command
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        name = args[0]
        if name not in COMMANDS and not name.startswith("-"):
            from difflib import get_close_matches

            close = get_close_matches(name, COMMANDS, n=1)
            hint = f" Did you mean {close[0]!r}?" if close else ""
            ctx.fail(f"There is no command {name!r}.{hint}")
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


@click.command(cls=Commands, epilog=EXAMPLES)
@click.version_option(__version__, prog_name="authoring")
def authoring() -> None:
    """Cards in YAML: checked like code, printed like products, compiled for an engine."""


def main(**extra: Any) -> None:
    """Run the command line. No traceback ever reaches the person who typed it."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    if hasattr(sys.stdin, "reconfigure"):
        # What is typed and is no text is told where it is asked for.
        sys.stdin.reconfigure(errors="surrogateescape")
    # A deck is a hundred thousand small values that live until the end: looking through
    # them for garbage as often as Python does takes a fifth of the time.
    gc.set_threshold(1_000_000, 50, 100)
    try:
        authoring(prog_name="authoring", **extra)
    except Exception as fault:
        if _theirs(fault):
            click.echo(f"Error: {_said(fault)}", err=True)
            sys.exit(2)
        click.echo(f"authoring: a fault of ours: {type(fault).__name__}: {fault}", err=True)
        click.echo("Run again with AUTHORING_DEBUG=1 to see where, and tell us.", err=True)
        if _debugging():
            raise
        sys.exit(2)
    finally:
        # All of it goes with the process: to look through it once more takes as long as
        # a tenth of a large build.
        gc.freeze()


def _theirs(fault: Exception) -> bool:
    """Whether it lies in files that people can mend: a theme, or one that cannot be opened."""
    if isinstance(fault, OSError):
        return True
    from authoring.printing.theme import ThemeError

    return isinstance(fault, ThemeError)


def _said(fault: Exception) -> str:
    """What is wrong, and the way out."""
    if isinstance(fault, OSError):
        from authoring.source.hindrance import told

        return told(fault)
    return str(fault)


def _debugging() -> bool:
    import os

    return bool(os.environ.get("AUTHORING_DEBUG"))
