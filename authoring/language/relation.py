"""How two expressions are related, how sure that is, and why.

`relation` asks the card first, if there is one (what it declares comes before any
belief), then compares spellings, then asks the lexicon of each language.
"""

from __future__ import annotations

from functools import lru_cache

from authoring.language import ties_abroad, ties_chinese, ties_english
from authoring.language.declaration import Declaration
from authoring.language.expression import Expression, read
from authoring.language.lexicon import english
from authoring.language.verdict import UNRELATED, Kind, Verdict, sure

LETTERED = frozenset({"en", "fr", "de", "es", "it", "pt", "nl", "sv", "da", "no", "fi", "pl", "cs"})


def relation(
    one: str, other: str, locale: str | None = None, declaration: Declaration | None = None
) -> Verdict:
    """How two expressions are related.

    `locale` is the language at the table; None tells it from the script. Raises
    expression.TooLong for what no player would write, and store.NoLexicon where the
    installation is incomplete.
    """
    mine, yours = read(one), read(other)
    if declaration is not None:
        declared = declaration.verdict(mine, yours)
        if declared is not None:
            return declared
    return _believed(mine, yours, (locale or "").partition("-")[0])


@lru_cache(maxsize=1 << 14)
def _believed(one: Expression, other: Expression, language: str) -> Verdict:
    if not one.plain or not other.plain:
        return UNRELATED
    if one.written == other.written or one.plain == other.plain:
        return sure(Kind.SAME, f"'{one.text}' and '{other.text}' are spelled alike.")
    chinese = [expression for expression in (one, other) if expression.language == "zh"]
    if len(chinese) == 2:
        found = ties_chinese.relate(one.written, other.written)
    elif chinese:
        lettered = other if chinese[0] is one else one
        found = ties_abroad.with_chinese(chinese[0], lettered)
    else:
        found = _in_letters(one, other)
    return found or UNRELATED


def _in_letters(one: Expression, other: Expression) -> Verdict | None:
    mine, yours = _word(one), _word(other)
    both = english(mine).known and english(yours).known
    return (
        ties_english.of_forms(mine, yours)
        or ties_english.of_family(mine, yours)
        or ties_english.by_ear(mine, yours)
        or (None if both else ties_abroad.in_letters(one, other))
        or ties_english.relate(mine, yours)
        or (ties_abroad.false_friends(one, other) if both else None)
    )


def _word(expression: Expression) -> str:
    """As the lexicon has it: with its spaces if it is known so, else without."""
    spaced = expression.written.replace("-", " ").removesuffix("'s").removesuffix("s'")
    if spaced != expression.plain and english(spaced).senses:
        return spaced
    return spaced if spaced != expression.written and spaced.isalpha() else expression.plain
