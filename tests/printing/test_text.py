"""Text set into boxes: it fits, or the proof says which text of which card does not."""

from __future__ import annotations

import random
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from authoring.model import Place, Text
from authoring.printing import chrome, linebreak, text, theme
from authoring.printing.proof import Proof
from authoring.printing.text import CENTRE, LEFT, RIGHT, Copy

SHIPPED = theme.load()
WORD = SHIPPED.roles["word"].first
STATEMENT = SHIPPED.roles["statement"]
HERE = Place("words/a.yml", 7, 12, 7, 20)


def copy(words: str, locale: str = "en") -> Copy:
    return Copy(words, locale, "w001", HERE)


def lines(block: text.Block) -> list[str]:
    return ["".join(run.text for run in line.runs) for line in block.lines]


def test_a_short_line_keeps_the_size_of_its_style() -> None:
    proof = Proof()
    block = text.line(copy("cat"), WORD, 40, proof, "row")
    assert (block.size, lines(block), proof.faults) == (WORD.size, ["cat"], ())


def test_a_long_line_is_set_just_small_enough() -> None:
    proof = Proof()
    block = text.line(copy("hot-air balloon"), WORD, 34, proof, "row")
    assert WORD.floor < block.size < WORD.size
    assert 33.5 < block.width <= 34
    assert proof.faults == ()


def test_below_the_floor_it_is_a_flaw_that_names_card_locale_and_box() -> None:
    proof = Proof()
    block = text.line(copy("x" * 60), WORD, 34, proof, "row")
    assert block.size == WORD.floor
    (fault,) = proof.faults
    assert (fault.check, fault.flaw.place) == ("text-does-not-fit", HERE)
    assert "w001" in fault.flaw.message
    assert "en text" in fault.flaw.message
    assert "the row" in fault.flaw.message
    over = block.width - 34
    told = f"at the smallest size it is {over:.1f} mm too long, {over / block.width:.0%} of it: say"
    assert fault.flaw.hint.startswith(told)


@pytest.mark.parametrize(
    ("words", "box", "most", "over"),
    [
        ("x" * 60, (30, 40), 3, r"has a word \d+\.\d mm longer than its line"),
        ("word " * 60, (47, 90), 3, r"takes \d+ lines where 3 fit"),
        ("word " * 60, (47, 20), 99, r"is \d+\.\d mm too high, \d+% of it"),
        ("word " * 6, (20, 20), 1, r"is \d+\.\d mm too long, \d+% of it"),
    ],
)
def test_what_does_not_fit_a_box_says_by_how_much(
    words: str, box: tuple[float, float], most: int, over: str
) -> None:
    proof = Proof()
    text.column((copy(words),), STATEMENT, box, proof, "panel", (most,))
    (fault,) = proof.faults
    assert re.match(f"at the smallest size it {over}: say it", fault.flaw.hint)


def test_missing_characters_are_named_once_and_left_out() -> None:
    proof = Proof()
    block = text.line(copy("snow☃man☃𠮷"), WORD, 60, proof, "row")
    assert lines(block) == ["snowman"]
    (fault,) = proof.faults
    assert (fault.check, fault.flaw.place) == ("missing-glyph", HERE)
    assert fault.flaw.message.count("☃") == 1
    assert "U+2603 SNOWMAN" in fault.flaw.message
    assert "U+20BB7" in fault.flaw.message


def test_a_joiner_is_named_by_its_number() -> None:
    proof = Proof()
    text.line(copy("a\u200db"), WORD, 60, proof, "row")
    assert "U+200D ZERO WIDTH JOINER" in proof.faults[0].flaw.message


def test_letters_with_separate_accents_are_composed() -> None:
    proof = Proof()
    assert lines(text.line(copy("cafe\u0301"), WORD, 60, proof, "row")) == ["café"]
    assert proof.faults == ()


def test_spaces_that_do_not_break_keep_a_line_together() -> None:
    words = "3\u00a0km\u202faway  now "
    block = text.block(copy(words), STATEMENT.first, (25, 60), Proof(), "p")
    assert lines(block) == ["3\u00a0km\u00a0away", "now"]


def test_each_script_is_set_in_its_own_face() -> None:
    block = text.line(copy("T恤 L’été", "zh-Hans"), WORD, 60, Proof(), "row")
    assert [(run.text, run.face.name) for run in block.lines[0].runs] == [
        ("T", "fredoka"),
        ("恤 ", "noto-bold"),
        ("L’été", "fredoka"),
    ]


def test_a_letter_that_the_display_face_lacks_comes_from_the_next() -> None:
    block = text.line(copy("Dvořák"), WORD, 60, Proof(), "row")
    assert {run.face.name for run in block.lines[0].runs} == {"fredoka", "nunito-bold"}


def test_lines_are_balanced_and_break_at_sense() -> None:
    style = STATEMENT.first
    block = text.block(
        copy("You could find one at a birthday party"), style, (47, 30), Proof(), "p"
    )
    assert lines(block) == ["You could find one", "at a birthday party"]


@pytest.mark.parametrize(
    "words",
    ["不适合给三岁以下的小孩玩：太危险、太贵，或者太脆弱", "说出一样人们旅行时“总是”忘带的东西。"],
)
def test_chinese_lines_neither_start_nor_end_with_the_wrong_marks(words: str) -> None:
    for width in range(20, 50, 3):
        block = text.block(copy(words, "zh-Hans"), STATEMENT.second, (width, 60), Proof(), "p", 12)
        found = lines(block)
        assert "".join(found) == words
        assert not [line for line in found if line[0] in linebreak.NO_START]
        assert not [line for line in found if line[-1] in linebreak.NO_END]


@settings(deadline=None)
@given(
    st.lists(st.text(alphabet="abcdefghij’-", min_size=1, max_size=14), min_size=1, max_size=12),
    st.floats(20, 60),
    st.floats(8, 40),
)
def test_what_fits_keeps_to_its_box_and_what_does_not_is_told(
    words: list[str], width: float, height: float
) -> None:
    proof = Proof()
    block = text.block(copy(" ".join(words)), STATEMENT.first, (width, height), proof, "panel")
    assert " ".join(lines(block)) == " ".join(words)
    assert STATEMENT.first.floor <= block.size <= STATEMENT.first.size
    if not proof.faults:
        assert block.width <= width + 1e-6
        assert block.height <= height + 1e-6
        assert len(block.lines) <= 6
    else:
        assert block.size == STATEMENT.first.floor


@settings(deadline=None)
@given(st.text(alphabet="天地玄黄宇宙，。：“”（）ab12", min_size=1, max_size=40), st.floats(14, 60))
def test_chinese_text_is_never_wider_than_its_box(words: str, width: float) -> None:
    proof = Proof()
    block = text.block(copy(words, "zh-Hans"), STATEMENT.second, (width, 400), proof, "p", 40)
    assert "".join(lines(block)) == words
    if not proof.faults:
        assert block.width <= width + 1e-6


def test_two_languages_share_their_box() -> None:
    proof = Proof()
    both = Text((("en", "Would float in a bathtub"), ("zh-Hans", "放进浴缸里会浮起来")))
    copies = text.copies("floats", both, ("en", "zh-Hans"))
    first, second = text.column(copies, STATEMENT, (47, 30), proof, "panel", (4, 3), 4)
    assert proof.faults == ()
    assert first.size > second.size
    assert chrome.height((first, second), 4) <= 30
    small = text.column(copies, STATEMENT, (47, 16), proof, "panel", (4, 3), 2)
    assert small[0].size < first.size


def test_too_much_for_one_box_blames_the_tallest() -> None:
    proof = Proof()
    both = Text((("en", "word " * 60), ("zh-Hans", "天地")))
    text.column(
        text.copies("c", both, ("en", "zh-Hans")), STATEMENT, (47, 20), proof, "panel", (99, 3), 2
    )
    assert ["the en text" in fault.flaw.message for fault in proof.faults] == [True]


def test_only_the_languages_asked_for_are_set() -> None:
    both = Text((("en", "cat"), ("zh-Hans", "猫"), ("fr", "chat")))
    assert [one.locale for one in text.copies("c", both, ("fr", "en", "de"))] == ["fr", "en"]


@pytest.mark.parametrize("align", [LEFT, CENTRE, RIGHT])
def test_lines_are_aligned_in_their_width(align: float) -> None:
    block = text.line(copy("cat"), WORD, 40, Proof(), "row")
    (run,) = block.at(10, 20, 40, align)
    assert run.x == pytest.approx(10 + (40 - block.width) * align, abs=1e-3)
    assert run.y == pytest.approx(20 + block.rise, abs=1e-3)


def test_the_blank_half_of_a_mark_does_not_count_for_alignment() -> None:
    style = STATEMENT.second
    plain = text.line(copy("天地", "zh-Hans"), style, 60, Proof(), "row")
    dotted = text.line(copy("天地。", "zh-Hans"), style, 60, Proof(), "row")
    quoted = text.line(copy("“天地", "zh-Hans"), style, 60, Proof(), "row")
    half = style.size * text.POINT / 2
    assert dotted.width == pytest.approx(plain.width + half, abs=0.01)
    assert quoted.width == pytest.approx(dotted.width, abs=0.01)
    assert quoted.at(0, 0)[0].x == pytest.approx(-half, abs=0.01)


def test_a_gap_parts_letters_from_chinese_characters() -> None:
    block = text.line(copy("4K电", "zh-Hans"), WORD, 60, Proof(), "row")
    latin, han = block.lines[0].runs
    assert han.start == pytest.approx(latin.face.advance("4K") + 0.1)


@pytest.mark.parametrize(
    ("words", "shown"), [("kettle", "Kettle"), ("iPhone", "iPhone"), ("水壶", "水壶"), ("", "")]
)
def test_names_get_a_capital_unless_they_have_their_own(words: str, shown: str) -> None:
    assert chrome.capitalised(copy(words)).words == shown


def test_a_number_stands_in_the_middle_of_its_badge() -> None:
    for digit in "12345":
        block = chrome.printed(digit, SHIPPED.roles["badge"].first, 9, Proof())
        (run,) = chrome.in_middle(block, 10, 20)
        ink = SHIPPED.typefaces[run.font].ink(digit)
        em = run.size * text.POINT
        assert run.x + em * (ink.left + ink.right) / 2 == pytest.approx(10, abs=1e-3)
        assert run.y - em * (ink.top + ink.bottom) / 2 == pytest.approx(20, abs=1e-3)


WORDS = {
    "en": "It is made of wood, glass or “plain” paper, and you’d find more than three at home",
    "zh-Hans": "它由木头、玻璃或“白纸”制成，家里常有三件以上，而且不会太重",
}


@pytest.mark.slow
def test_what_surely_fits_is_set_without_a_fault() -> None:
    choose, sure, doubtful = random.Random(7), 0, 0
    for _ in range(300):
        copies = [
            Copy(words[: choose.randint(3, len(words))], locale, "w001", HERE)
            for locale, words in WORDS.items()
        ][: choose.randint(1, 2)]
        role = SHIPPED.roles[choose.choice(("statement", "name"))]
        box = (choose.uniform(12, 55), choose.uniform(5, 40))
        most, gap = choose.choice(((4, 3), (1, 1), (2, 2))), choose.choice((0.0, 3.0))
        proof = Proof()
        text.column(copies, role, box, proof, "panel", most, gap)
        if text.surely_fits(copies, role, box, Proof(), most, gap):
            assert not proof.faults
            sure += 1
        else:
            doubtful += not proof.faults
    assert sure > 5 * doubtful
