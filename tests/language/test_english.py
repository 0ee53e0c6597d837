"""What the spelling of an English name shows."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from authoring.language import english


@pytest.mark.parametrize(
    ("name", "runs"),
    [
        ("kettle", ("kettle",)),
        ("ice cream", ("ice", "cream")),
        ("T-shirt", ("t", "shirt")),
        ("Jack-in-the-box", ("jack", "in", "the", "box")),
        ("Café", ("cafe",)),
        ("crème brûlée", ("creme", "brulee")),
        ("jack-o'-lantern", ("jack", "o", "lantern")),
        ("cat’s eye", ("cats", "eye")),
        ("smørrebrød", ("smorrebrod",)),
        ("7up", ("up",)),
        ("水", ()),
        ("", ()),
    ],
)
def test_runs_of_letters(name: str, runs: tuple[str, ...]) -> None:
    assert english.runs(name) == runs
    assert english.letters(name) == "".join(runs)


@pytest.mark.parametrize(
    ("name", "text", "contains", "starts", "ends"),
    [
        ("kettle", "ett", True, False, False),
        ("kettle", "ke", True, True, False),
        ("kettle", "le", True, False, True),
        ("ice cream", "ec", False, False, False),
        ("ice cream", "cream", True, False, True),
        ("ice cream", "ice", True, True, False),
        ("ice cream", "icec", False, False, False),
        ("Éclair", "e", True, True, False),
        ("", "a", False, False, False),
    ],
)
def test_texts_inside_a_name(
    name: str, text: str, contains: bool, starts: bool, ends: bool
) -> None:
    assert english.contains(name, text) is contains
    assert english.starts_with(name, text) is starts
    assert english.ends_with(name, text) is ends


@pytest.mark.parametrize(
    ("name", "length", "words", "vowels"),
    [
        ("kettle", 6, 1, 2),
        ("ice cream", 8, 2, 4),
        ("T-shirt", 6, 1, 1),
        ("jack-o'-lantern", 12, 1, 4),
        ("yo-yo", 4, 1, 2),
        ("hot air balloon", 13, 3, 6),
    ],
)
def test_numbers(name: str, length: int, words: int, vowels: int) -> None:
    assert english.length(name) == length
    assert english.words(name) == words
    assert english.count_vowels(name) == vowels


def test_certain_letters() -> None:
    assert english.count_letters("banana", frozenset("an")) == 5
    assert english.count_letters("Banana", frozenset("b")) == 1
    assert english.has_only("banana", frozenset("abn"))
    assert not english.has_only("bandana", frozenset("abn"))


@pytest.mark.parametrize(
    ("name", "double", "repeated", "ring", "alphabetical"),
    [
        ("kettle", True, True, False, False),
        ("banana", False, True, False, False),
        ("hot toast", False, True, False, False),
        ("cat", False, False, False, False),
        ("kayak", False, True, True, False),
        ("I", False, False, False, True),
        ("almost", False, False, False, True),
        ("egg", True, True, False, True),
        ("Eve", False, True, True, False),
        ("school bus", True, True, True, False),
    ],
)
def test_patterns(name: str, double: bool, repeated: bool, ring: bool, alphabetical: bool) -> None:
    assert english.has_double_letter(name) is double
    assert english.has_repeated_letter(name) is repeated
    assert english.starts_as_it_ends(name) is ring
    assert english.is_alphabetical(name) is alphabetical


def test_a_letter_is_lower_case_and_without_accent() -> None:
    assert all(map(english.is_letter, "abcxyz"))
    assert not any(map(english.is_letter, "AZé7-水 "))
    assert not english.is_letter("ab")
    assert not english.is_letter("")


@given(st.text(max_size=20))
def test_letters_are_letters_whatever_the_name(name: str) -> None:
    spelled = english.letters(name)
    assert all(map(english.is_letter, spelled))
    assert english.count_vowels(name) <= english.length(name) == len(spelled)
    assert english.has_only(name, frozenset(spelled))
    if english.has_double_letter(name):
        assert english.has_repeated_letter(name)
