"""What every game's companion must keep: its scenes, its words, the rules that it explains."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from authoring import games
from authoring.engine.companion import Companion, Draft, Unclear, names_of
from authoring.engine.game import JUDGE, Move, Refusal, Seat
from authoring.engine.rng import Rng
from authoring.engine.scene import Beside, Block, Chart, Line, Room, Scene
from authoring.engine.seated import Named
from authoring.engine.table import Table
from tests.games.test_contract import Subject, stops

ROOT = Path(__file__).parents[2]

ROOMS = (Room(80, 24), Room(120, 40), Room(50, 60, fine=False))

LOCALES = ("en", "zh-Hans")

NOBODY: Seat = -3

SLIPS = ("", "?!", "0", "99", "-", "xyzzy", "y", "n", "s", "没有这个", "1=9", "2!", "p", "p x", "=")


@pytest.fixture(params=games.names())
def subject(request: pytest.FixtureRequest) -> Subject:
    return Subject(request.param)


def companions(subject: Subject) -> list[Companion]:
    assert subject.kit.companion is not None
    return [subject.kit.companion(subject.said.PACK, locale) for locale in LOCALES]


def texts(scene: Scene) -> Iterator[str]:
    for block in scene:
        yield from _texts(block)


def _texts(block: Block) -> Iterator[str]:
    if isinstance(block, Beside):
        yield from _texts(block.left)
        yield from _texts(block.right)
        return
    yield block.title
    if isinstance(block, Chart):
        yield from block.heads
        for row in block.rows:
            yield from map(_text, row)
        return
    yield from map(_text, block.lines)


def _text(line: Line) -> str:
    return "".join(text for text, _ in line)


def asked(table: Table[Any]) -> list[Seat]:
    return sorted(seat for seat in table.to_act() if seat != JUDGE)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
def test_en_02_scenes_can_be_drawn_anywhere_and_hide_what_is_hidden(
    subject: Subject, seed: int
) -> None:
    for table in stops(subject, seed):
        for companion in companions(subject):
            for seat in (*range(table.seats), NOBODY):
                shown = [
                    text
                    for room in ROOMS
                    for text in texts(companion.scene(table.view(seat), room))
                ]
                assert all("{" not in text for text in shown)
                if seat != NOBODY:
                    hidden = subject.said.hidden(table, seat)
                    assert not [each for each in hidden if any(each in text for text in shown)]


def test_where_all_have_names_no_seat_has_a_number(subject: Subject) -> None:
    names = {seat: f"Ann{seat}" for seat in range(9)}
    told: list[str] = []
    for companion in companions(subject):
        assert isinstance(companion, Named)
        companion.call(names)
        for table in stops(subject, 0):
            told += map(companion.narrator(), table.log)
            for seat in range(table.seats):
                told += texts(companion.scene(table.view(seat), ROOMS[0]))
            told += (
                companion.offer(table.view(seat), table.legal(seat), Draft()).ask
                for seat in asked(table)
            )
    assert any("Ann1" in text for text in told)
    assert [text for text in told if re.search(r"[Ss]eat \d|座位\s*\d", text)] == []


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
def test_every_offer_is_worded_and_cites_rules_that_are_explained(
    subject: Subject, seed: int
) -> None:
    for table in stops(subject, seed):
        for companion in companions(subject):
            for seat in asked(table):
                view, legal = table.view(seat), table.legal(seat)
                offer = companion.offer(view, legal, Draft())
                assert offer.ask
                assert offer.ways
                assert all(way.form and way.does for way in offer.ways)
                assert set(offer.statements) <= companion.rules().keys()
                assert isinstance(companion.is_public(view, legal), bool)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
def test_whatever_is_typed_is_a_move_a_draft_or_unclear(subject: Subject, seed: int) -> None:
    """And what is read as a move is one that the rules can answer."""
    rng = Rng(seed)
    for table in stops(subject, seed):
        for companion in companions(subject):
            for seat in asked(table):
                view, legal = table.view(seat), table.legal(seat)
                draft = Draft()
                for typed in (*SLIPS, "".join(chr(33 + rng.below(90)) for _ in range(8))):
                    read = understood(companion, typed, table, seat, draft)
                    if isinstance(read, Draft):
                        draft = read
                        assert companion.offer(view, legal, draft).ask
                    elif isinstance(read, Move):
                        assert read.name in names_of(legal) | {"query", "stop"}
                        assert refusal_of(table, read) != "BAD_MOVE"
                    else:
                        assert "{" not in read


def understood(
    companion: Companion, typed: str, table: Table[Any], seat: Seat, draft: Draft
) -> Move | Draft | str:
    """What a line is read as; the sentence when it is unclear."""
    try:
        return companion.read(typed, table.view(seat), table.legal(seat), draft)
    except Unclear as problem:
        return problem.sentence


def refusal_of(table: Table[Any], move: Move) -> str:
    """The code with which a move is refused, "" when it is not. The table stays as it is."""
    try:
        table.rewound(len(table.moves)).play(move)
    except Refusal as refusal:
        return refusal.code
    return ""


def statements(game: str) -> set[str]:
    prefix = {"guess-club": "GC", "just-one": "JO", "things-in-rings": "TR"}[game]
    text = (ROOT / "docs" / "rules.md").read_text("utf-8")
    return set(re.findall(rf"^\| ({prefix}-\d\d) \|", text, re.MULTILINE))


def test_every_rule_is_explained_in_both_languages(subject: Subject) -> None:
    english, chinese = (companion.rules() for companion in companions(subject))
    assert english.keys() == chinese.keys()
    assert statements(subject.name) <= english.keys()
    for number in english:
        assert english[number].isascii()
        assert not re.search("[a-z]{4}", chinese[number])


def test_every_refusal_has_its_words_in_chinese(subject: Subject) -> None:
    folder = ROOT / "authoring" / "games" / subject.name.replace("-", "_") / "play"
    source = "".join(path.read_text("utf-8") for path in folder.glob("*.py"))
    codes = set(re.findall(r'Refusal\(\s*"([A-Z_]+)"', source))
    codes -= {"BAD_SEATS", "BAD_OPTION", "BAD_PACK", "BAD_SEAT"}
    assert codes
    english, chinese = companions(subject)
    for code in (*codes, "NOTHING_TO_UNDO", "ALREADY_REVEALED"):
        refusal = Refusal(code, "In English.")
        assert english.refusal(refusal) == "In English."
        assert re.search("[\u4e00-\u9fff]", chinese.refusal(refusal)), code


def test_both_languages_have_the_same_phrases(subject: Subject) -> None:
    name = subject.name.replace("-", "_")
    phrases = import_module(f"authoring.games.{name}.tell.phrases")
    words = {key for key in phrases.CHINESE if not key.isupper()}
    assert words == phrases.ENGLISH.keys()
    for key in words:
        gaps = [
            set(re.findall(r"{(\w*)}", each[key])) for each in (phrases.ENGLISH, phrases.CHINESE)
        ]
        assert gaps[0] == gaps[1], key
