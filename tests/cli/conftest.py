"""Commands are called as from a shell, in a folder of their own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from authoring.cli.main import authoring
from tests.cli.deck import write_deck

Call = Callable[..., Result]


def run(*arguments: str, code: int = 0) -> Result:
    """Run `authoring` with these arguments and expect this exit code."""
    result = CliRunner().invoke(authoring, arguments, prog_name="authoring")
    assert result.exit_code == code, result.output
    return result


@pytest.fixture
def call() -> Call:
    return run


@pytest.fixture
def deck(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A sound deck named `deck` in the folder that the command is called from."""
    monkeypatch.chdir(tmp_path)
    write_deck(tmp_path)
    return Path("deck")


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games that are left are kept here, and not at home."""
    folder = tmp_path / "state"
    monkeypatch.setenv("XDG_STATE_HOME", str(folder))
    return folder / "authoring"
