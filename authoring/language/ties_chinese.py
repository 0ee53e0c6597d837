"""How two Chinese words are related, the plainest tie first. Simplified characters."""

from __future__ import annotations

import re
from itertools import islice, product

from authoring.language import ties_english
from authoring.language.forms_chinese import first_meanings, says_the_same, stems
from authoring.language.lexicon import character, chinese
from authoring.language.memory import kept
from authoring.language.verdict import Kind, Verdict, sure, suspect

SOLE = "m"
"""Before a group of words that a dictionary puts into one English word, of one meaning."""

NEAR = "?"
"""Behind a group of names: some would keep this word apart from the others of the group."""

PEOPLE = "家人员者师手匠"
"""Endings that make a person of what he has to do with."""

PLACES = "店馆厅场站厂院园"
TONE = re.compile(r"\d")
RARE, COMMON = 1.5, 3.0
"""A word rarer than the one is more likely a slip for one commoner than the other."""

READINGS_TRIED = 16

SAYS_WHICH = frozenset("大小老新旧高矮长短冷热红黄蓝绿白黑木水土石金铁竹草桃果鱼鸟")
"""Characters that say which one, where they stand before another: a 桃汁 is no slip for 橙汁."""


@kept(1 << 11)
def sounds(word: str) -> frozenset[str]:
    """Its readings with tones; those of its characters if no dictionary has it."""
    known = chinese(word).sounds
    if len(word) > 1 and known:
        return frozenset(known)
    ways = [_read(sign) for sign in word[:8]]
    return frozenset(" ".join(way) for way in islice(product(*ways), READINGS_TRIED))


@kept(1 << 11)
def _read(sign: str) -> tuple[str, ...]:
    row, told = character(sign), chinese(sign).sounds
    readings = row.readings
    usual = tuple(one for one in (*row.usual, *readings) if one in told)[:1]
    return usual or readings[:1] or (sign,)


@kept(1 << 8)
def threads(word: str) -> frozenset[str]:
    """Whatever may tie a word to another: words of one kind, both known or both not, that
    share none of it and do not hold one another are not related."""
    row, groups = chinese(word), {name.rstrip(NEAR) for name in _groups(word)}
    found = stems(word).union(row.kin, row.parts, row.meanings, sounds(word), groups)
    heads = [head for head in first_meanings(word, 1) if " " not in head]
    return found.union(*(ties_english.bases(head) | ties_english.kin(head) for head in heads))


def _is_apart(one: str, other: str) -> bool:
    """Whether nothing at all can tie two words."""
    if one in other or other in one or chinese(one).known != chinese(other).known:
        return False
    return threads(one).isdisjoint(threads(other))


def relate(one: str, other: str) -> Verdict | None:
    """How two words are related, or None."""
    if _is_apart(one, other):
        return None
    return (
        of_forms(one, other)
        or of_names(one, other)
        or of_family(one, other)
        or of_spelling(one, other)
        or of_sound(one, other)
        or of_near_names(one, other)
        or of_meaning(one, other)
    )


def of_forms(one: str, other: str) -> Verdict | None:
    """One with and without what counts it."""
    shared = stems(one) & stems(other)
    if not shared:
        return None
    if not shared & {one, other} and not (says_the_same(one, other) or says_the_same(other, one)):
        return None
    return sure(Kind.INFLECTED, "forms", one, other, min(shared))


def of_names(one: str, other: str) -> Verdict | None:
    """Two names of one thing, as a dictionary or a list of ours has them."""
    shared = _groups(one) & _groups(other)
    if all(name.endswith(NEAR) or name.startswith(SOLE) for name in shared):
        return None
    return sure(Kind.SYNONYM, "names", one, other)


def of_near_names(one: str, other: str) -> Verdict | None:
    """Two words of which some would say that they name one thing."""
    mine, yours = (
        {name.rstrip(NEAR) for name in _groups(word) if not name.startswith(SOLE)}
        for word in (one, other)
    )
    return suspect(Kind.SYNONYM, "means-perhaps", one, other) if mine & yours else None


def _groups(word: str) -> frozenset[str]:
    return frozenset(name for stem in stems(word) for name in chinese(stem).senses)


def of_family(one: str, other: str) -> Verdict | None:
    """One holds the other, or both are of one listed family."""
    mine, yours = chinese(one), chinese(other)
    if one in yours.kin or other in mine.kin or mine.kin & yours.kin:
        return sure(Kind.FAMILY, "family", one, other)
    short, long = sorted((one, other), key=len)
    declared = chinese(long).parts
    if short in declared:
        return sure(Kind.FAMILY, "part", short, long)
    if short not in long or f"-{short}" in declared:
        return None
    return _held(short, long)


def _held(short: str, long: str) -> Verdict | None:
    told = "part", short, long
    if len(short) > 1:
        return (suspect if _is_cut(short, long) else sure)(Kind.FAMILY, *told)
    if len(long) == 2 and long in (f"大{short}", f"小{short}", f"老{short}", f"{short}子"):
        return sure(Kind.FAMILY, *told)
    if _means(short, long):
        return suspect(Kind.FAMILY, *told)
    if long[0] == short and len(long) == 2 and long[1] in PEOPLE + PLACES:
        return suspect(Kind.FAMILY, *told)
    return None


def _is_cut(short: str, long: str) -> bool:
    """Whether a commoner word in the long one ends inside the short one, which means something
    else then: 国人 in 英国人, but not 车站 in 火车站."""
    mine, whole = chinese(short), chinese(long)
    said, meant = (
        {part for head in row.meanings for part in head.split()} for row in (mine, whole)
    )
    if not said or not meant or said & meant:
        return False
    start = long.index(short)
    spans = product(range(start), range(start + 1, start + len(short)))
    before = [chinese(long[at:end]) for at, end in spans if end - at > 1]
    return any(word.known and word.rarity > mine.rarity for word in before)


def _means(short: str, long: str) -> bool:
    """Whether what the long word means in English holds what the character means."""
    for whole in first_meanings(long):
        for part in first_meanings(short, 3):
            if " " in part:
                continue
            if part in whole.replace("-", " ").split():
                return True
            if " " not in whole and (
                ties_english.of_forms(whole, part)
                or ties_english.of_family(whole, part)
                or part in ties_english.parts(whole)
            ):
                return True
    return False


def of_spelling(one: str, other: str) -> Verdict | None:
    """One is no word, and has one wrong character."""
    mine, yours = chinese(one), chinese(other)
    if mine.known == yours.known or min(len(one), len(other)) < 2:
        return None
    wrong, right = (other, one) if mine.known else (one, other)
    told = "slip", wrong, right
    if len(wrong) != len(right):
        near = abs(len(wrong) - len(right)) == 1 and len(right) > 2
        return suspect(Kind.MISSPELT, *told) if near and _one_missing(wrong, right) else None
    slips = [(bad, good) for bad, good in zip(wrong, right, strict=True) if bad != good]
    if {TONE.sub("", sound) for sound in sounds(wrong)} & {
        TONE.sub("", sound) for sound in sounds(right)
    }:
        return sure(Kind.MISSPELT, *told) if len(slips) < len(right) else None
    if len(slips) != 1:
        return None
    if _look_alike(*slips[0]) and not SAYS_WHICH.issuperset(slips[0][0]):
        return sure(Kind.MISSPELT, *told)
    return suspect(Kind.MISSPELT, *told) if len(right) > 2 else None


def _one_missing(one: str, other: str) -> bool:
    short, long = sorted((one, other), key=len)
    return any(long[:at] + long[at + 1 :] == short for at in range(len(long)))


def _look_alike(one: str, other: str) -> bool:
    mine, yours = character(one).components, character(other).components
    shared = mine & yours
    if character(one).radical == character(other).radical:
        return one in yours or other in mine
    return one in yours or other in mine or len(shared) > 1 or bool(_telling(shared))


def _telling(components: frozenset[str]) -> frozenset[str]:
    return frozenset(part for part in components if character(part).strokes > 3)


def of_sound(one: str, other: str) -> Verdict | None:
    """Words that sound the same, tones and all."""
    if len(one) == len(other) and sounds(one) & sounds(other):
        rare, common = sorted((chinese(one), chinese(other)), key=lambda word: word.rarity)
        slips = sum(bad != good for bad, good in zip(one, other, strict=True))
        if slips < len(one) and rare.rarity < RARE and common.rarity > COMMON:
            return sure(Kind.MISSPELT, "slip-for", rare.word, common.word)
        read = _is_surely_read(one) and _is_surely_read(other)
        return (sure if read else suspect)(Kind.HOMOPHONE, "sound", one, other)
    return None


def _is_surely_read(word: str) -> bool:
    """Whether a dictionary has the word, or each of its characters is read in one way."""
    if len(word) == 1 or chinese(word).sounds:
        return True
    return all(len(character(sign).usual) < 2 for sign in word)


def of_meaning(one: str, other: str) -> Verdict | None:
    """Words that a dictionary puts into English alike. One English word in common proves
    little, since it may have several meanings (信 and 字母, 句子 and 判刑): only all of them do,
    if they are several, or the one has one meaning and the words share a character."""
    mine, yours = chinese(one).meanings, chinese(other).meanings
    shared = [head for head in mine.keys() & yours.keys() if len(head) > 1]
    if not shared:
        return _of_english_family(one, other)
    places = [(list(mine).index(head), list(yours).index(head)) for head in shared]
    best = min(map(sum, places))
    told = "means-as", one, other, min(shared)
    if best == 0 and mine.keys() == yours.keys() and (len(shared) > 1 or _is_sole(one, other)):
        return sure(Kind.SYNONYM, *told)
    if best <= 1 or len(shared) > 1:
        return suspect(Kind.SYNONYM, *told)
    return None


def _is_sole(one: str, other: str) -> bool:
    """Whether two words that share a character have the same and only meaning."""
    shared = chinese(one).senses & chinese(other).senses
    return bool(set(one) & set(other)) and any(name.startswith(SOLE) for name in shared)


def _of_english_family(one: str, other: str) -> Verdict | None:
    if not set(one) & set(other) and min(len(one), len(other)) < 2:
        return None
    for mine in first_meanings(one, 1):
        for yours in first_meanings(other, 1):
            if " " not in mine + yours and ties_english.of_family(mine, yours):
                return suspect(Kind.FAMILY, "family-perhaps", one, other)
    return None
