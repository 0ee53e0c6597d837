"""Pages of the manual that are written by a tool: written anew, or only compared."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
REFERENCE = ROOT / "docs" / "reference"
WRITTEN_BY = re.compile("Written by `(.+?)`")

Arguments = Sequence[str] | None


def parser(about: str | None) -> argparse.ArgumentParser:
    """The options of every such tool; `about` is the tool's docstring."""
    made = argparse.ArgumentParser(description=(about or "").partition("\n")[0])
    made.add_argument("--check", action="store_true", help="write nothing; fail when it is stale")
    return made


def keep(path: Path, text: str, check: bool) -> int:
    """Write a page, or with `check` compare it: 1 when it is stale."""
    if not check:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
        return 0
    if path.is_file() and path.read_text(encoding="utf-8") == text:
        return 0
    tool = WRITTEN_BY.search(text)
    print(f"{path.name} is stale: run {tool[1] if tool else 'its tool'}", file=sys.stderr)
    return 1


def run(about: str | None, path: Path, make: Callable[[], str], arguments: Arguments) -> int:
    """The whole of a tool that makes one page; the page names the tool in its head."""
    options = parser(about).parse_args(arguments)
    return keep(path, make(), options.check)
