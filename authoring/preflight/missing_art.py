"""A card asks for a picture that does not exist.

Pictures are looked for by name in the folder `art` of the deck, and then among those of
the theme. Without one the card would be printed with a blank in its middle.

Bad: the theme's picture is called `penguin`.

    - {id: penguin, name: {en: penguin, zh-Hans: 企鹅}, art: pinguin}

Good:

    - {id: penguin, name: {en: penguin, zh-Hans: 企鹅}, art: penguin}
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.finding import Flaw, Severity
from authoring.preflight.setting import Outcome
from authoring.printing.proof import NO_ART

SEVERITY = Severity.ERROR


def check(outcome: Outcome) -> Iterator[Flaw]:
    yield from outcome.flaws(NO_ART)
