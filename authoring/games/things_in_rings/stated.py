"""What the sentence on a rule card states in so many words: letters, and limits of numbers."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

ENGLISH = {
    word: number
    for number, words in enumerate(
        (
            "no none zero without",
            "one once single",
            "two twice double both pair",
            "three",
            "four",
            "five",
            "six",
            "seven",
            "eight",
            "nine",
            "ten",
            "eleven",
            "twelve",
        )
    )
    for word in words.split()
}
CHINESE = {
    sign: number
    for number, signs in enumerate(
        ("零没无", "一单独", "二两双", "三", "四", "五", "六", "七", "八", "九", "十")
    )
    for sign in signs
}


@dataclass(frozen=True, slots=True)
class Speech:
    """How a language states numbers. `from_next` is said before or behind a number that
    itself is not enough (more than four), `up_to` where the number itself is too many
    (fewer than four); `least` and `most` where the number itself still counts."""

    numbers: Mapping[str, int]
    number: str
    from_next: str
    up_to: str
    least: str
    most: str


SPEECHES: Mapping[str, Speech] = {
    "en": Speech(
        ENGLISH,
        rf"\b(?:\d+|{'|'.join(ENGLISH)})\b",
        r"(?:more than|over|longer than)\s+#",
        r"(?:fewer than|less than|under|shorter than)\s+#",
        r"(?:at least|no fewer than|not fewer than)\s+#|#(?:\s+\w+)?\s+or\s+(?:more|longer)",
        r"(?:at most|up to|no more than|not more than)\s+#"
        r"|#(?:\s+\w+)?\s+or\s+(?:fewer|less|shorter)",
    ),
    "zh": Speech(
        CHINESE,
        rf"(?:\d+|[{''.join(CHINESE)}])",
        r"(?:多于|超过|不止)#",
        r"(?:少于|不到|不足)#",
        r"(?:至少|不少于|起码)(?:有)?#|#\w{0,3}以上",
        r"(?:最多|至多|不多于|不超过)(?:有)?#|#\w{0,3}以下",
    ),
}

QUOTED = re.compile(r"[“\"「『]([^”\"」』]{1,12})[”\"」』]|(?<!\w)[‘']([^’']{1,12})[’'](?!\w)")

RANGE = re.compile(r"\s*(?:to|through|till|[-–—~～]|到|至)\s*")
"""What stands between the first and the last letter of a row."""


def quoted(sentence: str) -> tuple[str, ...]:
    """What stands in quotation marks, in lower case; of `“a” to “m”` every letter between too."""
    found: list[str] = []
    behind = ""
    for match in QUOTED.finditer(sentence):
        text = (match[1] or match[2]).casefold().strip()
        if found and RANGE.fullmatch(behind) and len(text) == len(found[-1]) == 1:
            found += map(chr, range(ord(found[-1]) + 1, ord(text)))
        found.append(text)
        next_quote = QUOTED.search(sentence, match.end())
        behind = sentence[match.end() : next_quote.start()] if next_quote else ""
    return tuple(found)


def limits(sentence: str, language: str) -> frozenset[int]:
    """The numbers from which on a sentence may say that it is different.

    `at least five`, `more than four`, `at most four` and `fewer than five` all turn
    at 5; a bare `five` may turn at 5, at 6, or at both.
    """
    speech = SPEECHES[language]
    rest, found = sentence.casefold(), set[int]()
    for pattern, shift in (
        (speech.least, 0),
        (speech.most, 1),
        (speech.from_next, 1),
        (speech.up_to, 0),
    ):
        compiled = re.compile(pattern.replace("#", f"({speech.number})"))
        for match in compiled.finditer(rest):
            said = next(group for group in match.groups() if group)
            found.add(_value(said, speech) + shift)
        rest = compiled.sub(" ", rest)
    for said in re.findall(speech.number, rest):
        found.update((_value(said, speech), _value(said, speech) + 1))
    return frozenset(found)


def _value(said: str, speech: Speech) -> int:
    return int(said) if said.isdecimal() else speech.numbers[said]
