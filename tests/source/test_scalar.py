"""What other tools take plain scalars for, and what schemas make of them."""

from __future__ import annotations

import pytest
import yaml

from authoring.source.scalar import as_boolean, as_integer, as_number, other_reading


@pytest.mark.parametrize(
    "scalar",
    [
        *("y", "Y", "yes", "No", "NO", "n", "on", "OFF", "true", "False"),
        *("~", "null", "Null", "NULL", "None"),
        *("0", "-1", "+12", "012", "007", "08", "0o17", "0x1F", "0b101", "1_000", "1984"),
        *("1e3", "1.5", ".5", "1.", "-.5", "6.02e+23", "1_000.5", ".inf", "-.Inf", ".nan", ".NaN"),
        *("1:30", "190:20:30", "1:30.5", "2024-05-01", "2024-5-1", "2001-12-14t21:59:43.10-05:00"),
        *("2001-12-15 02:59:43.1Z", "<<", "="),
    ],
)
def test_scalars_that_tools_do_not_agree_on(scalar: str) -> None:
    assert other_reading(scalar)


@pytest.mark.parametrize(
    "scalar",
    ["", "apple", "yesterday", "1.0.0", "12 monkeys", "1:75x", "-", "é", "水", "none", "1-2", "e3"],
)
def test_scalars_that_all_take_for_text(scalar: str) -> None:
    assert other_reading(scalar) is None


@pytest.mark.parametrize(
    "scalar",
    [
        "yes",
        "12",
        "1.5",
        "0x1F",
        "012",
        "1:30",
        "2024-05-01",
        "null",
        ".inf",
        "1_0",
        "on",
        "=",
        "<<",
    ],
)
def test_whatever_pyyaml_resolves_is_told(scalar: str) -> None:
    resolved = yaml.SafeLoader("").resolve(yaml.ScalarNode, scalar, (True, False))
    assert resolved != "tag:yaml.org,2002:str"
    assert other_reading(scalar)


def test_numbers_are_those_of_json() -> None:
    assert [as_integer(one) for one in ("0", "-7", "12")] == [0, -7, 12]
    assert [as_number(one) for one in ("3", "1.5", "-2e3")] == [3, 1.5, -2000.0]
    for scalar in ("012", "+1", "1_000", "0x1F", "1.", "", "1e999", "9" * 5000, "١", "1\n"):
        assert as_integer(scalar) is None
        assert as_number(scalar) is None


def test_only_true_and_false_are_booleans() -> None:
    assert as_boolean("true") is True
    assert as_boolean("false") is False
    assert as_boolean("yes") is None
    assert as_boolean("True") is None
