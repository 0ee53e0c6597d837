"""Where the files that come with the program are: beside the code in an installed
package, at the top of the tree in a checkout."""

from __future__ import annotations

from pathlib import Path

PACKAGE = Path(__file__).resolve().parent


def folder(name: str) -> Path:
    """The folder of this name (`schemas`, `content`).

    Raises FileNotFoundError when the installation lacks it.
    """
    for parent in (PACKAGE / "_shipped", PACKAGE.parent):
        found = parent / name
        if found.is_dir():
            return found
    raise FileNotFoundError(f"this installation lacks its folder {name!r}: install authoring again")
