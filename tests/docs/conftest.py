"""The folder that shown commands are called in."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.cli.deck import change, write_deck
from tests.docs.calling import call
from tests.docs.pages import ROOT


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with small decks where the pages have theirs, one of them in a repository."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    (tmp_path / "content").mkdir()
    for game in ("guess-club", "just-one", "things-in-rings"):
        call("new", f"content/{game}", "--game", game)
        shutil.copytree(f"content/{game}", game)  # a folder goes before a deck that ships
    shutil.copytree(ROOT / "docs" / "examples", tmp_path / "docs" / "examples")
    deck = write_deck(tmp_path / "decks", "party")
    git("init", "-q", "-b", "main")
    git("add", "decks")
    git("commit", "-q", "-m", "Cards")
    git("tag", "v1.0")
    git("update-ref", "refs/remotes/origin/main", "HEAD")
    change(deck, "en: kite", "en: balloon")
    return tmp_path


def git(*arguments: str) -> None:
    who = ("-c", "user.name=a", "-c", "user.email=a@example.org")
    subprocess.run(["git", *who, *arguments], check=True, capture_output=True)
