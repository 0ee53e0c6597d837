"""Hardly any clue for a mystery word is legal.

Up to six givers write a clue each, and equal ones cancel. If what people think of at the
word is mostly the word again (its family, its other names, itself in another form), the
few legal clues collide, and the card is lost whoever plays it. Counted are the words that
`authoring playtest` too takes people to think of, without those that the rules of play
forbid (JO-26): what the card declares, and what is of the same family or form. A word of
which nothing is known is passed over.

Bad: what is left of `thing` once all its compounds are declared?

    - {en: thing, zh-Hans: 东西, family: {en: [something, anything, nothing, everything, …]}, …}

Good: a word that can be hinted at from many sides.

    - {en: bridge, zh-Hans: 桥, …}
"""

from __future__ import annotations

import gzip
import re
from array import array
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice

from authoring.finding import Flaw, Severity
from authoring.games.just_one.cards import RELATIONS, Word, WordCard, Words
from authoring.games.just_one.playtest.associations import ENGLISH
from authoring.language.fold import fold
from authoring.language.memory import kept
from authoring.language.ties_english import bases, kin
from authoring.source.deck import Deck
from authoring.source.memory import gathered

SEVERITY = Severity.WARNING

FEWEST = 8
"""Legal clues that people think of: six givers need some to choose from."""

_WORD = re.compile(r"^[^\t\n]+", re.MULTILINE)
FORBIDS = tuple(relation for relation in RELATIONS if relation != "unrelated")


def check(deck: Deck[Words]) -> Iterator[Flaw]:
    for card in deck.content.cards:
        yield from _flaws(card)


@gathered
def _flaws(card: WordCard) -> Iterator[Flaw]:
    for word in card.words:
        text = word.text.get("en") or ""
        near = _near(text)
        legal = list(islice(_legal(word, text, map(_word, near)), FEWEST))
        if near and len(legal) < FEWEST:
            yield Flaw(
                word.origin.place("en"),
                f"of {len(near)} words that '{text}' brings to mind {len(legal)} are legal "
                f"clues, and {FEWEST} are needed",
                "put another word here, or declare less of its family",
            )


def _legal(word: Word, text: str, clues: Iterable[str]) -> Iterator[str]:
    forms = {fold(each, "en") for told in FORBIDS for each in word.declared(told).get("en", ())}
    forms.add(fold(text, "en"))
    for clue in clues:
        if fold(clue, "en") not in forms and not _is_kin(text, clue):
            yield clue


def _is_kin(text: str, clue: str) -> bool:
    """Whether the two are of one family; words that begin unlike are hardly ever, unless one
    holds the other, and are not looked up."""
    if text[:2] != clue[:2] and text not in clue and clue not in text:
        return False
    return not (bases(text) | kin(text)).isdisjoint(bases(clue) | kin(clue))


@dataclass(frozen=True, slots=True)
class _Table:
    """The English table of associations: its text as it is, since a string for each line would
    take twice the room, where its lines begin, and the number of each word's line."""

    text: str
    starts: array[int]
    numbers: dict[str, int]

    def word(self, number: int) -> str:
        """The word of a line."""
        start = self.starts[number]
        return self.text[start : self.text.index("\t", start)]

    def near(self, number: int) -> list[str]:
        """What the word of a line brings to mind, the nearest first, each as the number of its
        line before a colon."""
        start = self.starts[number]
        return self.text[start : self.text.index("\n", start)].rpartition("\t")[2].split()


@kept(1)
def _table() -> _Table:
    text = gzip.decompress(ENGLISH.read_bytes()).decode("utf-8")
    starts, numbers = array("I"), dict[str, int]()
    for number, word in enumerate(_WORD.finditer(text)):
        starts.append(word.start())
        numbers[word[0]] = number
    return _Table(text, starts, numbers)


def _near(text: str) -> list[str]:
    """The words that come to mind; none for a word that nobody asked about."""
    number = _table().numbers.get(text.casefold())
    return [] if number is None else _table().near(number)


def _word(near: str) -> str:
    return _table().word(int(near.partition(":")[0]))
