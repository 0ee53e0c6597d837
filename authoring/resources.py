"""What comes with the program, and what may be missing from an installation of it.

Files are beside the code in an installed package, at the top of the tree in a checkout.
"""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

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


class MissingExtra(Exception):
    """A part of the program that is not installed. The message says how to install it."""


def require(module: str, extra: str) -> Any:
    """A library that only an extra of the program brings along.

    Raises MissingExtra when it is not installed.
    """
    try:
        return importlib.import_module(module)
    except ImportError:
        message = f"this needs {module}, which is not installed: pip install 'authoring[{extra}]'"
        raise MissingExtra(message) from None
