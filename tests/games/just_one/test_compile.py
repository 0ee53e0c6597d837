"""What a deck of words is compiled into."""

from __future__ import annotations

import json

import jsonschema
from referencing import Registry, Resource

from authoring.games.just_one.compile import compile_deck
from authoring.language.fold import FOLDING
from authoring.pack.canonical import dump
from authoring.resources import folder
from tests.games.just_one.small import TRAP, deck, pack

PACK = pack([TRAP])
FORBIDDEN = PACK.tables["forbidden"]["w-trap"]
GUESSES = PACK.tables["guesses"]["w-trap"]


def test_cards_stand_as_they_were_written() -> None:
    (card,) = PACK.cards["cards"]
    assert card["words"][0] == {
        "text": {"en": "trap", "zh-Hans": "陷阱"},
        "level": "easy",
        "field": "home",
    }
    assert PACK.tables["folding"] == FOLDING


def test_right_guesses_are_names_and_what_sounds_the_same() -> None:
    assert GUESSES[1] == {"en": ["kingsson", "prince", "print"], "zh-Hans": ["王子"]}


def test_forbidden_clues_stand_by_kind() -> None:
    assert FORBIDDEN[1]["en"] == {
        "same": ["kingsson", "prince"],
        "family": ["princely", "princess"],
        "homophone": ["print"],
        "translation": ["dauphin", "王子"],
    }
    assert FORBIDDEN[1]["zh-Hans"] == {
        "same": ["王子"],
        "family": ["公主"],
        "homophone": [],
        "translation": ["dauphin", "king'sson".replace("'", ""), "prince"],
    }


def test_a_form_stands_under_its_plainest_kind_only() -> None:
    word = {**TRAP["words"][0], "family": {"en": ["trap", "traps"]}, "homophones": {"en": ["trap"]}}
    made = compile_deck(deck([{**TRAP, "words": [word, *TRAP["words"][1:]]}]))
    kinds = made.tables["forbidden"]["w-trap"][0]["en"]
    assert (kinds["same"], kinds["family"], kinds["homophone"]) == (["trap"], [], [])


def test_unrelated_comes_before_every_other_declaration_but_the_word() -> None:
    word = {**TRAP["words"][3], "family": {"en": ["butterfly"]},
            "unrelated": {"en": ["butterflies", "butter"]}}  # fmt: skip
    made = compile_deck(deck([{**TRAP, "words": [*TRAP["words"][:3], word, TRAP["words"][4]]}]))
    kinds = made.tables["forbidden"]["w-trap"][3]["en"]
    assert kinds["family"] == []
    assert kinds["same"] == ["butter"]
    assert made.tables["allowed"]["w-trap"][3]["en"] == ["butter", "butterfly"]


def test_compiling_twice_gives_the_same_bytes() -> None:
    assert dump(PACK) == dump(pack([TRAP]))


def test_the_pack_keeps_to_its_schema() -> None:
    schemas = folder("schemas")
    registry: Registry = Registry().with_resources(
        (found["$id"], Resource.from_contents(found))
        for path in schemas.glob("**/*.json")
        for found in [json.loads(path.read_text(encoding="utf-8"))]
    )
    schema = json.loads((schemas / "just-one" / "pack.schema.json").read_text("utf-8"))
    validator = jsonschema.Draft202012Validator(schema, registry=registry)
    whole = json.loads(dump(PACK))
    assert list(validator.iter_errors(whole)) == []
    whole["cards"]["cards"][0]["words"].pop()
    del whole["tables"]["forbidden"]["w-trap"][0]["en"]["family"]
    assert len(list(validator.iter_errors(whole))) == 2
