"""What programs write of the pages is fresh, and all of them make a site."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tools import commands_reference, files_reference

ROOT = Path(__file__).resolve().parents[2]


def test_the_reference_of_commands_is_fresh() -> None:
    fresh = commands_reference.page()
    assert commands_reference.PAGE.read_text("utf-8") == fresh, "python -m tools.commands_reference"


def test_the_reference_of_files_is_fresh() -> None:
    fresh = files_reference.page()
    assert files_reference.PAGE.read_text("utf-8") == fresh, "python -m tools.files_reference"


@pytest.mark.slow
def test_the_site_is_built_without_a_warning(tmp_path: Path) -> None:
    program = Path(sys.executable).with_name("mkdocs")
    arguments = [str(program), "build", "--strict", "--site-dir", str(tmp_path)]
    done = subprocess.run(arguments, cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    assert (tmp_path / "tutorial" / "first-deck.html").is_file()
    assert "../tests/" not in (tmp_path / "rules.html").read_text("utf-8")
