"""`authoring watch`: check decks again whenever one of their files is saved."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from authoring.cli.options import decks_argument, find_all, quiet_option

if TYPE_CHECKING:
    from authoring.cli.selection import Selection

PAUSE = 0.05
"""Seconds between two looks at the folders."""

SETTLING = 0.015
"""Seconds for which nothing may change before a save counts as done: many editors write
a second file and then rename it."""

Seen = dict[str, tuple[int, int, int]]
"""Time, size and number of each file by its path."""


@click.command("watch")
@decks_argument
@click.option("--select", "selected", multiple=True, metavar="CHECKS", help="Tell only these.")
@click.option("--ignore", "ignored", multiple=True, metavar="CHECKS", help="Do not tell these.")
@quiet_option
@click.pass_context
def command(
    ctx: click.Context,
    decks: tuple[str, ...],
    selected: tuple[str, ...],
    ignored: tuple[str, ...],
    quiet: bool,
) -> None:
    """Check decks, and again after each save, until Ctrl-C.

    What has not changed is not looked at again, so that the answer is there at once.

    \b
    Examples:
      authoring watch content/just-one
      authoring watch --ignore text-does-not-fit my-deck
    """
    from authoring.cli.selection import Selection

    selection = Selection.parse(selected, ignored)
    roots = find_all(ctx, decks)
    seen = look(roots)
    while True:
        _tell(roots, selection, quiet)
        seen = changed(roots, seen)


def look(roots: Iterable[Path]) -> Seen:
    """The files of decks as they are now; hidden ones, which editors make, are left out."""
    seen: Seen = {}
    waiting = [str(root) for root in roots]
    while waiting:
        try:
            entries = list(_entries(waiting.pop()))
        except OSError:
            continue
        for path, is_folder, state in entries:
            if is_folder:
                waiting.append(path)
            else:
                seen[path] = state
    return seen


def _entries(folder: str) -> Iterable[tuple[str, bool, tuple[int, int, int]]]:
    """What stands in a folder. What goes away meanwhile is left out."""
    with os.scandir(folder) as found:
        for entry in found:
            if entry.name.startswith("."):
                continue
            try:
                state = _state(entry)
                is_folder = entry.is_dir(follow_symlinks=False)
            except OSError:
                continue
            yield entry.path, is_folder, (state.st_mtime_ns, state.st_size, state.st_ino)


def _state(entry: os.DirEntry[str]) -> os.stat_result:
    """The state of a file; of the link itself where it leads nowhere. Raises OSError."""
    try:
        return entry.stat()
    except OSError:
        return entry.stat(follow_symlinks=False)


def changed(roots: Sequence[Path], seen: Seen) -> Seen:
    """Wait until files differ from those seen and have come to rest; as they are then."""
    now = look(roots)
    while now == seen:
        time.sleep(PAUSE)
        now = look(roots)
    while True:
        time.sleep(SETTLING)
        later = look(roots)
        if later == now:
            return later
        now = later


def _tell(roots: Sequence[Path], selection: Selection, quiet: bool) -> None:
    """Check decks and print what was found, on a cleared screen if there is one."""
    from authoring.cli.findings import told
    from authoring.pipeline import check_deck

    start = time.perf_counter()
    checked = selection.apply(check_deck(root) for root in roots)
    words = told(checked)
    seconds = time.perf_counter() - start
    if sys.stdout.isatty():
        click.clear()
    if quiet:
        click.echo(words if any(one.findings for one in checked) else "", nl=False)
        return
    names = ", ".join(root.as_posix() for root in roots)
    click.echo(f"{words}\n{time.strftime('%H:%M:%S')} {names} checked in {seconds:.3f} s")
    click.echo("Watching for changes; Ctrl-C ends.")
