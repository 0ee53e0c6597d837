"""What a person types at the rings, and what is made of it."""

from __future__ import annotations

import pytest

from authoring.engine.companion import Draft, Unclear
from authoring.engine.game import Move
from authoring.engine.scene import Ink
from authoring.games.things_in_rings.tell.circles import drawing, shortened
from authoring.games.things_in_rings.tell.companion import companion
from authoring.language.width import columns
from tests.games.things_in_rings.small import MANY, table

VIEW = {
    "seat": 0,
    "rings": ["word", "attribute", "context"],
    "hand": ["thing-001", "thing-002", "thing-003"],
}


def read(typed: str, locale: str = "en", draft: Draft | None = None) -> Move | Draft:
    made = table(3, 4)
    return companion(MANY, locale).read(typed, VIEW, made.legal(0), draft or Draft())


@pytest.mark.parametrize(
    ("typed", "region"),
    [
        ("3 in word+context", "word+context"),
        ("3 in context and word", "word+context"),
        ("3 wc", "word+context"),
        ("3 w c", "word+context"),
        ("3wc", "word+context"),
        ("thing-003 in attr", "attribute"),
        ("3 = all", "word+attribute+context"),
        ("3 放 文字+情境", "word+context"),
        ("3 文情", "word+context"),
        ("把 3 放入 属性环", "attribute"),
        ("3 外", "none"),
        ("3 in outside", "none"),
    ],
)
def test_a_card_and_a_region(typed: str, region: str) -> None:
    for locale in ("en", "zh-Hans"):
        if typed.isascii() or locale == "zh-Hans":
            assert read(typed, locale) == Move(0, "place", {"thing": "thing-003", "region": region})


def test_a_card_then_its_region() -> None:
    draft = read("2")
    assert draft == Draft(("thing-002",))
    assert read("none", draft=draft) == Move(0, "place", {"thing": "thing-002", "region": "none"})
    assert read("1", draft=draft) == Draft(("thing-001",))
    assert read("-", draft=draft) == Draft()
    with pytest.raises(Unclear, match="moon is no region"):
        read("moon", draft=draft)


def test_what_is_no_card_is_told_as_it_was_typed() -> None:
    with pytest.raises(Unclear, match='There is no “:;`"”'):
        read(':;`"')


def test_what_was_perhaps_meant() -> None:
    with pytest.raises(Unclear) as caught:
        read("thing-003 in contxet + wrod")
    assert caught.value.instead == "thing-003 = context + word"
    placed = read(str(caught.value.instead))
    assert placed == Move(0, "place", {"thing": "thing-003", "region": "word+context"})


def test_stopping() -> None:
    for typed in ("s", "stop", "停", "结束"):
        assert read(typed) == Move(0, "stop", {})


def test_a_knower_who_is_a_person_demonstrates() -> None:
    talk = companion(MANY, "en")
    assert talk.agree({}, [2], 3) == {"knower_by": "seat"}
    assert talk.agree({}, [0], 3) == {}
    assert talk.agree({"knower": 0}, [0], 3) == {"knower": 0, "knower_by": "seat"}
    assert talk.agree({"knower": 0, "knower_by": "bot"}, [0], 3)["knower_by"] == "bot"


@pytest.mark.parametrize("rings", [1, 2, 3])
@pytest.mark.parametrize("large", [True, False])
def test_the_drawing_keeps_its_columns(rings: int, large: bool) -> None:
    """Also with full-width names in it: every row is as wide as the others."""
    contents = {
        region: [("消防车" * region, Ink.PLAIN), ("egg", Ink.FRESH)]
        for region in range(1, 1 << rings)
    }
    for fine in (True, False):
        rows = drawing(["文字环", "属性环", "情境环"][:rings], contents, large, fine)
        assert len({sum(columns(text) for text, _ in row) for row in rows}) == 1
        shown = "".join(text for row in rows for text, _ in row)
        assert ("egg" in shown) == large
        assert fine or not any(
            sign > "\u2000" and sign < "\u2e00" for sign in shown.replace("…", "")
        )


def test_long_names_are_cut_by_columns() -> None:
    assert shortened("消防车", 6) == "消防车"
    assert shortened("消防车", 5) == "消防…"
    assert shortened("egg", 2) == "e…"
