"""What the road refuses on the way."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from authoring.pack.canonical import digest, encode
from authoring.pack.file import PackError
from authoring.pipeline import check_deck, compile_pack, load_pack
from tests.cli.deck import write_deck


@pytest.mark.parametrize(
    ("part", "value"),
    [("cards", {}), ("cards", {"cards": [None]}), ("tables", {}), ("game", "guess-club")],
)
def test_pack_that_its_game_cannot_use_is_refused_by_part(
    tmp_path: Path, part: str, value: Any
) -> None:
    """A fitting digest alone makes no pack: somebody may have made it elsewhere."""
    pack = compile_pack(check_deck(write_deck(tmp_path)))
    fields = {
        "format": pack.format,
        "game": pack.game,
        "version": pack.version,
        "title": dict(pack.title),
        "locales": list(pack.locales),
        "cards": pack.cards,
        "tables": pack.tables,
    }
    path = tmp_path / "pack.json"
    path.write_bytes(encode({**fields, "digest": digest(fields)}))
    assert load_pack(str(path)) == pack
    fields[part] = value
    path.write_bytes(encode({**fields, "digest": digest(fields)}))
    with pytest.raises(
        PackError, match=r"pack\.json: it is not made as .* needs it: (cards|tables|the whole)"
    ):
        load_pack(str(path))
