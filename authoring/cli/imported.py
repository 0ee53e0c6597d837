"""What earlier imports took from sheets: so a sheet may be edited and imported again and
again, and is not taken for one that has grown old.

It is kept on the machine of the person who imports, for each deck folder. Where it is lost, a
card that was imported before and has changed in the sheet again is told as changed in both.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

import click

from authoring.cli.files import write_text
from authoring.cli.state import state_folder
from authoring.source.links import followed

NAME = "imported.json"
FORMAT = 2
MOST = 50_000
"""Of more cards, those imported longest ago are forgotten."""


def remembered(root: Path) -> Mapping[str, str]:
    """The traces of a deck's cards as imports left them, by the stamps of their rows."""
    here = _name(root)
    return {key.removeprefix(here): one for key, one in _all().items() if key.startswith(here)}


def _name(root: Path) -> str:
    """How a deck is called here: other decks may have the same cards."""
    return (
        sha256(followed(root).as_posix().encode("utf-8", "surrogateescape")).hexdigest()[:8] + " "
    )


def _all() -> Mapping[str, str]:
    try:
        said = json.loads((state_folder() / NAME).read_bytes())
    except (OSError, ValueError):
        return {}
    taken = said.get("taken") if isinstance(said, dict) and said.get("format") == FORMAT else None
    sound = isinstance(taken, dict) and all(isinstance(one, str) for one in taken.values())
    return taken if isinstance(taken, dict) and sound else {}


def remember(root: Path, taken: Mapping[str, str]) -> None:
    """Add what an import into a deck took. That it cannot be kept is no reason to stop."""
    if not taken:
        return
    new = {_name(root) + key: one for key, one in taken.items()}
    known = {key: one for key, one in _all().items() if key not in new} | new
    kept = dict(list(known.items())[-MOST:])
    with suppress(OSError, click.ClickException):
        state_folder().mkdir(parents=True, exist_ok=True)
        text = json.dumps({"format": FORMAT, "taken": kept}, indent=0)
        write_text(state_folder() / NAME, text + "\n")
