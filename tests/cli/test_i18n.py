"""`authoring i18n`: a deck on its way into a third language."""

from __future__ import annotations

import json
from pathlib import Path

import polib
import pytest

from tests.cli.conftest import Call
from tests.cli.deck import change, write_deck
from tests.cli.translator import counts, translate_csv, translate_po


@pytest.fixture
def french(deck: Path) -> Path:
    """The deck, with French among its locales and not a word of it."""
    change(deck, "locales: [en, zh-Hans]", "locales: [en, zh-Hans, fr]", "deck.yml")
    return deck


def test_what_is_missing_is_counted(call: Call, french: Path) -> None:
    assert counts(call, french, "fr") | {"texts": 6, "missing": 6} == counts(call, french, "fr")
    assert counts(call, french, "zh-Hans")["done"] == 6
    table = call("i18n", "status", str(french), "--format", "markdown").output
    assert "| fr | 6 | 0 | 6 | 0 | 0 | 0 |" in table
    listed = call("i18n", "status", str(french), "--list").output
    assert "fr missing: words/first.yml#cards/first/words/2" in listed


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "translate"), [("fr.po", translate_po), ("fr.csv", translate_csv)]
)
def test_a_third_language_is_added_without_a_line_of_code(
    call: Call, french: Path, name: str, translate: object
) -> None:
    before = (french / "words" / "first.yml").read_text("utf-8")
    call("i18n", "export", str(french), "--locale", "fr", "--out", name)
    assert callable(translate)
    translate(Path(name))
    told = call("i18n", "import", str(french), name, "--locale", "fr").output
    assert "6 translations written, 0 the same" in told
    after = (french / "words" / "first.yml").read_text("utf-8")
    assert after.replace(", fr: cerf-volant", "").count("\n") == before.count("\n")
    assert "{en: kite, zh-Hans: 风筝, fr: cerf-volant, level: easy, field: toys}" in after
    assert counts(call, french, "fr")["done"] == 5  # the title says the same in both
    call("build", str(french), "--out", "build")
    again = call("i18n", "import", str(french), name, "--locale", "fr").output
    assert "0 translations written, 6 the same" in again


def test_a_stale_translation_is_told_and_fuzzy(call: Call, deck: Path) -> None:
    call("translated", str(deck))
    change(deck, "en: kite", "en: balloon")
    assert counts(call, deck, "zh-Hans")["stale"] == 1
    call("i18n", "export", str(deck), "--locale", "zh-Hans", "--out", "zh.po", "--left")
    (entry,) = polib.pofile("zh.po")
    assert entry.fuzzy
    assert entry.previous_msgid == "kite"


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("export", "deck", "--locale", "de", "--out", "x.po"), "add de to the locales in deck"),
        (
            ("export", "deck", "--locale", "en", "--out", "x.po"),
            "what the deck is translated from",
        ),
        (("export", "deck", "--locale", "zh-Hans", "--out", "x.txt"), "written as .po or .csv"),
        (("import", "deck", "empty.po", "--locale", "zh-Hans"), "holds no translation"),
        (
            ("import", "deck", "broken.po", "--locale", "zh-Hans"),
            "broken.po:1:7: the quotes are never closed",
        ),
        (
            ("import", "deck", "heads.csv", "--locale", "zh-Hans"),
            "heads.csv, row 1: there is no column 'source'",
        ),
        (("import", "deck", "de.po", "--locale", "zh-Hans"), "de.po:2: this file is in de"),
        (("import", "deck", "de.csv", "--locale", "zh-Hans"), "cell D2: this file is in de"),
        (("import", "deck", "bytes.po", "--locale", "zh-Hans"), "bytes.po:1: the byte 0xB7"),
        (("import", "deck", "texts.xlsx", "--locale", "zh-Hans"), "read from .po and .csv"),
    ],
)
def test_wrong_usage_is_told(call: Call, deck: Path, arguments: tuple[str, ...], told: str) -> None:
    Path("empty.po").write_text("", "utf-8")
    Path("broken.po").write_text('msgid "a\nmsgstr', "utf-8")
    Path("heads.csv").write_text("key,target\na,b\n", "utf-8")
    Path("de.po").write_text('msgid ""\nmsgstr "Language: de\\n"\n', "utf-8")
    Path("de.csv").write_text("key,source,target,locale\na,b,c,de\n", "utf-8")
    Path("bytes.po").write_bytes('msgid "风筝"\n'.encode("gbk"))
    Path("texts.xlsx").write_bytes(b"PK")
    assert told in call("i18n", *arguments, code=2).output


def test_several_decks_stand_in_one_table(call: Call, deck: Path, tmp_path: Path) -> None:
    write_deck(tmp_path, "other")
    named = call("i18n", "status", "deck", "other").output
    assert named.splitlines()[0].split()[:2] == ["deck", "locale"]
    assert [line.split()[:3] for line in named.splitlines()[1:]] == [
        ["deck", "zh-Hans", "6"],
        ["other", "zh-Hans", "6"],
    ]
    told = json.loads(call("i18n", "status", str(tmp_path), "--format", "json").output)
    assert [Path(one["deck"]).name for one in told["decks"]] == ["deck", "other"]
    table = call("i18n", "status", "deck", "other", "--format", "markdown").output
    assert "| other | zh-Hans | 6 | 6 | 0 | 0 | 0 | 0 |" in table


def test_a_deck_with_faults_is_counted_as_far_as_it_goes(
    call: Call, deck: Path, tmp_path: Path
) -> None:
    write_deck(tmp_path, "other")
    change(deck, "level: hard", "level: hrad")
    told = call("i18n", "status", "deck", "other").output
    assert "deck: 1 fault, so not all of it is counted; run `authoring check deck`" in told
    assert told.count("zh-Hans") == 2


def test_a_deck_without_locales_is_told(call: Call, deck: Path) -> None:
    change(deck, "locales: [en, zh-Hans]", "locales: []", "deck.yml")
    told = call("i18n", "status", "deck", code=2).output
    assert "deck/deck.yml names no locales" in told


def test_a_translation_that_another_answer_still_has_is_not_stale(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    call("new", "club", "--game", "guess-club")
    call("translated", "club")
    path = next((tmp_path / "club" / "questions").glob("*.yml"))
    head, answers, rest = path.read_text("utf-8").partition("    answers:\n")
    first = rest.splitlines()[0]
    path.write_text(f"{head}{answers}{first.replace('en: ', 'en: fresh ', 1)}\n{rest}", "utf-8")
    told = call("check", "club", "--select", "stale-translation").output
    assert told == "no findings\n"
    assert counts(call, tmp_path / "club", "zh-Hans")["stale"] == 0
