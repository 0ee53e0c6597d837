"""Which languages count at a table."""

from __future__ import annotations

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
