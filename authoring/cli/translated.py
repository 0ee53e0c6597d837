"""`authoring translated`: note that the translations of decks are up to date."""

from __future__ import annotations

from pathlib import Path

import click

from authoring.cli.options import decks_argument, find_all, json_option, quiet_option, tell_json


@click.command("translated")
@decks_argument
@quiet_option
@json_option
@click.pass_context
def command(ctx: click.Context, decks: tuple[str, ...], quiet: bool, as_json: bool) -> None:
    """Note what each text says now in every language.

    From then on the check stale-translation tells when a text has changed and its
    translation has not. See to what it tells, then run this again. What is noted stands
    in the hidden file .translations.yml of the deck folder: check it in with the cards.

    \b
    Examples:
      authoring translated my-deck
    """
    from authoring.checks.stale_translation import translated
    from authoring.cli.files import write_text
    from authoring.cli.sheets import sound_deck
    from authoring.source.translations import NAME, written
    from authoring.source.wording import counted

    noted = {}
    sound = [(root, sound_deck(ctx, str(root))[0]) for root in find_all(ctx, decks)]
    for root, deck in sound:
        texts = {said for _, said in translated(deck)}
        path = Path(root) / NAME
        write_text(path, written(texts))
        noted[path.as_posix()] = len(texts)
        if not (quiet or as_json):
            click.echo(f"{path.as_posix()}: {counted(len(texts), 'text')}")
    if as_json:
        tell_json({"texts": noted})
