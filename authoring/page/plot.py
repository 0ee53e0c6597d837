"""Blocks as pictures, in SVG: the only module that knows matplotlib.

The same block gives the same bytes each time. Sizes are inches, as matplotlib counts: all
pictures are as wide as a phone, so that letters keep their size wherever the page is read.
Colours are those of the page, by name, so that they follow it into the dark and onto paper.
"""

from __future__ import annotations

import contextlib
import io
import logging
import math
import os
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from authoring.page.block import SHARE, Bars, Points, Rings, told
from authoring.page.typeface import FACES
from authoring.resources import cache_folder

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

INK, MUTED, LINE = "#1b1b2f", "#5b5b72", "#d9d9e3"
BLUE, YELLOW, RED, REACH = "#2563eb", "#ffc533", "#c8371f", "#6f98f2"
BANDS = ("#fce7e2", "#dff4f1", "#fff4d6")
NAMES = {
    INK: "ink",
    MUTED: "muted",
    LINE: "line",
    BLUE: "blue",
    YELLOW: "yellow",
    RED: "red",
    REACH: "reach",
    **{band: f"band-{number}" for number, band in enumerate(BANDS)},
}
"""What the style of the page calls the colours."""

WIDTH, HEIGHT = 3.6, 2.7

STYLE: dict[str, Any] = {
    "svg.hashsalt": "authoring",
    "svg.fonttype": "none",
    "font.family": [*(face.name for face in FACES), "sans-serif"],
    "font.size": 9,
    "text.color": INK,
    "axes.edgecolor": LINE,
    "axes.labelcolor": MUTED,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "axes.grid": True,
    "grid.color": LINE,
    "grid.linewidth": 0.6,
    "xtick.color": MUTED,
    "ytick.color": MUTED,
    "xtick.major.size": 0,
    "ytick.major.size": 0,
    "figure.facecolor": "none",
    "axes.facecolor": "none",
}

Drawn = Bars | Points | Rings


def picture(block: Drawn) -> str:
    """A block as an SVG element; of bars those that are steps."""
    matplotlib = _library()
    from matplotlib.figure import Figure

    with matplotlib.rc_context(STYLE):
        figure = Figure(figsize=_size(block), layout="constrained")
        draw: Callable[[Figure, Any], None] = _DRAW[type(block)]
        draw(figure, block)
        out = io.StringIO()
        figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
    return _bare(out.getvalue())


def _library() -> Any:
    """Matplotlib, with our typefaces, keeping its own notes in our cache."""
    with contextlib.suppress(RuntimeError):  # a user without a home
        os.environ.setdefault("MPLCONFIGDIR", str(cache_folder() / "matplotlib"))
    logging.getLogger("matplotlib").setLevel(logging.ERROR)
    import matplotlib
    from matplotlib import font_manager

    known = {entry.name for entry in font_manager.fontManager.ttflist}
    for face in FACES:
        if face.name not in known:
            font_manager.fontManager.addfont(face.path)
    return matplotlib


def _bare(svg: str) -> str:
    """The element alone, without the ids that another picture of the page would bear too, in
    the colours of the page."""
    element = svg[svg.index("<svg") :]
    element = re.sub(r"<metadata>.*?</metadata>", "", element, flags=re.DOTALL)
    element = re.sub(r' id="[A-Za-z][A-Za-z0-9.]*_[0-9_]+"', "", element).strip()
    for colour, name in NAMES.items():
        element = element.replace(f": {colour}", f": var(--{name})")
    return element


def _size(block: Drawn) -> tuple[float, float]:
    return (WIDTH, 3.3) if isinstance(block, Rings) else (WIDTH, HEIGHT)


def _scale(axis: Any, unit: str) -> None:
    from matplotlib.ticker import FuncFormatter

    def tick(value: float, _: int) -> str:
        return f"{100 * value:.0f} %" if unit == SHARE else told(float(value), unit)

    axis.set_major_formatter(FuncFormatter(tick))
    if unit != SHARE:
        axis.get_major_locator().set_params(integer=True)


def _reach(low: float | None, high: float | None) -> float:
    """From a figure to an end of its interval. An interval may leave out its own figure by
    the rounding."""
    return 0 if low is None or high is None else max(0, high - low)


def _steps(figure: Figure, block: Bars) -> None:
    axes = figure.add_subplot()
    labels = [bar.label for bar in block.bars]
    axes.bar(range(len(labels)), [bar.value for bar in block.bars], color=BLUE)
    _label(axes, labels)
    axes.set_xlabel(block.across)
    axes.set_ylabel(block.up)
    axes.grid(visible=False, axis="x")
    _scale(axes.yaxis, block.unit)


def _label(axes: Axes, labels: list[str]) -> None:
    """As many labels as fit: of numbers some, of names all, on end if they must."""
    room = 40
    letters = sum(len(label) + 1 for label in labels)
    every, slant = 1, 0
    if letters > room:
        numbers = labels[0][:1].isdigit()
        every, slant = (math.ceil(letters / room), 0) if numbers else (1, 90)
    shown = range(0, len(labels), every)
    axes.set_xticks(list(shown), [labels[at] for at in shown], rotation=slant, ha="center")


MARGIN = 0.05
"""How far an axis goes on beyond its ends, as a share of it: as matplotlib does by itself."""


def _points(figure: Figure, block: Points) -> None:
    from matplotlib.ticker import MaxNLocator

    axes = figure.add_subplot()
    across = [point.across for point in block.points]
    up = [point.up for point in block.points]
    for band, colour in zip(block.bands, BANDS, strict=False):
        axes.axhspan(band.low, band.high, color=colour, zorder=0)
        # Beside the axes, where no point can be: names of two words take two lines.
        axes.annotate(
            band.label.replace(" ", "\n"), (1, (band.low + band.high) / 2), (4, 0),
            ("axes fraction", "data"), "offset points", ha="left", va="center", color=INK,
        )  # fmt: skip
    below = [_reach(point.low, point.up) for point in block.points]
    above = [_reach(point.up, point.high) for point in block.points]
    axes.errorbar(
        across, up, yerr=[below, above], fmt="o", ms=3.5, color=BLUE, ecolor=REACH, elinewidth=0.8
    )
    axes.set_xlabel(block.across)
    axes.set_ylabel(block.up)
    if block.reach:
        first, last = block.reach
        axes.set_xlim(first - MARGIN * (last - first), last + MARGIN * (last - first))
    if all(value == int(value) for value in across):
        axes.xaxis.set_major_locator(MaxNLocator(nbins=7, integer=True))
    if block.unit == SHARE:
        axes.set_ylim(-0.03, 1.03)
    _scale(axes.yaxis, block.unit)


SPOTS = ((1.5, -1.4), (-0.95, 0.6), (0.95, 0.6), (0.0, 0.78),
         (0.0, -1.15), (-0.68, -0.33), (0.68, -0.33), (0.0, 0.02))  # fmt: skip
"""Where the number of each region stands; 0 is outside of all rings."""


def _rings(figure: Figure, block: Rings) -> None:
    from matplotlib.patches import Circle

    axes = figure.add_subplot()
    centres = ((-0.6, 0.35), (0.6, 0.35), (0.0, -0.65))
    for centre, colour in zip(centres, (YELLOW, BLUE, RED), strict=True):
        axes.add_patch(Circle(centre, 1.0, facecolor=colour, alpha=0.22, edgecolor="none"))
        axes.add_patch(Circle(centre, 1.0, fill=False, edgecolor=colour, linewidth=2))
    for number, spot in zip(block.regions, SPOTS, strict=True):
        axes.text(*spot, told(number, block.unit), ha="center", va="center")
    names = ((-0.85, 1.45), (0.85, 1.45), (0.0, -1.82), (1.5, -1.2))
    for name, spot in zip((*block.rings, "outside"), names, strict=True):
        axes.text(*spot, name, ha="center", va="center", color=MUTED)
    axes.set(xlim=(-1.9, 1.9), ylim=(-1.95, 1.6), aspect="equal")
    axes.axis("off")


_DRAW: dict[type, Callable[[Any, Any], None]] = {
    Bars: _steps,
    Points: _points,
    Rings: _rings,
}
