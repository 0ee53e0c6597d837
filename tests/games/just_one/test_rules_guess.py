"""Guessing, scoring and the end: JO-36 to JO-51."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from authoring.engine.bots import run_bots
from authoring.engine.game import JUDGE
from authoring.engine.table import Table
from authoring.games.just_one import KIT
from authoring.games.just_one.play.rounds import grade
from tests.examples import examples
from tests.games.just_one.contract import OPTIONS, PACK
from tests.games.just_one.small import (
    WORDS,
    Game,
    act,
    clues_for,
    guessed,
    named,
    play_turn,
    refusal,
    revealed,
    table,
    turn,
)


def at_guess(number: int = 1, **options: object) -> Game:
    game = table(5, **options)
    turn(game, *clues_for(game), number=number)
    return game


def outcome(game: Game) -> str:
    told: str = named(game.log, "turn_ended")[-1]["outcome"]
    return told


def test_jo_36_the_guesser_sees_what_survived_and_who_wrote_it() -> None:
    game = table(5)
    turn(game, ["cat"], ["cheese"], ["cats"], ["hunter"])
    view = game.view(0)
    assert view["revealed"] == [[2, "cheese"], [4, "hunter"]]
    assert view["cancelled_count"] == 2
    assert view["clues"] == []
    assert "cats" not in str(view)


def test_jo_36_author_and_order_are_options() -> None:
    orders = set()
    for seed in range(12):
        game = table(5, seed=seed, show_author=False, clue_order="shuffled")
        events = turn(game, ["cat"], ["cheese"], ["bait"], ["hunter"])
        assert all(seat is None for seat, _ in game.view(0)["revealed"])
        orders.add(tuple(revealed(events)))
    assert len(orders) > 3
    assert {tuple(sorted(order)) for order in orders} == {("bait", "cat", "cheese", "hunter")}


def test_jo_37_no_more_clues() -> None:
    game = at_guess()
    for seat in range(5):
        code = refusal(game, seat, "write", clues=["more"]).code
        assert code == "WRONG_PHASE"
    assert {move.name for move in game.legal(0).moves} | {
        move.name for move in game.legal(0).open
    } == {"guess", "pass"}


def test_jo_38_one_guess_that_stands() -> None:
    game = at_guess()
    act(game, 0, "guess", word="cage")
    assert refusal(game, 0, "guess", word="trap").code == "WRONG_PHASE"
    assert refusal(game, 0, "pass").code == "WRONG_PHASE"


@pytest.mark.parametrize("word", ["", "  ", "\u200b"])
def test_jo_38_a_guess_says_something(word: str) -> None:
    assert refusal(at_guess(), 0, "guess", word=word).code == "BLANK_GUESS"


@pytest.mark.parametrize(
    ("word", "guess"),
    [
        ("trap", "trap"), ("trap", "Traps"), ("trap", " a TRAP"), ("trap", "陷阱"),
        ("trap", "trâp"), ("prince", "king’s son"), ("prince", "prints"), ("japan", "ＪＡＰＡＮ"),
    ],
)  # fmt: skip
def test_jo_39_the_word_or_what_sounds_the_same_is_right(word: str, guess: str) -> None:
    game = at_guess(WORDS[word])
    act(game, 0, "guess", word=guess)
    assert outcome(game) == "right"


def test_jo_39_the_same_sound_is_an_option() -> None:
    game = at_guess(WORDS["prince"], guess_match="exact")
    guessed(game, "prints")
    assert outcome(game) == "wrong"


def test_jo_39_the_judge_may_accept_what_the_card_does_not_know() -> None:
    game = at_guess()
    act(game, 0, "guess", word="snare")
    assert game.to_act() == {JUDGE}
    act(game, JUDGE, "rule", right=True)
    assert outcome(game) == "right"


@pytest.mark.parametrize(("ayes", "result"), [(3, "right"), (2, "wrong"), (0, "wrong")])
def test_jo_39_or_the_givers_by_majority(ayes: int, result: str) -> None:
    game = table(5, judge="givers")
    act(game, 0, "choose", number=1)
    for seat in (1, 2, 3, 4):
        act(game, seat, "accept")
    for seat, clue in enumerate(("cat", "cheese", "bait", "hunter"), 1):
        act(game, seat, "write", clues=[clue])
    for seat in (1, 2, 3, 4):
        act(game, seat, "compare_vote", invalid=[], same=[])
    act(game, 0, "guess", word="snare")
    for seat in (1, 2, 3, 4):
        act(game, seat, "rule_vote", right=seat <= ayes)
    assert outcome(game) == result


@pytest.mark.parametrize("guess", ["trapdoor", "trapper", "mouse-trap", "tra"])
def test_jo_40_partly_related_is_wrong(guess: str) -> None:
    game = at_guess()
    act(game, 0, "guess", word=guess)
    maker = KIT.judge
    assert maker is not None
    game.play(maker(game.pack, game.config, 5).choose(game.legal(JUDGE)))
    assert outcome(game) == "wrong"


def test_jo_41_right_the_card_counts() -> None:
    game = at_guess()
    card = game.state.card
    guessed(game, "trap")
    assert game.state.successes == [card]
    assert game.state.box == []
    assert len(game.state.deck) == 11


def test_jo_42_wrong_this_card_and_the_next_are_lost() -> None:
    game = at_guess()
    card, following = game.state.card, game.state.deck[-1]
    events = guessed(game, "cage")
    assert game.state.box == [card, following]
    assert game.state.card not in (card, following)
    assert len(game.state.deck) == 10
    assert named(events, "card_lost") == [{"from": "deck", "card": None}]


def last_card(successes: int, **options: object) -> Game:
    """A game of few cards, the last of which is about to be guessed."""
    game = table(5, game_cards=successes + 1, **options)
    for _ in range(successes):
        play_turn(game, "right")
    turn(game, *clues_for(game))
    assert game.state.deck == []
    return game


def test_jo_43_wrong_on_the_last_card_one_success_is_lost() -> None:
    game = last_card(3)
    guessed(game, "cage")
    assert len(game.state.successes) == 2
    assert len(game.state.box) == 2
    assert game.result is not None


def test_jo_43_with_none_to_lose_nothing_happens() -> None:
    game = last_card(0)
    guessed(game, "cage")
    assert game.state.successes == []
    assert game.result is not None
    assert game.result.scores == dict.fromkeys("01234", 0)


def test_jo_44_pass_only_this_card_is_lost() -> None:
    game = at_guess()
    card = game.state.card
    act(game, 0, "pass")
    assert game.state.box == [card]
    assert len(game.state.deck) == 11


def test_jo_45_wrong_with_one_card_left_ends_the_game() -> None:
    game = table(5, game_cards=3)
    play_turn(game, "right")
    play_turn(game, "wrong")
    assert game.result is not None
    assert game.result.scores["0"] == 1
    assert len(game.state.box) == 2


@pytest.mark.parametrize("result", ["right", "wrong", "passed", "cancelled"])
def test_jo_46_the_left_neighbour_is_next_whatever_happened(result: str) -> None:
    game = table(5)
    play_turn(game, result)
    assert game.state.guesser == 1
    for seat in range(5):
        view = game.view(seat)
        assert view["clues"] == view["own_clues"] == view["revealed"] == view["done"] == []
    for _ in range(4):
        play_turn(game, "passed")
    assert game.state.guesser == 0


@pytest.mark.parametrize(("result", "turns"), [("right", 13), ("passed", 13), ("wrong", 7)])
def test_jo_47_the_game_ends_with_the_deck(result: str, turns: int) -> None:
    game = table(5)
    while game.result is None:
        play_turn(game, result)
    assert game.state.turn == turns
    assert game.to_act() == frozenset()
    assert refusal(game, 0, "choose", number=1).code == "GAME_OVER"


def test_jo_48_all_share_the_score_and_nobody_wins_alone() -> None:
    game = table(3)
    for result in ["right"] * 8 + ["passed"] * 5:
        play_turn(game, result)
    assert game.result is not None
    assert game.result.scores == {"0": 8, "1": 8, "2": 8}
    assert game.result.winners == ()


@pytest.mark.parametrize(
    ("score", "level"),
    [(0, 0), (3, 0), (4, 1), (6, 1), (7, 2), (8, 2), (9, 3), (10, 3), (11, 4), (12, 5), (13, 6)],
)
def test_jo_49_seven_grades(score: int, level: int) -> None:
    assert grade(score) == level


def test_jo_49_the_grade_is_told() -> None:
    game = table(5)
    for _ in range(13):
        play_turn(game, "right")
    (told,) = named(game.log, "game_ended")
    assert told == {"score": 13, "grade": 6, "cards": 13}
    for locale in ("en", "zh-Hans"):
        words = KIT.narrate(game.pack, locale)
        assert {words(event) for event in game.log if event.name == "game_ended"} != {""}


@settings(max_examples=examples(40), deadline=None)
@given(
    seed=some.integers(0, 2**63),
    seats=some.integers(3, 7),
    options=some.sampled_from(OPTIONS),
    bot=some.sampled_from(sorted(KIT.bots)),
)
def test_jo_50_no_card_is_lost_or_made(
    seed: int, seats: int, options: dict[str, object], bot: str
) -> None:
    whole = Table(KIT.game, PACK, seats, seed, options)
    run_bots(whole, [KIT.bots[bot]], KIT.judge)
    again = whole.rewound(0)
    cards = again.config.game_cards
    for move in whole.moves:
        again.play(move)
        state = again.state
        held = [state.card] if state.card else []
        everywhere = [*state.successes, *state.box, *state.deck, *held]
        assert len(everywhere) == len(set(everywhere)) == cards
        assert not set(everywhere) & {*state.spares, *state.replaced}
    assert 0 <= len(whole.state.successes) <= cards
    assert whole.state.turn <= cards


def test_jo_51_a_timer_is_only_told() -> None:
    assert table(5).view(1)["clue_timer"] == 0
    assert table(5, clue_timer=60).view(1)["clue_timer"] == 60
