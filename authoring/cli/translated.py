"""`authoring translated`: note that the translations of decks are up to date."""

from __future__ import annotations

from pathlib import Path

import click

from authoring.cli.options import decks_argument, find_all


@click.command("translated")
@decks_argument
@click.pass_context
def command(ctx: click.Context, decks: tuple[str, ...]) -> None:
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
    from authoring.pipeline import check_deck
    from authoring.source.translations import NAME, written
    from authoring.source.wording import counted

    for root in find_all(ctx, decks):
        texts = {said for _, said in translated(check_deck(root).deck)}
        path = Path(root) / NAME
        write_text(path, written(texts))
        click.echo(f"{path.as_posix()}: {counted(len(texts), 'text')}")
