"""What a deck of questions is compiled into."""

from __future__ import annotations

import json

import jsonschema
import pytest
from referencing import Registry, Resource

from authoring.games.guess_club.compile import compile_deck
from authoring.games.guess_club.keys import distinct, fits, keys_of, known_wrong
from authoring.language.fold import FOLDING
from authoring.pack.canonical import dump
from authoring.resources import folder
from tests.games.guess_club.small import FRUITS, LOCALES, ROUND_FRUIT, deck, pack

PACK = pack([ROUND_FRUIT])


def test_cards_stand_as_they_were_written() -> None:
    (question,) = PACK.cards["questions"]
    assert question["text"] == ROUND_FRUIT["text"]
    assert question["answers"][1] == {
        "text": {"en": "orange", "zh-Hans": "橙子"},
        "also": {"en": ["tangerine"]},
    }
    assert question["wrong"] == [{"text": {"en": "banana", "zh-Hans": "香蕉"}, "also": {}}]
    assert PACK.cards["categories"] == [{"id": "food", "label": {"en": "Food", "zh-Hans": "Food"}}]


def test_every_name_leads_to_its_answer() -> None:
    keys = PACK.tables["answer_keys"]["round-fruit"]
    assert keys["zh-Hans"] == {zh: place for place, (_, zh) in enumerate(FRUITS)}
    assert keys["en"]["orange"] == keys["en"]["tangerine"] == 1
    assert PACK.tables["wrong_keys"]["round-fruit"] == {"en": ["banana"], "zh-Hans": ["香蕉"]}
    assert PACK.tables["folding"] == FOLDING


def test_of_two_answers_with_one_name_the_likelier_has_it() -> None:
    twice = {**ROUND_FRUIT, "answers": [{"en": "plum"}, {"en": "damson", "also": {"en": ["plum"]}}]}
    body = compile_deck(deck([twice], ["en"]))
    assert body.tables["answer_keys"]["round-fruit"]["en"] == {"plum": 0, "damson": 1}


@pytest.mark.slow
def test_compiling_twice_gives_the_same_bytes() -> None:
    assert dump(PACK) == dump(pack([ROUND_FRUIT]))


def test_the_pack_keeps_to_its_schema() -> None:
    schemas = folder("schemas")
    registry: Registry = Registry().with_resources(
        (found["$id"], Resource.from_contents(found))
        for path in schemas.glob("**/*.json")
        for found in [json.loads(path.read_text(encoding="utf-8"))]
    )
    schema = json.loads((schemas / "guess-club" / "pack.schema.json").read_text("utf-8"))
    validator = jsonschema.Draft202012Validator(schema, registry=registry)
    whole = json.loads(dump(PACK))
    assert list(validator.iter_errors(whole)) == []
    del whole["tables"]["folding"]
    whole["tables"]["answer_keys"]["round-fruit"]["en"]["apple"] = -1
    assert len(list(validator.iter_errors(whole))) == 2


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("apple", "Apples", True), ("apple", "苹果", True), ("orange", "tangerine", True),
        ("tangerine", "橙子", True), ("apple", "banana", False), ("apple", "pear", False),
        ("papaya", "Papayas", True), ("papaya", "kiwi", False), ("木瓜", " 木瓜。", True),
    ],
)  # fmt: skip
def test_answers_meet_by_what_they_name(one: str, other: str, same: bool) -> None:
    first, second = (keys_of(PACK.tables, LOCALES, "round-fruit", text) for text in (one, other))
    assert (not first.isdisjoint(second)) is same
    assert distinct(PACK.tables, LOCALES, "round-fruit", [one, other]) is not same


def test_what_fits_what_does_not_and_what_nobody_knows() -> None:
    def fitting(answer: str, unknown: bool, question: str | None = "round-fruit") -> bool:
        return fits(PACK.tables, LOCALES, question, answer, unknown)

    assert fitting("苹果", unknown=False)
    assert not fitting("Bananas", unknown=True)
    assert fitting("papaya", unknown=True)
    assert not fitting("papaya", unknown=False)
    assert fitting("anything", unknown=False, question=None)
    assert known_wrong(PACK.tables, LOCALES, "round-fruit", "香蕉")
    assert not known_wrong(PACK.tables, LOCALES, None, "banana")


def test_in_one_language_the_other_is_unknown() -> None:
    assert keys_of(PACK.tables, ("en",), "round-fruit", "苹果") == {"苹果"}
