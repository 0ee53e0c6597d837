"""The items of a deck's files, and more of them put into a file."""

from __future__ import annotations

from pathlib import Path

import pytest

from authoring import games
from authoring.source.deck import Deck
from authoring.source.deck_reader import read_deck
from authoring.source.items import file_like, items, kind_of, last_file, text_with
from authoring.source.prospect import prospect
from tests.cli.deck import WORDS, write_deck

SHAPE = games.kit("just-one").shape
CARD = kind_of(SHAPE, "card")
NEW = {"id": "second", "words": [{"en": "kettle", "level": "easy", "field": "kitchen"}]}


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return write_deck(tmp_path)


def read(root: Path) -> Deck[object]:
    return read_deck(root, SHAPE)


def test_a_new_item_goes_into_the_last_file_that_has_any(root: Path) -> None:
    assert last_file(read(root), CARD) == "words/first.yml"
    (root / "words" / "zoo.yml").write_text("cards: []\n", "utf-8")
    assert last_file(read(root), CARD) == "words/first.yml"
    (root / "words" / "first.yml").unlink()
    assert last_file(read(root), CARD) == "words/zoo.yml"
    (root / "words" / "zoo.yml").unlink()
    assert last_file(read(root), CARD) == "words/cards.yml"


def test_a_new_item_goes_to_its_like_where_most_of_a_file_are(root: Path) -> None:
    def of(level: str, count: int) -> str:
        return "".join(f"  - {{id: {level}-{number}, level: {level}}}\n" for number in range(count))

    (root / "words" / "hard.yml").write_text(f"cards:\n{of('hard', 2)}{of('easy', 1)}", "utf-8")
    (root / "words" / "mixed.yml").write_text(f"cards:\n{of('odd', 1)}{of('even', 1)}", "utf-8")
    deck = read(root)
    assert file_like(deck, CARD, {"level": "hard"}, ("level",)) == ("words/hard.yml", "level")
    last = last_file(deck, CARD), ""
    assert last[0] == "words/mixed.yml"
    assert file_like(deck, CARD, {"level": "easy"}, ("level",)) == last
    assert file_like(deck, CARD, {"level": "odd"}, ("level",)) == last
    assert file_like(deck, CARD, {"level": "hard"}, ()) == last
    assert file_like(deck, CARD, {}, ("level",)) == last


@pytest.mark.parametrize("newline", ["\n", "\r\n"])
def test_what_is_not_concerned_stays_to_the_byte(root: Path, newline: str) -> None:
    before = WORDS.replace("\n", newline)
    (root / "words" / "first.yml").write_bytes(before.encode())
    text = text_with(read(root), CARD, "words/first.yml", [NEW])
    assert text.startswith(before)
    assert text.count("\n") == text.count(newline)


def test_a_new_file_holds_only_the_new_items(root: Path) -> None:
    text = text_with(read(root), CARD, "words/more.yml", [NEW])
    would = prospect(read(root), SHAPE, {"words/more.yml": text})
    assert [item.id for item in items(would.deck, CARD)] == ["first", "second"]
    assert not (root / "words" / "more.yml").exists()


def test_only_new_faults_are_told_wherever_old_ones_have_moved(root: Path) -> None:
    path = root / "words" / "first.yml"
    path.write_text(WORDS.replace("level: hard", "level: hrad"), "utf-8")
    deck = read(root)
    assert deck.faults
    text = path.read_text("utf-8")
    assert prospect(deck, SHAPE, {"words/first.yml": f"# moved\n{text}"}).faults == ()
    wrong = text.replace("level: medium", "level: medum", 1)
    worse = prospect(deck, SHAPE, {"words/first.yml": wrong})
    (fault,) = worse.faults
    assert worse.relative(fault.flaw.place.path) == "words/first.yml"


def test_a_file_that_would_be_empty_is_read_as_such(root: Path) -> None:
    would = prospect(read(root), SHAPE, {"words/first.yml": ""})
    assert list(items(would.deck, CARD)) == []
