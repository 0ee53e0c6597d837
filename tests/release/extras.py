"""Each extra in an environment of its own: the wheel with that extra alone, by the pinned
versions, far from this checkout, and what the extra is for is done.

It takes minutes and fetches a hundred megabytes, so it is called before a release and not by
`make test`:

    make extras
"""

from __future__ import annotations

import json
import re
import tomllib
import venv
from pathlib import Path

import pytest

from tests.cli.deck import change, write_deck
from tests.lsp.client import Client
from tests.test_wheel import build, only, run

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS = sorted(set(PROJECT["optional-dependencies"]) - {"dev"})
"""All but `dev`, which is what `make test` runs in."""


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return only(build(ROOT, tmp_path_factory.mktemp("built")), "*.whl")


@pytest.fixture(scope="module", params=EXTRAS)
def extra(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def python(wheel: Path, extra: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment with nothing but the wheel and the extra."""
    place = tmp_path_factory.mktemp(extra)
    venv.create(place, with_pip=True)
    found = place / "bin" / "python"
    wanted = f"authoring[{extra}] @ {wheel.as_uri()}"
    run(found, "-m", "pip", "install", "-q", "-c", ROOT / "constraints.txt", wanted, cwd=place)
    return found


def test_its_feature_works(extra: str, python: Path, tmp_path: Path) -> None:
    FEATURES[extra](python, tmp_path)


def test_nothing_of_it_contradicts_itself(extra: str, python: Path, tmp_path: Path) -> None:
    assert "No broken requirements" in run(python, "-m", "pip", "check", cwd=tmp_path)


def test_the_other_extras_are_not_there(extra: str, python: Path, tmp_path: Path) -> None:
    """What works here works with this extra alone."""
    listed = run(python, "-m", "pip", "list", "--format", "json", cwd=tmp_path)
    there = {one["name"].lower() for one in json.loads(listed)}
    for other in set(EXTRAS) - {extra}:
        first = re.split(r"[<>=]", PROJECT["optional-dependencies"][other][0])[0]
        assert first.lower() not in there


def authoring(python: Path, *arguments: str, cwd: Path) -> str:
    return run(python.with_name("authoring"), *arguments, cwd=cwd)


def serve_an_editor(python: Path, place: Path) -> None:
    root = write_deck(place)
    change(root, "level: hard", "level: hrad")
    client = Client(root, python)
    try:
        client.open("words/first.yml")
        (found,) = client.wait("words/first.yml", bool)
        assert "'hrad' is not one of" in found["message"]
    finally:
        client.kill()


def check_deeply(python: Path, place: Path) -> None:
    authoring(python, "new", "rings", "--game", "things-in-rings", cwd=place)
    assert "findings" in authoring(python, "check", "rings", cwd=place)
    assert "info[implication]" in authoring(python, "check", "--deep", "rings", cwd=place)


CLUSTER = """
import subprocess, sys
from distributed import LocalCluster
if __name__ == "__main__":
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        command = [sys.argv[1], "playtest", "just-one", "--games", "4", "--cluster"]
        sys.exit(subprocess.run([*command, cluster.scheduler_address]).returncode)
"""


def playtest_on_a_cluster(python: Path, place: Path) -> None:
    (place / "cluster.py").write_text(CLUSTER, "utf-8")
    assert "games" in run(python, "cluster.py", python.with_name("authoring"), cwd=place)


def learn_to_play(python: Path, place: Path) -> None:
    """The example of the page is run as it stands there."""
    page = (ROOT / "docs" / "pettingzoo.md").read_text("utf-8")
    example = re.search(r"```python\n(.*?)```", page, re.DOTALL)
    assert example
    (place / "example.py").write_text(example[1], "utf-8")
    assert run(python, "example.py", cwd=place).strip()


def build_the_site(python: Path, place: Path) -> None:
    site = place / "site"
    run(python, "-m", "mkdocs", "build", "--strict", "--site-dir", site, cwd=ROOT)
    assert (site / "index.html").is_file()


FEATURES = {
    "cluster": playtest_on_a_cluster,
    "deep": check_deeply,
    "docs": build_the_site,
    "lsp": serve_an_editor,
    "pettingzoo": learn_to_play,
}


def test_every_extra_has_a_feature_to_try() -> None:
    assert sorted(FEATURES) == EXTRAS


def test_the_development_environment_is_the_sum_of_them() -> None:
    (line,) = (one for one in PROJECT["optional-dependencies"]["dev"] if "authoring[" in one)
    assert sorted(line.removeprefix("authoring[").removesuffix("]").split(",")) == EXTRAS
