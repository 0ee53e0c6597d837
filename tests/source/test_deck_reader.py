"""Deck folders: what is read, what is left out, and that nothing hides anything else."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from authoring.model import Origin, Text
from authoring.source.deck import Deck, Entry, FileKind, Header, Reading, Shape
from authoring.source.deck_reader import Unreadable, read_deck, read_header, unknown_game
from authoring.source.unsaved import unsaved
from tests.ordinary import ordinary

HEADER = "game: guess-club\nversion: 1.0.0\ntitle: {en: T, zh-Hans: 题}\nlocales: [en, zh-Hans]\n"
CATEGORIES = "categories:\n  - {id: food, label: {en: Food, zh-Hans: 食物}}\n"
QUESTION = """\
  - id: {id}
    category: food
    text: {{en: Name a fruit., zh-Hans: 说出一种水果。}}
    answers: [{{en: apple, zh-Hans: 苹果}}]
"""


@dataclass(frozen=True)
class Plain:
    """A card that keeps its entry."""

    id: str
    kind: str
    origin: Origin
    entry: Entry


def build(_header: Header, entries: Mapping[str, tuple[Entry, ...]]) -> Reading[None]:
    every = [entry for group in entries.values() for entry in group]
    cards = tuple(Plain(str(one.data.get("id")), one.kind, one.origin, one) for one in every)
    return Reading(None, cards)


SHAPE = Shape(
    files=(
        FileKind("category", "categories.yml", "guess-club/categories.schema.json", "categories"),
        FileKind("question", "questions/*.yml", "guess-club/questions.schema.json", "questions"),
    ),
    build=build,
)


def write(root: Path, files: Mapping[str, str | bytes]) -> Path:
    for name, content in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content.encode() if isinstance(content, str) else content)
    return root


def questions(*ids: str) -> str:
    return "questions:\n" + "".join(QUESTION.format(id=one) for one in ids)


def ids(deck: Deck[Any]) -> list[str]:
    return [card.id for card in deck.cards]


def checks(deck: Deck[Any] | Unreadable) -> list[str]:
    return [fault.check for fault in deck.faults]


@pytest.fixture
def whole(tmp_path: Path) -> Path:
    files = {
        "deck.yml": HEADER,
        "categories.yml": CATEGORIES,
        "questions/b.yml": questions("pear"),
        "questions/a.yml": questions("apple", "plum"),
    }
    return write(tmp_path, files)


def test_header(whole: Path) -> None:
    header = read_header(whole)
    assert isinstance(header, Header)
    assert (header.game, header.version, header.locales) == (
        "guess-club",
        "1.0.0",
        ("en", "zh-Hans"),
    )
    assert header.title == Text((("en", "T"), ("zh-Hans", "题")))
    assert header.origin.place("version").line == 2


def test_cards_come_in_the_order_of_kinds_files_and_lines(whole: Path) -> None:
    deck = read_deck(whole, SHAPE)
    assert deck.faults == ()
    assert ids(deck) == ["food", "apple", "plum", "pear"]
    assert [Path(one.path).name for one in deck.documents] == [
        "deck.yml",
        "categories.yml",
        "a.yml",
        "b.yml",
    ]


def test_paths_are_the_folder_as_named_and_forward_slashes(
    whole: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(whole.parent)
    for given in (whole.name, f"./{whole.name}/", Path(whole.name)):
        deck = read_deck(given, SHAPE)
        assert deck.root == whole.name
        assert deck.cards[-1].origin.place("id").path == f"{whole.name}/questions/b.yml"
    assert read_deck(whole, SHAPE).cards[0].origin.place().path == f"{whole}/categories.yml"


def test_entries_carry_what_the_file_says_for_all(tmp_path: Path) -> None:
    shape = Shape(
        (FileKind("thing", "things/*.yml", "things-in-rings/things.schema.json", "things"),), build
    )
    thing = "reviewed: 2\nthings:\n  - {id: key, name: {en: key, zh-Hans: 钥匙}, art: key}\n"
    deck = read_deck(write(tmp_path, {"deck.yml": HEADER, "things/a.yml": thing}), shape)
    (card,) = deck.cards
    assert isinstance(card, Plain)
    assert card.entry.shared == {"reviewed": 2}
    assert card.entry.origin.place("id").line == 3


def test_a_whole_file_can_be_one_entry(tmp_path: Path) -> None:
    shape = Shape(
        (FileKind("category", "categories.yml", "guess-club/categories.schema.json"),), build
    )
    deck = read_deck(write(tmp_path, {"deck.yml": HEADER, "categories.yml": CATEGORIES}), shape)
    (card,) = deck.cards
    assert isinstance(card, Plain)
    assert list(card.entry.data) == ["categories"]
    broken = write(tmp_path, {"categories.yml": CATEGORIES + "other: 1\n"})
    assert read_deck(broken, shape).cards == ()


def test_a_broken_file_hides_no_other(whole: Path) -> None:
    write(
        whole,
        {"questions/c.yml": "questions: [", "questions/d.yml": b"\xff", "questions/e.yml": ""},
    )
    deck = read_deck(whole, SHAPE)
    assert ids(deck) == ["food", "apple", "plum", "pear"]
    assert checks(deck) == ["yaml-syntax", "bad-encoding", "schema"]
    assert len(deck.documents) == 7


def test_a_broken_entry_hides_no_other(whole: Path) -> None:
    text = questions("one", "two", "three", "four", "five")
    text = text.replace("id: two", "id: two\n    id: twice").replace(
        "id: three", "id: three\n    x: y"
    )
    text = text.replace("id: four", "id: four\n    <<: *base")
    deck = read_deck(write(whole, {"questions/c.yml": text}), SHAPE)
    assert ids(deck)[-2:] == ["one", "five"]
    assert checks(deck) == ["duplicate-key", "anchor-or-tag", "unknown-key"]


def test_a_top_level_mistake_leaves_the_entries(whole: Path) -> None:
    deck = read_deck(write(whole, {"questions/a.yml": questions("apple") + "extra: 1\n"}), SHAPE)
    assert ids(deck) == ["food", "apple", "pear"]
    assert checks(deck) == ["unknown-key"]


def test_entries_that_are_no_mappings_are_left_out(whole: Path) -> None:
    deck = read_deck(write(whole, {"questions/a.yml": "questions:\n  - apple\n  -\n"}), SHAPE)
    assert ids(deck) == ["food", "pear"]
    assert checks(deck) == ["schema", "schema"]


@pytest.mark.parametrize("name", ["question/a.yml", "questions/more/a.yml", "notes.yml", "x.YAML"])
def test_unknown_files_are_told(whole: Path, name: str) -> None:
    deck = read_deck(write(whole, {name: questions("lost")}), SHAPE)
    (fault,) = deck.faults
    assert fault.check == "unknown-file"
    assert fault.flaw.place.path == f"{whole}/{name}"
    assert "lost" not in ids(deck)


def test_a_misplaced_file_is_not_also_missing(tmp_path: Path) -> None:
    root = write(tmp_path, {"deck.yml": HEADER, "categories.yml": CATEGORIES, "question/a.yml": ""})
    deck = read_deck(root, SHAPE)
    assert checks(deck) == ["unknown-file"]
    assert deck.faults[0].flaw.hint == "did you mean 'questions/a.yml'?"


def test_missing_files_are_told_unless_optional(tmp_path: Path) -> None:
    deck = read_deck(write(tmp_path, {"deck.yml": HEADER}), SHAPE)
    assert checks(deck) == ["missing-file", "missing-file"]
    kinds = tuple(FileKind(one.kind, one.glob, one.schema, one.key, False) for one in SHAPE.files)
    assert read_deck(tmp_path, Shape(kinds, build)).faults == ()


def test_hidden_and_other_files_are_nobodys_business(whole: Path) -> None:
    write(
        whole,
        {
            ".github/ci.yml": "a",
            ".hidden.yml": "a",
            "questions/.#a.yml": "a",
            "README.md": "a",
            "art/x.svg": "a",
        },
    )
    assert read_deck(whole, SHAPE).faults == ()


def test_links_that_lead_out_are_not_followed(
    whole: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    outside = write(tmp_path_factory.mktemp("out"), {"secret.yml": questions("secret")})
    (whole / "questions" / "c.yml").symlink_to(outside / "secret.yml")
    (whole / "questions" / "d.yml").symlink_to(whole / "questions" / "a.yml")
    deck = read_deck(whole, SHAPE)
    assert "secret" not in ids(deck)
    assert ids(deck).count("apple") == 2
    (fault,) = deck.faults
    assert fault.check == "unknown-file"
    assert "leads out" in fault.flaw.message


def test_a_linked_header_is_refused(whole: Path, tmp_path: Path) -> None:
    (whole / "deck.yml").rename(tmp_path.parent / "elsewhere.yml")
    (whole / "deck.yml").symlink_to(tmp_path.parent / "elsewhere.yml")
    assert isinstance(read_header(whole), Unreadable)


def test_what_is_no_file_does_not_stop_the_reading(whole: Path) -> None:
    (whole / "questions" / "c.yml").mkdir()
    os.mkfifo(whole / "questions" / "d.yml")
    (whole / "questions" / "e.yml").symlink_to("nothing.yml")
    deck = read_deck(whole, SHAPE)
    assert ids(deck) == ["food", "apple", "plum", "pear"]
    assert checks(deck) == ["missing-file"] * 3


def test_a_link_to_itself_is_told_and_nothing_else_breaks(whole: Path) -> None:
    (whole / "questions" / "c.yml").symlink_to("c.yml")
    (whole / "questions" / "d.yml").symlink_to("e.yml")
    (whole / "questions" / "e.yml").symlink_to("d.yml")
    with unsaved({(whole / "questions" / "a.yml").resolve(): questions("lime")}):
        deck = read_deck(whole, SHAPE)
    assert ids(deck) == ["food", "lime", "pear"]
    told = {fault.flaw.place.path.rpartition("/")[2] for fault in deck.faults}
    assert told == {"c.yml", "d.yml", "e.yml"}
    assert all("cannot be read" in fault.flaw.message for fault in deck.faults)


@pytest.mark.skipif(os.name == "nt", reason="rights are those of Unix")
def test_a_file_that_may_not_be_read(whole: Path) -> None:
    path = whole / "questions" / "a.yml"
    path.chmod(0)
    with ordinary():
        deck = read_deck(whole, SHAPE)
    assert checks(deck) == ["missing-file"]
    flaw = deck.faults[0].flaw
    assert flaw.message == "the file cannot be read: permission denied"
    assert flaw.hint == f"let yourself, with chmod u+r {path}"


@pytest.mark.skipif(os.name == "nt", reason="rights are those of Unix")
def test_files_in_a_folder_that_may_be_listed_and_not_entered(whole: Path) -> None:
    folder = whole / "questions"
    folder.chmod(0o644)
    with ordinary():
        deck = read_deck(whole, SHAPE)
    folder.chmod(0o755)
    assert set(checks(deck)) == {"missing-file"}
    assert {fault.flaw.hint for fault in deck.faults} == {f"let yourself, with chmod u+rx {folder}"}


@pytest.mark.parametrize(
    ("header", "expected"),
    [
        ("game: [", ["yaml-syntax"]),
        ("", ["schema"]),
        ("- a\n", ["schema"]),
        ("gaem: guess-club\nversion: 1.0.0\ntitle: {en: T}\nlocales: [en]\n", ["unknown-key"]),
        ("game: Guess Club\nversion: 1.0.0\ntitle: {en: T}\nlocales: [en]\n", ["schema"]),
        (b"game: \xff", ["bad-encoding"]),
    ],
)
def test_without_a_game_the_header_is_unreadable(
    tmp_path: Path, header: str | bytes, expected: list[str]
) -> None:
    found = read_header(write(tmp_path, {"deck.yml": header}))
    assert isinstance(found, Unreadable)
    assert checks(found) == expected
    assert [one.path for one in found.documents] == [f"{tmp_path}/deck.yml"]
    assert found.flaws(expected[0])
    assert found.flaws("other") == ()


@pytest.mark.parametrize("root", ["nowhere", "."])
def test_without_a_header(tmp_path: Path, root: str) -> None:
    found = read_header(tmp_path / root)
    assert isinstance(found, Unreadable)
    assert checks(found) == ["missing-file"]
    deck = read_deck(tmp_path / root, SHAPE)
    assert deck.header.game == ""
    assert deck.cards == ()


def test_a_header_with_other_faults_still_names_its_game(tmp_path: Path) -> None:
    text = (
        "game: guess-club\nversion: new\nlocales: [en, EN, zh-Hans, en]\nneeds: {questions: few}\n"
    )
    root = write(
        tmp_path,
        {"deck.yml": text, "categories.yml": CATEGORIES, "questions/a.yml": questions("a")},
    )
    header = read_header(root)
    assert isinstance(header, Header)
    assert (header.version, header.locales, header.needs) == ("", ("en", "zh-Hans"), {})
    deck = read_deck(root, SHAPE)
    assert ids(deck) == ["food", "a"]
    assert set(checks(deck)) == {"schema"}
    assert len(deck.faults) == 5


def test_unknown_game_names_the_nearest(tmp_path: Path) -> None:
    root = write(tmp_path, {"deck.yml": HEADER.replace("guess-club", "gues-club")})
    header = read_header(root)
    assert isinstance(header, Header)
    fault = unknown_game(header, ["guess-club", "just-one"])
    assert fault.flaw.hint == "did you mean 'guess-club'?"
    assert fault.flaw.fix is not None
    assert fault.flaw.place.line == 1
    assert unknown_game(header, ["chess"]).flaw.hint == "the games are chess"


def test_a_folder_that_is_closed_is_told_and_not_called_missing(
    whole: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    look = os.scandir

    def closed(path: Any = ".") -> Any:
        if Path(os.fspath(path)).name == "questions":
            raise PermissionError(13, "Permission denied", os.fspath(path))
        return look(path)

    monkeypatch.setattr(os, "scandir", closed)
    monkeypatch.setattr("pathlib._scandir", closed, raising=False)
    deck = read_deck(whole, SHAPE)
    (flaw,) = deck.flaws("missing-file")
    assert flaw.place.path == (whole / "questions").as_posix()
    assert flaw.message == "the folder cannot be looked into: permission denied"
    assert flaw.hint.startswith("let yourself, with chmod u+rx ")


@pytest.mark.parametrize(
    ("line", "way_out"),
    [
        ("title: By the Sea", "write {en: By the Sea, zh-Hans: …}"),
        ("title: 海边", "write {en: …, zh-Hans: 海边}"),
        ("title: By the sea, not in it", 'write {en: "By the sea, not in it", zh-Hans: …}'),
        (f"title: {'By the Sea ' * 9}", "write {en: …, zh-Hans: …}"),
        ("title: {english: By the Sea, zh-Hans: 海边}", "did you mean 'en'?"),
        ("locales: en", "put it in brackets, as a list of one: [en]"),
        ("locales: en, zh-Hans", "put it in brackets, as a list: [en, zh-Hans]"),
        ("locales: [english]", "write en"),
        ("locales: [中文]", "write zh-Hans"),
        ("locales: [Chinese (Traditional)]", "write zh-Hant"),
        ("locales: [french]", "write fr"),
        ("locales: [zh_hans_cn]", "write zh-Hans-CN"),
        ("locales: [elvish]", "a language as BCP 47 writes it, for example zh-Hans"),
        (
            "needs: 13",
            "write it as {cards: 13}, {questions: 20} or {things: 60, rules: {word: 24}}",
        ),
    ],
)
def test_a_header_written_as_people_think_is_told_how(
    tmp_path: Path, line: str, way_out: str
) -> None:
    lines = {
        "game": "game: just-one",
        "version": "version: 1.0.0",
        "title": "title: {en: Words, zh-Hans: 词}",
        "locales": "locales: [en, zh-Hans]",
    }
    lines[line.partition(":")[0]] = line
    (tmp_path / "deck.yml").write_text("\n".join(lines.values()) + "\n", encoding="utf-8")
    deck = read_deck(tmp_path, SHAPE)
    flaws = [fault.flaw for fault in deck.faults if fault.check in ("schema", "unknown-key")]
    assert [flaw.hint for flaw in flaws] == [way_out]
