"""The bots, their associations and the narrator."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from authoring.engine.bots import run_bots
from authoring.engine.chance import ONE
from authoring.engine.game import BotMaker
from authoring.engine.table import Table
from authoring.games.just_one import KIT
from authoring.games.just_one.bots.lore import lore, shares
from authoring.games.just_one.expressions import forbidden
from authoring.games.just_one.judge import Relations
from authoring.games.just_one.playtest.minds import minds
from authoring.games.just_one.playtest.players import LEVELS
from authoring.pack.pack import Pack
from authoring.pipeline import load_pack
from tests.games.just_one.small import (
    LOCALES,
    PACK,
    TRAP_PACK,
    act,
    fallen,
    guessed,
    named,
    table,
    turn,
)


def scores(bot: str, pack: Pack, games: int, **options: object) -> float:
    total = 0
    for seed in range(games):
        game = Table(KIT.game, pack, 5, seed, options)
        run_bots(game, [KIT.bots[bot]], KIT.judge)
        assert game.result is not None
        total += game.result.scores["0"]
    return total / games


@pytest.mark.slow
def test_thinking_helps() -> None:
    pack = load_pack("content/just-one")
    careful, naive, random = (scores(bot, pack, 12) for bot in ("careful", "naive", "random"))
    assert careful > 4
    assert careful > naive > 1.5
    assert random < 1


def played_shipped(seed: int, locale: str) -> list[tuple[str, int, list[str]]]:
    """Each turn's card, number and clues of a game from the deck that ships."""
    game = Table(KIT.game, load_pack("content/just-one"), 5, seed, {"locale": locale})
    run_bots(game, [KIT.bots["careful"]], KIT.judge)
    cards = [data["card"] for data in named(game.log, "turn_ended")]
    numbers = [data["number"] for data in named(game.log, "turn_ended")]
    clues = [[clue for _, clue in data["clues"]] for data in named(game.log, "clues_shown")]
    return list(zip(cards, numbers, clues, strict=True))


@pytest.mark.slow
@pytest.mark.parametrize("locale", ["en", "zh-Hans"])
def test_bots_think_beyond_the_deck_and_never_of_the_rest_of_the_card(locale: str) -> None:
    pack = load_pack("content/just-one")
    words = {card["id"]: [w["text"][locale] for w in card["words"]] for card in pack.cards["cards"]}
    deck = {word.lower() for card in words.values() for word in card}
    said = []
    for card, _, clues in played_shipped(3, locale):
        assert not {clue.lower() for clue in clues} & {word.lower() for word in words[card]}
        said += clues
    beyond = [clue for clue in said if clue.lower() not in deck]
    assert len(beyond) * 2 > len(said)


def test_what_nothing_is_known_of_is_hinted_at_by_its_field() -> None:
    """The words of this pack are invented: only the deck tells what goes with what."""
    game = Table(KIT.game, PACK, 5, 1, {"judge": "auto"})
    run_bots(game, [KIT.bots["careful"]], KIT.judge)
    known = lore(PACK, LOCALES)
    for number, data in enumerate(named(game.log, "clues_shown")):
        ended = named(game.log, "turn_ended")[number]
        word = known.by_number[ended["card"], ended["number"]]
        associated = {clue for clue, _ in minds(PACK, LOCALES[0]).clues((word.card, word.number))}
        assert {clue for _, clue in data["clues"] if clue} <= associated | set(word.clues)


def test_bots_write_no_clue_that_the_card_forbids() -> None:
    known = lore(PACK, LOCALES)
    relations = Relations(PACK, LOCALES)
    assert len(known.words) == 24 * 5
    for word in known.words:
        assert len(set(word.clues)) == len(word.clues) >= 2
        mates = {other.name for other in known.words if other.card == word.card}
        assert mates.isdisjoint(word.clues)
        for clue in word.clues:
            assert forbidden(PACK.tables, LOCALES, word.card, word.number, clue) is None
            assert not relations.breaks(word.card, word.number, clue)


@pytest.mark.parametrize("makers", [list(KIT.bots.values()), list(LEVELS.values())])
def test_bots_write_no_clue_that_is_longer_than_was_agreed(makers: Sequence[BotMaker]) -> None:
    game = run_bots(table(5, clue_max_chars=4), makers, KIT.judge)
    assert game.result is not None
    clues = [clue for data in named(game.log, "clues_shown") for _, clue in data["clues"]]
    assert max(map(len, clues)) == 4


def test_the_field_comes_to_mind_first_and_its_words_next() -> None:
    known = lore(PACK, LOCALES)
    fields = {
        word["text"]["en"]: word["field"] for card in PACK.cards["cards"] for word in card["words"]
    }
    for word in known.words:
        first, second = word.clues[:2]
        assert first == fields[word.name]
        assert fields[second] == fields[word.name]


def test_an_english_field_is_no_clue_in_chinese_and_strangers_are_none() -> None:
    known = lore(PACK, ("zh-Hans",))
    fields = {word["field"] for card in PACK.cards["cards"] for word in card["words"]}
    assert all(fields.isdisjoint(word.clues) for word in known.words)


def test_shares_add_up_and_spare_the_obvious() -> None:
    plain, careful = shares(10, 5, 0), shares(10, 5, 2)
    assert ONE - 10 <= sum(plain) <= ONE
    assert ONE - 10 <= sum(careful) <= ONE
    assert careful[0] < careful[2]
    assert plain[0] > plain[1] > plain[9]


@pytest.mark.parametrize("tie", ["cancel", "keep"])
def test_givers_of_the_machine_can_judge_themselves(tie: str) -> None:
    game = Table(KIT.game, TRAP_PACK, 5, 3, {"judge": "givers", "tie": tie, "game_cards": 6})
    run_bots(game, [KIT.bots["naive"]], KIT.judge)
    assert game.result is not None
    assert named(game.log, "voted")


@pytest.mark.parametrize(
    ("one", "other", "related"),
    [
        ("Japan", "Japanese", True), ("princess", "王子", False), ("princess", "princely", False),
        ("snow-white", "snow", True), ("苹果", "苹果汁", True), ("火", "火车", False),
        ("cat", "cats", False), ("butter", "butterfly", False), ("cat", "dog", False),
    ],
)  # fmt: skip
def test_only_what_is_sure_is_of_one_family(one: str, other: str, related: bool) -> None:
    relations = Relations(TRAP_PACK, LOCALES)
    assert relations.same_family(one, other) is related
    assert relations.same_family(other, one) is related


def told(locale: str) -> str:
    game = table(5)
    turn(game, ["cat"], ["cats"], ["trapper"], ["cheese"])
    guessed(game, "cage")
    turn(game, ["cat"], ["bait"], ["hunter"], ["cheese"])
    guessed(game, "trap")
    turn(game, ["cat"], ["cat"], ["cat"], ["cat"])
    act(game, 3, "choose", number=2)
    act(game, 0, "object")
    tell = KIT.narrate(game.pack, locale)
    return "\n".join(filter(None, map(tell, game.log)))


@pytest.mark.parametrize(
    ("author", "told_of"), [(True, "“cat” (seat 1) is cancelled"), (False, "“cat” is cancelled")]
)
def test_the_guesser_learns_what_fell_when_the_turn_is_over(author: bool, told_of: str) -> None:
    game = table(5, show_author=author)
    turn(game, ["cat"], ["cats"], ["trapper"], ["cheese"])
    assert not named(game.log, "cancelled_shown")
    guessed(game, "cage")
    (shown,) = named(game.log, "cancelled_shown")
    assert [item["clue"] for item in shown["clues"]] == ["cat", "cats", "trapper"]
    by_seat = {
        seat: "\n".join(filter(None, map(KIT.narrate(game.pack, "en"), game.visible(seat))))
        for seat in (0, 1)
    }
    assert told_of in by_seat[0]
    assert "The clues that the guesser did not see:" in by_seat[0]
    assert "The clues that the guesser did not see:" not in by_seat[1]


def test_nothing_is_laid_open_when_nothing_fell() -> None:
    game = table(5)
    turn(game, ["cat"], ["bait"], ["hunter"], ["cheese"])
    guessed(game, "trap")
    assert not named(game.log, "cancelled_shown")


def test_an_english_game_is_told() -> None:
    words = told("en")
    assert "  The card: 1 “trap”, 2 “prince”, 3 “green”, 4 “butter”, 5 “Japan”." in words
    assert "  “cat” is cancelled: it was written twice (JO-21)." in words
    assert "  “trapper” is cancelled: it is of the same family (JO-26)." in words
    assert "Seat 0 sees “cheese” (seat 4); 3 cancelled." in words
    assert "  Wrong: it was “trap”.\n  The next card is lost too, unseen." in words
    assert "  Right! It was “trap”. Cards won: 1." in words
    assert "All clues are cancelled.\n  It was “trap”. Nobody can guess it now." in words
    assert "  Seat 0 does not know the word.\n  Another number, please." in words


def test_a_chinese_game_is_told() -> None:
    words = told("zh-Hans")
    assert "  词卡：1 「陷阱」、2 「王子」、3 「绿色」、4 「黄油」、5 「日本」。" in words
    assert "  「cat」取消：线索重复（JO-21）。" in words
    assert "  猜错了，答案是「陷阱」。\n  牌堆顶部的下一张卡也一并移除。" in words


def test_the_lore_of_real_families_is_kept_apart() -> None:
    game = table(5)
    events = turn(game, ["cat"], ["cats"], ["trapper"], ["cheese"])
    assert fallen(events) == {0: "identical", 1: "identical", 2: "family"}
