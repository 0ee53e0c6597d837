"""`authoring i18n export`: texts for a translator."""

from __future__ import annotations

from pathlib import Path

import click

from authoring.cli.files import WrongUse
from authoring.cli.options import quiet_option


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
@click.option("--force", is_flag=True, help="Replace the file if it is there.")
@quiet_option
@click.pass_context
def export(
    ctx: click.Context, deck: str, locale: str, out: Path, only_left: bool, force: bool, quiet: bool
) -> None:
    """Write the texts of a DECK for a translator.

    \b
    Examples:
      authoring i18n export my-deck --locale fr --out fr.po
      authoring i18n export my-deck --locale fr --out fr.csv --left
    """
    from authoring.cli.files import write_bytes
    from authoring.cli.i18n.speaking import left, speaking
    from authoring.i18n.catalog import as_csv, as_po
    from authoring.i18n.message import messages
    from authoring.source.wording import counted

    found = speaking(ctx, deck, locale)
    if out.exists() and not force:
        raise WrongUse(f"{out} is there already; --force replaces it")
    every = list(messages(found, locale))
    chosen = list(left(every)) if only_left else every
    if out.suffix.lower() == ".po":
        project = f"{found.header.game} {found.header.version}"
        write_bytes(out, as_po(chosen, project, locale).encode("utf-8"))
    elif out.suffix.lower() == ".csv":
        write_bytes(out, as_csv(chosen, locale))
    else:
        raise WrongUse(f"{out}: texts are written as .po or .csv")
    if not quiet:
        click.echo(f"{out}: {counted(len(chosen), 'text')}", err=True)
