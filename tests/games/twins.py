"""A game and its twin, which differs only in what one seat was not shown (EN-02).

Whatever must be hidden from the seat, the id of a card, what somebody else wrote, has
another name in the twin: in its pack and in the moves that are played again. The seat
must not be able to tell the two apart.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from authoring.engine.game import Move
from authoring.engine.table import Table

MARK = "q"
"""Put before a name, it makes another one that folds and sorts alike, and as one word."""


def twin(played: Table[Any], hidden: Iterable[str]) -> Table[Any]:
    """The same game with another name for each that is hidden."""
    kept = form(played)
    other = {name: MARK + name for name in hidden if name not in kept}
    pack = replace(
        played.pack,
        cards=renamed(played.pack.cards, other),
        tables=renamed(played.pack.tables, other),
    )
    again = Table(played.game, pack, played.seats, played.seed, played.options)
    for move in played.moves:
        again.play(Move(move.seat, move.name, renamed(move.data, other)))
    return again


def form(played: Table[Any]) -> set[str]:
    """The keys of the pack and the moves, where a key is no name of a card or a word.

    A player may write a word that is a key as well, as "word" is: that one keeps its name.
    """
    names = set(texts(played.pack.cards))
    told = [played.pack.cards, played.pack.tables, [move.data for move in played.moves]]
    return {key for each in told for key in keys(each)} - names


def texts(value: Any) -> Iterator[str]:
    """Every string in plain JSON that is no key."""
    if isinstance(value, str):
        yield value
    inner = value.values() if isinstance(value, dict) else value
    if isinstance(value, dict | list | tuple):
        for item in inner:
            yield from texts(item)


def keys(value: Any) -> Iterator[str]:
    """Every key in plain JSON."""
    if isinstance(value, dict):
        yield from value
    inner = value.values() if isinstance(value, dict) else value
    if isinstance(value, dict | list | tuple):
        for item in inner:
            yield from keys(item)


def renamed(value: Any, other: dict[str, str]) -> Any:
    """Plain JSON with some of its strings and keys replaced."""
    if isinstance(value, str):
        return other.get(value, value)
    if isinstance(value, dict):
        return {other.get(key, key): renamed(inner, other) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [renamed(item, other) for item in value]
    return value


def written_once(texts: Iterable[str], all_texts: Iterable[str]) -> set[str]:
    """Those texts that were written by one player at one time only.

    Another name for one that others wrote too would change what they have in common.
    """
    counts = Counter(all_texts)
    return {text for text in texts if counts[text] == 1}


def invented(count: int) -> list[str]:
    """So many different words that no language has, of which none is part of another."""
    onsets, vowels, ends = "bdfgklmnprtv", "aeiou", "bdgkmnpt"
    words = [
        f"{first}{vowel}{second}{last}{end}"
        for first in onsets
        for vowel in vowels
        for second in onsets
        for last in vowels
        for end in ends
    ]
    # The step has no factor in common with the number of words, so that none comes twice.
    return [words[number * 1009 % len(words)] for number in range(count)]
