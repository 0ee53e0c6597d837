"""The language server, asked by a real client over the pipes of a real process."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.lsp.client import Client

pytestmark = pytest.mark.slow

DECK = """\
game: things-in-rings
version: 1.0.0
title: {en: Rings, zh-Hans: 环}
locales: [en, zh-Hans]
"""
TRAITS = """\
traits:
  edible: {type: flag, means: People normally eat it.}
  soft: {type: flag}
  size: {type: scale, values: [pea, egg, shoe], means: Its longest side.}
  places: {type: set, values: [kitchen, garden]}
"""
THINGS = """\
things:
  - id: egg
    name: {en: egg, zh-Hans: 鸡蛋}
    art: egg
    size: egg
    is: [edible]
    places: [kitchen]
  - {id: shoe, name: {en: shoe, zh-Hans: 鞋}, art: shoe, size: shoe, is: [], places: []}
"""
RULES = """\
rules:
  - id: small
    ring: attribute
    level: easy
    text: {en: Is small, zh-Hans: 很小}
    when: {size: {at-most: egg}}
    inside: [egg]
    outside: [shoe]
"""
PICTURE = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7z" fill="#fff"/></svg>
"""
THING, RULE = "things/all.yml", "rules/all.yml"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    root = tmp_path_factory.mktemp("decks") / "rings"
    files = {"deck.yml": DECK, "traits.yml": TRAITS, THING: THINGS, RULE: RULES}
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")
    art = root / "art"
    art.mkdir()
    for name in ("egg", "shoe"):
        picture = (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7z"/></svg>'
        )
        (art / f"{name}.svg").write_text(picture, encoding="utf-8")
    editor = Client(root.resolve())
    try:
        for name in (THING, RULE):
            editor.open(name)
        yield editor
        assert editor.close() == 0
    finally:
        editor.kill()


def codes(found: list[dict[str, Any]]) -> set[str]:
    return {one["code"] for one in found}


def settle(client: Client) -> None:
    """Wait until both files were checked as they are in the beginning."""
    client.type(THING, THINGS)
    client.type(RULE, RULES + "  - {id: more}\n")
    client.wait(RULE, lambda one: "schema" in codes(one))
    client.type(RULE, RULES)
    client.wait(RULE, lambda one: "schema" not in codes(one))


def test_findings_come_while_typing_and_go_when_mended(client: Client) -> None:
    settle(client)
    client.type(THING, THINGS.replace("[edible]", "[edibel]"))
    found = client.wait(THING, lambda one: "unknown-trait" in codes(one))
    (finding,) = [one for one in found if one["code"] == "unknown-trait"]
    assert finding["range"]["start"] == {"line": 5, "character": 9}
    assert finding["range"]["end"] == {"line": 5, "character": 15}
    assert "did you mean 'edible'?" in finding["message"]
    assert (client.root / THING).read_text(encoding="utf-8") == THINGS
    client.type(THING, THINGS)
    client.wait(THING, lambda one: "unknown-trait" not in codes(one))


def test_a_fault_in_one_file_is_told_in_another_that_it_breaks(client: Client) -> None:
    client.type(THING, THINGS.replace("- id: egg", "- id: eggs"))
    client.wait(RULE, lambda one: "dangling-id" in codes(one))
    client.type(THING, THINGS)
    client.wait(RULE, lambda one: "dangling-id" not in codes(one))


def test_columns_count_utf_16(client: Client) -> None:
    text = THINGS.replace("{en: egg, zh-Hans: 鸡蛋}", "{zh-Hans: 🥚蛋, en: egg, fr_FR: x}")
    client.type(THING, text)
    found = client.wait(THING, lambda one: "unknown-key" in codes(one))
    (finding,) = [one for one in found if one["code"] == "unknown-key"]
    line = text.splitlines()[2]
    start = len(line[: line.index("fr_FR")].encode("utf-16-le")) // 2
    assert finding["range"]["start"] == {"line": 2, "character": start}
    client.type(THING, THINGS)


@pytest.mark.parametrize(
    ("before", "after", "labels"),
    [
        ("size: egg\n", "size: |\n", {"pea", "egg", "shoe"}),
        ("size: egg\n", "size: e|\n", {"pea", "egg", "shoe"}),
        ("is: [edible]", "is: [edible, |]", {"soft"}),
        ("is: [edible]", "is: [|", {"edible", "soft"}),
        ("art: egg\n", "art: |\n", {"egg", "shoe"}),
        ("    places: [kitchen]\n", "    pla|\n", {"places", "debatable"}),
        ("places: [kitchen]", "places: [kitchen, g|]", {"garden"}),
    ],
)
def test_what_fits_a_thing_is_offered(
    client: Client, before: str, after: str, labels: set[str]
) -> None:
    assert before in THINGS
    found = client.labels(THING, THINGS.replace(before, after, 1))
    assert labels <= set(found)
    if "edible, |" in after or "kitchen, g|" in after:
        assert set(found) == labels
    client.type(THING, THINGS)


@pytest.mark.parametrize(
    ("before", "after", "labels"),
    [
        ("{size: {at-most: egg}}", "{|}", {"all", "any", "not", "is", "word", "size", "places"}),
        ("{size: {at-most: egg}}", "{is: |}", {"edible", "soft"}),
        ("{size: {at-most: egg}}", "{size: {|}}", {"at-least", "at-most", "between"}),
        ("{size: {at-most: egg}}", "{size: {at-most: |}}", {"pea", "egg", "shoe"}),
        ("{size: {at-most: egg}}", "{all: [{is: soft}, {places: {any-of: [|", {"kitchen"}),
        ("inside: [egg]", "inside: [|]", {"egg", "shoe"}),
        ("ring: attribute", "ring: |", {"word", "attribute", "context"}),
        ("{en: Is small, zh-Hans: 很小}", "{en: Is small, |}", {"zh-Hans"}),
    ],
)
def test_what_fits_a_rule_is_offered(
    client: Client, before: str, after: str, labels: set[str]
) -> None:
    assert before in RULES
    settle(client)
    found = client.labels(RULE, RULES.replace(before, after, 1))
    assert labels <= set(found)
    client.type(RULE, RULES)


def hover(client: Client, file: str, text: str, word: str, skip: int = 1) -> str:
    before = text[: text.index(word)]
    line, column = before.count("\n"), len(before.rpartition("\n")[2]) + skip
    found = client.at("textDocument/hover", file, line, column)
    return "" if found is None else str(found["contents"]["value"])


def test_a_rule_is_explained_by_what_it_holds_for(client: Client) -> None:
    settle(client)
    assert "**small** holds for 1 of 2 things (50 %): egg" in hover(client, RULE, RULES, "small")
    assert "Its longest side." in hover(client, RULE, RULES, "size: {")
    assert "**shoe** (shoe / 鞋)" in hover(client, RULE, RULES, "shoe]")


@pytest.mark.parametrize("name", ["rules/none.yml", "no/such/folder.yml", "rules"])
def test_of_a_file_that_is_not_there_nothing_is_said(client: Client, name: str) -> None:
    settle(client)
    assert client.at("textDocument/hover", name, 0, 0) is None
    assert client.at("textDocument/completion", name, 0, 0)["items"] == []
    start = {"line": 0, "character": 0}
    asked = {
        "textDocument": {"uri": client.uri(name)},
        "range": {"start": start, "end": start},
        "context": {"diagnostics": []},
    }
    assert client.ask("textDocument/codeAction", asked) == []


def test_a_trait_is_explained_by_its_meaning(client: Client) -> None:
    settle(client)
    assert "People normally eat it." in hover(client, THING, THINGS, "edible]")
    assert "A scale from pea to shoe." in hover(client, THING, THINGS, "size: egg")
    assert "What the thing is called" in hover(client, THING, THINGS, "name: {")


def test_a_name_is_explained_by_what_rules_go_by(client: Client) -> None:
    settle(client)
    assert "**egg**: 1 syllable" in hover(client, THING, THINGS, "egg, zh-Hans")
    told = hover(client, THING, THINGS, "鸡蛋")
    assert "**鸡蛋**: jī dàn; 7 + 11 = 18 strokes; left-right, top-bottom; radicals 鸟, 虫" in told


def test_a_check_is_explained_where_it_is_allowed(client: Client) -> None:
    text = RULES.replace("  - id", "  # allow: too-few-examples there are only two things\n  - id")
    client.type(RULE, text)
    assert "A rule with fewer than three examples" in hover(client, RULE, text, "too-few-examples")
    client.type(RULE, RULES)


def test_what_has_one_right_answer_is_mended(client: Client) -> None:
    text = THINGS.replace("[edible]", "[edibel, sotf]")
    client.type(THING, text)
    found = client.wait(
        THING, lambda one: sum(each["code"] == "unknown-trait" for each in one) == 2
    )
    first = next(one for one in found if one["code"] == "unknown-trait")
    params = {
        "textDocument": {"uri": client.uri(THING)},
        "range": first["range"],
        "context": {"diagnostics": [first]},
    }
    actions = client.ask("textDocument/codeAction", params)
    assert [one["kind"] for one in actions] == ["quickfix", "source.fixAll"]
    (edits,) = actions[0]["edit"]["changes"].values()
    assert edits == [{"range": first["range"], "newText": "edible"}]
    (every,) = actions[1]["edit"]["changes"].values()
    assert [one["newText"] for one in every] == ["edible", "soft"]
    client.type(THING, THINGS)


def test_text_that_is_no_yaml_is_a_finding_and_nothing_breaks(client: Client) -> None:
    client.type(THING, THINGS + "  - {id: [\n")
    client.wait(THING, lambda one: "yaml-syntax" in codes(one))
    assert client.labels(THING, "things: |") == []
    client.type(THING, THINGS)
    client.wait(THING, lambda one: "yaml-syntax" not in codes(one))


def test_a_file_of_no_deck_is_left_alone(client: Client, tmp_path: Path) -> None:
    stranger = tmp_path / "other.yml"
    stranger.write_text("a: b\n", encoding="utf-8")
    document = {"uri": stranger.as_uri(), "languageId": "yaml", "version": 1, "text": "a: b\n"}
    client.say("textDocument/didOpen", {"textDocument": document})
    params = {"textDocument": {"uri": stranger.as_uri()}, "position": {"line": 0, "character": 1}}
    assert client.ask("textDocument/completion", params)["items"] == []
    assert client.ask("textDocument/hover", params) is None
