"""An edition changes with what decides a game, and with nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from authoring.playtest.edition import DECIDES, edition


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A program of one module."""
    monkeypatch.setattr("authoring.playtest.edition.PACKAGE", tmp_path)
    (tmp_path / DECIDES[0]).mkdir()
    (tmp_path / DECIDES[0] / "play.py").write_text("turns = 3\n", "utf-8")
    return tmp_path


def here() -> str:
    """The edition as it is now, and not as it was remembered."""
    return edition.__wrapped__()


@pytest.mark.parametrize(
    ("name", "same"),
    [
        ("play.py", False),
        ("words.txt", False),
        ("other.py", False),
        (".DS_Store", True),
        (".play.py.swp", True),
        ("play.cpython-311.pyc", True),
        ("../cli.py", True),
    ],
)
def test_what_is_added_or_changed(package: Path, name: str, same: bool) -> None:
    before = here()
    assert here() == before
    (package / DECIDES[0] / name).write_text("turns = 4\n", "utf-8")
    assert (here() == before) is same
