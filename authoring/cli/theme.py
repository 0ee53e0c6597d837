"""`authoring theme`: whether every eye can read a theme."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING

import click

from authoring.cli.options import json_option, quiet_option, tell_json

if TYPE_CHECKING:
    from authoring.printing.legibility import Measure


@click.command("theme")
@click.argument("name", metavar="[NAME|FOLDER]", default="standard")
@click.option("--all", "everything", is_flag=True, help="List what is fine as well.")
@quiet_option
@json_option
@click.pass_context
def command(ctx: click.Context, name: str, everything: bool, quiet: bool, as_json: bool) -> None:
    """Measure the contrast of a theme (WCAG 2), and how far apart its colours are to eyes that
    mix some of them up. Exit code 1 when something falls short.

    \b
    Examples:
      authoring theme
      authoring theme quiet --all
      authoring theme ./my-theme
    """
    from authoring.printing import legibility, theme

    try:
        found = list(legibility.measures(theme.load(root=theme.find(name))))
    except KeyError as fault:
        ctx.fail(str(fault.args[0]))
    except theme.ThemeError as fault:
        ctx.fail(str(fault))
    short = [one for one in found if not one.fine]
    if as_json:
        tell_json({"measures": [asdict(one) | {"fine": one.fine} for one in found]})
    else:
        _tell(found, everything, quiet)
    ctx.exit(1 if short else 0)


def _tell(found: Sequence[Measure], everything: bool, quiet: bool) -> None:
    """What falls short, and unless nobody wants to know, how far the rest is from it."""
    short = [one for one in found if not one.fine]
    for one in found if everything else short:
        mark = "  " if one.fine else "✗ "
        click.echo(f"{mark}{one.kind:9}{one.value:6.2f}  (at least {one.least:g})  {one.what}")
    if quiet:
        return
    for kind in dict.fromkeys(one.kind for one in found):
        worst = min(
            (one for one in found if one.kind == kind), key=lambda one: one.value / one.least
        )
        click.echo(f"least {kind}: {worst.value:.2f} of {worst.least:g}, {worst.what}")
    click.echo(f"{len(found)} measured, {len(short)} short of what is needed")
