"""What a build made: every file with its digest, and the ink that its sheets take."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from pathlib import Path

NAME = "manifest.json"


def write(
    files: Iterable[Path], aside: Path, deck: Mapping[str, str], ink: Mapping[str, float]
) -> Path:
    """Write the manifest of files that stand below `aside`, and say where.

    `deck` is what it tells of the deck; `ink` is the measured coverage of PDF files, by
    name, as a share of the paper. Raises OSError.
    """
    told = {
        "format": 1,
        "deck": dict(deck),
        "files": {
            path.relative_to(aside).as_posix(): _entry(path, aside, ink) for path in sorted(files)
        },
    }
    path = aside / NAME
    path.write_text(json.dumps(told, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")
    return path


def _entry(path: Path, aside: Path, ink: Mapping[str, float]) -> dict[str, object]:
    content = path.read_bytes()
    entry: dict[str, object] = {
        "sha256": hashlib.sha256(content).hexdigest(),
        "bytes": len(content),
    }
    name = path.relative_to(aside).as_posix()
    return {**entry, "ink": round(ink[name], 4)} if name in ink else entry
