"""What relations between words lead to in Just One, with the statements of the rules."""

from __future__ import annotations

from authoring.language.policy import Policy, policy

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
