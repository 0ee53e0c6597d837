"""The parts of Just One: enough for any number of players."""

from __future__ import annotations

from authoring.games.just_one.config import Config as JustOne
from authoring.games.just_one.config import clues_each
from authoring.games.just_one.play.rounds import grade
from authoring.printing.face import TextRun
from tests.printing.parts import part


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
