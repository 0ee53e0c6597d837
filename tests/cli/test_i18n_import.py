"""`authoring i18n import`: what is taken from a translator's file, and what is told instead."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Call
from tests.cli.deck import change
from tests.cli.translator import translate_csv, translate_po

HEADER = 'msgid ""\nmsgstr "Language: {}\\nContent-Type: text/plain; charset={}\\n"\n\n'


@pytest.fixture
def french(deck: Path) -> Path:
    """The deck, with French among its locales and not a word of it."""
    change(deck, "locales: [en, zh-Hans]", "locales: [en, zh-Hans, fr]", "deck.yml")
    return deck


def entry(number: int, source: str, target: str, before: str = "") -> str:
    key = f"words/first.yml#cards/first/words/{number}"
    return f'{before}msgctxt "{key}"\nmsgid "{source}"\nmsgstr "{target}"\n\n'


def test_fuzzy_entries_are_told_and_the_others_are_taken(call: Call, french: Path) -> None:
    text = HEADER.format("fr", "UTF-8") + entry(1, "apple", "pomme")
    for number, source, target in ((2, "kite", "cerf"), (3, "volcano", "volcan")):
        text += entry(number, source, target, "#, fuzzy\n")
    Path("fr.po").write_text(text, "utf-8")
    arguments = ("i18n", "import", str(french), "fr.po", "--locale", "fr")
    told = call(*arguments).stderr
    assert told.splitlines() == [
        "note: fr.po:9: words/first.yml#cards/first/words/2 is fuzzy: look at it, and take the "
        "mark away",
        "note: fr.po:14: words/first.yml#cards/first/words/3 is fuzzy: look at it, and take the "
        "mark away",
        "1 translation written, 0 the same; 2 fuzzy, passed over",
    ]
    words = (french / "words" / "first.yml").read_text("utf-8")
    assert words.count("fr: ") == words.count("fr: pomme") == 1
    assert call(*arguments, "--quiet").output == ""
    found = json.loads(call(*arguments, "--json").stdout)
    assert [one.split(":")[1] for one in found["fuzzy"]] == ["9", "14"]
    assert found["left_out"] == []


def test_fuzzy_entries_do_not_save_a_file_with_faults(call: Call, french: Path) -> None:
    text = HEADER.format("fr", "UTF-8") + entry(1, "apple", "pomme")
    text += entry(2, "kite", "cerf", "#, fuzzy\n") + entry(3, "vulcano", "volcan")
    Path("fr.po").write_text(text, "utf-8")
    told = call("i18n", "import", str(french), "fr.po", "--locale", "fr", code=1).output
    assert "1 entry cannot be used, so nothing was changed" in told
    assert "fr: " not in (french / "words" / "first.yml").read_text("utf-8")


def test_a_file_of_fuzzy_entries_alone_changes_nothing_and_is_no_fault(
    call: Call, french: Path
) -> None:
    text = HEADER.format("fr", "UTF-8")
    for number in range(1, 4):
        text += entry(number, "x", "y", "#, fuzzy\n")
    Path("fr.po").write_text(text, "utf-8")
    before = (french / "words" / "first.yml").read_bytes()
    arguments = ("i18n", "import", str(french), "fr.po", "--locale", "fr")
    told = call(*arguments).stderr
    assert told.count(" is fuzzy: look at it, and take the mark away\n") == 3
    assert told.endswith("\n0 translations written, 0 the same; 3 fuzzy, passed over\n")
    assert call(*arguments, "--quiet").output == ""
    found = json.loads(call(*arguments, "--json").stdout)
    assert (found["written"], found["changed"], len(found["fuzzy"])) == ([], 0, 3)
    assert (french / "words" / "first.yml").read_bytes() == before


def test_many_fuzzy_entries_are_summed_up(call: Call, french: Path) -> None:
    text = HEADER.format("fr", "UTF-8") + entry(1, "apple", "pomme")
    text += "".join(entry(number, "x", "y", "#, fuzzy\n") for number in range(2, 27))
    Path("fr.po").write_text(text, "utf-8")
    told = call("i18n", "import", str(french), "fr.po", "--locale", "fr").stderr
    assert told.count("note: fr.po:") == 20
    assert "note: and 5 more fuzzy ones\n" in told
    assert "25 fuzzy, passed over" in told


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
    arguments = ("i18n", "import", str(french), "fr.po", "--locale", "fr", "--partial")
    lines = call(*arguments, code=1).output.splitlines()
    for line in (
        "note: fr.po:9: words/first.yml#cards/first/words/2 is fuzzy: look at it",
        "fr.po:13: a has a plural, and texts of cards have none",
        "fr.po:18: the entry has no msgctxt",
        "fr.po:23: the translation has only spaces in it",
        "fr.po:27: the translation has the control character U+007F in it",
        "says 'justice' by now, not 'law': translate it anew",
        "the deck has no text words/first.yml#cards/first/words/6; did you mean",
        "1 translation written, 0 the same, 6 left out; 1 text not translated; "
        "1 fuzzy, passed over; 1 obsolete entry (#~) passed over",
    ):
        assert any(line in one for one in lines), line
    words = (french / "words" / "first.yml").read_text("utf-8")
    assert words.count("fr: ") == 1


@pytest.mark.parametrize("more", [(), ("--diff",), ("--json",)])
def test_nothing_is_written_when_an_entry_cannot_be_used(
    call: Call, french: Path, more: tuple[str, ...]
) -> None:
    text = HEADER.format("fr", "UTF-8") + entry(1, "apple", "pêche") + entry(2, "é", "x")
    Path("fr.po").write_text(text, "utf-8")
    before = [path.read_bytes() for path in sorted(french.rglob("*.yml"))]
    told = call("i18n", "import", str(french), "fr.po", "--locale", "fr", *more, code=1).output
    assert "kite" in told
    assert "pêche" not in told
    if more == ("--json",):
        assert '"written": []' in told
    else:
        assert "1 entry cannot be used, so nothing was changed" in told
        assert "--partial takes 1 other translation" in told
    assert [path.read_bytes() for path in sorted(french.rglob("*.yml"))] == before


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
    arguments = ("i18n", "import", str(french), "fr.csv", "--locale", "fr", "--partial")
    assert "already, and that one is taken" in call(*arguments, code=1).output
    words = (french / "words" / "first.yml").read_text("utf-8")
    assert "fr: cerf-volant" in words
    assert "milan" not in words


@pytest.mark.parametrize("charset", ["GBK", "UTF-16", "UTF-8"])
def test_files_in_other_encodings_are_read(call: Call, deck: Path, charset: str) -> None:
    text = HEADER.format("zh_CN", charset) + entry(2, "kite", "纸鸢")
    Path("zh.po").write_bytes(text.encode(charset))
    call("i18n", "import", str(deck), "zh.po", "--locale", "zh-Hans")
    assert "zh-Hans: 纸鸢" in (deck / "words" / "first.yml").read_text("utf-8")


@pytest.mark.parametrize(("charset", "code"), [("ISO-8859-1", 0), ("CP1252", 0), ("UTF-8", 2)])
def test_utf8_that_is_called_something_else_is_told(
    call: Call, french: Path, charset: str, code: int
) -> None:
    text = HEADER.format("fr", "ISO-8859-1") + entry(1, "apple", "pêche à l'été")
    Path("fr.po").write_bytes(text.encode(charset))
    told = call("i18n", "import", str(french), "fr.po", "--locale", "fr", code=code).output
    words = (french / "words" / "first.yml").read_text("utf-8")
    if code:
        assert "its bytes are UTF-8, and its header says charset=ISO-8859-1; save it as" in told
        assert "fr: " not in words
    else:
        assert "pêche à l'été" in words


def test_csv_rows_are_weighed_like_entries(call: Call, french: Path) -> None:
    key = "words/first.yml#cards/first/words/"
    rows = [
        ("key", "source", "target"), (f"{key}1", "apple", " "), (f"{key}2", "kite", "a\x07"),
        (f"{key}3", "volcano", "????"), (f"{key}4", "violon", "violon"), (f"{key}9", "x", "y"),
        (f"{key}5", "justice", "la justice"),
    ]  # fmt: skip
    Path("fr.csv").write_text("\n".join(map(";".join, rows)), "utf-8")
    arguments = ("i18n", "import", str(french), "fr.csv", "--locale", "fr", "--partial")
    told = call(*arguments, code=1).output
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
    assert "the disk is full: make room there, and do it again; none of the files" in told
    assert [path.read_bytes() for path in sorted(deck.rglob("*.yml"))] == before
    assert not list(deck.rglob(".*"))
