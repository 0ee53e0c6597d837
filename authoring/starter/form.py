"""What is asked for a new card."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Ask:
    """One question: where its answer goes in the card, and what it may be.

    `many`: several answers with commas between; `yaml`: written as in the files. An answer
    may be left out unless it is `needed`. With `strict`, it must be one of the `choices`;
    otherwise they are only offered.
    """

    path: tuple[str, ...]
    prompt: str
    choices: tuple[str, ...] = ()
    strict: bool = True
    many: bool = False
    yaml: bool = False
    needed: bool = True


@dataclass(frozen=True, slots=True)
class Several:
    """The same questions again and again, for the items of a list: at least `least` times,
    at most `most`, until the first answer is left out."""

    path: tuple[str, ...]
    name: str
    asks: tuple[Ask, ...]
    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Form:
    """The questions for one kind of card; `kind` is that of its file. `named` leads to the text
    (by locale) that a card is called by; nowhere, where cards only have numbers."""

    kind: str
    asks: tuple[Ask | Several, ...]
    named: tuple[str, ...] = ()


def asked(name: str, prompt: str, locales: Iterable[str], needed: bool = True) -> tuple[Ask, ...]:
    """A text in each locale, under a key or (with "") beside the other keys."""
    return tuple(
        Ask((name, locale) if name else (locale,), f"{prompt} ({locale})", needed=needed)
        for locale in locales
    )
