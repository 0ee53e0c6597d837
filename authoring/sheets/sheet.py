"""Which sheets the cards of a game make: one row a card, or one for each part of a card."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum


class Form(Enum):
    """How a value stands in a cell: as it is, as a list between bars, or as YAML on one line."""

    TEXT = "text"
    LIST = "list"
    YAML = "yaml"


@dataclass(frozen=True, slots=True)
class Column:
    """A column: its head, and the keys that lead to its value from the row's own mapping."""

    name: str
    path: tuple[str, ...]
    form: Form


@dataclass(frozen=True, slots=True)
class Sheet:
    """One sheet of a deck.

    `kind` is the kind of file (source.deck.FileKind) whose items it shows. Without `parts`
    a row is a whole item; with them, a row is one part of what stands under that key of an
    item: of a list (rows are numbered) or, where `named`, of a mapping (rows have its keys).
    """

    name: str
    kind: str
    columns: tuple[Column, ...]
    parts: str = ""
    named: bool = False


FILE, ID, NUMBER, STAMP = "file", "id", "no", "stamp"
"""Heads of the columns that say which row is whose, and what it was at the export."""

_TAKEN = frozenset({FILE, ID, NUMBER, STAMP})


def text(*names: str) -> tuple[Column, ...]:
    """Columns of single values."""
    return tuple(_under_key(name, Form.TEXT) for name in names)


def listed(*names: str) -> tuple[Column, ...]:
    """Columns of lists of text."""
    return tuple(_under_key(name, Form.LIST) for name in names)


def yaml(*names: str) -> tuple[Column, ...]:
    """Columns of values that only YAML can write: rules, for example."""
    return tuple(_under_key(name, Form.YAML) for name in names)


def said(name: str, locales: Iterable[str]) -> tuple[Column, ...]:
    """A text in each locale, under a key or (with "") beside the other keys."""
    return tuple(_in_locale(name, locale, Form.TEXT) for locale in locales)


def names(name: str, locales: Iterable[str]) -> tuple[Column, ...]:
    """A list of texts in each locale, under a key."""
    return tuple(_in_locale(name, locale, Form.LIST) for locale in locales)


def _under_key(name: str, form: Form) -> Column:
    """The column of a key; one that is called like a head of ours is told by a dash."""
    return Column(f"{name}-" if name in _TAKEN else name, (name,), form)


def _in_locale(name: str, locale: str, form: Form) -> Column:
    if not name:
        return Column(locale, (locale,), form)
    return Column(f"{name}.{locale}", (name, locale), form)
