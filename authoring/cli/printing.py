"""The options of printing, and the order that they make."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from authoring.printing.order import Order
    from authoring.printing.ticket import Ticket

OPTIONS = (
    click.option(
        "--paper",
        "papers",
        multiple=True,
        default=("a4", "letter"),
        show_default=True,
        help="The paper to print on: a3, a4, a5, letter, legal, or card for one card a page; "
        "may be given more than once.",
    ),
    click.option(
        "--kit",
        is_flag=True,
        help="The whole game, not only its cards: boards, chips, keys, rules, and PRINT.md, "
        "which says how to print and cut all of it.",
    ),
    click.option(
        "--theme",
        default="standard",
        show_default=True,
        metavar="NAME|FOLDER",
        help="How the cards look: a theme that ships, or the folder of your own.",
    ),
    click.option(
        "--locale",
        "locales",
        multiple=True,
        metavar="LOCALE",
        help="Print cards in this language alone, in files of their own; may be given "
        "more than once. Without it each card carries all languages.",
    ),
    click.option(
        "--backs",
        type=click.Choice(["long", "short", "fold", "none"]),
        default="long",
        show_default=True,
        help="How backs come behind fronts: flipped on the long or the short edge, "
        "folded on one page, or not at all.",
    ),
    click.option("--one-up", is_flag=True, help="One card on each sheet, in its middle."),
    click.option(
        "--skip",
        metavar="CELLS",
        default="",
        help="Cells to leave empty on every sheet, counted row by row from 1: 1,5,6.",
    ),
    click.option(
        "--bleed",
        metavar="LENGTH",
        default=None,
        help="How far paint runs on beyond the cut: 2, 2mm or 0.1in.  [default: 3mm]",
    ),
    click.option(
        "--bleed-on",
        type=click.Choice(["both", "back"]),
        default="both",
        show_default=True,
        help="Which sides have a bleed.",
    ),
    click.option(
        "--bleed-at",
        type=click.Choice(["every", "rim"]),
        default="every",
        show_default=True,
        help="Around every card, or around all together, which then touch.",
    ),
    click.option(
        "--cut",
        type=click.Choice(["ticks", "inner", "full", "none"]),
        default="ticks",
        show_default=True,
        help="Marks for cutting: beside the cards, also between them, right across the "
        "page, or none.",
    ),
    click.option(
        "--marks",
        "marks_on",
        type=click.Choice(["both", "front", "back"]),
        default="both",
        show_default=True,
        help="Which sides have them.",
    ),
    click.option(
        "--no-frame", is_flag=True, help="No hairline around cards that are as white as the paper."
    ),
    click.option(
        "--low-ink",
        is_flag=True,
        help="No grounds, pictures as outlines; the ink of each file is measured.",
    ),
    click.option(
        "--press",
        is_flag=True,
        help="For a print shop: process colours for coated paper, black type in black "
        "alone, and a line called CutContour.",
    ),
    click.option(
        "--printer",
        type=click.Path(path_type=Path, exists=True, dir_okay=False),
        help="A file that says what your printer does wrong; see authoring calibrate.",
    ),
    click.option("--no-pack", is_flag=True, help="Only what is printed, nothing for engines."),
    click.option("--png", is_flag=True, help="Each card as a picture of 300 dots an inch."),
    click.option("--contact", is_flag=True, help="All cards of a stack on one picture."),
    click.option(
        "--tabletop", is_flag=True, help="Sheets and saved objects for Tabletop Simulator."
    ),
    click.option(
        "--tabletop-url",
        metavar="ADDRESS",
        default="",
        help="Where the sheets will be found on the web, with --tabletop.  "
        "[default: where they are written]",
    ),
    click.option(
        "--service",
        "services",
        multiple=True,
        metavar="NAME",
        help="Files as a print service wants them: the-game-crafter, makeplayingcards, "
        "drivethrucards; may be given more than once.",
    ),
    click.option(
        "--changed-since",
        metavar="PACK",
        type=click.Path(path_type=Path, exists=True, dir_okay=False),
        help="Only cards that are new or are printed otherwise than with this pack.",
    ),
)


def print_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """All options of printing, in the order in which help lists them."""
    for option in reversed(OPTIONS):
        command = option(command)
    return command


def order_of(ctx: click.Context, wishes: dict[str, Any]) -> Order:
    """The order that the options make; what cannot be ends the command with exit code 2."""
    from authoring.printing import service, theme
    from authoring.printing.order import Order
    from authoring.printing.ticket import contradiction

    try:
        look = theme.load(root=theme.find(wishes["theme"]))
        papers = [look.stock.paper(paper).name for paper in wishes["papers"]]
        services = [service.find(name, look).name for name in wishes["services"]]
    except KeyError as fault:
        ctx.fail(str(fault.args[0]))
    except theme.ThemeError as fault:
        ctx.fail(str(fault))
    ticket = _ticket(ctx, wishes)
    if wrong := contradiction(ticket):
        ctx.fail(wrong)
    wants_tabletop = wishes["tabletop"] or wishes["tabletop_url"]
    return Order(
        papers=tuple(dict.fromkeys(papers)),
        theme=wishes["theme"],
        locales=tuple(dict.fromkeys(wishes["locales"])),
        ticket=ticket,
        kit=wishes["kit"],
        pack=not wishes["no_pack"],
        png=wishes["png"],
        contact=wishes["contact"],
        tabletop=_address(wishes["tabletop_url"]) if wants_tabletop else None,
        services=tuple(dict.fromkeys(services)),
    )


def _address(url: str) -> str:
    return f"{url.rstrip('/')}/" if url else ""


def _ticket(ctx: click.Context, wishes: dict[str, Any]) -> Ticket:
    from authoring.printing.printer import PLAIN, PrinterError, read
    from authoring.printing.ticket import Backs, BleedAt, Cut, On, Ticket

    try:
        printer = read(wishes["printer"]) if wishes["printer"] else PLAIN
    except PrinterError as fault:
        ctx.fail(str(fault))
    return Ticket(
        backs=Backs(wishes["backs"]),
        one_up=wishes["one_up"],
        skip=_cells(ctx, wishes["skip"]),
        bleed=_length(ctx, wishes["bleed"]),
        bleed_on=On(wishes["bleed_on"]),
        bleed_at=BleedAt(wishes["bleed_at"]),
        cut=Cut(wishes["cut"]),
        marks_on=On(wishes["marks_on"]),
        frame=not wishes["no_frame"],
        low_ink=wishes["low_ink"],
        press=wishes["press"],
        printer=printer,
    )


def _cells(ctx: click.Context, told: str) -> frozenset[int]:
    found = [one.strip() for one in told.split(",") if one.strip()]
    if wrong := [one for one in found if not one.isdecimal() or int(one) < 1]:
        ctx.fail(f"--skip counts cells from 1, as in 1,5,6; {wrong[0]!r} is no cell.")
    return frozenset(map(int, found))


def _length(ctx: click.Context, told: str | None) -> float | None:
    from authoring.printing.paper import length

    try:
        return None if told is None else length(told)
    except ValueError:
        ctx.fail(f"--bleed is a length such as 3, 3mm or 0.125in; {told!r} is none.")
