"""Chinese characters that are taken for others that look like them: 自已 for 自己.

No list of words has what is written then, and one has what was meant. A character that stands
alone, or in a word with its other neighbours, is let be.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice

from authoring.language.memory import kept
from authoring.language.orthography import LONGEST, Misspelling, holding, is_listed

ALIKE = (
    "己已巳", "末未", "戊戌戍", "日曰", "免兔", "鸟乌", "折拆", "薄簿", "辩辨辫瓣", "侯候",
    "慕幕暮墓", "拔拨", "晴睛", "幻幼", "冶治", "史吏", "卯卵", "贷货", "壁璧", "蓝篮", "梁粱",
    "竟竞", "代伐", "住往", "准淮", "哀衷衰", "刺剌", "孟盂", "斤斥", "徙徒", "毫亳", "皿血",
    "爪瓜", "厉历", "仓仑", "喝渴", "跳挑", "狠狼", "狐孤", "杨扬", "杆秆", "杯坏", "洒酒",
    "沫沬", "炉护", "帽幅", "绵棉", "绿缘", "拾抬", "圆园", "低底", "饱抱", "钓钩钧", "烧浇晓",
)  # fmt: skip
"""Characters that look much alike, a group each. Those that people use alone as often as in
words or in names (大 and 太, 风 and 凤) are left out: with any neighbour they would look wrong."""

_SIGN = re.compile(f"[{''.join(ALIKE)}]")


def others(sign: str) -> Iterator[str]:
    """The characters that one looks like."""
    for group in ALIKE:
        if sign in group:
            yield from (other for other in group if other != sign)


def mistaken(text: str) -> Iterator[Misspelling]:
    """The words of a text in which a character stands for one that looks like it."""
    for found in _SIGN.finditer(text):
        if next(_words(text, found.start(), _is_listed), None) is None:
            yield from islice(_meant(text, found.start()), 1)


def _meant(text: str, at: int) -> Iterator[Misspelling]:
    for other in others(text[at]):
        right = text[:at] + other + text[at + 1 :]
        for start, end in islice(_words(right, at, _is_listed), 1):
            doubled = len(set(right[start:end])) == 1
            if not doubled and _stands_apart(text, start, end):
                yield Misspelling(start, end, right[start:end])


def _is_listed(word: str) -> bool:
    return word in _listed()


@kept(1)
def _listed() -> frozenset[str]:
    """The words of the list with such a character, which are few."""
    return holding("zh", "".join(ALIKE))


def _words(text: str, at: int, is_word: Callable[[str], bool]) -> Iterator[tuple[int, int]]:
    """The words that go over an offset, the longest first."""
    for length in range(LONGEST, 1, -1):
        for start in range(max(0, at - length + 1), min(at, len(text) - length) + 1):
            if is_word(text[start : start + length]):
                yield start, start + length


def _stands_apart(text: str, start: int, end: int) -> bool:
    """Whether no word of the text goes over an end of it. In 来自已故 no 自已 stands apart."""
    return not any(
        first < edge < last
        for edge in (start, end)
        if 0 < edge < len(text)
        for first, last in _words(text, edge, partial(is_listed, "zh"))
    )
