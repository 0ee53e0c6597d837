"""Comparing clues: JO-21 to JO-35."""

from __future__ import annotations

import pytest

from authoring.engine.game import JUDGE, Event
from authoring.games.just_one import KIT, beliefs
from tests.games.just_one.small import (
    WORDS,
    Game,
    act,
    choose,
    fallen,
    named,
    refusal,
    revealed,
    table,
    turn,
    write,
)


def five(*clues: str, number: int = 1, judged: dict[str, object] | None = None,
         **options: object) -> list[Event]:  # fmt: skip
    """Four givers write one clue each; what comes of it."""
    game = table(5, **options)
    return turn(game, *[[clue] for clue in clues], number=number, **(judged or {}))


def automatic(game: Game) -> list[Event]:
    """What the automatic judge says of the clues."""
    maker = KIT.judge
    assert maker is not None
    judge = maker(game.pack, game.config, game.seats)
    for event in game.visible(JUDGE):
        judge.see(event)
    return game.play(judge.choose(game.legal(JUDGE)))


def by_judge(*clues: str, number: int = 1, **options: object) -> dict[int, str]:
    """The clues that fall before the automatic judge, by place, and why."""
    game = table(5, **options)
    choose(game, number)
    write(game, *[[clue] for clue in clues])
    return fallen(automatic(game))


@pytest.mark.parametrize("copies", [2, 3, 4])
def test_jo_21_all_copies_fall(copies: int) -> None:
    clues = ["mouse"] * copies + ["cat", "cheese"][: 4 - copies]
    assert fallen(five(*clues)) == dict.fromkeys(range(copies), "identical")


@pytest.mark.parametrize("again", ["Mouse", "MOUSE", " mouse ", "möuse", "ｍouse", "mouse!"])
def test_jo_21_spelled_alike_is_the_same(again: str) -> None:
    assert set(fallen(five("mouse", again, "cat", "cheese"))) == {0, 1}


def test_jo_22_words_of_one_family_are_the_same() -> None:
    assert by_judge("Japanese", "Japan", "cat", "cheese") == {0: "family", 1: "family"}
    assert by_judge("日本", "日本人", "cat", "cheese") == {0: "family", 1: "family"}
    assert by_judge("prince", "princess", "cat", "cheese") == {0: "family", 1: "family"}


@pytest.mark.parametrize(
    ("one", "many"),
    [("horse", "horses"), ("mouse", "mice"), ("box", "boxes"), ("berry", "berries")],
)
def test_jo_23_singular_and_plural_are_the_same(one: str, many: str) -> None:
    assert set(fallen(five(one, many, "cat", "cheese"))) == {0, 1}


def test_jo_24_a_misspelt_word_is_the_word() -> None:
    judged = {"same": [([0, 1], "misspelt")]}
    events = five("philosophy", "filosofie", "cat", "cheese", judged=judged)
    assert fallen(events) == {0: "misspelt", 1: "misspelt"}


@pytest.mark.parametrize(
    ("level", "reason", "goes"),
    [
        ("exact", "misspelt", True), ("exact", "family", False), ("family", "family", True),
        ("family", "synonym", False), ("synonym", "synonym", True),
        ("synonym", "translation", True),
    ],
)  # fmt: skip
def test_jo_25_how_far_the_automatic_judge_may_go(level: str, reason: str, goes: bool) -> None:
    game = table(5, dup_level=level)
    choose(game)
    write(game, ["gift"], ["present"], ["cat"], ["cheese"])
    same = [{"clues": [0, 1], "reason": reason}]
    if goes:
        assert set(fallen(act(game, JUDGE, "compare", invalid=[], same=same))) == {0, 1}
    else:
        assert refusal(game, JUDGE, "compare", invalid=[], same=same).code == "BAD_VERDICT"


def test_jo_25_the_judge_keeps_to_its_level() -> None:
    clues = ("Japanese", "Japan", "cat", "cheese")
    assert by_judge(*clues, dup_level="exact") == {}
    names = ("prince", "king's-son", "cat", "cheese")
    assert by_judge(*names, dup_level="family") == {}
    assert by_judge(*names, dup_level="synonym") == {0: "synonym", 1: "synonym"}


@pytest.mark.parametrize(
    ("word", "clue", "reason"),
    [
        ("prince", "prince", "same"),
        ("prince", "Princes", "same"),
        ("prince", "princess", "family"),
        ("prince", "公主", "family"),
        ("prince", "prints", "homophone"),
        ("prince", "dauphin", "translation"),
        ("prince", "王子", "same"),
        ("green", "vert", "translation"),
        ("prince", "young prince", "words"),
    ],
)
def test_jo_26_what_the_card_forbids_falls(word: str, clue: str, reason: str) -> None:
    assert fallen(five(clue, "cat", "cheese", "hunter", number=WORDS[word])) == {0: reason}


def test_jo_26_in_one_language_the_other_is_a_translation() -> None:
    events = five("绿色", "cat", "cheese", "hunter", number=WORDS["green"], locale="en")
    assert fallen(events) == {0: "translation"}


@pytest.mark.parametrize("reason", ["invented", "misspelt", "homophone", "translation", "family"])
def test_jo_26_or_what_the_judge_says(reason: str) -> None:
    events = five("shurt", "cat", "cheese", "hunter", judged={"invalid": [(0, reason)]})
    assert fallen(events) == {0: reason}


def test_jo_26_the_judge_sees_the_word_inside_another() -> None:
    assert by_judge("butter-knife", "cat", "cheese", "hunter", number=4) == {0: "family"}
    assert by_judge("butter-fingers", "cat", "cheese", "hunter", number=4) == {}
    assert by_judge("日本人", "cat", "cheese", "hunter", number=5) == {0: "family"}


@pytest.mark.parametrize(("still", "left"), [(True, ["cat"]), (False, ["Japanesey", "cat"])])
def test_jo_27_an_invalid_clue_still_takes_its_like_along(still: bool, left: list[str]) -> None:
    judged = {"same": [([0, 1], "family"), ([1, 3], "family")]}
    events = five(
        "Japanesey", "Japanese", "cat", "Japanese", number=5, judged=judged,
        invalid_still_cancels=still,
    )  # fmt: skip
    assert revealed(events) == left


def test_jo_28_a_helpful_clue_falls_all_the_same() -> None:
    events = five("trapper", "cat", "cheese", "hunter")
    assert "trapper" not in revealed(events)


def test_jo_29_a_giver_can_cancel_both_own_clues() -> None:
    game = table(3)
    events = turn(game, ["tree", "trees"], ["cat", "tree"])
    assert set(fallen(events)) == {0, 1, 3}


def test_jo_30_what_is_the_same_as_the_same_is_the_same() -> None:
    judged = {"same": [([0, 1], "misspelt"), ([1, 2], "family")]}
    events = five("filosofie", "philosophy", "philosopher", "cat", judged=judged)
    assert revealed(events) == ["cat"]
    (found,) = named(events, "clues_compared")
    assert [item["with"] for item in found["cancelled"]] == [[1, 2], [0, 2], [0, 1]]


def test_jo_31_earlier_turns_do_not_matter() -> None:
    game = table(5)
    turn(game, ["cat"], ["cheese"], ["hunter"], ["bait"])
    act(game, 0, "pass")
    events = turn(game, ["cat"], ["cheese"], ["hunter"], ["bait"])
    assert fallen(events) == {}


def test_jo_32_a_weak_clue_is_not_invalid() -> None:
    assert by_judge("thing", "perhaps", "x", "cheese") == {}


def test_jo_26_a_word_in_a_language_of_the_table_is_a_synonym_and_no_translation() -> None:
    """Of speed and 速度: velocity is English beside an English word, and Chinese to nobody."""
    texts = {"en": "speed", "zh-Hans": "速度"}
    assert beliefs.invalid("velocity", texts, ("en", "zh-Hans")) is None
    assert beliefs.invalid("velocity", texts, ("en",)) is None
    assert beliefs.invalid("velocity", texts, ("zh-Hans",)) == "translation"
    green = {"en": "green", "zh-Hans": "绿色"}
    assert beliefs.invalid("verde", green, ("en", "zh-Hans")) == "translation"


def test_jo_33_one_association_in_two_words_stands() -> None:
    assert by_judge("cat", "kitten", "cheese", "Gouda") == {}


def voted(
    tie: str, votes: dict[int, list[tuple[list[int], str]]], seats: int = 5
) -> dict[int, str]:
    game = table(seats, judge="givers", tie=tie, two_clues_up_to=2)
    choose(game)
    write(game, *[[clue] for clue in ["gift", "present", "cat", "cheese"][: seats - 1]])
    assert game.to_act() == game.state.givers
    assert refusal(game, 0, "compare_vote", invalid=[], same=[]).code == "NOT_YOUR_TURN"
    for seat in sorted(game.state.givers):
        same = [{"clues": clues, "reason": why} for clues, why in votes.get(seat, [])]
        events = act(game, seat, "compare_vote", invalid=[], same=same)
    return fallen(events)


ALIKE = [([0, 1], "synonym")]


@pytest.mark.parametrize(
    ("tie", "voters", "falls"),
    [
        ("cancel", (1, 2, 3), True), ("cancel", (1, 2), True), ("cancel", (1,), False),
        ("keep", (1, 2, 3), True), ("keep", (1, 2), False), ("keep", (), False),
    ],
)  # fmt: skip
def test_jo_34_the_givers_settle_it_together(
    tie: str, voters: tuple[int, ...], falls: bool
) -> None:
    expected = {0: "synonym", 1: "synonym"} if falls else {}
    assert voted(tie, dict.fromkeys(voters, ALIKE)) == expected


def test_jo_34_overlapping_groups_add_up() -> None:
    votes = {1: [([0, 1, 2], "synonym")], 2: [([1, 2], "synonym")], 3: [([0, 3], "synonym")]}
    assert set(voted("keep", votes)) == set()
    votes[4] = [([1, 2, 3], "synonym")]
    assert set(voted("keep", votes)) == {1, 2}


def test_jo_34_a_vote_on_a_single_clue() -> None:
    game = table(5, judge="givers")
    choose(game)
    write(game, ["blorb"], ["cat"], ["cheese"], ["hunter"])
    for seat in (1, 2, 3, 4):
        invalid = [{"clue": 0, "reason": "invented"}] if seat > 1 else []
        events = act(game, seat, "compare_vote", invalid=invalid, same=[])
    assert fallen(events) == {0: "invented"}


@pytest.mark.parametrize(
    ("invalid", "same"),
    [
        ([{"clue": 4, "reason": "family"}], []),
        ([{"clue": -1, "reason": "family"}], []),
        ([{"clue": 0, "reason": "boring"}], []),
        ([{"clue": 0}], []),
        ([], [{"clues": [0], "reason": "family"}]),
        ([], [{"clues": [0, 0], "reason": "family"}]),
        ([], [{"clues": [0, 1], "reason": "identical"}]),
        ("none", []),
    ],
)
def test_jo_34_findings_must_make_sense(invalid: object, same: object) -> None:
    game = table(5)
    choose(game)
    write(game, ["gift"], ["present"], ["cat"], ["cheese"])
    assert refusal(game, JUDGE, "compare", invalid=invalid, same=same).code == "BAD_MOVE"


def test_jo_35_all_cancelled_no_guess_and_no_further_loss() -> None:
    game = table(5)
    card = game.state.card
    events = turn(game, ["cat"], ["cats"], ["cat"], ["CAT"])
    assert revealed(events) == []
    assert game.state.box == [card]
    assert len(game.state.deck) == 11
    assert game.state.successes == []
    assert game.state.guesser == 1
    assert game.state.step == "choose"
