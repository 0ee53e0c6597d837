"""The nouns that every stage shares: frozen, and without behaviour of their own."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Protocol


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """A span of a source file.

    `path` is the file as the caller named it, with forward slashes. Lines and
    columns count from 1; a column counts Unicode characters. The end column is
    the first one behind the span.
    """

    path: str
    line: int = 1
    column: int = 1
    end_line: int = 1
    end_column: int = 1


class Origin(Protocol):
    """The way back from a value to the text it was read from."""

    def place(self, *keys: str | int) -> Place:
        """The place of the value under `keys`, or of its nearest parent that exists."""
        ...

    def key(self, *keys: str | int) -> Place:
        """The place of the last of `keys` itself, or of the nearest value that exists."""
        ...

    def at(self, *keys: str | int) -> Origin:
        """The way back from what stands under `keys`."""
        ...


class Nowhere:
    """The origin of a value that no file holds."""

    __slots__ = ()

    def place(self, *keys: str | int) -> Place:
        return Place("")

    def key(self, *keys: str | int) -> Place:
        return Place("")

    def at(self, *keys: str | int) -> Origin:
        return self


NOWHERE = Nowhere()


@dataclass(frozen=True, slots=True)
class Text:
    """What a card says, in each locale (BCP 47: `en`, `zh-Hans`)."""

    entries: tuple[tuple[str, str], ...]
    origin: Origin = field(default=NOWHERE, compare=False, repr=False)

    def __getitem__(self, locale: str) -> str:
        for name, words in self.entries:
            if name == locale:
                return words
        raise KeyError(locale)

    def get(self, locale: str) -> str | None:
        for name, words in self.entries:
            if name == locale:
                return words
        return None

    def __iter__(self) -> Iterator[str]:
        """The locales, in the order they were written."""
        return (name for name, _ in self.entries)

    def __contains__(self, locale: object) -> bool:
        return any(name == locale for name, _ in self.entries)


class Card(Protocol):
    """Whatever a deck holds by id."""

    @property
    def id(self) -> str: ...

    @property
    def kind(self) -> str:
        """The word for this sort of card: `thing`, `rule`, `question` …"""
        ...

    @property
    def origin(self) -> Origin: ...
