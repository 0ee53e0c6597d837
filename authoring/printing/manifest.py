"""What a build made: every file with its digest, the ink that its sheets take, and what each
card looks like, so that later only those that look otherwise need be printed again."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

NAME = "manifest.json"


def write(
    files: Iterable[Path],
    aside: Path,
    deck: Mapping[str, str],
    ink: Mapping[str, float],
    cards: Mapping[str, Any],
) -> Path:
    """Write the manifest of files that stand below `aside`, and say where.

    `deck` is what it tells of the deck; `ink` is the measured coverage of PDF files, by
    name, as a share of the paper. `cards` has the imprints of all cards of the deck, and the
    theme that they are made with. Raises OSError.
    """
    told = {
        "format": 1,
        "deck": dict(deck),
        "cards": {**cards, "imprints": dict(sorted(cards["imprints"].items()))},
        "files": {
            path.relative_to(aside).as_posix(): _entry(path, aside, ink) for path in sorted(files)
        },
    }
    path = aside / NAME
    path.write_text(json.dumps(told, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")
    return path


def remember(path: Path, out: Path, old: Iterable[Path]) -> None:
    """Note files of an earlier build that stay in `out`, so that a later one knows them as
    its own. Raises OSError."""
    told = json.loads(path.read_bytes())
    told["earlier"] = {
        one.relative_to(out).as_posix(): {"sha256": hashlib.sha256(one.read_bytes()).hexdigest()}
        for one in sorted(old)
    }
    path.write_text(json.dumps(told, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")


def printed(pack: Path, digest: str) -> tuple[str, Mapping[str, str]] | None:
    """The theme and the imprints of the cards that were printed with a pack: those in the
    manifest beside it. Nothing where there is none, or where it is of another pack."""
    try:
        told = json.loads((pack.parent / NAME).read_bytes())
        theme, found = told["cards"]["theme"], told["cards"]["imprints"]
        fits = told["deck"]["pack"] == digest
    except (OSError, ValueError, KeyError, TypeError):
        return None
    if not fits or not isinstance(theme, str) or not isinstance(found, dict):
        return None
    return theme, found


def _entry(path: Path, aside: Path, ink: Mapping[str, float]) -> dict[str, object]:
    content = path.read_bytes()
    entry: dict[str, object] = {
        "sha256": hashlib.sha256(content).hexdigest(),
        "bytes": len(content),
    }
    name = path.relative_to(aside).as_posix()
    return {**entry, "ink": round(ink[name], 4)} if name in ink else entry
