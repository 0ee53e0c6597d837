"""The program works where there is no checkout: only the wheel, in an empty environment. What is
handed on is the same to the byte, wherever and whenever it is built."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import venv
import zipfile
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


def build(tree: Path, out: Path) -> Path:
    """A folder with the wheel and the sdist of a source tree."""
    backend = (sys.executable, "-m", "build", "--no-isolation", "--wheel", "--sdist")
    run(*backend, "--outdir", out, tree, cwd=out)
    return out


def only(folder: Path, pattern: str) -> Path:
    (found,) = folder.glob(pattern)
    return found


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel and the sdist of this checkout."""
    return build(ROOT, tmp_path_factory.mktemp("built"))


@pytest.fixture(scope="module")
def rebuilt(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel and the sdist of the unpacked sdist: another folder, another time, no git."""
    place = tmp_path_factory.mktemp("unpacked")
    with tarfile.open(only(built, "*.tar.gz")) as archive:
        archive.extractall(place, filter="data")
    tree = only(place, "authoring-*")
    for number, path in enumerate(sorted(tree.rglob("*"))):
        os.utime(path, (1_600_000_000 + number, 1_600_000_000 + number))
    return build(tree, tmp_path_factory.mktemp("rebuilt"))


@pytest.fixture(scope="module")
def installed(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The `authoring` command of an empty environment with nothing but the wheel in it."""
    place = tmp_path_factory.mktemp("wheel")
    wheel = only(built, "*.whl")
    venv.create(place / "env", with_pip=True)
    python = place / "env" / "bin" / "python"
    pins = ROOT / "constraints.txt"
    run(python, "-m", "pip", "install", "-q", "-c", pins, wheel, cwd=place)
    return place / "env" / "bin" / "authoring"


@pytest.mark.slow
def test_wheel_builds_a_copied_deck(installed: Path, tmp_path: Path) -> None:
    shutil.copytree(ROOT / "content" / "just-one", tmp_path / "my deck")
    printed = run(installed, "build", "my deck", "--out", "out", cwd=tmp_path)
    assert "my deck" in printed
    made = {path.suffix for path in (tmp_path / "out").rglob("*.*")}
    assert {".pdf", ".json"} <= made


@pytest.mark.slow
def test_wheel_knows_the_shipped_decks_by_name(installed: Path, tmp_path: Path) -> None:
    assert "no findings" in run(installed, "check", "things-in-rings", cwd=tmp_path)
    assert run(installed, "play", "things-in-rings", "--bots", "4", "--seed", "7", cwd=tmp_path)


@pytest.mark.slow
def test_sdist_builds_the_same_wheel_and_itself(built: Path, rebuilt: Path) -> None:
    for pattern in ("*.whl", "*.tar.gz"):
        first, second = only(built, pattern), only(rebuilt, pattern)
        assert first.name == second.name
        assert first.read_bytes() == second.read_bytes(), first.name


@pytest.mark.slow
def test_wheel_holds_what_it_needs_and_nothing_of_the_workshop(built: Path) -> None:
    with zipfile.ZipFile(only(built, "*.whl")) as wheel:
        names = wheel.namelist()
    for needed in (
        "authoring/_shipped/schemas/deck.schema.json",
        "authoring/_shipped/content/just-one/deck.yml",
        "authoring/_shipped/content/theme/fonts/NOTICE",
        "authoring/language/data/NOTICE",
    ):
        assert needed in names
    assert any(name.endswith(".dist-info/licenses/NOTICE") for name in names)
    tops = {name.split("/")[0] for name in names}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"authoring"}
    assert [name for name in names if "__pycache__" in name or name.endswith(".pyc")] == []


@pytest.mark.slow
def test_sdist_holds_what_the_two_commands_need(built: Path) -> None:
    with tarfile.open(only(built, "*.tar.gz")) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    for needed in ("Makefile", "constraints.txt", "mkdocs.yml", "tests/test_wheel.py", "NOTICE"):
        assert needed in names


@pytest.mark.slow
def test_wheel_offers_every_extra_and_says_which_one_lacks(installed: Path, tmp_path: Path) -> None:
    python = installed.parent / "python"
    code = (
        "import importlib.metadata as m; print(*m.metadata('authoring').get_all('Provides-Extra'))"
    )
    assert {"lsp", "deep", "cluster", "pettingzoo", "docs"} <= set(
        run(python, "-c", code, cwd=tmp_path).split()
    )
    done = subprocess.run([installed, "lsp"], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr.endswith("pip install 'authoring[lsp]'\n")
