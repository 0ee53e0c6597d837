"""The parts of Just One: enough for any number of players."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pytest

from authoring.games.just_one import faces
from authoring.games.just_one.config import Config as JustOne
from authoring.games.just_one.config import clues_each
from authoring.games.just_one.play.rounds import grade
from authoring.printing.art import Box
from authoring.printing.face import Face, Shape, TextRun
from authoring.printing.text import POINT
from authoring.printing.theme import Theme
from tests.printing.parts import drawn, part
from tests.printing.test_faces import EACH_WAY, apart, printed


def test_easels_and_slips_serve_any_number_of_players() -> None:
    """JO-05 to JO-07."""
    config = JustOne()
    easels, slips = part("just-one", "easels").stack, part("just-one", "clue-slips").stack
    for seats in range(config.players[0], config.players[1] + 1):
        each = clues_each(config, seats)
        assert len(easels.cards) >= seats * each
        assert 2 * len(slips.cards) >= (seats - 1) * each * config.game_cards


def test_the_score_sheet_has_every_score_in_its_grade() -> None:
    """JO-48, JO-49."""
    card = part("just-one", "score-sheet").stack.cards[0]
    runs = [mark for mark in card.front.marks if isinstance(mark, TextRun)]
    rows: dict[int, float] = {}
    for mark in runs:
        if mark.text.isdigit():
            rows[int(mark.text)] = round(mark.y, 0)
    assert sorted(rows) == list(range(14))
    grades = {score: grade(score) for score in rows}
    for one in rows:
        for other in rows:
            same_row = abs(rows[one] - rows[other]) <= 1
            assert same_row == (grades[one] == grades[other]), (one, other)


@pytest.mark.parametrize("locales", EACH_WAY)
def test_words_keep_clear_of_the_pips_of_their_level(locales: tuple[str, ...]) -> None:
    own, (stack,), _ = printed("just-one", locales)
    for card in stack.cards:
        pips = list(_pips(card.front))
        assert len(pips) == 15
        for mark in card.front.marks:
            if isinstance(mark, TextRun):
                clear = min(apart(_ink(mark, own), pip) for pip in pips)
                assert clear >= faces.CLEAR - 0.01, (card.id, mark.text, clear)


@pytest.mark.parametrize("locales", [("en",), ("zh-Hans",)])
def test_a_word_alone_stands_beside_the_middle_of_its_number(locales: tuple[str, ...]) -> None:
    own, (stack,), _ = printed("just-one", locales)
    for card in stack.cards:
        words = [one for one in card.front.marks if isinstance(one, TextRun)]
        rows = [one for one in words if math.isclose(one.x, faces.WORD_X, abs_tol=1.0)]
        for row, run in enumerate(rows):
            letter = own.typefaces[run.font].ink("H" if run.locale == "en" else run.text)
            middle = run.y - run.size * POINT * (letter.top + letter.bottom) / 2
            down = faces.ROWS_TOP + faces.ROW * (row + 0.5)
            assert middle == pytest.approx(down, abs=0.45), (card.id, run.text)
        assert len(rows) == 5


def test_accents_of_a_word_alone_keep_off_the_line_above() -> None:
    own = printed("just-one", ("en",))[0]
    style = own.roles["word"].alone
    (letters, *_) = style.stack.scripts["latin"]
    capital, accent = (letters.ink(letter).top for letter in "EÉ")
    high = style.size * POINT * (accent - capital / 2)
    assert high <= faces.ROW / 2 - 1


def test_one_long_word_does_not_make_the_others_tiny() -> None:
    own, (stack,), _ = printed("just-one", ("en",))
    least = faces.EVENED * own.roles["word"].alone.size
    sizes = [
        run.size
        for card in stack.cards
        for run in card.front.marks
        if isinstance(run, TextRun) and len(run.text) <= 5 and run.x >= faces.WORD_X
    ]
    marks = own.roles["mark"].first.size
    assert min(size for size in sizes if size > marks) >= least - 0.01


def _pips(face: Face) -> Iterator[Box]:
    """The boxes of the dots that show how hard words are."""
    for mark in face.marks:
        if isinstance(mark, Shape) and math.isclose(mark.stroke_width, faces.PIP * 0.36):
            box = drawn(mark.path)
            assert box is not None
            yield box


def _ink(run: TextRun, own: Theme) -> Box:
    """The box that a line of text blackens: left, top, right, bottom."""
    em, ink = run.size * POINT, own.typefaces[run.font].ink(run.text)
    top, bottom = run.y - ink.top * em, run.y - ink.bottom * em
    return (run.x + ink.left * em, top, run.x + ink.right * em, bottom)
