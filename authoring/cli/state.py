"""What the program remembers on a machine between two calls."""

from __future__ import annotations

import os
from pathlib import Path


def state_folder() -> Path:
    """Where such things are kept: a folder of the person who calls, which may not exist yet."""
    state = os.environ.get("XDG_STATE_HOME")
    home = Path(state) if state else Path.home() / ".local" / "state"
    return home / "authoring"
