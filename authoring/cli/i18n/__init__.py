"""`authoring i18n`: what is translated in a deck, and files for translators."""

from __future__ import annotations

import click

from authoring.cli.i18n.exporting import export
from authoring.cli.i18n.importing import import_
from authoring.cli.i18n.status import status


@click.group("i18n")
def command() -> None:
    """See how far translations are, and hand texts to translators as PO or CSV.

    A deck is translated from its first locale.

    \b
    Examples:
      authoring i18n status my-deck
      authoring i18n export my-deck --locale fr --out fr.po
      authoring i18n import my-deck fr.po --locale fr
    """


command.add_command(status)
command.add_command(export)
command.add_command(import_)
