"""What the word lexicon makes of clues and guesses, where the cards say nothing (JO-26).

Only what is sure is acted upon. What is put to the table is left standing by the automatic
judge, unless the players agreed on the level `synonym` (JO-25).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from authoring.games.just_one.expressions import home
from authoring.games.just_one.policy import CLUE_AND_CLUE, CLUE_AND_WORD, GUESS_AND_WORD
from authoring.language.policy import Outcome
from authoring.language.verdict import UNRELATED, Kind, Verdict

EXACT = frozenset({Kind.SAME, Kind.INFLECTED, Kind.MISSPELT})


@lru_cache(maxsize=1 << 14)
def relate(one: str, other: str, locale: str) -> Verdict:
    """How two expressions are related; what no player would write is unrelated."""
    from authoring.language.expression import TooLong
    from authoring.language.relation import relation

    try:
        return relation(one, other, locale)
    except TooLong:
        return UNRELATED


def invalid(clue: str, texts: Mapping[str, str], locales: Sequence[str]) -> str | None:
    """Why a clue is invalid beside this word, as a move says it, or None (JO-26)."""
    for locale in locales:
        if locale not in texts:
            continue
        verdict = relate(clue, texts[locale], locale)
        if verdict.kind is Kind.TRANSLATION and home(clue, locales) not in (None, locale):
            continue
        if CLUE_AND_WORD.outcome(verdict) is Outcome.APPLIES:
            return "same" if verdict.kind in (Kind.SAME, Kind.INFLECTED) else verdict.kind.value
    return None


@lru_cache(maxsize=1 << 14)
def is_invented(clue: str) -> bool:
    """Whether a clue is surely no word (JO-26)."""
    from authoring.language import coinage
    from authoring.language.expression import LONGEST

    return len(clue) <= LONGEST and coinage.is_invented(clue)


def same(one: str, other: str, level: str, locale: str) -> str | None:
    """Why two clues count as the same at this level, as a move says it, or None (JO-22 to
    JO-25)."""
    verdict = relate(one, other, locale)
    outcome = CLUE_AND_CLUE.outcome(verdict)
    if outcome is Outcome.IGNORED or not verdict.sure:
        return None
    if level == "exact" and verdict.kind not in EXACT:
        return None
    if outcome is Outcome.TABLE and level != "synonym":
        return None
    return "inflected" if verdict.kind is Kind.SAME else verdict.kind.value


def is_right(guess: str, texts: Mapping[str, str], locales: Sequence[str], match: str) -> bool:
    """Whether a guess is the word in another form, spelling or sound (JO-39)."""
    for locale in locales:
        if locale in texts:
            verdict = relate(guess, texts[locale], locale)
            if match == "exact" and verdict.kind is Kind.HOMOPHONE:
                continue
            if GUESS_AND_WORD.outcome(verdict) is Outcome.APPLIES:
                return True
    return False
