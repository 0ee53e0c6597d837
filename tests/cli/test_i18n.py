"""`authoring i18n`: a deck on its way into a third language."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import polib
import pytest

from tests.cli.conftest import Call
from tests.cli.deck import change

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
    found: dict[str, int] = told["locales"][locale]
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
    assert "{en: kite, zh-Hans: 风筝, level: easy, field: toys, fr: cerf-volant}" in after
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
        (("import", "deck", "broken.po", "--locale", "zh-Hans"), "broken.po"),
        (("import", "deck", "heads.csv", "--locale", "zh-Hans"), "there is no column 'source'"),
    ],
)
def test_wrong_usage_is_told(call: Call, deck: Path, arguments: tuple[str, ...], told: str) -> None:
    Path("empty.po").write_text("", "utf-8")
    Path("broken.po").write_text('msgid "a\nmsgstr', "utf-8")
    Path("heads.csv").write_text("key,target\na,b\n", "utf-8")
    assert told in call("i18n", *arguments, code=2).output
