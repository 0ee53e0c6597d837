"""The automatic judge, the bots and the narrator."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from authoring.engine.bots import run_bots
from authoring.engine.game import JUDGE, BotMaker, Event, Move
from authoring.engine.rng import Rng
from authoring.engine.table import Table
from authoring.games.guess_club import KIT
from authoring.games.guess_club.config import configure
from authoring.games.guess_club.judge import GuessClubJudge
from authoring.games.guess_club.playtest.players import LEVELS
from tests.games.guess_club.small import (
    FRUIT_PACK,
    PACK,
    ROUND_FRUIT,
    Game,
    act,
    ask,
    many,
    named,
    pack,
    started,
    table,
)

HANDS = (
    ("apple", "banana", "papaya"),
    ("苹果", "tangerine", "lime"),
    ("plum", "orange", "橙"),
    ("pear", "papayas", "apples"),
)


def ruled(game: Game) -> Game:
    """The game after the automatic judge had its say."""
    maker = KIT.judge
    assert maker is not None
    judge = maker(game.pack, game.config, game.seats)
    for event in game.visible(JUDGE):
        judge.see(event)
    while JUDGE in game.to_act():
        game.play(judge.choose(game.legal(JUDGE)))
    return game


@pytest.mark.parametrize(
    ("played", "held", "same"),
    [
        ("apple", "Apple", True), ("apple", "苹果", True), ("apple", "the apples", True),
        ("tangerine", "橙子", True), ("papaya", "PAPAYA", True),
        ("apple", "banana", False), ("apple", "plum", False), ("苹果", "梨", False),
        ("apple", "pineapple", False), ("papaya", "guava", False),
    ],
)  # fmt: skip
def test_gc_42_meaning_decides_and_not_spelling_or_kind(played: str, held: str, same: bool) -> None:
    """Before the automatic judge; a fruit is not another for being a fruit too."""
    game = started((("cherry", "lime"), (played, "grape"), (held, "melon")))
    act(game, 1, "play", card=0)
    (told,) = named(ruled(game).log, "ruled")
    assert told["matches"] == ([[2, 0, held]] if same else [])
    assert game.state.counter == int(same)


def test_gc_76_between_two_a_match_takes_both() -> None:
    game = started((("apple", "plum"), ("apples", "peach")))
    act(game, 1, "play", card=1)
    act(ruled(game), 0, "play", card=0)
    told = named(ruled(game).log, "ruled")
    assert [bool(each["matches"]) for each in told] == [False, True]
    assert [each["counter"] for each in told] == [0, 1]


def test_the_judge_sees_through_languages_and_aliases() -> None:
    game = started(HANDS)
    act(game, 1, "play", card=0)
    (told,) = named(ruled(game).log, "ruled")
    assert told["matches"] == [[0, 0, "apple"], [3, 2, "apples"]]


def test_the_judge_matches_unknown_answers_by_their_spelling() -> None:
    game = started(HANDS)
    act(game, 1, "play", card=2)
    ruled(game)
    act(game, 2, "play", card=0)
    ruled(game)
    act(game, 3, "play", card=1)
    assert named(ruled(game).log, "ruled")[-1]["matches"] == [[0, 2, "papaya"]]


def test_the_judge_takes_a_pack_that_names_answers_no_card_lists() -> None:
    """Somebody may have made it: a number of any size is one more answer, and no more room."""
    cards = pack([{**ROUND_FRUIT, "id": name} for name in "abc"])
    for names in cards.tables["answer_keys"].values():
        names["en"] |= {"apple": 1 << 60, "plum": 1 << 60}
    game = started((("pear",), ("plum",), ("apple",)), pack=cards)
    act(game, 1, "play", card=0)
    assert named(ruled(game).log, "ruled")[-1]["matches"] == [[2, 0, "apple"]]


def test_the_judge_fines_what_the_card_calls_wrong() -> None:
    game = started(HANDS, markers_per_player=0)
    for seat, card in ((1, 2), (2, 0), (3, 0), (0, 1)):
        act(game, seat, "play", card=card)
        ruled(game)
    assert [told["fits"] for told in named(game.log, "ruled")] == [True, True, True, False]


def test_the_judge_looks_at_leftovers_too() -> None:
    game = started((("banana", "plum", "pear"), ("apple", "lime", "grape")), unknown_fits=False)
    while game.state.round == 1:
        act(game, game.state.turn, "play", card=game.state.players[game.state.turn].hand[-1])
        ruled(game)
    assert named(game.log, "leftovers_ruled") == [{"off_topic": [[0, 0, "banana"]]}]


def test_the_judge_shows_one_card_each_where_that_was_agreed() -> None:
    hands = (("plum", "pear"), ("orange", "lime"), ("kiwi", "grape"))
    game = started(hands, force_all_matching=False)
    act(game, 1, "play", card=0)
    assert named(ruled(game).log, "ruled")[-1]["matches"] == []


def test_the_judge_tells_whether_an_answer_would_fit() -> None:
    game = table(3)
    ask(game)
    for seat, answer in ((1, "banana"), (2, "apple")):
        act(game, seat, "query", answer=answer)
    replies = {told["seat"]: told["fits"] for told in named(ruled(game).log, "replied")}
    assert replies == {1: False, 2: True}


@pytest.mark.parametrize("judge", ["setter", "vote"])
def test_honest_bots_judge_as_the_automatic_judge_does(judge: str) -> None:
    """Claims and rulings by people come out as the tables say."""
    for seed in range(4):
        game = Table(KIT.game, PACK, 4, seed, {"judge": judge, "rounds": 1})
        run_bots(game, [KIT.bots["naive"]], KIT.judge)
        matched = {
            answer
            for told in named(game.log, "ruled")
            if told["matches"]
            for answer in (told["answer"], *(written for _, _, written in told["matches"]))
        }
        everything = [
            text for move in game.moves if move.name == "answer" for text in move.data["answers"]
        ]
        played = {told["answer"]: told for told in named(game.log, "ruled")}
        for answer, told in played.items():
            alone = everything.count(answer) == 1
            assert bool(told["matches"]) is not alone or answer in matched
            assert told["fits"]


def test_likely_answers_are_written_more_often() -> None:
    bot = KIT.bots["careful"](PACK, KIT.game.configure({}), 4, 0, Rng(3))
    counts = [0] * 14
    for _ in range(400):
        for number in bot.write(14, 6):  # type: ignore[attr-defined]
            counts[number] += 1
    assert counts[0] > counts[4] > counts[13]
    assert sum(counts) == 2400


@pytest.mark.slow
def test_careful_players_beat_random_ones() -> None:
    wins = 0
    for seed in range(30):
        game = Table(KIT.game, many(6, 16), 4, seed, {})
        run_bots(game, [KIT.bots["careful"], KIT.bots["random"]], KIT.judge)
        assert game.result is not None
        wins += sum(1 for seat in game.result.winners if seat % 2 == 0)
    assert wins > 20


@pytest.mark.parametrize("makers", [list(KIT.bots.values()), list(LEVELS.values())])
def test_bots_write_no_answer_that_is_longer_than_was_agreed(makers: Sequence[BotMaker]) -> None:
    game = run_bots(table(8, longest_answer=6, answers_per_player=12), makers, KIT.judge)
    assert game.result is not None
    said = [text for move in game.moves if move.name == "answer" for text in move.data["answers"]]
    assert {"apple", "8 12"} <= set(said)
    assert max(map(len, said)) == 6


@pytest.mark.parametrize("makers", [KIT.bots.values(), LEVELS.values()])
def test_gc_28_bots_write_no_word_that_is_another_answer_in_another_language(
    makers: Sequence[BotMaker],
) -> None:
    """A present is a poison in German, and so the two are one answer where both are spoken."""
    answers = [*ROUND_FRUIT["answers"][:4]]
    answers += [{"en": "gift", "zh-Hans": "礼物"}, {"en": "poison", "zh-Hans": "gift"}]
    cards = pack([{**ROUND_FRUIT, "id": f"{n}", "answers": answers} for n in range(3)])
    for maker in makers:
        game = run_bots(table(2, cards, 3, min_answers=5), [maker], KIT.judge)
        hands = [event["answers"] for event in named(game.log, "answers_written")]
        assert len(hands) == 2 * 3
        assert not any({"gift", "poison"} <= {*hand} for hand in hands)


@pytest.mark.slow
def test_a_free_question_can_be_played_by_bots() -> None:
    game = table(3, pack=PACK, rounds=1)
    act(game, 0, "ask", text="Name a toy.")
    run_bots(game, [KIT.bots["careful"]], KIT.judge)
    assert game.result is not None


def test_an_english_game_is_told() -> None:
    game = started((("apple", "plum"), ("apples", "pear")), rounds=1)
    act(game, 1, "play", card=0)
    ruled(game)
    act(game, 0, "predict", number=0)
    tell = KIT.narrate(game.pack, "en")
    told = "\n".join(filter(None, map(tell, game.log)))
    assert (
        "Seat 1 plays “apples”.\n  A match! Seat 0 (apple) had it too (GC-42). Matches: 1." in told
    )
    assert "  Seat 1 takes the pool: $30.\n  The bank puts $30 into the pool: $30." in told
    assert "  Seat 0 foresees 0 matches in all, fewer than there are already." in told


def test_a_chinese_game_is_told() -> None:
    game = started((("苹果", "plum"), ("apples", "pear")), rounds=1)
    act(game, 1, "play", card=0)
    ruled(game)
    tell = KIT.narrate(game.pack, "zh-Hans")
    told = "\n".join(filter(None, map(tell, game.log)))
    assert "座位0出题：说出一种圆形的水果。" in told
    assert "座位1打出「apples」。\n  匹配成功！座位0（苹果）也写了（GC-42）。匹配次数：1。" in told


def test_a_judge_that_is_shown_nothing_legal_knows_what_is_due() -> None:
    judge = GuessClubJudge(FRUIT_PACK, configure({}), 3)
    judge.see(Event("question_set", {"question": "fruit-0", "text": None}, None))
    for asker in (2, 1):
        judge.see(Event("queried", {"seat": asker, "answer": "apple"}, None))
    assert judge.decide() == Move(JUDGE, "reply", {"to": 1, "fits": True})
    judge.see(Event("replied", {"seat": 1, "answer": "apple", "fits": True}, None))
    assert judge.decide() == Move(JUDGE, "reply", {"to": 2, "fits": True})
    for seat, answers in enumerate((["apple"], ["plum"], ["apple"])):
        judge.see(Event("answers_written", {"seat": seat, "answers": answers}, None))
    judge.see(Event("card_played", {"seat": 0, "card": 0, "answer": "apple"}, None))
    assert judge.decide() == Move(JUDGE, "rule", {"fits": True, "matches": [[2, 0]]})
    judge.see(Event("ruled", {"matches": [[2, 0, "apple"]]}, None))
    judge.see(Event("play_stopped", {"leftovers": [[1, 0, "plum"]]}, None))
    assert judge.decide() == Move(JUDGE, "inspect", {"off_topic": []})
