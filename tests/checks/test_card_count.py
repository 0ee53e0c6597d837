"""What a deck needs against what it holds."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from authoring import games
from authoring.checks.card_count import check
from authoring.finding import Fault, Flaw, Severity
from authoring.games.guess_club import config as guess_club
from authoring.games.just_one import config as just_one
from authoring.games.things_in_rings import config as things_in_rings
from authoring.model import Place
from authoring.source.deck import Deck
from tests.checks.deck_of import answers

BOTH = ("en", "zh-Hans")


@dataclass(frozen=True)
class Rule:
    id: str
    ring: str
    locales: tuple[str, ...]
    kind: str = "rule"
    origin: Any = None


RULES = (
    Rule("a", "word", ("en",)),
    Rule("b", "word", ("en",)),
    Rule("c", "word", ("zh-Hans",)),
    Rule("d", "attribute", BOTH),
    Rule("word", "attribute", BOTH),
)


def told(tmp_path: Path, needs: dict[str, Any], *faults: Fault) -> list[str]:
    deck: Deck[Any] = answers(tmp_path)
    deck = replace(deck, least={})
    header = replace(deck.header, needs=needs)
    return [
        flaw.message for flaw in check(replace(deck, header=header, cards=RULES, faults=faults))
    ]


@pytest.mark.parametrize(
    ("needs", "messages"),
    [
        ({}, []),
        ({"rules": {"word": 1, "attribute": 2}}, []),
        ({"rules": {"word": 2}}, ["the deck needs 2 word rules for zh-Hans, and has 1"]),
        (
            {"rules": {"word": 3}},
            [
                "the deck needs 3 word rules for en, and has 2",
                "the deck needs 3 word rules for zh-Hans, and has 1",
            ],
        ),
        ({"rules": {"attribute": 3}}, ["the deck needs 3 attribute rules, and has 2"]),
        ({"rules": {"context": 1}}, ["the deck needs 1 context rules, and has 0"]),
        ({"rules": 4}, ["the deck needs 4 rules for zh-Hans, and has 3"]),
        ({"things": 0}, []),
        ({"things": 1}, ["the deck has no things"]),
    ],
)
def test_counts(tmp_path: Path, needs: dict[str, Any], messages: list[str]) -> None:
    assert told(tmp_path, needs) == messages


def test_cards_that_could_not_be_read_are_not_told_as_missing(tmp_path: Path) -> None:
    fault = Fault("schema", Flaw(Place("a.yml"), "broken"))
    assert told(tmp_path, {"rules": 99}, fault) == []
    noted = Fault("non-text-key", Flaw(Place("a.yml"), "noted", severity=Severity.INFO))
    other = Fault("ambiguous-scalar", Flaw(Place("a.yml"), "noted"))
    assert len(told(tmp_path, {"rules": 99}, noted, other)) == 2


def few(tmp_path: Path, needs: dict[str, Any], least: int) -> list[Flaw]:
    """What is told of a deck of one question."""
    deck: Deck[Any] = answers(tmp_path, "{en: apple, zh-Hans: 苹果}")
    header = replace(deck.header, needs=needs)
    return list(check(replace(deck, header=header, least={"question": least}, faults=())))


@pytest.mark.parametrize("needs", [{}, {"questions": 1}, {"questions": {"food": 1}}])
def test_too_few_cards_for_a_game_are_told_whatever_is_needed(
    tmp_path: Path, needs: dict[str, Any]
) -> None:
    (flaw,) = few(tmp_path, needs, least=9)
    assert flaw.message == "a game takes 9 questions, and the deck has 1"
    assert flaw.hint.startswith("write 8 more before you play, or agree on a shorter game: `")
    assert flaw.severity is Severity.INFO
    assert not few(tmp_path, needs, least=1)


@pytest.mark.parametrize(
    ("need", "least", "hint"),
    [
        (2, 1, "write 1 more, or lower the number"),
        (2, 9, "write 8 more: a game takes 9"),
        (12, 9, "write 11 more: a game takes 9"),
    ],
)
def test_nobody_is_told_to_need_fewer_than_a_game_takes(
    tmp_path: Path, need: int, least: int, hint: str
) -> None:
    (flaw,) = few(tmp_path, {"questions": need}, least)
    assert flaw.hint == hint
    assert flaw.severity is None


def test_a_game_takes_cards_of_each_sort_in_each_language(tmp_path: Path) -> None:
    deck: Deck[Any] = answers(tmp_path)
    least = {"rule": {"word": 1, "attribute": 1, "context": 1}, "thing": 2}
    cards = tuple(rule for rule in RULES if "zh-Hans" not in rule.locales or rule.id == "d")
    made = replace(deck, header=replace(deck.header, needs={}), cards=cards, least=least, faults=())
    assert [flaw.message for flaw in check(made)] == [
        "a game takes 1 word rule, and the deck has 0 for zh-Hans",
        "a game takes 1 context rule, and the deck has 0",
        "a game takes 2 things, and the deck has 0",
    ]


def test_what_a_game_takes_is_what_it_asks_for() -> None:
    assert games.kit("just-one").shape.least == {"card": just_one.configure({}).game_cards}
    assert games.kit("guess-club").shape.least == {"question": guess_club.configure({}).rounds}
    agreed = things_in_rings.configure({})
    things = agreed.hand + agreed.demo_count + 1
    rules = dict.fromkeys(agreed.rings, 1)
    assert games.kit("things-in-rings").shape.least == {"rule": rules, "thing": things}
