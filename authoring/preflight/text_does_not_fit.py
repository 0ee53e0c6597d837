"""A text is too long for its place on the card.

Text that does not fit is set smaller, and wrapped into more lines where there is room
for them, but only down to the smallest size that can be read across a table; that size
stands in the theme as the `floor` of its role. What is too long even then would run over
the edge of its panel, or be too small to play with.

A word is never cut in two: one long word alone can be too wide.

Set are the cards with all their languages, the titles and answer keys of the game's other
parts, and each language alone, as `build --locale` prints it in larger type. What does not fit
alone is a warning, since it stops nobody who prints the languages together.

Bad, on a card with five words:

    - {en: internationalisation committee secretary, zh-Hans: 秘书, level: hard, field: work}

Good:

    - {en: secretary, zh-Hans: 秘书, level: medium, field: work}
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.finding import Flaw, Severity
from authoring.preflight.setting import Outcome
from authoring.printing.proof import TOO_LONG

SEVERITY = Severity.ERROR


def check(outcome: Outcome) -> Iterator[Flaw]:
    yield from outcome.flaws(TOO_LONG)
