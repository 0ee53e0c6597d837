"""`authoring i18n export`: texts for a translator."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from authoring.cli.files import WrongUse
from authoring.cli.options import (
    SEPARATORS,
    json_option,
    quiet_option,
    separator_option,
    tell_json,
)

if TYPE_CHECKING:
    from authoring.i18n.message import Message
    from authoring.source.deck import Header


@click.command("export")
@click.argument("deck")
@click.option("--locale", required=True, help="The language to translate into.")
@click.option(
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    required=True,
    help="The file: .po or .csv.",
)
@click.option("--left", "only_left", is_flag=True, help="Only what is not done.")
@separator_option
@click.option("--force", is_flag=True, help="Replace the file if it is there.")
@quiet_option
@json_option
@click.pass_context
def export(
    ctx: click.Context,
    deck: str,
    locale: str,
    out: Path,
    only_left: bool,
    separator: str,
    force: bool,
    quiet: bool,
    as_json: bool,
) -> None:
    """Write the texts of a DECK for a translator.

    \b
    Examples:
      authoring i18n export my-deck --locale fr --out fr.po
      authoring i18n export my-deck --locale fr --out fr.csv --left
    """
    from authoring.cli.files import write_bytes
    from authoring.cli.i18n.speaking import left, speaking
    from authoring.i18n.message import messages
    from authoring.source.wording import counted

    found = speaking(ctx, deck, locale)
    if out.exists() and not force:
        raise WrongUse(f"{out} is there already; --force replaces it")
    every = list(messages(found, locale))
    chosen = list(left(every)) if only_left else every
    write_bytes(out, _content(out, found.header, chosen, locale, SEPARATORS[separator]))
    if as_json:
        tell_json({"written": out.as_posix(), "texts": len(chosen)})
    elif not quiet:
        click.echo(f"{out}: {counted(len(chosen), 'text')}", err=True)


def _content(
    out: Path, header: Header, messages: Sequence[Message], locale: str, separator: str
) -> bytes:
    """What is written into a file with such an ending."""
    from authoring.i18n.catalog import as_csv, as_po

    if out.suffix.lower() == ".po":
        return as_po(messages, f"{header.game} {header.version}", locale).encode("utf-8")
    if out.suffix.lower() == ".csv":
        return as_csv(messages, locale, separator)
    raise WrongUse(f"{out}: texts are written as .po or .csv")
