"""`authoring check`: what is wrong in decks, as linters say it."""

from __future__ import annotations

from pathlib import Path

import click

from authoring.cli.options import decks_argument, find_all
from authoring.finding import Severity

FORMATS = ("text", "json")

ROUNDS = 10
"""After so many rounds of mending, two fixes must be undoing each other."""


@click.command("check")
@decks_argument
@click.option("--format", "form", type=click.Choice(FORMATS), default="text", help="How to tell.")
@click.option(
    "--fail-on",
    type=click.Choice([severity.value for severity in Severity]),
    default=Severity.ERROR.value,
    show_default=True,
    help="The mildest severity that makes the exit code 1.",
)
@click.option("--fix", is_flag=True, help="First mend what has only one right answer.")
@click.pass_context
def command(ctx: click.Context, decks: tuple[str, ...], form: str, fail_on: str, fix: bool) -> None:
    """Check decks. Exit code 0 is clean, 1 findings, 2 wrong usage.

    Without a DECK, the deck in this folder is checked.

    \b
    Examples:
      authoring check content/just-one
      authoring check --fix my-deck
      authoring check --format json my-deck
    """
    from authoring.checks.report import exit_code
    from authoring.cli.findings import tell_findings
    from authoring.pipeline import check_deck

    roots = find_all(ctx, decks)
    if fix:
        for root in roots:
            click.echo(f"{root}: {_mend(root)} fixed", err=True)
    checked = [check_deck(root) for root in roots]
    tell_findings(checked, form)
    findings = [finding for one in checked for finding in one.findings]
    ctx.exit(exit_code(findings, Severity(fail_on)))


def _mend(root: Path) -> int:
    """Mend a deck until no fix is left; fixes that overlap take a round each."""
    from authoring.checks.fix import mend
    from authoring.pipeline import check_deck

    mended = 0
    for _ in range(ROUNDS):
        done = mend(check_deck(root).findings)
        if not done:
            break
        mended += done
    return mended
