"""Mending: exact splices, and everything else to the byte."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from authoring.checks.fix import mend, splice
from authoring.finding import Finding, Fix, Severity
from authoring.model import Place
from authoring.source.lines import Lines

TEXTS = st.text(st.sampled_from("ab水🫖\n\r\t #"), max_size=60)


def fix(text: str, start: int, end: int, replacement: str, path: str = "a.yml") -> Fix:
    return Fix(Lines(text).place(path, start, end), replacement)


def finding(one: Fix | None) -> Finding:
    place = one.place if one else Place("a.yml")
    return Finding(place, "x", Severity.ERROR, "message", "", one)


def test_fixes_are_spliced_in_wherever_they_come_in_the_list() -> None:
    text = "a: no # 水\r\nb: on\r\n"
    fixes = [fix(text, 14, 16, '"on"'), fix(text, 3, 5, '"no"')]
    done = splice(text, fixes)
    assert done.text == 'a: "no" # 水\r\nb: "on"\r\n'
    assert done.left == ()


def test_of_two_that_overlap_the_first_wins() -> None:
    text = "abcdef"
    first, second, third = (fix(text, *span, "-") for span in ((1, 3), (2, 4), (4, 5)))
    done = splice(text, [third, second, first])
    assert (done.text, done.done, done.left) == ("a-d-f", (first, third), (second,))


def test_neighbours_are_both_done_and_the_same_fix_once() -> None:
    text = "abc"
    one, two = fix(text, 0, 1, "x"), fix(text, 1, 2, "y")
    assert splice(text, [one, two, one]).text == "xyc"


def test_of_two_insertions_at_one_place_one_waits() -> None:
    text = "ab"
    done = splice(text, [fix(text, 1, 1, "x"), fix(text, 1, 1, "y")])
    assert done.text == "axb"
    assert len(done.left) == 1


@given(TEXTS, st.data())
def test_all_but_the_spans_stays_to_the_byte(text: str, data: st.DataObject) -> None:
    spans = data.draw(
        st.lists(st.tuples(st.integers(0, len(text)), st.integers(0, len(text))), max_size=6)
    )
    fixes = [fix(text, min(span), max(span), "<+>") for span in spans]
    done = splice(text, fixes)
    lines = Lines(text)
    expected, behind = "", 0
    for one in done.done:
        start = lines.offset(one.place.line, one.place.column)
        end = lines.offset(one.place.end_line, one.place.end_column)
        assert start >= behind
        expected += text[behind:start] + one.replacement
        behind = end
    assert done.text == expected + text[behind:]
    assert len(done.done) + len(done.left) == len(set(fixes))
    assert bool(done.done) == bool(fixes)


def test_files_are_mended_and_keep_mark_line_ends_and_mode(tmp_path: Path) -> None:
    path = tmp_path / "a.yml"
    before = "\ufeffa: no\r\nb: 水\r\nc: on # end"
    path.write_bytes(before.encode())
    path.chmod(0o640)
    text = before.removeprefix("\ufeff")
    fixes = [fix(text, 3, 5, '"no"', str(path)), fix(text, 16, 18, '"on"', str(path))]
    assert mend([finding(one) for one in fixes] + [finding(None)]) == 2
    assert path.read_bytes() == '\ufeffa: "no"\r\nb: 水\r\nc: "on" # end'.encode()
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
    assert [one.name for one in tmp_path.iterdir()] == ["a.yml"]


def test_what_waited_is_left_to_the_next_round(tmp_path: Path) -> None:
    path = tmp_path / "a.yml"
    path.write_text("abcd")
    fixes = [fix("abcd", 0, 2, "x", str(path)), fix("abcd", 1, 3, "y", str(path))]
    assert mend(map(finding, fixes)) == 1
    assert path.read_text() == "xcd"


def test_without_fixes_nothing_is_touched(tmp_path: Path) -> None:
    assert mend([finding(None)]) == 0
    assert list(tmp_path.iterdir()) == []


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "real.yml").write_text("a: no")
    link = tmp_path / "a.yml"
    link.symlink_to("real.yml")
    assert mend([finding(fix("a: no", 3, 5, "yes", str(link)))]) == 1
    assert link.is_symlink()
    assert (tmp_path / "real.yml").read_text() == "a: yes"


def test_a_failure_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.yml"
    path.write_text("old")

    def refuse(_source: object, _target: object) -> None:
        raise OSError("no room")

    monkeypatch.setattr(os, "rename", refuse)
    monkeypatch.setattr(os, "replace", refuse)
    monkeypatch.setattr(Path, "replace", refuse)
    with pytest.raises(OSError, match="no room"):
        mend([finding(fix("old", 0, 3, "new", str(path)))])
    assert path.read_text() == "old"
    assert [one.name for one in tmp_path.iterdir()] == ["a.yml"]
