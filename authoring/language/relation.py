"""How two expressions are related, how sure that is, and why.

`relation` asks the card first, if there is one (what it declares comes before any
belief), then compares spellings, then asks the lexicon of each language.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from authoring.language import forms_chinese, ties_abroad, ties_chinese, ties_english
from authoring.language.declaration import Declaration
from authoring.language.expression import Expression, read
from authoring.language.lexicon import english
from authoring.language.memory import kept
from authoring.language.verdict import UNRELATED, Kind, Verdict, sure, suspect

DETERMINERS = frozenset(
    {"a", "an", "the", "some", "any", "my", "your", "his", "her", "our", "their", "this", "that"}
    | {"these", "those", "one", "two", "three", "four", "five", "many", "several", "few", "le"}
    | {"la", "les", "un", "une", "der", "die", "das", "el", "los", "las"}
)
"""What stands before a noun and adds nothing to which thing it names."""

LEXICONS = frozenset({"", "en", "zh"})
"""The languages that the lexicon judges; without a locale the script tells."""


def relation(
    one: str, other: str, locale: str | None = None, declaration: Declaration | None = None
) -> Verdict:
    """How two expressions are related.

    `locale` is the language at the table, in which the reason is told; None tells it from
    the script. Raises
    expression.TooLong for what no player would write, and store.NoLexicon where the
    installation is incomplete.
    """
    language = (locale or "").partition("-")[0]
    found = None if declaration is None else declaration.verdict(read(one), read(other))
    return _told(found, one, other, language) if found else _of_texts(one, other, language)


@kept(1 << 12)
def _of_texts(one: str, other: str, language: str) -> Verdict:
    return _told(_believed(read(one), read(other), language), one, other, language)


def _told(found: Verdict, one: str, other: str, language: str) -> Verdict:
    """The verdict in the language at the table."""
    script = read(one).language
    spoken = language or ("zh" if script == read(other).language == "zh" else "en")
    if found is UNRELATED:
        return _unrelated(spoken)
    return found if spoken == found.language else replace(found, language=spoken)


@lru_cache(maxsize=16)
def _unrelated(language: str) -> Verdict:
    return replace(UNRELATED, language=language)


def _believed(one: Expression, other: Expression, language: str) -> Verdict:
    if not one.plain or not other.plain:
        return UNRELATED
    if one.written == other.written or one.plain == other.plain:
        return sure(Kind.SAME, "alike", one.text, other.text)
    chinese = [expression for expression in (one, other) if expression.language == "zh"]
    if len(chinese) == 2:
        found = ties_chinese.relate(one.written, other.written)
    elif chinese:
        lettered = other if chinese[0] is one else one
        found = ties_abroad.with_chinese(chinese[0], lettered)
    elif language not in LEXICONS:
        found = _of_phrases(one, other, language) or ties_abroad.elsewhere(one, other, language)
    else:
        phrases = one.several or other.several
        found = _of_phrases(one, other, language) if phrases else None
        found = found or _in_letters(one, other)
    # Letters were asked as phrases already: to ask twice doubles at each word that is taken off.
    if found is None and chinese and language in LEXICONS and not _single(one, other):
        found = _of_phrases(one, other, language)
    return found or _unknown(language)


def _single(one: Expression, other: Expression) -> bool:
    """Whether both are one word each, in letters: no phrases."""
    return not (one.several or other.several or one.language == other.language == "zh")


def _unknown(language: str) -> Verdict:
    """Nothing was found: that is sure only where there is a lexicon."""
    if language in LEXICONS:
        return UNRELATED
    return suspect(Kind.UNRELATED, "no-lexicon", language)


def _of_phrases(one: Expression, other: Expression, language: str) -> Verdict | None:
    """Expressions of several words, and words of a language without a lexicon."""
    told = language or (one.language if one.language == other.language else "en")
    mine, yours = _undetermined(one), _undetermined(other)
    if (mine, yours) != (one.written, other.written):
        return _of_bare(one, other, mine, yours, language)
    if told in LEXICONS and not _comparable(one, other):
        return None
    if sorted(_content(one, told)) != sorted(_content(other, told)) or not _content(one, told):
        return None
    return sure(Kind.INFLECTED, "other-forms", one.text, other.text)


def _of_bare(
    one: Expression, other: Expression, mine: str, yours: str, language: str
) -> Verdict | None:
    """The two without what stands before a noun: the dog, two dogs."""
    found = _believed(read(mine), read(yours), language)
    if found.kind is Kind.SAME:
        return sure(Kind.INFLECTED, "says-the-same", one.text, other.text)
    return found if found.related else None


def _undetermined(expression: Expression) -> str:
    first, _, rest = expression.written.partition(" ")
    return rest if rest and first in DETERMINERS else expression.written


def _comparable(one: Expression, other: Expression) -> bool:
    """Whether it is worth looking for base words: both are of several words, and each word
    of the shorter one begins like one of the other. It spares play the import of spaCy."""
    if one.language == other.language == "zh":
        return "的" in one.written[1:-1] + other.written[1:-1]
    few, many = sorted((one.written.split(), other.written.split()), key=len)
    starts = {word[:2] for word in many}
    return len(few) > 1 and all(word[:2] in starts for word in few)


def _content(expression: Expression, language: str) -> tuple[str, ...]:
    """What an expression says, in base words; nothing in a language without rules."""
    from authoring.language.phrase import UnknownLanguage, content

    try:
        found = content(expression.written, language or expression.language)
    except UnknownLanguage:
        return ()
    if expression.language == "zh":
        return (min(forms_chinese.stems("".join(found)), key=len),)
    return found


def _in_letters(one: Expression, other: Expression) -> Verdict | None:
    mine, yours = _word(one), _word(other)
    both = english(mine).known and english(yours).known
    if both and not _share(_threads(one, mine), _threads(other, yours)):
        return None
    return (
        ties_english.of_forms(mine, yours)
        or ties_english.of_family(mine, yours)
        or ties_english.by_ear(mine, yours)
        or (None if both else ties_abroad.in_letters(one, other))
        or ties_english.relate(mine, yours)
        or (ties_abroad.false_friends(one, other) if both else None)
    )


def _share(mine: frozenset[str], yours: frozenset[str]) -> bool:
    return not mine.isdisjoint(yours)


@kept(1 << 8)
def _threads(expression: Expression, word: str) -> frozenset[str]:
    """All by which a known English word can be tied to another one."""
    return ties_english.threads(word) | ties_abroad.friends(expression)


def _word(expression: Expression) -> str:
    """As the lexicon has it: with its spaces if it is known so, else without."""
    spaced = expression.written.replace("-", " ").removesuffix("'s").removesuffix("s'")
    if spaced != expression.plain and english(spaced).senses:
        return spaced
    return spaced if spaced != expression.written and spaced.isalpha() else expression.plain
