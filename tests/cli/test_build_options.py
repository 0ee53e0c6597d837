"""What `authoring build` makes of its options, and what it refuses."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import threading
from pathlib import Path

import pikepdf
import pypdfium2
import pytest
from PIL import Image

from authoring.pack.canonical import digest, encode
from authoring.pack.pack import FORMAT
from tests.cli.conftest import Call
from tests.cli.deck import change

OUT = Path("build/deck")

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures are kept here, and not at home."""
    monkeypatch.setenv("AUTHORING_CACHE", str(tmp_path / "cache"))


def two_cards(deck: Path) -> None:
    """Give the deck a second card, `second`."""
    path = deck / "words" / "first.yml"
    first = path.read_text("utf-8")
    words = ("apple", "kite", "volcano", "violin", "justice")
    others = ("bread", "drum", "island", "trumpet", "mercy")
    body = first.removeprefix("cards:\n").replace("first", "second")
    for old, new in zip(words, others, strict=True):
        body = body.replace(old, new)
    for old, new in zip(
        ("苹果", "风筝", "火山", "小提琴", "正义"),
        ("面包", "鼓", "岛", "小号", "仁慈"),
        strict=True,
    ):
        body = body.replace(old, new)
    path.write_text(first + body, "utf-8")
    change(deck, "cards: 1}  # allow: card-count", "cards: 2}  #", "deck.yml")


def said(path: Path, page: int = 0) -> str:
    document = pypdfium2.PdfDocument(path)
    try:
        words: str = document[page].get_textpage().get_text_bounded()
        return words
    finally:
        document.close()


def test_one_language_alone_has_files_of_its_own(call: Call, deck: Path) -> None:
    locales = ("--locale", "zh-Hans", "--locale", "en")
    told = call("build", "deck", "--paper", "card", *locales).output
    assert told.splitlines()[-2].split()[:2] == ["deck", "1"], "a card in two languages is one"
    chinese, english = said(OUT / "words-zh-Hans-card.pdf"), said(OUT / "words-en-card.pdf")
    assert "风筝" in chinese
    assert "Kite" not in chinese
    assert "Kite" in english
    assert "风筝" not in english
    with pikepdf.open(OUT / "words-zh-Hans-card.pdf") as file:
        assert str(file.Root.Lang) == "zh-Hans"


def test_a_language_that_the_deck_does_not_speak_is_refused(call: Call, deck: Path) -> None:
    told = call("build", "deck", "--locale", "fr", code=2).output
    assert "the deck does not speak fr, but en, zh-Hans" in told
    told = call("build", "deck", "--locale", "", code=2).output
    assert "--locale is empty: name one of en, zh-Hans" in told


def test_the_folded_page_skips_cells_and_marks_cuts(call: Call, deck: Path) -> None:
    options = ("--backs", "fold", "--cut", "full", "--skip", "1, 2", "--marks", "front")
    call("build", "deck", "--paper", "a4", *options)
    with pikepdf.open(OUT / "words-a4.pdf") as file:
        assert len(file.pages) == 1
    assert "fold along the dashed line" in said(OUT / "words-a4.pdf")


def test_bleed_is_a_length(call: Call, deck: Path) -> None:
    call("build", "deck", "--paper", "card", "--bleed", "0.125in")
    with pikepdf.open(OUT / "words-card.pdf") as file:
        width = float(file.pages[0].MediaBox[2]) * 25.4 / 72
    assert width == pytest.approx(63 + 6.35, abs=0.01)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (("--bleed", "wide"), "--bleed is a length such as 3, 3mm or 0.125in"),
        (("--bleed", "20"), "a bleed of 20 mm"),
        (("--skip", "one"), "'one' is no cell"),
        (("--skip", "0"), "'0' is no cell"),
        (("--skip", "99"), "cell 99 cannot be skipped"),
        (("--backs", "none", "--marks", "back"), "none are printed"),
        (("--bleed-at", "rim", "--cut", "inner"), "the gutter is 0 mm"),
        (("--paper", "card", "--backs", "fold"), "cannot be folded"),
        (("--theme", "quite"), "no theme is called 'quite': did you mean 'quiet'?"),
        (("--service", "mpc"), "no print service is called 'mpc'"),
        (("--printer", "printer.yml"), "printer.yml:1:17: "),
        (("--changed-since", "printer.yml"), "printer.yml"),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(
    call: Call, deck: Path, options: tuple[str, ...], words: str
) -> None:
    Path("printer.yml").write_text("scale: {across: 3}\n", "utf-8")
    told = " ".join(call("build", "deck", *options, code=2).output.split())
    assert words in told
    assert not OUT.exists() or list(OUT.iterdir()) == []


def test_ink_that_is_spared_is_measured_and_told(call: Call, deck: Path) -> None:
    told = call("build", "deck", "--paper", "card", "--low-ink").output
    (line,) = [line for line in told.splitlines() if line.startswith("words-card.pdf")]
    share = float(line.split()[3].rstrip("%"))
    assert 1 < share < 20
    listed = json.loads((OUT / "manifest.json").read_text("utf-8"))["files"]
    assert listed["words-card.pdf"]["ink"] == pytest.approx(share / 100, abs=0.001)


def test_the_manifest_holds_the_digest_of_every_file(call: Call, deck: Path) -> None:
    call("build", "deck", "--paper", "a4", "--png")
    told = json.loads((OUT / "manifest.json").read_text("utf-8"))
    assert told["deck"]["game"] == "just-one"
    written = {path for path in OUT.rglob("*") if path.is_file() and path.name != "manifest.json"}
    assert set(told["files"]) == {path.relative_to(OUT).as_posix() for path in written}
    for name, entry in told["files"].items():
        content = (OUT / name).read_bytes()
        assert entry["sha256"] == hashlib.sha256(content).hexdigest()
        assert entry["bytes"] == len(content)


def test_pictures_stand_in_folders_and_are_named_by_card(call: Call, deck: Path) -> None:
    two_cards(deck)
    call("build", "deck", "--paper", "a4", "--png", "--contact", "--service", "makeplayingcards")
    names = {"first.png", "second.png", "back.png"}
    assert {path.name for path in (OUT / "png" / "words").iterdir()} == names
    assert {path.name for path in (OUT / "makeplayingcards" / "words").iterdir()} == names
    with Image.open(OUT / "makeplayingcards" / "words" / "first.png") as picture:
        assert picture.size == (822, 1122)
    assert (OUT / "words-contact.png").is_file()


def test_tabletop_objects_name_their_pictures_where_they_stand(call: Call, deck: Path) -> None:
    two_cards(deck)
    call("build", "deck", "--paper", "a4", "--tabletop")
    held = json.loads((OUT / "tabletop" / "words.json").read_text("utf-8"))["ObjectStates"][0]
    for url in (held["CustomDeck"]["1"]["FaceURL"], held["CustomDeck"]["1"]["BackURL"]):
        assert url.startswith((OUT / "tabletop").resolve().as_uri() + "/words-")
        assert (OUT / "tabletop" / url.rpartition("/")[2]).is_file()
    call("build", "deck", "--paper", "a4", "--tabletop-url", "https://example.org/cards")
    again = json.loads((OUT / "tabletop" / "words.json").read_text("utf-8"))["ObjectStates"][0]
    assert again["CustomDeck"]["1"]["FaceURL"].startswith("https://example.org/cards/words-1-")
    assert again["DeckIDs"] == held["DeckIDs"]


def test_only_cards_that_differ_are_printed(call: Call, deck: Path) -> None:
    two_cards(deck)
    call("build", "deck", "--out", "old", "--paper", "card")
    change(deck, "en: drum", "en: flute")
    change(deck, "zh-Hans: 鼓", "zh-Hans: 长笛")
    call("build", "deck", "--paper", "card", "--changed-since", "old/deck/pack.json")
    with pikepdf.open(OUT / "words-card.pdf") as file, file.open_outline() as outline:
        assert [item.title for item in outline.root] == ["second front", "second back"]
    assert {path.name for path in OUT.iterdir()} >= {"pack.json", "manifest.json"}


def test_nothing_is_printed_when_nothing_differs(call: Call, deck: Path) -> None:
    call("build", "deck", "--out", "old", "--paper", "card")
    pack = "old/deck/pack.json"
    told = call("build", "deck", "--paper", "card", "--png", "--changed-since", pack).output
    assert "no card differs from old/deck/pack.json" in told
    assert not list(OUT.glob("*.pdf"))


def test_what_is_printed_alone_has_no_pack(call: Call, deck: Path) -> None:
    call("build", "deck", "--paper", "card", "--no-pack")
    assert {path.name for path in OUT.iterdir()} == {"words-card.pdf", "manifest.json"}
    assert "pack" not in json.loads((OUT / "manifest.json").read_text("utf-8"))["deck"]


def test_tabletop_files_outlive_builds_that_do_not_make_them(call: Call, deck: Path) -> None:
    call("build", "deck", "--paper", "card", "--tabletop", "--png")
    before = {path.name for path in (OUT / "tabletop").iterdir()}
    call("build", "deck", "--paper", "card")
    assert {path.name for path in (OUT / "tabletop").iterdir()} == before
    assert not list(OUT.glob("png/*/*"))


def test_a_whole_game_goes_to_the_screen_and_a_service_says_what_it_does_not_print(
    call: Call, deck: Path
) -> None:
    options = ("--kit", "--tabletop", "--service", "makeplayingcards")
    told = call("build", "deck", "--paper", "a4", *options).output
    unserved = "easels, clue-slips, score-sheet, leaflet-en, leaflet-zh-Hans"
    assert f"MakePlayingCards does not print {unserved}: print these from PDF" in told
    names = [path.stem for path in (OUT / "tabletop").glob("*.json")]
    assert set(names) == {"all", "words", *unserved.split(", ")}
    held = json.loads((OUT / "tabletop" / "all.json").read_text("utf-8"))["ObjectStates"]
    assert {one["Name"] for one in held} == {"Card", "Bag", "Custom_PDF"}
    guide = (OUT / "PRINT.md").read_text("utf-8")
    assert "`makeplayingcards/`: what MakePlayingCards prints: Word cards." in guide
    assert "MakePlayingCards does not print these: Easels; Clue slips;" in guide
    assert "`tabletop/`: the game for Tabletop Simulator" in guide


def test_a_pack_of_another_game_is_no_measure(call: Call, deck: Path) -> None:
    fields = {
        "format": FORMAT,
        "game": "chess",
        "version": "1.0.0",
        "title": {"en": "Chess"},
        "locales": ["en"],
        "cards": {},
        "tables": {},
    }
    Path("other.json").write_bytes(encode({**fields, "digest": digest(fields)}))
    told = call("build", "deck", "--changed-since", "other.json", code=2).output
    assert "other.json is a pack of chess, and deck of just-one" in told


@pytest.mark.skipif(os.name == "nt", reason="there are no such pipes")
def test_a_pack_may_come_through_a_pipe(call: Call, deck: Path) -> None:
    call("build", "deck")
    pack = (OUT / "pack.json").read_bytes()
    os.mkfifo("pipe")
    writer = threading.Thread(target=lambda: Path("pipe").write_bytes(pack))
    writer.start()
    told = call("build", "deck", "--changed-since", "pipe").output
    writer.join()
    assert "no card differs from pipe" in told
    told = call("build", "deck", "--changed-since", os.devnull, code=2).output
    assert "/dev/null: it is empty; name a file that" in told


@pytest.mark.parametrize("out", [".", "", "elsewhere/..", "deck", "deck/words", "deck/new/far"])
def test_nothing_is_built_into_the_folder_of_a_deck(call: Call, deck: Path, out: str) -> None:
    Path("elsewhere").mkdir()
    before = sorted(Path().rglob("*"))
    told = call("build", "deck", "--out", out, code=2).output
    assert ": deck is the folder of a deck; name another folder, say --out build" in told
    assert sorted(Path().rglob("*")) == before


def test_nothing_is_built_into_a_deck_that_one_stands_in(
    call: Call, deck: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(deck)
    told = call("build", "--out", "build", code=2).output
    assert "nothing is built into build/deck: . is the folder of a deck" in told
    assert "say --out ../build" in told
    assert not Path("build").exists()


def test_who_stands_in_a_deck_builds_beside_it(
    call: Call, deck: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(deck / "words")
    call("build", "..", "--paper", "card")
    assert Path("../../build/deck/pack.json").exists()
    assert not Path("build").exists()


def test_nothing_is_built_among_decks_nor_through_a_link(call: Call, deck: Path) -> None:
    shutil.copytree(deck, "decks/other")
    told = call("build", "deck", "--out", "decks", code=2).output
    assert ": decks holds decks; name another folder, say --out decks/build" in told
    Path("products").symlink_to(deck, target_is_directory=True)
    assert "is the folder of a deck" in call("build", "deck", "--out", "products", code=2).output
    assert not Path("deck/deck").exists()


@pytest.mark.parametrize("inside", ["", "theme", "leaflets/new"])
def test_nothing_is_built_into_what_ships(call: Call, deck: Path, inside: str) -> None:
    from authoring.resources import folder

    told = call("build", "deck", "--out", str(folder("content") / inside), code=2).output
    assert "content holds what cards are made from; name another folder" in told
    assert not (folder("content") / inside / "deck").exists()


def test_another_theme_sets_every_text_anew(call: Call, deck: Path) -> None:
    """What does not fit in a theme of one's own is told by its place."""
    from authoring.resources import folder

    shutil.copytree(folder("content") / "themes" / "quiet", "loud")
    path = Path("loud/theme.yml")
    text = path.read_text("utf-8")
    big = text.replace("size: 17.5, floor: 11", "size: 60, floor: 50")
    assert big != text
    path.write_text(big, "utf-8")
    told = call("build", "deck", "--paper", "a4", "--theme", "loud", code=2).output
    assert "the cards cannot be set so" in told
    assert "deck/words/first.yml:4:14: first: the en text 'Apple' does not fit" in told
    assert "of its card: at the smallest size it has a word " in told
    assert " mm longer than its line: say it with fewer words, or with shorter ones" in told
    assert not Path("build").exists()


def test_a_theme_that_is_broken_says_where(call: Call, deck: Path) -> None:
    Path("mine").mkdir()
    Path("mine/theme.yml").write_text("colours: {}\n", "utf-8")
    told = call("build", "deck", "--theme", "mine", code=2).output
    assert "mine/theme.yml:1:" in told


def test_a_printer_is_undone(call: Call, deck: Path) -> None:
    Path("printer.yml").write_text("page-offset: {across: 2, down: 1}\n", "utf-8")
    call("build", "deck", "--paper", "a4", "--printer", "printer.yml")
    with pikepdf.open(OUT / "words-a4.pdf") as file:
        left, bottom, right, top = (float(value) * 25.4 / 72 for value in file.pages[0].TrimBox)
    assert left - (297 - right) == pytest.approx(-4, abs=0.01)
    assert (210 - top) - bottom == pytest.approx(-2, abs=0.01)


def test_a_kit_is_the_whole_game_with_a_guide_to_printing_it(call: Call, deck: Path) -> None:
    call("build", "deck", "--paper", "a4", "--paper", "letter", "--kit")
    made = {path.name for path in OUT.iterdir()}
    parts = ("words", "easels", "clue-slips", "score-sheet", "leaflet-en", "leaflet-zh-Hans")
    files = {f"{part}-{paper}.pdf" for part in parts for paper in ("a4", "letter")}
    assert made >= files | {"PRINT.md", "pack.json"}
    guide = (OUT / "PRINT.md").read_text("utf-8")
    assert all(f"`{name}`" in guide for name in files)
    english, chinese = guide.split("\n---\n")
    assert "- 8 of 128 × 182 mm\n- A4: 4 sheets, 2 on each; Letter: 4 sheets, 2 on each" in english
    assert "A4：4张，每张2件" in chinese
    sheets = sum(pages(OUT / f"{part}-a4.pdf") for part in parts)
    double = sum(pages(OUT / f"{part}-a4.pdf") // 2 for part in parts if part not in SINGLE)
    assert f"| A4 | `*-a4.pdf` | {sheets - double} |" in english


def test_a_leaflet_is_a_file_in_its_own_language(call: Call, deck: Path) -> None:
    call("build", "deck", "--paper", "a4", "--kit")
    with pikepdf.open(OUT / "leaflet-zh-Hans-a4.pdf") as opened:
        assert opened.Root.Lang == "zh-Hans"
    assert "正面" in said(OUT / "leaflet-zh-Hans-a4.pdf")
    assert "front" in said(OUT / "leaflet-en-a4.pdf")


SINGLE = ("easels", "score-sheet")
"""Parts of the kit that are printed on one side."""


def pages(path: Path) -> int:
    with pikepdf.open(path) as opened:
        return len(opened.pages)


def test_without_it_only_the_cards_are_printed(call: Call, deck: Path) -> None:
    call("build", "deck", "--paper", "a4")
    assert {path.name for path in OUT.glob("*.pdf")} == {"words-a4.pdf"}
    assert not (OUT / "PRINT.md").exists()


def test_a_part_that_a_paper_cannot_hold_comes_on_several_sheets(call: Call, deck: Path) -> None:
    told = call("build", "deck", "--paper", "a5", "--kit")
    assert "left out" not in told.output
    assert pages(OUT / "leaflet-en-a5.pdf") == 4
    assert "glue sheet 2 here" in said(OUT / "leaflet-en-a5.pdf")
    assert "第2张粘在这里" in said(OUT / "leaflet-zh-Hans-a5.pdf")


def test_what_is_too_large_to_fold_is_printed_on_both_sides(call: Call, deck: Path) -> None:
    call("build", "deck", "--paper", "a4", "--kit", "--backs", "fold")
    assert pages(OUT / "leaflet-en-a4.pdf") == 2
    guide = (OUT / "PRINT.md").read_text("utf-8")
    leaflet = guide.split("## The files")[1].split("`leaflet-en-a4.pdf`")[1].split("###")[0]
    assert "both sides, flip on the long edge" in leaflet
    assert "one side, folded" in guide


def test_the_guide_is_told_in_the_languages_that_are_printed(call: Call, deck: Path) -> None:
    call("build", "deck", "--paper", "a4", "--kit", "--locale", "zh-Hans")
    guide = (OUT / "PRINT.md").read_text("utf-8")
    assert guide.startswith("# 打印")
    assert "Printing" not in guide
