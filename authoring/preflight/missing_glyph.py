"""A character that none of the theme's typefaces can print.

It would come out as an empty box, or as nothing at all, and nobody would see it before
the cards are cut. The message names each character with its number, since some of them
look like nothing at all (a joiner) or like a common one. Answer keys are looked through too:
they have more on them than the cards.

Bad: a picture character has no outline in a text face.

    - {en: snowman ☃, zh-Hans: 雪人}

Good:

    - {en: snowman, zh-Hans: 雪人}
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.finding import Flaw, Severity
from authoring.preflight.setting import Outcome
from authoring.printing.proof import NO_GLYPH

SEVERITY = Severity.ERROR


def check(outcome: Outcome) -> Iterator[Flaw]:
    yield from outcome.flaws(NO_GLYPH)
