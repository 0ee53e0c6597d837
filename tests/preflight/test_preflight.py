"""The checks that set cards: they share one setting, and know every flaw of it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from authoring import games, preflight
from authoring.checks.check import run
from authoring.printing import proof as proofs
from authoring.printing.face import Stack
from authoring.printing.proof import Proof
from authoring.printing.theme import Theme, ThemeError
from authoring.source.deck import Deck
from authoring.source.deck_reader import read_deck
from tests.printing import golden

IDS = ["missing-art", "missing-glyph", "text-does-not-fit", "unreadable-art", "unused-art"]


def deck(name: str, root: Path) -> Deck[Any]:
    place = root / name
    if not place.exists():
        shutil.copytree(golden.FOLDER / name, place)
    return read_deck(place, games.kit(name).shape)


def test_every_flaw_of_a_proof_has_a_check() -> None:
    told = {proofs.TOO_LONG, proofs.NO_GLYPH, proofs.NO_ART, proofs.BAD_ART}
    assert [check.id for check in preflight.checks(games.kit("just-one").faces)] == IDS
    assert told <= set(IDS)


@pytest.mark.parametrize("name", games.names())
def test_every_game_asks_them(name: str) -> None:
    assert set(IDS) <= {check.id for check in games.kit(name).checks()}


def test_a_deck_is_set_once_for_all_of_them(tmp_path: Path) -> None:
    calls = []

    def faces(made: Deck[Any], theme: Theme, proof: Proof) -> Iterator[Stack]:
        calls.append(made)
        return games.kit("just-one").faces(made, theme, proof)

    checks = preflight.checks(faces)
    first, second = deck("just-one", tmp_path), deck("just-one", tmp_path)
    assert list(run(checks, first)) == []
    assert calls == [first]
    assert list(run(checks, second)) == []
    assert calls == [first, second]


def test_what_only_one_language_lacks_is_told_at_its_place(tmp_path: Path) -> None:
    (tmp_path / "guess-club").mkdir()
    shutil.copytree(golden.FOLDER / "guess-club", tmp_path / "guess-club", dirs_exist_ok=True)
    path = tmp_path / "guess-club" / "questions" / "home.yml"
    words = path.read_text(encoding="utf-8").replace("zh-Hans: 硬币", "zh-Hans: 硬币🪙")
    path.write_text(words, encoding="utf-8")
    found = list(run(preflight.checks(games.kit("guess-club").faces), deck("guess-club", tmp_path)))
    assert [finding.check for finding in found] == ["missing-glyph"]
    line = words.splitlines()[found[0].place.line - 1]
    assert line[found[0].place.column - 1 : found[0].place.end_column - 1] == "硬币🪙"


def test_pictures_of_examples_count_as_used(tmp_path: Path) -> None:
    checks = preflight.checks(games.kit("things-in-rings").faces)
    whole = deck("things-in-rings", tmp_path)
    assert list(run(checks, whole)) == []
    without = replace(whole, content=replace(whole.content, things=whole.content.things[1:]))
    assert [finding.check for finding in run(checks, without)] == ["unused-art"]


def test_a_broken_theme_is_an_error_with_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from authoring.printing import theme
    from authoring.resources import folder

    shutil.copytree(folder("content") / "theme", tmp_path / "theme")
    path = tmp_path / "theme" / "theme.yml"
    path.write_text(path.read_text("utf-8").replace("#1B1B2F", "navy", 1), "utf-8")
    monkeypatch.setattr(theme, "folder", lambda _: tmp_path)
    checks = preflight.checks(games.kit("just-one").faces)
    with pytest.raises(ThemeError, match=r"theme.yml:\d+:\d+"):
        list(run(checks, deck("just-one", tmp_path)))
