"""A page as one HTML file that needs nothing else: no network, no fonts of the reader's."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from authoring.page.block import SHARE, Page, Table, Value, told
from authoring.page.plot import picture
from authoring.page.typeface import FACES, embedded

if TYPE_CHECKING:
    from jinja2 import Template

HERE = Path(__file__).resolve().parent
SCRIPTS = ("sortable/sortable.min.js", "sortable/sortable.a11y.min.js", "filter.js")


def written(page: Page) -> str:
    """The whole file, as text."""
    scripts = [(HERE / name).read_text(encoding="utf-8") for name in SCRIPTS]
    style = (HERE / "page.css").read_text(encoding="utf-8")
    pictures = {block: picture(block) for block in page.blocks() if not isinstance(block, Table)}
    parts = {"page": page, "style": style, "scripts": scripts, "pictures": pictures}
    bare = _template().render(**parts, faces=())
    faces = [(face.name, embedded(face, bare)) for face in FACES]
    return _template().render(**parts, faces=faces) + "\n"


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
    environment.filters["told"] = told
    environment.filters["sorted_by"] = _sorted_by
    environment.filters["length"] = _share_of
    environment.tests["table"] = lambda block: isinstance(block, Table)
    return environment.get_template("page.html.jinja")


def _sorted_by(value: Value) -> str:
    """What a browser sorts a cell by: numbers in full, not as they are told."""
    return "" if value is None else f"{value}"


def _share_of(value: Value, unit: str | None) -> float:
    """How long the bar behind a cell is, in per cent; only shares have one."""
    if unit != SHARE or value is None or isinstance(value, str):
        return 0.0
    return round(100 * min(1.0, max(0.0, value)), 1)
