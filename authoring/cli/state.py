"""What the program remembers on a machine between two calls."""

from __future__ import annotations

import os
from pathlib import Path

from authoring.resources import home


def state_folder() -> Path:
    """Where such things are kept: a folder of the person who calls, which may not exist yet."""
    state = os.environ.get("XDG_STATE_HOME")
    return (Path(state) if state else home() / ".local" / "state") / "authoring"
