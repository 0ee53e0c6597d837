"""Values as they are told, sums of many values, pages as plain data."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from authoring.page.block import SHARE, Measured, Named, Value, told
from authoring.page.data import as_data
from authoring.page.summary import histogram, spread, tally
from authoring.resources import folder
from tests.page.sample import PAGE


@pytest.mark.parametrize(
    ("value", "unit", "words"),
    [
        (0.456, SHARE, "45.6 %"),
        (1.0, SHARE, "100 %"),
        (0, SHARE, "0 %"),
        (None, SHARE, ""),
        ("a word", "", "a word"),
        (13824, "", "13,824"),
        (2.5, "mm", "2.5 mm"),
        (1234.5, "", "1,234"),
        (0.333, "", "0.33"),
        (3.0, "", "3"),
        (12.708, "", "12.7"),
        (99.96, "", "100"),
        (Named("w1.2", (("en", "sun"), ("fr", "sun"))), None, "sun (w1.2)"),
        (Named("w1.2"), None, "w1.2"),
        (Measured(0.456, 0.4, 1.0), SHARE, "45.6 % (40.0–100)"),
        (Measured(0.13, -0.2, 0.4), "", "0.13 (−0.2 to 0.4)"),
    ],
)
def test_values_are_told_shortly(value: Value, unit: str, words: str) -> None:
    assert told(value, unit) == words


def test_a_page_is_plain_data() -> None:
    data = json.loads(json.dumps(as_data(PAGE)))
    schema = json.loads((folder("schemas") / "stats.schema.json").read_text("utf-8"))
    sections = {"$ref": "#/$defs/section", "$defs": schema["$defs"]}
    for section in data:
        Draft202012Validator(sections).validate(section)
    blocks = data[0]["blocks"]
    kinds = [block["kind"] for block in blocks]
    assert kinds == ["table", "bars", "bars", "matrix", "points", "rings"]
    assert blocks[0]["rows"][0] == {
        "card": {"id": "apple", "texts": {"en": "apple", "zh-Hans": "苹果"}},
        "hit rate": {"value": 0.5, "low": 0.4, "high": 0.6},
        "games": 9,
    }
    assert blocks[0]["rows"][1]["hit rate"] == 0.25
    assert blocks[5]["regions"] == [0, 1, 2, 3, 4, 5, 6, 7]


def test_a_tally_keeps_the_order_asked_for_and_puts_the_frequent_first() -> None:
    bars = tally("Levels", ["hard", "x", "y", "y"], ("easy", "hard")).bars
    assert [(bar.label, bar.value) for bar in bars] == [
        ("easy", 0),
        ("hard", 1),
        ("y", 2),
        ("x", 1),
    ]


@given(st.lists(st.integers(0, 500)), st.sampled_from([1, 2, 5, 10]))
def test_a_histogram_counts_each_number_once(numbers: list[int], step: int) -> None:
    bars = histogram("Numbers", numbers, step).bars
    assert sum(bar.value for bar in bars) == len(numbers)
    assert len({bar.label for bar in bars}) == len(bars)


def test_a_histogram_names_its_stretches() -> None:
    bars = histogram("Shares", [0.11, 0.19, 0.2], 0.05, SHARE).bars
    assert [bar.label for bar in bars] == ["10–15 %", "15–20 %", "20–25 %"]


def test_a_spread_is_told_in_words() -> None:
    assert spread([1, 2, 9]) == "1 to 9, half of them at most 2"
    assert spread([]) == "none"
