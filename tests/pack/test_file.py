"""The pack file: written whole or not at all, and read with distrust."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from authoring.pack import file
from authoring.pack.canonical import digest, dump, make
from authoring.pack.file import PackError, parse_pack, read_pack, write_pack
from authoring.pack.pack import FORMAT, Body, Pack
from authoring.resources import folder
from tests.pack.test_canonical import TEXTS, VALUES, header


def small() -> Pack:
    return make(
        header(), Body({"cards": [{"id": "a", "text": {"en": "水"}}]}, {"answers": {"a": 1}})
    )


def test_written_and_read_back_it_is_equal(tmp_path: Path) -> None:
    pack = small()
    path = write_pack(tmp_path / "pack.json", pack)
    assert read_pack(path) == pack
    assert path.read_bytes() == dump(pack)
    assert [each.name for each in tmp_path.iterdir()] == ["pack.json"]


@pytest.mark.slow
@given(st.dictionaries(TEXTS, VALUES, max_size=4), st.dictionaries(TEXTS, VALUES, max_size=4))
def test_every_pack_reads_back(cards: dict[str, Any], tables: dict[str, Any]) -> None:
    pack = make(header(), Body(cards, tables))
    assert parse_pack("pack.json", dump(pack)) == pack


def test_an_older_file_is_replaced_in_one_step(tmp_path: Path) -> None:
    path = tmp_path / "pack.json"
    path.write_text("old")
    write_pack(path, small())
    assert read_pack(path) == small()


def test_a_failed_write_leaves_what_was_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "pack.json"
    path.write_text("old")

    def fail(_self: Path, _target: Path) -> Path:
        raise OSError("no space left")

    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(OSError, match="no space"):
        write_pack(path, small())
    assert path.read_text() == "old"
    assert [each.name for each in tmp_path.iterdir()] == ["pack.json"]


def fields(**changes: Any) -> dict[str, Any]:
    return {**json.loads(dump(small())), **changes}


def without(key: str) -> dict[str, Any]:
    return {name: value for name, value in fields().items() if name != key}


def signed(found: dict[str, Any]) -> dict[str, Any]:
    return {**found, "digest": digest(found)}


def text(found: Any) -> bytes:
    return json.dumps(found).encode()


REFUSED: dict[str, tuple[Callable[[], bytes], str, str]] = {
    "empty": (lambda: b"", "it is empty", "name a file"),
    "not JSON": (lambda: b"things:\n  - a\n", "not JSON (line 1, column 1)", "authoring build"),
    "truncated": (lambda: dump(small())[:-40], "cut off", "build it again"),
    "truncated in a word": (lambda: dump(small())[:20], "cut off", "build it again"),
    "behind it": (lambda: dump(small()) + b"x", "not JSON", "authoring build"),
    "not UTF-8": (lambda: b'{"game": "\xff"}', "not UTF-8 (byte 11)", "authoring build"),
    "a list": (lambda: b"[1, 2]", "not a pack", "authoring build"),
    "another object": (lambda: b'{"a": 1}', "not a pack", "authoring build"),
    "a key twice": (lambda: b'{"format": 1, "format": 1}', "'format' stands twice", "authoring"),
    "NaN": (lambda: b'{"format": NaN}', "NaN is not a number", "authoring build"),
    "a huge number": (lambda: b'{"format": ' + b"9" * 5000 + b"}", "not sound JSON", "authoring"),
    "too new": (
        lambda: text(fields(format=FORMAT + 1)),
        f"format {FORMAT + 1}, and this program reads up to {FORMAT}",
        "install a newer version",
    ),
    "format 0": (lambda: text(fields(format=0)), "no format 0", "build it again"),
    "format true": (lambda: text(fields(format=True)), "number of its format", "build"),
    "no format": (lambda: text(without("format")), "number of its format", "build it again"),
    "edited": (lambda: text(fields(version="9.9.9")), "damaged", "build it again"),
    "a wrong digest": (lambda: text(fields(digest="0" * 64)), "damaged", "build it again"),
    "no digest": (lambda: text(without("digest")), "lacks its part 'digest'", "build it again"),
    "a numeric digest": (lambda: text(fields(digest=5)), "'digest' is not text", "build"),
    "no tables": (lambda: text(without("tables")), "lacks its part 'tables'", "build it again"),
    "cards as a list": (lambda: text(fields(cards=[])), "'cards' is not a mapping", "build"),
    "a bare title": (lambda: text(fields(title="T")), "a text for each locale", "build"),
    "no locale": (lambda: text(fields(locales=[])), "a list of locales", "build"),
    "a locale of 1": (lambda: text(fields(locales=[1])), "a list of locales", "build"),
    "one part more": (lambda: text(signed(fields(extra=1))), "'extra' that no pack has", "build"),
    "a fraction": (lambda: text(fields(tables={"w": 0.5})), "0.5, which no pack", "build"),
    "half a character": (lambda: text(fields(tables={"w": "\ud800"})), "surrogate", "build"),
    "deep tables": (
        lambda: text(fields()).replace(
            b'{"answers"', b'{"d": ' + b"[" * 90 + b"]" * 90 + b', "answers"'
        ),
        "nested more than",
        "build it again",
    ),
    "hostile depth": (lambda: b"[" * 200_000, "nested too deep", "authoring build"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_no_sound_pack_is_refused_with_a_way_out(name: str, tmp_path: Path) -> None:
    make_bytes, what, way_out = REFUSED[name]
    path = tmp_path / "pack.json"
    path.write_bytes(make_bytes())
    with pytest.raises(PackError) as refused:
        read_pack(path)
    error = refused.value
    assert what in error.what
    assert way_out in error.way_out
    assert str(error) == f"{path.as_posix()}: {error.what}; {error.way_out}"


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(PackError, match="no such file"):
        read_pack(tmp_path / "none.json")
    with pytest.raises(PackError, match="cannot be read"):
        read_pack(tmp_path)


def test_a_file_that_is_too_large(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(file, "MAX_BYTES", 1024 * 1024)
    path = tmp_path / "pack.json"
    path.write_bytes(b" " * (1024 * 1024 + 1))
    with pytest.raises(PackError, match="larger than 1 MB"):
        read_pack(path)


def test_how_it_is_spaced_does_not_matter() -> None:
    loose = json.dumps(fields(), indent=2).encode()
    assert parse_pack("pack.json", loose) == small()


@given(st.binary(max_size=200))
def test_no_bytes_lead_to_anything_but_a_refusal(content: bytes) -> None:
    with pytest.raises(PackError):
        parse_pack("pack.json", content)


@given(st.integers(0, len(dump(small())) - 2), st.integers(1, 255))
def test_no_flipped_byte_goes_unnoticed(at: int, change: int) -> None:
    content = bytearray(dump(small()))
    content[at] ^= change
    try:
        found = parse_pack("pack.json", bytes(content))
    except PackError:
        return
    assert found == small()


def test_the_schema_describes_every_part() -> None:
    schema = json.loads((folder("schemas") / "pack.schema.json").read_text("utf-8"))
    assert schema["properties"].keys() == file.PARTS.keys() == set(schema["required"])
    assert all(part["description"] for part in schema["properties"].values())
