"""The program works where there is no checkout: only the wheel, in an empty environment."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


def run(*command: str | Path, cwd: Path) -> str:
    """What the command printed. Nothing of this checkout is on the command's path."""
    clean = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("PYTHON", "VIRTUAL_ENV", "PYTEST", "COV_"))
    }
    done = subprocess.run(
        [str(part) for part in command], cwd=cwd, env=clean, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The `authoring` command of an empty environment with nothing but the wheel in it."""
    place = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "build", "--wheel", "--outdir", place, ROOT, cwd=place)
    (wheel,) = place.glob("*.whl")
    venv.create(place / "env", with_pip=True)
    python = place / "env" / "bin" / "python"
    pins = ROOT / "constraints.txt"
    run(python, "-m", "pip", "install", "-q", "-c", pins, wheel, cwd=place)
    return place / "env" / "bin" / "authoring"


@pytest.mark.slow
def test_wheel_builds_a_copied_deck(installed: Path, tmp_path: Path) -> None:
    shutil.copytree(ROOT / "content" / "just-one", tmp_path / "my deck")
    printed = run(installed, "build", "my deck", "--out", "out", cwd=tmp_path)
    assert "just-one" in printed
    made = {path.suffix for path in (tmp_path / "out").rglob("*.*")}
    assert {".pdf", ".json"} <= made


@pytest.mark.slow
def test_wheel_knows_the_shipped_decks_by_name(installed: Path, tmp_path: Path) -> None:
    assert "no findings" in run(installed, "check", "things-in-rings", cwd=tmp_path)
    assert run(installed, "play", "things-in-rings", "--bots", "4", "--seed", "7", cwd=tmp_path)
