"""A program at the table: what it is told, and what it may say."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from authoring import games
from authoring.engine.bots import Players, rejoin, seat_bots
from authoring.engine.fingerprint import plain
from authoring.engine.protocol import LONGEST, BadMessage, Dialogue, line_of, parse
from authoring.engine.rng import Rng
from authoring.engine.table import Table
from tests.examples import examples
from tests.games.leaks import contract

SEED = 987_654_321


def dialogue(game: str, seats: int = 4, mine: frozenset[int] = frozenset((0,))) -> Dialogue:
    kit = games.kit(game)
    table = Table(kit.game, contract(game).PACK, seats, SEED, contract(game).OPTIONS[0])
    makers = {seat: kit.bots["random"] for seat in range(seats) if seat not in mine}

    def seated(table: Table[Any]) -> Players:
        players = seat_bots(table, makers, kit.judge)
        rejoin(table, players)
        return players

    return Dialogue(table, seated, mine, kit.narrate(table.pack, "en"))


def say(talk: Dialogue, **message: Any) -> list[dict[str, Any]]:
    """What is answered, as it arrives at the other end."""
    return [json.loads(line_of(told)) for told in talk.hear(json.dumps(message).encode())]


def begin(talk: Dialogue) -> list[dict[str, Any]]:
    return [json.loads(line_of(told)) for told in talk.begin()]


def play_out(talk: Dialogue, rng: Rng) -> Iterator[dict[str, Any]]:
    """Everything told in a game in which the program plays what it is offered."""
    told = begin(talk)
    turns: dict[int, dict[str, Any]] = {}
    while True:
        yield from told
        turns.update({each["seat"]: each for each in told if each["type"] == "turn"})
        turns = {seat: turn for seat, turn in turns.items() if turn["moves"] or turn["open"]}
        if talk.over:
            return
        seat = rng.pick(sorted(turns))
        turn = turns.pop(seat)
        defaults = [each for each in turn["open"] if "default" in each["schema"]]
        if turn["moves"]:
            said = rng.pick(turn["moves"])
        else:
            said = {"name": defaults[0]["name"], "data": defaults[0]["schema"]["default"]}
        told = say(talk, type="move", seat=seat, **said)
        assert told[0] == {"type": "accepted", "seat": seat}, told[0]


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("mine", [frozenset((0,)), frozenset((1, 2)), frozenset(range(4))])
def test_a_program_plays_a_game_to_its_end(game: str, mine: frozenset[int]) -> None:
    talk = dialogue(game, mine=mine)
    told = list(play_out(talk, Rng(5)))
    assert told[0]["type"] == "hello"
    assert told[0]["yours"] == sorted(mine)
    assert told[-1]["type"] == "result"
    result = talk.table.result
    assert result is not None
    assert told[-1]["winners"] == list(result.winners)
    for seat in mine:
        events = [each for each in told if each["type"] == "event" and each["seat"] == seat]
        assert [each["number"] for each in events] == list(range(len(events)))
        assert [[each["name"], each["data"]] for each in events] == [
            [event.name, plain(event.data)] for event in talk.table.visible(seat)
        ]


@pytest.mark.parametrize("game", games.names())
def test_en_02_a_program_is_told_only_what_its_seat_may_know(game: str) -> None:
    talk = dialogue(game)
    told = list(play_out(talk, Rng(5)))
    assert {each["seat"] for each in told if "seat" in each} == {0}
    assert str(SEED) not in json.dumps(told)
    assert told[0].keys() == {
        *("type", "protocol", "game", "title", "version", "pack", "locales"),
        *("config", "seats", "yours"),
    }


def test_en_03_a_refusal_tells_code_sentence_statement_and_what_is_legal() -> None:
    talk = dialogue("things-in-rings", seats=3, mine=frozenset(range(3)))
    turn = begin(talk)[-1]
    before = talk.table.fingerprint()
    (refusal,) = say(talk, type="move", seat=turn["seat"], name="place", data={}, id=[1])
    assert refusal["type"] == "refusal"
    assert (refusal["code"], refusal["statement"], refusal["id"]) == ("BAD_MOVE", "TR-14", [1])
    assert refusal["sentence"].endswith(".")
    assert refusal["moves"] == turn["moves"]
    assert talk.table.fingerprint() == before


def test_a_turn_is_told_once_until_it_changes() -> None:
    talk = dialogue("just-one", seats=4, mine=frozenset(range(4)))
    (turn,) = [each for each in begin(talk) if each["type"] == "turn"]
    seat = turn["seat"]
    assert [each["type"] for each in say(talk, type="view", seat=seat)] == ["view"]
    told = say(talk, type="move", seat=seat, name="choose", data={"number": 1})
    asked = [each["seat"] for each in told if each["type"] == "turn"]
    assert asked == [other for other in range(4) if other != seat]
    told = say(talk, type="move", seat=asked[0], name="object", data={})
    turns = {each["seat"]: each for each in told if each["type"] == "turn"}
    assert {"name": "choose", "data": {"number": 1}} not in turns.pop(seat)["moves"]
    assert turns.keys() == set(asked[1:])
    assert all(turn["moves"] == turn["open"] == [] for turn in turns.values())


def test_view_and_legal_are_told_when_asked_for() -> None:
    talk = dialogue("guess-club")
    begin(talk)
    (view,) = say(talk, type="view", id="v")
    assert view == {"type": "view", "seat": 0, "view": plain(talk.table.view(0)), "id": "v"}
    (legal,) = say(talk, type="legal", seat=0)
    assert legal["moves"] == [
        {"name": move.name, "data": plain(move.data)} for move in talk.table.legal(0).moves
    ]


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"type": "dance"}, "UNKNOWN_TYPE"),
        ({"type": 7}, "BAD_MESSAGE"),
        ({"type": "move", "seat": 1, "name": "pass"}, "NOT_YOUR_SEAT"),
        ({"type": "move", "seat": True, "name": "pass"}, "NOT_YOUR_SEAT"),
        ({"type": "view", "seat": -1}, "NOT_YOUR_SEAT"),
        ({"type": "view", "seat": None}, "NOT_YOUR_SEAT"),
        ({"type": "move"}, "BAD_MESSAGE"),
        ({"type": "move", "name": 3}, "BAD_MESSAGE"),
        ({"type": "move", "name": "pass", "data": [1]}, "BAD_MESSAGE"),
    ],
)
def test_what_is_no_message_is_an_error_and_the_game_goes_on(
    message: dict[str, Any], code: str
) -> None:
    talk = dialogue("just-one")
    begin(talk)
    (error,) = say(talk, id=5, **message)
    assert (error["type"], error["code"]) == ("error", code)
    assert error.get("id") == (None if code == "BAD_MESSAGE" and message["type"] == 7 else 5)
    assert say(talk, type="view")[0]["type"] == "view"


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (b"hello?", "NOT_JSON"),
        (b'{"type": "view"', "NOT_JSON"),
        (b'{"type": NaN}', "NOT_JSON"),
        (b'{"type": "view", "id": 1e400}', "NOT_JSON"),
        (b'{"type": "view", "id": [-1E+999]}', "NOT_JSON"),
        (b"[" * 100_000, "NOT_JSON"),
        (b'{"type": ' + b"9" * 10_000 + b"}", "NOT_JSON"),
        (b"\xff\xfe", "NOT_UTF8"),
        (b"[]", "BAD_MESSAGE"),
        (b'"move"', "BAD_MESSAGE"),
        (b" " * (LONGEST + 1), "TOO_LONG"),
    ],
)
def test_garbage_has_a_name(line: bytes, code: str) -> None:
    with pytest.raises(BadMessage) as caught:
        parse(line)
    assert caught.value.code == code


def test_half_a_character_comes_back_as_it_went() -> None:
    talk = dialogue("just-one")
    begin(talk)
    (error,) = say(talk, type="\ud800", id="\ud800")
    assert error["id"] == "\ud800"


def test_who_quits_is_told_goodbye() -> None:
    talk = dialogue("just-one")
    begin(talk)
    assert say(talk, type="quit", id=1) == [{"type": "bye", "id": 1}]
    assert talk.over


JSON = some.recursive(
    some.none() | some.booleans() | some.integers() | some.floats() | some.text(max_size=8),
    lambda inner: some.lists(inner, max_size=3) | some.dictionaries(some.text(max_size=6), inner),
    max_leaves=6,
)


@pytest.mark.slow
@settings(max_examples=examples(150), deadline=None)
@given(
    name=some.sampled_from(["choose", "write", "guess", "accept", "rule", "table-lapse"]),
    data=some.dictionaries(some.sampled_from(["number", "clues", "word", "right", "x"]), JSON),
    seat=some.integers(-3, 5),
)
def test_no_move_of_any_kind_breaks_the_dialogue(name: str, data: Any, seat: int) -> None:
    talk = dialogue("just-one", mine=frozenset((0, 1, 2, 3)))
    begin(talk)
    told = say(talk, type="move", seat=seat, name=name, data=data)
    assert told[0]["type"] in ("accepted", "refusal", "error")


@settings(max_examples=examples(200), deadline=None)
@given(some.binary(max_size=60))
def test_no_bytes_of_any_kind_break_the_dialogue(line: bytes) -> None:
    talk = dialogue("things-in-rings")
    begin(talk)
    assert [told["type"] for told in talk.hear(line)] == ["error"]


def test_en_05_a_move_is_taken_back_and_the_events_after_it_are_forgotten() -> None:
    talk = dialogue("guess-club", mine=frozenset((0, 1)))
    turns = [told for told in begin(talk) if told["type"] == "turn"]
    before = {seat: list(talk.table.visible(seat)) for seat in (0, 1)}
    turn = next(each for each in turns if each["moves"] or each["open"])
    offered = turn["moves"] or [
        {"name": each["name"], "data": each["schema"]["default"]} for each in turn["open"]
    ]
    say(talk, type="move", seat=turn["seat"], **offered[0])
    told = say(talk, type="undo", seat=turn["seat"], id="oops")
    assert [each["type"] for each in told[:2]] == ["undone", "undone"]
    assert [each["id"] for each in told[:2]] == ["oops", "oops"]
    assert {each["seat"]: each["events"] for each in told[:2]} == {
        seat: len(events) for seat, events in before.items()
    }
    assert turn in [each for each in told if each["type"] == "turn"]
    assert {seat: list(talk.table.visible(seat)) for seat in (0, 1)} == before


def test_en_05_with_nothing_to_take_back_it_is_refused() -> None:
    talk = dialogue("guess-club", mine=frozenset((0,)))
    begin(talk)
    (told, *_) = say(talk, type="undo")
    assert (told["type"], told["code"]) == ("refusal", "NOTHING_TO_UNDO")
    assert told["moves"] or told["open"]
