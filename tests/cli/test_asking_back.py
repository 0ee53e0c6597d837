"""Going back to a question, and where a new card goes."""

from __future__ import annotations

from pathlib import Path

import pytest

from authoring.cli import asking
from authoring.cli.files import WrongUse
from tests.cli.conftest import Call
from tests.cli.deck import change
from tests.cli.test_asking import REST, add, word


def written(root: Path, file: str = "words/first.yml") -> str:
    return (root / file).read_text("utf-8")


def test_a_question_is_asked_once_more(deck: Path) -> None:
    first = ("<", "owl", "猫头鹰", "easy", "<", "hard", "birds")
    told = add(deck, *first, *REST, "second")
    assert "There is no question before this one." in told
    assert "-- word 1 of 5\nWord (en): <\n" in told
    assert "   easy, medium, hard\nLevel [easy]: hard\n" in told
    assert "{en: owl, zh-Hans: 猫头鹰, level: hard, field: birds}" in written(deck)


def test_one_may_go_back_to_the_item_before_and_from_the_id(deck: Path) -> None:
    owl, crow = word("owl", "猫头鹰", "birds"), ("crow", "乌鸦", "", "")
    back = ("<",) * 4
    told = add(deck, *owl, *back, *crow, *REST, "<", "noise", "second")
    assert told.count("-- word 1 of 5\n") == 1 + len(back)
    assert "Word (en) [owl]: crow\n" in told
    assert "Field [sound]: noise\n" in told
    assert "{en: crow, zh-Hans: 乌鸦, level: easy, field: birds}" in written(deck)
    assert "{en: whistle, zh-Hans: 哨子, level: easy, field: noise}" in written(deck)
    assert "owl" not in written(deck)


def test_what_was_taken_back_may_be_said_again(deck: Path) -> None:
    told = add(deck, "owl", "<", "crow", "乌鸦", "easy", "birds", "owl", "猫头鹰", "easy", "air",
               *REST[4:], "second")  # fmt: skip
    assert "is already said" not in told


def test_a_list_is_told_when_it_is_asked_for_again(call: Call, tmp_path: Path) -> None:
    root = tmp_path / "rings"
    call("new", str(root), "--game", "things-in-rings", "--locale", "en")
    thing = ("axe", "hammer", "shoe", "farm, garden", "<", "farm", "man-made", "", "<", "", "")
    told = add(root, "<", "thing", *thing)
    assert "There is no question before this one." in told
    assert "   It was farm, garden\n   kitchen, " in told
    assert "places: [farm], is: [man-made]" in written(root, "things/first.yml")


QUESTION = ("Name a hot soup.", *(f"soup {one}" for one in "abcdefghijkl"), "", "", "soups")


def refuse(path: Path) -> None:
    if path.name == "food.yml":
        raise WrongUse("it is read-only")


@pytest.mark.parametrize("closed", [False, True])
def test_a_card_goes_to_its_like_where_that_may_be_written(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, closed: bool
) -> None:
    root = tmp_path / "club"
    call("new", str(root), "--game", "guess-club", "--locale", "en")
    first = root / "questions" / "first.yml"
    first.rename(root / "questions" / "food.yml")
    text = written(root, "questions/food.yml").replace("category: home", "category: food")
    (root / "questions" / "food.yml").write_text(text, "utf-8")
    other = text.replace("category: food", "category: home").replace("id: ", "id: other-")
    (root / "questions" / "home.yml").write_text(other, "utf-8")
    if closed:
        monkeypatch.setattr(asking, "writable", refuse)
    told = add(root, "food", *QUESTION)
    file = "home" if closed else "food"
    assert f"questions/{file}.yml: soups added" in told
    assert ("soups added beside others of category food." in told) is not closed
    assert "id: soups" in written(root, f"questions/{file}.yml")


@pytest.mark.parametrize("needed", [1, 2])
def test_needs_that_no_longer_fit_are_mentioned(deck: Path, needed: int) -> None:
    change(deck, "{cards: 1}", f"{{cards: {needed}}}", file="deck.yml")
    told = add(deck, *word("owl", "猫头鹰", "birds"), *REST, "second")
    fits = "The needs of deck.yml say cards: 1, and there are 2: if it is to stay, write 2.\n"
    assert (fits in told) is (needed == 1)
    assert ("needs of deck.yml" in told) is (needed == 1)
