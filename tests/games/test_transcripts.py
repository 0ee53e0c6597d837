"""Saved games of every game: cut off anywhere, changed anywhere, or of another deck (EN-05)."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import lru_cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from authoring import games
from authoring.engine.bots import run_bots
from authoring.engine.fingerprint import canonical, digest
from authoring.engine.table import Table
from authoring.engine.transcript import BadTranscript, Transcript, read, record, replay, write
from tests.examples import examples
from tests.games.leaks import contract

REASONS = {"NOT_JSON", "BAD_FORMAT", "TAMPERED", "OTHER_GAME", "OTHER_PACK", "OTHER_RULES"}

every_game = pytest.mark.parametrize("game", games.names())


@lru_cache
def table(game: str) -> Table[Any]:
    kit = games.kit(game)
    short = {"guess-club": {"rounds": 1}, "just-one": {"game_cards": 3}}.get(game, {})
    made = Table(kit.game, contract(game).PACK, 3, 11, short)
    return run_bots(made, [kit.bots["random"]], kit.judge)


@lru_cache
def saved(game: str) -> str:
    return write(record(table(game)))


def signed(body: dict[str, Any]) -> str:
    """A transcript whose digest fits, whatever it says."""
    body = {key: value for key, value in body.items() if key != "digest"}
    return canonical({**body, "digest": digest(canonical(body))}) + "\n"


def refused(game: str, text: str) -> BadTranscript:
    with pytest.raises(BadTranscript) as caught:
        replay(read(text), games.kit(game).game, contract(game).PACK)
    assert caught.value.sentence.endswith(".")
    return caught.value


@every_game
def test_en_05_cut_at_every_length_it_is_refused(game: str) -> None:
    """Every length near both ends, and every seventh between: each cut is read whole."""
    text = saved(game)
    ends = (*range(300), *range(len(text) - 300, len(text) - 1))
    for length in sorted({*ends, *range(0, len(text) - 1, max(7, len(text) // 1500))}):
        with pytest.raises(BadTranscript) as caught:
            read(text[:length])
        assert caught.value.code == "NOT_JSON", length


@pytest.mark.slow
@every_game
@settings(max_examples=examples(400), deadline=None)
@given(data=some.data())
def test_en_05_with_any_byte_changed_it_is_refused(game: str, data: Any) -> None:
    whole = saved(game).rstrip("\n").encode("utf-8")
    at = data.draw(some.integers(0, len(whole) - 1))
    flip = data.draw(some.integers(1, 255))
    text = (whole[:at] + bytes([whole[at] ^ flip]) + whole[at + 1 :]).decode("utf-8", "replace")
    found = attempt(text)
    if isinstance(found, BadTranscript):
        assert found.code in REASONS
        assert found.sentence
    else:
        # A space around it, and another escape of the same character, change nothing.
        assert write(found) == saved(game)


def attempt(text: str) -> Transcript | BadTranscript:
    try:
        return read(text)
    except BadTranscript as problem:
        return problem


@pytest.mark.slow
@every_game
@settings(max_examples=examples(150), deadline=None)
@given(data=some.data())
def test_en_05_a_forged_move_is_told_where_it_differs(game: str, data: Any) -> None:
    """Somebody changed a move and made the digest fit: playing it again tells."""
    body = json.loads(saved(game))
    at = data.draw(some.integers(0, len(body["moves"]) - 1))
    how = data.draw(some.sampled_from(["dropped", "twice", "seat", "name", "data"]))
    move = body["moves"][at]
    match how:
        case "dropped":
            del body["moves"][at]
        case "twice":
            body["moves"].insert(at, move)
        case "seat":
            move["seat"] += data.draw(some.sampled_from([-1, 1, 7]))
        case "name":
            move["name"] += "x"
        case "data":
            move["data"]["x"] = 1
    assert refused(game, signed(body)).code == "DIVERGED", how


@every_game
@pytest.mark.parametrize("part", ["events", "state", "result", "seed", "options"])
def test_en_05_forged_parts_are_told(game: str, part: str) -> None:
    body = json.loads(saved(game))
    match part:
        case "events":
            body["events"][-1]["data"]["x"] = 1
        case "state":
            body["state"] = digest("another")
        case "result":
            body["result"]["reason"] += "x"
        case "seed":
            body["seed"] += 1
        case "options":
            body["options"] = {"preset": "published"}
    code = refused(game, signed(body)).code
    assert code == ("OTHER_RULES" if part == "options" else "DIVERGED")


@every_game
def test_en_05_a_save_of_another_pack_or_game_is_refused(game: str) -> None:
    pack = replace(contract(game).PACK, digest=digest("another"))
    with pytest.raises(BadTranscript) as caught:
        replay(read(saved(game)), games.kit(game).game, pack)
    assert caught.value.code == "OTHER_PACK"
    other = next(name for name in games.names() if name != game)
    with pytest.raises(BadTranscript) as caught:
        replay(read(saved(game)), games.kit(other).game, contract(other).PACK)
    assert caught.value.code == "OTHER_GAME"


@every_game
def test_en_05_unfinished_games_are_told_from_cut_ones(game: str) -> None:
    """A save in the middle is whole; the same moves with the end left out are not."""
    half = table(game).rewound(len(table(game).moves) // 2)
    again = replay(read(write(record(half))), half.game, half.pack)
    assert again.fingerprint() == half.fingerprint()
    body = json.loads(saved(game))
    body["moves"] = body["moves"][: len(half.moves)]
    assert refused(game, signed(body)).code == "DIVERGED"
