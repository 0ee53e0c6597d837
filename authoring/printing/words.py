"""Words of Chinese text, so that no line ends in the middle of one."""

from __future__ import annotations

import math
import re
from functools import lru_cache
from itertools import pairwise

from authoring.printing.script import is_han
from authoring.resources import folder

LONGEST = 4
_WORD = re.compile(r" ([^ 0-9]*)([0-9]+)")
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
    costs = [_costs(sign) for sign in stretch]
    best = [(0.0, 0)]
    for end in range(1, len(stretch) + 1):
        choices = []
        for start in range(max(0, end - LONGEST), end):
            usual = RARE if end - start == 1 else math.inf
            cost = costs[start].get(stretch[start + 1 : end], usual)
            choices.append((best[start][0] + cost, start))
        best.append(min(choices))
    found, end = [], len(stretch)
    while end:
        found.append(end)
        end = best[end][1]
    return found[::-1]


@lru_cache(maxsize=1 << 12)
def _costs(sign: str) -> dict[str, float]:
    """What words cost that begin with a sign, by what follows it: minus the logarithm of a
    word's share in all text, in tenths to the base ten."""
    return {rest: float(cost) for rest, cost in _WORD.findall(_lines().get(sign, ""))}


@lru_cache(maxsize=1)
def _lines() -> dict[str, str]:
    """The lines of the list by the sign that its words begin with."""
    path = folder("content") / "theme" / "words" / "zh-Hans.txt"
    return {line[0]: line for line in path.read_text(encoding="utf-8").splitlines()}
