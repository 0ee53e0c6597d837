"""`authoring replay`: to the byte, or why not."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, replace
from pathlib import Path

import pytest

from authoring.engine.fingerprint import canonical, digest
from authoring.pack import canonical as packs
from authoring.pack.file import write_pack
from tests.cli.conftest import Call
from tests.games.things_in_rings.small import MANY


@pytest.fixture
def game(call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The transcript of a game from rings.json."""
    monkeypatch.chdir(tmp_path)
    write_pack("rings.json", MANY)
    call("play", "rings.json", "--seed", "7", "--save", "game.json")
    return Path("game.json")


def changed(game: Path, **fields: object) -> None:
    """Change the transcript, and give it a digest that fits."""
    body = {**json.loads(game.read_text(encoding="utf-8")), **fields}
    del body["digest"]
    text = canonical({**body, "digest": digest(canonical(body))}) + "\n"
    game.write_text(text, encoding="utf-8")


def test_it_comes_out_the_same(call: Call, game: Path) -> None:
    told = call("replay", "game.json", "--pack", "rings.json").output
    moves = len(json.loads(game.read_text(encoding="utf-8"))["moves"])
    assert told.startswith(f"game.json: {moves} moves and ")
    assert told.endswith("the same again\n")


def test_it_prints_the_transcript_to_the_byte(call: Call, game: Path) -> None:
    told = call("replay", "game.json", "--pack", "rings.json", "--json").output
    assert told == game.read_text(encoding="utf-8")


def test_it_tells_the_game_as_play_does(call: Call, game: Path) -> None:
    played = call("play", "rings.json", "--seed", "7").output.partition("\n")[2]
    told = call("replay", "game.json", "--pack", "rings.json", "--tell").output
    assert told.startswith(played)
    chinese = ("--tell", "--locale", "zh-Hans")
    assert "环中物语" in call("replay", "game.json", "--pack", "rings.json", *chinese).output


def test_only_the_first_moves(call: Call, game: Path) -> None:
    said = ("replay", "game.json", "--pack", "rings.json", "--to", "2")
    assert "2 moves and " in call(*said).output
    assert "wins" not in call(*said, "--tell").output
    assert len(json.loads(call(*said, "--json").output)["moves"]) == 2
    beyond = call("replay", "game.json", "--pack", "rings.json", "--to", "9999", code=2).output
    assert "has only" in beyond


def test_a_changed_transcript_is_told(call: Call, game: Path) -> None:
    text = game.read_text(encoding="utf-8")
    game.write_text(text.replace('"right":true', '"right":false', 1), encoding="utf-8")
    assert (
        "game.json: TAMPERED: "
        in call("replay", "game.json", "--pack", "rings.json", code=1).output
    )


def test_a_cut_transcript_is_told(call: Call, game: Path) -> None:
    text = game.read_text(encoding="utf-8")
    game.write_text(text[: len(text) // 2], encoding="utf-8")
    output = call("replay", "game.json", "--pack", "rings.json", code=1).output
    assert "it may be cut short" in output


def test_another_pack_is_told(call: Call, game: Path) -> None:
    other = replace(MANY, version="1.0.1")
    write_pack("other.json", replace(other, digest=packs.digest(asdict(other))))
    output = call("replay", "game.json", "--pack", "other.json", code=1).output
    assert f"OTHER_PACK: It was played from the pack {MANY.digest[:12]}" in output


def test_a_game_that_differs_is_told(call: Call, game: Path) -> None:
    changed(game, seed=8)
    assert "DIVERGED" in call("replay", "game.json", "--pack", "rings.json", code=1).output


def test_another_layout_is_told(call: Call, game: Path) -> None:
    text = json.dumps(json.loads(game.read_text(encoding="utf-8")), indent=1)
    game.write_text(text, encoding="utf-8")
    output = call("replay", "game.json", "--pack", "rings.json", code=1).output
    assert "not its bytes" in output


def test_what_cannot_be_read_is_wrong_use(call: Call, game: Path) -> None:
    assert "nowhere.json cannot be read" in call("replay", "nowhere.json", code=2).output
    game.write_bytes(b"\xff\xfe")
    assert "byte 1 is not UTF-8" in call("replay", "game.json", code=2).output


@pytest.mark.slow
def test_the_deck_of_the_game_is_found_by_its_name(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    call("play", "just-one", "--seed", "7", "--save", "game.json")
    assert "the same again" in call("replay", "game.json").output


def test_a_language_that_the_deck_lacks_is_told(call: Call, game: Path) -> None:
    said = ("replay", "game.json", "--pack", "rings.json", "--tell", "--locale", "fr")
    assert "this deck has no locale 'fr'; it has en, zh-Hans" in call(*said, code=2).output


def test_the_pack_that_it_was_saved_with_is_found_again(call: Call, game: Path) -> None:
    assert "the same again" in call("replay", "game.json").output
    Path("kept").mkdir()
    for name in ("game.json", "rings.json"):
        Path(name).rename(Path("kept") / name)
    assert "the same again" in call("replay", "kept/game.json").output


def test_a_saved_game_says_where_its_deck_is_as_seen_from_the_file(
    call: Call, game: Path, tmp_path: Path
) -> None:
    Path("saved").mkdir()
    call("play", str(tmp_path / "rings.json"), "--seed", "7", "--save", "saved/game.json")
    notes = json.loads(Path("saved/game.json").read_text("utf-8"))["notes"]
    assert notes == {"deck": "../rings.json"}


@pytest.mark.parametrize(
    ("change", "arguments", "told"),
    [
        (Path.unlink, (), "rings.json, from which it was played, is not there. Name what"),
        (None, (), "rings.json, from which it was played, has changed since. Name what"),
        (None, ("--pack", "rings.json"), "--pack rings.json is another deck, or another version"),
    ],
)
def test_another_deck_is_told_with_the_way_out(
    call: Call,
    game: Path,
    monkeypatch: pytest.MonkeyPatch,
    change: Callable[[Path], None] | None,
    arguments: tuple[str, ...],
    told: str,
) -> None:
    other = replace(MANY, version="1.0.1")
    other = replace(other, digest=packs.digest(asdict(other)))
    write_pack("rings.json", other)
    if change:
        change(Path("rings.json"))
        monkeypatch.setattr("authoring.pipeline.load_pack", lambda _: other)
    output = call("replay", "game.json", *arguments, code=1).output
    assert "OTHER_PACK" in output
    assert told in output
    assert arguments or output.endswith("authoring replay game.json --pack DECK\n")


def test_without_a_note_the_shipped_deck_is_named(
    call: Call, game: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    changed(game, notes={"deck": 7})
    other = replace(MANY, version="1.0.1")
    other = replace(other, digest=packs.digest(asdict(other)))
    monkeypatch.setattr("authoring.pipeline.load_pack", lambda _: other)
    output = call("replay", "game.json", code=1).output
    assert "This one is the deck things-in-rings that ships. Name what it was played" in output
    assert "--pack DECK" in output
