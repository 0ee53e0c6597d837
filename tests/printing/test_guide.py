"""PRINT.md: what it says is what the files are, whatever was asked for."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path

import pikepdf
import pytest

from authoring.model import Text
from authoring.printing import chrome, guide, theme
from authoring.printing.desk import said
from authoring.printing.face import Component, Face, PrintedCard, Stack
from authoring.printing.guide_phrases import CHINESE, ENGLISH
from authoring.printing.order import Order
from authoring.printing.printer import Printer, Shift
from authoring.printing.production import carry_out
from authoring.printing.progress import silent
from authoring.printing.proof import Proof
from authoring.printing.shop import Shop
from authoring.printing.ticket import Backs, BleedAt, Cut, On, Ticket

OWN = theme.load()
TITLE = Text((("en", "Chess"), ("zh-Hans", "象棋")))
USE = said("Cut out and fold.", "裁下对折。")


def face(width: float, height: float, colour: str = "#B01E68") -> Face:
    return Face(width, height, (chrome.ground(width, height, colour),))


def drawn(locales: tuple[str, ...], _: Proof) -> tuple[tuple[Stack, ...], tuple[Component, ...]]:
    """Ten cards, a board on one side, and a leaflet in each language."""
    back = face(63, 88)
    cards = tuple(PrintedCard(f"c{at}", face(63, 88), back) for at in range(10))
    board = Stack("board", "Chess: board", "260x180", (PrintedCard("board", face(260, 180)),))
    parts = [Component(replace(board, label=said("board", "版图")), USE)]
    for locale in locales:
        leaf = PrintedCard("leaflet", face(260, 180), face(260, 180, "#FFFFFF"))
        stack = Stack(f"leaflet-{locale}", "Chess: rules", "260x180", (leaf,))
        parts.append(Component(stack, USE, stiff=False, locale=locale))
    return (Stack("cards", "Chess: cards", "poker", cards),), tuple(parts)


Told = Callable[..., tuple[str, str]]


@pytest.fixture
def told(tmp_path: Path) -> Told:
    """The guide to an order, in English and in Chinese, its claims held against the files."""

    def build(**wishes: object) -> tuple[str, str]:
        order = Order(**{"papers": ("a4",), "kit": True, **wishes})  # type: ignore[arg-type]
        shop = Shop(order, OWN, tmp_path, tmp_path, silent())
        carry_out(drawn, TITLE, ("en", "zh-Hans"), shop)
        english, _, chinese = (tmp_path / guide.NAME).read_text("utf-8").partition("\n---\n")
        count_sheets(english, tmp_path)
        return english, chinese

    return build


def count_sheets(english: str, folder: Path) -> None:
    """See that each file is named once, and that the table counts the sheets of all."""
    rows = re.findall(r"\| `\*-(\w+)\.pdf` \| (\d+) \| (\d+) \| (\d+) \|", english)
    files = sorted(path.name for path in folder.glob("*.pdf"))
    assert (
        sorted(re.findall(r"(?<!\()`([\w-]+\.pdf)`(?!\.|,)", english.split("## The files")[1]))
        == files
    )
    for paper, sheets, stiff, thin in rows:
        counted = sheets_in(folder.glob(f"*-{paper}.pdf"))
        assert (int(sheets), int(stiff) + int(thin)) == (counted, counted)


def sheets_in(paths: Iterable[Path]) -> int:
    """How many sheets of paper files of an A4 printing take."""
    counted = 0
    for path in paths:
        with pikepdf.open(path) as file:
            duplex = str(file.Root.ViewerPreferences.Duplex)
            counted += len(file.pages) // (1 if duplex == "/Simplex" else 2)
    return counted


def test_both_languages_have_the_same_phrases() -> None:
    assert ENGLISH.keys() == CHINESE.keys()
    for name, words in ENGLISH.items():
        assert set(re.findall(r"\{(\w+)\}", words)) >= set(re.findall(r"\{(\w+)\}", CHINESE[name]))


def test_a_usual_printing_is_told_from_paper_to_corners(told: Told) -> None:
    english, chinese = told()
    assert "| A4 | `*-a4.pdf` | 5 | 3 | 2 |" in english
    sections = re.findall(r"## (.*)", english)
    assert [one for one in sections if not one[0].isdecimal()] == [
        "What you need",
        "In the print dialogue",
        "The files",
        "Cutting, in this order",
    ]
    said_ = ("scale", "long", "try", "some single", "heads all", "first sheet", "light")
    for phrase in (*said_, "two sides", "glue board"):
        assert ENGLISH[phrase] in english
        assert CHINESE[phrase] in chinese
    assert "10 cards of 63 × 88 mm\n- A4: 2 sheets, 8 on each" in english
    assert "Paint runs on 3 mm beyond the cut" in english
    for phrase in ("either", "no backs", "glue fold", "narrow", "printer"):
        assert ENGLISH[phrase] not in english


def test_a_folded_printing_tells_to_glue_and_what_is_too_large_for_it(told: Told) -> None:
    english, _ = told(ticket=Ticket(backs=Backs.FOLD))
    for phrase in ("fold", "some double", "try", "glue fold", "tools glue"):
        assert ENGLISH[phrase] in english
    for phrase in ("light", "two sides"):
        assert ENGLISH[phrase] not in english
    assert "`leaflet-en-*.pdf`" in english.split("stand upside down")[1].split("\n")[0]
    assert "one side, folded" in english
    cards = english.split("`cards-a4.pdf`")[1].split("###")[0]
    assert cards.index(ENGLISH["fold first"]) < cards.index(ENGLISH["cut cards"])
    assert ENGLISH["fold first"] not in english.split("`leaflet-en-a4.pdf`\n")[1]


def test_the_order_of_the_work_is_fold_glue_dry_cut(told: Told) -> None:
    steps = ("fold sheets", "glue fold", "dry", "glue board", "long first")
    for guide_, phrases in zip(
        told(ticket=Ticket(backs=Backs.FOLD)), (ENGLISH, CHINESE), strict=True
    ):
        work = guide_.split(f"## {phrases['folding']}")[1]
        places = [work.index(phrases[step]) for step in steps]
        assert places == sorted(places)


@pytest.mark.parametrize("backs", Backs)
def test_what_is_printed_on_both_sides_is_never_glued_onto_cardboard(
    told: Told, backs: Backs
) -> None:
    for guide_, phrases in zip(told(ticket=Ticket(backs=backs)), (ENGLISH, CHINESE), strict=True):
        parts = guide_.split("\n### ")[1:]
        double = [
            one
            for one in parts
            if phrases[f"sides {Backs.LONG}"] in one or phrases[f"sides {Backs.SHORT}"] in one
        ]
        assert all(phrases["paper stiff"] not in one for one in double)
        (board,) = (one for one in parts if "`board-a4.pdf`" in one)
        assert phrases["paper stiff"] in board
        (cards,) = (one for one in parts if "`cards-a4.pdf`" in one)
        paper = {Backs.FOLD: "glued", Backs.NONE: "sleeved"}.get(backs, "double")
        assert phrases[f"paper {paper}"] in cards
        assert (phrases["two sides"] in guide_) == (paper == "double")


@pytest.mark.parametrize("wishes", [{}, {"locales": ("en", "zh-Hans")}])
def test_sheets_are_told_for_each_language_alone(
    told: Told, tmp_path: Path, wishes: dict[str, object]
) -> None:
    english, chinese = told(**wishes)
    for locale, other in (("en", "zh-Hans"), ("zh-Hans", "en")):
        own = [one for one in tmp_path.glob("*.pdf") if not one.stem.endswith(f"-{other}-a4")]
        row = (
            rf"A4, {ENGLISH[f'language {locale}']} alone \| all but `\*-{other}-a4.pdf` \| (\d+) \|"
        )
        assert re.findall(row, english) == [str(sheets_in(own))]
        assert f"| A4，只要{CHINESE[f'language {locale}']} |" in chinese


def test_one_language_has_no_totals_of_its_own(told: Told) -> None:
    english, _ = told(locales=("en",))
    assert "alone |" not in english


def test_flipped_on_the_short_edge_backs_stand_upright(told: Told) -> None:
    english, _ = told(ticket=Ticket(backs=Backs.SHORT))
    assert ENGLISH["short"] in english
    assert "upside down" not in english


def test_without_backs_the_inside_of_a_leaflet_has_a_sheet_of_its_own(told: Told) -> None:
    english, chinese = told(ticket=Ticket(backs=Backs.NONE))
    for phrase in ("none", "no backs", "sides apart"):
        assert ENGLISH[phrase] in english
        assert CHINESE[phrase] in chinese
    leaflet = english.split("`leaflet-en-a4.pdf`")[1].split("###")[0]
    assert "1 of 260 × 180 mm\n- A4: 2 sheets" in leaflet
    assert ENGLISH["light"] not in english


def test_tiles_are_told_with_their_paper(told: Told) -> None:
    english, chinese = told(papers=("a5", "letter"))
    board = english.split("`board-a5.pdf`")[1].split("###")[0]
    assert "A5: 2 sheets, 2 for each; Letter: 1 sheet" in board
    assert "On A5 each comes on 2 sheets side by side" in board
    assert "用A5时，每件分印在并排的2张上" in chinese
    assert ENGLISH["either"] in english


@pytest.mark.parametrize(
    ("ticket", "phrases"),
    [
        (Ticket(cut=Cut.FULL), ("lines", "gutters")),
        (Ticket(cut=Cut.NONE), ("no marks",)),
        (Ticket(cut=Cut.INNER), ("long first", "inner")),
        (Ticket(bleed_at=BleedAt.RIM), ("touching",)),
        (Ticket(marks_on=On.FRONT), ("marks front",)),
        (Ticket(marks_on=On.BACK), ("marks back",)),
        (Ticket(bleed=0), ("no bleed",)),
        (Ticket(one_up=True), ("one up",)),
        (Ticket(low_ink=True), ("ink low", "frame")),
        (Ticket(press=True), ("ink press",)),
        (Ticket(printer=Printer(back=Shift(1, 0))), ("printer",)),
    ],
)
def test_what_an_option_changes_is_told(
    told: Told, ticket: Ticket, phrases: tuple[str, ...]
) -> None:
    english, chinese = told(ticket=ticket)
    plain = told()
    for phrase in phrases:
        assert ENGLISH[phrase] in english
        assert CHINESE[phrase] in chinese
    assert any(ENGLISH[phrase] not in plain[0] for phrase in phrases)


def test_bleed_and_skipped_cells_are_told_with_their_figures(told: Told) -> None:
    english, _ = told(ticket=Ticket(bleed=1.5, bleed_on=On.BACK, skip=frozenset({1, 5})))
    assert "Paint runs on 1.5 mm beyond the cut on the backs alone" in english
    assert "these cells stay empty: 1, 5." in english


def test_pages_of_one_card_are_sent_away(told: Told) -> None:
    english, chinese = told(papers=("card",))
    assert "25 pages" in english.split("## Sending the files")[0]
    assert ENGLISH["upload"] in english
    assert CHINESE["services cut"] in chinese
    assert "stiff paper" not in english
    assert ENGLISH["tools"] not in english


def test_languages_apart_are_told(told: Told) -> None:
    english, _ = told(locales=("en", "zh-Hans"))
    assert ENGLISH["each locale"] in english
    headings = re.findall(r"### \d+\. (.*)", english)
    assert headings[:2] == ["Cards, English", "Board, English"]
    assert "Cards, 中文" in headings
    assert len(set(headings)) == len(headings)


def test_only_changed_cards_are_named(told: Told) -> None:
    english, chinese = told(cards=frozenset({"c3", "c7"}))
    assert "Only cards that are new or have changed are here, 2 in all: `c3`, `c7`." in english
    assert "`c3`，`c7`" in chinese
    assert "board-a4.pdf" not in english


def test_paper_too_narrow_for_a_ruler_is_told(told: Told) -> None:
    english, _ = told(papers=("a5",), ticket=Ticket())
    assert ENGLISH["first sheet"] in english


@pytest.mark.parametrize(
    ("locales", "apart", "instead"),
    [
        (("fr",), (), "English"),
        (("fr", "en"), (), "English"),
        (("zh-Hans", "fr"), (), "Chinese"),
        (("zh-Hans", "fr"), ("zh-Hans", "fr"), "English"),
    ],
)
def test_languages_that_only_the_cards_speak_are_told(
    locales: tuple[str, ...], apart: tuple[str, ...], instead: str, tmp_path: Path
) -> None:
    def known(asked: tuple[str, ...], proof: Proof) -> object:
        stacks, (board, *leaflets) = drawn(asked, proof)
        return stacks, (board, *(one for one in leaflets if one.locale != "fr"))

    order = Order(papers=("a4",), kit=True, locales=apart)
    made = carry_out(known, TITLE, locales, Shop(order, OWN, tmp_path, tmp_path, silent()))  # type: ignore[arg-type]
    told = [
        "There is no leaflet of the rules in fr.",
        f"The words on the other parts are in {instead}: the kit has none in fr.",
    ]
    assert list(made.notes) == told
    written = (tmp_path / guide.NAME).read_text("utf-8")
    assert ("zh-Hans" in locales) == ("没有fr的规则说明。" in written)
    if "zh-Hans" not in locales:
        assert "\n- ".join(["", *told]) in written


def test_a_leaflet_in_a_language_of_its_own_is_not_missed(tmp_path: Path) -> None:
    shop = Shop(Order(papers=("a4",), kit=True), OWN, tmp_path, tmp_path, silent())
    (note,) = carry_out(drawn, TITLE, ("fr",), shop).notes
    assert note == "The words on the other parts are in English: the kit has none in fr."
    cards = Shop(Order(papers=("a4",)), OWN, tmp_path, tmp_path, silent())
    assert carry_out(drawn, TITLE, ("fr",), cards).notes == ()
