"""The canonical form in which answers, clues and guesses are compared.

Folding knows spelling, not meaning: it forgives what a pen or a keyboard does to a
word (case, width, spaces, accents, punctuation, a leading English article, the
English plural) and nothing else. The result is for comparing and need not be a word.
It is stable, quick on any input, and `FOLDING` says the same in words, so that an
engine in another language can do likewise from the pack.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from authoring.language.chinese import is_common
from authoring.language.memory import kept

LONGEST = 4_000
"""Characters of a text that is folded; no answer, clue or question is as long."""

LONGEST_MARK_RUN = 8
"""Combining marks in a row that are looked at; sorting a longer run takes quadratic time."""

PLAIN_LETTERS: Final = {
    "ø": "o", "đ": "d", "ð": "d", "ł": "l", "ħ": "h", "ŧ": "t",
    "ı": "i", "æ": "ae", "œ": "oe", "þ": "th",
}  # fmt: skip

ARTICLES: Final = frozenset({"a", "an", "the"})

WHOLE_PLURALS: Final = {
    "feet": "foot", "teeth": "tooth", "geese": "goose", "mice": "mouse", "lice": "louse",
    "dice": "die", "oxen": "ox", "people": "person", "leaves": "leaf", "loaves": "loaf",
    "halves": "half", "calves": "calf", "lives": "life", "thieves": "thief",
    "scarves": "scarf", "hooves": "hoof",
}  # fmt: skip
"""Plurals that are recognised only as the whole last word."""

ENDING_PLURALS: Final = {
    "children": "child", "wolves": "wolf", "elves": "elf", "knives": "knife", "wives": "wife",
}  # fmt: skip
"""Plurals that are recognised at the end of a longer word too: grandchildren, bookshelves."""

MEETING_POINTS: Final = {
    "men": "man", "oe": "o", "xe": "x", "che": "ch", "she": "sh", "sse": "ss",
    "zze": "z", "ie": "y", "ouse": "ouse", "use": "u",
}  # fmt: skip
"""Endings in which the spelling of a plural hides its singular, and where the two meet."""

LAST_LETTERS: Final = re.compile("[a-z]+$")
PLURAL_S: Final = re.compile("[^s]s$")
SEVERAL_Z: Final = re.compile("z+$")

INVISIBLE_CATEGORIES: Final = frozenset({"Cc", "Cf", "Cs"})
DROPPED_CATEGORIES: Final = frozenset({"Pd", "Ps", "Pe", "Pi", "Pf", "Pc"})
DROPPED_SIGNS: Final = frozenset("'\"!?.,;:¡¿·‧•・、。〃`´ʼʻʹˈ′″‵՚׳")
SILENT: Final = frozenset("\u115f\u1160\u2800")


def _listed(plurals: dict[str, str]) -> str:
    return ", ".join(f"{plural} {singular}" for plural, singular in plurals.items())


FOLDING: Final = " ".join(
    (
        f"A text of more than {LONGEST} characters stays as it is.",
        f"1. Of more than {LONGEST_MARK_RUN} combining marks in a row, drop those after.",
        "2. Normalise to Unicode NFKD and fold case (full case folding), then once more.",
        "3. Drop the accents: U+0300-036F, U+1AB0-1AFF, U+1DC0-1DFF, U+20D0-20FF and the"
        " variation selectors. Then normalise to NFC.",
        "4. Write " + ", ".join(f"{old} as {new}" for old, new in PLAIN_LETTERS.items()) + ".",
        "5. In English write & as the word and; of several words drop a first one that is a,"
        " an or the.",
        "6. Drop what is of general category Pd, Ps, Pe, Pi, Pf, Pc, Cc, Cf or Cs, each of "
        + " ".join(sorted(DROPPED_SIGNS))
        + " and U+115F, U+1160, U+2800; but a full stop or a colon between two ASCII digits"
        " stays. Should nothing but spaces be left, keep all that can be seen of it.",
        "7. In English write a last word that is one of these plurals in the singular: "
        + _listed(WHOLE_PLURALS)
        + ".",
        "8. Drop all spaces.",
        "9. In English bring the letters a to z that the result ends with to the singular. Drop"
        " one last s from three letters on, unless it follows an s or one of the two lists has"
        " the letters as they are. Of the plurals of step 7 write the singular; so too of these"
        " at the end of any letters: "
        + _listed(ENDING_PLURALS)
        + ". Then write a last men as man; of four letters or more, drop the e of a last oe, xe,"
        " che, she, sse or zze, write a last ie as y, and a last use as u unless an o is before"
        " it. At the end write several last z as one.",
    )
)
"""What `fold` does, in words, for the pack."""


def fold(text: str, locale: str) -> str:
    """The canonical form of what somebody wrote in this locale; empty for blank input.

    Any string is answered, hostile ones too, in time linear in its length; what is longer
    than anything that is compared stays as it is.
    """
    return text if len(text) > LONGEST or is_common(text) else _fold(text, locale)


@kept(1 << 16)
def _fold(text: str, locale: str) -> str:
    english = locale.partition("-")[0] == "en"
    letters = text.lower() if text.isascii() else _letters(text)
    words = (letters.replace("&", " and ") if english else letters).split()
    if english and len(words) > 1 and words[0] in ARTICLES:
        del words[0]
    kept = [bare for bare in map(_without_signs, words) if bare]
    if not kept:
        return "".join(sign for sign in "".join(words) if not _is_invisible(sign))
    if not english:
        return "".join(kept)
    kept[-1] = WHOLE_PLURALS.get(kept[-1], kept[-1])
    return LAST_LETTERS.sub(_singular, "".join(kept))


def _letters(text: str) -> str:
    """Steps 1 to 4: one case, one width, no accents."""
    for _ in range(2):
        text = unicodedata.normalize("NFKD", _calm(text)).casefold()
    bare = unicodedata.normalize("NFC", "".join(sign for sign in text if not _is_accent(sign)))
    return "".join(PLAIN_LETTERS.get(sign, sign) for sign in bare)


def _calm(text: str) -> str:
    kept = []
    run = 0
    for sign in text:
        run = run + 1 if unicodedata.combining(sign) else 0
        if run <= LONGEST_MARK_RUN:
            kept.append(sign)
    return "".join(kept)


def _is_accent(sign: str) -> bool:
    return (
        "\u0300" <= sign <= "\u036f"
        or "\u1ab0" <= sign <= "\u1aff"
        or "\u1dc0" <= sign <= "\u1dff"
        or "\u20d0" <= sign <= "\u20ff"
        or "\ufe00" <= sign <= "\ufe0f"
        or "\U000e0100" <= sign <= "\U000e01ef"
    )


def _without_signs(word: str) -> str:
    if word.isascii() and word.isalnum():
        return word
    last = len(word) - 1
    return "".join(
        sign
        for index, sign in enumerate(word)
        if not _is_dropped(sign)
        or (
            sign in ".:"
            and 0 < index < last
            and word[index - 1] in "0123456789"
            and word[index + 1] in "0123456789"
        )
    )


def _is_dropped(sign: str) -> bool:
    return (
        sign in DROPPED_SIGNS
        or unicodedata.category(sign) in DROPPED_CATEGORIES
        or _is_invisible(sign)
    )


def _is_invisible(sign: str) -> bool:
    return sign in SILENT or unicodedata.category(sign) in INVISIBLE_CATEGORIES


def _singular(letters: re.Match[str]) -> str:
    """Step 9. Singular and plural meet in one form, which need not be a word."""
    word = letters[0]
    if _listed_singular(word) == word and len(word) > 2 and PLURAL_S.search(word):
        word = word[:-1]
    return _meeting_point(_listed_singular(word))


def _listed_singular(word: str) -> str:
    if word in WHOLE_PLURALS:
        return WHOLE_PLURALS[word]
    for plural, singular in ENDING_PLURALS.items():
        if word.endswith(plural):
            return word.removesuffix(plural) + singular
    return word


def _meeting_point(word: str) -> str:
    for ending, meeting in MEETING_POINTS.items():
        if word.endswith(ending) and (len(word) > 3 or ending == "men"):
            word = word.removesuffix(ending) + meeting
            break
    return SEVERAL_Z.sub("z", word)
