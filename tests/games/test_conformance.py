"""The cases beside each pack: a reader that knows the pack's words alone passes them."""

from __future__ import annotations

import ast
import json
from collections import Counter
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from referencing import Registry, Resource

from authoring import games, pipeline
from authoring.pack import conformance
from authoring.pack.canonical import dump
from authoring.pack.pack import Pack
from authoring.resources import folder
from tests.games import reader
from tests.games.guess_club.small import ROUND_FRUIT
from tests.games.guess_club.small import pack as guess_club_pack
from tests.games.just_one.small import TRAP_PACK

SMALL = {
    "just-one": TRAP_PACK,
    "guess-club": guess_club_pack([ROUND_FRUIT, ROUND_FRUIT | {"id": "b"}]),
}


def document(place: Path, pack: Pack) -> dict[str, Any]:
    """The file of cases beside a pack, read back."""
    conform = games.kit(pack.game).conform
    assert conform is not None
    found: dict[str, Any] = json.loads(conformance.write(place, pack, conform(pack)).read_bytes())
    return found


def shipped(name: str) -> Pack:
    return pipeline.compile_pack(pipeline.check_deck(folder("content") / name))


def disagreements(pack: Pack, told: dict[str, Any], decided_by: str) -> list[Any]:
    """The cases in which the reader comes to another verdict."""
    fields = json.loads(dump(pack))
    asked = reader.ASKED[pack.game]
    return [
        case
        for case in told["cases"]
        if case["decided_by"] == decided_by
        and asked[case["asks"]](fields, case["given"]) != case["expect"]
    ]


def test_the_reader_knows_nothing_of_the_program() -> None:
    tree = ast.parse(Path(reader.__file__).read_text(encoding="utf-8"))
    named = {
        name.name if isinstance(node, ast.Import) else node.module
        for node in ast.walk(tree)
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in node.names
    }
    assert named == {"__future__", "re", "unicodedata", "collections.abc", "typing"}


@pytest.mark.parametrize("name", SMALL)
def test_the_tables_decide_what_they_are_said_to_decide(name: str, tmp_path: Path) -> None:
    told = document(tmp_path, SMALL[name])
    assert disagreements(SMALL[name], told, conformance.TABLES) == []
    assert told["pack"] == SMALL[name].digest


@pytest.mark.slow
@pytest.mark.parametrize("name", ["just-one", "guess-club", "things-in-rings"])
def test_the_shipped_packs_can_be_judged_from_their_tables(name: str, tmp_path: Path) -> None:
    pack = shipped(name)
    told = document(tmp_path, pack)
    assert disagreements(pack, told, conformance.TABLES) == []
    counts = Counter(case["decided_by"] for case in told["cases"])
    assert counts[conformance.TABLES] > 500
    if name != "things-in-rings":
        assert counts[conformance.LANGUAGE] > 10
        assert len(disagreements(pack, told, conformance.LANGUAGE)) == counts[conformance.LANGUAGE]
        assert counts[conformance.LANGUAGE] < counts[conformance.TABLES] / 4
    assert _errors(name, told) == []


def _errors(name: str, told: dict[str, Any]) -> list[str]:
    schemas = folder("schemas")
    registry: Registry = Registry().with_resources(
        (found["$id"], Resource.from_contents(found))
        for path in schemas.glob("**/*.json")
        for found in [json.loads(path.read_text(encoding="utf-8"))]
    )
    schema = json.loads((schemas / name / "conformance.schema.json").read_text("utf-8"))
    validator = jsonschema.Draft202012Validator(schema, registry=registry)
    return [error.message for error in validator.iter_errors(told)]


@pytest.mark.parametrize("name", SMALL)
def test_the_file_keeps_to_its_schema(name: str, tmp_path: Path) -> None:
    told = document(tmp_path, SMALL[name])
    assert _errors(name, told) == []
    told["cases"][-1]["expect"] = {"same": "maybe"}
    assert _errors(name, told)


@pytest.mark.parametrize("name", SMALL)
def test_the_same_pack_gives_the_same_bytes(name: str, tmp_path: Path) -> None:
    document(tmp_path, SMALL[name])
    first = (tmp_path / conformance.FILE).read_bytes()
    document(tmp_path, SMALL[name])
    assert (tmp_path / conformance.FILE).read_bytes() == first


def test_every_kind_of_verdict_is_asked_for(tmp_path: Path) -> None:
    told = document(tmp_path, TRAP_PACK)["cases"]
    reasons = {case["expect"]["reason"] for case in told if case["asks"] == "clue"}
    assert {None, "missing", "same", "family", "homophone", "translation", "words"} <= reasons
    assert {case["expect"]["right"] for case in told if case["asks"] == "guess"} == {True, False}
    assert {case["expect"]["same"] for case in told if case["asks"] == "pair"} == {True, False}
    assert {case["decided_by"] for case in told} == {"tables", "language"}
