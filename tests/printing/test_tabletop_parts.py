"""Boards, pieces and leaflets for Tabletop Simulator, each field held against the format."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pikepdf
import pytest
from PIL import Image

from authoring.printing import chrome, tabletop_parts, theme
from authoring.printing.desk import said
from authoring.printing.face import Component, Face, PrintedCard, Stack
from authoring.printing.negative import Darkroom
from tests.printing.parts import part
from tests.printing.test_tabletop import DECK, DOCUMENT, NUMBER, OBJECT, TEXT, TRUTH, held

OWN = theme.load()
BASE = "https://x.org/"
PLAIN = {key: kind for key, kind in OBJECT.items() if key != "CustomDeck"}
TILE = {
    **PLAIN,
    "CustomImage": {
        "ImageURL": TEXT,
        "ImageSecondaryURL": TEXT,
        "ImageScalar": NUMBER,
        "WidthScale": NUMBER,
        "CustomTile": {"Type": int, "Thickness": NUMBER, "Stackable": TRUTH, "Stretch": TRUTH},
    },
}
BAG = {**PLAIN, "MaterialIndex": int, "MeshIndex": int, "ContainedObjects": list}
PAGES = {
    **PLAIN,
    "CustomPDF": {"PDFUrl": TEXT, "PDFPassword": TEXT, "PDFPage": int, "PDFPageOffset": int},
}
FORMS = {"Custom_Tile": TILE, "Bag": BAG, "Custom_PDF": PAGES, "DeckCustom": DECK}


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AUTHORING_CACHE", str(tmp_path / "cache"))


def face(width: float, height: float, colour: str) -> Face:
    return Face(width, height, (chrome.ground(width, height, colour),))


def component(cards: list[PrintedCard], stiff: bool = True) -> Component:
    return Component(Stack("part", "A part", "260x180", tuple(cards)), said("Cut.", "裁。"), stiff)


def saved(one: Component, out: Path) -> list[dict[str, Any]]:
    """The objects of a part, seen to be as the format says and to name files that are there."""
    written = tabletop_parts.save(one, Darkroom(OWN), out, BASE, out / "none.json")
    assert len(set(written)) == len(written)
    told = json.loads(written[-1].read_text("utf-8"))
    held(told, DOCUMENT)
    for found in every(told["ObjectStates"]):
        held(found, FORMS[found["Name"]])
        for address in addresses(found):
            assert (out / address.removeprefix(BASE)) in written
    return list(told["ObjectStates"])


def every(objects: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """All objects, those in bags too."""
    found = list(objects)
    for one in objects:
        if one["Name"] == "Bag":
            found += one["ContainedObjects"]
    return found


def addresses(one: dict[str, Any]) -> list[str]:
    if one["Name"] == "Custom_PDF":
        return [one["CustomPDF"]["PDFUrl"]]
    image = one.get("CustomImage", {})
    return [image[key] for key in ("ImageURL", "ImageSecondaryURL") if key in image]


def test_a_board_is_a_tile_that_lies_fast(tmp_path: Path) -> None:
    (board,) = saved(component([PrintedCard("board", face(260, 180, "#2563EB"))]), tmp_path)
    assert (board["Name"], board["Locked"]) == ("Custom_Tile", True)
    image = board["CustomImage"]
    assert image["ImageURL"] == image["ImageSecondaryURL"]
    assert not image["CustomTile"]["Stackable"]
    assert board["Transform"]["scaleX"] == board["Transform"]["scaleZ"] == pytest.approx(3.2143)
    with Image.open(tmp_path / image["ImageURL"].removeprefix(BASE)) as picture:
        assert picture.size[0] / picture.size[1] == pytest.approx(260 / 180, rel=0.01)
        assert max(picture.size) <= 4096


def test_pieces_of_a_kind_lie_in_a_bag(tmp_path: Path) -> None:
    red, blue = (face(24, 24, colour) for colour in ("#D6402B", "#2563EB"))
    cards = [PrintedCard(f"10-{at}", red, red) for at in range(1, 4)]
    cards += [PrintedCard("joker", blue, red)]
    bag, joker = saved(component(cards), tmp_path)
    assert bag["Nickname"] == "10 (3)"
    assert [one["Nickname"] for one in bag["ContainedObjects"]] == ["10-1", "10-2", "10-3"]
    pieces = every([bag, joker])[1:]
    assert all(one["CustomImage"]["CustomTile"]["Stackable"] for one in pieces if one is not bag)
    image = joker["CustomImage"]
    assert image["ImageURL"] != image["ImageSecondaryURL"]
    keys = [one["GUID"] for one in every([bag, joker])]
    assert len(set(keys)) == len(keys)


def test_what_is_read_is_a_document_of_upright_pages(tmp_path: Path) -> None:
    leaf = PrintedCard("leaf", face(260, 180, "#FFFFFF"), face(260, 180, "#2563EB"))
    (pages,) = saved(component([leaf], stiff=False), tmp_path)
    path = tmp_path / pages["CustomPDF"]["PDFUrl"].removeprefix(BASE)
    with pikepdf.open(path) as file:
        assert len(file.pages) == 2
        assert [float(file.pages[1].MediaBox[at]) for at in (2, 3)] == pytest.approx(
            [260 / 25.4 * 72, 180 / 25.4 * 72], abs=0.1
        )


def test_cards_with_backs_are_a_pile(tmp_path: Path) -> None:
    back = face(68, 44, "#000000")
    cards = [PrintedCard(f"answer-{at}", face(68, 44, "#D6402B"), back) for at in range(3)]
    (pile,) = saved(component(cards), tmp_path)
    assert pile["Name"] == "DeckCustom"
    assert len(pile["DeckIDs"]) == 3


@pytest.mark.slow
def test_rings_lie_on_the_table_as_rings(tmp_path: Path) -> None:
    """On paper they are arcs to be glued, and nobody glues on a screen."""
    (mat,) = saved(part("things-in-rings", "ring-mats"), tmp_path)
    with Image.open(tmp_path / mat["CustomImage"]["ImageURL"].removeprefix(BASE)) as picture:
        assert picture.size == (4096, 4096)
        middle = picture.getpixel((2048, 2300))
        assert isinstance(middle, tuple)
        assert min(middle[:3]) > 250


def test_a_whole_game_is_one_object_with_everything_side_by_side(tmp_path: Path) -> None:
    written = []
    for name, width in (("board", 260), ("second", 200), ("third", 260)):
        one = component([PrintedCard(name, face(width, 180, "#2563EB"))])
        stack = Stack(name, name, "any", one.stack.cards)
        made = Component(stack, one.use)
        written.append(
            tabletop_parts.save(made, Darkroom(OWN), tmp_path, BASE, tmp_path / "no")[-1]
        )
    path = tabletop_parts.whole("all", written, tmp_path)
    told = json.loads(path.read_text("utf-8"))
    held(told, DOCUMENT)
    assert [one["Nickname"] for one in told["ObjectStates"]] == ["board", "second", "third"]
    places = [(one["Transform"]["posX"], one["Transform"]["posZ"]) for one in told["ObjectStates"]]
    assert len(set(places)) == 3
    for one in told["ObjectStates"]:
        held(one, TILE)
