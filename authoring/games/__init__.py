"""The games. Each is one package in this folder with a KIT; nothing else lists them."""

from __future__ import annotations

import importlib
import pkgutil
from functools import lru_cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from authoring.kit import GameKit


def names() -> tuple[str, ...]:
    """The games there are, by the name that their decks give."""
    return tuple(sorted(info.name.replace("_", "-") for info in pkgutil.iter_modules(__path__)))


@lru_cache
def kit(name: str) -> GameKit[Any]:
    """The kit of a game. Raises KeyError when there is no such game."""
    if name not in names():
        raise KeyError(name)
    module = importlib.import_module(f"{__name__}.{name.replace('-', '_')}")
    found: GameKit[Any] = module.KIT
    return found
