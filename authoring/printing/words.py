"""Words of Chinese text, so that no line ends in the middle of one."""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import pairwise

from authoring.printing.script import is_han
from authoring.resources import folder

LONGEST = 4
RARE = 90.0
"""What a character costs that is no word by itself, in tenths of the logarithm to the
base ten: rarer than the rarest word of the list."""


def ends(text: str) -> frozenset[int]:
    """Where words of the text end, as counts of the characters before; only those inside
    a stretch of Chinese characters."""
    if text.isascii():
        return frozenset()
    found: set[int] = set()
    start = 0
    for index, (before, after) in enumerate(pairwise(f"{text}\n"), 1):
        if is_han(before) != is_han(after) or after == "\n":
            if is_han(before):
                found.update(start + end for end in _split(text[start:index]))
            start = index
    return frozenset(found)


def _split(stretch: str) -> list[int]:
    """Where the words end into which a stretch falls apart most likely."""
    costs = _costs()
    best = [(0.0, 0)]
    for end in range(1, len(stretch) + 1):
        choices = []
        for start in range(max(0, end - LONGEST), end):
            cost = costs.get(stretch[start:end], RARE if end - start == 1 else math.inf)
            choices.append((best[start][0] + cost, start))
        best.append(min(choices))
    found, end = [], len(stretch)
    while end:
        found.append(end)
        end = best[end][1]
    return found[::-1]


@lru_cache(maxsize=1)
def _costs() -> dict[str, float]:
    """Minus the logarithm of each word's share in all text, in tenths to the base ten."""
    path = folder("content") / "theme" / "words" / "zh-Hans.txt"
    found: dict[str, float] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        cost, *words = line.split(" ")
        found.update(dict.fromkeys(words, float(cost)))
    return found
