"""The question phase: GC-16 to GC-24."""

from __future__ import annotations

import pytest

from authoring.engine.bots import run_bots
from authoring.engine.game import Refusal
from authoring.engine.table import Table
from authoring.games.guess_club import KIT
from tests.games.guess_club.small import (
    FRUITS,
    ROUND_FRUIT,
    Game,
    act,
    ask,
    many,
    named,
    pack,
    refusal,
    table,
)

SAMPLES = [fruit for fruit, _ in FRUITS]


def test_gc_16_the_setter_asks_freely() -> None:
    game = table(3)
    act(game, 0, "ask", text="  Name a round toy. ")
    assert game.view(2)["question_text"] == "Name a round toy."
    assert game.view(2)["question"] is None


def test_gc_16_or_takes_a_card_that_is_on_offer() -> None:
    game = table(3)
    offered = game.state.offered
    assert len(offered) == 3
    assert [move.data["question"] for move in game.legal(0).moves] == list(offered)
    (left,) = {f"fruit-{number}" for number in range(4)} - set(offered)
    refused = refusal(game, 0, "choose", question=left)
    assert refused.code == "NOT_OFFERED"
    assert list(refused.legal.moves) == list(game.legal(0).moves)
    act(game, 0, "choose", question=offered[1])
    assert game.view(1)["question"] == offered[1]


@pytest.mark.parametrize("text", ["", "   ", "\u200b", "two\nlines", "x" * 201, 7, None])
def test_gc_16_a_question_must_say_something(text: object) -> None:
    assert refusal(table(3), 0, "ask", text=text).code == "BAD_TEXT"


def test_gc_16_free_questions_are_an_option() -> None:
    game = table(3, free_questions=False)
    assert not game.legal(0).open
    assert refusal(game, 0, "ask", text="Name a toy.").code == "NO_FREE_QUESTION"


def test_gc_16_only_the_setter_sees_what_is_on_offer() -> None:
    game = table(3)
    assert game.view(0)["offered"] == list(game.state.offered)
    assert game.view(1)["offered"] == []


def test_gc_17_cards_with_fewer_than_ten_different_answers_stay_out() -> None:
    nine = {**ROUND_FRUIT, "answers": ROUND_FRUIT["answers"][:9]}
    again = {**nine, "answers": [*nine["answers"], {"en": "The Apples", "zh-Hans": "苹果"}]}
    cards = pack([{**nine, "id": "nine"}, {**again, "id": "again"}, ROUND_FRUIT])
    assert table(3, pack=cards, rounds=1).state.offered == ("round-fruit",)
    with pytest.raises(
        Refusal, match=r"1 questions with 10 answers or more, and 3 rounds .* option rounds"
    ) as caught:
        table(3, pack=cards)
    assert caught.value.code == "BAD_PACK"
    assert len(table(3, pack=cards, min_answers=9).state.offered) == 3


def test_gc_18_there_are_never_fewer_answers_than_cards_to_fill() -> None:
    with pytest.raises(Refusal, match="14 answers or more"):
        table(3, answers_per_player=14)


@pytest.mark.slow
def test_gc_19_the_broader_the_question_the_rarer_a_match() -> None:
    def matches(answers: int) -> int:
        total = 0
        for seed in range(12):
            game = Table(KIT.game, many(4, answers), 4, seed, {})
            run_bots(game, [KIT.bots["random"]], KIT.judge)
            total += sum(event["counter"] for event in named(game.log, "settled"))
        return total

    narrow, broad = matches(12), matches(60)
    assert narrow > 2 * broad


def test_gc_20_everybody_else_must_understand_and_agree() -> None:
    game = table(4)
    act(game, 0, "choose", question=game.state.offered[0])
    assert game.to_act() == {1, 2, 3}
    assert refusal(game, 0, "confirm").code == "NOT_YOUR_TURN"


def _challenged(**options: object) -> Game:
    game = table(4, **options)
    act(game, 0, "ask", text="Name a fruit.")
    act(game, 1, "confirm")
    act(game, 2, "challenge")
    return game


def test_gc_21_a_challenge_asks_for_ten_samples() -> None:
    game = _challenged()
    assert game.to_act() == {0}
    act(game, 0, "name_samples", samples=SAMPLES[:10])
    (told,) = named(game.log, "question_defended")
    assert told == {"setter": 0, "samples": SAMPLES[:10], "different": 10, "enough": True}
    assert game.to_act() == {3}
    act(game, 3, "confirm")
    assert game.state.phase == "answering"


@pytest.mark.parametrize(
    "samples",
    [SAMPLES[:9], [*SAMPLES[:9], "apples"], [*SAMPLES[:9], " "], []],
    ids=["nine", "one twice", "one blank", "none"],
)
def test_gc_21_with_fewer_the_question_is_withdrawn(samples: list[str]) -> None:
    game = _challenged()
    act(game, 0, "name_samples", samples=samples)
    assert named(game.log, "question_withdrawn")
    assert game.state.step == "propose"
    assert game.to_act() == {0}
    assert game.legal(0).open


def test_gc_21_wrong_samples_do_not_count_for_a_card() -> None:
    game = table(4)
    act(game, 0, "choose", question=game.state.offered[0])
    act(game, 1, "challenge")
    act(game, 0, "name_samples", samples=[*SAMPLES[:9], "banana"])
    assert named(game.log, "question_defended")[0]["different"] == 9
    assert named(game.log, "question_withdrawn")


def test_gc_21_a_card_has_its_samples_on_it() -> None:
    game = table(4)
    act(game, 0, "choose", question=game.state.offered[0])
    act(game, 1, "challenge")
    assert [move.name for move in game.legal(0).moves] == ["read_card", "withdraw"]
    act(game, 0, "read_card")
    assert named(game.log, "question_defended")[0]["different"] == 12
    assert game.to_act() == {2, 3}


def test_gc_21_a_free_question_has_no_card_to_read() -> None:
    assert refusal(_challenged(), 0, "read_card").code == "NO_CARD"


def test_gc_21_the_setter_may_withdraw() -> None:
    game = _challenged()
    act(game, 0, "withdraw")
    assert game.state.step == "propose"


def test_gc_21_what_follows_a_failed_challenge_is_an_option() -> None:
    game = _challenged(challenge_fail="draw")
    act(game, 0, "withdraw")
    assert not game.legal(0).open
    assert refusal(game, 0, "ask", text="Name a toy.").code == "NO_FREE_QUESTION"


def test_gc_21_published_others_may_refuse_a_question_outright() -> None:
    game = table(4, preset="published")
    act(game, 0, "choose", question=game.state.offered[0])
    act(game, 3, "challenge")
    assert game.state.step == "propose"


def test_gc_21_nobody_challenges_twice_in_a_round() -> None:
    game = _challenged()
    act(game, 0, "withdraw")
    act(game, 0, "choose", question=game.state.offered[0])
    assert [move.name for move in game.legal(2).moves] == ["confirm"]
    assert refusal(game, 2, "challenge").code == "ALREADY_CHALLENGED"
    act(game, 1, "challenge")


def test_gc_22_a_setter_without_idea_draws_from_the_cards() -> None:
    game = table(3, offered_questions=1)
    (card,) = game.state.offered
    act(game, 0, "choose", question=card)
    assert game.state.question.card == card


def test_gc_22_withdrawn_and_refused_cards_go_under_the_deck() -> None:
    game = table(3, challenge="refuse")
    first = game.state.offered
    act(game, 0, "choose", question=first[0])
    act(game, 1, "challenge")
    assert first[0] in (*game.state.deck, *game.state.offered)
    assert len({*game.state.deck, *game.state.offered}) == 4


def test_gc_23_writing_starts_when_all_have_confirmed() -> None:
    game = table(4)
    act(game, 0, "choose", question=game.state.offered[0])
    for seat in (3, 1):
        act(game, seat, "confirm")
        assert game.state.phase == "question"
    act(game, 2, "confirm")
    assert game.state.phase == "answering"


def test_gc_23_confirming_can_be_left_out() -> None:
    game = table(4, confirm_questions=False)
    act(game, 0, "choose", question=game.state.offered[0])
    assert game.state.phase == "answering"


@pytest.mark.parametrize(
    ("options", "count"), [({}, 0), ({"preset": "published"}, 6), ({"read_examples": 3}, 3)]
)
def test_gc_24_examples_are_read_as_agreed(options: dict[str, object], count: int) -> None:
    game = table(3, **options)
    ask(game)
    assert len(game.view(1)["examples"]) == count
    assert game.view(0)["examples"] == game.view(1)["examples"]
