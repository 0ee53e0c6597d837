"""Documents against schemas: types, messages, fixes, and one cause told once."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from authoring import resources
from authoring.source import references
from authoring.source import schema as schemas
from authoring.source.schema import Checked
from authoring.source.yaml import load

Check = Callable[[str], Checked]

LOCALE = "^[a-z]{2,3}(-[A-Z][a-z]{3})?$"
SHARED = {
    "$id": f"{references.BASE}shared.schema.json",
    "$defs": {
        "text": {
            "type": "object",
            "minProperties": 1,
            "additionalProperties": False,
            "patternProperties": {LOCALE: {"type": "string", "minLength": 1}},
        },
        "test": {
            "type": "object",
            "minProperties": 1,
            "maxProperties": 1,
            "additionalProperties": False,
            "properties": {
                "all": {"type": "array", "minItems": 2, "items": {"$ref": "#/$defs/test"}},
                "not": {"$ref": "#/$defs/test"},
                "is": {"enum": ["edible", "round", "on"]},
                "double": {"const": True},
                "count": {"type": "integer", "minimum": 1, "maximum": 9},
                "starts": {"type": ["string", "array"], "items": {"type": "string"}},
            },
        },
    },
}
CARDS = {
    "$id": f"{references.BASE}game/cards.schema.json",
    "type": "object",
    "required": ["cards"],
    "additionalProperties": False,
    "properties": {
        "reviewed": {"type": "integer", "description": "The round that was looked at last."},
        "weight": {"type": "number", "exclusiveMinimum": 0},
        "ready": {"type": "boolean"},
        "cards": {
            "type": "array",
            "items": {
                "type": "object",
                "required": ["id", "text"],
                "additionalProperties": False,
                "properties": {
                    "id": {
                        "title": "an id",
                        "type": "string",
                        "pattern": "^[a-z]+(-[a-z]+)*$",
                        "description": "A name in small letters; with dashes.",
                        "examples": ["old-kettle"],
                    },
                    "text": {
                        "description": "What the card says. In every locale.",
                        "$ref": "../shared.schema.json#/$defs/text",
                    },
                    "anything": True,
                    "tags": {"type": "array", "uniqueItems": True, "items": {"type": "string"}},
                    "when": {"$ref": "../shared.schema.json#/$defs/test"},
                    "size": {
                        "anyOf": [
                            {"type": "integer"},
                            {
                                "type": "object",
                                "required": ["least"],
                                "properties": {"least": {"type": "integer"}},
                            },
                        ]
                    },
                },
            },
        },
    },
}


@pytest.fixture
def check(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Check]:
    (tmp_path / "game").mkdir()
    (tmp_path / "shared.schema.json").write_text(json.dumps(SHARED))
    (tmp_path / "game" / "cards.schema.json").write_text(json.dumps(CARDS))
    monkeypatch.setattr(references, "folder", lambda _name: tmp_path)
    schemas.schema.cache_clear()

    def checked(text: str) -> Checked:
        document = load("cards.yml", text.encode()).document
        return schemas.schema("game/cards.schema.json").check(document, ("en", "zh-Hans"))

    yield checked
    schemas.schema.cache_clear()


def card(body: str) -> str:
    return f"cards:\n  - id: kettle\n    text: {{en: Kettle}}\n    {body}\n"


def told(checked: Checked) -> list[tuple[str, int, int, str]]:
    return [
        (one.check, one.flaw.place.line, one.flaw.place.column, one.flaw.message)
        for one in checked.faults
    ]


def test_plain_scalars_get_the_type_that_the_schema_asks_for(check: Check) -> None:
    checked = check("reviewed: 3\nweight: 1.5\nready: true\ncards: []\n")
    assert checked.faults == ()
    assert checked.data == {"reviewed": 3, "weight": 1.5, "ready": True, "cards": []}
    assert [type(value) for value in checked.data.values()] == [int, float, bool, list]


def test_types_are_found_through_references_unions_and_constants(check: Check) -> None:
    checked = check(card("when: {all: [{double: true}, {not: {count: 2}}]}\n    size: {least: 4}"))
    assert checked.faults == ()
    assert checked.data["cards"][0]["when"] == {"all": [{"double": True}, {"not": {"count": 2}}]}
    assert checked.data["cards"][0]["size"] == {"least": 4}
    assert check(card("size: 4")).data["cards"][0]["size"] == 4


def test_text_stays_text_where_text_may_stand(check: Check) -> None:
    checked = check(card("when: {starts: 12}\n    tags: [no, '1984', 1.0]"))
    assert checked.data["cards"][0]["when"] == {"starts": "12"}
    assert checked.data["cards"][0]["tags"] == ["no", "1984", "1.0"]
    assert [(one.check, one.flaw.message[:2]) for one in checked.faults] == [
        ("ambiguous-scalar", "12"),
        ("ambiguous-scalar", "no"),
        ("ambiguous-scalar", "1."),
    ]
    assert [one.flaw.fix.replacement for one in checked.faults if one.flaw.fix] == [
        '"12"',
        '"no"',
        '"1.0"',
    ]
    assert checked.broken == ()


@pytest.mark.usefixtures("check")
def test_what_is_read_stays_text_beside_what_is_typed() -> None:
    document = load("cards.yml", card("size: 4").encode()).document
    typed = schemas.schema("game/cards.schema.json").check(document).data["cards"][0]
    (read,) = document.data["cards"]
    assert (read["size"], typed["size"]) == ("4", 4)
    assert typed["text"] is read["text"], "nothing but text is not copied"


def test_quoted_numbers_are_text(check: Check) -> None:
    (fault,) = check("reviewed: '3'\ncards: []\n").faults
    assert fault.flaw.message == "expected a whole number, found '3'"
    assert "without quotes" in fault.flaw.hint


def test_missing_keys_of_one_mapping_are_told_together(check: Check) -> None:
    checked = check("cards:\n  - tags: []\n")
    assert told(checked) == [("schema", 2, 5, "this lacks 'id' and 'text'")]
    assert checked.broken == (("cards", 0),)


def test_a_missing_key_is_explained(check: Check) -> None:
    (fault,) = check("cards:\n  - id: kettle\n").faults
    assert fault.flaw.message == "'kettle' lacks 'text'"
    assert fault.flaw.hint == "add text: what the card says"


def test_a_misspelt_key_is_told_once_and_mended(check: Check) -> None:
    (fault,) = check("cards:\n  - id: kettle\n    txet: {en: Kettle}\n").faults
    assert fault.check == "unknown-key"
    assert fault.flaw.hint == "did you mean 'text'?"
    assert fault.flaw.fix is not None
    assert (fault.flaw.fix.place.line, fault.flaw.fix.place.column) == (3, 5)
    assert fault.flaw.fix.replacement == "text"


def test_a_key_that_is_there_already_is_never_meant(check: Check) -> None:
    (fault,) = check(card("txet: {en: Kettle}")).faults
    assert fault.flaw.fix is None
    assert fault.flaw.hint == "what belongs here: id, text, anything, tags, when and size"


def test_a_key_that_may_hold_anything_is_known(check: Check) -> None:
    checked = check(card("anything: {no: [1, {x: y}]}\n    other: 1"))
    assert [fault.flaw.message for fault in checked.faults] == [
        "'other' is not a key that belongs here"
    ]


def test_misspelt_locales_are_mended_by_those_of_the_deck(check: Check) -> None:
    (fault,) = check("cards:\n  - {id: kettle, text: {en: a, zh_hans: b}}\n").faults
    assert fault.flaw.hint == "did you mean 'zh-Hans'?"


def test_a_comma_that_cuts_a_text_is_explained(check: Check) -> None:
    (fault,) = check("cards:\n  - {id: kettle, text: {en: red, white}}\n").faults
    assert fault.check == "unknown-key"
    assert fault.flaw.message == "'white' is not a key that belongs here"
    assert "a comma ends a text inside { }" in fault.flaw.hint


@pytest.mark.parametrize(
    ("body", "message", "hint"),
    [
        ("tags: metal", "expected a list, found 'metal'", "in brackets"),
        ("tags: [a, b, a]", "'a' stands twice in this list", "delete one of them"),
        ("tags:", "expected a list, found nothing", ""),
        ("when: {is: edibel}", "'edibel' is not one of edible, round and on", "'edible'?"),
        ("when: {is: xxxxxx}", "'xxxxxx' is not one of edible, round and on", "write one of them"),
        ("when: {double: false}", "only true can stand here, not false", ""),
        ("when: {count: 12}", "expected at most 9, found 12", ""),
        ("when: {count: many}", "expected a whole number, found 'many'", "digits"),
        ("when: {all: [{is: round}]}", "expected at least 2 items, found 1", "write 1 more"),
        ("when: {}", "expected exactly 1 key, found none", "write 1 more"),
        ("when: {is: round, count: 1}", "one key is expected here, found 'is' and 'count'", "keep"),
        ("size: [1]", "expected a whole number or a mapping, found a list", ""),
        ("size: {most: 1}", "this lacks 'least'", "add least"),
    ],
)
def test_misfits_in_plain_words(check: Check, body: str, message: str, hint: str) -> None:
    (fault,) = check(card(body)).faults
    assert fault.check == "schema"
    assert fault.flaw.place.line == 4
    assert fault.flaw.message == message
    assert hint in fault.flaw.hint


@pytest.mark.parametrize(
    ("text", "message", "hint"),
    [
        ("", "the file is empty", "delete the file"),
        ("- a\n", "expected a mapping, found a list", "begin with reviewed:"),
        ("ready: yes\ncards: []\n", "expected true or false, found 'yes'", "write true"),
        ("weight: 0\ncards: []\n", "expected more than 0, found 0", ""),
        ("reviewed: 012\ncards: []\n", "expected a whole number, found '012'", "digits"),
        ("cards: [{id: Old Kettle, text: {en: a}}]\n", "'Old Kettle' is not an id", "old-kettle"),
        ("cards: [{id: 水, text: {en: a}}]\n", "'水' is not an id", "for example old-kettle"),
        ("cards: [{id: a, text: {en: ''}}]\n", "the text is empty", "delete its key"),
        ("cards: [{id: a, text: {en: }}]\n", "the text is missing", "delete its key"),
        (
            "cards: [{id: a, text: b}]\n",
            "'b' does not say in which language it is",
            "write {en: b, zh-Hans: …}",
        ),
    ],
)
def test_misfits_elsewhere(check: Check, text: str, message: str, hint: str) -> None:
    (fault,) = check(text).faults
    assert fault.flaw.message == message
    assert hint in fault.flaw.hint


def test_yes_for_true_is_mended(check: Check) -> None:
    (fault,) = check("ready: on\ncards: []\n").faults
    assert fault.flaw.fix is not None
    assert fault.flaw.fix.replacement == "true"


def test_a_value_that_needs_quotes_is_mended_with_them(check: Check) -> None:
    (fault,) = check(card("when: {is: onn}")).faults
    assert fault.flaw.fix is not None
    assert fault.flaw.fix.replacement == '"on"'


def test_long_values_and_places_are_cut_to_one_line(check: Check) -> None:
    (fault,) = check("cards:\n  - tags: []\n    id: a\n    size: 1\n").faults
    assert fault.flaw.place.end_line == fault.flaw.place.line == 2
    (fault,) = check(card("tags: " + "x" * 500)).faults
    assert len(fault.flaw.message) < 100


def test_what_the_parser_told_is_not_told_again(check: Check) -> None:
    checked = check("cards:\n  - id: kettle\n    text: *text\n    tagz: []\n  - <<: *base\n")
    assert [fault.check for fault in checked.faults] == []
    assert {pointer[:2] for pointer in checked.broken} == {("cards", 0), ("cards", 1)}


def test_every_shipped_schema_describes_every_property() -> None:
    for path in resources.folder("schemas").rglob("*.schema.json"):
        contents = json.loads(path.read_text(encoding="utf-8"))
        relative = path.relative_to(resources.folder("schemas")).as_posix()
        assert contents["$id"] == references.BASE + relative
        undescribed = [name for name, sub in properties(contents) if "description" not in sub]
        assert not undescribed, f"{relative}: {undescribed}"
        schemas.schema(relative)


def properties(schema: Any) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every property that a schema names, but for further conditions on them."""
    if isinstance(schema, dict):
        if isinstance(schema.get("properties"), dict):
            yield from ((key, sub) for key, sub in schema["properties"].items() if sub is not False)
        for word, inner in schema.items():
            if word not in ("if", "then", "else"):
                yield from properties(inner)
    elif isinstance(schema, list):
        for inner in schema:
            yield from properties(inner)


@pytest.mark.parametrize(
    ("version", "way_out"),
    [
        ("1.0", "write 1.0.0"),
        ("2", "write 2.0.0"),
        ("v1.2.3", "write 1.2.3"),
        ("007", "the version of the deck in three numbers, for example 1.0.0"),
    ],
)
def test_a_version_that_others_read_as_a_number_is_told_once(version: str, way_out: str) -> None:
    text = f"game: just-one\nversion: {version}\ntitle: {{en: Words}}\nlocales: [en]\n"
    document = load("deck.yml", text.encode()).document
    (fault,) = schemas.schema("deck.schema.json").check(document).faults
    assert (fault.flaw.message, fault.flaw.hint) == (f"'{version}' is not a version", way_out)
