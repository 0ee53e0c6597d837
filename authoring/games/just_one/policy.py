"""What relations between words lead to in Just One, with the statements of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from authoring.language.policy import Policy, policy
from authoring.language.verdict import Kind

CLUE_AND_WORD: Policy = policy(
    {
        "same": "JO-26",
        "inflected": "JO-26",
        "family": "JO-26",
        "misspelt": "JO-26",
        "homophone": "JO-26",
        "translation": "JO-26",
    }
)
"""A clue against the mystery word: what applies makes it invalid; a synonym stands (JO-32)."""

CLUE_AND_CLUE: Policy = policy(
    {"same": "JO-21", "inflected": "JO-23", "family": "JO-22", "misspelt": "JO-24"},
    {"synonym": "JO-25", "translation": "JO-25"},
)
"""A clue against a clue: what applies cancels both; homophones stand (JO-33)."""

GUESS_AND_WORD: Policy = policy(
    {"same": "JO-39", "inflected": "JO-39", "misspelt": "JO-39", "homophone": "JO-39"}
)
"""A guess against the mystery word: what applies is right."""

WORDS_OF_CARD: Policy = policy(
    {
        "same": "JO-21",
        "inflected": "JO-23",
        "family": "JO-22",
        "misspelt": "JO-24",
        "homophone": "JO-26",
        "translation": "JO-26",
        "synonym": "JO-25",
    }
)
"""Two mystery words of one card: what applies makes a clue for the one speak of the other."""

INVALID: Final[Mapping[str, str]] = {
    **{
        kind: CLUE_AND_WORD.rule(Kind(kind))
        for kind in ("same", "misspelt", "family", "homophone", "translation")
    },
    "invented": "JO-26",
    "words": "JO-14",
    "phrase": "JO-18",
}
"""What may be said of one clue, and the statement that strikes it out. Another form of the
mystery word is said to be the same."""

SAME: Final[Mapping[str, str]] = {
    kind: CLUE_AND_CLUE.rule(Kind(kind))
    for kind in ("inflected", "misspelt", "family", "synonym", "translation")
}
"""What may be said of several clues, and the statement by which they cancel each other."""

FOUND: Final[Mapping[str, str]] = {"missing": "JO-17", "identical": "JO-21"}
"""What the rules themselves find, without a judge."""

FLAGGED: Final[Mapping[str, str]] = {**INVALID, **SAME}
"""What the judge puts to the table: it suspects, and cancels nothing (JO-18, JO-25, JO-32)."""
