"""New values in YAML files: the rest stays to the byte."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from authoring.source.patch import PatchError, patched
from authoring.source.writing import block, flow, scalar
from authoring.source.yaml import Document, load
from tests.examples import examples

FILE = """\
# The head.
cards:
  - id: one   # the first
    text: {en: "A word", zh-Hans: 词}
    tags: [a, b]
    words:
      - {en: cat, level: easy}   # a cat
      # before the dog
      - {en: dog, level: hard}
    when:
      all:
        - is: soft

  # the second
  - id: two
    text:
      en: Another
"""


def document(text: str) -> Document:
    loaded = load("cards.yml", text.encode("utf-8"))
    assert loaded.whole
    return loaded.document


def change(text: str, pointer: tuple[str | int, ...], value: Any) -> str:
    return patched(document(text), {pointer: value})


@pytest.mark.parametrize(
    ("pointer", "value", "before", "after"),
    [
        (("cards", 0, "text", "en"), "no", '"A word"', '"no"'),
        (("cards", 0, "text", "zh-Hans"), "词语", "词", "词语"),
        (("cards", 0, "tags"), ["a", "x", "b"], "[a, b]", "[a, x, b]"),
        (("cards", 0, "tags"), ["b"], "[a, b]", "[b]"),
        (("cards", 0, "tags"), ["a"], "[a, b]", "[a]"),
        (("cards", 0, "tags"), ["c", "a", "b"], "[a, b]", "[c, a, b]"),
        (("cards", 0, "tags"), [], "[a, b]", "[]"),
        (
            ("cards", 0, "text"),
            {"en": "A word", "zh-Hans": "词", "fr": "un mot: oui"},
            "zh-Hans: 词}",
            'zh-Hans: 词, fr: "un mot: oui"}',
        ),
        (("cards", 0, "text"), {"zh-Hans": "词"}, '{en: "A word", zh-Hans', "{zh-Hans"),
        (
            ("cards", 1, "text"),
            {"en": "Another", "zh-Hans": "另一个"},
            "      en: Another\n",
            "      en: Another\n      zh-Hans: 另一个\n",
        ),
        (
            ("cards", 0, "words"),
            [{"en": "cat", "level": "easy"}],
            "      - {en: dog, level: hard}\n",
            "",
        ),
        (
            ("cards", 0, "words"),
            [{"en": "ox", "level": "easy"}, {"en": "dog", "level": "hard"}],
            "{en: cat,",
            "{en: ox,",
        ),
        (
            ("cards", 0, "words"),
            [
                {"en": "cat", "level": "easy"},
                {"en": "dog", "level": "hard"},
                {"en": "no", "level": "easy"},
            ],
            "      - {en: dog, level: hard}\n",
            '      - {en: dog, level: hard}\n      - {en: "no", level: easy}\n',
        ),
        (("cards", 0, "when", "all", 0, "is"), "hard", "is: soft", "is: hard"),
    ],
)
def test_only_what_differs_is_spliced(
    pointer: tuple[str | int, ...], value: Any, before: str, after: str
) -> None:
    assert change(FILE, pointer, value) == FILE.replace(before, after, 1)


def test_the_same_value_changes_nothing() -> None:
    assert change(FILE, (), document(FILE).data) == FILE


def test_a_card_is_added_at_the_end_in_the_form_of_its_neighbours() -> None:
    cards = document(FILE).data["cards"]
    more = {"id": "three", "text": {"en": "1:30", "zh-Hans": "零七"}}
    written = change(FILE, ("cards",), [*cards, more])
    assert written == FILE + '  - {id: three, text: {en: "1:30", zh-Hans: 零七}}\n'


def test_a_card_is_taken_away_with_its_lines_and_the_comments_of_others_stay() -> None:
    cards = document(FILE).data["cards"]
    written = change(FILE, ("cards",), cards[:1])
    assert written == FILE[: FILE.index("  - id: two")]
    assert "# the second" in written


def test_line_ends_stay_what_they_are() -> None:
    text = FILE.replace("\n", "\r\n")
    cards = document(text).data["cards"]
    written = change(text, ("cards",), [*cards, {"id": "x"}])
    assert written == text + "  - {id: x}\r\n"


def test_a_file_without_a_last_line_break_is_ended_first() -> None:
    assert change("a: [1]\nb:\n  - x", ("b",), ["x", "z"]) == "a: [1]\nb:\n  - x\n  - z\n"


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("{en: kite, level: easy}  # a toy\n", "{en: kite, fr: milan, level: easy}  # a toy\n"),
        ("en: kite  # a toy\nlevel: easy\n", "en: kite  # a toy\nfr: milan\nlevel: easy\n"),
    ],
)
def test_a_new_entry_stands_behind_the_one_before_it(before: str, after: str) -> None:
    document = load("deck.yml", before.encode()).document
    wanted = {"en": "kite", "fr": "milan", "level": "easy"}
    assert patched(document, {(): wanted}) == after


def test_an_empty_value_is_filled() -> None:
    assert change("a:\nb: 1\n", ("a",), "word") == "a: word\nb: 1\n"


def test_what_is_not_there_cannot_be_changed() -> None:
    with pytest.raises(PatchError, match=r"cards\.yml has nothing at x\.y"):
        change("a: 1\n", ("x", "y"), "2")


WORDS = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\x00"), max_size=12)
KEYS = st.sampled_from(["id", "en", "zh-Hans", "is", "text", "words", "no-key"])
DATA = st.recursive(
    WORDS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=4),
    max_leaves=12,
)


def readable(text: str) -> bool:
    return load("x.yml", text.encode("utf-8")).whole


@given(WORDS)
def test_any_text_reads_back_as_itself(words: str) -> None:
    for written in (f"a: {scalar(words)}\n", f"a: [{scalar(words)}]\n"):
        loaded = load("x.yml", written.encode("utf-8"))
        if loaded.whole and not loaded.faults:
            assert loaded.document.data["a"] in (words, [words])
        else:
            assert any(
                ord(char) < 32 or 0x7F <= ord(char) < 0xA0 or ord(char) > 0xFFF0 for char in words
            )


@pytest.mark.slow
@given(
    st.dictionaries(KEYS, DATA, min_size=1), st.dictionaries(KEYS, DATA, min_size=1), st.booleans()
)
@settings(max_examples=examples(200), deadline=None)
def test_any_value_becomes_any_other(old: dict[str, Any], new: dict[str, Any], over: bool) -> None:
    text = (block(old, 0) if over else flow(old)) + "\n"
    loaded = load("x.yml", text.encode("utf-8"))
    if not loaded.whole or loaded.document.data != old:
        return
    try:
        written = patched(loaded.document, {(): new})
    except PatchError:
        assert not readable(flow(new)) or load("x.yml", flow(new).encode()).document.data != new
    else:
        assert load("x.yml", written.encode("utf-8")).document.data == new


@pytest.mark.parametrize("newline", ["\n", "\r\n"])
def test_new_items_stand_apart_as_the_others_do(newline: str) -> None:
    text = "cards:\n  - id: a\n\n  - id: b\n".replace("\n", newline)
    document = load("a.yml", text.encode()).document
    wanted = [{"id": "a"}, {"id": "b"}, {"id": "c"}, {"id": "d"}]
    added = "\n  - {id: c}\n\n  - {id: d}\n".replace("\n", newline)
    assert patched(document, {("cards",): wanted}) == text + added
    close = "cards:\n  - id: a\n  - id: b\n".replace("\n", newline)
    document = load("a.yml", close.encode()).document
    added = "  - {id: c}\n  - {id: d}\n".replace("\n", newline)
    assert patched(document, {("cards",): wanted}) == close + added
