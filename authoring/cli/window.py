"""Texts for the window that they are read in."""

from __future__ import annotations

import shutil
from collections.abc import Iterable

from authoring.language.width import columns

NARROWEST = 20
"""Columns that lines are broken for where a window has fewer."""

MARGIN = "   "


def wrapped(text: str, margin: str = MARGIN, hanging: str = MARGIN) -> str:
    """A text in lines as wide as the window, broken between words alone. The first begins with
    the one margin, the others with the other."""
    return filled(text.split(), " ", margin, hanging)


def filled(parts: Iterable[str], joint: str, margin: str = MARGIN, hanging: str = MARGIN) -> str:
    """Parts with a joint between them, in lines that are broken between parts alone."""
    width = max(NARROWEST, shutil.get_terminal_size().columns - 1)
    lines: list[str] = []
    line, begun = margin, False
    for part in parts:
        longer = f"{line}{joint}{part}" if begun else f"{line}{part}"
        if begun and columns(longer) + len(joint.rstrip()) > width:
            lines.append(f"{line}{joint}".rstrip())
            longer = f"{hanging}{part}"
        line, begun = longer, True
    return "\n".join((*lines, line))
