"""A fourth game is a folder of code, one of content and its schemas, and nothing else."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
ADDED = ROOT / "tests" / "data" / "fourth-game"
PARTS = ("authoring", "schemas", "content")


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with the game's folders laid beside what is there."""
    place = tmp_path_factory.mktemp("tree")
    for part in PARTS:
        shutil.copytree(ROOT / part, place / part, ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copytree(ADDED / part, place / part, dirs_exist_ok=True)
    return place


def run(tree: Path, *arguments: str, code: int = 0) -> str:
    """What `authoring` of this tree prints, called from outside of it."""
    done = subprocess.run(
        [sys.executable, "-m", "authoring", *arguments],
        cwd=tree,
        env={**os.environ, "PYTHONPATH": str(tree), "PYTHONDONTWRITEBYTECODE": ""},
        capture_output=True,
        text=True,
    )
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout


def test_only_new_files_are_added() -> None:
    added = [path.relative_to(ADDED) for path in ADDED.rglob("*") if path.is_file()]
    assert not [path for path in added if (ROOT / path).exists()]
    folders = {path.parts[:3] if path.parts[0] == "authoring" else path.parts[:2] for path in added}
    assert folders == {
        ("authoring", "games", "heavier"),
        ("schemas", "heavier"),
        ("content", "heavier"),
    }


def test_no_stage_names_a_game() -> None:
    """A stage that knew the games by name would need a change for a fourth."""
    games = {path.name for path in (ROOT / "authoring" / "games").iterdir() if path.is_dir()}
    words = {form for game in games for form in (game, game.replace("_", "-"))} - {"__pycache__"}
    stages = [
        path
        for path in (ROOT / "authoring").rglob("*.py")
        if "games" not in path.parts and "cli" not in path.parts
    ]
    texts = {path: path.read_text("utf-8") for path in stages}
    naming = [path for path, text in texts.items() if any(word in text for word in words)]
    code = {path: _without_comments(texts[path]) for path in naming}
    assert not [(path, word) for path, text in code.items() for word in words if word in text]


def _without_comments(source: str) -> str:
    """The code alone: docstrings and comments may give a game as an example."""
    import ast

    tree = ast.parse(source)
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list) and body and isinstance(body[0], ast.Expr):
            body[0] = ast.Pass()
    return ast.unparse(tree)


@pytest.mark.slow
def test_it_is_checked(tree: Path) -> None:
    assert "no findings" in run(tree, "check", "heavier")
    deck = tree / "clash"
    shutil.copytree(tree / "content" / "heavier", deck)
    cards = deck / "animals.yml"
    cards.write_text(cards.read_text("utf-8").replace("grams: 800", "grams: 20"), "utf-8")
    told = run(tree, "check", "clash", code=1)
    assert "clash/animals.yml:3:" in told
    assert "error[same-weight] 'hedgehog' weighs the same as 'mouse'" in told
    assert "Two animals that weigh the same." in run(tree, "explain", "same-weight")


@pytest.mark.slow
def test_it_is_built(tree: Path) -> None:
    assert "heavier" in run(tree, "build", "heavier", "--out", "out")
    made = {path.name for path in (tree / "out" / "heavier").iterdir()}
    assert made >= {"pack.json", "animals-a4.pdf", "animals-letter.pdf"}
    pack = json.loads((tree / "out" / "heavier" / "pack.json").read_text("utf-8"))
    assert pack["cards"]["animals"][0]["id"] == "mouse"


@pytest.mark.slow
def test_its_other_parts_are_printed_with_a_guide(tree: Path) -> None:
    run(tree, "build", "heavier", "--kit", "--paper", "a4", "--out", "kit")
    made = {path.name for path in (tree / "kit" / "heavier").iterdir()}
    assert made >= {"animals-a4.pdf", "mat-a4.pdf", "PRINT.md"}
    assert "Lay it in the middle." in (tree / "kit" / "heavier" / "PRINT.md").read_text("utf-8")


@pytest.mark.slow
def test_it_is_played(tree: Path) -> None:
    told = run(tree, "play", "heavier", "--bots", "3", "--seed", "7")
    assert "elephant" in told
    record = run(tree, "play", "heavier", "--bots", "3", "--seed", "7", "--json")
    (tree / "game.json").write_text(record, "utf-8")
    run(tree, "replay", "game.json", "--pack", "heavier")


@pytest.mark.slow
def test_it_is_playtested_without_a_part_for_it(tree: Path) -> None:
    told = run(tree, "playtest", "heavier", "--games", "5", "--workers", "1", "--seats", "3")
    assert "5 games, 5 of each sort, 3 seats" in told
    assert "5 games can say nothing of any card yet" in told
