"""What relations between words lead to in Guess Club, with the statements of the rules."""

from __future__ import annotations

from authoring.language.policy import Policy, policy

ANSWER_AND_ANSWER: Policy = policy(
    {
        "same": "GC-42",
        "inflected": "GC-42",
        "misspelt": "GC-42",
        "translation": "GC-42",
        "synonym": "GC-42",
    }
)
"""An answer against an answer: what applies is a match. One of the same kind or sound that is
another thing (apple and banana, pear and pair) is none."""
