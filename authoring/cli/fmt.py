"""`authoring fmt`: the YAML of decks in its usual layout."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import click

from authoring.cli.files import WrongUse
from authoring.cli.options import (
    decks_argument,
    decks_of_option,
    find_all,
    json_option,
    quiet_option,
    tell_json,
)
from authoring.finding import Fault, Finding, Severity


@dataclass(frozen=True, slots=True)
class Laid:
    """A file as it is and as it would be; `faults` say why it could not be read."""

    path: Path
    before: str
    after: str
    faults: tuple[Fault, ...]


@click.command("fmt")
@decks_argument
@decks_of_option
@click.option("--check", is_flag=True, help="Change nothing; exit code 1 if something would.")
@click.option("--diff", is_flag=True, help="Show what would change, and change nothing.")
@quiet_option
@json_option
@click.pass_context
def command(
    ctx: click.Context,
    decks: tuple[str, ...],
    decks_of: bool,
    check: bool,
    diff: bool,
    quiet: bool,
    as_json: bool,
) -> None:
    """Lay out the YAML files of decks as usual.

    Spaces at line ends and inside brackets go, a missing space behind `:` and `,` comes,
    empty lines never stand two in a row, one line break ends the file, line breaks are
    those of the first line, and quotes are double where the text is the same in them.
    Indentation, alignment, comments and texts stay to the byte.

    Exit code 0 when nothing was in the way, 1 when a file cannot be read (or, with
    --check or --diff, would change), 2 wrong usage.

    \b
    Examples:
      authoring fmt my-deck
      authoring fmt --check content/just-one content/guess-club
      authoring fmt --diff my-deck
    """
    from authoring.source.wording import counted

    closed: list[OSError] = []
    files = list(_files(find_all(ctx, decks, decks_of), closed))
    changed = [one for one in files if one.after != one.before]
    broken = _tell_broken(files, closed)
    if as_json and diff:
        ctx.fail("--diff shows changes as a patch, and --json does not")
    for one in changed:
        _settle(one, check, diff, quiet or as_json)
    if as_json:
        paths = [one.path.as_posix() for one in changed]
        tell_json({"files": len(files), "would_change" if check else "changed": paths})
    elif not quiet:
        count = f"{len(changed)} of {counted(len(files), 'file')}"
        click.echo(f"{count} would change" if check or diff else f"{count} changed", err=True)
    ctx.exit(1 if broken or (changed and (check or diff)) else 0)


def _files(roots: Sequence[Path], closed: list[OSError]) -> Iterator[Laid]:
    """The files of decks; what keeps a folder from being looked into is added to `closed`."""
    from authoring.checks.fix import splice
    from authoring.source.files import Folder
    from authoring.source.layout import rearranged

    for root in roots:
        folder = Folder(root)
        for relative in folder.yaml_files(closed):
            loaded = folder.load(relative)
            text = loaded.document.text
            after = splice(text, rearranged(loaded.document)).text
            yield Laid(root / relative, text, after, () if loaded.whole else loaded.faults)


def _tell_broken(files: Sequence[Laid], closed: Sequence[OSError]) -> bool:
    """Say why files are left alone, if any are."""
    from authoring.checks.report import report
    from authoring.source.files import unseen

    faults = [*(fault for file in files for fault in file.faults), *map(unseen, closed)]
    findings = [
        Finding(one.flaw.place, one.check, Severity.ERROR, one.flaw.message, one.flaw.hint)
        for one in faults
    ]
    if findings:
        texts = {file.path.as_posix(): file.before for file in files if file.faults}
        click.echo(report("text", findings, texts), nl=False, err=True)
    return bool(findings)


def _settle(file: Laid, check: bool, diff: bool, quiet: bool) -> None:
    """Write a file, or show what would be written."""
    from authoring.cli.difference import difference
    from authoring.source.encoding import BOM
    from authoring.source.hindrance import unwritable
    from authoring.source.replacement import put

    path = file.path.as_posix()
    if diff:
        click.echo(difference(path, file.before, file.after), nl=False)
    elif check:
        if not quiet:
            click.echo(f"would lay out {path}")
    else:
        try:
            mark = BOM if file.path.read_bytes().startswith(BOM.encode()) else ""
            put(file.path, (mark + file.after).encode())
        except OSError as error:
            raise WrongUse(unwritable(path, error)) from None
        if not quiet:
            click.echo(f"laid out {path}")
