"""What of a deck met no check, because it could not be read."""

from __future__ import annotations

from pathlib import Path

import pytest

from authoring import games
from authoring.source.deck_reader import read_deck
from authoring.source.omission import Omission, omissions, total

HEADER = """\
game: guess-club
version: "1.0"
title: {en: Small}
locales: [en]
"""
CATEGORIES = "categories:\n  - {id: food, label: {en: Food}}\n"
QUESTION = "  - {id: q%d, category: food, text: {en: Name a fruit.}, answers: [{en: fig}]}\n"


@pytest.mark.parametrize(
    ("files", "left_out"),
    [
        ({}, Omission()),
        ({"deck.yml": HEADER + "colour: red\n"}, Omission()),
        ({"questions/a.yml": "questions:\n" + QUESTION % 1 + "  - {id: q2, text: x}\n"}, (1, 0)),
        ({"questions/a.yml": "questions:\n  - {id: q2, text: x, answers: 3}\n"}, (1, 0)),
        ({"questions/b.yml": "questions: ["}, (0, 1)),
        ({"questions/b.yml": "kestions: []\n"}, (0, 1)),
        ({"questions/b.yml": "colour: red\nquestions:\n" + QUESTION % 3}, (0, 0)),
        ({"questions/b.yml": "questions:\n  - {id: Q 3}\n  - x\n", "c.yml": "a: b\n"}, (2, 0)),
    ],
)
def test_cards_and_files_that_nothing_was_read_of_are_counted(
    tmp_path: Path, files: dict[str, str], left_out: Omission | tuple[int, int]
) -> None:
    sound = {"deck.yml": HEADER, "categories.yml": CATEGORIES}
    sound["questions/a.yml"] = "questions:\n" + QUESTION % 1
    (tmp_path / "questions").mkdir()
    for name, text in (sound | files).items():
        (tmp_path / name).write_text(text, "utf-8")
    expected = left_out if isinstance(left_out, Omission) else Omission(*left_out)
    found = omissions(read_deck(tmp_path, games.kit("guess-club").shape))
    assert total(found.values()) == expected
    assert Omission() not in found.values()


def test_omissions_name_their_files(tmp_path: Path) -> None:
    (tmp_path / "questions").mkdir()
    files = {"deck.yml": HEADER, "categories.yml": CATEGORIES, "questions/b.yml": "questions: ["}
    files["questions/a.yml"] = "questions:\n" + QUESTION % 1 + "  - {id: q2, text: x}\n"
    for name, text in files.items():
        (tmp_path / name).write_text(text, "utf-8")
    found = omissions(read_deck(tmp_path, games.kit("guess-club").shape))
    root = tmp_path.as_posix()
    assert list(found.items()) == [
        (f"{root}/questions/a.yml", Omission(cards=1)),
        (f"{root}/questions/b.yml", Omission(files=1)),
    ]


def test_omissions_add_up_and_speak() -> None:
    assert str(Omission()) == ""
    assert str(Omission(1) + Omission(2, 1)) == "3 cards and 1 file"
