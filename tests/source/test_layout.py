"""The usual layout: only spaces and quotes change, and nothing that is read."""

from __future__ import annotations

import re

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from authoring.checks.fix import splice
from authoring.source.layout import applied, changes, rearranged
from authoring.source.yaml import Document, load


def read(text: str) -> Document:
    return load("a.yml", text.encode()).document


def laid_out(text: str) -> str:
    return splice(text, rearranged(read(text))).text


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("a: b", "a: b\n"),
        ("a: b\n\n\n", "a: b\n"),
        ("\n\na: b\n", "a: b\n"),
        ("a: b  \n\n \n\nc: d\n", "a: b\n\nc: d\n"),
        ("a : b\n", "a: b\n"),
        ("a: { b: 1 ,c: [ 2,3 ] }\n", "a: {b: 1, c: [2, 3]}\n"),
        ("a: {'b':1}\n", 'a: {"b": 1}\n'),
        ("blue:   {a: 1,   b: 2}\n", "blue:   {a: 1,   b: 2}\n"),
        ("a:\n  -   b\n  -  {c: d}\n", "a:\n  - b\n  - {c: d}\n"),
        ("-   id: a\n    b: c\n", "-   id: a\n    b: c\n"),
        ("- - a\n  - b\n", "- - a\n  - b\n"),
        ("a: 'b'\n", 'a: "b"\n'),
        ("a: 'it''s'\n", "a: 'it''s'\n"),
        ("a: 'say \"b\"'\n", "a: 'say \"b\"'\n"),
        ("a: 'x\\y'\n", "a: 'x\\y'\n"),
        ("a: b   # c  \n#d   \n  # e\n", "a: b   # c\n#d\n  # e\n"),
        ("a: |  \n  x  \n\n\n  y\n\nb: c\n", "a: |  \n  x  \n\n\n  y\n\nb: c\n"),
        ("a: |+\n  x\n\n\n", "a: |+\n  x\n\n\n"),
        ("a: |\n  x", "a: |\n  x"),
        ("a: b\r\nc: d\ne: f\r", "a: b\r\nc: d\r\ne: f\r\n"),
        ("a: x  \n  y\n", "a: x  \n  y\n"),
        ("a: {b: , c: 1}\n", "a: {b: , c: 1}\n"),
        ("--- # one\na: b \n", "--- # one\na: b\n"),
        ("a: [b,\n\n\n    c,\n  ]\n", "a: [b,\n\n    c,\n  ]\n"),
        ("a: 🫖 ,\nb: [ 橙子 ,水 ]\n", "a: 🫖 ,\nb: [橙子, 水]\n"),
        ("# only a comment  \n", "# only a comment  \n"),
        ("a: [", "a: ["),
    ],
)
def test_layout(before: str, after: str) -> None:
    assert laid_out(before) == after
    assert laid_out(after) == after


SPACE = st.sampled_from(["", " ", "  ", "\t"])
ENDS = st.sampled_from(["\n", "\r\n", "\r", " \n", "\t\r\n", "\n\n\n", "\n \n\n"])
PLAIN = st.sampled_from(["a", "b-c", "no", "12", "橙子", "🫖", "x y", "don't", "a#b", "it's"])
QUOTED = st.sampled_from(
    ["'x'", '"y"', "'it''s'", '"a\\n"', "'say \"x\"'", "'# no'", '"a,  b"', "''", "'a: {b}'"]
)
COMMENTS = st.sampled_from(["", "", " # c", "  #  'c' , {", "\t# 水  "])


@st.composite
def flows(draw: st.DrawFn, depth: int = 2) -> str:
    """A scalar, or a collection in brackets, with spaces wherever they may stand."""
    kind = draw(st.integers(0, 4 if depth else 1))
    if kind == 0:
        return draw(PLAIN)
    if kind == 1:
        return draw(QUOTED)
    items = []
    for number in range(draw(st.integers(0, 3))):
        value = draw(flows(depth - 1))
        key = f"k{number}{draw(SPACE)}:{draw(st.sampled_from([' ', '   ']))}"
        items.append(f"{draw(SPACE)}{key if kind == 2 else ''}{value}{draw(SPACE)}")
    inside = ",".join(items)
    return f"{{{inside}}}" if kind == 2 else f"[{inside}]"


@st.composite
def blocks(draw: st.DrawFn, indent: int = 0, depth: int = 2) -> str:
    """A mapping or list in block style, with comments, line ends and indents at random."""
    mapping = draw(st.booleans())
    step = draw(st.integers(1, 4))
    lines = []
    for number in range(draw(st.integers(1, 3))):
        if draw(st.integers(0, 5)) == 0:
            lines.append(f"{' ' * draw(st.integers(0, 6))}# alone{draw(SPACE)}{draw(ENDS)}")
        head = f"k{number}{draw(st.sampled_from(['', ' ']))}:" if mapping else "-"
        lines.append(" " * indent + head)
        form = draw(st.integers(0, 3 if depth else 1))
        if form <= 1:
            gap = draw(st.sampled_from([" ", "   "]))
            lines.append(gap + draw(flows()) + draw(COMMENTS) + draw(ENDS))
        elif form == 2:
            style = draw(st.sampled_from(["|", ">", "|-", ">+"]))
            inner = " " * (indent + step)
            lines.append(f" {style}{draw(COMMENTS)}\n{inner}# text  \n\n{inner}more 'x' \n")
        else:
            inner = draw(blocks(indent + step, depth - 1))
            lines.append(draw(COMMENTS) + draw(ENDS) + inner)
    return "".join(lines)


@given(st.builds(str.__add__, st.sampled_from(["", "\n", " \n\n", "# head \r\n"]), blocks()))
@example("k0: ['a',b]  # 'c' , {\r\nk1 :   {k0 :  ''}\r")
def test_nothing_that_is_read_changes_and_once_is_enough(text: str) -> None:
    before = read(text)
    after = laid_out(text)
    assert read(after).data == before.data
    assert laid_out(after) == after
    assert words(after) == words(text)


@given(blocks())
def test_what_is_read_stays_without_the_guard(text: str) -> None:
    document = read(text)
    assert read(applied(text, changes(document))).data == document.data


def words(text: str) -> str:
    """All but spaces, line breaks and quotes."""
    return re.sub(r"[\s'\"]", "", text)
