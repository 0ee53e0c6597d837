"""A question as a player of some skill thinks of it: worked out once, for thousands of rounds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from authoring.engine.chance import lots, zipf
from authoring.engine.kept import Kept, remembered
from authoring.engine.rng import Lots
from authoring.games.guess_club.bots.onlooker import reference
from authoring.games.guess_club.bots.players import rank
from authoring.games.guess_club.keys import answers_to
from authoring.games.guess_club.playtest.odds import STEPS
from authoring.pack.pack import Pack


class Sheet(NamedTuple):
    """The answers to one question, as such a player would write them, and how they come to
    mind: by which lots, and how heavy each of them weighs (times STEPS) of all in all. `mask` has
    a bit at the place of each that weighs anything.

    Of anything that is written, `numbers` has the numbers of the answers that it names, and
    `ranks` its place on the card, far behind if it is not there.
    """

    texts: tuple[str, ...]
    lots: Lots
    weights: Mapping[int, int]
    whole: int
    mask: int
    numbers: Mapping[str, tuple[int, ...]]
    ranks: Mapping[str, int]


@remembered
def sheet_of(
    pack: Pack, locales: tuple[str, ...], question: str | None, exponent: int, longest: int
) -> Sheet:
    """The sheet of a question of a pack, or of one without a card, of which nothing comes to
    mind. Zipf's law has its exponent in fifths. Nobody thinks of answers that are longer than
    was agreed on, nor of one that is the same as one above in another language (GC-28)."""
    texts = () if question is None else tuple(reference(pack, locales, question))
    keys = answers_to(pack.tables, locales, question)
    weights: list[int] = []
    known: set[int | str] = set()
    for text, weight in zip(texts, zipf(len(texts), exponent), strict=True):
        comes = len(text) <= longest and known.isdisjoint(keys[text])
        weights.append(weight if comes else 0)
        known.update(keys[text] if comes else ())
    return Sheet(
        texts,
        lots(tuple(weights)),
        {number: STEPS * weight for number, weight in enumerate(weights) if weight},
        sum(weights),
        sum(1 << number for number, weight in enumerate(weights) if weight),
        Kept(lambda answer: tuple(sorted(key for key in keys[answer] if isinstance(key, int)))),
        Kept(lambda answer: rank(keys[answer])),
    )
