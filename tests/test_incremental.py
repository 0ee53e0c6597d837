"""A deck that is checked over and over: quickly, and as if it were met for the first time."""

from __future__ import annotations

import shutil
import time
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from authoring import games
from authoring.checks.check import collect
from authoring.checks.settlement import settle
from authoring.finding import Finding
from authoring.pipeline import check_deck, find_deck, shipped
from authoring.source.deck_reader import Unreadable, read_deck, read_header
from tests.examples import examples
from tests.printing import golden

LIMIT = 0.4
"""Seconds in which one changed card is checked again in a deck that ships."""

SWAPS = {
    "guess-club": [
        ("deck.yml", "title: {en: ", "title: {en: 🪙"),
        ("categories.yml", "label: {en: ", "label: {en: Very long and quite unusual "),
        ("questions/home.yml", "zh-Hans: 硬币", "zh-Hans: 硬币🪙"),
        ("questions/home.yml", "text: {en: Name", "text: {en: name  "),
        ("questions/home.yml", "questions:\n", "# pushed down\nquestions:\n"),
    ],
    "just-one": [
        ("words/words.yml", "en: ", "en: incomprehensibilities of antidisestablishmentarianism "),
        ("words/words.yml", "level: easy", "level: eazy"),
        ("words/words.yml", "cards:\n", "# pushed down\ncards:\n"),
    ],
    "things-in-rings": [
        ("things/things.yml", "zh-Hans: ", "zh-Hans: 🪙"),
        ("things/things.yml", "art: ", "art: no-such-"),
        ("rules/rules.yml", "text: {en: ", "text: {en: 🪙"),
        ("rules/rules.yml", "rules:\n", "# pushed down\nrules:\n"),
        ("traits.yml", "", "# nothing\n"),
    ],
}


def fresh(root: Path, game: str) -> list[Finding]:
    """The findings of a copy of a deck, read and checked with nothing remembered."""
    copy = root.parent / f"fresh-{time.perf_counter_ns()}"
    shutil.copytree(root, copy)
    header = read_header(copy)
    assert not isinstance(header, Unreadable)
    kit = games.kit(game)
    checks = (*collect("authoring.checks"), *kit.checks())
    found = settle(read_deck(copy, kit.shape), checks).findings
    shutil.rmtree(copy)
    return [moved(finding, copy, root) for finding in found]


def moved(finding: Finding, old: Path, new: Path) -> Any:
    """What a finding says, as if its deck stood elsewhere."""
    place = finding.place
    path = place.path.replace(old.as_posix(), new.as_posix())
    where = (path, place.line, place.column, place.end_line, place.end_column)
    return (where, finding.check, finding.severity, finding.message, finding.hint)


@pytest.mark.parametrize("game", sorted(SWAPS))
@settings(
    max_examples=examples(5),
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(data=st.data())
def test_what_is_remembered_changes_no_finding(
    game: str, data: st.DataObject, tmp_path: Path
) -> None:
    root = tmp_path / f"deck-{time.perf_counter_ns()}"
    shutil.copytree(golden.FOLDER / game, root, ignore=shutil.ignore_patterns("*.txt"))
    if data.draw(st.booleans()):
        shutil.rmtree(root / "art", ignore_errors=True)
    done: set[int] = set()
    for index in data.draw(st.lists(st.integers(0, len(SWAPS[game]) - 1), max_size=6)):
        name, old, new = SWAPS[game][index]
        path = root / name
        text = path.read_text("utf-8")
        text = text.replace(new, old, 1) if index in done else text.replace(old, new, 1)
        done ^= {index}
        path.write_text(text, "utf-8")
        found = [moved(finding, root, root) for finding in check_deck(root).findings]
        assert sorted(found) == sorted(fresh(root, game))


@pytest.mark.slow
@pytest.mark.parametrize("name", shipped())
def test_one_changed_card_is_checked_in_a_moment(name: str, tmp_path: Path) -> None:
    root = tmp_path / name
    shutil.copytree(find_deck(name), root)
    file = next(path for path in sorted(root.rglob("*.yml")) if path.parent != root)
    before = [finding.check for finding in check_deck(root).findings]
    taken = []
    for turn in range(4):
        file.write_text(file.read_text("utf-8") + f"# {turn}\n", "utf-8")
        start = time.process_time()
        assert [finding.check for finding in check_deck(root).findings] == before
        taken.append(time.process_time() - start)
    assert min(taken) < LIMIT
