"""How words of different languages are related: translations, and pinyin."""

from __future__ import annotations

import re

from authoring.language import ties_chinese, ties_english
from authoring.language.expression import Expression
from authoring.language.lexicon import abroad, chinese, english
from authoring.language.memory import kept
from authoring.language.spelling import slips
from authoring.language.verdict import Kind, Verdict, sure, suspect

LAST_SURE_RANK = 3
RARE = 3.4
"""How common, on the Zipf scale, a word may be in English to be taken for a foreign one."""

TONE = re.compile(r"\d")
NUMERALS = {
    "0": "zero", "1": "one", "2": "two", "3": "three", "4": "four", "5": "five", "6": "six",
    "7": "seven", "8": "eight", "9": "nine", "10": "ten", "11": "eleven", "12": "twelve",
    "13": "thirteen", "20": "twenty", "100": "hundred", "1000": "thousand",
}  # fmt: skip


@kept(1 << 11)
def meanings(written: str) -> frozenset[str]:
    """The English of a word of another language, or of a numeral."""
    found = {meaning for _, meaning in abroad(written)}
    if not found and written.endswith("s") and len(written) > 3:
        found = {meaning for _, meaning in abroad(written[:-1])}
    if written in NUMERALS:
        found.add(NUMERALS[written])
    return frozenset(found)


def with_chinese(one: Expression, other: Expression) -> Verdict | None:
    """A Chinese word and one in letters."""
    word = one.written
    known = chinese(word)
    names = {other.written, other.plain} | ties_english.bases(other.plain)
    told = "abroad", other.text, one.text
    ranks = [
        rank
        for head, rank in known.meanings.items()
        if head in names or head.replace(" ", "").replace("-", "") == other.plain
    ]
    if ranks:
        return (sure if min(ranks) <= LAST_SURE_RANK else suspect)(Kind.TRANSLATION, *told)
    theirs, ours = meanings(other.written), meanings(word)
    if ours & names or theirs & (known.meanings.keys() | ours):
        return sure(Kind.TRANSLATION, *told)
    if other.plain in {TONE.sub("", sound).replace(" ", "") for sound in ties_chinese.sounds(word)}:
        return sure(Kind.HOMOPHONE, "pinyin", other.text, one.text)
    return _nearly(one, other, known.meanings)


def _nearly(one: Expression, other: Expression, heads: dict[str, int]) -> Verdict | None:
    for head, rank in heads.items():
        if rank > 1 or " " in head:
            continue
        found = ties_english.of_forms(head, other.plain) or ties_english.of_meaning(
            head, other.plain
        )
        if found is not None and found.sure:
            return suspect(Kind.TRANSLATION, "abroad-perhaps", other.text, one.text)
    return None


def false_friends(one: Expression, other: Expression) -> Verdict | None:
    """Two English words of which the one is a common word of another language for the
    other: chat and cat. It is sure of one that is rare in English and has no plural there:
    vert and green."""
    for foreign, word in ((one, other), (other, one)):
        if not _common(foreign).isdisjoint({word.written, *ties_english.bases(word.plain)}):
            row = english(foreign.plain)
            own = row.bases or foreign.plain in english(f"{foreign.plain}s").bases
            rare = row.rarity < RARE and not own
            return (sure if rare else suspect)(Kind.TRANSLATION, "abroad", foreign.text, word.text)
    return None


def friends(expression: Expression) -> frozenset[str]:
    """What a word must share with another for the two to be false friends."""
    return _common(expression) | {expression.written, *ties_english.bases(expression.plain)}


def _common(foreign: Expression) -> frozenset[str]:
    """What it means as a common word of other languages."""
    told = abroad(foreign.written)
    return frozenset(meaning for language, meaning in told if language.endswith("+"))


def in_letters(one: Expression, other: Expression) -> Verdict | None:
    """Two words in letters, of two languages."""
    mine, yours = meanings(one.written), meanings(other.written)
    own, theirs = (
        {one.written, *ties_english.bases(one.plain)},
        {other.written, *ties_english.bases(other.plain)},
    )
    if mine & theirs or yours & own:
        return sure(Kind.TRANSLATION, "two-languages", one.text, other.text)
    if mine & yours and not _both(one, other):
        return sure(Kind.TRANSLATION, "two-languages", one.text, other.text)
    return None


def elsewhere(one: Expression, other: Expression, language: str) -> Verdict | None:
    """Two words in letters at a table whose language has no lexicon: what they mean in English
    is known of concrete things, and slips of the pen can only be suspected."""
    mine, yours = meanings(one.written), meanings(other.written)
    if mine & yours and _speaks(one, language) and _speaks(other, language):
        return suspect(Kind.SYNONYM, "means-perhaps", one.text, other.text)
    if mine & yours or other.written in mine or one.written in yours:
        return sure(Kind.TRANSLATION, "two-languages", one.text, other.text)
    if slips(one.plain, other.plain) == 1:
        return suspect(Kind.MISSPELT, "slip-perhaps", one.text, other.text)
    return None


def _speaks(expression: Expression, language: str) -> bool:
    """Whether it is known as a word of this language, perhaps in the plural."""
    known = abroad(expression.written) or abroad(expression.written.removesuffix("s"))
    return any(told.rstrip("+") == language for told, _ in known)


def _both(one: Expression, other: Expression) -> bool:
    """Whether both are of one foreign language, in which they may be two words."""
    mine = {language.rstrip("+") for language, _ in abroad(one.written)}
    yours = {language.rstrip("+") for language, _ in abroad(other.written)}
    return mine == yours and len(mine) == 1
