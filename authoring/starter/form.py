"""What is asked for a new card."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from authoring.language.fold import fold


@dataclass(frozen=True, slots=True)
class Taken:
    """The texts of a locale that a new card may not say once more. `places` tell where each
    stands, by its form; texts of equal form are one."""

    locale: str
    places: Mapping[str, str]

    def form(self, text: str) -> str:
        return fold(text, self.locale)


@dataclass(frozen=True, slots=True)
class Ask:
    """One question: where its answer goes in the card, and what it may be.

    `many`: several answers with commas between; `yaml`: written as in the files. An answer
    may be left out unless it is `needed`. With `strict`, it must be one of the `choices`;
    otherwise they are only offered. What is `taken` is asked for again. With `bare`, an answer
    that is left out is a list without items. `about` tells what it is for, `means` what choices
    mean.
    """

    path: tuple[str, ...]
    prompt: str
    choices: tuple[str, ...] = ()
    strict: bool = True
    many: bool = False
    yaml: bool = False
    needed: bool = True
    bare: bool = False
    taken: Taken | None = None
    about: str = ""
    means: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Several:
    """The same questions again and again, for the items of a list: at least `least` times,
    at most `most`, until the first answer is left out. An item is a `name`, many are `names`."""

    path: tuple[str, ...]
    name: str
    asks: tuple[Ask, ...]
    least: int
    most: int
    names: str

    @property
    def numbers(self) -> str:
        """How many there are to be, as "12 to 60 answers"."""
        if self.least == self.most:
            return f"{self.least} {self.names}"
        return f"{f'{self.least} to' if self.least else 'up to'} {self.most} {self.names}"


@dataclass(frozen=True, slots=True)
class Form:
    """The questions for one kind of card; `kind` is that of its file. `named` leads to the text
    (by locale) that a card is called by; nowhere, where cards only have numbers. `sorted_by`
    are keys whose values cards of one file share."""

    kind: str
    asks: tuple[Ask | Several, ...]
    named: tuple[str, ...] = ()
    sorted_by: tuple[str, ...] = ()


Standing = Iterable[tuple[str, str, str]]
"""Texts of a deck: the locale, the text, and where it stands (`word 2 of card 'w001'`)."""


def asked(
    name: str,
    prompt: str,
    locales: Iterable[str],
    needed: bool = True,
    standing: Standing | None = None,
    about: str = "",
) -> tuple[Ask, ...]:
    """A text in each locale, under a key or (with "") beside the other keys. With `standing`
    texts, none of those may be said again, and none twice on one card."""
    places: dict[str, dict[str, str]] = {}
    for locale, text, place in standing or ():
        places.setdefault(locale, {}).setdefault(fold(text, locale), place)
    return tuple(
        Ask(
            (name, locale) if name else (locale,),
            f"{prompt} ({locale})",
            needed=needed,
            taken=None if standing is None else Taken(locale, places.get(locale, {})),
            about=about,
        )
        for locale in locales
    )
