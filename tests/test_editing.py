"""The schemas of one deck: its own words are listed, and nothing that is right is refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from jsonschema import Draft202012Validator

from authoring import games, resources
from authoring.cli.schema import command
from authoring.editing import deck_schemas, kind_of
from authoring.pipeline import check_deck, shipped
from authoring.source.form import Form, Typing
from authoring.source.references import Resolver
from authoring.source.yaml import load
from tests.lsp.test_server import DECK, RULES, THINGS, TRAITS


@pytest.fixture
def rings(tmp_path: Path) -> Path:
    root = tmp_path / "rings"
    files = {"deck.yml": DECK, "traits.yml": TRAITS, "things/a.yml": THINGS, "rules/a.yml": RULES}
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")
    (root / "art").mkdir()
    for name in ("egg", "shoe"):
        (root / "art" / f"{name}.svg").write_text("<svg/>", encoding="utf-8")
    return root


def schemas(root: Path) -> dict[str, dict[str, Any]]:
    checked = check_deck(root)
    assert checked.kit is not None
    return deck_schemas(checked.deck, checked.kit)


def errors(schema: dict[str, Any], text: str) -> list[str]:
    document = load("a.yml", text.encode()).document
    form = Form([(schema, Resolver({"deck.json": schema}, "deck.json"))])
    data = Typing(document).typed(document.data, form)
    return [error.message for error in Draft202012Validator(schema).iter_errors(data)]


def test_what_is_right_passes_and_what_is_not_of_the_deck_does_not(rings: Path) -> None:
    found = schemas(rings)
    assert set(found) == {"deck.yml", "traits.yml", "things/*.yml", "rules/*.yml"}
    for schema in found.values():
        Draft202012Validator.check_schema(schema)
    things, rules = found["things/*.yml"], found["rules/*.yml"]
    assert errors(found["deck.yml"], DECK) == []
    assert errors(found["traits.yml"], TRAITS) == []
    assert errors(things, THINGS) == []
    assert errors(rules, RULES) == []
    for wrong in ("edibel", "[soft, soft]"):
        assert errors(things, THINGS.replace("edible", wrong))
    for old, new in (("size: egg", "size: huge"), ("[kitchen]", "[space]"), ("art: egg", "art: x")):
        assert errors(things, THINGS.replace(old, new)), new
    for old, new in (("at-most: egg", "at-most: x"), ("[egg]", "[cup]"), ("size:", "weight:")):
        assert errors(rules, RULES.replace(old, new)), new


def test_words_bring_their_meaning(rings: Path) -> None:
    things = schemas(rings)["things/*.yml"]["$defs"]["thing"]["properties"]
    assert things["size"]["description"] == "Its longest side. A scale from pea to shoe."
    flags = things["is"]["items"]
    meant = dict(zip(flags["enum"], flags["enumDescriptions"], strict=True))
    assert meant["edible"] == "People normally eat it."


@pytest.mark.slow
@pytest.mark.parametrize("name", shipped())
def test_the_decks_that_ship_keep_to_their_own_schemas(name: str) -> None:
    root = resources.folder("content") / name
    checked = check_deck(root)
    assert checked.kit is not None
    found = deck_schemas(checked.deck, checked.kit)
    for document in checked.documents:
        relative = Path(document.path).relative_to(root).as_posix()
        kind = kind_of(checked.kit, relative)
        glob = kind.glob if kind else relative
        assert errors(found[glob], document.text)[:1] == [], document.path


def test_every_part_of_a_deck_schema_is_in_it() -> None:
    for name in games.names():
        for kind in games.kit(name).shape.files:
            from authoring.source.bundle import bundled

            text = json.dumps(bundled(kind.schema, ("en",)))
            assert '"$ref": "#/' in text or "$ref" not in text
            assert ".schema.json#" not in text


def test_the_command_writes_them_and_says_how_to_name_them(rings: Path) -> None:
    before = [finding.message for finding in check_deck(rings).findings]
    outcome = CliRunner().invoke(command, [str(rings)])
    assert outcome.exit_code == 0, outcome.output
    assert (
        "things/*.yml: # yaml-language-server: $schema=../.schemas/things.schema.json"
        in outcome.output
    )
    written = json.loads((rings / ".schemas" / "things.schema.json").read_text(encoding="utf-8"))
    assert written == schemas(rings)["things/*.yml"]
    assert [finding.message for finding in check_deck(rings).findings] == before


def test_a_folder_that_is_no_deck_is_refused(tmp_path: Path) -> None:
    assert CliRunner().invoke(command, [str(tmp_path)]).exit_code == 2
