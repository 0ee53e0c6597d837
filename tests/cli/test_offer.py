"""Moves of any game, as they are listed and typed."""

from __future__ import annotations

import pytest

from authoring.cli import offer
from authoring.cli.offer import NotUnderstood, understand
from authoring.engine.game import Legal, Move, OpenMove

CLUE = OpenMove(
    "clue",
    {"type": "object", "properties": {"word": {"type": "string"}}, "required": ["word"]},
)
MANY_KEYS = OpenMove("say", {"properties": {"one": {"type": "string"}, "two": {}}})


def label(value: str) -> str:
    return {"egg": "鸡蛋"}.get(value, "")


LISTED = Legal(
    [
        Move(1, "pass", {}),
        *(Move(1, "bet", {"number": number}) for number in range(10, 13)),
        *(Move(1, "play", {"card": card}) for card in ("egg", "ink")),
    ],
    [CLUE, MANY_KEYS],
)


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("pass", Move(1, "pass", {})),
        ("bet 12", Move(1, "bet", {"number": 12})),
        ("bet 99", Move(1, "bet", {"number": "99"})),
        ("play 鸡蛋", Move(1, "play", {"card": "egg"})),
        ("play 2", Move(1, "play", {"card": "ink"})),
        ("play 7", Move(1, "play", {"card": "7"})),
        ("clue two words", Move(1, "clue", {"word": "two words"})),
        ("clue", CLUE),
        ("say", MANY_KEYS),
        ("say a b", MANY_KEYS),
    ],
)
def test_lines_are_understood(line: str, move: Move | OpenMove) -> None:
    assert understand(line, 1, LISTED, label) == move


@pytest.mark.parametrize("line", ["p", "fold", "bet", "pass 3", "play egg ink"])
def test_unclear_lines_are_not(line: str) -> None:
    with pytest.raises(NotUnderstood):
        understand(line, 1, LISTED, label)


def test_a_list_that_is_too_long_is_counted() -> None:
    long = Legal([Move(0, "bet", {"number": number}) for number in range(100)])
    assert list(offer.lines(long, label)) == ["  bet NUMBER", "    number: one of 100"]
    told = list(offer.lines(LISTED, label))
    assert told[:4] == ["  pass", "  bet NUMBER", "    number: 10, 11, 12", "  play CARD"]
    assert told[4] == "    card: 1 egg (鸡蛋), 2 ink"
