"""Which words a playtest flags, and what the bots associate."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from authoring import games
from authoring.cli.waiting import opening
from authoring.engine.bots import run_bots
from authoring.engine.chance import ONE
from authoring.engine.table import Table
from authoring.games.just_one.expressions import forbidden
from authoring.games.just_one.playtest.associations import associations, shares
from authoring.games.just_one.playtest.minds import Skill, comes_to_mind, minds, near
from authoring.games.just_one.playtest.part import PLAYTEST
from authoring.games.just_one.playtest.players import LEVELS
from authoring.games.just_one.playtest.weighing import weigh
from authoring.playtest import unknown
from authoring.playtest.enough import advice
from authoring.playtest.pages import page
from authoring.playtest.part import Cell, Counts, Evidence, Tally
from authoring.playtest.plan import Wish, make
from authoring.playtest.play import play
from authoring.playtest.results import write
from authoring.playtest.store import Store
from authoring.playtest.summary import summary
from authoring.playtest.weigh import weigh as weigh_store
from authoring.playtest.workers import run_local
from tests.games.just_one.small import french, pack

TEXTS = {
    "prison": "监狱",
    "piano": "钢琴",
    "island": "岛",
    "kitchen": "厨房",
    "library": "图书馆",
    "police officer": "警察",
    "zyzzyva": "某物",
}
WORDS = pack(
    [
        {
            "id": f"w{number:03}",
            "words": [
                {"en": english, "zh-Hans": chinese, "level": "easy", "field": "home"}
                for english, chinese in list(TEXTS.items())[first : first + 5]
            ],
        }
        for number in range(14)
        for first in [2 * (number % 2)]
    ]
)


def played(level: str = "average", number: int = 6, locale: str = "en") -> Tally:
    tally = Tally()
    kit = games.kit("just-one")
    for seed in range(number):
        game: Table[Any] = Table(kit.game, WORDS, 5, seed, {"locale": locale})
        PLAYTEST.note(run_bots(game, [LEVELS[level]], kit.judge), tally)
    return tally


def told(language: str, word: str) -> list[str]:
    known = associations(language)
    return [known.words[place] for place, _ in near(known, word)]


def test_associations_are_what_people_would_say() -> None:
    assert {"music", "violin", "guitar"} <= set(told("en", "piano"))
    assert {"音乐", "小提琴", "吉他"} <= set(told("zh", "钢琴"))
    known = associations("en")
    strengths = [strength for _, strength in near(known, "piano")]
    assert strengths == sorted(strengths, reverse=True)
    assert near(known, "Piano") == near(known, "piano")
    assert near(known, "zyzzyvas of xyzzy") == []
    assert told("en", "noodles")


def test_neither_names_nor_adverbs_come_to_mind() -> None:
    for word, clues in (("apple", {"dell", "cisco"}), ("secret", {"cia", "fbi", "kgb"})):
        assert clues.isdisjoint(told("en", word)[:5]), word
    assert "正在" not in told("zh", "秘密")
    assert "水果" in told("zh", "苹果")[:2]


def test_nothing_is_known_of_a_third_language() -> None:
    assert associations("fr").words == ()


def test_several_words_bring_to_mind_what_their_parts_do() -> None:
    found = set(told("en", "police officer"))
    assert found & set(told("en", "police"))
    assert "police" not in found
    assert "officer" not in found


@pytest.mark.parametrize("locale", ["en", "zh-Hans"])
def test_jo_26_no_bot_thinks_of_a_clue_that_the_card_forbids(locale: str) -> None:
    mind = minds(WORDS, locale)
    for card in WORDS.cards["cards"][:2]:
        for number in range(1, 6):
            for clue, _ in mind.clues((card["id"], number)):
                assert forbidden(WORDS.tables, (locale,), card["id"], number, clue) is None
                assert " " not in clue
                assert clue.isascii() == (locale == "en")


def test_shares_are_steep_and_avoid_the_obvious() -> None:
    plain, avoiding = shares((90, 86, 60), 4, 0), shares((90, 86, 60), 4, 1)
    assert plain[0] == pytest.approx(2 * plain[1], rel=0.01)
    assert sum(plain) == pytest.approx(ONE, abs=4)
    assert avoiding[0] < avoiding[1]
    assert shares((), 4, 0) == ()


def test_minds_differ_and_stay_as_they_are() -> None:
    half = Skill(4, 0, 50, 0)
    one = [comes_to_mind(7, word, 3, half) for word in range(1000)]
    assert one == [comes_to_mind(7, word, 3, half) for word in range(1000)]
    assert one != [comes_to_mind(8, word, 3, half) for word in range(1000)]
    assert 400 < sum(one) < 600


@pytest.mark.parametrize("locale", ["en", "zh-Hans"])
def test_games_go_through_and_every_turn_is_counted(locale: str) -> None:
    tally = played(locale=locale)
    counts = Counts(tally)
    ends = sum(number for key, number in tally.items() if key[0] == "turn")
    shown = sum(number for key, number in tally.items() if key[0] == "card")
    assert ends == shown
    assert sum(counts.histogram("score").values()) == 6


def evidence(
    word: str, right: int, alike: int, locale: str = "en", more: Tally | None = None
) -> Evidence:
    """A word whose turns all went so at every level."""
    tally = Tally(more)
    tally["turn", word, "right"] = right
    tally["turn", word, "wrong"] = 100 - right
    tally["alike", word, str(alike)] = 100
    tally["clues", word] = 400
    cells = {Cell(level, locale): Counts(tally) for level in LEVELS}
    return Evidence(WORDS, cells, dict.fromkeys(cells, 100), 5)


@pytest.mark.parametrize(
    ("right", "alike", "flagged"),
    [
        (99, 1, {"always-guessed"}),
        (1, 1, {"hardly-guessed"}),
        (50, 3, {"often-cancelled"}),
        (50, 1, set()),
    ],
)
def test_words_are_flagged_by_how_their_turns_end(
    right: int, alike: int, flagged: set[str]
) -> None:
    found = weigh(evidence("w000.2", right, alike)).flags
    assert {flag.check for flag in found} == flagged
    assert {(flag.card, flag.part, flag.locale) for flag in found} <= {("w000", "words.1", "en")}


def test_the_clues_that_fall_most_often_are_named() -> None:
    """Of all levels together, and the word in the deck's first language too."""
    lost = {"狗": 3, "铁窗": 40, "犯人": 9, "牢房": 20}
    tally = Tally({("lost", "w000.1", clue): number for clue, number in lost.items()})
    found = evidence("w000.1", 50, 3, "zh-Hans", tally)
    (flag,) = weigh(found).flags
    assert flag.message == (
        "75 % of clues for '监狱' (prison) fall because others are alike, most often '铁窗', "
        "'牢房' and '犯人'"
    )


def test_lost_clues_are_counted_as_they_were_written() -> None:
    tally = played("novice", 12)
    counts = Counts(tally)
    words = {key[1] for key in tally if key[0] == "lost"}
    assert words
    for word in words:
        alike = counts.histogram("alike", word)
        fallen = sum(number * times for number, times in alike.items())
        assert sum(counts.under("lost", word).values()) == fallen
        assert set(counts.under("lost", word)) <= set(minds(WORDS, "en").names)


def test_the_order_of_blocks_changes_nothing() -> None:
    made = make(games.kit, WORDS, Wish(3, 1, locales=("en",)))
    blocks = list(made.blocks({}))
    forwards, backwards = Store(made), Store(made)
    for store, row in ((forwards, blocks), (backwards, blocks[::-1])):
        for block in row:
            store.add(block, play(made.terms, block))
    assert write(weigh_store(forwards)) == write(weigh_store(backwards))


def test_unknown_words_are_told_and_are_in_no_figure_of_words() -> None:
    known, strange = evidence("w001.1", 50, 1), evidence("w001.5", 0, 3)
    tally = known.counts[Cell("average", "en")].tally + strange.counts[Cell("average", "en")].tally
    both = Evidence(WORDS, dict.fromkeys(known.counts, Counts(tally)), known.games, 5)
    found = weigh(both)
    assert ("w001.5", "en", "zyzzyva") in found.unknown
    assert not any(one.card == "w001.1" for one in found.unknown)
    by_id = {measure.id: measure for measure in found.measures}
    rows = {row.card: row.readings for row in by_id["right"].rows}
    assert rows["w001.5"] == {}
    assert rows["w001.1"]["average/en"].value == 0.5
    (whole,) = by_id["deck-right"].rows
    assert whole.readings["average/en"][::3] == (0.5, 100)


def test_a_first_look_is_when_weak_players_have_met_a_usual_word_twenty_times() -> None:
    made = make(games.kit, WORDS, Wish(2000, 1))
    assert 20 / made.met == pytest.approx(20 * 14 * 5 / (13 * 5 / 8))
    assert made.first_look == 200
    whole = make(games.kit, WORDS, Wish(2000, 1, options={"game_cards": 1}))
    assert whole.first_look == 2300


def test_nothing_is_said_of_a_word_that_the_bots_do_not_know() -> None:
    names = list(TEXTS)
    assert names[6] == "zyzzyva"
    assert not weigh(evidence("w001.5", 1, 3)).flags
    assert minds(WORDS, "en").clues(("w001", 5)) == ()
    assert not weigh(evidence("w001.4", 1, 3)).flags


@pytest.mark.slow
def test_novices_lose_more_clues_than_experts() -> None:
    def fallen(level: str) -> int:
        return sum(
            int(key[2]) * number for key, number in played(level, 12).items() if key[0] == "alike"
        )

    assert fallen("novice") > fallen("expert")


def test_a_language_that_the_bots_do_not_know_is_told_first_and_no_games_are_asked_for(
    tmp_path: Path,
) -> None:
    made = make(games.kit, french(), Wish(1, 1))
    store = Store(made, tmp_path / "fr.json")
    assert (made.first_look, made.strange) == (None, ("fr",))
    assert opening(store).splitlines()[1:] == [
        "the bots know no words in fr: their games tell how long they are, and nothing of the "
        "cards, however many are played",
        "Ctrl-C keeps what is done",
    ]
    results = replace(weigh_store(store), games={cell.name: 1 for cell in made.cells})
    told_first, _, second, *rest = summary(results, 1, first_look=made.first_look).splitlines()
    assert told_first == (
        "Just One: The bots know none of the words: 3 games say nothing of them, nor would more. "
        "Only people can judge them."
    )
    assert second == "70 words in fr are unknown to the bots and were not judged."
    assert "--games" not in "".join(rest)
    drawn = page(results, made.pack)
    assert ("cards to change", "nobody can tell") in drawn.facts
    assert "--games" not in repr(drawn)


@pytest.mark.slow
def test_of_two_languages_the_one_that_the_bots_know_says_how_many_games_it_takes(
    tmp_path: Path,
) -> None:
    made = make(games.kit, french(("en", "fr")), Wish(1, 1))
    assert (made.first_look, made.strange) == (200, ("fr",))
    store = Store(made, tmp_path / "both.json")
    assert "--games 200 gives a first look" in opening(store)
    run_local(store, 1, lambda *_: None)
    results = weigh_store(store)
    assert unknown.sentence(results).endswith(
        " That is all of fr: more games would not help there."
    )
    assert advice(results).startswith("With `--games ")
