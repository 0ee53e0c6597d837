"""A page as one HTML file that needs nothing else: no network, no fonts of the reader's."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, TypeGuard

from authoring.language.width import columns
from authoring.page.alternative import alternative
from authoring.page.block import (
    SHARE,
    Bars,
    Block,
    Matrix,
    Measured,
    Named,
    Page,
    Table,
    Value,
    interval,
    told,
)
from authoring.page.plot import Drawn, picture
from authoring.page.shade import TALL, broad, key, on_end, shaded
from authoring.page.track import tracks
from authoring.page.typeface import FACES, embedded

if TYPE_CHECKING:
    from jinja2 import Template
    from markupsafe import Markup

HERE = Path(__file__).resolve().parent
SCRIPTS = ("sortable/sortable.min.js", "sort.js", "filter.js", "scroll.js")

LONG = 30
"""A text of more columns breaks into lines; a table keeps room for it."""

WHOLE = 20
"""A text of so many columns stands in one line where a page is wide enough."""

SHORT = 14
"""A word of so many columns (a Chinese character takes two) never breaks."""


def written(page: Page) -> str:
    """The whole file, as text."""
    scripts = [(HERE / name).read_text(encoding="utf-8") for name in SCRIPTS]
    style = (HERE / "page.css").read_text(encoding="utf-8")
    pictures = {block: picture(block) for block in page.blocks() if _drawn(block)}
    parts = {"page": page, "style": style, "scripts": scripts, "pictures": pictures}
    bare = _template().render(**parts, faces=())
    faces = [(face.name, embedded(face, bare)) for face in FACES]
    return _template().render(**parts, faces=faces) + "\n"


def _lying(block: Block) -> bool:
    """Whether a block is bars that lie: those are told as a table, whose bars the style draws."""
    return isinstance(block, Bars) and not block.steps


def _drawn(block: Block) -> TypeGuard[Drawn]:
    """Whether a block is a picture."""
    return not isinstance(block, Table | Matrix) and not _lying(block)


def _kind(block: Block) -> str:
    """What the style calls a block."""
    return "lying" if _lying(block) else "drawn" if _drawn(block) else "tabular"


def _wide(block: Block) -> bool:
    """Whether a block is given the whole width of the page."""
    if isinstance(block, Table):
        first: tuple[Value, ...] = next(iter(block.rows), ())
        return block.sought or not any(isinstance(cell, Named) for cell in first)
    if isinstance(block, Matrix):
        return broad(block)
    return isinstance(block, Bars) and not block.steps and len(block.bars) > TALL


def _sortable(table: Table) -> bool:
    """Whether there is anything to sort: rows of words alone are in the order they are read in,
    unless they are many."""
    numeric = any(column.numeric for column in table.columns)
    return len(table.rows) > 1 and (numeric or table.sought)


def _lively(page: Page) -> bool:
    """Whether there is something on a page that takes a script."""
    tables = (block for block in page.blocks() if isinstance(block, Table))
    return any(table.sought or _sortable(table) for table in tables)


def _breadth(words: str) -> str:
    """What the style calls a text by its length, for where there is little room."""
    size = columns(words)
    length = " long" if size > LONG else " whole" if size <= WHOLE else ""
    short = " short" if all(columns(word) <= SHORT for word in words.split()) else ""
    return f"text{length}{short}"


@cache
def _template() -> Template:
    from jinja2 import Environment, FileSystemLoader, StrictUndefined

    environment = Environment(
        loader=FileSystemLoader(HERE),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters |= {
        "told": told,
        "figure": _figure,
        "interval": _interval,
        "sorted_by": _sorted_by,
        "share": _share_of,
        "kind": _kind,
        "breadth": _breadth,
        "prose": _prose,
        "tracks": tracks,
        "shaded": shaded,
        "key": key,
        "alternative": alternative,
    }
    environment.tests |= {
        "table": lambda block: isinstance(block, Table),
        "lively": _lively,
        "matrix": lambda block: isinstance(block, Matrix),
        "lying": _lying,
        "wide": _wide,
        "on_end": on_end,
        "sortable": _sortable,
        "card": lambda cell: isinstance(cell, Named),
    }
    return environment.get_template("page.html.jinja")


def _prose(words: str) -> Markup:
    """A sentence, with what is to be typed (`between such signs`) set apart from it."""
    from markupsafe import Markup, escape

    return Markup(re.sub("`([^`]+)`", r"<code>\1</code>", str(escape(words))))


def _figure(value: Value, unit: str | None) -> str:
    """The figure of a cell, without its interval."""
    return told(value.value if isinstance(value, Measured) else value, unit)


def _interval(value: Value, unit: str | None) -> str:
    """The interval of a cell in words, "" where it has none."""
    return interval(value.low, value.high, unit) if isinstance(value, Measured) else ""


def _sorted_by(value: Value) -> str:
    """What a browser sorts a cell by: numbers in full, not as they are told."""
    if isinstance(value, Measured):
        return f"{value.value}"
    return "" if value is None else f"{value}"


def _share_of(value: Value, unit: str | None) -> float:
    """How long the bar behind a cell is, in per cent; only shares have one."""
    share = value.value if isinstance(value, Measured) else value
    if unit != SHARE or not isinstance(share, int | float):
        return 0.0
    return round(100 * min(1.0, max(0.0, share)), 1)
