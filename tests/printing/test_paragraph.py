"""Running text in lines and columns."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from authoring.model import Place
from authoring.printing import flow, theme
from authoring.printing.face import Art, Mark, Shape, TextRun
from authoring.printing.flow import Column, Item
from authoring.printing.paragraph import Span, paragraph
from authoring.printing.proof import Proof
from authoring.printing.script import CLOSING, OPENING
from authoring.printing.text import Copy
from authoring.printing.turned import upside_down
from tests.examples import examples

BODY, LEAD = (theme.load().roles[name].first for name in ("body", "lead"))
ENGLISH = "Whoever predicted exactly what the counter shows takes the pool and the reward."
CHINESE = "没有人猜中：奖金池留到下一轮，奖励加到“下一轮”的奖励里；第三轮之后都归银行。"


def span(words: str, locale: str, style: theme.Style = BODY) -> Span:
    return Span(Copy(words, locale, "test", Place("")), style)


def lines(words: str, locale: str, width: float) -> list[str]:
    found = paragraph([span(words, locale)], 9.0, width, Proof())
    return ["".join(run.text for _, line, _ in held for run in line.runs) for held in found.lines]


@pytest.mark.parametrize(("words", "locale"), [(ENGLISH, "en"), (CHINESE, "zh-Hans")])
@pytest.mark.parametrize("width", [24.0, 30.0, 41.0, 53.0, 200.0])
def test_lines_hold_all_words_and_no_line_is_too_wide(
    words: str, locale: str, width: float
) -> None:
    found = paragraph([span(words, locale)], 9.0, width, Proof())
    told = "".join(lines(words, locale, width))
    assert told.replace(" ", "") == words.replace(" ", "")
    for held in found.lines:
        start, line, _ = held[-1]
        assert found.em * (start + line.advance - line.behind) <= width + 1e-6


@given(width=st.floats(12, 80))
@settings(max_examples=examples(40), deadline=None)
def test_no_chinese_line_starts_or_ends_with_the_wrong_mark(width: float) -> None:
    for line in lines(CHINESE, "zh-Hans", width):
        assert line[0] not in CLOSING
        assert line[-1] not in OPENING


def test_a_last_line_is_no_single_character() -> None:
    for width in (26.0, 28.0, 30.0, 32.0, 34.0, 36.0):
        assert len(lines(CHINESE, "zh-Hans", width)[-1]) > 2


def test_a_lead_stands_in_the_first_line_in_its_own_face() -> None:
    spans = [span("A match", "en", LEAD), span("earns the pool.", "en")]
    found = paragraph(spans, 9.0, 100.0, Proof())
    runs = list(found.at(5.0, 5.0))
    assert [run.text for run in runs] == ["A match", "earns the pool."]
    assert runs[0].font != runs[1].font
    assert runs[0].y == runs[1].y
    assert runs[0].x < runs[1].x


def test_a_list_is_broken_between_its_parts_where_these_go_into_a_line() -> None:
    parts = ("boiled sweet, ", "rum and raisin, ", "rice cracker")
    held = replace(span("".join(parts), "en"), parts=parts)
    lines = [
        "".join(run.text for run in line.runs)
        for laid in paragraph([held], 9.0, 30.0, Proof()).lines
        for _, line, _ in laid
    ]
    assert lines == ["boiled sweet,", "rum and raisin,", "rice cracker"]
    assert len(paragraph([held], 9.0, 14.0, Proof()).lines) > 3


def test_a_character_that_no_face_has_is_told() -> None:
    proof = Proof()
    paragraph([span("a \U0001f9ff", "en")], 9.0, 50.0, proof)
    assert len(proof.faults) == 1


def item(height: float, *, joined: bool = False, loose: bool = False) -> Item:
    def draw(left: float, top: float) -> Iterator[Mark]:
        yield Art(f"{height:g}", left, top, height)

    return Item(height, 2.0, draw, joined, loose)


TWO = (Column(0.0, 10.0, 50.0, 40.0), Column(60.0, 10.0, 50.0, 40.0))


def places(marks: tuple[Mark, ...] | None) -> list[tuple[float, float]]:
    assert marks is not None
    return [(mark.x, mark.y) for mark in marks if isinstance(mark, Art)]


def first_page(held: list[Item]) -> list[tuple[float, float]]:
    """Where things stand on a page that others follow, whose columns are as full as can be."""
    return places(flow.pages([*held, item(40), item(40)], TWO)[0])


def test_items_fill_one_column_after_the_other() -> None:
    assert first_page([item(20), item(15), item(12)]) == [
        (0, 10),
        (0, 32 + flow.STRETCH),
        (60, 10),
    ]


def test_a_heading_goes_with_what_follows() -> None:
    held = [item(30), item(5, joined=True), item(12)]
    assert first_page(held) == [(0, 10), (60, 10), (60, 17)]


def test_what_does_not_fit_is_not_set() -> None:
    held = [item(30), item(30), item(30)]
    assert flow.level(held, TWO) is None
    assert not flow.holds(held, TWO)


def test_levelled_columns_are_about_equally_long() -> None:
    assert places(flow.level([item(10), item(10)], TWO)) == [(0, 10), (60, 10)]
    held = [item(10), item(10), item(10), item(10), item(3)]
    assert [left for left, _ in places(flow.level(held, TWO))] == [0, 0, 60, 60, 60]


def test_levelled_columns_end_at_one_height() -> None:
    held = [item(10), item(8), item(10, loose=True), item(9)]
    _, (_, first), _, (_, last) = places(flow.level(held, TWO))
    assert first + 8 == pytest.approx(last + 9)


def test_a_levelled_column_would_rather_begin_with_a_heading() -> None:
    held = [item(16), item(6, loose=True), item(8), item(6)]
    assert [left for left, _ in places(flow.level(held, TWO))] == [0, 60, 60, 60]


def test_no_level_column_is_empty_before_others() -> None:
    four = tuple(Column(60.0 * index, 10.0, 50.0, 40.0) for index in range(4))
    assert [left for left, _ in places(flow.level([item(30)] * 3, four))] == [0, 60, 120]
    assert places(flow.level([item(3)], four)) == [(0, 10)]


def test_what_fills_few_columns_is_not_spread_over_many() -> None:
    four = tuple(Column(60.0 * index, 10.0, 50.0, 90.0) for index in range(4))
    few, more, most = (flow.pages([item(14)] * count, four)[0] for count in (3, 4, 9))
    assert {left for left, _ in places(few)} == {0}
    assert {left for left, _ in places(more)} == {0, 60}
    assert {left for left, _ in places(most)} == {0, 60, 120, 180}


def test_a_loose_item_moves_to_fill_its_column() -> None:
    held = [item(10), item(10, loose=True), item(30)]
    assert first_page(held)[1] == (0, 10 + 10 + 2 + flow.SPREAD)


def test_pages_follow_until_all_is_set() -> None:
    found = flow.pages([item(30) for _ in range(5)], TWO)
    assert [len(page) for page in found] == [2, 2, 1]
    with pytest.raises(ValueError, match="higher than the columns"):
        flow.pages([item(50)], TWO)


def test_turned_twice_is_as_before() -> None:
    marks = (Shape("M1 2L5 6Z", "#000000"), TextRun(3, 4, "a", "nunito", 9, "#000000"))
    once = tuple(upside_down(marks, 10, 20))
    assert isinstance(once[1], TextRun)
    assert (once[1].x, once[1].y, once[1].turn) == (17, 36, 180)
    twice = tuple(upside_down(once, 10, 20))
    assert twice[0] == Shape("M1.000 2.000L5.000 6.000Z", "#000000")
    with pytest.raises(TypeError, match="cannot be turned"):
        list(upside_down([Art("apple", 0, 0, 5)], 10, 20))
