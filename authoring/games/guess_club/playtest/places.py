"""What answers to a question are counted as: looked up, once found."""

from __future__ import annotations

from collections.abc import Mapping

from authoring.engine.kept import Kept, remembered
from authoring.games.guess_club.keys import Keys, answers_to
from authoring.pack.pack import Pack

Counted = tuple[str, str, str]
"""The key of an answer in the tally: `written`, the question, its number on the card or -1."""


@remembered
def counted_as(pack: Pack, locales: tuple[str, ...], question: str | None) -> Mapping[str, Counted]:
    """What any answer to a question of a pack is counted as, or to one without a card."""
    known, name = answers_to(pack.tables, locales, question), question or ""
    return Kept(lambda answer: ("written", name, str(_number(known[answer]))))


def _number(keys: Keys) -> int:
    """The number of an answer on the card, or -1."""
    return next((key for key in keys if isinstance(key, int)), -1)
