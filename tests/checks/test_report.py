"""Reports: what people see, what programs get, and what it amounts to."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from authoring.checks.report import FORMATS, exit_code, report
from authoring.checks.report.row import WIDEST, row
from authoring.finding import Finding, Severity
from authoring.language.width import columns
from authoring.model import Place

PATH = "content/deck/rules.yml"


def finding(
    line: int,
    start: int,
    end: int,
    *,
    hint: str = "",
    severity: Severity = Severity.ERROR,
    end_line: int | None = None,
    path: str = PATH,
) -> Finding:
    place = Place(path, line, start, end_line or line, end)
    return Finding(place, "unknown-value", severity, "'bedrom' is not a place", hint)


def told(text: str, *findings: Finding) -> list[str]:
    return report("text", findings, {PATH: text}).splitlines()


def test_a_finding_shows_its_line_the_culprit_and_the_way_out() -> None:
    text = "\n" * 40 + "    when: {places: {any-of: [kitchen, bedrom]}}\n"
    assert report("text", [finding(41, 39, 45, hint="did you mean 'bedroom'?")], {PATH: text}) == (
        "content/deck/rules.yml:41:39: error[unknown-value] 'bedrom' is not a place\n"
        "   41 |     when: {places: {any-of: [kitchen, bedrom]}}\n"
        "      |                                       ^^^^^^ did you mean 'bedroom'?\n"
        "\n"
        "1 error in 1 file\n"
    )


def test_line_numbers_of_any_length_keep_the_bar_in_line() -> None:
    lines = told("a\n" * 123_456, finding(7, 1, 2), finding(99_999, 1, 2))
    assert [line.index("|") for line in lines if "|" in line] == [6, 6, 6, 6]


@pytest.mark.parametrize(
    ("line", "start", "end", "shown", "carets"),
    [
        ("zh-Hans: 橙子, x", 10, 12, "zh-Hans: 橙子, x", "         ^^^^"),
        ("橙子 x", 4, 5, "橙子 x", "     ^"),
        ("🫖 tea", 3, 6, "🫖 tea", "   ^^^"),
        ("👩‍🍳 x", 5, 6, "👩‍🍳 x", "     ^"),
        ("e\u0301a", 3, 4, "e\u0301a", " ^"),
        ("\tx: y", 2, 3, "    x: y", "    ^"),
        ("a\tb", 2, 3, "a    b", " ^^^^"),
        ("a\u200bb", 2, 3, "a·b", " ^"),
        ("a\u00a0b", 2, 3, "a·b", " ^"),
        ("a\x1b[1mb", 2, 3, "a·[1mb", " ^"),
        ("a\u202eb", 2, 3, "a·b", " ^"),
        ("全　角", 2, 3, "全　角", "  ^^"),
        ("ab  ", 3, 3, "ab", "  ^"),
        ("ab", 3, 3, "ab", "  ^"),
        ("ab", 9, 12, "ab", "  ^"),
    ],
)
def test_carets_stand_under_the_culprit(
    line: str, start: int, end: int, shown: str, carets: str
) -> None:
    lines = told(f"{line}\n", finding(1, start, end))
    assert lines[1] == f"    1 | {shown}".rstrip()
    assert lines[2] == f"      | {carets}"


def test_a_span_of_several_lines_is_underlined_to_the_end_of_its_first() -> None:
    lines = told("- id: a  \n  b: c\n", finding(1, 3, 7, end_line=2))
    assert lines[2] == "      |   ^^^^^"


def test_a_hint_without_a_line_to_show_stands_alone() -> None:
    lines = told("", finding(1, 1, 1, hint="write it", path="deck.yml"))
    assert lines == [
        "deck.yml:1:1: error[unknown-value] 'bedrom' is not a place",
        "      = write it",
        "",
        "1 error in 1 file",
    ]


def test_reasons_stand_below_the_way_out() -> None:
    one = finding(1, 1, 3, hint="mend it\nit is so\nit is not so")
    assert told("ab c\n", one)[2:5] == [
        "      | ^^ mend it",
        "      = it is so",
        "      = it is not so",
    ]
    assert "(mend it; it is so; it is not so)" in report("github", [one], {PATH: "ab c\n"})


def test_findings_are_sorted_and_summed_up() -> None:
    found = [
        finding(2, 1, 2, severity=Severity.WARNING),
        finding(1, 2, 3, severity=Severity.INFO),
        finding(1, 1, 2),
        finding(1, 1, 2, path="a.yml"),
        finding(2, 2, 3, severity=Severity.WARNING),
    ]
    lines = told("ab\ncd\n", *found)
    heads = [line.split(":")[:3] for line in lines if ": " in line and "[" in line]
    assert heads == [
        ["a.yml", "1", "1"],
        [PATH, "1", "1"],
        [PATH, "1", "2"],
        [PATH, "2", "1"],
        [PATH, "2", "2"],
    ]
    assert lines[-1] == "2 errors, 2 warnings, 1 info in 2 files"


def test_nothing_found() -> None:
    assert report("text", [], {}) == "no findings\n"


def test_colour_only_adds_codes() -> None:
    import re

    found = [finding(1, 1, 2, hint="x"), finding(9, 1, 2, path="b.yml", hint="y")]
    plain = report("text", found, {PATH: "ab\n"})
    coloured = report("text", found, {PATH: "ab\n"}, colour=True)
    assert "\033" not in plain
    assert "\033[31m" in coloured
    assert re.sub("\033\\[[0-9]+m", "", coloured) == plain


def test_forms_are_known_by_name() -> None:
    assert {"text", "json"} <= set(FORMATS)
    with pytest.raises(KeyError):
        report("yaml", [], {})


@pytest.mark.parametrize(
    ("worst", "fail_on", "code"),
    [
        (None, Severity.INFO, 0),
        (Severity.INFO, Severity.ERROR, 0),
        (Severity.WARNING, Severity.ERROR, 0),
        (Severity.ERROR, Severity.ERROR, 1),
        (Severity.WARNING, Severity.WARNING, 1),
        (Severity.ERROR, Severity.WARNING, 1),
        (Severity.INFO, Severity.WARNING, 0),
        (Severity.INFO, Severity.INFO, 1),
    ],
)
def test_exit_code(worst: Severity | None, fail_on: Severity, code: int) -> None:
    found = [] if worst is None else [finding(1, 1, 2, severity=worst)]
    assert exit_code(found, fail_on) == code


@given(st.text(max_size=400), st.integers(0, 400), st.integers(0, 400))
def test_rows_are_never_too_wide_and_always_underlined(line: str, start: int, length: int) -> None:
    shown = row(line, start, start + length)
    assert columns(shown.text) <= WIDEST + 3
    assert shown.width >= 1
    assert shown.indent + shown.width <= WIDEST + 4
    assert not any(unicodedata.category(one) in ("Cc", "Zl", "Zp") for one in shown.text)


def test_a_huge_line_is_cut_to_the_surroundings_of_the_culprit() -> None:
    line = "水" * 1_000_000 + "bedrom" + "x" * 1_000_000
    shown = row(line, 1_000_000, 1_000_006)
    assert shown.text.startswith("…水")
    assert shown.text.endswith("x…")
    assert shown.text.index("bedrom") == shown.indent - columns("水" * 30) + 30
