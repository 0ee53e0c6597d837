"""The schemas of one deck: what its files may hold, with its own words filled in.

Editors complete from them, and so does the language server.
"""

from __future__ import annotations

from pathlib import Path, PurePosixPath
from typing import Any

from authoring.kit import GameKit
from authoring.resources import folder
from authoring.source.bundle import bundled
from authoring.source.deck import Deck, FileKind
from authoring.source.deck_reader import HEADER_SCHEMA
from authoring.source.files import HEADER

ART = "art"


def deck_schemas(deck: Deck[Any], kit: GameKit[Any]) -> dict[str, dict[str, Any]]:
    """The schema of the header and of each kind of file, by the glob of its files."""
    found = {HEADER: bundled(HEADER_SCHEMA)}
    art = pictures(deck.root)
    for kind in kit.shape.files:
        schema = bundled(kind.schema, deck.header.locales)
        schema["title"] = f"{schema['title']} of {deck.root.rpartition('/')[2]}"
        if kit.editor is not None:
            kit.editor.words(deck, kind.kind, schema)
        if art:
            _name_art(schema, art)
        found[kind.glob] = schema
    return found


def kind_of(kit: GameKit[Any], relative: str) -> FileKind | None:
    """The kind of file that a path inside a deck is of."""
    path = PurePosixPath(relative)
    return next((kind for kind in kit.shape.files if path.match(kind.glob)), None)


def pictures(root: str) -> list[str]:
    """The names of the pictures that cards of a deck can ask for, sorted."""
    places = (Path(root) / ART, folder("content") / "theme" / ART)
    return sorted({path.stem for place in places for path in place.glob("*.svg")})


def _name_art(schema: Any, art: list[str]) -> None:
    """Wherever a card asks for a picture, list those that there are."""
    if isinstance(schema, list):
        for inner in schema:
            _name_art(inner, art)
    if not isinstance(schema, dict):
        return
    asked = schema.get("properties", {})
    if isinstance(asked, dict) and isinstance(asked.get(ART), dict):
        asked[ART] = {"description": asked[ART].get("description", "A picture."), "enum": art}
    for inner in schema.values():
        _name_art(inner, art)
