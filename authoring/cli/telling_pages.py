"""Pages of tables and plots, told in the form that was asked for."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import click

from authoring.cli.options import tell_json
from authoring.page.block import (
    Bars,
    Block,
    Matrix,
    Page,
    Points,
    Rings,
    Section,
    Table,
    Value,
    told,
)

ROWS = 12
"""Of a long table, so many rows are shown in a terminal."""

BAR = 30
"""The longest bar, in characters."""


def tell_pages(
    pages: Sequence[Page], title: str, data: object, html: Path | None, whole: bool
) -> None:
    """Print pages as text, or write them to one HTML file. `data`, if there is any, is printed
    as JSON instead of the text."""
    if html:
        from authoring.cli.outlet import PAGE

        PAGE.may_replace(html)
    if data is not None:
        tell_json(data)
    if html:
        from authoring.cli.files import write_text
        from authoring.page.html import written

        write_text(html, written(joined(pages, title)))
        click.echo(f"{html}: written", err=True)
    if data is None and not html:
        for page in pages:
            for line in _page(page, whole):
                click.echo(_cropped(line))


def _cropped(line: str) -> str:
    """A line as it fits the terminal; a file or a pipe gets it whole."""
    if not sys.stdout.isatty():
        return line
    room = shutil.get_terminal_size().columns
    if _width(line) <= room:
        return line
    kept = next(end for end in range(len(line), -1, -1) if _width(line[:end]) < room)
    return f"{line[:kept]}…"


def joined(pages: Sequence[Page], title: str) -> Page:
    """Several pages as one, each section under the name of its page."""
    if len(pages) == 1:
        return pages[0]
    facts = tuple((page.title, dict(page.facts).get("cards", "")) for page in pages)
    sections = tuple(
        Section(f"{page.title.partition(' · ')[0]}: {section.title}", section.blocks, section.note)
        for page in pages
        for section in page.sections
    )
    return Page(title, facts, sections)


def _page(page: Page, whole: bool) -> Iterator[str]:
    yield click.style(page.title, bold=True)
    yield "   ".join(f"{name} {value}" for name, value in page.facts)
    for section in page.sections:
        yield ""
        yield click.style(section.title, bold=True, underline=True)
        if section.note:
            yield section.note
        for block in section.blocks:
            yield ""
            yield click.style(block.title, bold=True)
            yield from _block(block, whole)
            if block.note:
                yield f"  {block.note}"
    yield ""


def _block(block: Block, whole: bool) -> Iterator[str]:
    if isinstance(block, Table):
        yield from _table(block, whole)
    elif isinstance(block, Bars):
        yield from _bars(block)
    elif isinstance(block, Matrix):
        yield from _matrix(block, whole)
    elif isinstance(block, Points):
        heads = (block.across, block.up)
        rows = [(each.label, told(each.across), told(each.up, block.unit)) for each in block.points]
        count = _shown(len(rows), whole)
        yield from _grid(("", *heads), rows[:count], (False, True, True))
        yield from _left_out(len(rows) - count)
    elif isinstance(block, Rings):
        for region, number in enumerate(block.regions):
            within = [ring for bit, ring in enumerate(block.rings) if region >> bit & 1]
            name = " + ".join(within) or "outside all"
            yield f"  {_padded(name, 34)}{told(number, block.unit)}"


def _table(block: Table, whole: bool) -> Iterator[str]:
    count = _shown(len(block.rows), whole or not block.sought)
    rows = [
        tuple(told(cell, column.unit) for cell, column in zip(row, block.columns, strict=True))
        for row in block.rows[:count]
    ]
    names = tuple(column.name for column in block.columns)
    yield from _grid(names, rows, tuple(column.numeric for column in block.columns))
    yield from _left_out(len(block.rows) - count)


def _bars(block: Bars) -> Iterator[str]:
    most = max((bar.value for bar in block.bars), default=0) or 1
    width = max((_width(bar.label) for bar in block.bars), default=0)
    for bar in block.bars:
        length = round(BAR * bar.value / most)
        mark = "▏" if bar.value and not length else "█" * length
        yield f"  {_padded(bar.label, width)}  {mark} {told(bar.value, block.unit)}"


def _matrix(block: Matrix, whole: bool) -> Iterator[str]:
    if len(block.columns) > ROWS and not whole:
        size = f"{len(block.rows)} rows, {len(block.columns)} columns"
        yield f"  ({size}: see them with --html, --json or --all)"
        return
    signs: dict[float | None, Value] = dict(block.signs)
    rows = [
        (name, *(told(signs.get(cell, cell), block.unit) for cell in cells))
        for name, cells in zip(block.rows, block.cells, strict=True)
    ]
    yield from _grid(("", *block.columns), rows, (False, *(True for _ in block.columns)))


def _shown(count: int, whole: bool) -> int:
    """How many rows are shown. To tell of a single one more would take the line that it takes."""
    return count if whole or count <= ROWS + 1 else ROWS


def _left_out(count: int) -> Iterator[str]:
    if count:
        yield f"  … {count} more: see them with --html, --json or --all"


def _grid(
    names: Sequence[str], rows: Sequence[Sequence[str]], numeric: Sequence[bool]
) -> Iterator[str]:
    """Rows under their heads, numbers to the right; the last column as long as it is."""
    widths = [max(map(_width, column)) for column in zip(names, *rows, strict=True)]
    for row in (names, *rows):
        cells = [
            _padded(cell, width, right)
            for cell, width, right in zip(row, widths, numeric, strict=True)
        ]
        yield f"  {'  '.join(cells)}".rstrip()


def _width(text: str) -> int:
    from authoring.language.width import columns

    return columns(text)


def _padded(text: str, width: int, right: bool = False) -> str:
    space = " " * (width - _width(text))
    return space + text if right else text + space
