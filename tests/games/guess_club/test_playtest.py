"""Which questions a playtest flags, and how it knows."""

from __future__ import annotations

from typing import Any

import pytest

from authoring import games
from authoring.engine.bots import run_bots
from authoring.engine.chance import ONE
from authoring.engine.game import public
from authoring.games.guess_club.config import configure
from authoring.games.guess_club.playtest import PLAYTEST
from authoring.games.guess_club.playtest.book import Book
from authoring.games.guess_club.playtest.odds import lacking, likeliest, matches
from authoring.games.guess_club.playtest.players import LEVELS
from authoring.playtest.company import drive, gather
from authoring.playtest.part import Cell, Tally
from authoring.playtest.plan import Wish, make
from authoring.playtest.results import Results
from authoring.playtest.run import Here, run
from authoring.playtest.store import Store
from authoring.playtest.weigh import weigh
from tests.games.guess_club.small import PACK, ROUND_FRUIT, many, pack, table


def results(pack: Any, number: int = 60, **options: Any) -> Results:
    store = Store(make(games.kit, pack, Wish(number, 1, 4, {"rounds": 1, **options})))
    run(store, Here(), 1)
    return weigh(store)


@pytest.mark.parametrize(
    ("answers", "cards", "flagged"),
    [(10, 9, {"likely-too-narrow"}), (30, 6, set()), (900, 3, {"likely-too-broad"})],
)
def test_gc_43_questions_are_flagged_by_how_often_players_meet(
    answers: int, cards: int, flagged: set[str]
) -> None:
    """Nine answers of ten meet nearly always; three of nine hundred hardly ever."""
    pack = many(3, answers)
    found = results(pack, 90, answers_per_player=cards)
    assert {flag.check for flag in found.flags} == flagged
    for flag in found.flags:
        assert set(flag.readings) == set(LEVELS)


def test_a_hit_is_a_play_with_a_match() -> None:
    game = run_bots(table(4, PACK, 3), [LEVELS["average"]], games.kit("guess-club").judge)
    tally = Tally()
    PLAYTEST.note(game, tally)
    ruled = [event.data for event in game.log if event.name == "ruled"]
    assert sum(number for key, number in tally.items() if key[0] == "plays") == len(ruled)
    hits = sum(bool(data["matches"]) for data in ruled)
    assert sum(number for key, number in tally.items() if key[0] == "hits") == hits
    written = sum(number for key, number in tally.items() if key[0] == "written")
    assert written == 3 * 4 * 6


@pytest.mark.slow
def test_levels_differ_in_what_they_write() -> None:
    found = results(many(4, 30), 150)
    (row,) = found.measure("deck-hit-rate").rows
    novice, average, expert = (row.readings[level] for level in ("novice", "average", "expert"))
    assert novice.value < average.value < expert.value


def test_chances_are_those_of_the_binomial_law() -> None:
    assert sum(matches(6, 20)) == pytest.approx(ONE, rel=1e-4)
    assert matches(1, 32) == (ONE // 2, ONE // 2)
    assert lacking[2][256] == ONE // 4
    assert lacking[0][100] == ONE
    assert likeliest(2, 32) == ((1, ONE // 2), (0, ONE // 4), (2, ONE // 4))


def test_what_was_worked_out_for_other_answers_is_not_taken_for_these() -> None:
    """Two cards alike, but that nobody writes the first answer of one, which is too long: if
    the chances of the other held for it, results would hang on which came up before."""
    config = configure({"answers_per_player": 1, "longest_answer": 6})
    short = [{"en": word, "zh-Hans": word} for word in ("apple", "plum", "pear", "lime")]
    long = [{"en": "pineapple", "zh-Hans": "pineapple"}, *short[1:]]
    questions = {"short": short, "long": long}
    cards = pack([{**ROUND_FRUIT, "id": name, "answers": it} for name, it in questions.items()])
    book, foreseen = Book(cards, config, 4, 4), {}
    for name in ("short", "long", "short"):
        book.see(public("question_set", {"question": name}))
        foreseen[name] = book.totals()
    assert foreseen["short"] == likeliest(1, 40)
    assert foreseen["long"] == likeliest(1, 46)


def test_every_question_of_a_pack_has_every_measure() -> None:
    found = results(PACK, 20)
    ids = [card["id"] for card in PACK.cards["questions"]]
    for name in ("hit-rate", "total-bits", "answers-covering", "foreseen"):
        assert [row.card for row in found.measure(name).rows] == ids


def test_cells_of_a_game_that_plays_in_all_languages_have_no_locale() -> None:
    made = make(games.kit, PACK, Wish(1, 1))
    assert made.cells == tuple(Cell(level, "") for level in LEVELS)


@pytest.mark.parametrize("judge", ["auto", "setter", "vote"])
@pytest.mark.parametrize("level", LEVELS)
def test_players_move_alike_with_one_book_and_with_one_each(level: str, judge: str) -> None:
    kit = games.kit("guess-club")
    one, other = (table(4, PACK, 5, judge=judge) for _ in range(2))
    together = drive(one, gather(one, LEVELS[level], kit.judge))
    assert together.moves == run_bots(other, [LEVELS[level]], kit.judge).moves
    assert together.result is not None
