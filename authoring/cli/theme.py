"""`authoring theme`: whether every eye can read a theme."""

from __future__ import annotations

import click


@click.command("theme")
@click.argument("name", metavar="[NAME|FOLDER]", default="standard")
@click.option("--all", "everything", is_flag=True, help="List what is fine as well.")
@click.pass_context
def command(ctx: click.Context, name: str, everything: bool) -> None:
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
    except (theme.ThemeError, OSError) as fault:
        ctx.fail(str(fault))
    short = [one for one in found if not one.fine]
    for one in found if everything else short:
        mark = "  " if one.fine else "✗ "
        click.echo(f"{mark}{one.kind:9}{one.value:6.2f}  (at least {one.least:g})  {one.what}")
    for kind in dict.fromkeys(one.kind for one in found):
        worst = min(
            (one for one in found if one.kind == kind), key=lambda one: one.value / one.least
        )
        click.echo(f"least {kind}: {worst.value:.2f} of {worst.least:g}, {worst.what}")
    click.echo(f"{len(found)} measured, {len(short)} short of what is needed")
    ctx.exit(1 if short else 0)
