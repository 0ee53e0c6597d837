"""`authoring build`: decks to paper and packs."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from authoring.cli.files import WrongUse
from authoring.cli.options import decks_argument, find_all, json_option, quiet_option, tell_json
from authoring.cli.printing import order_of, print_options
from authoring.cli.progress import progress
from authoring.finding import Severity
from authoring.pack.file import PackError

if TYPE_CHECKING:
    from authoring.building import Built
    from authoring.pipeline import Checked
    from authoring.printing.order import Order


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the closing table."""

    deck: str
    cards: int
    findings: int
    files: int
    seconds: float


@click.command("build")
@decks_argument
@click.option(
    "--out",
    type=click.Path(path_type=Path, file_okay=False),
    default=None,
    help="Each deck gets a folder of its own in here.  [default: build, beside the deck when "
    "you stand in one]",
)
@print_options
@quiet_option
@json_option
@click.pass_context
def command(
    ctx: click.Context,
    /,
    decks: tuple[str, ...],
    out: Path | None,
    changed_since: Path | None,
    quiet: bool,
    as_json: bool,
    **wishes: Any,
) -> None:
    """Check decks, then write their printable PDFs, their packs and what else is asked for.

    A deck with errors is not built and what was built before stays. Exit code 1 then.
    The how-to about printing tells when to use which option.

    \b
    Examples:
      authoring build content/just-one
      authoring build content/just-one --paper a4 --out print
      authoring build just-one --paper a4 --backs fold --cut full
      authoring build things-in-rings --png --service makeplayingcards
    """
    from authoring.building import BuildError
    from authoring.cli.apart import apart, usual

    order = order_of(ctx, wishes)
    rows: list[Row] = []
    files: dict[str, list[str]] = {}
    roots = find_all(ctx, decks)
    out = out or usual(roots[0].resolve().name)
    for root in roots:
        apart(out, root.resolve().name)
    for root in roots:
        try:
            before = {row.deck for row in rows}
            row, built = _build(root, out, order, changed_since, before, quiet, as_json)
        except OSError as fault:
            raise WrongUse(_said(fault, out)) from None
        except (BuildError, PackError) as fault:
            ctx.fail(str(fault))
        rows.append(row)
        files[row.deck] = [path.as_posix() for path in built.files]
        if not (quiet or as_json):
            _tell(built)
    if as_json:
        tell_json({"decks": [asdict(row) | {"files": files[row.deck]} for row in rows]})
    elif not quiet:
        click.echo(table(rows), nl=False)
        click.echo("\n".join(_ends(rows, out)))
    ctx.exit(0 if all(row.files for row in rows) else 1)


def _said(fault: OSError, out: Path) -> str:
    """Why a deck cannot be built into a folder."""
    from authoring.printing.delivery import ASIDE, BEFORE
    from authoring.source.hindrance import told, unwritable
    from authoring.source.links import followed

    culprit = Path(str(fault.filename or out))
    if not followed(culprit).is_relative_to(followed(out)):
        return told(fault)
    parts = [part for part in culprit.parts if not part.startswith((ASIDE, BEFORE))]
    return unwritable(Path(*parts), fault)


def _build(
    root: Path,
    out: Path,
    order: Order,
    since: Path | None,
    built_before: set[str],
    quiet: bool,
    as_json: bool,
) -> tuple[Row, Built]:
    from authoring.building import BuildError, Built, build_deck
    from authoring.cli.findings import told
    from authoring.pipeline import check_deck

    start = time.perf_counter()
    name = root.resolve().name
    with progress(name, quiet) as step:
        checked = check_deck(root, step=step)
    if checked.findings:
        click.echo(told([checked]), nl=False, err=as_json)
    if name in built_before:
        raise BuildError(f"{root} would overwrite what was built before it in {out / name}")
    built = Built(0, ())
    if not checked.broken:
        chosen = _since(checked, order, since)
        with progress(name, quiet) as step:
            built = build_deck(checked, out / name, chosen, step)
        if since and not chosen.cards:
            note = f"no card differs from {since}: nothing is printed"
            built = replace(built, notes=(note, *built.notes))
    findings = sum(finding.severity is not Severity.INFO for finding in checked.findings)
    seconds = time.perf_counter() - start
    return Row(name, built.cards, findings, len(built.files), seconds), built


def _since(checked: Checked, order: Order, pack: Path | None) -> Order:
    """The order for the cards that are not printed as they were with a pack."""
    from authoring.building import BuildError
    from authoring.cli.version import of_deck, of_pack
    from authoring.pack.comparison import compare

    if pack is None:
        return order
    before, after = of_pack(pack), of_deck(checked)
    if before.pack.game != after.pack.game:
        games = f"of {before.pack.game}, and {checked.root} of {after.pack.game}"
        raise BuildError(f"{pack} is a pack {games}")
    printed = before.imprints(order.theme), after.imprints(order.theme)
    found = compare(before.pack, after.pack, printed=printed)
    return replace(order, cards=frozenset(found.reprint))


def _tell(built: Built) -> None:
    """What there is to know beside the table."""
    for name, share in built.ink.items():
        click.echo(f"{name}: ink covers {share:.1%} of the paper")
    for note in built.notes:
        click.echo(note)


def table(rows: list[Row]) -> str:
    """The rows under a heading, in columns."""
    heading = ("deck", "cards", "findings", "files", "seconds")
    lines = [
        (row.deck, str(row.cards), str(row.findings), str(row.files), f"{row.seconds:.1f}")
        for row in rows
    ]
    widths = [max(len(line[column]) for line in (heading, *lines)) for column in range(5)]
    text = ""
    for line in (heading, *lines):
        cells = [line[0].ljust(widths[0])]
        cells += [line[column].rjust(widths[column]) for column in range(1, 5)]
        text += "  ".join(cells).rstrip() + "\n"
    return text


def _ends(rows: list[Row], out: Path) -> Iterator[str]:
    """Where the files of each deck are, or that there are none."""
    from authoring.source.wording import counted

    for row in rows:
        folder = out / row.deck
        if row.files:
            yield f"{counted(row.files, 'file')} in {folder.as_posix()}"
        else:
            stays = f"; {folder.as_posix()} stays as it was" if folder.exists() else ""
            yield f"nothing was built of {row.deck}: mend its errors first{stays}"
