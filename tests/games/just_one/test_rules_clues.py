"""Which clues stand: JO-14 to JO-30 before the automatic judge, in English and in Chinese.

Every verdict names its statement, in the move, in the log and in what is narrated.
"""

from __future__ import annotations

from typing import Any

import pytest

from authoring.engine.game import JUDGE, Event, Move, Refusal
from authoring.games.just_one import KIT
from authoring.games.just_one.policy import FLAGGED, INVALID, SAME
from tests.games.just_one.small import TRAP_PACK, WORDS, Game, choose, named, revealed, table, write

EN, ZH = "en", "zh-Hans"
OTHERS = {EN: ["window", "Tuesday", "orange", "seven"], ZH: ["窗户", "星期二", "橙子", "七"]}
"""Clues that nothing is to be said against."""

Told = dict[int, tuple[str, str]]


def judged(game: Game) -> list[Event]:
    """The move of the automatic judge, made at the table."""
    maker = KIT.judge
    assert maker is not None
    judge = maker(game.pack, game.config, game.seats)
    for event in game.visible(JUDGE):
        judge.see(event)
    return game.play(judge.choose(game.legal(JUDGE)))


def compared(locale: str, *clues: str, word: str = "trap", **options: Any) -> list[Event]:
    """A row of clues, filled up with harmless ones, before the judge; one each."""
    game = table(5, locale=locale, **options)
    choose(game, WORDS[word])
    spare = [clue for clue in OTHERS[locale] if clue not in clues]
    row = [*clues, *spare][:4]
    write(game, *[[clue] for clue in row])
    return judged(game)


def pairs(locale: str, *clues: list[str], word: str = "trap", **options: Any) -> list[Event]:
    """The same for three players, two clues each."""
    game = table(3, locale=locale, **options)
    choose(game, WORDS[word])
    write(game, *clues)
    return judged(game)


def struck(events: list[Event]) -> Told:
    """Which clues fell, with reason and statement."""
    (found,) = named(events, "clues_compared")
    return {each["clue"]: (each["reason"], each["rule"]) for each in found["cancelled"]}


def flagged(events: list[Event]) -> list[tuple[list[int], str, str]]:
    """What was put to the table."""
    return [
        (each["clues"], each["reason"], each["rule"])
        for found in named(events, "clues_flagged")
        for each in found["flagged"]
    ]


@pytest.mark.parametrize(
    ("locale", "clue"),
    [(EN, "a big mouse"), (EN, "catches mice"), (EN, "cheese,bait"),
     (ZH, "抓 老鼠"), (ZH, "老鼠、奶酪"), (ZH, "用来抓老鼠的东西")],
)  # fmt: skip
def test_jo_14_what_is_not_one_word_falls(locale: str, clue: str) -> None:
    assert struck(compared(locale, clue)) == {0: ("words", "JO-14")}


def test_jo_14_what_may_be_several_chinese_words_is_put_to_the_table() -> None:
    events = compared(ZH, "会飞的鸟", word="butter")
    assert struck(events) == {}
    assert flagged(events) == [([0], "words", "JO-14")]
    assert flagged(compared(ZH, "老鼠", word="butter")) == []


@pytest.mark.parametrize(
    ("locale", "clue"),
    [(EN, "Mickey"), (EN, "mousetrap-maker"), (EN, "007"), (EN, "brrr"), (EN, "SMS"), (EN, "$"),
     (ZH, "米老鼠"), (ZH, "捕鼠器"), (ZH, "007"), (ZH, "哗啦"), (ZH, "KTV"), (ZH, "￥")],
)  # fmt: skip
def test_jo_15_names_compounds_numbers_sounds_abbreviations_and_signs_stand(
    locale: str, clue: str
) -> None:
    assert struck(compared(locale, clue, word="butter")) == {}


@pytest.mark.parametrize(("locale", "clue"), [(EN, "window"), (ZH, "窗户")])
def test_jo_16_and_29_two_equal_clues_of_one_giver_cancel_each_other_and_a_third(
    locale: str, clue: str
) -> None:
    events = pairs(locale, [clue, clue], [clue, OTHERS[locale][1]])
    assert struck(events) == dict.fromkeys((0, 1, 2), ("identical", "JO-21"))


def test_jo_17_a_missing_clue_is_told_with_its_statement() -> None:
    events = compared(EN, "", allow_blank=True)
    assert struck(events) == {0: ("missing", "JO-17")}


PHRASES = [(EN, "ice", "cream"), (EN, "fly", "butter"), (ZH, "电", "影院"), (ZH, "馆", "图书")]


@pytest.mark.parametrize(("locale", "one", "other"), PHRASES)
def test_jo_18_two_clues_that_say_a_phrase_are_told_to_the_givers(
    locale: str, one: str, other: str
) -> None:
    events = pairs(locale, [one, other], OTHERS[locale][:2], word="japan")
    assert struck(events) == {}
    assert flagged(events) == [([0, 1], "phrase", "JO-18")]
    assert 0 not in next(each for each in events if each.name == "clues_flagged").seen_by


@pytest.mark.parametrize(("locale", "one", "other"), PHRASES)
def test_jo_18_or_fall_if_so_agreed(locale: str, one: str, other: str) -> None:
    events = pairs(locale, [one, other], OTHERS[locale][:2], word="japan", own_phrase="cancel")
    assert struck(events) == dict.fromkeys((0, 1), ("phrase", "JO-18"))


@pytest.mark.parametrize(("locale", "one", "other"), PHRASES)
def test_jo_18_clues_of_two_givers_may_say_a_phrase(locale: str, one: str, other: str) -> None:
    spare = OTHERS[locale]
    events = pairs(locale, [one, spare[0]], [other, spare[1]], word="butter")
    assert flagged(events) == []


def test_jo_19_and_20_the_guesser_sees_neither_verdicts_nor_doubts() -> None:
    game = table(3, locale=EN)
    choose(game, WORDS["butter"])
    write(game, ["ice", "cream"], ["window", "windows"])
    judged(game)
    seen = {each.name for each in game.visible(0)}
    assert seen.isdisjoint({"clues_flagged", "clues_compared"})
    assert game.view(1)["flagged"]
    assert not game.view(0)["flagged"]


SAMES = [
    (EN, "window", "Window", "identical", "JO-21"),
    (ZH, "窗户", "窗戶", "inflected", "JO-23"),
    (EN, "Germany", "German", "family", "JO-22"),
    (ZH, "德国", "德国人", "family", "JO-22"),
    (EN, "horse", "horses", "identical", "JO-21"),
    (EN, "run", "ran", "inflected", "JO-23"),
    (ZH, "马", "两匹马", "inflected", "JO-23"),
    (ZH, "孩子", "孩子们", "inflected", "JO-23"),
    (EN, "philosophy", "filosofie", "misspelt", "JO-24"),
    (EN, "banana", "bannana", "misspelt", "JO-24"),
    (ZH, "咖啡", "加啡", "misspelt", "JO-24"),
]


@pytest.mark.parametrize(("locale", "one", "other", "reason", "rule"), SAMES)
def test_jo_21_to_24_clues_that_count_as_the_same_fall_together(
    locale: str, one: str, other: str, reason: str, rule: str
) -> None:
    events = compared(locale, one, other, word="trap")
    assert struck(events) == dict.fromkeys((0, 1), (reason, rule))
    assert revealed(events) == [clue for clue in OTHERS[locale] if clue not in (one, other)][:2]


@pytest.mark.parametrize(
    ("locale", "one", "other", "reason"),
    [(EN, "sofa", "couch", "synonym"), (EN, "water", "wasser", "translation"),
     (ZH, "手机", "移动电话", "synonym"), (ZH, "水", "water", "translation")],
)  # fmt: skip
def test_jo_25_what_means_the_same_is_for_the_players_unless_agreed(
    locale: str, one: str, other: str, reason: str
) -> None:
    events = compared(locale, one, other)
    assert struck(events) == {}
    assert ([0, 1], reason, "JO-25") in flagged(events)
    agreed = compared(locale, one, other, dup_level="synonym")
    assert struck(agreed) == dict.fromkeys((0, 1), (reason, "JO-25"))


INVALIDS = [
    (EN, "green", "vert", "translation"), (ZH, "green", "green", "translation"),
    (EN, "green", "绿色", "translation"), (ZH, "butter", "Butter", "translation"),
    (EN, "prince", "princess", "family"), (ZH, "prince", "公主", "family"),
    (EN, "japan", "Japanese", "family"), (ZH, "japan", "日本人", "family"),
    (EN, "trap", "blorptang", "invented"),
    (EN, "prince", "prints", "homophone"), (ZH, "butter", "huangyou", "homophone"),
    (EN, "butter", "buter", "misspelt"), (ZH, "trap", "陷井", "misspelt"),
    (EN, "trap", "trapped", "same"), (ZH, "prince", "一个王子", "same"),
]  # fmt: skip


@pytest.mark.parametrize(("locale", "word", "clue", "reason"), INVALIDS)
def test_jo_26_each_kind_of_invalid_clue_falls_by_name(
    locale: str, word: str, clue: str, reason: str
) -> None:
    assert struck(compared(locale, clue, word=word)) == {0: (reason, "JO-26")}


@pytest.mark.parametrize(("locale", "clue"), [(EN, "princess"), (ZH, "公主")])
def test_jo_27_an_invalid_clue_still_takes_its_like_along(locale: str, clue: str) -> None:
    fell = struck(compared(locale, clue, clue, word="prince"))
    assert fell == dict.fromkeys((0, 1), ("family", "JO-26"))


@pytest.mark.parametrize(("locale", "clue"), [(EN, "trapped"), (ZH, "trap")])
def test_jo_28_help_is_no_excuse(locale: str, clue: str) -> None:
    assert 0 in struck(compared(locale, clue))


@pytest.mark.parametrize(
    ("locale", "clues"), [(EN, ("horse", "horses", "horseman")), (ZH, ("马", "一匹马", "两匹马"))]
)
def test_jo_30_what_equals_the_same_is_equal(locale: str, clues: tuple[str, ...]) -> None:
    fell = struck(compared(locale, *clues))
    assert fell.keys() == {0, 1, 2}
    assert {rule for _, rule in fell.values()} <= {"JO-21", "JO-22", "JO-23"}


def test_jo_32_weak_clues_and_doubts_cancel_nothing() -> None:
    for locale in (EN, ZH):
        assert struck(compared(locale)) == {}


@pytest.mark.parametrize("locale", [EN, ZH])
def test_jo_26_the_statement_is_in_the_narration(locale: str) -> None:
    narrate = KIT.narrate(TRAP_PACK, locale)
    game = table(5, locale=EN)
    choose(game, WORDS["prince"])
    write(game, ["princess"], ["sofa"], ["couch"], ["seven"])
    told = "\n".join(map(narrate, [*game.log, *judged(game)]))
    assert "JO-26" in told
    assert "JO-25" in told


@pytest.mark.parametrize("reason", INVALID)
def test_jo_26_a_verdict_may_name_no_other_statement(reason: str) -> None:
    game = table(5)
    choose(game)
    write(game, ["a"], ["b"], ["c"], ["d"])
    wrong = "JO-31"
    found = [{"clue": 0, "reason": reason, "rule": wrong}]
    with pytest.raises(Refusal) as refusal:
        game.play(Move(JUDGE, "compare", {"invalid": found, "same": []}))
    assert INVALID[reason] in refusal.value.sentence


def test_jo_25_doubts_are_read_like_verdicts() -> None:
    game = table(5)
    choose(game)
    write(game, ["a"], ["b"], ["c"], ["d"])
    for doubt in ({"clues": [9], "reason": "synonym"}, {"clues": [0], "reason": "boring"}, "all"):
        with pytest.raises(Refusal):
            game.play(Move(JUDGE, "compare", {"invalid": [], "same": [], "flagged": [doubt]}))


def test_every_reason_has_a_statement_and_words() -> None:
    for locale in (EN, ZH):
        narrate = KIT.narrate(TRAP_PACK, locale)
        clues = [[seat, "a"] for seat in (1, 2)]
        narrate(Event("clues_shown", {"clues": clues}, None))
        for reason, rule in {**INVALID, **SAME, **FLAGGED}.items():
            item = {"clues": [0, 1], "reason": reason, "rule": rule}
            assert rule in narrate(Event("clues_flagged", {"flagged": [item]}, None))


def test_jo_25_a_doubt_is_told_as_a_note() -> None:
    shown = Event("clues_shown", {"clues": [[1, "telephone"], [2, "phone"]]}, None)
    pair = {"clues": [0, 1], "reason": "synonym", "rule": "JO-25"}
    alone = {"clues": [1], "reason": "family", "rule": "JO-26"}
    narrate = KIT.narrate(TRAP_PACK, EN)
    narrate(shown)
    assert narrate(Event("clues_flagged", {"flagged": [pair, alone]}, None)).splitlines() == [
        "  Perhaps these mean the same: “telephone” and “phone”. The automatic judge is not sure, "
        "and cancels nothing for it (JO-25).",
        "  Perhaps it is of the same family: “phone”. The automatic judge is not sure, "
        "and cancels nothing for it (JO-26).",
    ]
    narrate = KIT.narrate(TRAP_PACK, ZH)
    narrate(shown)
    assert narrate(Event("clues_flagged", {"flagged": [pair]}, None)) == (
        "  可能意思相同：「telephone」和「phone」。自动裁判不能确定，没有因此取消（JO-25）。"
    )
