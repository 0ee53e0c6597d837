"""The automatic judge, where the cards say nothing and the lexicon is asked."""

from __future__ import annotations

import pytest

from authoring.games.just_one.judge import Relations
from authoring.games.just_one.policy import SAME
from tests.games.just_one.small import LOCALES, TRAP_PACK

TRAP, PRINCE, GREEN, BUTTER, JAPAN = 1, 2, 3, 4, 5
CARD = TRAP_PACK.cards["cards"][0]["id"]


@pytest.fixture
def relations() -> Relations:
    return Relations(TRAP_PACK, LOCALES)


@pytest.mark.parametrize(
    ("number", "clue", "reason"),
    [
        (TRAP, "trapped", "same"),
        (GREEN, "vert", "translation"),
        (GREEN, "verde", "translation"),
        (GREEN, "greenness", "family"),
        (PRINCE, "prinse", "misspelt"),
        (PRINCE, "prints", "homophone"),
        (BUTTER, "buter", "misspelt"),
        (BUTTER, "mantequilla", "translation"),
        (BUTTER, "blorptang", "invented"),
        (JAPAN, "日本人", "family"),
        (BUTTER, "butterfly", None),
        (BUTTER, "bread", None),
        (BUTTER, "margarine", None),
        (GREEN, "lime", None),
        (PRINCE, "007", None),
        (PRINCE, "Harry", None),
        (TRAP, "snap", None),
    ],
)
def test_jo_26_a_clue_is_struck_out_for_a_reason(
    relations: Relations, number: int, clue: str, reason: str | None
) -> None:
    found = relations.findings(CARD, number, [clue], "family")
    wanted = [(reason, "JO-26")] if reason else []
    assert [(each["reason"], each["rule"]) for each in found["invalid"]] == wanted


@pytest.mark.parametrize(
    ("one", "other", "level", "reason"),
    [
        ("mouse", "mice", "family", "inflected"),
        ("actor", "actress", "family", "family"),
        ("philosophy", "filosofie", "exact", "misspelt"),
        ("actor", "actress", "exact", None),
        ("sofa", "couch", "family", None),
        ("sofa", "couch", "synonym", "synonym"),
        ("water", "wasser", "synonym", "translation"),
        ("sea", "see", "synonym", None),
        ("desk", "disk", "synonym", None),
    ],
)
def test_jo_22_to_25_clues_count_as_the_same_at_a_level(
    relations: Relations, one: str, other: str, level: str, reason: str | None
) -> None:
    found = relations.findings(CARD, TRAP, [one, "cheese", other], level)["same"]
    wanted = [] if reason is None else [{"clues": [0, 2], "reason": reason, "rule": SAME[reason]}]
    assert found == wanted


@pytest.mark.parametrize(
    ("guess", "match", "right"),
    [
        ("prinse", "sound", True),
        ("princes", "sound", True),
        ("prints", "sound", True),
        ("prints", "exact", False),
        ("princess", "sound", False),
        ("king", "sound", False),
    ],
)
def test_jo_39_a_guess_in_another_form_is_right(
    relations: Relations, guess: str, match: str, right: bool
) -> None:
    assert relations.is_right(CARD, PRINCE, guess, match) is right
