"""What is said of YAML that cannot be read: the cause, where it is, and the way out."""

from __future__ import annotations

import pytest

from authoring.checks.fix import splice
from authoring.source import yaml
from authoring.source.events import PythonParser
from authoring.source.yaml import load

CASES = {
    "tab": ("a:\n\tb: 1\n", 2, 1, "a tab indents this line", "spaces"),
    "tab further on": ("a:\n  b: 1\n\tc: 2\n", 3, 1, "a tab indents this line", "spaces"),
    "tab behind a dash": ("a:\n  -\tb: 1\n    c: 2\n", 2, 4, "a tab cannot stand here", "space"),
    "double quote": ('a: "b\nc: 2\nd: 3\n', 1, 4, 'the quote " that opens here is never', '"'),
    "single quote": ("a: 'b\nc: 2\n", 1, 4, "the quote ' that opens here is never", "'"),
    "quote closed late": ('a: "b\nc: "x"\n', 1, 4, "is closed only in line 2", '"'),
    "apostrophe": ("a: 'it's here'\n", 1, 8, "the text ends with the quote '", "''"),
    "behind a quote": ('a: "Say" hello\n', 1, 10, 'the text ends with the quote "', '\\"'),
    "colon in text": ("a: b: c\n", 1, 5, "a colon and a space", '"b: c"'),
    "open bracket": ("a: [b, c\nd: e\n", 1, 4, "the [ that opens here is never closed", "]"),
    "open brace": ("a: {b: c\nd: e\n", 1, 4, "the { that opens here is never closed", "}"),
    "comment in braces": (
        "a:\n  - {b: pan #1, c: d}\n  - {b: e}\n",
        2,
        13,
        "# begins a comment here, so that the {",
        'put the text in quotes: "pan #1"',
    ),
    "comment in brackets": ("a: [it's #1, b]\nc: d\n", 1, 10, "so that the [", '"it\'s #1"'),
    "comment for a text": ("a: {b: #1, c: d}\n", 1, 8, "# begins a comment", '"#1"'),
    "comment behind a quote": (
        'a: {b: "c #1" #2}\n',
        1,
        15,
        "# begins a comment",
        "write } before",
    ),
    "comment behind a comma": ("a: {b: c, # d}\n", 1, 11, "# begins a comment", "write } before"),
    "comment before a list": ("a:\n  - {b: #1}\n  - c\n", 2, 9, "# begins a comment", '"#1"'),
    "nothing in braces": ("a: {b: 1,\n\n", 1, 1, "the file ends inside brackets", "write what"),
    "comment that closes nothing": ("a: {b: c # d\ne: f\n", 1, 4, "is never closed", "write }"),
    "sign in quotes": ('a: {b: "c #1"\ne: f}\n', 1, 4, "is never closed", "write }"),
    "open at the end": ("a: {b: [c, {d", 1, 12, "the { that opens here is never closed", "}"),
    "bracket too many": ("a: [b]]\n", 1, 7, "nothing is open that this ] could close", "delete"),
    "brace too many": ("a: } b\n", 1, 4, "nothing is open that this } could close", "delete"),
    "other bracket": ("a: [b}\n", 1, 6, "[ is closed by }", "]"),
    "second colon": ("a: {b: c d: e}\n", 1, 11, "a second colon", "quotes"),
    "no comma": ('a: ["b" "c"]\n', 1, 9, "a comma is missing", "comma"),
    "wide comma": ("a: {b: c， d: e}\n", 1, 9, "a full-width comma", "comma"),
    "wide colon": ("a: 1\nb：2\nc: 3\n", 2, 2, "a full-width colon", "': '"),
    "no space behind colon": (
        "a: 1\nb:2\nc: 3\n",
        2,
        1,
        "a space is missing behind the colon",
        ":",
    ),
    "no space in first line": ("a:1\nb: 2\n", 1, 1, "a space is missing behind the colon", ":"),
    "no space behind dash": ("- a\n-b\n- c\n", 2, 1, "a space is missing behind the dash", "-"),
    "no colon": ("a: 1\nb\nc: 2\n", 2, 1, "this line has no colon", "key: value"),
    "indent too deep": ("a: 1\n  b: 2\n", 2, 3, "as if it belonged to line 1", "indent"),
    "indent too shallow": ("a:\n    b: 2\n  c: 3\n", 3, 3, "2 spaces before it", "no space"),
    "item indent": ("- a: 1\n b: 2\n", 2, 2, "1 space before it", "line 1"),
    "key among items": ("- a\nb: 1\n", 2, 1, "the items of the list that begins in line 1", "'- '"),
    "item among keys": ("a: 1\n- b\n", 2, 1, "a list item stands among keys", "indent"),
    "list behind key": ("a: - b\n", 1, 4, "cannot begin on the line of its key", "own line"),
    "at sign": ("a: @b\n", 1, 4, "text without quotes cannot begin with @", "quotes"),
    "percent": ("a: %b\n", 1, 4, "text without quotes cannot begin with %", "quotes"),
    "star": ("a: * b\n", 1, 4, "text without quotes cannot begin with *", "quotes"),
    "ampersand": ("a: & b\n", 1, 4, "text without quotes cannot begin with &", "quotes"),
    "exclamation": ("a: !x! b\n", 1, 4, "text without quotes cannot begin with !", "quotes"),
    "escape": ('a: "b\\q"\n', 1, 6, "\\q means nothing inside double quotes", "single"),
    "half an escape": ('a: "C:\\Users"\n', 1, 7, "\\U needs hexadecimal digits", "single"),
    "block text": ("a: | b\n  c\n", 1, 4, "only a line break can stand behind |", "next line"),
    "no key": (": a\n", 1, 1, "a key is missing before this colon", "write the key"),
    "no key in braces": ("{: a}\n", 1, 2, "a key is missing before this colon", "write the key"),
    "directive": ("%YAML 3.0\n---\na: 1\n", 1, 1, "a line that begins with %", "delete"),
    "behind the end": ("a: 1\n...\nb\n", 3, 1, "behind the end of the document", "delete"),
}


@pytest.mark.parametrize("parser", ["libyaml", "python"])
@pytest.mark.parametrize("case", CASES)
def test_cause_place_and_way_out(case: str, parser: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if parser == "python":
        monkeypatch.setattr(yaml, "parser", PythonParser)
    text, line, column, message, hint = CASES[case]
    loaded = load("deck.yml", text.encode())
    assert not loaded.whole
    assert loaded.document.data is None
    (fault,) = loaded.faults
    assert fault.check == "yaml-syntax"
    assert (fault.flaw.place.line, fault.flaw.place.column) == (line, column)
    assert message in fault.flaw.message
    assert hint in fault.flaw.hint


@pytest.mark.parametrize(
    ("text", "mended"),
    [
        ("a: b: c  # d\n", 'a: "b: c"  # d\n'),
        ("a: 1\nb：2\nc: 3\n", "a: 1\nb: 2\nc: 3\n"),
        ("a:1\nb: 2\n", "a: 1\nb: 2\n"),
        ("- a\n-b\n- c\n", "- a\n- b\n- c\n"),
        ("a: [b}\n", "a: [b]\n"),
        ("a: {b: c，d: e}\n", "a: {b: c, d: e}\n"),
    ],
)
def test_fix_mends_what_has_one_answer(text: str, mended: str) -> None:
    fixes = [one.flaw.fix for one in load("a.yml", text.encode()).faults if one.flaw.fix]
    assert splice(text, fixes).text == mended
    assert load("a.yml", mended.encode()).whole


def test_text_with_its_own_quotes_is_left_to_the_author() -> None:
    (fault,) = load("a.yml", b'a: say "b": c\n').faults
    assert fault.flaw.fix is None
    assert "quotes" in fault.flaw.hint


def test_what_was_met_before_is_told_too() -> None:
    loaded = load("a.yml", b"a: 1\na: 2\nb: [\n")
    assert [fault.check for fault in loaded.faults] == ["duplicate-key", "yaml-syntax"]
