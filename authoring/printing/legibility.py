"""Whether a theme can be read and told apart by every eye, as numbers against their bounds.

Contrast is that of WCAG 2 (1 to 21), distance CIEDE2000 to whichever of four sights sees
the least of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from authoring.printing.colour import SIGHTS, contrast, least_distance
from authoring.printing.theme import Theme

READABLE = 4.5
"""The least contrast of text, after WCAG 2 level AA."""

VISIBLE = 3.0
"""The least contrast of signs."""

APART = 20.0
"""The least distance between colours that mean something."""

SMALLEST = 5.0
"""The smallest type, in points."""


@dataclass(frozen=True, slots=True)
class Measure:
    """One number, what it says something of, and the least that it may be."""

    kind: str
    what: str
    value: float
    least: float

    @property
    def fine(self) -> bool:
        return self.value >= self.least


def measures(theme: Theme) -> Iterator[Measure]:
    """Everything about a theme that can be measured."""
    yield from _text(theme)
    yield from _signs(theme)
    yield from _distances(theme)
    for name, role in theme.roles.items():
        floor = min(style.floor for style in (role.first, role.second, role.alone))
        yield Measure("type", f"smallest {name}", floor, SMALLEST)


def _text(theme: Theme) -> Iterator[Measure]:
    """Text on whatever it stands on."""
    for name, swatch in theme.swatches.items():
        yield _contrast(f"text on swatch {name}", swatch.text, swatch.fill)
        yield _contrast(f"ink on the tint of {name}", theme.ink, swatch.tint)
        yield _contrast(f"muted on the tint of {name}", theme.muted, swatch.tint)
    for count, number in enumerate(theme.numbers, 1):
        yield _contrast(f"number {count} on its {number.shape}", number.text, number.fill)
    for count, ground in enumerate(theme.grounds, 1):
        yield _contrast(f"ink on ground {count}", theme.ink, ground.tint)
        yield _contrast(f"ink on blob {count}", theme.ink, ground.blob)
        yield _contrast(f"muted on ground {count}", theme.muted, ground.tint)
    for name in ("ink", "muted", "right", "wrong"):
        yield _contrast(f"{name} on paper", theme.colours[name], theme.paper)


def _signs(theme: Theme) -> Iterator[Measure]:
    """Ticks and crosses on tints."""
    for name, swatch in theme.swatches.items():
        for sign in ("right", "wrong"):
            what = f"{sign} on the tint of {name}"
            yield Measure("contrast", what, contrast(theme.colours[sign], swatch.tint), VISIBLE)


def _distances(theme: Theme) -> Iterator[Measure]:
    """Colours that are told apart: the numbers, and the groups that the theme names."""
    yield from _least("numbers", [number.fill for number in theme.numbers])
    for group in theme.apart:
        yield from _least(" · ".join(group), [theme.swatches[name].fill for name in group])


def _least(what: str, colours: Sequence[str]) -> Iterator[Measure]:
    for sight in SIGHTS:
        yield Measure("distance", f"{what}, {sight} sight", least_distance(colours, sight), APART)


def _contrast(what: str, text: str, ground: str) -> Measure:
    return Measure("contrast", what, contrast(text, ground), READABLE)
