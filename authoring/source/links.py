"""Where links lead to."""

from __future__ import annotations

import os
from pathlib import Path


def followed(path: Path) -> Path:
    """A path with every link in it followed. One that leads back to itself stays as it is,
    where Path.resolve would raise RuntimeError."""
    return Path(os.path.realpath(path))
