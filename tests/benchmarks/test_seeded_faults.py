"""The seeding of faults: each is one, and who notices is counted rightly."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from authoring.games.things_in_rings.shape import SHAPE
from authoring.source.deck_reader import read_deck
from benchmarks.faults import Seeded, sow
from benchmarks.large import write_deck
from benchmarks.ring_faults import Rings
from benchmarks.rule_faults import faults
from benchmarks.seeded_faults import main
from benchmarks.text_faults import pages, text_fault
from tests.games.things_in_rings.written import vocabulary


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_deck(tmp_path_factory.mktemp("large") / "rings", 60, 12)


def test_the_made_up_deck_can_be_read(root: Path) -> None:
    deck = read_deck(root, SHAPE)
    assert (len(deck.content.things), len(deck.content.rules)) == (60, 12)
    assert {fault.check for fault in deck.faults} <= {"ambiguous-scalar"}


@pytest.mark.parametrize(
    ("when", "kinds"),
    [
        ({"is": "soft"}, {"negation", "swapped trait"}),
        ({"size": {"at-most": "egg"}}, {"negation", "threshold", "bound turned round"}),
        (
            {"materials": {"any-of": ["wood"]}},
            {"negation", "changed value", "swapped comparison"},
        ),
        (
            {"all": [{"is": "soft"}, {"not": {"is": "edible"}}]},
            {"negation", "all for any", "a test left out", "swapped trait"},
        ),
        ({"word": {"contains": ["a", "e"]}}, {"negation", "changed letters", "swapped word test"}),
        ({"word": {"double-letter": True}}, {"negation", "swapped word test"}),
    ],
)
def test_a_predicate_can_go_wrong_in_these_ways(when: object, kinds: set[str]) -> None:
    found = faults(when, vocabulary(), "山水")
    assert set(found) == kinds
    assert all(changed != when for each in found.values() for changed in each)


def test_faults_in_predicates_and_things_are_noticed(root: Path) -> None:
    rings = Rings(root)
    rules = sow("rules", 40, rings.rule_fault)
    assert rules.seeded.total() == 40
    assert rules.share > 80
    things = sow("things", 40, rings.thing_fault)
    assert things.seeded.total() == 40


@pytest.mark.slow
def test_faults_in_texts_are_noticed_and_the_copy_is_mended(root: Path, tmp_path: Path) -> None:
    (page, *_) = pages(root, tmp_path)
    before = page.path.read_bytes()
    tally = sow("texts", 12, lambda choose: text_fault(page, choose))
    assert tally.caught.total() > 0
    assert page.path.read_bytes() == before
    assert (root / "things" / page.path.name).is_file()


def test_the_same_seed_seeds_the_same() -> None:
    seen: list[str] = []

    def seed(choose: random.Random) -> Seeded | None:
        seen.append(f"{choose.random():.6f}")
        odd = int(seen[-1][-1]) % 2
        return Seeded("kind", "what", lambda: frozenset({"some-check"}) if odd else None)

    first, second = sow("one", 3, seed), sow("two", 3, seed)
    assert seen[: len(seen) // 2] == seen[len(seen) // 2 :]
    assert (first.idle, first.share) == (second.idle, second.share)
    assert first.share == 100
    assert "3 of    3" in "\n".join(first.lines())


def test_the_command_prints_the_table(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--share", "0.01", str(root)]) == 0
    told = capsys.readouterr().out
    assert "predicates:" in told
    assert "the goal of 55 % is" in told
    assert "texts:" in told
