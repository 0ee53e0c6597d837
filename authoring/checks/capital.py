"""Texts that name a thing and are written as if they were its proper name."""

from __future__ import annotations

from collections.abc import Iterator

from authoring.finding import Fix, Flaw
from authoring.language.capital import in_small_letters
from authoring.model import Text
from authoring.source.writing import scalar


def capitalized(text: Text) -> Iterator[Flaw]:
    """The English of a text where its capital is for nothing. Other languages have rules of
    their own: every German noun begins with one."""
    for locale in text:
        if locale.partition("-")[0] != "en":
            continue
        small = in_small_letters(text[locale])
        if small is not None:
            place = text.origin.place(locale)
            yield Flaw(
                place,
                f"'{text[locale]}' is no proper name, and has a capital",
                f"write '{small}'",
                Fix(place, scalar(small)),
            )
