"""What the automatic judge puts to the table: it suspects, and cancels nothing.

Two clues of one giver that say a phrase together (JO-18), a clue in Chinese that may be
several words (JO-14), and whatever relations the lexicon only suspects or the rules leave
to the players (JO-25).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations

from authoring.engine.game import Json, Seat
from authoring.games.just_one.beliefs import relate
from authoring.games.just_one.policy import CLUE_AND_CLUE, CLUE_AND_WORD, FLAGGED
from authoring.language.policy import Outcome
from authoring.language.verdict import Kind

LONG_CHINESE = 5
"""Characters from which on what no dictionary has is likely more than one word."""


def flag(clues: Sequence[int], reason: str) -> dict[str, Json]:
    """A doubt as a move tells it."""
    return {"clues": list(clues), "reason": reason, "rule": FLAGGED[reason]}


def phrases(clues: Sequence[tuple[Seat, str]]) -> Iterator[tuple[int, int]]:
    """The places of two clues of one giver that are an expression together (JO-18)."""
    from authoring.language.coinage import is_expression

    for (place, (giver, one)), (other_place, (same_giver, other)) in combinations(
        enumerate(clues), 2
    ):
        if giver == same_giver and one and other and is_expression(one, other):
            yield place, other_place


def of_clues(clues: Sequence[str], judged: Sequence[set[int]], locale: str) -> Iterator[Json]:
    """Pairs that may count as the same and that no finding names yet (JO-25)."""
    for (place, one), (other_place, other) in combinations(enumerate(clues), 2):
        if not one or not other or any({place, other_place} <= places for places in judged):
            continue
        suspected = _suspected(one, other, locale)
        if suspected is not None:
            yield flag((place, other_place), suspected)


@lru_cache(maxsize=1 << 16)
def _suspected(one: str, other: str, locale: str) -> str | None:
    """What two clues may be to each other, if the rules have a say in it."""
    verdict = relate(one, other, locale)
    if CLUE_AND_CLUE.outcome(verdict) is Outcome.IGNORED or verdict.kind is Kind.SAME:
        return None
    return verdict.kind.value


def of_word(
    clues: Sequence[str], judged: set[int], texts: Mapping[str, str], locales: Sequence[str]
) -> Iterator[Json]:
    """Clues that may break a rule beside this word, and that no finding names yet."""
    from authoring.language.coinage import may_be_several

    for place, clue in enumerate(clues):
        if place in judged or not clue:
            continue
        for locale in locales:
            verdict = relate(clue, texts[locale], locale) if locale in texts else None
            if verdict is not None and CLUE_AND_WORD.outcome(verdict) is Outcome.TABLE:
                reason = "same" if verdict.kind is Kind.INFLECTED else verdict.kind.value
                yield flag((place,), reason)
                break
        else:
            if may_be_several(clue, LONG_CHINESE):
                yield flag((place,), "words")
