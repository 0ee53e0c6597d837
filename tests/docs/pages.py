"""The pages, and the commands that they show: in blocks, which are to be typed as they stand, and
in the middle of sentences."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
PAGES = [
    "README.md",
    "CONTRIBUTING.md",
    *sorted(path.relative_to(ROOT).as_posix() for path in DOCS.rglob("*.md")),
]
GENERATED = {f"docs/reference/{name}.md" for name in ("checks", "commands", "licences")}
"""Pages whose examples are tested where they come from."""

OURS = ("authoring", "make", "python", "python3", "pip", "git", "cd", "export", "node")
"""What the commands of the pages begin with."""

_FENCE = re.compile(r"^( *)```(\w*)\n(.*?)^\1```", re.MULTILINE | re.DOTALL)
_INDENTED = re.compile(r"(?:^ {4,}\S[^\n]*\n)(?:\n*^ {4,}\S[^\n]*\n)*", re.MULTILINE)
_COMMANDS = re.compile(r"^ {4,}\S*(?:authoring|python3?|make|pip) [^\n]*$", re.MULTILINE)
_SPAN = re.compile(r"(?<!`)`([^`\n]+(?:\n[^`\n]+)?)`(?!`)")


def text(page: str) -> str:
    return (ROOT / page).read_text("utf-8")


def fences(page: str) -> list[tuple[str, str]]:
    """The fenced blocks of a page: language and content."""
    return [(found[2], found[3]) for found in _FENCE.finditer(text(page))]


def lines(page: str) -> Iterator[str]:
    """The commands in the blocks of a page, in order, each on one line."""
    for found in re.finditer(f"{_FENCE.pattern}|{_INDENTED.pattern}", text(page), _FENCE.flags):
        language, content = found[2], found[3] if found[3] is not None else found[0]
        if language not in ("console", "sh", "bash", None):
            continue
        whole = re.sub(r"\\\n\s*", "", content)
        for line in map(str.strip, whole.splitlines()):
            if language == "console" and not line.startswith("$ "):
                continue  # what the command prints
            if is_command(line.removeprefix("$ ")):
                yield line.removeprefix("$ ")


def is_command(line: str) -> bool:
    word = line.lstrip("(").partition(" ")[0].rpartition("/")[2]
    return word in OURS


def spans(page: str) -> Iterator[str]:
    """The commands between backquotes in the sentences of a page."""
    blocks = f"{_FENCE.pattern}|{_COMMANDS.pattern}"
    prose = re.sub(blocks, "\n", text(page), flags=_FENCE.flags)
    for found in _SPAN.finditer(prose):
        line = re.sub(r"\s+", " ", found[1]).strip()
        if " " in line and is_command(line):
            yield line


def words(line: str) -> list[str]:
    """The program and its arguments, without what a shell would do with its output."""
    found = shlex.split(re.split(r" (?:>|\|\||&&|\|) ", line)[0].strip("()"), comments=True)
    return [found[0].rpartition("/")[2], *found[1:]]
