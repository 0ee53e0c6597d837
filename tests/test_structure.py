"""The shape of the code: small rooms, named for what is in them, and no circles."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PARTS = ("authoring", "benchmarks", "tools")

LONGEST_FILE, LONGEST_FUNCTION = 320, 40
"""Lines. What is meant is 300 and 30; a test is for what has grown beyond any excuse."""

VAGUE = frozenset({"utils", "util", "helpers", "helper", "common", "base", "manager", "misc"})
"""Names of modules that say nothing of what is in them."""


@cache
def trees() -> dict[str, tuple[Path, ast.Module]]:
    """The modules by their dotted names."""
    found = {}
    for part in PARTS:
        for path in sorted((ROOT / part).rglob("*.py")):
            name = ".".join(path.relative_to(ROOT).with_suffix("").parts)
            name = name.removesuffix(".__init__")
            found[name] = path, ast.parse(path.read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("part", PARTS)
def test_files_are_short(part: str) -> None:
    long = {
        path.relative_to(ROOT).as_posix(): lines
        for path in (ROOT / part).rglob("*.py")
        if (lines := len(path.read_text(encoding="utf-8").splitlines())) > LONGEST_FILE
    }
    assert long == {}


def test_functions_are_short() -> None:
    long = {
        f"{name}.{each.name}": lines
        for name, (_, tree) in trees().items()
        for each in ast.walk(tree)
        if isinstance(each, ast.FunctionDef) and (lines := _length(each)) > LONGEST_FUNCTION
    }
    assert long == {}


def _length(function: ast.FunctionDef) -> int:
    """The lines of its body without its docstring."""
    told = ast.get_docstring(function, clean=False) is not None
    body = function.body[told:]
    return body[-1].end_lineno - body[0].lineno + 1 if body and body[-1].end_lineno else 0


def test_modules_are_named_for_what_is_in_them() -> None:
    assert [name for name in trees() if name.rpartition(".")[2] in VAGUE] == []


def test_every_module_says_what_it_is_for() -> None:
    told = {name: ast.get_docstring(tree) or not tree.body for name, (_, tree) in trees().items()}
    assert [name for name, said in told.items() if not said] == []


def test_no_two_modules_need_each_other() -> None:
    """Not even for their types: what two modules share is a third one."""
    known = {
        name: set(_imported(tree, set(trees()))) - {name} for name, (_, tree) in trees().items()
    }
    TopologicalSorter(known).prepare()  # raises CycleError, which tells the circle


def _imported(tree: ast.Module, known: set[str]) -> Iterator[str]:
    """The modules that one imports when it is imported itself, or for its types."""
    for node in _at_the_top(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in known)
        elif isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                yield from ({inner, node.module} & known if inner not in known else {inner})


def _at_the_top(tree: ast.Module) -> Iterator[ast.stmt]:
    for node in tree.body:
        yield from node.body if isinstance(node, ast.If) else (node,)
