"""Where paths lead to, told without raising where one may not look."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path


def followed(path: Path) -> Path:
    """A path with every link in it followed. One that leads back to itself stays as it is,
    where Path.resolve would raise RuntimeError."""
    return Path(os.path.realpath(path))


def is_there(path: Path) -> bool:
    """Whether anything is there, as far as one may look; a link to nothing is not."""
    with suppress(OSError):
        return path.exists()
    return False


def is_folder(path: Path) -> bool:
    """Whether a folder is there, as far as one may look."""
    with suppress(OSError):
        return path.is_dir()
    return False


def is_file(path: Path) -> bool:
    """Whether a file is there, as far as one may look."""
    with suppress(OSError):
        return path.is_file()
    return False


def may(path: Path, right: int) -> bool:
    """Whether this process has a right (`os.W_OK`) to what is there."""
    return os.access(path, right, effective_ids=os.access in os.supports_effective_ids)
