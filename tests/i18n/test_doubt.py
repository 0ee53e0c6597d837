"""Translations that must not get into a deck."""

from __future__ import annotations

import pytest

from authoring.i18n.doubt import doubt


@pytest.mark.parametrize(
    ("target", "before", "told"),
    [
        (" ", None, "only spaces"),
        ("\t\n", None, "only spaces"),
        ("\u200b\u3000", None, "only spaces"),
        ("a\x07b", None, "control character U+0007"),
        ("??", "风筝", "has lost letters"),
        ("caf?", "café", "has lost letters"),
        ("caf\ufffd", None, "has lost letters"),
        ("???", None, "nothing but question marks"),
    ],
)
def test_what_is_no_translation_is_told(target: str, before: str | None, told: str) -> None:
    assert told in doubt(target, before)


@pytest.mark.parametrize(
    ("target", "before"),
    [("?", None), ("风筝", None), ("two\nlines", None), ("wh?", "who"), ("Quoi ?", "Quoi !")],
)
def test_what_is_one_is_taken(target: str, before: str | None) -> None:
    assert doubt(target, before) == ""
