"""What the loader reads, with both of PyYAML's parsers."""

from __future__ import annotations

import gc
from collections.abc import Callable

import pytest
import yaml as pyyaml

from authoring.finding import Severity
from authoring.source import yaml
from authoring.source.events import PythonParser
from authoring.source.marks import Marks
from authoring.source.yaml import Cursor, Loaded, load

Load = Callable[[str], Loaded]


@pytest.fixture(params=["libyaml", "python"])
def read(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Load:
    if request.param == "python":
        monkeypatch.setattr(yaml, "parser", PythonParser)
    elif not pyyaml.__with_libyaml__:
        pytest.skip("PyYAML was built without libyaml")
    return lambda text: load("deck.yml", text.encode())


@pytest.mark.parametrize(
    "scalar",
    [
        "no",
        "on",
        "y",
        "null",
        "~",
        "None",
        "1:30",
        "012",
        "007",
        "1e3",
        "0x1F",
        "1984",
        "2024-05-01",
    ],
)
def test_every_scalar_is_the_text_as_written(read: Load, scalar: str) -> None:
    loaded = read(f"a: {scalar}\nb: [{scalar}]\n{scalar}: c\n")
    assert loaded.document.data == {"a": scalar, "b": [scalar], scalar: "c"}


def test_data_is_mappings_lists_text_and_none(read: Load) -> None:
    expected = {"a": None, "b": "", "c": ["x", {"d": None}], "e": {}, "f": ["g", ["h"]]}
    loaded = read("a:\nb: ''\nc: [x, {d: }]\ne: {}\nf:\n- g\n- - h\n")
    assert loaded == Loaded(loaded.document, (), whole=True)
    assert loaded.document.data == expected


@pytest.mark.parametrize("text", ["", "\n", "# nothing\n", "---\n", "---\n...\n"])
def test_a_file_without_content_is_none(read: Load, text: str) -> None:
    loaded = read(text)
    assert (loaded.document.data, loaded.faults, loaded.whole) == (None, (), True)


def test_scalars_of_every_style(read: Load) -> None:
    text = "a: |\n  x\n  y\nb: >-\n  x\n  y\nc: 'it''s'\nd: \"t\\tb\"\ne: x\n  y\n"
    assert read(text).document.data == {
        "a": "x\ny\n",
        "b": "x y",
        "c": "it's",
        "d": "t\tb",
        "e": "x y",
    }


def test_places_of_values_and_keys(read: Load) -> None:
    document = read("- id: kettle\n  name: {en: kettle, zh-Hans: 水壶 🫖}\n- x\n").document

    def value(*pointer: str | int) -> tuple[int, int, int, int]:
        place = document.place(pointer)
        return place.line, place.column, place.end_line, place.end_column

    def key(*pointer: str | int) -> tuple[int, int, int, int]:
        place = document.key_place(pointer)
        return place.line, place.column, place.end_line, place.end_column

    assert value() == (1, 1, 3, 4)
    assert value(0) == (1, 3, 2, 36)
    assert value(0, "name") == (2, 9, 2, 36)
    assert value(0, "name", "zh-Hans") == (2, 31, 2, 35)
    assert value(1) == key(1) == (3, 3, 3, 4)
    assert key(0, "name") == (2, 3, 2, 7)
    assert key(0, "name", "zh-Hans") == (2, 22, 2, 29)


def test_place_of_what_is_absent_is_that_of_its_nearest_parent(read: Load) -> None:
    document = read("a: {b: [c]}\n").document
    assert document.place(("a", "x", "y")) == document.place(("a",))
    assert document.place(("a", "b", 7)) == document.place(("a", "b"))
    assert document.place(("a", "b", -1)) == document.place(("a", "b"))
    assert document.key_place(("a", "x")) == document.place(("a",))
    assert document.place(("a", "b", 0, "c")) == document.place(("a", "b", 0))


def test_places_in_a_file_without_content(read: Load) -> None:
    document = read("").document
    place = document.place(("a",))
    assert (place.line, place.column, place.end_line, place.end_column) == (1, 1, 1, 1)


def test_places_behind_windows_line_ends_and_a_mark(read: Load) -> None:
    document = read("\ufeffa:\r\n  - b\r\n  - 名 x\r\n").document
    place = document.place(("a", 1))
    assert (place.line, place.column, place.end_column) == (3, 5, 8)
    assert document.key_place(("a",)).column == 1


def test_block_collections_end_with_what_stands_last_in_them(read: Load) -> None:
    text = "a:\n  b: 1\n  c: [2, 3]\n\n# note\n\nd:\n- e\n- {f: g}\n"
    document = read(text).document
    assert document.place(("a",)).end_line == 3
    assert document.place(("a",)).end_column == 12
    assert document.place(("d",)).end_line == 9


def test_block_scalar_ends_with_its_last_word(read: Load) -> None:
    place = read("a: |\n  x\n  yz\n\n\nb: c\n").document.place(("a",))
    assert (place.line, place.column, place.end_line, place.end_column) == (1, 4, 3, 5)


@pytest.mark.parametrize("separator", ["\x85", "\u2028", "\u2029"])
def test_line_separators_of_unicode_are_characters_like_others(read: Load, separator: str) -> None:
    loaded = read(f"a: x{separator}y\n{separator}b: [z{separator}]\n")
    assert loaded.document.data == {"a": f"x{separator}y", f"{separator}b": [f"z{separator}"]}
    assert loaded.document.place((f"{separator}b",)).line == 2


def test_plain_tells_scalars_without_quotes(read: Load) -> None:
    document = read("a: x\nb: 'x'\nc: \"x\"\nd: |\n  x\ne: [x]\nf:\n").document
    assert [key for key in "abcdefg" if document.plain((key,))] == ["a", "f"]


def test_cursor_leads_back_to_its_document(read: Load) -> None:
    document = read("a: {b: [c, d]}\n").document
    cursor = Cursor(document).at("a").at("b", 1)
    assert cursor.place() == document.place(("a", "b", 1))
    assert Cursor(document, ("a",)).key("b") == document.key_place(("a", "b"))


def test_offset_is_that_of_line_and_column(read: Load) -> None:
    document = read("ab\r\n名c: d\n").document
    assert document.offset(2, 2) == 5
    assert document.text[document.offset(2, 1)] == "名"


def faults(loaded: Loaded) -> list[tuple[str, int, int]]:
    return [(one.check, one.flaw.place.line, one.flaw.place.column) for one in loaded.faults]


def test_duplicate_key_keeps_the_first_and_leaves_places_right(read: Load) -> None:
    loaded = read("a: 1\na: {x: y}\nb: {c: 1, 'c': 2, d: 3}\n")
    assert loaded.document.data == {"a": "1", "b": {"c": "1", "d": "3"}}
    assert faults(loaded) == [("duplicate-key", 2, 1), ("duplicate-key", 3, 11)]
    assert loaded.document.place(("b", "d")).column == 22
    assert "line 1" in loaded.faults[0].flaw.hint


def test_anchors_aliases_merges_and_tags_are_refused(read: Load) -> None:
    loaded = read("a: &x {b: c}\nd: *x\ne: !!int 3\nf: &y !t z\n<<: *x\n&k g: h\n")
    assert [fault.check for fault in loaded.faults] == ["anchor-or-tag"] * 6
    assert loaded.document.data == {
        "a": {"b": "c"},
        "d": None,
        "e": "3",
        "f": "z",
        "<<": None,
        "g": "h",
    }
    assert loaded.document.place(("e",)).column == 10
    assert loaded.document.place(("f",)).column == 10


def test_second_document_is_refused_and_the_first_is_read(read: Load) -> None:
    loaded = read("a: 1\n---\nb: 2\n")
    assert loaded.document.data == {"a": "1"}
    assert faults(loaded) == [("second-document", 2, 1)]


def test_keys_that_are_no_text_are_refused(read: Load) -> None:
    loaded = read("? [a, b]\n: 1\n{c: d}: 2\ne: 3\n")
    assert loaded.document.data == {"e": "3"}
    assert faults(loaded) == [("non-text-key", 1, 3), ("non-text-key", 3, 1)]
    assert loaded.document.place(("e",)).line == 4


def test_keys_that_other_tools_misread_are_noted(read: Load) -> None:
    loaded = read("no: 1\n'on': 2\n12: 3\nyear: 4\n")
    assert [fault.flaw.severity for fault in loaded.faults] == [Severity.INFO] * 2
    assert [fault.flaw.fix.replacement for fault in loaded.faults if fault.flaw.fix] == [
        '"no"',
        '"12"',
    ]


@pytest.mark.parametrize(
    "text",
    ["[" * 100_000, "{a: " * 100_000, "- " * 100_000, "? " * 100_000, "[" * 9999 + "]" * 9999],
)
def test_deep_nesting_is_refused_where_it_becomes_too_deep(read: Load, text: str) -> None:
    loaded = read(text)
    assert not loaded.whole
    width = 1 if text[0] == "[" else 4 if text[0] == "{" else 2
    assert faults(loaded) == [("too-deep", 1, 40 * width + 1)]


def test_nesting_up_to_the_bound_is_read(read: Load) -> None:
    assert read("[" * 40 + "a" + "]" * 40).whole
    assert not read("[" * 41 + "a" + "]" * 41).whole


def test_collecting_garbage_goes_on_afterwards() -> None:
    assert gc.isenabled()
    load("deck.yml", b"a: [")
    assert gc.isenabled()
    gc.disable()
    try:
        load("deck.yml", b"a: b")
        assert not gc.isenabled()
    finally:
        gc.enable()


def test_marks_of_nothing_point_to_the_start() -> None:
    assert Marks().span(0) == (0, 0)
    assert Marks().find(None, ("a", 0)) == (0, 0, 0)
