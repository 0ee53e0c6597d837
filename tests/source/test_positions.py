"""Whatever a file holds, its places are right, and no bytes stop the loader."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import yaml as pyyaml
from hypothesis import given, settings
from hypothesis import strategies as st

from authoring.model import Place
from authoring.source import yaml
from authoring.source.events import PythonParser
from authoring.source.marks import Pointer
from authoring.source.tree import MAX_DEPTH
from authoring.source.yaml import Document, load
from tests.examples import examples

CHARACTERS = st.characters(
    blacklist_categories=("Cs", "Cc", "Cn"), blacklist_characters="\ufeff"
) | st.sampled_from("水壶🫖é'\"#:,[]{}&*!|>%@`-?~ ")
WORDS = st.text(CHARACTERS, min_size=1, max_size=12)
VALUES = st.recursive(
    WORDS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS, inner, max_size=4),
    max_leaves=20,
)
NEWLINES = st.sampled_from(["\n", "\r\n"])


def pointers(value: Any, here: Pointer = ()) -> Iterator[tuple[Pointer, Any]]:
    """Every value inside a value, with the pointer that leads to it."""
    yield here, value
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from pointers(inner, (*here, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from pointers(inner, (*here, index))


def text_at(document: Document, place: Place) -> str:
    start = document.offset(place.line, place.column)
    return document.text[start : document.offset(place.end_line, place.end_column)]


@pytest.mark.slow
@given(VALUES, st.sampled_from([True, False, None]), st.integers(20, 200), NEWLINES)
def test_text_at_every_place_is_the_value(
    value: Any, flow: bool | None, width: int, newline: str
) -> None:
    text = pyyaml.safe_dump(
        value, default_flow_style=flow, width=width, allow_unicode=True, sort_keys=False
    )
    loaded = load("a.yml", text.replace("\n", newline).encode())
    document = loaded.document
    assert loaded.whole
    assert document.data == value
    for pointer, wanted in pointers(value):
        written = text_at(document, document.place(pointer))
        if isinstance(wanted, str) and document.plain(pointer) and "\n" not in written:
            assert written == wanted
        elif isinstance(wanted, str) or written[:1] in ("[", "{"):
            assert load("b.yml", f"- {written}".encode()).document.data == [wanted]
        else:
            indent = " " * (document.place(pointer).column - 1)
            assert load("b.yml", (indent + written).encode()).document.data == wanted
        if pointer and isinstance(pointer[-1], str):
            key = text_at(document, document.key_place(pointer))
            assert load("b.yml", f"- {key}".encode()).document.data == [pointer[-1]]


@given(VALUES, st.sampled_from([True, False, None]))
def test_both_parsers_give_the_same_data_and_places(value: Any, flow: bool | None) -> None:
    content = pyyaml.safe_dump(value, default_flow_style=flow, allow_unicode=True).encode()
    quick, slow = load("a.yml", content), slowly("a.yml", content)
    assert quick.document.data == slow.document.data
    assert quick.document.marks.starts == slow.document.marks.starts
    assert quick.document.marks.ends == slow.document.marks.ends


def slowly(path: str, content: bytes) -> yaml.Loaded:
    before, yaml.parser = yaml.parser, PythonParser
    try:
        return load(path, content)
    finally:
        yaml.parser = before


YAMLISH = st.lists(
    st.sampled_from(
        [
            *"[]{}:,-?&*!|>'\"%@`#\\~=<",
            *("\n", "\r\n", " ", "  ", "\t", "a", "no", "1", "水", "🫖", ": ", "- ", "\n  "),
            *(
                "---",
                "...",
                "&a",
                "*a",
                "!!t",
                "<<",
                "\\u",
                "\\x4",
                "\ufeff",
                "\x85",
                "\u2028",
                "\0",
            ),
        ]
    ),
    max_size=30,
).map("".join)


@pytest.mark.slow
@given(st.binary(max_size=200) | YAMLISH.map(str.encode))
@settings(max_examples=examples(400))
def test_no_bytes_stop_either_parser(content: bytes) -> None:
    for loaded in (load("a.yml", content), slowly("a.yml", content)):
        document = loaded.document
        assert loaded.whole or loaded.faults
        for fault in loaded.faults:
            place = fault.flaw.place
            assert 1 <= place.line <= place.end_line <= len(document.lines)
            assert place.column <= len(document.lines.line(place.line)) + 2
            assert fault.flaw.message
            assert "\n" not in fault.flaw.message + fault.flaw.hint
        for pointer, _ in pointers(document.data):
            assert len(pointer) <= MAX_DEPTH
            place, key = document.place(pointer), document.key_place(pointer)
            assert (place.line, place.column) <= (place.end_line, place.end_column)
            assert (key.line, key.column) <= (place.end_line, place.end_column)


@given(st.text(st.sampled_from("ab水🫖\r\n\t"), max_size=40), st.data())
def test_offsets_lines_and_columns_agree(text: str, data: st.DataObject) -> None:
    lines = yaml.Lines(text)
    offset = data.draw(st.integers(0, len(text)))
    line, column = lines.position(offset)
    assert lines.offset(line, column) == offset
    assert text[offset:].startswith(lines.line(line)[column - 1 :])
    assert len(lines) == text.replace("\r\n", "\n").replace("\r", "\n").count("\n") + 1
