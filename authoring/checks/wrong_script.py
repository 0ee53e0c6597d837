"""A text is not written in the script of its locale.

Chinese without a Chinese character, English with one, a Cyrillic letter among Latin
ones: a text stands under the wrong locale, was left untranslated, or was typed with the
wrong keyboard. Players see a card in a language that they do not read, and answers typed
at the table never match. Digits, signs and names such as DVD may stand in any text.
In zh-Hans, characters of the traditional script are told too, and the other way round; `--fix`
writes simplified ones.

Bad:

    {en: kettle, zh-Hans: kettle}

Good:

    {en: kettle, zh-Hans: 水壶}
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from authoring.checks.script import belongs, is_han, is_written, letter_script, script_of
from authoring.checks.spoken import Spoken, each_text
from authoring.finding import Flaw, Severity
from authoring.language.expression import simplified
from authoring.source.deck import Deck

SEVERITY = Severity.ERROR

NAMES = {
    "HAN": "Chinese",
    "JAPANESE": "Japanese",
    "HANGUL": "Korean",
}
_LATIN_WORD = re.compile(r"[^\W\d_]+")
_STANDARDS = {"Hans": ("gb2312", "big5", "simplified"), "Hant": ("big5", "gb2312", "traditional")}
"""The national standard with the common characters of each form, that of the other form,
and its name. A character that only the other standard has is of the other form."""

_KEPT = {"後": "后", "於": "于", "菸": "烟", "麽": "么", "夥": "伙"}
"""Traditional characters that the simplified standard has too, for names and old texts."""


def check(deck: Deck[Any]) -> Iterator[Flaw]:
    return each_text(deck, _flaws)


def _flaws(text: Spoken, _locales: tuple[str, ...]) -> Iterator[Flaw]:
    script = script_of(text.locale)
    if script is None:
        return
    strangers = [one for one in text.words if not belongs(one, script)]
    if strangers:
        yield _stranger(text, script, strangers[0])
    elif script != "LATIN" and not is_written(text.words, script) and _is_words(text.words):
        yield Flaw(
            text.place,
            f"the {text.locale} text '{text.words}' has no {_name(script)} character",
            _way_out(text, "translate it"),
        )
    else:
        yield from _other_form(text)


def _stranger(text: Spoken, script: str, character: str) -> Flaw:
    start = text.words.index(character)
    end = start + 1
    theirs = letter_script(character) or ""
    while end < len(text.words) and letter_script(text.words[end]) == theirs:
        end += 1
    culprit = text.words[start:end]
    return Flaw(
        text.part(start, end),
        f"'{culprit}' is {_name(theirs)}, in a text for {text.locale}",
        _way_out(text, f"write it in {_name(script)} letters"),
    )


def _way_out(text: Spoken, otherwise: str) -> str:
    """Of two texts that changed places, this one's right place is told."""
    for locale, words in text.beside:
        script, own = script_of(locale), script_of(text.locale)
        if script and own and is_written(text.words, script) and is_written(words, own):
            return f"it seems to have changed places with {locale}"
    return otherwise


def _is_words(words: str) -> bool:
    """Whether there are Latin words in it that are no names: `kettle`, but not `DVD`."""
    return any(
        len(word) > 1 and not any(map(str.isupper, word[1:])) for word in _LATIN_WORD.findall(words)
    )


def _other_form(text: Spoken) -> Iterator[Flaw]:
    subtag = next((part for part in text.locale.split("-") if part in _STANDARDS), None)
    if subtag is None:
        return
    own, other, form = _STANDARDS[subtag]
    there = [at for at, sign in enumerate(text.words) if _is_of(other, own, sign)]
    if not there:
        return
    right = "".join(map(_simplified, text.words)) if subtag == "Hans" else ""
    wrong = [at for at in there if not right or right[at] != text.words[at]]
    if not wrong:
        return
    first, end = wrong[0], wrong[-1] + 1
    yield Flaw(
        text.part(first, first + 1),
        f"'{text.words[first]}' is not a {form} character",
        f"write {right[first:end]}" if right else f"write its {form} form",
        text.swap(first, end, right[first:end]) if right else None,
    )


def _is_of(standard: str, other: str, sign: str) -> bool:
    """Whether a character is of one form of Chinese alone, as far as the standards tell."""
    return is_han(sign) and (
        (not _has(other, sign) and _has(standard, sign)) or (other == "gb2312" and sign in _KEPT)
    )


def _simplified(sign: str) -> str:
    """A character in its simplified form. (The other way one has several, and only a person
    knows which.) Rare ones and those of names are the same in both."""
    return _KEPT.get(sign) or simplified(sign)


def _has(standard: str, character: str) -> bool:
    try:
        character.encode(standard)
    except UnicodeEncodeError:
        return False
    return True


def _name(script: str) -> str:
    return NAMES.get(script, script.capitalize())
