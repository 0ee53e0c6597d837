"""What earlier imports took from sheets: so a sheet may be edited and imported again and
again, and is not taken for one that has grown old.

It is kept on the machine of the person who imports. Where it is lost, a card that was
imported before and has changed in the sheet again is told as changed in both.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress

import click

from authoring.cli.files import write_text
from authoring.cli.state import state_folder

NAME = "imported.json"
FORMAT = 1
MOST = 50_000
"""Of more cards, those imported longest ago are forgotten."""


def remembered() -> Mapping[str, str]:
    """The prints of cards as imports left them, by the stamps of their rows."""
    try:
        said = json.loads((state_folder() / NAME).read_bytes())
    except (OSError, ValueError):
        return {}
    taken = said.get("taken") if isinstance(said, dict) and said.get("format") == FORMAT else None
    sound = isinstance(taken, dict) and all(isinstance(one, str) for one in taken.values())
    return taken if isinstance(taken, dict) and sound else {}


def remember(taken: Mapping[str, str]) -> None:
    """Add what an import took. That it cannot be kept is no reason to stop."""
    if not taken:
        return
    known = {key: one for key, one in remembered().items() if key not in taken}
    known.update(taken)
    kept = dict(list(known.items())[-MOST:])
    with suppress(OSError, click.ClickException):
        state_folder().mkdir(parents=True, exist_ok=True)
        text = json.dumps({"format": FORMAT, "taken": kept}, indent=0)
        write_text(state_folder() / NAME, text + "\n")
