"""What the writing of a Chinese name shows, character by character."""

from __future__ import annotations

HAN = (
    (0x3007, 0x3007),
    (0x3400, 0x4DBF),
    (0x4E00, 0x9FFF),
    (0xF900, 0xFAFF),
    (0x20000, 0x323AF),
)
"""The blocks of Chinese characters, first and last code point, with 〇 on its own."""


COMMON = ("\u4e00", "\u9fff")
"""The first and the last sign of the block that nearly all Chinese is written in."""


def is_character(sign: str) -> bool:
    """Whether this one sign is a Chinese character (not a letter, digit or mark)."""
    return len(sign) == 1 and any(first <= ord(sign) <= last for first, last in HAN)


def is_common(text: str) -> bool:
    """Whether a text is of the usual Chinese characters alone, which have one case and width and
    are never composed or taken apart."""
    return bool(text) and COMMON[0] <= min(text) and max(text) <= COMMON[1]


def characters(name: str) -> tuple[str, ...]:
    """The signs that are counted: characters, and letters and digits as in T恤 or 3D眼镜."""
    return tuple(sign for sign in name if sign.isalnum())


def count_characters(name: str) -> int:
    return len(characters(name))


def contains(name: str, text: str) -> bool:
    return text in "".join(characters(name))


def starts_with(name: str, text: str) -> bool:
    return "".join(characters(name)).startswith(text)


def ends_with(name: str, text: str) -> bool:
    return "".join(characters(name)).endswith(text)


def has_repeated_character(name: str) -> bool:
    """Whether a character occurs at least twice, anywhere (星星, 奶奶的…)."""
    signs = characters(name)
    return len(set(signs)) < len(signs)
