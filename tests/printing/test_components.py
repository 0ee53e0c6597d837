"""The parts of every game besides its cards: as they were agreed on, whole, and printable."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pikepdf
import pytest

from authoring import games
from authoring.model import Text
from authoring.printing import chrome, job, rules, theme
from authoring.printing.art import Box
from authoring.printing.face import Shape, TextRun
from authoring.printing.proof import Proof
from tests.printing import golden
from tests.printing.parts import LANGUAGES, SHIPPED, drawn, faces, made, part, squeezed, words
from tests.printing.test_faces import ink

EACH_WAY = (LANGUAGES[0], *(pytest.param(one, marks=pytest.mark.slow) for one in LANGUAGES[1:]))
HOME_PAPERS = ("a4", "letter", "legal", "a3")

NEAR = 3.0
"""How near to the cut a letter may come; folds and cuts by hand are not truer."""


@pytest.mark.parametrize("name", golden.decks())
def test_parts_are_as_agreed_on(name: str) -> None:
    expected = (golden.FOLDER / name / golden.PARTS).read_text(encoding="utf-8")
    assert golden.parts_listing(name) == expected


@pytest.mark.parametrize("locales", EACH_WAY)
@pytest.mark.parametrize("name", SHIPPED)
def test_everything_fits_in_either_language(name: str, locales: tuple[str, ...]) -> None:
    assert [fault.flaw.message for fault in made(name, locales)[2].faults] == []


@pytest.mark.parametrize("name", SHIPPED)
def test_what_has_two_sides_is_not_to_be_glued_onto_cardboard(name: str) -> None:
    for one in made(name, LANGUAGES[0])[1]:
        for word, locale in (("cardboard", "en"), ("卡纸", "zh-Hans")):
            assert not (one.stack.double and word in one.use[locale]), one.stack.name


@pytest.mark.parametrize("locales", EACH_WAY)
@pytest.mark.parametrize("name", SHIPPED)
def test_nothing_lies_off_the_part(name: str, locales: tuple[str, ...]) -> None:
    own = theme.load()
    for one in made(name, locales)[1]:
        for where, face in faces(one):
            for mark in face.marks:
                if isinstance(mark, TextRun):
                    left, top, right, bottom = standing(mark, own)
                    assert min(left, top) >= NEAR, (where, mark)
                    assert right <= face.width - NEAR, (where, mark)
                    assert bottom <= face.height - NEAR, (where, mark)
                elif isinstance(mark, Shape):
                    box = drawn(mark.path)
                    assert box is not None
                    assert min(box[0], box[1]) >= -chrome.OVERPAINT, (where, mark)
                    assert box[2] <= face.width + chrome.OVERPAINT, (where, mark)
                    assert box[3] <= face.height + chrome.OVERPAINT, (where, mark)


def standing(mark: TextRun, own: theme.Theme) -> Box:
    """The box of a run as it stands, however it is turned."""
    left, top, right, bottom = ink(mark, own)
    turn = math.radians(mark.turn)
    corners = [
        (
            mark.x + (x - mark.x) * math.cos(turn) - (y - mark.y) * math.sin(turn),
            mark.y + (x - mark.x) * math.sin(turn) + (y - mark.y) * math.cos(turn),
        )
        for x in (left, right)
        for y in (top, bottom)
    ]
    across, down = zip(*corners, strict=True)
    return min(across), min(down), max(across), max(down)


@pytest.mark.parametrize("paper", HOME_PAPERS)
@pytest.mark.parametrize("name", SHIPPED)
def test_every_part_fits_the_papers_of_a_home(name: str, paper: str) -> None:
    own = theme.load()
    for one in made(name, LANGUAGES[0])[1]:
        cells = job.cells_of(one.stack, own, paper)
        size = own.stock.size(one.stack.size)
        assert {(face.width, face.height) for _, face in faces(one)} == {(size.width, size.height)}
        assert cells.capacity >= 1


@pytest.mark.parametrize("name", SHIPPED)
def test_parts_say_what_they_are_in_both_languages(name: str) -> None:
    found = made(name, LANGUAGES[0])[1]
    assert len({one.stack.name for one in found}) == len(found)
    for one in found:
        for text in (one.use, one.stack.label):
            assert text["en"] != text["zh-Hans"]
        assert len({card.id for card in one.stack.cards}) == len(one.stack.cards)


@pytest.mark.slow
@pytest.mark.parametrize("name", SHIPPED)
@pytest.mark.parametrize("locale", ["en", "zh-Hans"])
def test_the_leaflet_tells_every_sentence_of_its_file(name: str, locale: str) -> None:
    one = part(name, f"leaflet-{locale}")
    told = squeezed("".join(text for _, face in faces(one) for text in words(face)))
    counts = COUNTS.get(name, lambda *_: {})(made(name, LANGUAGES[0])[0].content, locale)
    for section in rules.read(name).sections:
        for text in (section.heading, *(found.text for found in section.paragraphs)):
            if section.page != "cover" or text is not section.heading:
                sentence = rules.filled(text, counts)[locale]
                assert squeezed(sentence) in told, sentence


COUNTS: dict[str, Callable[[Any, str], dict[str, int]]] = {
    "just-one": lambda content, _: {"cards": len(content.cards)},
    "things-in-rings": lambda content, locale: {
        "things": len(content.things),
        "rules": sum(locale in (rule.locales or (locale,)) for rule in content.rules),
    },
}
"""What the leaflets say that there is, from the cards of a deck."""


def test_a_leaflet_has_the_title_and_the_numbers_of_its_deck() -> None:
    whole = made("just-one", LANGUAGES[0])[0]
    title = Text((("en", "Words for us"),))
    small = replace(
        whole,
        header=replace(whole.header, title=title, locales=("en",)),
        content=replace(whole.content, cards=whole.content.cards[:3]),
    )
    parts = games.kit("just-one").components
    assert parts is not None
    (leaflet,) = (
        one for one in parts(small, theme.load(), Proof()) if one.stack.name.startswith("leaflet")
    )
    assert leaflet.stack.title == "Words for us: rules, English"
    told = squeezed("".join(text for _, face in faces(leaflet) for text in words(face)))
    assert "Wordsforus" in told
    assert "Wordcardsoffivewordseach(3)" in told
    assert "JustOne" not in told


@pytest.mark.slow
def test_a_board_and_a_leaflet_open_as_they_were_meant(tmp_path: Path) -> None:
    own = theme.load()
    stacks = [part("guess-club", name).stack for name in ("board", "leaflet-zh-Hans")]
    board, leaflet = job.print_stacks(stacks, own, ["letter"], tmp_path)
    with pikepdf.open(board) as opened:
        (page,) = opened.pages
        left, top, right, bottom = (float(value) for value in page.TrimBox)
        assert (right - left) / 72 * 25.4 == pytest.approx(260, abs=0.01)
        assert (bottom - top) / 72 * 25.4 == pytest.approx(180, abs=0.01)
        assert opened.Root.ViewerPreferences.Duplex == "/Simplex"
    with pikepdf.open(leaflet) as opened:
        assert len(opened.pages) == 2
