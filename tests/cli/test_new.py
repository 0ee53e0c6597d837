"""`authoring new`: decks and cards for those who begin."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from authoring import games
from authoring.cli.main import authoring
from tests.cli.conftest import Call

STARTED = [name for name in games.names() if games.kit(name).starter]


def type_in(*lines: str, arguments: tuple[str, ...], code: int = 0) -> str:
    """What `authoring` says when these lines are typed at its questions."""
    result = CliRunner().invoke(authoring, arguments, input="\n".join(lines) + "\n")
    assert result.exit_code == code, result.output
    return result.output


@pytest.mark.slow
@pytest.mark.parametrize("game", STARTED)
@pytest.mark.parametrize("locales", [(), ("en",), ("zh-Hans",)], ids=str)
def test_a_new_deck_is_sound_builds_and_plays(
    call: Call, tmp_path: Path, game: str, locales: tuple[str, ...]
) -> None:
    root = str(tmp_path / "my deck 牌")
    spoken = [part for locale in locales for part in ("--locale", locale)]
    assert "authoring check" in call("new", root, "--game", game, *spoken).output
    assert "no findings" in call("check", root, "--fail-on", "info").output
    call("fmt", "--check", root)
    call("build", root, "--out", str(tmp_path / "build"))
    call("play", root, "--bots", "4", "--seed", "7", "--json")


def test_nothing_is_overwritten(call: Call, tmp_path: Path) -> None:
    root = tmp_path / "deck"
    root.mkdir()
    (root / "mine.txt").write_text("mine", "utf-8")
    output = call("new", str(root), "--game", "just-one", code=2).output
    assert "is there already, and nothing is overwritten" in output
    assert [path.name for path in tmp_path.iterdir() if path.name != "state"] == ["deck"]
    assert [path.name for path in root.iterdir()] == ["mine.txt"]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--game", "just-on"), "Did you mean 'just-one'?"),
        ((), "name a game. There are guess-club, just-one, things-in-rings"),
        (("--game", "just-one", "--locale", "fr"), "begins in en or zh-Hans, not in 'fr'"),
    ],
)
def test_wrong_usage_names_the_way_out(
    call: Call, tmp_path: Path, arguments: tuple[str, ...], told: str
) -> None:
    assert told in call("new", str(tmp_path / "deck"), *arguments, code=2).output
    assert not (tmp_path / "deck").exists()


def test_a_title_stands_in_the_language_it_is_written_in(call: Call, tmp_path: Path) -> None:
    call("new", str(tmp_path / "deck"), "--game", "just-one", "--title", "夏日派对")
    header = (tmp_path / "deck" / "deck.yml").read_text("utf-8")
    assert "title: {en: My deck, zh-Hans: 夏日派对}" in header


def words(*texts: str) -> list[str]:
    return [line for text in texts for line in (text, f"词{text[-1]}", "easy", f"field-{text[-1]}")]


def test_a_word_card_is_asked_for_and_added(deck: Path) -> None:
    file = deck / "words" / "first.yml"
    before = file.read_text("utf-8")
    lines = ["first", "second", *words("wa", "wb", "wc", "wd", "we")]
    output = type_in(*lines, arguments=("new", "card", "--deck", str(deck)))
    assert "There is a card first already." in output
    assert "second added" in output
    after = file.read_text("utf-8")
    assert after.startswith(before)
    assert "{en: wa, zh-Hans: 词a, level: easy, field: field-a}" in after


def test_a_wrong_choice_is_asked_again(deck: Path) -> None:
    lines = ["second", "wa", "词a", "esy", *words("wa", "wb", "wc", "wd", "we")[2:]]
    output = type_in(*lines, arguments=("new", "card", "--deck", str(deck)))
    assert "'esy' is none of them. Did you mean easy?" in output


def test_a_card_that_is_not_finished_is_not_written(deck: Path) -> None:
    before = (deck / "words" / "first.yml").read_bytes()
    type_in("second", "wa", arguments=("new", "card", "--deck", str(deck)), code=1)
    assert (deck / "words" / "first.yml").read_bytes() == before


@pytest.mark.slow
def test_a_rule_and_a_thing_are_asked_for_by_the_deck_itself(call: Call, tmp_path: Path) -> None:
    root = str(tmp_path / "rings")
    call("new", root, "--game", "things-in-rings", "--locale", "en")
    thing = ["fox", "fox", "dog", "chair", "farm", "alive, has-legs", ""]
    type_in(*thing, arguments=("new", "card", "--deck", root, "--kind", "thing"))
    rule = ["on-legs", "attribute", "easy", "It has legs", "{is: has-legs}"]
    examples = ["dog, cat, fox", "key, apple, door"]
    type_in(*rule, *examples, arguments=("new", "card", "--deck", root, "--kind", "rule"))
    assert "no findings" in call("check", root).output


def test_a_kind_that_is_not_there_is_told(deck: Path) -> None:
    arguments = ("new", "card", "--deck", str(deck), "--kind", "rule")
    assert "there is no 'rule'; there are card" in type_in("", arguments=arguments, code=2)
