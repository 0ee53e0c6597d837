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
from collections.abc import Iterable, Iterator
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


@kept(1)
def _lines() -> tuple[list[str], dict[str, int]]:
    """The English table of associations, unparsed, and the number of each word's line in it."""
    lines = gzip.decompress(ENGLISH.read_bytes()).decode("utf-8").splitlines()
    return lines, {line[: line.index("\t")]: number for number, line in enumerate(lines)}


def _near(text: str) -> list[str]:
    """The words that come to mind, the nearest first, each as the number of its line before a
    colon; none for a word that nobody asked about."""
    lines, numbers = _lines()
    number = numbers.get(text.casefold())
    return [] if number is None else lines[number].rpartition("\t")[2].split()


def _word(near: str) -> str:
    lines, _ = _lines()
    return lines[int(near.partition(":")[0])].partition("\t")[0]
