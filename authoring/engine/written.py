"""What players write into a move, checked before the rules look at it.

Every function raises Refusal (BAD_MOVE, BAD_TEXT) that says what is wrong with it.
"""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Mapping

from authoring.engine.game import Json, Refusal

UNPRINTABLE = frozenset({"Cc", "Cs", "Zl", "Zp"})
"""Categories of characters that no line of writing holds: control characters, line ends,
and halves of a character."""

TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Characters that turn the direction of what stands after them, on other people's screens."""


LISTS = (list, tuple)


def keys(
    name: str, data: Json, wanted: frozenset[str], optional: frozenset[str] = frozenset()
) -> None:
    """The data of this move has these keys, perhaps the optional ones too, and no more."""
    if not isinstance(data, Mapping) or not wanted <= data.keys() <= wanted | optional:
        told = " and ".join(sorted(wanted)) or "nothing"
        raise Refusal("BAD_MOVE", f"The move '{name}' says {told}, and no more.")


def whole(value: Json, what: str) -> int:
    """A whole number."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise Refusal("BAD_MOVE", f"{what} must be a whole number, not {value!r}.")
    return value


def flag(value: Json, what: str) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise Refusal("BAD_MOVE", f"{what} must be true or false, not {value!r}.")
    return value


def items(value: Json, what: str, most: int) -> list[Json]:
    """A list of at most so many items."""
    if not isinstance(value, LISTS) or len(value) > most:
        raise Refusal("BAD_MOVE", f"{what} must be a list of at most {most}.")
    return list(value)


def text(value: Json, what: str) -> str:
    """Text of any kind."""
    if not isinstance(value, str):
        raise Refusal("BAD_TEXT", f"{what} must be text, not {type(value).__name__}.")
    return value


def line(value: Json, what: str, longest: int) -> str:
    """One line of writing of at most `longest` characters, without the spaces around it."""
    said = text(value, what)
    if len(said) > longest:
        raise Refusal("BAD_TEXT", f"{what} has {len(said)} characters, more than {longest}.")
    if not said.isprintable() and any(
        unicodedata.category(sign) in UNPRINTABLE or sign in TURNING for sign in said
    ):
        raise Refusal("BAD_TEXT", f"{what} must be one line of characters that can be written.")
    return said.strip()


def as_typed(value: Json) -> str:
    """A value as somebody would type it: `null` and `true`, and text between quotes."""
    return repr(value) if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
