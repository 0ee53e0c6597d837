"""Pictures in words."""

from __future__ import annotations

import pytest

from authoring.page.alternative import MANY, alternative
from authoring.page.block import Bar, Bars, Points
from tests.page.sample import POINTS, RINGS, STEPS


@pytest.mark.parametrize(
    ("block", "words"),
    [
        (STEPS, "By length. 3: 4, 4: 0, 5: 2."),
        (
            POINTS,
            "Narrow or broad. 2 points; across, answers, from 12 to 30; up, hit rate, from 40.0 % "
            "to 80.0 %. 0 % to 30.0 %: too broad.",
        ),
        (Points("None", "answers", "hit rate", ()), "None. No points; hit rate over answers."),
    ],
)
def test_the_figures_that_matter_are_told(block: Bars | Points, words: str) -> None:
    assert alternative(block) == words


def test_each_region_of_the_rings_is_named() -> None:
    told = alternative(RINGS)
    assert told.startswith("Regions. outside all: 0, word: 1, attribute: 2, word + attribute: 3")
    assert told.endswith("word + attribute + context: 7.")


def test_of_many_bars_only_some_are_told() -> None:
    bars = tuple(Bar(str(number), 9 if number == 5 else 1) for number in range(MANY + 1))
    told = alternative(Bars("Moves", bars, steps=True, across="moves", up="games"))
    assert (
        told == f"Moves. games over moves: {MANY + 1} bars from 0 to {MANY}, the highest at 5: 9."
    )
