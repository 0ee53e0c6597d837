"""`authoring schema`: the JSON Schemas of one deck, for editors."""

from __future__ import annotations

import json
from pathlib import Path

import click

from authoring.cli.options import json_option, quiet_option, tell_json

FOLDER = ".schemas"
"""Where the schemas of a deck go: hidden, so that no card is looked for there."""


@click.command("schema")
@click.argument("deck")
@click.option(
    "--out",
    type=click.Path(file_okay=False, path_type=Path),
    help=f"The folder to write into, if not {FOLDER} in the deck.",
)
@quiet_option
@json_option
@click.pass_context
def command(ctx: click.Context, deck: str, out: Path | None, quiet: bool, as_json: bool) -> None:
    """Write schemas of a DECK, with its own words, for an editor to complete from.

    The traits and their values, the ids of things and categories, the names of pictures
    and the deck's languages are listed, each with what it means. The first line of a
    file names its schema; the lines to use are printed. Write them again when the
    vocabulary has changed.

    \b
    Examples:
      authoring schema content/things-in-rings
      authoring schema my-deck --out .vscode/schemas
    """
    from authoring.cli.sheets import expect_deck
    from authoring.cli.together import write_together
    from authoring.editing import deck_schemas
    from authoring.pipeline import NotADeck, check_deck, find_deck

    try:
        root = find_deck(deck)
    except NotADeck as fault:
        ctx.fail(str(fault))
    expect_deck(ctx, root)
    checked = check_deck(root)
    if checked.kit is None:
        ctx.fail(f"{root}: not even the game can be read; run `authoring check {root}`")
    place = out or root / FOLDER
    lines, contents = {}, {}
    for glob, schema in deck_schemas(checked.deck, checked.kit).items():
        name = f"{glob.partition('/')[0].removesuffix('.yml')}.schema.json"
        contents[place / name] = f"{json.dumps(schema, ensure_ascii=False, indent=2)}\n".encode()
        written = place.absolute() / name
        lines[glob] = f"# yaml-language-server: $schema={_from(root / glob, written)}"
    write_together(contents)
    if as_json:
        tell_json({"folder": place.as_posix(), "first_lines": lines})
    elif not quiet:
        click.echo("\n".join(f"{glob}: {line}" for glob, line in lines.items()))


def _from(file: Path, schema: Path) -> str:
    """The way from a file to its schema, as the first line of the file writes it."""
    import os

    return Path(os.path.relpath(schema, file.absolute().parent)).as_posix()
