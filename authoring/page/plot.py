"""Blocks as pictures, in SVG: the only module that knows matplotlib.

The same block gives the same bytes each time. Sizes are inches, as matplotlib counts.
"""

from __future__ import annotations

import contextlib
import io
import logging
import os
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from authoring.page.block import SHARE, Bars, Matrix, Points, Rings, told
from authoring.page.typeface import FACES
from authoring.resources import cache_folder

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

INK, MUTED, LINE = "#1B1B2F", "#5B5B72", "#D9D9E3"
BLUE, YELLOW, RED, PALE = "#2563EB", "#FFC533", "#C8371F", "#E6EEFD"
SHADES = ("#F6F8FE", "#BBD0F9", "#2563EB", "#12317A")
WIDTH = 5.9

STYLE: dict[str, Any] = {
    "svg.hashsalt": "authoring",
    "svg.fonttype": "none",
    "font.family": [*(face.name for face in FACES), "sans-serif"],
    "font.size": 9.5,
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

Drawn = Bars | Matrix | Points | Rings


def picture(block: Drawn) -> str:
    """A block as an SVG element."""
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
    """The element alone, without the ids that another picture of the page would bear too."""
    element = svg[svg.index("<svg") :]
    element = re.sub(r"<metadata>.*?</metadata>", "", element, flags=re.DOTALL)
    return re.sub(r' id="[A-Za-z][A-Za-z0-9.]*_[0-9_]+"', "", element).strip()


def _size(block: Drawn) -> tuple[float, float]:
    if isinstance(block, Bars) and not block.steps:
        return WIDTH, 0.55 + 0.24 * max(1, len(block.bars))
    if isinstance(block, Matrix):
        cell = 0.22 if len(block.rows) <= 60 else 0.13
        across = WIDTH if len(block.columns) < 20 else 2.2 + cell * len(block.columns)
        return across, 1.5 + cell * max(4, len(block.rows))
    return (5.2, 4.6) if isinstance(block, Rings) else (WIDTH, 3.1)


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


def _bars(figure: Figure, block: Bars) -> None:
    axes = figure.add_subplot()
    labels = [bar.label for bar in block.bars]
    values = [bar.value for bar in block.bars]
    reach = [
        [_reach(bar.low, bar.value) for bar in block.bars],
        [_reach(bar.value, bar.high) for bar in block.bars],
    ]
    lines: dict[str, Any] = (
        {"ecolor": INK, "error_kw": {"elinewidth": 1}} if any(map(any, reach)) else {}
    )
    if block.steps:
        axes.bar(range(len(labels)), values, color=BLUE, yerr=reach if lines else None, **lines)
        axes.set_xticks(range(len(labels)), labels, rotation=_slant(labels), ha="center")
        axes.grid(visible=False, axis="x")
        _scale(axes.yaxis, block.unit)
        return
    axes.barh(range(len(labels)), values, color=BLUE, xerr=reach if lines else None, **lines)
    axes.set_yticks(range(len(labels)), labels)
    axes.set_ylim(len(labels) - 0.4, -0.6)
    axes.grid(visible=False, axis="y")
    _write_values(axes, block)
    _scale(axes.xaxis, block.unit)


def _slant(labels: list[str]) -> int:
    return 90 if sum(map(len, labels)) > 90 else 0


def _write_values(axes: Axes, block: Bars) -> None:
    most = max((bar.high or bar.value for bar in block.bars), default=0) or 1
    for row, bar in enumerate(block.bars):
        end = bar.high if bar.high is not None else bar.value
        axes.text(end + most * 0.01, row, told(bar.value, block.unit), va="center", color=MUTED)
    axes.set_xlim(0, most * 1.12)


def _matrix(figure: Figure, block: Matrix) -> None:
    from matplotlib.colors import LinearSegmentedColormap

    axes = figure.add_subplot()
    shades = LinearSegmentedColormap.from_list("shades", SHADES)
    cells = [[float("nan") if cell is None else cell for cell in row] for row in block.cells]
    shown = axes.imshow(cells, cmap=shades, vmin=0, aspect="auto", interpolation="nearest")
    small = 6.5 if len(block.rows) > 60 else 8
    axes.set_xticks(range(len(block.columns)), block.columns, rotation=90, fontsize=small)
    axes.set_yticks(range(len(block.rows)), block.rows, fontsize=small)
    axes.xaxis.tick_top()
    axes.grid(visible=False)
    axes.spines[:].set_visible(False)
    bar = figure.colorbar(shown, ax=axes, shrink=0.5, aspect=30, pad=0.01)
    bar.outline.set_visible(False)
    _scale(bar.ax.yaxis, block.unit)


def _points(figure: Figure, block: Points) -> None:
    axes = figure.add_subplot()
    across = [point.across for point in block.points]
    up = [point.up for point in block.points]
    for band, colour in zip(block.bands, ("#FCE7E2", "#DFF4F1", "#FFF4D6"), strict=False):
        axes.axhspan(band.low, band.high, color=colour, zorder=0, label=band.label)
    below = [_reach(point.low, point.up) for point in block.points]
    above = [_reach(point.up, point.high) for point in block.points]
    axes.errorbar(
        across, up, yerr=[below, above], fmt="o", ms=3.5, color=BLUE, ecolor="#9DB9F5", elinewidth=1
    )
    axes.set_xlabel(block.across)
    axes.set_ylabel(block.up)
    _scale(axes.yaxis, block.unit)
    if block.bands:
        axes.legend(frameon=False, loc="upper left", bbox_to_anchor=(1, 1))


def _rings(figure: Figure, block: Rings) -> None:
    from matplotlib.patches import Circle, Patch

    axes = figure.add_subplot()
    centres = ((-0.6, 0.35), (0.6, 0.35), (0.0, -0.65))
    for centre, colour in zip(centres, (YELLOW, BLUE, RED), strict=True):
        axes.add_patch(Circle(centre, 1.0, facecolor=colour, alpha=0.22, edgecolor="none"))
        axes.add_patch(Circle(centre, 1.0, fill=False, edgecolor=colour, linewidth=2))
    spots = ((1.55, -1.25), (-1.05, 0.7), (1.05, 0.7), (0.0, 0.85),
             (0.0, -1.15), (-0.72, -0.35), (0.72, -0.35), (0.0, 0.02))  # fmt: skip
    for number, spot in zip(block.regions, spots, strict=True):
        axes.text(*spot, told(number, block.unit), ha="center", va="center", fontsize=11)
    axes.set(xlim=(-2, 2), ylim=(-1.85, 1.75), aspect="equal")
    axes.axis("off")
    keys = [
        Patch(facecolor=colour, alpha=0.6, label=name)
        for colour, name in zip((YELLOW, BLUE, RED), block.rings, strict=True)
    ]
    axes.legend(handles=keys, frameon=False, loc="lower left")


_DRAW: dict[type, Callable[[Any, Any], None]] = {
    Bars: _bars,
    Matrix: _matrix,
    Points: _points,
    Rings: _rings,
}
