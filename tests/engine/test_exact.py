"""Nothing in play is a real number, whose last bits differ between platforms (EN-01)."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from authoring.resources import PACKAGE

PLAYED = ("engine", "games/*/play", "games/*/bots")
INEXACT = frozenset({"float", "exp", "log", "sqrt", "pow", "random", "hash", "id"})

ALLOWED = {
    ("engine/bots.py", "float"),
    ("engine/encoding.py", "float"),
    ("engine/fingerprint.py", "float"),
    ("engine/json_text.py", "float"),
}
"""The patience of a table is in seconds of a clock, learners are rewarded after a game has ended,
a state is told whatever it holds, and what others write is read as it is."""


def modules() -> list[Path]:
    singles = [*PACKAGE.glob("games/*/judge.py"), *PACKAGE.glob("games/*/keys.py")]
    return sorted([*singles, *(path for each in PLAYED for path in PACKAGE.glob(f"{each}/*.py"))])


def inexact(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and node.id in INEXACT:
            yield node.id
        if isinstance(node, ast.Constant) and isinstance(node.value, float):
            yield str(node.value)
        if isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.Div):
            yield "/"


@pytest.mark.parametrize("path", modules(), ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_en_01_play_is_whole_numbers(path: Path) -> None:
    name = path.relative_to(PACKAGE).as_posix()
    found = set(inexact(ast.parse(path.read_text(encoding="utf-8"))))
    assert {each for each in found if (name, each) not in ALLOWED} == set()


def test_real_numbers_would_be_found() -> None:
    told = "odds = 0.5\nodds /= 3\nshare = float(odds) / 2\n"
    assert sorted(inexact(ast.parse(told))) == ["/", "/", "0.5", "float"]
