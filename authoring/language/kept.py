"""What was worked out from the lexicon once, kept in the user's cache for the next time.

A file is named by all that its content follows from (the lexicon, the program's own code of
this folder, and what was asked), so that nothing stale is ever read. What cannot be read or
written is worked out again.
"""

from __future__ import annotations

import hashlib
import json
from functools import cache
from pathlib import Path
from typing import Any

from authoring.language.store import SUM
from authoring.resources import cache_folder
from authoring.source.replacement import put

MOST = 40_000
"""Entries that a file may hold; a fuller one begins anew."""


@cache
def _origin() -> str:
    """A sum over the lexicon's own sum and the code of this folder."""
    seen = hashlib.sha256(SUM.read_bytes())
    for path in sorted(Path(__file__).parent.glob("*.py")):
        seen.update(path.read_bytes())
    return seen.hexdigest()


def _path(what: str) -> Path:
    return cache_folder() / f"{what}-{_origin()[:16]}.json"


def read(what: str) -> dict[str, Any]:
    """All that is kept under this name; nothing if it cannot be read."""
    try:
        found = json.loads(_path(what).read_bytes())
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def write(what: str, entries: dict[str, Any]) -> None:
    """Keep entries under this name, if they can be kept."""
    if len(entries) > MOST:
        return
    try:
        path = _path(what)
        path.parent.mkdir(parents=True, exist_ok=True)
        for stale in path.parent.glob(f"{what}-*.json"):
            stale.unlink(missing_ok=True)
        put(path, json.dumps(entries, ensure_ascii=False).encode("utf-8"))
    except OSError:
        return
