"""The checks as a page: `python -m tools.checks_reference` writes docs/reference/checks.md.

Each check stands there with its page in the manual (its docstring) and what it prints for
the bad fragment in tests/data/checks. `--check` writes nothing and fails when the page is
stale.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from authoring import games
from authoring.checks.check import Check
from authoring.pipeline import all_checks, every_check
from tools import generated

FRAGMENTS = generated.ROOT / "tests" / "data" / "checks"
PAGE = generated.REFERENCE / "checks.md"

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


def main(arguments: generated.Arguments = None) -> int:
    """Write or compare the page: 1 when it is stale."""
    return generated.run(__doc__, PAGE, page, arguments)


if __name__ == "__main__":
    sys.exit(main())
