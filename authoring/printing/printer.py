"""What a printer does to a page, so that it can be undone: a file measured once.

Offsets are millimetres, to the right and down as one looks at the side in question;
scales are what the printer makes of 1, so a ruler that measures 99.5 mm means 0.995.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from authoring.source import yaml
from authoring.source.schema import schema


class PrinterError(ValueError):
    """A printer file that cannot be used; the message says where and why."""


@dataclass(frozen=True, slots=True)
class Shift:
    """To the right and down, in millimetres."""

    x: float = 0.0
    y: float = 0.0


@dataclass(frozen=True, slots=True)
class Printer:
    """How far a printer's pages lie off, its backs further, and how large it prints."""

    page: Shift = Shift()
    back: Shift = Shift()
    scale_x: float = 1.0
    scale_y: float = 1.0

    def matrix(self, width: float, height: float, back: bool) -> tuple[float, ...]:
        """What undoes the printer on a page of this size: `x' = a x + e`, `y' = d y + f`.

        Sizes are set right about the middle of the page.
        """
        across, down = 1 / self.scale_x, 1 / self.scale_y
        shift_x = self.page.x + (self.back.x if back else 0.0)
        shift_y = self.page.y + (self.back.y if back else 0.0)
        return (
            across,
            0.0,
            0.0,
            down,
            width / 2 * (1 - across) - shift_x * across,
            height / 2 * (1 - down) - shift_y * down,
        )


PLAIN = Printer()


def read(path: Path) -> Printer:
    """The printer that a file describes. Raises PrinterError and OSError."""
    loaded = yaml.load(path.as_posix(), path.read_bytes())
    faults = loaded.faults
    if loaded.whole and not faults:
        checked = schema("printer.schema.json").check(loaded.document)
        if not checked.broken:
            return _printer(checked.data)
        faults = checked.faults
    first = faults[0].flaw
    place = f"{first.place.path}:{first.place.line}:{first.place.column}"
    raise PrinterError(f"{place}: {first.message}" + (f": {first.hint}" if first.hint else ""))


def _printer(data: Any) -> Printer:
    scale = data.get("scale", {})
    return Printer(
        _shift(data.get("page-offset", {})),
        _shift(data.get("back-offset", {})),
        scale.get("across", 1.0),
        scale.get("down", 1.0),
    )


def _shift(data: Any) -> Shift:
    return Shift(data.get("across", 0.0), data.get("down", 0.0))
