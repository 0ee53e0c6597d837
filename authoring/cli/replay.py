"""`authoring replay`: a recorded game, played again and compared."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from authoring.cli.files import quoted, read_text
from authoring.cli.options import quiet_option
from authoring.cli.play import open_pack
from authoring.cli.table.origin import noted_deck

if TYPE_CHECKING:
    from authoring.engine.transcript import Transcript

OTHERS = ("OTHER_PACK", "OTHER_GAME")
"""The faults that another deck may mend."""


@click.command("replay")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--pack", "deck", metavar="DECK", help="The deck or pack that it was played from.")
@click.option("--to", type=click.IntRange(0), help="Only the first so many moves.")
@click.option("--tell", is_flag=True, help="Tell the game in words.")
@click.option("--locale", help="The language to tell it in.")
@click.option("--json", "as_json", is_flag=True, help="Print the transcript that came out.")
@quiet_option
@click.pass_context
def command(
    ctx: click.Context,
    file: Path,
    deck: str | None,
    to: int | None,
    tell: bool,
    locale: str | None,
    as_json: bool,
    quiet: bool,
) -> None:
    """Play a game again from its transcript, and say whether it comes out the same.

    Without --pack it is played from the deck that was noted when it was saved, or else from
    the one that ships for its game. Exit code 0: the same to the byte; 1: it differs, was
    changed, or is from another pack; 2: wrong usage.

    \b
    Examples:
      authoring play just-one --bots 4 --seed 7 --save game.json
      authoring replay game.json
      authoring replay game.json --pack build/just-one/pack.json --tell
    """
    from authoring.engine.transcript import BadTranscript, record, replay, write
    from authoring.source.wording import counted

    text = read_text(file)
    transcript = _read(ctx, file, text)
    try:
        if to is not None and to > len(transcript.moves):
            ctx.fail(f"{file} has only {counted(len(transcript.moves), 'move')}, and --to is {to}")
        kit, pack = open_pack(deck or _origin(file, transcript))
        if locale is not None and locale not in pack.locales:
            known = ", ".join(pack.locales)
            ctx.fail(f"this deck has no locale {locale!r}; it has {known}")
        table = replay(transcript, kit.game, pack, to)
    except BadTranscript as problem:
        hint = f" {_hint(file, transcript, deck)}" if problem.code in OTHERS else ""
        click.echo(f"{file}: {problem.code}: {problem.sentence}{hint}", err=True)
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
    if not (as_json or quiet):
        moves, events = counted(len(table.moves), "move"), counted(len(table.log), "event")
        click.echo(f"{file}: {moves} and {events}, the same again")


def _read(ctx: click.Context, file: Path, text: str) -> Transcript:
    """The transcript in a file. What is none ends the command with exit code 1."""
    from authoring.engine.transcript import BadTranscript, read

    try:
        return read(text)
    except BadTranscript as problem:
        click.echo(f"{file}: {problem.code}: {problem.sentence}", err=True)
        ctx.exit(1)


def _origin(file: Path, transcript: Transcript) -> str:
    """What a game was played from: the deck or pack that is noted in it, if it is still there,
    or else the deck that ships for it."""
    noted = noted_deck(file, transcript.notes)
    return str(noted) if noted and noted.exists() else transcript.game


def _hint(file: Path, transcript: Transcript, deck: str | None) -> str:
    """What may be done when a game is not from the pack that was taken for its own."""
    noted = noted_deck(file, transcript.notes)
    if deck is not None:
        return f"--pack {deck} is another deck, or another version of it."
    way_out = f"Name what it was played from: authoring replay {quoted(file)} --pack DECK"
    if noted is None:
        return f"This one is the deck {transcript.game} that ships. {way_out}"
    if noted.exists():
        return f"{noted}, from which it was played, has changed since. {way_out}"
    return f"{noted}, from which it was played, is not there. {way_out}"


def _tell(narrate: Any, table: Any) -> None:
    from authoring.cli.telling import Teller

    for words in Teller(narrate, None).news(table):
        click.echo(words)
