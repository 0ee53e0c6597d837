"""Questions as they are read, in step with their schemas."""

from __future__ import annotations

import json
from dataclasses import MISSING, fields
from typing import Any

import jsonschema
import pytest

from authoring.games.guess_club.cards import BESIDE_LOCALES, Answer, Category, Question
from authoring.games.guess_club.meaning import distinct
from authoring.resources import folder
from tests.games.guess_club.small import PACK, ROUND_FRUIT, deck

OUR_OWN = {"origin", "kind"}
"""Fields that say how a card was read, not what was written."""


def schema(name: str) -> Any:
    path = folder("schemas") / "guess-club" / f"{name}.schema.json"
    return json.loads(path.read_text(encoding="utf-8"))


def written_keys(card: type) -> set[str]:
    return {field.name for field in fields(card)} - OUR_OWN


def test_a_question_has_the_keys_of_its_schema() -> None:
    assert written_keys(Question) == schema("questions")["$defs"]["question"]["properties"].keys()


def test_an_answer_has_the_keys_of_its_schema() -> None:
    properties = schema("questions")["$defs"]["answer"]["properties"]
    assert written_keys(Answer) - {"text"} == properties.keys() == BESIDE_LOCALES


def test_a_category_has_the_keys_of_its_schema() -> None:
    properties = schema("categories")["$defs"]["category"]["properties"]
    assert written_keys(Category) == properties.keys()


def test_what_has_no_default_is_required_and_nothing_else() -> None:
    without = {field.name for field in fields(Question) if field.default is MISSING}
    assert without == set(schema("questions")["$defs"]["question"]["required"])
    (question,) = deck([{key: ROUND_FRUIT[key] for key in without}]).content.questions
    assert question.wrong == ()


def test_a_question_is_read() -> None:
    (question,) = deck([ROUND_FRUIT]).content.questions
    assert question.id == "round-fruit"
    assert question.category == "food"
    assert question.text["zh-Hans"] == "说出一种圆形的水果。"
    assert question.kind == "question"
    orange = question.answers[1]
    assert list(orange.names("en")) == [("orange", ("en",)), ("tangerine", ("also", "en", 0))]
    assert list(orange.names("fr")) == []
    assert question.wrong[0].text["en"] == "banana"


@pytest.mark.parametrize(
    ("names", "count"),
    [
        (["apple", "pear", "plum"], 3),
        (["apple", "Apples", "plum"], 2),
        (["apple/pear", "pear/plum", "plum"], 1),
        (["apple", "pear/apple", "plum/pear", "lime"], 2),
        ([], 0),
    ],
)
def test_answers_that_share_a_name_count_once(names: list[str], count: int) -> None:
    answers = []
    for name in names:
        plainest, *also = name.split("/")
        answers.append({"en": plainest, "also": {"en": also}})
    (question,) = deck([{**ROUND_FRUIT, "answers": answers}]).content.questions
    assert distinct(question.answers, "en") == count


@pytest.mark.parametrize("name", ["questions", "categories", "pack", "options"])
def test_the_schemas_are_sound_and_describe_every_property(name: str) -> None:
    found = schema(name)
    jsonschema.Draft202012Validator.check_schema(found)
    assert found["$id"] == f"https://authoring.example/schemas/guess-club/{name}.schema.json"
    undescribed = [path for path, each in properties_of(found) if not each.get("description")]
    assert undescribed == []


def properties_of(found: Any, path: str = "") -> list[tuple[str, Any]]:
    """Every property that a schema speaks of, with its path."""
    told = []
    if isinstance(found, dict):
        for group in ("properties", "patternProperties"):
            for key, each in found.get(group, {}).items():
                told.append((f"{path}/{key}", each))
        for key, each in found.items():
            told += properties_of(each, f"{path}/{key}")
    elif isinstance(found, list):
        for place, each in enumerate(found):
            told += properties_of(each, f"{path}/{place}")
    return told


def test_the_order_of_the_deck_is_the_order_of_the_pack() -> None:
    assert len({card["id"] for card in PACK.cards["questions"]}) == 12
