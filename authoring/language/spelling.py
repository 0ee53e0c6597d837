"""Whether one spelling is a slip of another."""

from __future__ import annotations

import re

SHORTEST = 4
"""Letters of a word whose slips are recognised."""

LIMITS = ((12, 3), (6, 2), (SHORTEST, 1))
"""From so many letters on, so many slips of the pen."""

ALIKE = tuple(
    (re.compile(pattern), sound)
    for pattern, sound in (
        ("ph", "f"), ("^kn", "n"), ("^wr", "r"), ("^ps", "s"), ("^wh", "w"), ("mb$", "m"),
        ("sch", "sk"), ("tch", "C"), ("ch", "C"), ("ough$", "uf"), ("augh", "af"),
        ("sh|ti(?=on)|ci(?=an|ous)|ssi(?=on)", "S"),
        ("gh(?=t)", ""), ("ck|q(?!u)|c(?![eiyh])", "k"), ("qu", "kw"), ("x", "ks"),
        ("c(?=[eiy])", "s"), ("th", "T"), ("rh", "r"), ("gue$", "g"), ("dge?", "j"),
        ("z", "s"), ("(?<=.)h", ""), ("nts$", "ns"), ("ee|ea|ie|ei|y", "i"), ("oo|ou|ew|ue", "u"),
        ("ai|ay|ey", "e"), ("au|aw|oa|ow", "o"), ("(?<=[^aeiou])e$|s$", ""),
        (r"(.)\1", r"\1"),
    )
)  # fmt: skip
"""How English letters sound, roughly; in this order."""


def sound(word: str) -> str:
    """A key that spellings of about the same sound share."""
    for pattern, key in ALIKE:
        word = pattern.sub(key, word)
    return word


def slips(one: str, other: str) -> int | None:
    """How many slips of the pen lead from one to the other, if few enough for their
    length: a letter too many, too few, another one, or two in the wrong order."""
    from rapidfuzz.distance import OSA

    shorter = min(len(one), len(other))
    for letters, most in LIMITS:
        if shorter >= letters:
            distance = OSA.distance(one, other, score_cutoff=most)
            return distance if distance <= most else None
    return None
