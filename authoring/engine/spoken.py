"""Which languages count at a table, and which of them is read."""

from __future__ import annotations

from collections.abc import Mapping

from authoring.engine.game import Refusal
from authoring.pack.pack import Pack


def spoken(pack: Pack, locale: str | None) -> tuple[str, ...]:
    """The locale that was agreed on, or all of the pack's. Raises Refusal (BAD_OPTION) for one
    that the pack does not have."""
    if locale is None:
        return pack.locales
    if locale not in pack.locales:
        told = " and ".join(pack.locales)
        raise Refusal("BAD_OPTION", f"The pack speaks {told}, not {locale}.")
    return (locale,)


def worded(texts: Mapping[str, str], locale: str) -> str:
    """A text of a card in a locale, or in another where the card is not in this one."""
    return texts.get(locale) or next(iter(texts.values()))
