"""What the sentence on a rule card states in so many words."""

from __future__ import annotations

import pytest

from authoring.games.things_in_rings.stated import limits, quoted


@pytest.mark.parametrize(
    ("sentence", "turns"),
    [
        ("Has at least five letters", {5}),
        ("Has five letters or more", {5}),
        ("Has 5 or more letters", {5}),
        ("Has more than four letters", {5}),
        ("Has at most four letters", {5}),
        ("Has four or fewer letters", {5}),
        ("Has no more than four letters", {5}),
        ("Has fewer than five letters", {5}),
        ("Is shorter than five letters", {5}),
        ("Has five letters", {5, 6}),
        ("Has three to five letters", {3, 4, 5, 6}),
        ("Has no vowel twice", {0, 1, 2, 3}),
        ("Is a single word", {1, 2}),
        ("Is soft", set()),
        ("Often found indoors", set()),
    ],
)
def test_english_limits(sentence: str, turns: set[int]) -> None:
    assert limits(sentence, "en") == turns


@pytest.mark.parametrize(
    ("sentence", "turns"),
    [
        ("名称至少有三个字", {3}),
        ("名称不少于3个字", {3}),
        ("名称有三个字以上", {3}),
        ("名称多于两个字", {3}),
        ("名称最多两个字", {3}),
        ("名称不超过2个字", {3}),
        ("名称少于三个字", {3}),
        ("名称是两个字", {2, 3}),
        ("名称是单字", {1, 2}),
        ("软的东西", set()),
    ],
)
def test_chinese_limits(sentence: str, turns: set[int]) -> None:
    assert limits(sentence, "zh") == turns


@pytest.mark.parametrize(
    ("sentence", "texts"),
    [
        ("Contains the letter “E”", ["e"]),
        ('Starts with "b" or "p"', ["b", "p"]),
        ("Ends with ‘er’", ["er"]),
        ("Starts with “a” to “d”, or with “z”", ["a", "b", "c", "d", "z"]),
        ("以“m”到“o”开头", ["m", "n", "o"]),
        ("Ends with 'er'", ["er"]),
        ("Doesn't start with a vowel, and it's short", []),
        ("名称含有「水」", ["水"]),
        ("名称含有“火”", ["火"]),
    ],
)
def test_what_stands_in_quotation_marks(sentence: str, texts: list[str]) -> None:
    assert list(quoted(sentence)) == texts


@pytest.mark.parametrize(
    ("sentence", "letters", "told"),
    [
        ("Has an “a” or an “e”", "[a, e]", False),
        ("Has an “a”", "[a, e]", True),
        ("Has an “a” or an “o”", "[a, e]", True),
        ("Has one of “a” to “e”", "[a, b, c, d, e]", False),
        ("Has one of “a” to “e”", "[a, b, c, e]", True),
        ("Has a vowel", "[a, e, i, o, u]", False),
    ],
)
def test_the_letters_of_sentence_and_predicate_are_told_once(
    sentence: str, letters: str, told: bool
) -> None:
    from tests.games.things_in_rings.test_checks import found
    from tests.games.things_in_rings.written import deck

    rule = (
        f'  - {{id: r, ring: word, level: easy, locales: [en], text: {{en: "{sentence}"}}, '
        f"when: {{word: {{contains: {letters}}}}}}}\n"
    )
    assert len(found("text-predicate-mismatch", deck("", rule))) == told
