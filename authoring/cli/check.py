"""`authoring check`: what is wrong in decks, as linters say it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from authoring.cli.files import WrongUse
from authoring.cli.options import (
    decks_argument,
    decks_of_option,
    find_all,
    format_option,
    quiet_option,
)
from authoring.finding import Finding, Severity

if TYPE_CHECKING:
    from authoring.checks.baseline import Baseline
    from authoring.cli.selection import Selection
    from authoring.pipeline import Checked

FORMATS = ("text", "json", "github", "gitlab", "sarif", "junit")

ROUNDS = 10
"""After so many rounds of mending, two fixes must be undoing each other."""

UNREADABLE = "what keeps a card from being read stays an error until it is mended"
ABOUT_CHECKS = "what a deck says wrongly about checks is mended in a moment"


@click.command("check")
@decks_argument
@decks_of_option
@format_option(*FORMATS)
@click.option(
    "--fail-on",
    type=click.Choice([severity.value for severity in Severity]),
    default=Severity.ERROR.value,
    show_default=True,
    help="The mildest severity that makes the exit code 1.",
)
@click.option("--select", "selected", multiple=True, metavar="CHECKS", help="Tell only these.")
@click.option("--ignore", "ignored", multiple=True, metavar="CHECKS", help="Do not tell these.")
@click.option("--deep", is_flag=True, help="Prove, too, what is so of all possible cards.")
@click.option("--fix", is_flag=True, help="First mend what has only one right answer.")
@click.option("--diff", is_flag=True, help="Show what --fix would change, and change nothing.")
@click.option(
    "--baseline",
    "baseline_path",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Tell only what this file does not list.",
)
@click.option("--write-baseline", is_flag=True, help="List in that file what is wrong now.")
@quiet_option
@click.pass_context
def command(
    ctx: click.Context,
    decks: tuple[str, ...],
    decks_of: bool,
    form: str,
    fail_on: str,
    selected: tuple[str, ...],
    ignored: tuple[str, ...],
    deep: bool,
    fix: bool,
    diff: bool,
    baseline_path: Path | None,
    write_baseline: bool,
    quiet: bool,
) -> None:
    """Check decks. Exit code 0 is clean, 1 findings, 2 wrong usage.

    Without a DECK, the deck in this folder is checked. CHECKS are ids of checks, with
    commas between them; `authoring explain` lists them.

    \b
    Examples:
      authoring check content/just-one
      authoring check --fix my-deck
      authoring check --deep content/things-in-rings
      authoring check --select typography,wrong-script my-deck
      authoring check --format sarif my-deck > findings.sarif
      authoring check --baseline known.yml --write-baseline my-deck
    """
    from authoring.checks.report import exit_code
    from authoring.cli.findings import tell_findings
    from authoring.cli.selection import Selection
    from authoring.pipeline import check_deck

    if diff and form != "text":
        ctx.fail(f"--diff shows changes as a patch, and --format {form} does not")
    selection = Selection.parse(selected, ignored)
    roots = find_all(ctx, decks, decks_of)
    if write_baseline:
        if baseline_path is None:
            ctx.fail("--write-baseline needs --baseline FILE")
        _write_baseline(baseline_path, selection.apply(check_deck(root) for root in roots))
    baseline = _read(baseline_path)
    if diff:
        ctx.exit(_show(roots, selection, baseline))
    if fix:
        for root in roots:
            mended = _mend(root, selection, baseline)
            if not quiet:
                click.echo(f"{root}: {mended} fixed", err=True)
    checked = selection.apply(_check(root, baseline, deep) for root in roots)
    severity = Severity(fail_on)
    findings = [finding for one in checked for finding in one.findings]
    if findings or form != "text" or not quiet:
        tell_findings(checked, form, severity, [baseline.document] if baseline else [])
    ctx.exit(exit_code(findings, severity))


def _check(root: Path, baseline: Baseline | None, deep: bool) -> Checked:
    from authoring.pipeline import check_deck
    from authoring.resources import MissingExtra

    try:
        return check_deck(root, baseline, deep)
    except MissingExtra as fault:
        raise WrongUse(str(fault)) from None


def _mend(root: Path, selection: Selection, baseline: Baseline | None) -> int:
    """Mend a deck until no fix is left; fixes that overlap take a round each."""
    from authoring.checks.fix import mend
    from authoring.pipeline import check_deck
    from authoring.source.hindrance import unwritable

    mended = 0
    for _ in range(ROUNDS):
        (checked,) = selection.apply([check_deck(root, baseline)])
        try:
            done = mend(checked.findings)
        except OSError as error:
            raise WrongUse(unwritable(error.filename or root, error, "mended")) from None
        if not done:
            break
        mended += done
    return mended


def _show(roots: Sequence[Path], selection: Selection, baseline: Baseline | None) -> int:
    """Print what the first round of mending would change; 1 when that is anything."""
    from authoring.checks.fix import mended
    from authoring.cli.difference import difference
    from authoring.pipeline import check_deck

    shown = ""
    for checked in selection.apply(check_deck(root, baseline) for root in roots):
        texts = {document.path: document.text for document in checked.documents}
        for path, text in sorted(mended(checked.findings, texts).items()):
            shown += difference(path, texts[path], text)
    click.echo(shown, nl=False)
    return int(bool(shown))


def _read(path: Path | None) -> Baseline | None:
    from authoring.checks.baseline import BaselineError, read_baseline

    if path is None:
        return None
    try:
        return read_baseline(path)
    except BaselineError as fault:
        raise WrongUse(str(fault)) from None


def _write_baseline(path: Path, checked: Iterable[Checked]) -> None:
    """List the findings of decks, but for those that no baseline can forgive."""
    from authoring.checks.baseline import deck_path, keys_of, written
    from authoring.cli.files import write_text
    from authoring.cli.outlet import BASELINE
    from authoring.source.wording import counted, listed

    BASELINE.may_replace(path)
    keys, firm = [], []
    for one in checked:
        free = [finding for finding in one.findings if finding not in one.firm]
        firm += [finding for finding in one.findings if finding in one.firm]
        keys += keys_of(deck_path(path.parent, one.root), one.root, free, one.documents)
    write_text(path, written(keys))
    click.echo(f"{path}: {counted(len(keys), 'finding')} listed", err=True)
    for why, checks in _not_listed(firm):
        click.echo(f"{path}: {checks.total()} not listed ({listed(checks)}): {why}", err=True)


def _not_listed(firm: Iterable[Finding]) -> Iterator[tuple[str, Counter[str]]]:
    """Why findings are not listed, and how many there are of each check."""
    from authoring.checks.settlement import LATE

    counts = Counter(finding.check for finding in firm)
    for why, late in ((UNREADABLE, False), (ABOUT_CHECKS, True)):
        checks = Counter({name: counts[name] for name in counts if (name in LATE) == late})
        if checks:
            yield why, checks
