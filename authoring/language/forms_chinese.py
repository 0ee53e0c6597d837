"""Forms of Chinese words: with and without what counts them or says that there are several."""

from __future__ import annotations

import re

from authoring.language.lexicon import chinese
from authoring.language.memory import kept

NUMBERS = "一二两三四五六七八九十百千万几多数半每各这那某整0123456789"
CLASSIFIERS = frozenset(
    "个只本张条把支枝辆台部间家座所位名头匹群朵棵颗粒块片根件套双对副杯碗盘瓶盒袋包箱桶"
    "篇首幅封束串堆口扇面架艘列节层栋幢次场种样份顶股滴团卷册枚"
)
"""What stands between a number and a noun."""

FORMS = "们"
"""Endings that only say that there are several."""

ADDITIONS = "子儿的了过着"
"""Endings that may add nothing, or make another word."""

FIRST_MEANINGS = 2
"""Meanings of a word that are looked at, counted from the first."""

COUNTED = re.compile(f"^[{NUMBERS}]+")


@kept(1 << 11)
def stems(word: str) -> frozenset[str]:
    """The word, and without what counts it or says that there are several."""
    found = {word}
    if _ends_in_addition(word):
        found.add(word[:-1])
    if len(word) == 2 and word[0] == word[1] and _is_doubled(word):
        found.add(word[0])
    counted = COUNTED.match(word)
    if counted and not chinese(word).known:
        rest = word[counted.end() :]
        if len(rest) > 1 and rest[0] in CLASSIFIERS:
            found.add(rest[1:])
        elif rest and chinese(rest).known:
            found.add(rest)
    return frozenset(found)


def _ends_in_addition(word: str) -> bool:
    """Whether the last character adds nothing to which thing a word names: 桌子 and 人们, but
    neither 王子 nor 执着."""
    rest, last = word[:-1], word[-1:]
    if not rest or last in FORMS:
        return bool(rest)
    if last not in ADDITIONS or (last == "子" and not chinese(rest).known):
        return False
    return says_the_same(rest, word)


def _is_doubled(word: str) -> bool:
    """Whether a word of two equal characters says what one of them does: 星星, not 奶奶."""
    return says_the_same(word[0], word)


def says_the_same(short: str, long: str) -> bool:
    """Whether the shorter word has one of the first meanings of a longer form of it, as far as
    they have any: 分子 can be a part as 分 is, but is a molecule."""
    mine, yours = chinese(short).meanings, chinese(long).meanings
    return not yours or any(head in mine for head in first_meanings(long))


@kept(1 << 11)
def first_meanings(word: str, most: int = FIRST_MEANINGS) -> tuple[str, ...]:
    return tuple(head for head, rank in chinese(word).meanings.items() if rank < most)
