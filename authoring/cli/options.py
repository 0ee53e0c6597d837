"""What several commands ask for in the same way."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

decks_argument = click.argument("decks", metavar="[DECK]...", nargs=-1)


quiet_option = click.option(
    "-q", "--quiet", is_flag=True, help="Say only what is wrong: nothing when all is well."
)


json_option = click.option(
    "--json", "as_json", is_flag=True, help="Tell as JSON what was done or found."
)


def tell_json(data: object) -> None:
    """Print a value as JSON, for the next program."""
    import json

    click.echo(json.dumps(data, ensure_ascii=False, indent=2))


decks_of_option = click.option(
    "--decks-of",
    is_flag=True,
    help="Each DECK is a file: its deck is meant. Files of no deck are passed over.",
)


Decorated = TypeVar("Decorated", bound=Callable[..., Any])


def format_option(*forms: str) -> Callable[[Decorated], Decorated]:
    """The option `--format`, with these choices; the first one when nothing is said. `--json`
    is short for one of them."""

    def settle(ctx: click.Context, _option: click.Parameter, wanted: bool) -> None:
        if wanted:
            ctx.default_map = {**(ctx.default_map or {}), "form": "json"}

    def with_both(function: Decorated) -> Decorated:
        short = click.option(
            "--json",
            is_flag=True,
            is_eager=True,
            expose_value=False,
            callback=settle,
            help="Short for --format json.",
        )
        whole = click.option(
            "--format",
            "form",
            type=click.Choice(forms),
            default=forms[0],
            show_default=True,
            help="How to tell.",
        )
        return whole(short(function))

    return with_both


SEPARATORS = {"comma": ",", "semicolon": ";", "tab": "\t"}

separator_option = click.option(
    "--separator",
    type=click.Choice(list(SEPARATORS)),
    default="comma",
    show_default=True,
    help="What stands between the cells of CSV: where numbers have decimal commas, Excel "
    "opens semicolons alone.",
)


def find_all(ctx: click.Context, names: tuple[str, ...], files: bool = False) -> list[Path]:
    """The folders of the named decks; without a name, the one that we stand in. A folder
    of decks stands for them all. With `files`, the decks that the named files belong to,
    each once.

    A name that leads nowhere ends the command with exit code 2.
    """
    from authoring.pipeline import NotADeck, find_deck

    if files:
        return list(dict.fromkeys(root for name in names if (root := _deck_of(Path(name)))))
    if not names:
        if not Path("deck.yml").is_file():
            ctx.fail("name a DECK, or go to the folder of one (there is no deck.yml here)")
        names = (".",)
    try:
        return [root for name in names for root in _decks_in(find_deck(name))]
    except NotADeck as fault:
        ctx.fail(str(fault))


def _decks_in(folder: Path) -> list[Path]:
    """The folder, or the decks right below it where it is none itself. Raises WrongUse for a
    folder below it that one may not go into: a deck there would be passed over unseen."""
    from authoring.cli.files import WrongUse
    from authoring.source.hindrance import closed

    if (folder / "deck.yml").is_file():
        return [folder]
    for inner in sorted(folder.glob("[!.]*")):
        if why := closed(inner):
            raise WrongUse(why)
    return sorted(path.parent for path in folder.glob("*/deck.yml")) or [folder]


def _deck_of(file: Path) -> Path | None:
    """The nearest folder around a file that has a deck.yml."""
    return next((one for one in file.parents if (one / "deck.yml").is_file()), None)
