"""`authoring explain`: the manual page of a check."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from authoring.cli.options import json_option, tell_json

if TYPE_CHECKING:
    from authoring.checks.check import Check


@click.command("explain")
@click.argument("check", required=False)
@json_option
@click.pass_context
def command(ctx: click.Context, check: str | None, as_json: bool) -> None:
    """Print what a CHECK finds, why it matters at the table, and how to mend it.

    Without a CHECK, all checks are listed.

    \b
    Examples:
      authoring explain
      authoring explain too-few-answers
    """
    from authoring.pipeline import every_check
    from authoring.source.nearest import nearest

    pages = every_check()
    if check is None and as_json:
        tell_json([_told(one) for one in pages.values()])
        return
    if check is None:
        width = max(map(len, pages))
        for name, known in pages.items():
            click.echo(f"{name:<{width}}  {known.severity.value:<7}  {known.page.splitlines()[0]}")
        return
    if check not in pages:
        close = nearest(check, pages)
        hint = f"Did you mean {close!r}?" if close else "`authoring explain` lists them all."
        ctx.fail(f"There is no check {check!r}. {hint}")
    found = pages[check]
    if as_json:
        tell_json(_told(found))
        return
    click.echo(f"{found.id} ({found.severity.value})\n\n{found.page}")


def _told(check: Check) -> dict[str, str]:
    return {"id": check.id, "severity": check.severity.value, "page": check.page}
