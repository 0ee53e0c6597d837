"""The checks as a page: `python -m tools.checks_reference` writes docs/reference/checks.md.

Each check stands there with its page in the manual (its docstring) and what it prints for
the bad fragment in tests/data/checks. `--check` writes nothing and fails when the page is
stale.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from authoring import games
from authoring.checks.check import Check
from authoring.pipeline import all_checks, every_check

ROOT = Path(__file__).resolve().parent.parent
FRAGMENTS = ROOT / "tests" / "data" / "checks"
PAGE = ROOT / "docs" / "reference" / "checks.md"

HEAD = """\
<!-- Written by `python -m tools.checks_reference`: change the docstring of a check instead. -->

# Checks

What `authoring check` looks for. `authoring explain <check>` prints one of these pages.
How findings are told, allowed, ignored and mended stands in
[Check decks](../how-to/check.md).
"""


def page() -> str:
    """The whole page."""
    checks = every_check()
    return "\n".join((HEAD, *_table(checks), "", *(_section(one) for one in checks.values())))


def _games_of(check: Check) -> str:
    """Whose decks a check is for: `all`, or games by name."""
    asking = [
        name
        for name in games.names()
        if check.id in {one.id for one in all_checks(games.kit(name))}
    ]
    return "all" if len(asking) == len(games.names()) else ", ".join(asking)


def _table(checks: dict[str, Check]) -> Iterator[str]:
    yield "| check | severity | decks | what it finds |"
    yield "| --- | --- | --- | --- |"
    for check in checks.values():
        first = " ".join(check.page.partition("\n\n")[0].split()).replace("|", "\\|")
        name = f"[{check.id}](#{check.id})"
        yield f"| {name} | {check.severity} | {_games_of(check)} | {first} |"


def _section(check: Check) -> str:
    """One check: its page, and the first thing that it says of its bad fragment."""
    expected = (FRAGMENTS / check.id / "expected.txt").read_text(encoding="utf-8")
    printed = expected.partition("\n\n")[0]
    kind = f"*{check.severity}*, in decks of {_games_of(check).replace('all', 'all games')}"
    return f"## {check.id}\n\n{kind}\n\n{check.page}\n\nPrints:\n\n```\n{printed}\n```\n"


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only say whether it is stale")
    wanted = parser.parse_args(arguments)
    made = page()
    if not wanted.check:
        PAGE.parent.mkdir(parents=True, exist_ok=True)
        PAGE.write_text(made, encoding="utf-8", newline="\n")
        return 0
    if PAGE.exists() and PAGE.read_text(encoding="utf-8") == made:
        return 0
    sys.stderr.write("docs/reference/checks.md is stale: python -m tools.checks_reference\n")
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
