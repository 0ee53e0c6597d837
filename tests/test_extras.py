"""Every extra is pinned and can be used, and who lacks one is told how to get it."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from importlib.metadata import distribution, packages_distributions, version
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools.licences import needed, pinned

ROOT = Path(__file__).resolve().parent.parent
EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"][
    "optional-dependencies"
]
OPTIONAL = sorted(set(EXTRAS) - {"dev"})


def asked() -> list[tuple[str, Requirement]]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    every = {"": project["dependencies"], **EXTRAS}
    rows = [(extra, Requirement(line)) for extra, lines in every.items() for line in lines]
    return [(extra, one) for extra, one in rows if one.name != "authoring"]


@pytest.mark.parametrize(
    ("extra", "requirement"), asked(), ids=[f"{extra}:{one.name}" for extra, one in asked()]
)
def test_every_requirement_is_pinned_within_its_range(extra: str, requirement: Requirement) -> None:
    pin = pinned()[canonicalize_name(requirement.name)]
    assert requirement.specifier.contains(pin)
    assert version(requirement.name) == pin, "install with -c constraints.txt"


@pytest.mark.parametrize("extra", ["", *OPTIONAL])
def test_what_an_extra_brings_along_is_pinned_too(extra: str) -> None:
    """All but setuptools, which the environment itself comes with."""
    loose = {one.name for one in needed(extra) if not one.version}
    assert loose <= {"setuptools"}


@pytest.mark.slow
@pytest.mark.parametrize("extra", OPTIONAL)
def test_what_an_extra_brings_along_can_be_imported(extra: str) -> None:
    names = {canonicalize_name(Requirement(line).name) for line in EXTRAS[extra]}
    modules = {
        module
        for module, packages in packages_distributions().items()
        if names & {canonicalize_name(each) for each in packages} and module.isidentifier()
    }
    assert modules
    for name in names:
        assert distribution(name)
    code = f"import {', '.join(sorted(modules))}"
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", code], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr


def test_development_has_every_extra() -> None:
    (line,) = (line for line in EXTRAS["dev"] if line.startswith("authoring["))
    assert Requirement(line).extras == set(OPTIONAL)


COMMANDS = {
    "cluster": (
        "distributed",
        ("playtest", "just-one", "--games", "20", "--cluster", "tcp://127.0.0.1:1"),
    ),
    "deep": ("z3", ("check", "--deep", "things-in-rings")),
    "lsp": ("pygls", ("lsp",)),
}
"""By extra, a module that it brings along and a command that asks for it."""


@pytest.mark.slow
@pytest.mark.parametrize("extra", COMMANDS)
def test_a_command_without_its_extra_says_how_to_get_it(extra: str) -> None:
    module, command = COMMANDS[extra]
    code = (
        f"import sys; sys.modules[{module!r}] = None\n"
        f"from authoring.cli.main import main; main(args={list(command)!r})"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 2
    assert f"pip install 'authoring[{extra}]'" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.slow
@pytest.mark.parametrize("module", ["gymnasium", "pettingzoo"])
def test_the_adapter_without_its_extra_says_how_to_get_it(module: str) -> None:
    code = f"import sys; sys.modules[{module!r}] = None; import authoring.adapters.pettingzoo"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    last = done.stderr.splitlines()[-1]
    assert last.startswith(f"ImportError: this needs {module}")
    assert last.endswith("pip install 'authoring[pettingzoo]'")


def test_every_extra_stands_in_the_pages() -> None:
    pages = "\n".join(path.read_text("utf-8") for path in (ROOT / "docs").rglob("*.md"))
    for extra in sorted(set(OPTIONAL) - {"docs"}):
        assert re.search(rf"authoring\[[a-z,]*\b{extra}\b", pages), extra
