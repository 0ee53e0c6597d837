"""Whether a sentence denies, and whether a predicate does.

Only predicates of plain tests are judged, those that hold where something is there or is not:
letters, patterns, flags and the values of sets. Limits can be said either way round (at most
four, no more than four, not five), so of them nothing is said.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from authoring.games.things_in_rings.predicate.nodes import (
    Every,
    Is,
    Leaf,
    Manner,
    Not,
    OfSet,
    Predicate,
    Some,
    Word,
    leaves,
)

DENYING = {
    "en": re.compile(
        r"\b(?:no|not|never|nor|neither|none|nothing|nowhere|nobody|without|cannot|lacks?|free of|"
        r"except|but|other than|rather than|instead|outside|avoids?|misses|missing|un\w+|in\w+|"
        r"dis\w+|\w+less|\w+n[’']t)\b",
        re.IGNORECASE,
    ),
    "zh": re.compile(r"[不没無无非未别勿莫缺少免除]|以外|之外|排除"),
}
"""Words of which a sentence that denies has at least one: rather too many than too few."""

PLAINLY = {
    "en": re.compile(r"\b(?:not|never|without|(?:do|does|is|are|has|have)n[’']t)\b", re.IGNORECASE),
    "zh": re.compile(r"[不没无](?!同|论|管|仅|但|只|少|超|到|足|多)"),
}
"""Words with which a sentence surely denies something."""

ASIDE = re.compile(r"[,，;；(（].*")
"""Behind the first clause stands what is only to be clear: (food does not count)."""


def denies(predicate: Predicate) -> bool | None:
    """Whether a predicate of plain tests holds where they do not; None for a mixed one, and for
    one with tests of another sort."""
    found = set(_signs(predicate, positive=True))
    return None if len(found) != 1 or None in found else found == {False}


def contradicted(sentence: str, tongue: str, predicate: Predicate) -> str:
    """What is wrong where only one of sentence and predicate denies; empty where nothing is."""
    denied = denies(predicate)
    if denied and not DENYING[tongue].search(sentence):
        return "the sentence denies nothing, and the predicate does"
    clause = ASIDE.sub("", sentence)
    if denied is False and PLAINLY[tongue].search(clause) and _names(clause, predicate):
        return "the sentence denies something, and the predicate does not"
    return ""


def _names(clause: str, predicate: Predicate) -> bool:
    """Whether a sentence speaks of the very tests: of names, or of a flag by its own word."""
    said = clause.casefold()
    return all(
        isinstance(leaf, Word) or (isinstance(leaf, Is) and leaf.flag.replace("-", " ") in said)
        for leaf in leaves(predicate)
    )


def _signs(predicate: Predicate, positive: bool) -> Iterator[bool | None]:
    """For each test whether it is asked for, or its opposite; None for tests of another sort."""
    if isinstance(predicate, Not):
        yield from _signs(predicate.part, not positive)
    elif isinstance(predicate, Every | Some):
        for part in predicate.parts:
            yield from _signs(part, positive)
    else:
        sign = _sign(predicate)
        yield None if sign is None else sign == positive


def _sign(leaf: Leaf) -> bool | None:
    """True for a test of something being there, False for one of its absence."""
    if isinstance(leaf, Is):
        return True
    if isinstance(leaf, OfSet):
        return leaf.manner is not Manner.NONE_OF
    if isinstance(leaf, Word) and (leaf.argument is None or isinstance(leaf.argument, tuple)):
        return True
    return None
