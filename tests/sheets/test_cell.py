"""Values in cells and back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from authoring.sheets.cell import CellError, read, shown
from authoring.sheets.grid import letters
from authoring.sheets.sheet import Form

WORDS = st.text(st.characters(exclude_categories=["Cc", "Cs", "Zs", "Zl", "Zp"]), min_size=1)


@pytest.mark.parametrize(
    "words", ["None", "NA", "null", "no", "1:30", "007", "1e3", "=1+1", "a | b"]
)
def test_a_text_is_what_it_looks_like(words: str) -> None:
    assert shown(words, Form.TEXT) == words
    assert read(words, Form.TEXT) == words


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (["a", "b c"], "a | b c"),
        (["a|b", "c\\d"], "a\\|b | c\\\\d"),
        ([], "[]"),
        (["[x]"], "\\[x]"),
        (["soft", {"colours": ["red"]}], "[soft, {colours: [red]}]"),
    ],
)
def test_a_list_stands_between_bars(value: list[object], words: str) -> None:
    assert shown(value, Form.LIST) == words
    assert read(words, Form.LIST) == value


@given(st.lists(WORDS))
def test_any_list_of_words_comes_back(value: list[str]) -> None:
    assert read(shown(value, Form.LIST), Form.LIST) == value


def test_a_rule_stands_as_yaml_on_one_line() -> None:
    value = {"all": [{"is": "no"}, {"size": {"at-most": "egg"}}]}
    assert shown(value, Form.YAML) == '{all: [{is: "no"}, {size: {at-most: egg}}]}'
    assert read(shown(value, Form.YAML), Form.YAML) == value


def test_broken_yaml_is_refused() -> None:
    with pytest.raises(CellError, match="no YAML"):
        read("{is: [", Form.YAML)


def test_nothing_is_an_empty_cell() -> None:
    assert [shown(None, form) for form in Form] == ["", "", ""]


def test_columns_have_the_letters_of_spreadsheets() -> None:
    assert [letters(at) for at in (0, 25, 26, 51, 52, 701, 702)] == [
        "A", "Z", "AA", "AZ", "BA", "ZZ", "AAA",
    ]  # fmt: skip
