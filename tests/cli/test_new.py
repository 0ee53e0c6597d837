"""`authoring new`: decks and cards for those who begin."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import subprocess
import sys
import termios
from pathlib import Path

import pytest
from click.testing import CliRunner

from authoring import games
from authoring.cli.main import authoring
from authoring.cli.questions import suggested, understood
from authoring.starter.form import Ask
from tests.cli.conftest import Call
from tests.cli.deck import change

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
    call("build", root, "--out", str(tmp_path / "build"), "--kit", "--paper", "a4")
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
        (
            ("--game", "just-one", "--locale", "fr"),
            "begins in en or zh-Hans, not in 'fr'. Begin in one",
        ),
        (("--game", "just-one", "--locale", "en_GB"), "not in 'en_GB'. Did you mean 'en'?"),
        (("--game", "just-one", "--locale", "zh"), "not in 'zh'. Did you mean 'zh-Hans'?"),
        (("--game", "just-one", "--locale", "French"), "A language is written as in fr, pt-BR"),
    ],
)
def test_wrong_usage_names_the_way_out(
    call: Call, tmp_path: Path, arguments: tuple[str, ...], told: str
) -> None:
    assert told in call("new", str(tmp_path / "deck"), *arguments, code=2).output
    assert not (tmp_path / "deck").exists()


def test_a_title_stands_in_the_language_it_is_written_in(call: Call, tmp_path: Path) -> None:
    output = call("new", str(tmp_path / "deck"), "--game", "just-one", "--title", "夏日派对").output
    assert "Its title in en, 'My deck', only stands in and would be printed on the cards" in output
    assert "Its title in zh-Hans" not in output
    header = (tmp_path / "deck" / "deck.yml").read_text("utf-8")
    assert "title: {en: My deck, zh-Hans: 夏日派对}" in header


@pytest.mark.parametrize(
    ("name", "title"),
    [
        ("Night Train", "Night Train"),
        ("night-train", "Night train"),
        ("iPhone games", "iPhone games"),
        ("my-deck", "My deck"),
    ],
)
def test_a_name_is_the_title_as_it_was_typed(
    call: Call, tmp_path: Path, name: str, title: str
) -> None:
    output = call("new", str(tmp_path / name), "--game", "just-one").output
    header = (tmp_path / name / "deck.yml").read_text("utf-8")
    assert f"title: {{en: {title}, zh-Hans: 我的牌组}}" in header
    stands_in = "Its title in zh-Hans, '我的牌组', only stands in and would be printed on the cards"
    assert f"{stands_in}: write the true one in {tmp_path / name / 'deck.yml'}." in output
    assert "Its title in en" not in output


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--locale", "en", "--title", "动物"), "'动物' is Chinese, in a text for en"),
        (("--locale", "zh-Hans", "--title", "Animals"), "'Animals' has no Chinese character"),
        (("--title", "Тигры"), "'Тигры' is Cyrillic"),
        (("--title", "A" * 500), "does not fit the back"),
        (("--title", "cat 🎉"), "U+1F389"),
        (("--title", "a\nb"), "--title has several lines"),
        (("--title", "a\033b"), "U+001B"),
        (("--title", "  "), "--title is empty"),
    ],
)
def test_a_title_that_cannot_be_printed_is_refused_before_anything_is_written(
    call: Call, tmp_path: Path, arguments: tuple[str, ...], told: str
) -> None:
    folder = tmp_path / "here"
    folder.mkdir()
    output = call("new", str(folder / "a" / "b"), "--game", "just-one", *arguments, code=2).output
    assert told in output
    assert "--title" in output
    assert list(folder.iterdir()) == []


def test_a_name_that_cannot_be_printed_asks_for_a_title(call: Call, tmp_path: Path) -> None:
    output = call("new", str(tmp_path / "ü 猫 🎉"), "--game", "just-one", code=2).output
    assert "name another with --title" in output
    call("new", str(tmp_path / "ü 猫 🎉"), "--game", "just-one", "--title", "Cats")


WORDS = (
    ("owl", "猫头鹰", "birds"),
    ("lantern", "灯笼", "light"),
    ("harbour", "港口", "sea"),
    ("pillow", "枕头", "home"),
    ("whistle", "哨子", "sound"),
)
"""Words with which a card has no findings."""


def card(root: Path, *lines: str, code: int = 0) -> str:
    return type_in(*lines, arguments=("new", "card", "--deck", str(root)), code=code)


FIVE = [line for en, zh, field in WORDS for line in (en, zh, "easy", field)]


def test_a_word_card_is_asked_for_and_added(deck: Path) -> None:
    file = deck / "words" / "first.yml"
    before = file.read_text("utf-8")
    output = card(deck, *FIVE, "first", "Second one", "second")
    assert "There is a card first already." in output
    assert "An id has small letters" in output
    assert "second added" in output
    after = file.read_text("utf-8")
    assert after.startswith(before)
    assert "{en: owl, zh-Hans: 猫头鹰, level: easy, field: birds}" in after


def test_an_id_is_proposed_and_enter_takes_it(deck: Path) -> None:
    change(deck, "id: first", "id: w007")
    assert "Id [w008]:" in card(deck, *FIVE, "")
    assert "- id: w008\n" in (deck / "words" / "first.yml").read_text("utf-8")


@pytest.mark.parametrize(
    ("newline", "mark"),
    [
        pytest.param("\n", "", id="lf-plain", marks=pytest.mark.slow),
        pytest.param("\n", "\ufeff", id="lf-marked", marks=pytest.mark.slow),
        pytest.param("\r\n", "", id="crlf-plain", marks=pytest.mark.slow),
        pytest.param("\r\n", "\ufeff", id="crlf-marked"),
        pytest.param("\r", "", id="cr-plain"),
        pytest.param("\r", "\ufeff", id="cr-marked", marks=pytest.mark.slow),
    ],
)
def test_line_ends_and_the_byte_order_mark_stay(deck: Path, mark: str, newline: str) -> None:
    file = deck / "words" / "first.yml"
    before = (mark + file.read_text("utf-8").replace("\n", newline)).encode()
    file.write_bytes(before)
    file.chmod(0o640)
    card(deck, *FIVE, "second")
    after = file.read_bytes()
    assert after.startswith(before)
    added = after.removeprefix(before).decode()
    assert added.replace(newline, "").isprintable()
    assert added.count(newline) == 7
    assert file.stat().st_mode & 0o777 == 0o640


def test_a_wrong_choice_is_asked_again(deck: Path) -> None:
    output = card(deck, "owl", "猫头鹰", "esy", "xyz", "", *FIVE[2:], "second")
    assert "'esy' is none of them. Did you mean easy? Press Enter to take it." in output
    assert "'xyz' is none of them.\n" in output
    assert "This one is needed." in output


def test_enter_takes_what_was_meant(deck: Path) -> None:
    output = card(deck, "owl", "猫头鹰", "esy", "", *FIVE[3:], "second")
    assert "This one is needed." not in output
    assert "{en: owl, zh-Hans: 猫头鹰, level: easy, field: birds}" in (
        deck / "words" / "first.yml"
    ).read_text("utf-8")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("alve", "alive"),
        ("alve, metal", "alive, metal"),
        ("alve, mtal", "alive, metal"),
        ("alve, zzzzzz", None),
        ("alive", None),
        ("", None),
    ],
)
def test_of_several_choices_each_slip_is_mended(typed: str, meant: str | None) -> None:
    assert suggested(Ask(("is",), "Is", ("alive", "metal"), many=True), typed) == meant


def test_bytes_that_are_no_text_are_asked_again() -> None:
    assert "not UTF-8" in understood(Ask(("en",), "Word"), "caf\udce9", free=False)[1]


@pytest.mark.parametrize(
    "count",
    [
        pytest.param(count, marks=() if count in (0, 1, 6, len(FIVE)) else pytest.mark.slow)
        for count in range(len(FIVE) + 1)
    ],
)
def test_answers_that_end_early_write_nothing(deck: Path, count: int) -> None:
    before = {path: path.read_bytes() for path in deck.rglob("*.yml")}
    told = card(deck, *FIVE[:count], code=2)
    assert "the answers ended before the card was whole, so nothing is written" in told
    assert {path: path.read_bytes() for path in deck.rglob("*") if path.is_file()} == before


@pytest.mark.parametrize(
    "asked",
    [b"Word (en)", *(pytest.param(one, marks=pytest.mark.slow) for one in (b"Level", b"Id ["))],
)
def test_ctrl_c_in_the_middle_writes_nothing(deck: Path, asked: bytes) -> None:
    before = (deck / "words" / "first.yml").read_bytes()
    shown, code = at_terminal(("new", "card", "--deck", "deck"), FIVE, until=asked)
    assert code == 130
    assert shown.decode().endswith("nothing is written\r\n\r\nstopped\r\n")
    assert [path.name for path in (deck / "words").iterdir()] == ["first.yml"]
    assert (deck / "words" / "first.yml").read_bytes() == before


CTRL_C = b"\x03"


def at_terminal(arguments: tuple[str, ...], lines: list[str], until: bytes) -> tuple[bytes, int]:
    """Answer questions at a terminal until one has this in it, and press Ctrl-C there."""
    leader, follower = pty.openpty()
    child = subprocess.Popen(
        [sys.executable, "-m", "authoring", *arguments],
        stdin=follower,
        stdout=follower,
        stderr=follower,
        start_new_session=True,
        preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
    )
    os.close(follower)
    shown, answers, stops = b"", iter(lines), False
    try:
        while True:
            if stops and not select.select([leader], [], [], 0.2)[0]:
                os.write(leader, CTRL_C)  # the first was pressed before Python listened
            part = os.read(leader, 4096)
            if not part:
                break
            shown += part
            *_, question = shown.splitlines()
            if question.endswith(b": "):
                stops = until in question
                os.write(leader, CTRL_C if stops else f"{next(answers)}\n".encode())
    except OSError:  # how Linux says that nobody is left who could write
        pass
    finally:
        os.close(leader)
    return shown, child.wait()


def test_an_answer_that_could_not_be_read_is_asked_for_anew(deck: Path) -> None:
    told = card(deck, *FIVE[:3], "Two Words", "", *FIVE[3:], "second")
    assert "   error[schema] 'Two Words' is not an id (write two-words)\nField, anew: " in told
    assert "This one is needed." in told
    assert "Two Words" not in (deck / "words" / "first.yml").read_text("utf-8")


def test_a_card_that_would_be_wrong_is_not_written(
    deck: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from authoring.cli import foresight

    monkeypatch.setattr(foresight.Foresight, "__call__", lambda *_: foresight.Sight())
    before = (deck / "words" / "first.yml").read_bytes()
    told = card(deck, *FIVE[:3], "Two Words", *FIVE[4:], "second", code=2)
    assert "error: " in told
    assert "the card is not written" in told
    assert (deck / "words" / "first.yml").read_bytes() == before


@pytest.mark.slow
def test_a_rule_and_a_thing_are_asked_for_by_the_deck_itself(call: Call, tmp_path: Path) -> None:
    root = str(tmp_path / "rings")
    call("new", root, "--game", "things-in-rings", "--locale", "en")
    thing = ["Fox", "dog", "chair", "farm", "alive, has-legs", "", ""]
    assert "Id [fox]:" in type_in(
        *thing, arguments=("new", "card", "--deck", root, "--kind", "thing")
    )
    rule = ["attribute", "easy", "It has legs", "{is: has-legs}"]
    examples = ["dog, cat, fox", "key, apple, door"]
    told = type_in(
        *rule, *examples, "on-legs", arguments=("new", "card", "--deck", root, "--kind", "rule")
    )
    assert "rules/attribute.yml: on-legs added beside others of ring attribute." in told
    assert "The needs of deck.yml say rules: attribute: 2, and there are 3" in told
    assert "no findings" in call("check", root).output


def test_a_kind_that_is_not_there_is_told(deck: Path) -> None:
    arguments = ("new", "card", "--deck", str(deck), "--kind", "rule")
    assert "there is no 'rule'; there are card" in type_in("", arguments=arguments, code=2)


def test_what_the_checks_find_in_the_new_card_is_told_at_once(deck: Path) -> None:
    told = card(deck, *FIVE[:7], "birds", "", *FIVE[8:], "second")
    assert "It is written, and this is to be seen to:" in told
    assert "[same-field-on-card]" in told
