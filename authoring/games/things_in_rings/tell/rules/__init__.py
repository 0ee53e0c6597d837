"""Each rule of Things in Rings in short, by the number of its statement in the rules of play."""

from __future__ import annotations

from collections.abc import Mapping

from authoring.games.things_in_rings.tell.rules.chinese import CHINESE
from authoring.games.things_in_rings.tell.rules.english import ENGLISH


def rules(locale: str) -> Mapping[str, str]:
    """The rules for a locale: `zh…` reads Chinese, every other one English."""
    return CHINESE if locale.partition("-")[0] == "zh" else ENGLISH
