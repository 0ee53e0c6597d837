"""`authoring i18n`: a deck on its way into a third language."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import polib
import pytest

from tests.cli.conftest import Call
from tests.cli.deck import change, write_deck

FRENCH = {
    "Just One": "Just One",
    "apple": "pomme",
    "kite": "cerf-volant",
    "volcano": "volcan",
    "violin": "violon",
    "justice": "la justice",
}


@pytest.fixture
def french(deck: Path) -> Path:
    """The deck, with French among its locales and not a word of it."""
    change(deck, "locales: [en, zh-Hans]", "locales: [en, zh-Hans, fr]", "deck.yml")
    return deck


def counts(call: Call, deck: Path, locale: str) -> dict[str, int]:
    told = json.loads(call("i18n", "status", str(deck), "--format", "json").output)
    found: dict[str, int] = told["decks"][0]["locales"][locale]
    return found


def test_what_is_missing_is_counted(call: Call, french: Path) -> None:
    assert counts(call, french, "fr") | {"texts": 6, "missing": 6} == counts(call, french, "fr")
    assert counts(call, french, "zh-Hans")["done"] == 6
    table = call("i18n", "status", str(french), "--format", "markdown").output
    assert "| fr | 6 | 0 | 6 | 0 | 0 | 0 |" in table
    listed = call("i18n", "status", str(french), "--list").output
    assert "fr missing: words/first.yml#cards/first/words/2" in listed


def translate_po(path: Path) -> None:
    catalog = polib.pofile(str(path))
    for entry in catalog:
        entry.msgstr = FRENCH[entry.msgid]
    catalog.save(str(path))


def translate_csv(path: Path) -> None:
    with path.open(encoding="utf-8-sig", newline="") as stream:
        rows = list(csv.DictReader(stream))
    for row in rows:
        row["target"] = FRENCH[row["source"]]
    with path.open("w", encoding="utf-8", newline="") as stream:
        writer = csv.DictWriter(stream, list(rows[0]))
        writer.writeheader()
        writer.writerows(rows)


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


def test_what_changed_meanwhile_is_told_and_left_out(call: Call, french: Path) -> None:
    call("i18n", "export", str(french), "--locale", "fr", "--out", "fr.po")
    translate_po(Path("fr.po"))
    change(french, "en: kite", "en: balloon")
    told = call("i18n", "import", str(french), "fr.po", "--locale", "fr", code=1).output
    assert "says 'balloon' by now, not 'kite'" in told
    assert "cerf-volant" not in (french / "words" / "first.yml").read_text("utf-8")


def test_a_text_that_is_translated_twice_is_told(call: Call, french: Path) -> None:
    call("i18n", "export", str(french), "--locale", "fr", "--out", "fr.csv")
    translate_csv(Path("fr.csv"))
    rows = Path("fr.csv").read_text("utf-8").splitlines()
    kite = next(row for row in rows if "cerf-volant" in row)
    again = kite.replace("cerf-volant", "milan")
    Path("fr.csv").write_text("\n".join([*rows, again]) + "\n", "utf-8")
    told = call("i18n", "import", str(french), "fr.csv", "--locale", "fr", code=1).output
    assert "already, and that one is taken" in told
    words = (french / "words" / "first.yml").read_text("utf-8")
    assert "fr: cerf-volant" in words
    assert "milan" not in words


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


HEADER = 'msgid ""\nmsgstr "Language: {}\\nContent-Type: text/plain; charset={}\\n"\n\n'


def entry(number: int, source: str, target: str, before: str = "") -> str:
    key = f"words/first.yml#cards/first/words/{number}"
    return f'{before}msgctxt "{key}"\nmsgid "{source}"\nmsgstr "{target}"\n\n'


def test_whatever_is_left_out_is_told_with_its_line(call: Call, french: Path) -> None:
    plural = 'msgctxt "a"\nmsgid "b"\nmsgid_plural "bs"\nmsgstr[0] "c"\n\n'
    text = (
        HEADER.format("fr_FR", "UTF-8")
        + entry(1, "apple", "pomme")
        + entry(2, "kite", "cerf-volant", "#, fuzzy\n")
        + plural
        + 'msgid "violin"\nmsgstr "violon"\n\n'
        + entry(3, "volcano", "  ")
        + entry(4, "violin", "vio\x7flon")
        + entry(5, "law", "loi")
        + entry(6, "x", "y")
        + entry(5, "justice", "")
        + '#~ msgid "old"\n#~ msgstr "vieux"\n'
    )
    Path("fr.po").write_text(text, "utf-8")
    told = call("i18n", "import", str(french), "fr.po", "--locale", "fr", code=1).output
    lines = told.splitlines()
    for line in (
        "fr.po:9: words/first.yml#cards/first/words/2 is marked as fuzzy: look at it",
        "fr.po:13: a has a plural, and texts of cards have none",
        "fr.po:18: the entry has no msgctxt",
        "fr.po:23: the translation has only spaces in it",
        "fr.po:27: the translation has the control character U+007F in it",
        "says 'justice' by now, not 'law': translate it anew",
        "the deck has no text words/first.yml#cards/first/words/6; did you mean",
        "1 translation written, 0 the same, 7 left out; 1 text not translated; "
        "1 obsolete entry (#~) passed over",
    ):
        assert any(line in one for one in lines), line
    words = (french / "words" / "first.yml").read_text("utf-8")
    assert words.count("fr: ") == 1


@pytest.mark.parametrize("charset", ["GBK", "UTF-16", "UTF-8"])
def test_files_in_other_encodings_are_read(call: Call, deck: Path, charset: str) -> None:
    text = HEADER.format("zh_CN", charset) + entry(2, "kite", "纸鸢")
    Path("zh.po").write_bytes(text.encode(charset))
    call("i18n", "import", str(deck), "zh.po", "--locale", "zh-Hans")
    assert "zh-Hans: 纸鸢" in (deck / "words" / "first.yml").read_text("utf-8")


def test_csv_rows_are_weighed_like_entries(call: Call, french: Path) -> None:
    key = "words/first.yml#cards/first/words/"
    rows = [
        ("key", "source", "target"), (f"{key}1", "apple", " "), (f"{key}2", "kite", "a\x07"),
        (f"{key}3", "volcano", "????"), (f"{key}4", "violon", "violon"), (f"{key}9", "x", "y"),
        (f"{key}5", "justice", "la justice"),
    ]  # fmt: skip
    Path("fr.csv").write_text("\n".join(map(";".join, rows)), "utf-8")
    told = call("i18n", "import", str(french), "fr.csv", "--locale", "fr", code=1).output
    for line in (
        "fr.csv, cell C2: the translation has only spaces",
        "fr.csv, cell C3: the translation has the control character U+0007",
        "fr.csv, cell C4: the translation is nothing but question marks",
        "fr.csv, cell A5: words/first.yml#cards/first/words/4 says 'violin' by now",
        "fr.csv, cell A6: the deck has no text",
        "1 translation written, 0 the same, 5 left out",
    ):
        assert line in told


def test_what_would_change_is_shown(call: Call, french: Path) -> None:
    call("i18n", "export", str(french), "--locale", "fr", "--out", "fr.po")
    assert (
        "texts that wait for one: 6"
        in call("i18n", "import", str(french), "fr.po", "--locale", "fr", code=2).output
    )
    translate_po(Path("fr.po"))
    before = [path.read_bytes() for path in sorted(french.rglob("*.yml"))]
    told = call("i18n", "import", str(french), "fr.po", "--locale", "fr", "--diff").output
    assert "+      - {en: kite, zh-Hans: 风筝, fr: cerf-volant, level: easy, field: toys}" in told
    assert "6 translations would be written" in told
    assert [path.read_bytes() for path in sorted(french.rglob("*.yml"))] == before


def test_csv_for_a_country_with_decimal_commas(call: Call, deck: Path) -> None:
    arguments = ("--locale", "zh-Hans", "--out", "zh.csv", "--separator", "semicolon")
    call("i18n", "export", str(deck), *arguments)
    assert Path("zh.csv").read_text("utf-8-sig").startswith("key;source;target;state;locale\n")
    told = call("i18n", "import", str(deck), "zh.csv", "--locale", "zh-Hans").output
    assert told == "0 translations written, 6 the same\n"


def test_a_text_like_a_formula_comes_back_as_it_was(call: Call, french: Path) -> None:
    change(french, "en: kite", "en: '=1+1'")
    change(french, "en: apple", 'en: "\'-2"')
    call("i18n", "export", str(french), "--locale", "fr", "--out", "fr.csv")
    text = Path("fr.csv").read_text("utf-8-sig")
    assert ",'=1+1," in text
    Path("fr.csv").write_text(text.replace(",'=1+1,,", ",'=1+1,deux,"), "utf-8")
    told = call("i18n", "import", str(french), "fr.csv", "--locale", "fr").output
    assert "1 translation written" in told


@pytest.mark.parametrize("name", ["zh.po", "zh.csv"])
def test_what_nobody_touched_changes_nothing(call: Call, deck: Path, name: str) -> None:
    before = (deck / "words" / "first.yml").read_bytes()
    call("i18n", "export", str(deck), "--locale", "zh-Hans", "--out", name)
    told = call("i18n", "import", str(deck), name, "--locale", "zh-Hans").output
    assert told == "0 translations written, 6 the same\n"
    assert (deck / "words" / "first.yml").read_bytes() == before


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


def test_nothing_is_written_when_one_file_cannot_be(
    call: Call, deck: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = [path.read_bytes() for path in sorted(deck.rglob("*.yml"))]
    call("i18n", "export", str(deck), "--locale", "zh-Hans", "--out", "zh.po")
    text = Path("zh.po").read_text("utf-8").replace("风筝", "纸鸢").replace("独家暗语", "暗语")
    Path("zh.po").write_text(text, "utf-8")
    replace = Path.replace

    def full(path: Path, target: Path) -> Path:
        if target.name == "deck.yml":
            raise OSError(28, "No space left on device")
        return replace(path, target)

    monkeypatch.setattr(Path, "replace", full)
    told = call("i18n", "import", str(deck), "zh.po", "--locale", "zh-Hans", code=2).output
    assert "No space left on device, so none of the files was changed" in told
    assert [path.read_bytes() for path in sorted(deck.rglob("*.yml"))] == before
    assert not list(deck.rglob(".*"))


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
