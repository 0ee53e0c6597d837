"""Whole games come out as they were kept, to the letter."""

from __future__ import annotations

from pathlib import Path

import pytest

from authoring import games
from tests.games.playthroughs import FOLDER, files, header, text_of


@pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
def test_a_kept_game_comes_out_the_same(path: Path) -> None:
    """After a change that is meant, `python -m tests.games.playthroughs` writes it anew."""
    kept = path.read_text(encoding="utf-8")
    assert text_of(header(kept)) == kept


def test_every_game_has_kept_games_in_both_languages() -> None:
    kept = {(said["game"], said["locale"]) for said in map(_header, files())}
    assert kept == {(name, locale) for name in games.names() for locale in ("en", "zh-Hans")}


def _header(path: Path) -> dict[str, str]:
    return dict(header(path.read_text(encoding="utf-8")))


def test_nothing_else_is_kept_there() -> None:
    assert {path for path in FOLDER.iterdir() if path.name != ".gitkeep"} == set(files())
