"""Comments that allow findings: found where they are comments, and for the right line."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from authoring.checks.allowances import allowances, comments
from authoring.source.yaml import load


def found(text: str) -> list[tuple[str, str, int]]:
    document = load("a.yml", text.encode()).document
    return [(one.check, one.reason, one.line) for one in allowances(document)]


def test_a_comment_behind_a_value_is_for_its_line() -> None:
    assert found("a: b # allow: x-y for a reason \nc: d\n") == [("x-y", "for a reason", 1)]


def test_one_that_stands_alone_is_for_the_next_line_with_something_in_it() -> None:
    text = "# allow: x why\n#  allow:  y, why\n\n# note\na: b\n"
    assert found(text) == [("x", "why", 5), ("y", "why", 5)]


def test_texts_that_look_like_comments_are_none() -> None:
    text = (
        "a: \"# allow: x y\"\nb: '# allow: x y'\nc: a#b # allow: z y\n"
        "d: |  # allow: head y\n  # allow: x y\ne: >\n  text # allow: x y\n"
        "f: [a, # allow: flow y\n  b]\n"
    )
    assert [check for check, _, _ in found(text)] == ["z", "head", "flow"]


def test_unfinished_comments_lack_check_or_reason() -> None:
    assert found("a: b # allow:\n") == [("", "", 1)]
    assert found("a: b #allow:x\n") == [("x", "", 1)]
    assert found("a: b # to allow: x y\n") == []


def test_places_are_those_of_comment_and_name() -> None:
    document = load("a.yml", "橙: 🫖 # allow: x-y why\n".encode()).document
    (one,) = allowances(document)
    assert (one.place.column, one.place.end_column) == (6, 22)
    assert (one.check_place.column, one.check_place.end_column) == (15, 18)


def test_unreadable_file_has_no_comments() -> None:
    assert found("a: [ # allow: x y\n") == []


@given(st.lists(st.sampled_from(["# c", "'# q'", "p", "|\n  # b\n", "12"]), max_size=6))
def test_comments_are_the_comments(values: list[str]) -> None:
    text = "".join(
        f"# head\nk{number}: {value}{'' if value.endswith(chr(10)) else ' # tail'}\n"
        for number, value in enumerate(values)
    )
    document = load("a.yml", text.encode()).document
    told = [text[start:end] for start, end in comments(document)]
    expected = []
    for value in values:
        expected += ["# head", *([] if value.startswith("|") else ["# tail"])]
    expected = [
        "# c # tail" if one == "# tail" and value == "# c" else one
        for one, value in zip(expected, _owners(values), strict=True)
    ]
    assert told == expected


def _owners(values: list[str]) -> list[str]:
    return [value for value in values for _ in range(1 if value.startswith("|") else 2)]
