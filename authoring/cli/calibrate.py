"""`authoring calibrate`: a printer measured, so that backs lie behind their fronts."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from authoring.cli.files import WrongUse, quoted
from authoring.cli.options import json_option, quiet_option, tell_json
from authoring.cli.outlet import PRINTER, SHEET, Kind

if TYPE_CHECKING:
    from authoring.printing.paper import Paper


@click.command("calibrate")
@click.option("--paper", default="a4", show_default=True, help="The paper in your printer.")
@click.option(
    "--locale",
    type=click.Choice(["en", "zh-Hans"]),
    default="en",
    show_default=True,
    help="The language of the sheet.",
)
@click.option("--front", metavar="A,B,C,D", help="What you measured on the front, in millimetres.")
@click.option("--back", metavar="A,B,C,D", help="The same on the back.")
@click.option("--rulers", metavar="E,F", help="How long the two rulers have become.")
@click.option(
    "--out",
    type=click.Path(path_type=Path, dir_okay=False),
    help="The file to write.  [default: calibrate-<paper>.pdf, or printer.yml with measures]",
)
@quiet_option
@json_option
@click.pass_context
def command(
    ctx: click.Context,
    paper: str,
    locale: str,
    front: str | None,
    back: str | None,
    rulers: str | None,
    out: Path | None,
    quiet: bool,
    as_json: bool,
) -> None:
    """Write a sheet to measure your printer with; then, from the measures, the file that
    `authoring build --printer` reads.

    \b
    Examples:
      authoring calibrate --paper a4
      authoring calibrate --paper a4 --front 20.5,19.5,20,20 --back 19.8,20.2,20.4,19.6 \\
                          --rulers 159.6,239.8
    """
    from authoring.printing import calibration, theme
    from authoring.source.hindrance import unwritable

    look = theme.load()
    try:
        chosen = look.stock.paper(paper)
    except KeyError as fault:
        ctx.fail(str(fault.args[0]))
    if chosen.single:
        ctx.fail("A sheet to measure needs a paper: a3, a4, a5, letter or legal.")
    told = {"--front": front, "--back": back, "--rulers": rulers}
    try:
        if not any(told.values()):
            path = _as_pdf(out or Path(f"calibrate-{chosen.name}"))
            _spare(path, SHEET)
            calibration.write(path, chosen, look, locale)
            next_step = "print it at 100 %, on both sides, flipped on the long edge"
        else:
            path = out or Path("printer.yml")
            _spare(path, PRINTER)
            _profile(ctx, told, chosen, path)
            next_step = (
                f"use it with authoring build --paper {chosen.name} --printer {quoted(path)}"
            )
    except OSError as fault:
        raise WrongUse(unwritable(fault.filename or path, fault)) from None
    _tell(path, next_step, quiet, as_json)


def _spare(path: Path, kind: Kind) -> None:
    """Leave alone what is of another kind. Raises WrongUse."""
    if path.exists():
        kind.may_replace(path)


def _as_pdf(path: Path) -> Path:
    """The path by which other programs know what is in the file."""
    return path if path.suffix.lower() == ".pdf" else path.with_name(f"{path.name}.pdf")


def _tell(path: Path, next_step: str, quiet: bool, as_json: bool) -> None:
    """What was written, and what to do with it."""
    if as_json:
        tell_json({"written": str(path)})
    elif not quiet:
        click.echo(f"{path}: {next_step}")


def _profile(ctx: click.Context, told: dict[str, str | None], paper: Paper, path: Path) -> None:
    """Write what the measures say."""
    from authoring.printing.calibration import Measures, measured, text
    from authoring.printing.printer import PrinterError, read
    from authoring.source.replacement import drafted

    if missing := [name for name, words in told.items() if not words]:
        ctx.fail(f"{missing[0]} is missing: all of {', '.join(told)} are needed.")
    front, back = (_lengths(ctx, name, told[name], 4) for name in ("--front", "--back"))
    across, down = _lengths(ctx, "--rulers", told["--rulers"], 2)
    measures = Measures(
        (front[0], front[1], front[2], front[3]),
        (back[0], back[1], back[2], back[3]),
        (across, down),
    )
    content = text(measured(measures, paper), paper)
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        with drafted(path) as new:
            new.write_text(content, encoding="utf-8")
            read(new)
    except PrinterError as fault:
        ctx.fail(f"No printer is that far off, so a measure must be wrong: {_reason(fault)}")


def _reason(fault: Exception) -> str:
    """What is wrong, without the name of a file that is gone."""
    return str(fault).split(": ", 1)[1]


def _lengths(ctx: click.Context, name: str, told: str | None, count: int) -> tuple[float, ...]:
    from authoring.printing.paper import length

    parts = (told or "").split(",")
    try:
        found = [length(part) for part in parts]
    except ValueError:
        found = []
    if len(found) != count:
        ctx.fail(f"{name} needs {count} lengths with commas between them; {told!r} is not that.")
    return tuple(found)
