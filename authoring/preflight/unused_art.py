"""A picture in the deck's own folder that no card asks for.

Most often the card was renamed or taken out and its picture left behind; sometimes the
picture is there but the card names another, and prints with a worse one. The pictures of
the theme are not looked at: they are there for any deck. Nor is a picture that was likely
meant where a card asks for one that does not exist: `missing-art` tells of it.

Bad, when the cards only ask for `teapot`:

    art/tea-pot.svg

Good:

    art/teapot.svg
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.finding import Flaw, Severity
from authoring.model import Place
from authoring.preflight.setting import Outcome

SEVERITY = Severity.WARNING


def check(outcome: Outcome) -> Iterator[Flaw]:
    proof = outcome.proof
    for name in outcome.own_art if outcome.whole else ():
        if name not in proof.asked | proof.meant:
            path = (outcome.root / "art" / f"{name}.svg").as_posix()
            yield Flaw(
                Place(path),
                f"no card asks for the picture '{name}'",
                "take the file away, or name it in a card's `art`",
            )
