"""What the parts of a game say in the languages of a deck, also of one that is being written."""

from __future__ import annotations

import pytest

from authoring.model import Text
from authoring.printing import theme
from authoring.printing.desk import Desk
from authoring.printing.proof import Proof


def desk(*locales: str) -> Desk:
    return Desk(theme.load(), Proof(), locales)


@pytest.mark.parametrize(
    ("said", "first"),
    [
        (Text((("en", "board"), ("zh-Hans", "版图"))), "版图"),
        (Text((("en", "board"), ("fr", "plateau"))), "board"),
        (Text((("fr", "plateau"),)), "plateau"),
        (Text(()), ""),
    ],
)
def test_words_come_in_the_first_language_that_has_them(said: Text, first: str) -> None:
    assert desk("zh-Hans").first(said) == first


def test_a_text_without_words_leaves_its_place_empty() -> None:
    style = theme.load().roles["badge"].first
    assert not list(desk("en").centred(Text(()), style, 10, 10))
    assert list(desk("en").centred(Text((("en", "board"),)), style, 10, 10))


def test_a_text_that_does_not_fit_names_the_part_of_the_game() -> None:
    board = desk("en").at("board")
    list(board.lines(Text((("en", "Incomprehensibilities"),)), board.role("body"), 2.0))
    (fault,) = board.proof.faults
    assert fault.flaw.message == (
        "the en text 'Incomprehensibilities' does not fit the board of the game"
    )
