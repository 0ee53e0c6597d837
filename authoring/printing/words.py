"""Words of Chinese text, so that no line ends in the middle of one."""

from __future__ import annotations

import math
import re
from array import array
from bisect import bisect_left
from functools import lru_cache
from itertools import pairwise

from authoring.printing.script import is_han
from authoring.resources import folder

LONGEST = 4
_WORD = re.compile(r" ([^ 0-9]*)([0-9]+)")
_LINE = re.compile("^.", re.MULTILINE)
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
    return {rest: float(cost) for rest, cost in _WORD.findall(_line(sign))}


def _line(sign: str) -> str:
    """The line of the list for words that begin with a sign; empty where it has none."""
    lines, starts = _list()
    at = bisect_left(starts, sign, key=lines.__getitem__)
    start = starts[at] if at < len(starts) else len(lines)
    return lines[start : lines.index("\n", start)] if lines.startswith(sign, start) else ""


@lru_cache(maxsize=1)
def _list() -> tuple[str, array[int]]:
    """The list of words, and where its lines start, in the order of the signs that they start
    with: few are asked for, and each as a string of its own would double the room it takes."""
    path = folder("content") / "theme" / "words" / "zh-Hans.txt"
    lines = path.read_text(encoding="utf-8")
    return lines, array("I", (found.start() for found in _LINE.finditer(lines)))
