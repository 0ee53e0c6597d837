"""Stacks of cards as files: one PDF a stack and paper."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from authoring.printing.face import Stack
from authoring.printing.sheet import Flip, Grid, Sheet, grid, impose
from authoring.printing.theme import Theme


def print_stacks(
    stacks: Iterable[Stack],
    theme: Theme,
    papers: Sequence[str],
    out: Path,
    lang: str = "en",
    flip: Flip = Flip.LONG,
) -> list[Path]:
    """Write `<stack>-<paper>.pdf` into `out` for each of them, and say which were written.

    Raises KeyError for a paper or size that the theme does not know, sheet.SheetError
    when a card does not fit a paper, svg.ArtError and OSError.
    """
    from authoring.printing.pdf import write

    written = []
    for stack in stacks:
        for paper in papers:
            cells = grid(theme.stock.size(stack.size), theme.stock.paper(paper), theme.stock.layout)
            path = out / f"{stack.name}-{cells.paper.name}.pdf"
            write(path, sheets(stack, cells, flip), theme, stack.title, lang)
            written.append(path)
    return written


def sheets(stack: Stack, cells: Grid, flip: Flip = Flip.LONG) -> list[Sheet]:
    """The sheets of a stack, each front with its back behind it."""
    return list(impose(stack, cells, flip))
