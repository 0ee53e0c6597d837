"""Where answers stand on the card of a question, by what is written: looked up, once found."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from authoring.engine.kept import Kept, remembered
from authoring.games.guess_club.bots.players import rank
from authoring.games.guess_club.keys import Keys, answers_to
from authoring.pack.pack import Pack


class Places(NamedTuple):
    """Of any answer to one question: its place on the card, far behind if it is not there, and
    what it is counted as."""

    ranks: Mapping[str, int]
    counted: Mapping[str, tuple[str, str, str]]


@remembered
def places_of(pack: Pack, locales: tuple[str, ...], question: str | None) -> Places:
    """The places of answers to a question of a pack, or to one without a card."""
    known, name = answers_to(pack.tables, locales, question), question or ""
    return Places(
        Kept(lambda answer: rank(known[answer])),
        Kept(lambda answer: ("written", name, str(_number(known[answer])))),
    )


def _number(keys: Keys) -> int:
    """The number of an answer on the card, or -1."""
    return next((key for key in keys if isinstance(key, int)), -1)
