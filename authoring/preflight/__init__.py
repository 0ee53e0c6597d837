"""The checks that need to know how cards look: each card is set, nothing is printed.

A game binds them to its own faces: `preflight.checks(faces)`. A module here is a check
as in `authoring.checks`, except that its `check` gets what came of setting the deck.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from types import ModuleType
from typing import Any, TypeVar

from authoring.checks.check import Check
from authoring.finding import Flaw
from authoring.preflight import (
    missing_art,
    missing_glyph,
    text_does_not_fit,
    unreadable_art,
    unused_art,
)
from authoring.preflight.setting import Setting
from authoring.printing.face import Component, Stack
from authoring.printing.proof import Proof
from authoring.printing.theme import Theme
from authoring.source.deck import Deck

C = TypeVar("C")

MODULES: tuple[ModuleType, ...] = (
    missing_art,
    missing_glyph,
    text_does_not_fit,
    unreadable_art,
    unused_art,
)


def checks(
    faces: Callable[[Deck[C], Theme, Proof], Iterator[Stack]],
    parts: Callable[[Deck[C], Theme, Proof], Iterator[Component]] | None = None,
) -> tuple[Check, ...]:
    """The checks of this package for the faces of one game and its other parts, by id.

    All of them share one setting of a deck. They raise theme.ThemeError when the theme
    cannot be used.
    """
    setting = Setting(faces, parts)
    return tuple(_bound(module, setting) for module in MODULES)


def _bound(module: ModuleType, setting: Setting) -> Check:
    identity = module.__name__.rpartition(".")[2].replace("_", "-")
    page = inspect.cleandoc(module.__doc__ or "")
    return Check(identity, module.SEVERITY, page, partial(_found, module, setting))


def _found(module: ModuleType, setting: Setting, deck: Deck[Any]) -> Iterable[Flaw]:
    found: Iterable[Flaw] = module.check(setting.of(deck))
    return found
