"""Capitals that are for nothing, told from those of names."""

from __future__ import annotations

import pytest

from authoring.language.capital import NAMES, in_small_letters
from authoring.language.orthography import is_listed
from tools.build_lexicon import sources


@pytest.mark.parametrize(
    ("name", "small"),
    [
        ("Telescope", "telescope"),
        ("Elephants", "elephants"),
        ("Ice Cream", "ice cream"),
        ("Ice cream", "ice cream"),
        ("hot Dog", "hot dog"),
        ("Coffee machine", "coffee machine"),
        ("Bowling Ball", "bowling ball"),
        ("Rocking horse", "rocking horse"),
        ("House of Cards", "house of cards"),
        ("Merry-Go-Round", "merry-go-round"),
    ],
)
def test_common_words_are_written_small(name: str, small: str) -> None:
    assert in_small_letters(name) == small


NAMED = (
    "telescope|ice cream|Paris|Monday|Christmas tree|French fries|Ferris wheel|Brussels sprouts|"
    "Venus flytrap|Danish Pastry|Brazil Nut|Turkey|China|English|Englishman|Sun|Bible|"
    "Big Ben|White House|Statue of Liberty|Starry Night|Snow White|Harry Potter|Batman|"
    "Apple|Go|Iron Man|T-shirt|TV|UFO|NASA|iPhone|Rubik’s cube|7UP|"
    "Zorblax|Zürich|Café|vitamin C|Ænima||  |水 Tea"
)
"""Names, what may be one, and what has no capital."""


@pytest.mark.parametrize("name", NAMED.split("|"))
def test_names_and_what_may_be_one_keep_their_capitals(name: str) -> None:
    assert in_small_letters(name) is None


def test_names_of_our_own_list_went_into_the_words() -> None:
    rows = sources.hand("names.en.txt")
    listed = [one for row in rows for one in (row if len(row) > 1 else row[0].split())]
    assert len(set(listed)) == len(listed)
    assert [one for one in listed if not is_listed(NAMES, one)] == []
