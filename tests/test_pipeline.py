"""What the road refuses on the way."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from authoring.pack.canonical import digest, encode
from authoring.pack.file import PackError
from authoring.pack.pack import Pack
from authoring.pipeline import check_deck, compile_pack, load_pack
from tests.cli.deck import write_deck


def sound(folder: Path) -> tuple[Pack, dict[str, Any]]:
    """A pack, and what stands in its file but for the digest."""
    pack = compile_pack(check_deck(write_deck(folder)))
    return pack, {
        "format": pack.format,
        "game": pack.game,
        "version": pack.version,
        "title": dict(pack.title),
        "locales": list(pack.locales),
        "cards": pack.cards,
        "tables": pack.tables,
    }


@pytest.mark.parametrize(
    ("part", "value"),
    [("cards", {}), ("cards", {"cards": [None]}), ("tables", {}), ("game", "guess-club")],
)
def test_pack_that_its_game_cannot_use_is_refused_by_part(
    tmp_path: Path, part: str, value: Any
) -> None:
    """A fitting digest alone makes no pack: somebody may have made it elsewhere."""
    pack, fields = sound(tmp_path)
    path = tmp_path / "pack.json"
    path.write_bytes(encode({**fields, "digest": digest(fields)}))
    assert load_pack(str(path)) == pack
    fields[part] = value
    path.write_bytes(encode({**fields, "digest": digest(fields)}))
    with pytest.raises(
        PackError, match=r"pack\.json: it is not made as .* needs it: (cards|tables|the whole)"
    ):
        load_pack(str(path))


def test_of_a_pack_the_same_fault_is_told_each_time(tmp_path: Path) -> None:
    """The first by its place, whatever order the hashes of texts bring them in."""
    _, fields = sound(tmp_path)
    cards = {f"card-{number}": None for number in range(10, 40)}
    fields["tables"] = {**fields["tables"], "guesses": cards}
    path = tmp_path / "pack.json"
    path.write_bytes(encode({**fields, "digest": digest(fields)}))
    with pytest.raises(PackError, match=r"needs it: tables\.guesses\.card-10: None is not"):
        load_pack(str(path))
