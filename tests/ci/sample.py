"""A designer's own repository, with one deck in it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.cli.deck import write_deck

ROOT = Path(__file__).parents[2]

SHIPPED = ("authoring", "content", "schemas", "pyproject.toml", "constraints.txt")
PAPERS = ("README.md", "LICENSE", "NOTICE", "action.yml", ".pre-commit-hooks.yaml")

IDENTITY = {
    f"GIT_{who}_{what}": value
    for who in ("AUTHOR", "COMMITTER")
    for what, value in (("NAME", "Somebody"), ("EMAIL", "somebody@example.org"))
}


def sample(parent: Path) -> Path:
    """A repository with a sound deck in `decks/party`, and a file that belongs to none."""
    root = parent / "sample"
    write_deck(root / "decks", "party")
    (root / "other.yml").write_text("a:   [ 1 ]\n", "utf-8")
    git(root, "init", "--quiet")
    commit(root)
    return root


def program(parent: Path) -> Path:
    """A repository of this program, as it stands."""
    root = parent / "program"
    root.mkdir()
    for name in (*SHIPPED, *PAPERS):
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, root / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, root / name)
    git(root, "init", "--quiet")
    commit(root)
    return root


def git(root: Path, *arguments: str) -> str:
    """What git says in a repository."""
    command = ["git", "-c", "init.defaultBranch=main", *arguments]
    done = subprocess.run(
        command,
        cwd=root,
        env={**os.environ, **IDENTITY},
        check=True,
        capture_output=True,
        text=True,
    )
    return done.stdout.strip()


def commit(root: Path) -> None:
    git(root, "add", "--all")
    git(root, "commit", "--quiet", "--allow-empty", "-m", "Cards")


def shell(script: str, root: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a script in a repository, as CI servers do: it ends where a command fails. The
    `authoring` in it is this one."""
    folder = root.parent / "bin"
    folder.mkdir(exist_ok=True)
    command = folder / "authoring"
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m authoring "$@"\n')
    command.chmod(0o755)
    found = {"PATH": f"{folder}{os.pathsep}{os.environ['PATH']}", "PYTHONPATH": str(ROOT)}
    return subprocess.run(
        ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", script],
        cwd=root,
        env={**os.environ, **environment, **found},
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
