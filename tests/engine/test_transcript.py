"""Transcripts: written, read with distrust, and played again (EN-01, EN-05)."""

from __future__ import annotations

import json
from typing import Any

import jsonschema
import pytest

from authoring.engine.bots import run_bots
from authoring.engine.fingerprint import canonical, digest
from authoring.engine.game import Move
from authoring.engine.table import Table
from authoring.engine.transcript import BadTranscript, read, record, replay, write
from authoring.resources import folder
from tests.engine import tiny


def whole() -> Table[tiny.State]:
    return run_bots(
        Table(tiny.Tiny(), tiny.PACK, 3, 6, {"rolls": 2}), [tiny.random_bot], tiny.judge
    )


def changed(text: str, **fields: Any) -> str:
    """The transcript with other fields, and a digest that fits them."""
    body = {**json.loads(text), **fields}
    body.pop("digest")
    return canonical({**body, "digest": digest(canonical(body))}) + "\n"


def refused(text: str) -> BadTranscript:
    with pytest.raises(BadTranscript) as caught:
        replay(read(text), tiny.Tiny(), tiny.PACK)
    return caught.value


def test_what_is_written_is_read_back_and_replays_to_the_byte() -> None:
    text = write(record(whole()))
    transcript = read(text)
    assert write(transcript) == text
    assert write(record(replay(transcript, tiny.Tiny(), tiny.PACK))) == text
    assert text.endswith("}\n")
    assert text.isascii()


def test_a_transcript_keeps_to_its_schema() -> None:
    schema = json.loads((folder("schemas") / "transcript.schema.json").read_text("utf-8"))
    validator = jsonschema.Draft202012Validator(schema)
    validator.check_schema(schema)
    text = write(record(whole()))
    validator.validate(json.loads(text))
    unfinished = write(record(Table(tiny.Tiny(), tiny.PACK, 2, 1)))
    validator.validate(json.loads(unfinished))
    for fields in ({"seats": -1}, {"pack": "x"}, {"moves": [{"seat": 0}]}, {"seed": "7"}):
        assert not validator.is_valid(json.loads(changed(text, **fields)))


def test_en_05_a_game_resumed_goes_on_as_if_never_saved() -> None:
    table = Table(tiny.Tiny(), tiny.PACK, 2, 5)
    table.play(Move(0, "write", {"number": 4}))
    resumed = replay(read(write(record(table))), tiny.Tiny(), tiny.PACK)
    for each in (table, resumed):
        each.play(Move(1, "say", {"word": "four"}))
    assert write(record(table)) == write(record(resumed))


def test_en_05_a_replay_may_stop_at_any_move() -> None:
    table = whole()
    transcript = record(table)
    for count in range(len(table.moves) + 1):
        assert replay(transcript, tiny.Tiny(), tiny.PACK, count).moves == table.moves[:count]
    with pytest.raises(ValueError, match="moves must be from 0"):
        replay(transcript, tiny.Tiny(), tiny.PACK, len(table.moves) + 1)


def test_a_changed_file_is_told_from_a_whole_one() -> None:
    text = write(record(whole()))
    for old, new in (('"seats":3', '"seats":2'), ('"rest"', '"roll"'), ('"most"', '"luck"')):
        assert old in text
        with pytest.raises(BadTranscript) as caught:
            read(text.replace(old, new, 1))
        assert caught.value.code == "TAMPERED"


def test_a_cut_file_is_refused_wherever_it_is_cut() -> None:
    text = write(record(whole()))
    for length in range(0, len(text) - 2, 17):
        with pytest.raises(BadTranscript) as caught:
            read(text[:length])
        assert caught.value.code == "NOT_JSON"


@pytest.mark.parametrize(
    "text", ["[]", "7", '"text"', "{}", '{"format": 2}', '{"format":1,"game":"tiny"}', "null"]
)
def test_other_json_is_no_transcript(text: str) -> None:
    with pytest.raises(BadTranscript) as caught:
        read(text)
    assert caught.value.code == "BAD_FORMAT"


@pytest.mark.parametrize(
    "text", ["[" * 100_000, '{"format": NaN}', '{"format": 1e400}', "\x00", ""]
)
def test_what_is_no_json_is_no_transcript(text: str) -> None:
    with pytest.raises(BadTranscript) as caught:
        read(text)
    assert caught.value.code == "NOT_JSON"


@pytest.mark.parametrize(
    "fields",
    [
        {"seats": True},
        {"seats": "3"},
        {"moves": {}},
        {"moves": [7]},
        {"moves": [{"seat": "0", "name": "rest", "data": {}}]},
        {"moves": [{"seat": 0, "name": "rest", "data": []}]},
        {"result": 7},
        {"extra": 1},
    ],
)
def test_parts_of_a_wrong_kind_are_refused(fields: dict[str, Any]) -> None:
    with pytest.raises(BadTranscript) as caught:
        read(changed(write(record(whole())), **fields))
    assert caught.value.code == "BAD_FORMAT"


def test_another_pack_is_refused() -> None:
    transcript = record(whole())
    with pytest.raises(BadTranscript, match="played from the pack aaaaaaaaaaaa…") as caught:
        replay(transcript, tiny.Tiny(), tiny.OTHER_PACK)
    assert caught.value.code == "OTHER_PACK"


def test_another_game_is_refused() -> None:
    problem = refused(changed(write(record(whole())), game="giant"))
    assert (problem.code, problem.sentence) == ("OTHER_GAME", "It is a game of giant, not tiny.")


def test_other_rules_are_refused() -> None:
    text = write(record(whole()))
    config = {"preset": "plain", "sides": 8, "rolls": 2}
    problem = refused(changed(text, config=config))
    assert problem.code == "OTHER_RULES"
    assert problem.sentence == "It was played with sides 8, and the same options now give 6."
    assert refused(changed(text, options={"side": 3})).code == "OTHER_RULES"
    assert refused(changed(text, seats=9)).code == "OTHER_RULES"


def test_a_replay_that_differs_says_where() -> None:
    text = write(record(whole()))
    data = json.loads(text)
    events = data["events"]
    moved = [*events[:4], {**events[4], "data": {"seat": 2, "number": 1}}, *events[5:]]
    cases = {
        "Event 4 differs": {"events": moved},
        "Event 0 differs": {"events": []},
        f"tells of {len(events) + 1} events": {"events": [*events, events[0]]},
        "The result differs": {"result": None},
        "the last state is not": {"state": "0" * 64},
        "Move 0 is refused": {"moves": [{"seat": 0, "name": "rest", "data": {}}]},
    }
    for sentence, fields in cases.items():
        problem = refused(changed(text, **fields))
        assert problem.code == "DIVERGED"
        assert sentence in problem.sentence


def test_a_replay_of_another_seed_differs() -> None:
    text = write(record(whole()))
    assert refused(changed(text, seed=7)).code == "DIVERGED"
