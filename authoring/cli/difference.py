"""Two versions of a file, as a patch."""

from __future__ import annotations

from difflib import unified_diff


def difference(path: str, before: str, after: str) -> str:
    """What would change in a file, as a unified diff that `patch` and git understand.

    Nothing when nothing would. A last line without a line break is marked as they do.
    """
    lines = unified_diff(_lines(before), _lines(after), f"a/{path}", f"b/{path}")
    return "".join(
        line if line.endswith("\n") else f"{line}\n\\ No newline at end of file\n" for line in lines
    )


def _lines(text: str) -> list[str]:
    """The lines with their breaks: at LF only, as patches count them."""
    *whole, last = text.split("\n")
    return [*(f"{line}\n" for line in whole), *([last] if last else [])]
