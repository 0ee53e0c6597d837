"""A picture that a card asks for cannot be drawn.

Pictures are SVG files, and of SVG only what flat pictures need is read: paths and basic
shapes, filled or stroked with plain colours, opacity, groups, transformations, clips and
copies. Gradients, filters, masks, text, embedded images, style sheets, scripts and
references out of the file are refused rather than left out, so that a picture never
prints differently than it looks on the screen. The place names the element.

Bad:

    <rect width="32" height="32" fill="url(#sunset)"/>

Good:

    <rect width="32" height="32" fill="#FFB02E"/>
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.finding import Flaw, Severity
from authoring.preflight.setting import Outcome
from authoring.printing.proof import BAD_ART

SEVERITY = Severity.ERROR


def check(outcome: Outcome) -> Iterator[Flaw]:
    yield from outcome.flaws(BAD_ART)
