"""`authoring replay`: a recorded game, played again and compared."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from authoring.cli.files import read_text
from authoring.cli.play import open_pack


@click.command("replay")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--pack", "deck", metavar="DECK", help="The deck or pack that it was played from.")
@click.option("--to", type=click.IntRange(0), help="Only the first so many moves.")
@click.option("--tell", is_flag=True, help="Tell the game in words.")
@click.option("--locale", help="The language to tell it in.")
@click.option("--json", "as_json", is_flag=True, help="Print the transcript that came out.")
@click.pass_context
def command(
    ctx: click.Context,
    file: Path,
    deck: str | None,
    to: int | None,
    tell: bool,
    locale: str | None,
    as_json: bool,
) -> None:
    """Play a game again from its transcript, and say whether it comes out the same.

    Without --pack the deck that ships for its game is used. Exit code 0: the same to the
    byte; 1: it differs, was changed, or is from another pack; 2: wrong usage.

    \b
    Examples:
      authoring play just-one --bots 4 --seed 7 --save game.json
      authoring replay game.json
      authoring replay game.json --pack build/just-one/pack.json --tell
    """
    from authoring.engine.transcript import BadTranscript, read, record, replay, write

    text = read_text(file)
    try:
        transcript = read(text)
        if to is not None and to > len(transcript.moves):
            ctx.fail(f"{file} has only {len(transcript.moves)} moves, and --to is {to}")
        kit, pack = open_pack(deck or transcript.game)
        if locale is not None and locale not in pack.locales:
            known = ", ".join(pack.locales)
            ctx.fail(f"this deck has no locale {locale!r}; it has {known}")
        table = replay(transcript, kit.game, pack, to)
    except BadTranscript as problem:
        click.echo(f"{file}: {problem.code}: {problem.sentence}", err=True)
        ctx.exit(1)
    if tell:
        _tell(kit.narrate(pack, locale or pack.locales[0]), table)
    again = write(record(table, transcript.notes))
    if as_json:
        click.echo(again, nl=False)
    if to is None and again != text:
        click.echo(
            f"{file}: its content is the same, but not its bytes: it was laid out anew", err=True
        )
        ctx.exit(1)
    if not as_json:
        click.echo(f"{file}: {len(table.moves)} moves and {len(table.log)} events, the same again")


def _tell(narrate: Any, table: Any) -> None:
    from authoring.cli.telling import Teller

    for words in Teller(narrate, None).news(table):
        click.echo(words)
