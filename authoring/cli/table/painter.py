"""Scenes and sentences on a terminal: in colours and boxes where it can, else as plain lines."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence

import click
from rich.box import ROUNDED
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from authoring.engine.scene import (
    Beside,
    Block,
    Chart,
    Ink,
    Line,
    Picture,
    Room,
    Scene,
    Sheet,
)
from authoring.language.width import columns

STYLES = {
    Ink.PLAIN: "",
    Ink.STRONG: "bold",
    Ink.FAINT: "dim",
    Ink.GOOD: "green",
    Ink.BAD: "red",
    Ink.MONEY: "yellow",
    Ink.FRESH: "bold cyan",
    Ink.ONE: "bright_red",
    Ink.TWO: "bright_blue",
    Ink.THREE: "bright_green",
}

TALL = 34
"""A terminal with so many rows has room for boxes; a lower one gets titled rules."""

WIPE = "\x1b[H\x1b[2J\x1b[3J"
"""Home, clear the screen, clear what was scrolled away: in this order, as some terminals
scroll a cleared screen away."""

REDRAW = "\x1b[H\x1b[2J"


class Painter:
    """One terminal. It is asked for its size before every drawing, since that may change.
    `colon` stands behind the titles of blocks where they have no boxes."""

    def __init__(self, colon: str = ":") -> None:
        self._colon = colon
        self._console = Console(markup=False, emoji=False, highlight=False, soft_wrap=False)
        dumb = self._console.is_dumb_terminal
        self.plain = not self._console.is_terminal or dumb

    @property
    def room(self) -> Room:
        size = self._console.size
        return Room(size.width, size.height, fine=not self.plain and _writes_unicode())

    def clear(self, secret: bool) -> None:
        """Begin a new screen. A secret one also leaves nothing to scroll back to."""
        if self._console.is_terminal and not self._console.is_dumb_terminal:
            click.echo(WIPE if secret else REDRAW, nl=False, color=True)
        elif self._console.is_terminal and secret:
            click.echo("\n" * 100)

    def draw(self, scene: Scene) -> None:
        """Show a scene from top to bottom."""
        if self.plain:
            for block in scene:
                _plainly(block, self._colon)
            return
        self._console.print(self._group(scene))

    def height(self, scene: Scene) -> int:
        """How many rows a scene takes."""
        if self.plain or not scene:
            return 0
        return len(self._console.render_lines(self._group(scene), pad=False))

    def _group(self, scene: Scene) -> Group:
        boxed = self.room.rows >= TALL
        return Group(*(_rendered(block, boxed) for block in scene))

    def say(self, words: str, ink: Ink = Ink.PLAIN) -> None:
        """One sentence or more."""
        if self.plain:
            click.echo(words)
        else:
            self._console.print(Text(words, style=STYLES[ink]))

    def say_pairs(self, pairs: Iterable[tuple[str, str]]) -> None:
        """Forms and what they mean, in two columns."""
        pairs = list(pairs)
        if not pairs:
            return
        if self.plain:
            for form, meaning in pairs:
                click.echo(f"  {form} – {meaning}")
            return
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column(overflow="fold")
        for form, meaning in pairs:
            grid.add_row(Text(f"  {form}", style="cyan"), Text(meaning))
        self._console.print(grid)


def _writes_unicode() -> bool:
    """Whether the terminal's own encoding has more than the letters of a typewriter."""
    setting = os.environ.get("LC_ALL") or os.environ.get("LC_CTYPE") or os.environ.get("LANG")
    return setting is None or "utf" in setting.casefold()


def _text(pieces: Line) -> Text:
    return Text.assemble(*((part, STYLES[ink]) for part, ink in pieces))


def _rendered(block: Block, boxed: bool) -> RenderableType:
    if isinstance(block, Beside):
        return _side_by_side(block, boxed)
    return _framed(block.title, _inside(block), boxed)


def _side_by_side(block: Beside, boxed: bool) -> RenderableType:
    grid = Grid.grid(padding=(0, 1, 0, 0), expand=True)
    fixed = isinstance(block.left, Picture)
    grid.add_column(no_wrap=fixed, width=_width(block.left, boxed) if fixed else None)
    grid.add_column(ratio=1)
    grid.add_row(_rendered(block.left, boxed), _rendered(block.right, boxed))
    return grid


def _width(block: Block, boxed: bool) -> int | None:
    if not isinstance(block, Picture):
        return None
    widest = max((_columns_of(pieces) for pieces in block.lines), default=0)
    return widest + (4 if boxed else 0)


def _columns_of(pieces: Line) -> int:
    return sum(columns(part) for part, _ in pieces)


def _inside(block: Sheet | Chart | Picture) -> RenderableType:
    if isinstance(block, Chart):
        return _chart(block)
    wrapped = isinstance(block, Sheet)
    texts = [_text(pieces) for pieces in block.lines]
    for text in texts:
        text.no_wrap = not wrapped
        text.overflow = "fold" if wrapped else "crop"
    return Group(*texts)


def _chart(chart: Chart) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="dim", expand=False, pad_edge=False)
    for place, head in enumerate(chart.heads):
        right = place in chart.right
        last = place == len(chart.heads) - 1
        grid.add_column(head, justify="right" if right else "left", no_wrap=not last)
    for row in chart.rows:
        grid.add_row(*(_text(cell) for cell in row))
    return grid


def _framed(title: str, inside: RenderableType, boxed: bool) -> RenderableType:
    if boxed:
        return Panel(inside, title=title, title_align="left", box=ROUNDED, padding=(0, 1))
    return Group(Rule(Text(title, style="dim"), align="left", style="dim"), inside)


def _plainly(block: Block, colon: str) -> None:
    """A block as lines that need neither width nor colour."""
    if isinstance(block, Beside):
        _plainly(block.left, colon)
        _plainly(block.right, colon)
        return
    click.echo(block.title + colon)
    if isinstance(block, Chart):
        for line in _rows(block):
            click.echo(f"  {line}".rstrip())
        return
    for pieces in block.lines:
        click.echo(f"  {''.join(part for part, _ in pieces)}".rstrip())


def _rows(chart: Chart) -> list[str]:
    cells = [list(chart.heads)] + [
        ["".join(part for part, _ in cell) for cell in row] for row in chart.rows
    ]
    widths = [max(columns(row[place]) for row in cells) for place in range(len(chart.heads))]
    return ["  ".join(_padded(row, widths, chart.right)) for row in cells]


def _padded(row: Sequence[str], widths: Sequence[int], right: frozenset[int]) -> list[str]:
    padded = []
    for place, (text, width) in enumerate(zip(row, widths, strict=True)):
        gap = " " * (width - columns(text))
        padded.append(gap + text if place in right else text + gap)
    return padded
