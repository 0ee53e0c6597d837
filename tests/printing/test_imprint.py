"""Imprints of cards: equal as long as nothing printed differs."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from authoring.printing.art import Gallery
from authoring.printing.face import Art, Face, PrintedCard, Shape, Stack, TextRun
from authoring.printing.imprint import imprints

RUN = TextRun(5, 10, "kite", "sans", 12, "#000000")
SHAPE = Shape("M0 0H10", stroke="#111111", stroke_width=0.5)
SUN = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle r="4" fill="{}"/></svg>'


def of(*marks: TextRun | Shape | Art, art: Path = Path(), back: Face | None = None) -> str:
    """The imprint of a card with these marks in front."""
    card = PrintedCard("one", Face(63, 88, marks), back)
    return imprints([Stack("cards", "Cards", "poker", (card,))], Gallery((art,)))["one"]


def test_the_same_marks_give_the_same_imprint_to_the_hundredth() -> None:
    assert of(RUN, SHAPE) == of(replace(RUN, x=5.001), SHAPE)


@pytest.mark.parametrize(
    "mark",
    [
        replace(RUN, x=5.02),
        replace(RUN, text="kites"),
        replace(RUN, font="serif"),
        replace(RUN, size=12.5),
        replace(RUN, colour="#000001"),
        replace(RUN, locale="zh-Hans"),
        replace(RUN, tracking=0.01),
        replace(RUN, turn=90),
        SHAPE,
    ],
)
def test_whatever_is_printed_otherwise_has_another(mark: TextRun | Shape) -> None:
    assert of(mark) != of(RUN)


@pytest.mark.parametrize(
    "changed",
    [
        {"path": "M0 0H11"},
        {"fill": "#ffffff"},
        {"stroke": "#111112"},
        {"stroke_width": 0.6},
        {"dash": (1.0, 2.0)},
    ],
)
def test_a_shape_counts_with_all_that_it_has(changed: dict[str, object]) -> None:
    assert of(replace(SHAPE, **changed)) != of(SHAPE)  # type: ignore[arg-type]


def test_backs_count_and_so_does_what_pictures_show(tmp_path: Path) -> None:
    assert of(RUN, back=Face(63, 88, (SHAPE,))) != of(RUN)
    file = tmp_path / "sun.svg"
    file.write_text(SUN.format("#ff0000"), "utf-8")
    red = of(Art("sun", 1, 1, 20), art=tmp_path)
    assert of(Art("sun", 1, 1, 20), art=tmp_path) == red
    assert of(Art("moon", 1, 1, 20), art=tmp_path) != red
    file.write_text(SUN.format("#ffcc00"), "utf-8")
    assert of(Art("sun", 1, 1, 20), art=tmp_path) != red


def test_cards_of_one_id_in_two_stacks_are_told_together() -> None:
    def stack(*marks: TextRun) -> Stack:
        return Stack("cards", "Cards", "poker", (PrintedCard("one", Face(63, 88, marks)),))

    both = imprints([stack(RUN), stack(RUN)], Gallery(()))
    assert both.keys() == {"one"}
    assert both != imprints([stack(RUN)], Gallery(()))
