"""The contract of a check, and the running of checks over a deck.

A check is one module: its docstring is its page in the manual (what it finds, why
it matters at the table, a bad and a good example), `SEVERITY` says how bad its
findings are, and `check(deck)` yields flaws. Its id is the module's name with
dashes: `example_disagrees.py` is `example-disagrees`.
"""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from authoring.finding import Finding, Flaw, Severity
from authoring.source.deck import Deck


@dataclass(frozen=True, slots=True)
class Check:
    """A check as the runner and the manual see it. A `deep` one runs only when asked for."""

    id: str
    severity: Severity
    page: str
    find: Callable[[Deck[Any]], Iterable[Flaw]]
    deep: bool = False


@cache
def collect(package: str) -> tuple[Check, ...]:
    """Every check module directly inside the package, by id: those that state a severity."""
    found = []
    path = importlib.import_module(package).__path__
    for info in pkgutil.iter_modules(path):
        module = importlib.import_module(f"{package}.{info.name}")
        if not hasattr(module, "SEVERITY"):
            continue
        page = inspect.cleandoc(module.__doc__ or "")
        identity = info.name.replace("_", "-")
        deep = getattr(module, "DEEP", False)
        found.append(Check(identity, module.SEVERITY, page, module.check, deep))
    return tuple(sorted(found, key=lambda check: check.id))


def run(checks: Iterable[Check], deck: Deck[Any]) -> Iterator[Finding]:
    """The findings of each check in turn, unsorted."""
    for check in checks:
        for flaw in check.find(deck):
            yield finding(check, flaw)


def finding(check: Check, flaw: Flaw) -> Finding:
    """A flaw under the name of its check."""
    severity = flaw.severity or check.severity
    return Finding(flaw.place, check.id, severity, flaw.message, flaw.hint, flaw.fix)
