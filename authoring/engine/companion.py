"""What a game says and draws for a person at one of its seats, in one language.

It works from the seat's view and the legal moves alone, so that a person never sees more
than a bot would (EN-02).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from authoring.engine.game import Event, Json, Legal, Move, Refusal, Seat
from authoring.engine.scene import Room, Scene

View = Mapping[str, Json]


@dataclass(frozen=True, slots=True)
class Way:
    """One way to answer: how it is typed, and what it does."""

    form: str
    does: str


@dataclass(frozen=True, slots=True)
class Draft:
    """What a person has written towards a move that takes several lines: its items so far."""

    items: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Offer:
    """What a person is asked now. `statements` number the rules that bear on it, `words` can be
    completed. `free` says that any text may be an answer, so that no command is taken from it.
    `note` is what has been written so far."""

    ask: str
    ways: tuple[Way, ...]
    statements: tuple[str, ...]
    words: tuple[str, ...] = ()
    free: bool = False
    note: str = ""


class Unclear(Exception):
    """Something typed that is no move. `instead` is what was perhaps meant, ready to be taken."""

    def __init__(self, sentence: str, instead: str | None = None) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.instead = instead


class Companion(Protocol):
    """The words and pictures of a game for one person. A game's own is derived from it, and says
    only what differs from what is usual: no seat looks on, and nothing is agreed for people."""

    def narrator(self) -> Callable[[Event], str]:
        """Tells one listener the events, in words that go with the scenes."""
        ...

    def scene(self, view: View, room: Room) -> Scene:
        """The table as this seat sees it."""
        ...

    def offer(self, view: View, legal: Legal, draft: Draft) -> Offer:
        """What is asked of this seat now."""
        ...

    def read(self, typed: str, view: View, legal: Legal, draft: Draft) -> Move | Draft:
        """The move that was typed, or the draft as it is now. Raises Unclear."""
        ...

    def rules(self) -> Mapping[str, str]:
        """Each rule of play in a sentence or two, by the number of its statement."""
        ...

    def refusal(self, refusal: Refusal) -> str:
        """Why a move was refused."""
        ...

    def is_public(self, view: View, legal: Legal) -> bool:
        """Whether this move can be made while everybody looks at the screen."""
        ...

    def looks_on(self, view: View) -> bool:
        """Whether this seat follows the others' moves one by one, having none of its own."""
        return False

    def agree(
        self, options: Mapping[str, Json], people: Collection[Seat], seats: int
    ) -> dict[str, Json]:
        """The options, with what suits a table at which these seats are people's."""
        return dict(options)


@runtime_checkable
class Corrector(Protocol):
    """A companion of a game in which the host may put a judgement right."""

    def correction(self, typed: str, view: View, legal: Legal) -> Move:
        """The HOST's move that was typed, of those that are legal. Raises Unclear."""
        ...


def names_of(legal: Legal) -> frozenset[str]:
    """The names of all moves that are offered, closed and open."""
    return frozenset([*(move.name for move in legal.moves), *(move.name for move in legal.open)])


def take(typed: str, choices: Sequence[tuple[str, str]], unknown: str) -> str:
    """The value of the choice that was typed: by its number from 1, its words, or the
    beginning of them. `choices` are words and values; `unknown` says, with gaps for what was
    typed and for the choices, that it is none of them.

    Raises Unclear, with the nearest choice.
    """
    said = plain(typed)
    if said.isdecimal() and 1 <= int(said) <= len(choices):
        return choices[int(said) - 1][1]
    for words, value in choices:
        if said in (plain(words), plain(value)):
            return value
    begun = {value: words for words, value in choices if said and plain(words).startswith(said)}
    if len(begun) == 1:
        return next(iter(begun))
    near = nearest(typed, [words for words, _ in choices])
    listed = ", ".join(words for words, _ in choices)
    raise Unclear(unknown.format(typed=typed, choices=listed), near)


def span(first: int, last: int) -> str:
    """The numbers that may be typed, as they are shown: `1–3`, or `1` where there is one."""
    return f"{first}–{last}" if last > first else str(first)


def nearest(typed: str, words: Sequence[str]) -> str | None:
    """The word that was most likely meant, if any is near."""
    from rapidfuzz import fuzz, process

    found = process.extractOne(
        plain(typed), {word: plain(word) for word in words}, scorer=fuzz.ratio, score_cutoff=55
    )
    return None if found is None else str(found[2])


def plain(text: str) -> str:
    """A text as it is compared with what is offered: no case, width or outer spaces."""
    import unicodedata

    return unicodedata.normalize("NFKC", text).strip().casefold()
