"""Which answers are the same and which do not fit, as far as the pack knows (GC-42).

An answer's keys are the number of the reference answer that it names, or else its
folded forms. Two answers are the same when they have a key in common, so that `apple`
and `苹果` meet, and two unknown answers meet when they are spelled alike.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from authoring.engine.kept import Kept, remembered
from authoring.language.fold import fold

Keys = frozenset[int | str]


@remembered
def answers_to(
    tables: Mapping[str, Any], locales: tuple[str, ...], question: str | None
) -> Mapping[str, Keys]:
    """The keys of any answer to a question card, or to a question without a card."""
    return Kept(lambda answer: _find(tables, locales, question, answer))


@remembered
def only_keys(
    tables: Mapping[str, Any], locales: tuple[str, ...], question: str | None
) -> Mapping[str, int | str | None]:
    """The key of any answer that has one and no more, and None for any other."""
    known = answers_to(tables, locales, question)
    return Kept(lambda answer: next(iter(known[answer])) if len(known[answer]) == 1 else None)


def keys_of(
    tables: Mapping[str, Any], locales: tuple[str, ...], question: str | None, answer: str
) -> Keys:
    """The keys of one answer."""
    return answers_to(tables, locales, question)[answer]


def _find(
    tables: Mapping[str, Any], locales: tuple[str, ...], question: str | None, answer: str
) -> Keys:
    forms = [fold(answer, locale) for locale in locales]
    if question is not None:
        known = tables["answer_keys"][question]
        numbers = [
            known[locale][form]
            for locale, form in zip(locales, forms, strict=True)
            if form in known[locale]
        ]
        if numbers:
            return frozenset(numbers)
    return frozenset(forms)


def marked(keys: Keys, count: int) -> int:
    """The reference answers among the keys of an answer, each a bit at the place of its number:
    what two answers have in common is then found at once. The card lists so many: a pack that
    somebody made may name others, by numbers of any size."""
    return sum(1 << key for key in keys if isinstance(key, int) and key < count)


@lru_cache(maxsize=1 << 14)
def is_listed(keys: Keys) -> bool:
    """Whether an answer of these keys is a reference answer of the card."""
    return any(isinstance(key, int) for key in keys)


def known_wrong(
    tables: Mapping[str, Any], locales: tuple[str, ...], question: str | None, answer: str
) -> bool:
    """Whether the pack says that this answer does not fit (GC-47)."""
    if question is None:
        return False
    wrong = tables["wrong_keys"][question]
    return any(fold(answer, locale) in wrong[locale] for locale in locales)


def fits(
    tables: Mapping[str, Any],
    locales: tuple[str, ...],
    question: str | None,
    answer: str,
    unknown_fits: bool,
) -> bool:
    """Whether an answer fits the question; of one that the pack does not know, `unknown_fits`
    decides."""
    if question is None:
        return True
    if is_listed(keys_of(tables, locales, question, answer)):
        return True
    return unknown_fits and not known_wrong(tables, locales, question, answer)


def count_distinct(tables: Mapping[str, Any], locales: tuple[str, ...], question: str) -> int:
    """How many different answers a question card has in the language that has the fewest."""
    known = tables["answer_keys"][question]
    return min(len(set(known[locale].values())) for locale in locales)


def distinct(
    tables: Mapping[str, Any],
    locales: tuple[str, ...],
    question: str | None,
    answers: Sequence[str],
) -> bool:
    """Whether no two of the answers are the same (GC-28)."""
    only = set(map(only_keys(tables, locales, question).__getitem__, answers))
    if None not in only:
        return len(only) == len(answers)
    known = answers_to(tables, locales, question)
    keys = list(map(known.__getitem__, answers))
    return len(frozenset().union(*keys)) == sum(map(len, keys))
