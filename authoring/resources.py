"""What comes with the program, and what may be missing from an installation of it.

Files are beside the code in an installed package, at the top of the tree in a checkout.
"""

from __future__ import annotations

import importlib
import os
import sys
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


def home() -> Path:
    """The folder of this user; the top of all for one whom the system does not know, as in
    many containers. It may not be there, and nothing may be writable in it."""
    try:
        return Path.home()
    except RuntimeError:
        return Path(os.sep)


def cache_folder() -> Path:
    """Where this user's programs keep what they can make again."""
    given = os.environ.get("AUTHORING_CACHE")
    if given:
        return Path(given)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home() / "AppData/Local")) / "authoring"
    if sys.platform == "darwin":
        return home() / "Library/Caches/authoring"
    return Path(os.environ.get("XDG_CACHE_HOME") or home() / ".cache") / "authoring"


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
