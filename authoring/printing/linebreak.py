"""Where a text may be broken into lines, and how good each such place is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from authoring.printing import words as lexicon
from authoring.printing.script import CLOSING, OPENING, is_han

GLUE = frozenset("\u00a0\u202f\u2007\u2060\ufeff")
"""What keeps its neighbours on one line."""

NO_START = CLOSING | frozenset("!%),.:;?]}°»›¢†‡")
NO_END = OPENING | frozenset("([{$£¥«‹#")

DASHES = frozenset("—…")
"""Marks behind which a line may end in any script."""

_SMALL = (
    "a an the of to in at on by or and is are with for from your you it its as no not than that"
    " when into"
)
SMALL_WORDS = frozenset(_SMALL.split())
"""English words that would rather not end a line: what follows belongs to them."""

LISTED = 2
"""A letter and its comma: a list of letters would rather stay on one line."""

CLINGING = frozenset("的了吗呢吧着过地得们个里上中下儿者")
"""Characters that belong to what stands before them, and would rather not start a line."""

COMPLEMENTS = frozenset(
    ("起来", "下来", "出来", "上来", "过来", "回来", "进来", "下去", "出去", "上去", "过去", "进去")
)
"""Words that say where an action goes: they belong to the verb before them."""

REACHING = frozenset("不很最更会能可在是一二三四五六七八九十两几每这那有把被从和与或比")
"""Characters that belong to what follows, and would rather not end a line."""

GOOD, FAIR, POOR, BAD = 0.0, 0.012, 0.05, 0.12
"""What a break costs, against the square of a line's slack as a share of its room."""


@dataclass(frozen=True, slots=True)
class Piece:
    """Text that stays together; `space` stands behind it when no line ends there."""

    text: str
    space: str
    cost: float


def pieces(words: str) -> tuple[Piece, ...]:
    """The pieces of a text, with what it costs to end a line behind each."""
    return tuple(_pieces(" ".join(words.split(" "))))


def _pieces(words: str) -> Iterator[Piece]:
    if words.isascii() and words.isalpha():
        yield Piece(words, "", GOOD)
        return
    start, ends = 0, lexicon.ends(words)
    for index in range(1, len(words)):
        before, after = words[index - 1], words[index]
        if before == " " or not _may_break(before, after):
            continue
        if _inside_word(words, index, ends):
            continue
        text = words[start:index]
        if after == " ":
            start = index + 1
            if text:
                yield Piece(text, " ", _cost_of_space(text, words[start : start + 1]))
        else:
            start = index
            yield Piece(text, "", _cost_between(text, words[index:]))
    if words[start:]:
        yield Piece(words[start:], "", GOOD)


def _inside_word(words: str, index: int, ends: frozenset[int]) -> bool:
    """Whether a Chinese word goes on here, single letters being part of it: T恤, 维生素C."""
    before, after = words[index - 1], words[index]
    if is_han(before) and is_han(after):
        return index not in ends
    if before in CLOSING or after in OPENING:
        return False
    return (is_han(after) and _single_letter(words, index - 1)) or (
        is_han(before) and _single_letter(words, index)
    )


def _single_letter(words: str, at: int) -> bool:
    around = words[max(0, at - 1) : at] + words[at + 1 : at + 2]
    letter = words[at]
    return (
        letter.isascii()
        and letter.isalpha()
        and not any(sign.isascii() and sign.isalnum() for sign in around)
    )


def _may_break(before: str, after: str) -> bool:
    if before in GLUE or after in GLUE:
        return False
    if after == " ":
        return True
    if after in NO_START or before in NO_END:
        return False
    return is_han(before) or is_han(after) or before in DASHES


def _cost_of_space(text: str, after: str) -> float:
    """The cost of a line that ends with this word."""
    word = text.rsplit(" ", 1)[-1].strip("“‘(\"'").casefold()
    if word in SMALL_WORDS:
        return POOR
    if word[-1:] in ",;:—":
        return GOOD if len(word) > LISTED else POOR
    return FAIR if after else GOOD


def _cost_between(text: str, rest: str) -> float:
    """The cost of a break between Chinese words, or where scripts meet."""
    before = text[-1]
    if before in CLOSING:
        return GOOD
    if before.isdigit() or rest[0] in CLINGING or rest[:2] in COMPLEMENTS:
        return BAD
    return POOR if before in REACHING else FAIR
