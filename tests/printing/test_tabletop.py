"""Files for Tabletop Simulator, each field held against the format that it reads."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from authoring.printing import chrome, tabletop, theme
from authoring.printing.face import Face, PrintedCard, Stack
from authoring.printing.negative import Darkroom

OWN = theme.load()
COLOURS = ["#2563EB", "#FFC533", "#D6402B", "#2EC4B6", "#4A1D6E"]

NUMBER, TEXT, TRUTH = (int, float), str, bool
TRANSFORM = dict.fromkeys(
    ["posX", "posY", "posZ", "rotX", "rotY", "rotZ", "scaleX", "scaleY", "scaleZ"], NUMBER
)
OBJECT: dict[str, Any] = {
    "GUID": TEXT,
    "Name": TEXT,
    "Transform": TRANSFORM,
    "Nickname": TEXT,
    "Description": TEXT,
    "GMNotes": TEXT,
    "ColorDiffuse": dict.fromkeys("rgb", NUMBER),
    "Tags": list,
    "LayoutGroupSortIndex": int,
    "Value": NUMBER,
    **dict.fromkeys(
        [
            "Locked",
            "Grid",
            "Snap",
            "IgnoreFoW",
            "MeasureMovement",
            "DragSelectable",
            "Autoraise",
            "Sticky",
            "Tooltip",
            "GridProjection",
            "HideWhenFaceDown",
            "Hands",
            "SidewaysCard",
        ],
        TRUTH,
    ),
    "LuaScript": TEXT,
    "LuaScriptState": TEXT,
    "XmlUI": TEXT,
    "CustomDeck": dict,
}
CARD = {**OBJECT, "CardID": int}
DECK = {**OBJECT, "DeckIDs": list, "ContainedObjects": list}
CUSTOM = {
    "FaceURL": TEXT,
    "BackURL": TEXT,
    "NumWidth": int,
    "NumHeight": int,
    "BackIsHidden": TRUTH,
    "UniqueBack": TRUTH,
    "Type": int,
}
DOCUMENT = {
    **dict.fromkeys(
        [
            "SaveName",
            "Date",
            "VersionNumber",
            "GameMode",
            "GameType",
            "GameComplexity",
            "Table",
            "Sky",
            "Note",
            "LuaScript",
            "LuaScriptState",
            "XmlUI",
        ],
        TEXT,
    ),
    "Tags": list,
    "Gravity": NUMBER,
    "PlayArea": NUMBER,
    "TabStates": dict,
    "ObjectStates": list,
}


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AUTHORING_CACHE", str(tmp_path / "cache"))


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sheets of few pixels, which are packed at once, where it matters only what is on them."""
    monkeypatch.setattr(tabletop, "LARGEST", 512)


def held(value: Any, form: dict[str, Any]) -> None:
    """See that a value has exactly these fields, each of its type."""
    assert set(value) == set(form)
    for key, kind in form.items():
        if isinstance(kind, dict):
            held(value[key], kind)
        else:
            assert isinstance(value[key], kind), key
            assert kind is bool or not isinstance(value[key], bool), key


def stack(ids: list[str], backs: str = "one") -> Stack:
    """Cards of one colour each, with one back, with backs of their own, or without."""
    back = Face(63, 88, (chrome.ground(63, 88, "#000000"),))

    def behind(at: int) -> Face | None:
        own = Face(63, 88, (chrome.ground(63, 88, COLOURS[(at + 1) % 5]),))
        return {"one": back, "own": own, "none": None}[backs]

    cards = tuple(
        PrintedCard(name, Face(63, 88, (chrome.ground(63, 88, COLOURS[at % 5]),)), behind(at))
        for at, name in enumerate(ids)
    )
    return Stack("cards", "The cards", "poker", cards)


def saved(ids: list[str], out: Path, backs: str = "one", base: str = "https://x.org/") -> Any:
    """What is written for a stack, the last build having stood in the same folder."""
    written = tabletop.save(stack(ids, backs), Darkroom(OWN), out, base, out / "cards.json")
    assert sorted(path.name for path in written) == sorted({path.name for path in written})
    return json.loads((out / "cards.json").read_text("utf-8"))


def colours(picture: Path) -> list[str]:
    """The colour in the middle of each cell."""
    with Image.open(picture) as opened:
        small = opened.resize((10, 7), Image.Resampling.NEAREST)
    spots = [small.getpixel((cell % 10, cell // 10)) for cell in range(70)]
    assert all(isinstance(spot, tuple) for spot in spots)
    return ["#" + "".join(f"{level:02X}" for level in spot) for spot in spots]


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize("backs", ["one", "own", "none"])
def test_every_field_is_as_the_format_says(tmp_path: Path, backs: str) -> None:
    ids = [f"c{number}" for number in range(75)]
    told = saved(ids, tmp_path, backs)
    held(told, DOCUMENT)
    (deck,) = told["ObjectStates"]
    held(deck, DECK)
    assert deck["Name"] == "DeckCustom"
    assert [card["Nickname"] for card in deck["ContainedObjects"]] == ids
    assert deck["DeckIDs"] == [card["CardID"] for card in deck["ContainedObjects"]]
    assert deck["DeckIDs"] == [100 + cell for cell in range(69)] + [200 + cell for cell in range(6)]
    assert set(deck["CustomDeck"]) == {"1", "2"}
    for custom in deck["CustomDeck"].values():
        held(custom, CUSTOM)
        assert (custom["NumWidth"], custom["NumHeight"]) == (10, 7)
        assert custom["UniqueBack"] == (backs != "one")
    for card in deck["ContainedObjects"]:
        held(card, CARD)
        assert card["Name"] == "Card"
        number = str(card["CardID"] // 100)
        assert card["CustomDeck"] == {number: deck["CustomDeck"][number]}
    guids = [card["GUID"] for card in deck["ContainedObjects"]]
    assert len(set(guids)) == len(guids)
    assert all(len(one) == 6 and int(one, 16) >= 0 for one in guids)


@pytest.mark.usefixtures("small")
def test_each_card_stands_in_its_cell_and_the_last_is_hidden(tmp_path: Path) -> None:
    ids = [f"c{number}" for number in range(72)]
    told = saved(ids, tmp_path)["ObjectStates"][0]
    shown = {
        int(sheet): colours(tmp_path / custom["FaceURL"].removeprefix("https://x.org/"))
        for sheet, custom in told["CustomDeck"].items()
    }
    for card in told["ContainedObjects"]:
        sheet, cell = divmod(card["CardID"], 100)
        assert shown[sheet][cell] == COLOURS[ids.index(card["Nickname"]) % 5]
    assert {sheet[69] for sheet in shown.values()} == {"#000000"}


def test_pictures_are_no_larger_than_allowed_and_named_by_content(tmp_path: Path) -> None:
    saved(["a", "b"], tmp_path)
    pictures = list(tmp_path.glob("*.png"))
    assert len(pictures) == 2
    for path in pictures:
        digest = hashlib.sha256(path.read_bytes()).hexdigest()
        assert path.stem.rpartition("-")[2] == digest[:12]
        with Image.open(path) as picture:
            assert max(picture.size) <= 4096
    sheet = next(path for path in pictures if "back" not in path.name)
    with Image.open(sheet) as picture:
        assert picture.size == (4090, 4004)


@pytest.mark.usefixtures("small")
def test_a_card_keeps_its_cell_when_others_come_and_go(tmp_path: Path) -> None:
    def cells(told: Any) -> dict[str, int]:
        held = told["ObjectStates"][0]["ContainedObjects"]
        return {card["Nickname"]: card["CardID"] for card in held}

    first = cells(saved(["a", "b", "c"], tmp_path))
    second = cells(saved(["new", "a", "c", "other"], tmp_path))
    assert {"a": first["a"], "c": first["c"]}.items() <= second.items()
    assert second == {"new": 101, "a": 100, "c": 102, "other": 103}


@given(
    st.lists(st.sampled_from("abcdefghij"), unique=True, min_size=1),
    st.lists(st.sampled_from("abcdefghij"), unique=True),
)
def test_no_two_cards_share_a_cell(ids: list[str], earlier: list[str]) -> None:
    before = tabletop.cells(earlier, {}) if earlier else {}
    found = tabletop.cells(ids, before)
    assert list(found) == ids
    assert len(set(found.values())) == len(ids)
    assert all(found[card] == before[card] for card in ids if card in before)


@pytest.mark.usefixtures("small")
def test_one_card_is_a_card_and_no_pile(tmp_path: Path) -> None:
    (only,) = saved(["single"], tmp_path)["ObjectStates"]
    held(only, CARD)
    assert (only["Name"], only["CardID"]) == ("Card", 100)
    assert saved(["single"], tmp_path)["ObjectStates"] == [only]


@pytest.mark.parametrize("content", ["", "{}", '{"ObjectStates": []}', "[1]", "nonsense"])
def test_an_object_that_is_none_of_ours_is_no_memory(tmp_path: Path, content: str) -> None:
    (tmp_path / "cards.json").write_text(content)
    assert tabletop.before(tmp_path / "cards.json") == {}
