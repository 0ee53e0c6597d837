"""Options: what may be agreed on, told by name, by value and by schema."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import jsonschema
import pytest

from authoring.engine import options
from authoring.engine.game import Refusal
from authoring.engine.option_kinds import (
    Each,
    Either,
    Flag,
    Nothing,
    OneOf,
    Some,
    Span,
    Whole,
    Words,
    listed,
)
from authoring.engine.options import option
from authoring.engine.written import as_typed

LEVELS = ("easy", "hard")


@dataclass(frozen=True, slots=True)
class Config:
    preset: str = option("home", OneOf("home", "away"))
    hand: int = option(5, Whole(1, 9))
    fee: int = option(10, Whole(0, 50, 10))
    shared: bool = option(False, Flag())
    deck: int | str = option("all", Either(OneOf("all"), Whole(1, 99)))
    locale: str | None = option(None, Either(Nothing(), Words("^[a-z]{2}$", "two letters")))
    rings: tuple[str, ...] = option(["one", "two"], Some("one", "two", "three"))
    players: tuple[int, int] = option([2, 6], Span(1, 8))
    level: Mapping[str, str] = option("easy", Each(("one", "two"), OneOf(*LEVELS), "easy"))


PRESETS: Mapping[str, Mapping[str, Any]] = {"home": {}, "away": {"hand": 7, "shared": True}}


def configure(**given: Any) -> Config:
    return options.configure(Config, PRESETS, given)


def test_what_is_not_said_has_its_default() -> None:
    config = configure()
    assert config == Config()
    assert (config.hand, config.deck, config.rings) == (5, "all", ("one", "two"))
    assert config.level == {"one": "easy", "two": "easy"}


def test_a_preset_is_where_the_others_start_from() -> None:
    assert configure(preset="away").hand == 7
    assert configure(preset="away", hand=3).hand == 3
    assert configure(preset="away", hand=3).shared is True


GOOD: list[tuple[str, Any, Any]] = [
    ("hand", 9, 9),
    ("fee", 20, 20),
    ("shared", True, True),
    ("deck", 12, 12),
    ("locale", "en", "en"),
    ("rings", ["two"], ("two",)),
    ("rings", ["three", "one"], ("one", "three")),
    ("players", [3, 3], (3, 3)),
    ("level", "hard", {"one": "hard", "two": "hard"}),
    ("level", {"two": "hard"}, {"one": "easy", "two": "hard"}),
]

BAD: list[tuple[str, Any, str]] = [
    ("preset", "outer", "home or away"),
    ("preset", ["home"], "home or away"),
    ("hand", 0, "a whole number from 1 to 9"),
    ("hand", 10, "a whole number from 1 to 9"),
    ("hand", True, "a whole number"),
    ("hand", 5.0, "a whole number"),
    ("hand", "5", "a whole number"),
    ("fee", 15, "in steps of 10"),
    ("shared", 1, "true or false"),
    ("deck", "some", "all, or a whole number from 1 to 99"),
    ("locale", "eng", "null, or two letters"),
    ("locale", 7, "null, or two letters"),
    ("rings", [], "a list of some of one, two and three"),
    ("rings", ["one", "one"], "each once"),
    ("rings", ["four"], "a list of some"),
    ("rings", "one", "a list of some"),
    ("players", [6, 2], "the smaller first"),
    ("players", [2], "a list of two"),
    ("players", [0, 2], "from 1 to 8"),
    ("level", "odd", "easy or hard"),
    ("level", {"three": "easy"}, "a mapping from one or two"),
    ("level", {"one": "odd"}, "easy or hard"),
]


@pytest.mark.parametrize(("name", "value", "held"), GOOD)
def test_good_values_are_taken(name: str, value: Any, held: Any) -> None:
    assert getattr(configure(**{name: value}), name) == held


@pytest.mark.parametrize(("name", "value", "allowed"), BAD)
def test_bad_values_are_refused_and_the_good_ones_named(
    name: str, value: Any, allowed: str
) -> None:
    with pytest.raises(Refusal) as caught:
        configure(**{name: value})
    assert caught.value.code == "BAD_OPTION"
    assert caught.value.sentence.startswith(f"{name} cannot be {as_typed(value)}: it is ")
    assert allowed in caught.value.sentence


def test_the_schema_and_the_code_allow_the_same() -> None:
    """But for the order in a span, which no schema can tell."""
    told = options.schema(Config)
    for name, value, _ in GOOD:
        assert jsonschema.Draft202012Validator(told[name]).is_valid(value), (name, value)
    for name, value, _ in BAD:
        # JSON knows no difference between 5 and 5.0.
        if (name, value) not in (("players", [6, 2]), ("hand", 5.0)):
            assert not jsonschema.Draft202012Validator(told[name]).is_valid(value), (name, value)


def test_the_schema_tells_the_default() -> None:
    told = options.schema(Config)
    assert told["hand"]["default"] == 5
    assert told["rings"]["default"] == ["one", "two"]
    for name, schema in told.items():
        assert jsonschema.Draft202012Validator(schema).is_valid(schema["default"]), name


def test_an_unknown_option_is_refused_and_the_nearest_named() -> None:
    with pytest.raises(Refusal) as caught:
        configure(hands=3)
    assert caught.value.code == "BAD_OPTION"
    assert "There is no option 'hands'. Did you mean 'hand'?" in caught.value.sentence
    with pytest.raises(Refusal, match=r"'xyzzy'\. The options are deck, fee"):
        configure(xyzzy=3)


def test_words_in_a_row() -> None:
    assert listed([]) == ""
    assert listed(["a"]) == "a"
    assert listed(["a", "b"]) == "a or b"
    assert listed(["a", "b", "c"], "and") == "a, b and c"
