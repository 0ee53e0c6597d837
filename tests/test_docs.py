"""The pages go as they say: every command in a console block runs, every link leads somewhere,
and what is generated is fresh."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from authoring.cli.main import COMMANDS, authoring
from tools import commands_reference, files_reference

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
PAGES = sorted(DOCS.rglob("*.md"))
NAMES = [page.relative_to(DOCS).as_posix() for page in PAGES]


def commands(page: Path) -> list[str]:
    """The lines after a `$ ` in the console blocks of a page."""
    blocks = re.findall(r"```console\n(.*?)```", page.read_text("utf-8"), re.DOTALL)
    return [line[2:] for block in blocks for line in block.splitlines() if line.startswith("$ ")]


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in NAMES if commands(DOCS / name)])
def test_the_commands_of_a_page_run(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for folder in ("content", "docs/examples"):
        shutil.copytree(ROOT / folder, tmp_path / folder)
    monkeypatch.chdir(tmp_path)
    for line in commands(DOCS / name):
        program, *arguments = shlex.split(line)
        assert program == "authoring", line
        result = CliRunner().invoke(authoring, arguments, prog_name="authoring")
        assert result.exit_code == 0, f"{line}\n{result.output}"


@pytest.mark.parametrize("name", NAMES)
def test_every_command_that_is_named_exists(name: str) -> None:
    text = (DOCS / name).read_text("utf-8")
    for word in re.findall(r"`authoring ([a-z0-9]+)\b", text):
        assert word in COMMANDS, word


@pytest.mark.parametrize("name", NAMES)
def test_every_link_leads_somewhere(name: str) -> None:
    page = DOCS / name
    for target in re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", page.read_text("utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), target


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
