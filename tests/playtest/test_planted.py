"""Bad cards, planted into the shipped decks, are found; good ones are left alone."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import replace
from typing import Any

import pytest

from authoring import games
from authoring.language.fold import fold
from authoring.pack.pack import Pack
from authoring.pipeline import load_pack
from authoring.playtest.plan import Wish, make
from authoring.playtest.results import Results
from authoring.playtest.run import Here, run
from authoring.playtest.store import Store
from authoring.playtest.weigh import weigh

pytestmark = pytest.mark.slow


def played(
    pack: Pack, number: int, seed: int = 1, locales: tuple[str, ...] = ("en", "zh-Hans")
) -> Results:
    store = Store(make(games.kit, pack, Wish(number, seed, locales=locales)))
    run(store, Here(), 1)
    return weigh(store)


def changed(pack: Pack, cards: Any, tables: Any) -> Pack:
    """The pack with other cards, which no cache takes for the old one."""
    return replace(pack, cards=cards, tables=tables, digest="0" * 64)


def flagged(results: Results) -> set[tuple[str, str]]:
    return {(flag.check, flag.card) for flag in results.flags}


def with_answers(question: dict[str, Any], keys: dict[str, Any], number: int) -> None:
    """Give a question so many answers, made up where it has fewer."""
    answers = question["answers"]
    del answers[number:]
    for index in range(len(answers), number):
        text = dict.fromkeys(keys, f"answer {index:04}")
        answers.append({"text": text, "also": {}})
        for locale, told in text.items():
            keys[locale][fold(told, locale)] = index
    for locale, by_form in keys.items():
        keys[locale] = {form: index for form, index in by_form.items() if index < number}


def test_questions_with_too_few_and_too_many_answers() -> None:
    pack = load_pack("guess-club")
    cards, tables = deepcopy(pack.cards), deepcopy(pack.tables)
    few, broad = cards["questions"][3], cards["questions"][7]
    with_answers(few, tables["answer_keys"][few["id"]], 3)
    with_answers(broad, tables["answer_keys"][broad["id"]], MANY)
    found = played(changed(pack, cards, tables), 1000)
    assert flagged(found) == {
        ("never-drawn", few["id"]),
        ("likely-too-broad", broad["id"]),
    }


MANY = 2000
"""Players still meet at the first of 200 answers, for some answers always come to mind first."""


def test_two_rules_alike_and_an_easy_one_called_hard() -> None:
    pack = load_pack("things-in-rings")
    cards, tables = deepcopy(pack.cards), deepcopy(pack.tables)
    rules = {rule["id"]: rule for rule in cards["rules"]}
    tables["verdicts"]["soft-to-the-touch"] = tables["verdicts"]["green"]
    rules["en-letter-o"]["level"] = "hard"
    found = flagged(played(changed(pack, cards, tables), 1000))
    assert ("indistinguishable-rules", "green") in found
    assert ("indistinguishable-rules", "soft-to-the-touch") in found
    assert ("level-contradicted", "en-letter-o") in found
    assert {card for _, card in found} == {"green", "soft-to-the-touch", "en-letter-o"}


def test_a_word_whose_clues_collide() -> None:
    pack = load_pack("just-one")
    cards = deepcopy(pack.cards)
    del cards["cards"][13:]
    word = cards["cards"][3]["words"][1]
    word["text"] = {"en": ONE_SIDED, "zh-Hans": "垃圾"}
    tables = deepcopy(pack.tables)
    declared = tables["forbidden"][cards["cards"][3]["id"]][1]
    for kinds in declared.values():
        kinds.update({kind: [] for kind in kinds})
    found = played(changed(pack, cards, tables), 300, locales=("en",))
    assert ("often-cancelled", cards["cards"][3]["id"]) in flagged(found)


ONE_SIDED = "garbage"


@pytest.mark.parametrize(
    ("deck", "number"), [("guess-club", 400), ("just-one", 40), ("things-in-rings", 400)]
)
@pytest.mark.parametrize("seed", [11])
def test_the_shipped_decks_are_left_alone(deck: str, number: int, seed: int) -> None:
    assert flagged(played(load_pack(deck), number, seed)) == set()


def test_levels_of_the_shipped_rules_rise_with_the_things_that_it_takes() -> None:
    found = played(load_pack("things-in-rings"), 600)
    placements = {row.card: row.readings for row in found.measure("level-placements").rows}
    for ring in ("word", "attribute", "context"):
        for cell in found.games:
            easy, medium, hard = (
                placements[f"{ring}, {level}"][cell] for level in ("easy", "medium", "hard")
            )
            assert easy.high < medium.value, (ring, cell)
            assert medium.value < hard.low, (ring, cell)
    for row in found.measure("level-agreement").rows:
        assert min(one.value for one in row.readings.values()) > 0.65, row.card
