"""What relations between words lead to in Guess Club, with the statements of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

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

RULED: Final[Mapping[str, str]] = {"off_topic": "GC-47", "match": "GC-42", "miss": "GC-46"}
"""What may come of a played card, and the statement of the rules that says so."""
