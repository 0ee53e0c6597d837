"""`authoring build`: decks to paper and packs."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path

import click

from authoring.cli.options import decks_argument, find_all
from authoring.finding import Severity


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
    default=Path("build"),
    show_default=True,
    help="Each deck gets a folder of its own in here.",
)
@click.option(
    "--paper",
    "papers",
    multiple=True,
    default=("a4", "letter"),
    show_default=True,
    help="The paper to print on; may be given more than once.",
)
@click.pass_context
def command(ctx: click.Context, decks: tuple[str, ...], out: Path, papers: tuple[str, ...]) -> None:
    """Check decks, then write their printable PDFs and their packs.

    A deck with errors is not built and what was built before stays. Exit code 1 then.

    \b
    Examples:
      authoring build content/just-one
      authoring build content/just-one --paper a4 --out print
    """
    from authoring import pipeline

    papers = tuple(dict.fromkeys(paper.lower() for paper in papers))
    for paper in papers:
        if paper not in pipeline.papers():
            ctx.fail(f"There is no paper {paper!r}; there are {', '.join(pipeline.papers())}.")
    rows: list[Row] = []
    for root in find_all(ctx, decks):
        try:
            rows.append(_build(root, out, papers, {row.deck for row in rows}))
        except OSError as fault:
            ctx.fail(f"{fault.filename or out}: {fault.strerror or fault}")
        except pipeline.BuildError as fault:
            ctx.fail(str(fault))
    click.echo(table(rows), nl=False)
    ctx.exit(0 if all(row.files for row in rows) else 1)


def _build(root: Path, out: Path, papers: tuple[str, ...], built_before: set[str]) -> Row:
    from authoring.cli.findings import tell_findings
    from authoring.pipeline import BuildError, Built, build_deck, check_deck

    start = time.perf_counter()
    checked = check_deck(root)
    if checked.findings:
        tell_findings([checked])
    name = checked.deck.header.game or root.resolve().name
    if name in built_before:
        raise BuildError(f"{root} would overwrite what was built before it in {out / name}")
    built = Built(0, ()) if checked.broken else build_deck(checked, out / name, papers)
    return Row(
        name,
        built.cards,
        sum(finding.severity is not Severity.INFO for finding in checked.findings),
        len(built.files),
        time.perf_counter() - start,
    )


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
