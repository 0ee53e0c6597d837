"""Writes the expected reports of fragments anew: `python -m tests.checks.regenerate [ID …]`."""

from __future__ import annotations

import sys

from tests.checks import golden


def main(wanted: list[str]) -> int:
    unknown = [identity for identity in wanted if identity not in golden.fragments()]
    if unknown:
        sys.stderr.write(f"no fragment for {', '.join(unknown)} in {golden.FOLDER}\n")
        return 2
    for identity in wanted or golden.fragments():
        text = golden.outcome(identity, "bad").report
        (golden.FOLDER / identity / golden.EXPECTED).write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
