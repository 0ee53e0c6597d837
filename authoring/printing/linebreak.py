"""Where a text may be broken into lines, and how good each such place is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from authoring.printing import words as lexicon
from authoring.printing.script import CLOSING, OPENING, is_han

GLUE = frozenset("\u00a0\u202f\u2007\u2060\ufeff")
"""What keeps its neighbours on one line."""

NO_START = CLOSING | frozenset("!%),.:;?]}°»›¢†‡")
NO_END = OPENING | frozenset("([{$£¥«‹#")

DASHES = frozenset("—…")
"""Marks behind which a line may end in any script."""

ARTICLES = frozenset(("a", "an", "the"))
"""English words that must not end a line if it can be helped."""

_SMALL = (
    "of to in at on by or and is are be with for from your you it its as no not than that when"
    " into onto but if while would can could will must may"
)
SMALL_WORDS = ARTICLES | frozenset(_SMALL.split())
"""English words that would rather not end a line: what follows belongs to them."""

_JOINING = "or and but with in on at from into onto than that which when while if"
JOINING = frozenset(_JOINING.split())
"""English words that a line likes to begin with."""

LEANING = frozenset(("it", "them", "up", "off", "out", "away", "yourself"))
"""English words that belong to the verb before them."""

LISTED = 2
"""A letter and its comma: a list of letters would rather stay on one line."""

CLINGING = frozenset("的了吗呢吧着过地得们个里上中下儿者到后前时人字")
"""Words of one character that belong to what stands before, and would rather not start a line."""

COMPLEMENTS = frozenset(
    ("起来", "下来", "出来", "上来", "过来", "回来", "进来", "下去", "出去", "上去", "过去", "进去")
)
"""Words that say where an action goes: they belong to the verb before them."""

ENDING = frozenset("的了者里上中下后前时人字")
"""Those of them that end a phrase, so that a line may well end behind them."""

REACHING = frozenset("不很最更会能可在是一二三四五六七八九十两几每这那有把被从和与或比让要")
"""Characters that belong to what follows, and would rather not end a line."""

BINDING = frozenset("或和与但而并")
"""Characters that a line likes to begin with."""

DIRECTING = frozenset("到把被从向往对")
"""Characters that lead to a place or an object, which should not be parted from them."""

GOOD, LIKED, FAIR, PLAIN, POOR, BAD = 0.0, 0.01, 0.03, 0.1, 0.17, 0.5
"""What a break costs, against the square of a line's slack as a share of its room."""

ENCLOSED = 0.1
"""What a break inside parentheses costs beyond that."""


@dataclass(frozen=True, slots=True)
class Piece:
    """Text that stays together; `space` stands behind it when no line ends there."""

    text: str
    space: str
    cost: float


def pieces(words: str) -> tuple[Piece, ...]:
    """The pieces of a text, with what it costs to end a line behind each."""
    return tuple(_priced(list(_pieces(" ".join(words.split(" "))))))


def _priced(found: Sequence[tuple[str, str]]) -> Iterator[Piece]:
    """The pieces with their costs; breaks cost more where a parenthesis is open."""
    depth = 0
    for index, (text, space) in enumerate(found):
        cost = GOOD
        if index + 1 < len(found):
            after = found[index + 1][0]
            cost = _cost_of_space(text, after) if space else _cost_between(text, after)
        depth += sum(sign in "(（" for sign in text) - sum(sign in ")）" for sign in text)
        yield Piece(text, space, cost + ENCLOSED if depth > 0 else cost)


def _pieces(words: str) -> Iterator[tuple[str, str]]:
    """What stays together, and the space behind it."""
    if words.isascii() and words.isalpha():
        yield words, ""
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
                yield text, " "
        else:
            start = index
            yield text, ""
    if words[start:]:
        yield words[start:], ""


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
    """The cost of a line that ends with this word, with another after it."""
    word = text.rsplit(" ", 1)[-1].strip("“‘(\"'").casefold()
    if word in ARTICLES:
        return 2 * POOR
    if word in SMALL_WORDS:
        return POOR
    if word[-1:] in ",;:—":
        return GOOD if len(word) > LISTED else POOR
    if after[0] == "(":
        return GOOD
    behind = after.strip(".,;:!?)”’").casefold()
    if behind in LEANING:
        return POOR
    return LIKED if behind in JOINING else FAIR


def _cost_between(text: str, after: str) -> float:
    """The cost of a break between Chinese words, or where scripts meet."""
    before = text[-1]
    if before in CLOSING or after[0] in OPENING:
        if before == "、":
            return POOR if len(text) <= LISTED and text[0].isascii() else FAIR
        return GOOD
    if before.isdigit() or after in COMPLEMENTS or _clings(after):
        return BAD
    if after[0] in BINDING:
        return FAIR
    if before in DIRECTING:
        return 2 * POOR
    return POOR if before in REACHING or (len(text) == 1 and text not in ENDING) else PLAIN


def _clings(word: str) -> bool:
    """Whether a word is one character that belongs to what stands before it: a particle, or
    anything at all with a mark or nothing behind it."""
    stem = word.rstrip("".join(CLOSING))
    return len(stem) == 1 and (word != stem or stem in CLINGING)
