"""The parts of Guess Club: as many as its rules ask for, and saying what they say."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace

import pytest

from authoring.games.guess_club.cards import Questions
from authoring.games.guess_club.components.board import board
from authoring.games.guess_club.components.key import keys as answer_keys
from authoring.games.guess_club.config import Config as Club
from authoring.model import Text
from authoring.printing import rules, theme
from authoring.printing.desk import Desk
from authoring.printing.face import Shape
from authoring.printing.proof import Proof
from tests.printing.parts import LANGUAGES, faces, made, part, squeezed, words


@pytest.mark.parametrize("locale", ["en", "zh-Hans"])
def test_the_answer_key_has_every_answer_of_every_question(locale: str) -> None:
    deck = made("guess-club", LANGUAGES[0])[0]
    told = squeezed(
        "".join(
            text for _, face in faces(part("guess-club", f"key-{locale}")) for text in words(face)
        )
    )
    for question in deck.content.questions:  # type: ignore[attr-defined]
        assert squeezed(question.text[locale]) in told
        for answer in question.answers:
            assert squeezed(answer.text[locale]) in told


@pytest.mark.slow
def test_eighty_four_answer_cards_of_eight_colours_are_printed() -> None:
    """GC-01, GC-02."""
    cards = part("guess-club", "answer-cards").stack.cards
    assert len(cards) == 84
    counts = Counter(card.id.rpartition("-")[0] for card in cards)
    spares = counts.pop("spare")
    assert len(counts) == Club().players[1]
    assert set(counts.values()) == {10}
    assert spares == 4
    assert min(counts.values()) >= Club().answers_per_player


def test_every_player_has_markers_and_there_is_one_for_the_matches() -> None:
    """GC-03, GC-06."""
    ids = Counter(card.id.rpartition("-")[0] for card in part("guess-club", "markers").stack.cards)
    assert ids.pop("") == 3
    assert ids == dict.fromkeys(ids, Club().markers_per_player)
    assert len(ids) == Club().players[1]


def test_chips_are_those_of_the_box_and_start_every_player() -> None:
    """GC-04, GC-11."""
    ids = Counter(card.id.rpartition("-")[0] for card in part("guess-club", "chips").stack.cards)
    loans = ids.pop("loan")
    values = {int(value): count for value, count in ids.items()}
    assert set(values) == {10, 50, 200}
    assert sum(values.values()) == 128
    assert loans >= Club().players[1]
    assert values[10] >= 5 * Club().players[1] + Club().pool_start // 10
    assert values[50] >= 2 * Club().players[1]


def test_the_board_has_every_number_and_two_places_below_it() -> None:
    """GC-54, GC-56."""
    (card,) = part("guess-club", "board").stack.cards
    told = words(card.front)
    least, most = Club().numbers
    assert all(str(number) in told for number in range(least, most))
    assert f"{most}+" in told
    places = [mark for mark in card.front.marks if isinstance(mark, Shape) and mark.dash]
    assert len(places) == 2 * (most - least + 1) + 1


def test_a_title_that_is_the_same_in_two_languages_is_said_once() -> None:
    desk = Desk(theme.load(), Proof(), ("en", "zh-Hans"))
    (card,) = board(desk, Text((("en", "UNO"), ("zh-Hans", "UNO")))).stack.cards
    assert words(card.front).count("UNO") == 1


@pytest.mark.parametrize("locale", ["en", "zh-Hans"])
def test_the_leaflet_of_guess_club_names_the_amounts_of_the_rules(locale: str) -> None:
    """GC-04, GC-05, GC-43 to GC-47, GC-53, GC-63, GC-72, as the game is played by default."""
    told = "".join(
        text[locale]
        for section in rules.read("guess-club").sections
        for text in (found.text for found in section.paragraphs)
    )
    config = Club()
    amounts = re.findall(r"\$(\d+)|(\d+)元", told)
    named = {int(one) for pair in amounts for one in pair if one}
    assert named == {
        config.start_cash,
        config.pool_start,
        config.miss_fee,
        config.invalid_fee,
        config.loan,
    }
    assert config.bet_fee == config.miss_fee
    assert config.leftover_fine == config.invalid_fee
    assert config.pool_refill == config.pool_start


def test_a_question_that_no_column_of_the_key_holds_is_told() -> None:
    deck, _, _ = made("guess-club", LANGUAGES[0])
    content, proof = deck.content, Proof()
    assert isinstance(content, Questions)
    asked = content.questions[0]
    endless = replace(asked, answers=asked.answers * 60)
    whole = replace(content, questions=(endless,))
    desk = Desk(theme.load(), proof, ("en",))
    (one,) = answer_keys(desk, deck.header.title, whole)
    (label,) = (held.label["en"] for held in content.categories if held.id == asked.category)
    assert "".join(words(one.stack.cards[0].front)) == label
    assert [fault.flaw.message.split(":")[0] for fault in proof.faults] == [asked.id]
