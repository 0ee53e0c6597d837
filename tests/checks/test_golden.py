"""Every check, against the fragments in tests/data/checks (see tests/checks/golden.py)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from authoring import games
from authoring.checks.fix import mend
from tests.checks import golden

ROUNDS = 10


def test_every_check_has_a_fragment_and_every_fragment_a_check() -> None:
    assert golden.fragments() == sorted(golden.checks())


@pytest.mark.parametrize("identity", golden.fragments())
def test_bad_fragment_gives_exactly_the_expected_report(identity: str) -> None:
    expected = (golden.FOLDER / identity / golden.EXPECTED).read_text(encoding="utf-8")
    assert f"[{identity}]" in expected
    assert golden.outcome(identity, "bad").report == expected


@pytest.mark.parametrize("identity", golden.fragments())
def test_good_fragment_gives_nothing(identity: str) -> None:
    good = golden.outcome(identity, "good")
    assert good.report == "no findings\n"
    assert good.deck.header.game in games.names()


@pytest.mark.parametrize("identity", golden.fragments())
def test_mended_fragment_has_nothing_left_to_mend(identity: str, tmp_path: Path) -> None:
    bad = golden.outcome(identity, "bad").findings
    after = list(bad)
    with golden.copied(identity, "bad", tmp_path) as root:
        for _ in range(ROUNDS):
            if not mend(after):
                break
            after = golden.findings(identity, golden.read(root))
    assert not [finding for finding in after if finding.fix]
    kept = [finding for finding in bad if not finding.fix]
    assert len(after) <= len(kept)


@pytest.mark.parametrize("identity", sorted(golden.checks()))
def test_page_says_what_it_finds_and_shows_bad_and_good(identity: str) -> None:
    page = golden.checks()[identity].page
    assert re.match(r"[^\n]{10,90}[.:]\n\n", page)
    assert re.search(r"^Bad\b[^\n]*\n\n {4}\S", page, re.MULTILINE)
    assert re.search(r"^Good\b[^\n]*\n\n {4}\S", page, re.MULTILINE)
    assert max(len(line) for line in page.splitlines()) <= 100


@pytest.mark.parametrize("identity", golden.fragments())
def test_findings_point_into_the_file_and_say_the_way_out_before_reasons(identity: str) -> None:
    bad = golden.outcome(identity, "bad")
    lines = {document.path: document.lines for document in bad.deck.documents}
    assert bad.findings
    for finding in bad.findings:
        place = finding.place
        assert "\n" not in finding.message
        way_out, *reasons = finding.hint.split("\n")
        assert not reasons or (way_out and all(reasons))
        assert (place.line, place.column) <= (place.end_line, place.end_column)
        if place.path in lines:
            assert place.end_line <= len(lines[place.path])
            assert place.column <= len(lines[place.path].line(place.line)) + 1
