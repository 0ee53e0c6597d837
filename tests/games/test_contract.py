"""One suite of tests that every game must pass (RULES.md, section D).

Beside the tests of each game stands `contract.py` with what the suite needs to know:

- PACK, a pack to play from; SEATS, numbers of seats; OPTIONS, options worth playing with;
- SIMULTANEOUS, whether there are phases in which several seats may move;
- hidden(table, seat), the names of cards, and the texts, that this seat must not know now;
- elsewhere(table, seat), the same game with what is hidden in other places (test_leaks.py).
"""

from __future__ import annotations

import importlib
import json
from collections.abc import Iterator
from itertools import permutations
from typing import Any

import jsonschema
import pytest

from authoring import games
from authoring.engine.bots import (
    PlayerFailed,
    Policy,
    drive,
    rejoin,
    run_bots,
    seat_bots,
)
from authoring.engine.fingerprint import canonical, plain
from authoring.engine.game import HOST, JUDGE, Legal, Move, Refusal, Seat
from authoring.engine.rng import Rng
from authoring.engine.table import Table
from authoring.engine.transcript import read, record, replay, write
from authoring.kit import GameKit
from authoring.resources import folder

SEED = 987_654_321_987_654
"""A seed that would be noticed where it does not belong."""


def seeds(count: int) -> list[Any]:
    """The seeds from 0, all but the first for the whole suite only."""
    return [0, *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(1, count))]


class Subject:
    """A game and what its contract module says of it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.kit: GameKit[Any] = games.kit(name)
        self.said: Any = importlib.import_module(f"tests.games.{name.replace('-', '_')}.contract")

    def tables(self, seed: int) -> Iterator[Table[Any]]:
        """A game just set up for each set of options, at a number of seats that changes."""
        for number, options in enumerate(self.said.OPTIONS):
            seats = self.said.SEATS[(number + seed) % len(self.said.SEATS)]
            yield Table(self.kit.game, self.said.PACK, seats, seed, options)

    def played(self, table: Table[Any], bot: str = "random") -> Table[Any]:
        return run_bots(table, [self.kit.bots[bot]], self.kit.judge)


@pytest.fixture(params=games.names())
def subject(request: pytest.FixtureRequest) -> Subject:
    return Subject(request.param)


def stops(subject: Subject, seed: int, every: int = 7) -> Iterator[Table[Any]]:
    """Games of random bots, looked at when some more moves were played."""
    for table in subject.tables(seed):
        whole = subject.played(table)
        for count in range(seed % every, len(whole.moves), max(every, len(whole.moves) // 6)):
            yield whole.rewound(count)


def state_of(table: Table[Any]) -> tuple[str, int, int]:
    return table.fingerprint(), len(table.log), len(table.moves)


@pytest.mark.parametrize("seed", seeds(3))
def test_en_01_same_seed_same_transcript(subject: Subject, seed: int) -> None:
    for first, second in zip(subject.tables(seed), subject.tables(seed), strict=True):
        text = write(record(subject.played(first)))
        assert write(record(subject.played(second))) == text
        other = Table(first.game, first.pack, first.seats, seed + 100, first.options)
        assert write(record(subject.played(other))) != text


def test_en_02_no_view_holds_seed_or_random_numbers(subject: Subject) -> None:
    for table in subject.tables(SEED):
        subject.played(table)
        for seat in range(table.seats):
            seen = canonical(table.view(seat))
            assert str(SEED) not in seen
            for number in _big_numbers(table.state):
                assert number not in seen


def _big_numbers(state: Any) -> list[str]:
    """The numbers of every random stream inside a state, as text."""
    found = []
    for name in getattr(state, "__slots__", ()) or vars(state):
        value = getattr(state, name, None)
        if isinstance(value, Rng):
            found += [str(value.state), str(value.increment)]
    return found


@pytest.mark.parametrize("seed", seeds(3))
def test_en_03_refused_moves_change_nothing(subject: Subject, seed: int) -> None:
    for table in stops(subject, seed):
        before = state_of(table)
        for move in unlisted(table):
            with pytest.raises(Refusal) as caught:
                table.play(move)
            assert state_of(table) == before, move
            assert caught.value.code.isupper()
            assert caught.value.sentence.endswith((".", "?", "!"))
            assert same_legal(caught.value.legal, table.legal(move.seat)), move


def same_legal(first: Legal, second: Legal) -> bool:
    return list(first.moves) == list(second.moves) and list(first.open) == list(second.open)


def unlisted(table: Table[Any]) -> list[Move]:
    """Moves that nobody offered: of the wrong seat, of no name, with data of no meaning."""
    acting = table.to_act()
    found = []
    for seat in range(-1, table.seats + 1):
        found.append(Move(seat, "nonsense", {}))
        offered = table.legal(seat)
        for move in list(offered.moves)[:3]:
            found.append(move._replace(data={**move.data, "nonsense": 1}))
            found += [
                move._replace(data={**move.data, key: value})
                for key in move.data
                for value in (None, "nonsense", -1, 10**6, [], {}, True, 0.5)
            ]
            found += [
                move._replace(seat=other)
                for other in range(-1, table.seats + 1)
                if other not in acting
            ]
        found += [Move(seat, each.name, {"nonsense": 1}) for each in offered.open]
        found += [Move(seat, each.name, {}) for each in offered.open if each.schema.get("required")]
    offered_now = Offered(table)
    return [move for move in found if move not in offered_now]


class Offered:
    """What is offered at a table now: listed moves, and open ones by their schema."""

    def __init__(self, table: Table[Any]) -> None:
        legal = [table.legal(seat) for seat in range(-1, table.seats + 1)]
        self.listed = {canonical(plain(move)) for each in legal for move in each.moves}
        self.open = {
            (seat, each.name): jsonschema.Draft202012Validator(each.schema)
            for seat, offered in enumerate(legal, -1)
            for each in offered.open
        }

    def __contains__(self, move: Move) -> bool:
        opened = self.open.get((move.seat, move.name))
        if opened is not None and opened.is_valid(plain(move.data)):
            return True
        return canonical(plain(move)) in self.listed


@pytest.mark.parametrize("seed", seeds(3))
def test_en_04_every_offered_move_applies(subject: Subject, seed: int) -> None:
    rng = Rng(seed)
    for table in stops(subject, seed, every=11):
        for seat in sorted(table.to_act()):
            offered = table.legal(seat)
            assert offered.moves or offered.open
            some = list(offered.moves)
            rng.shuffle(some)
            for move in some[:5]:
                assert move.seat == seat
                table.rewound(len(table.moves)).play(move)
            for each in offered.open:
                jsonschema.Draft202012Validator.check_schema(each.schema)


def test_en_04_seats_that_may_not_move_are_offered_nothing(subject: Subject) -> None:
    for table in stops(subject, 1):
        acting = table.to_act()
        for seat in range(-1, table.seats + 1):
            offered = table.legal(seat)
            assert bool(offered.moves or offered.open) == (seat in acting), seat


def test_en_04_bots_write_what_the_schema_describes(subject: Subject) -> None:
    for name in subject.kit.bots:
        for table in subject.tables(2):
            whole = subject.played(table, name)
            again = whole.rewound(0)
            for move in whole.moves:
                assert move.seat == HOST or move in Offered(again), move
                again.play(move)


@pytest.mark.parametrize("seed", seeds(3))
def test_en_05_saved_and_resumed_is_as_never_interrupted(subject: Subject, seed: int) -> None:
    for table in subject.tables(seed):
        whole = subject.played(table)
        text = write(record(whole))
        for count in range(seed, len(whole.moves), max(1, len(whole.moves) // 3)):
            saved = write(record(whole.rewound(count)))
            resumed = replay(read(saved), whole.game, whole.pack)
            players = seat_bots(resumed, [subject.kit.bots["random"]], subject.kit.judge)
            rejoin(resumed, players)
            assert write(record(drive(resumed, players))) == text


def test_en_05_every_prefix_replays(subject: Subject) -> None:
    for table in subject.tables(5):
        whole = subject.played(table)
        transcript = record(whole)
        for count in range(0, len(whole.moves), max(1, len(whole.moves) // 5)):
            again = replay(transcript, whole.game, whole.pack, count)
            assert again.fingerprint() == whole.rewound(count).fingerprint()
        assert write(record(replay(transcript, whole.game, whole.pack))) == write(transcript)


@pytest.mark.parametrize("seed", seeds(4))
def test_en_06_every_game_ends_within_its_bound(subject: Subject, seed: int) -> None:
    for name in subject.kit.bots:
        for table in subject.tables(seed):
            subject.played(table, name)
            assert len(table.moves) <= table.bound
            result = table.result
            assert result is not None
            assert set(result.winners) <= set(range(table.seats))
            assert list(result.winners) == sorted(result.winners)
            assert result.reason
            for move in {canonical(plain(move)): move for move in table.moves}.values():
                with pytest.raises(Refusal):
                    table.play(move)


def test_en_07_submissions_in_any_order_give_the_same_state(subject: Subject) -> None:
    compared = 0
    for seed in range(3):
        for table in subject.tables(seed):
            whole = subject.played(table)
            for count in range(len(whole.moves)):
                now = whole.rewound(count)
                if len(now.to_act()) > 1 and (moves := submissions(subject, now)):
                    compared += 1
                    orders = list(permutations(moves))[:6]
                    assert len({after(now, order) for order in orders}) == 1
                if compared > 12 * (seed + 1):
                    break
    assert bool(compared) == subject.said.SIMULTANEOUS


def submissions(subject: Subject, table: Table[Any]) -> list[Move]:
    """What random bots would do at the same time; nothing when one move forestalls another."""
    players = seat_bots(table, [subject.kit.bots["random"]], subject.kit.judge)
    rejoin(table, players)
    moves = []
    for seat in sorted(table.to_act()):
        alone = table.rewound(len(table.moves))
        players.act(alone, seat)
        moves.append(alone.moves[-1])
    try:
        for order in (moves, moves[::-1]):
            after(table, order)
    except Refusal:
        return []
    return moves


def after(table: Table[Any], moves: Any) -> str:
    now = table.rewound(len(table.moves))
    for move in moves:
        now.play(move)
    return now.fingerprint()


class Broken:
    """A player that always fails."""

    def see(self, event: Any) -> None:
        """It looks away."""

    def choose(self, legal: Legal) -> Move:
        raise RuntimeError("broken")


def _broken(pack: Any, config: Any, seats: int, seat: Seat, rng: Rng) -> Broken:
    return Broken()


@pytest.mark.parametrize("policy", [Policy.DEFAULT, Policy.FORFEIT])
def test_en_08_a_game_of_failing_players_ends(subject: Subject, policy: Policy) -> None:
    for table in subject.tables(1):
        run_bots(table, [_broken], subject.kit.judge, policy)
        assert table.result is not None
        if policy is Policy.FORFEIT:
            assert table.result.winners == () or table.forfeited.isdisjoint(table.result.winners)
        text = write(record(table))
        assert write(record(replay(read(text), table.game, table.pack))) == text


def test_en_08_the_default_policy_stops_a_game(subject: Subject) -> None:
    with pytest.raises(PlayerFailed, match="RuntimeError: broken"):
        run_bots(next(subject.tables(1)), [_broken], subject.kit.judge)


def test_views_and_events_are_plain_json(subject: Subject) -> None:
    for table in subject.tables(3):
        subject.played(table)
        for seat in range(table.seats):
            view = table.view(seat)
            assert json.loads(json.dumps(view)) == plain(view)
        for event in table.log:
            assert json.loads(json.dumps(event.data)) == plain(event.data)
            seen_by = event.seen_by or ()
            assert all(JUDGE <= seat < table.seats for seat in seen_by), event


def test_every_event_is_told_in_every_locale(subject: Subject) -> None:
    for table in subject.tables(3):
        subject.played(table)
        for locale in table.pack.locales:
            narrate = subject.kit.narrate(table.pack, locale)
            told = [narrate(event) for event in table.log]
            assert sum(map(bool, told)) > len(table.moves) / 2
            assert not any("{" in words for words in told)


def test_the_options_are_described_by_their_schema(subject: Subject) -> None:
    """The dataclass and the schema agree, but for titles and descriptions."""
    path = folder("schemas") / subject.name / "options.schema.json"
    schema = json.loads(path.read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    assert schema["additionalProperties"] is False
    config = subject.kit.game.configure({})
    described = {name: _bare(each) for name, each in schema["properties"].items()}
    assert described == _spec(type(config))
    for name, each in schema["properties"].items():
        assert each["description"].endswith("."), name
    for options in (*subject.said.OPTIONS, {"preset": "text"}, {"preset": "published"}):
        jsonschema.validate(options, schema)
        subject.kit.game.configure(options)


def _spec(config: type) -> dict[str, Any]:
    from authoring.engine import options

    return {name: _bare(each) for name, each in options.schema(config).items()}


def _bare(schema: Any) -> Any:
    """A schema without the words that are for people."""
    if isinstance(schema, dict):
        named = {"title", "description"}
        kept = {key: each for key, each in schema.items() if key not in named}
        return {key: _bare(each) for key, each in kept.items()}
    return [_bare(each) for each in schema] if isinstance(schema, list) else schema


@pytest.mark.parametrize("value", [None, "nonsense", -1, 10**9, [], {}, [[]], 0.5])
def test_bad_options_are_refused_by_name(subject: Subject, value: Any) -> None:
    schema = json.loads(
        (folder("schemas") / subject.name / "options.schema.json").read_text(encoding="utf-8")
    )
    for name, each in schema["properties"].items():
        if jsonschema.Draft202012Validator(each).is_valid(value):
            subject.kit.game.configure({name: value})
            continue
        with pytest.raises(Refusal) as caught:
            subject.kit.game.configure({name: value})
        assert caught.value.code == "BAD_OPTION"
        assert name in caught.value.sentence


def test_an_unknown_option_is_refused_with_the_nearest(subject: Subject) -> None:
    with pytest.raises(Refusal, match="Did you mean 'preset'") as caught:
        subject.kit.game.configure({"presets": "text"})
    assert caught.value.code == "BAD_OPTION"


def test_a_wrong_number_of_seats_is_refused(subject: Subject) -> None:
    for seats in (0, 1, 40):
        with pytest.raises(Refusal) as caught:
            Table(subject.kit.game, subject.said.PACK, seats, 1)
        assert caught.value.code == "BAD_SEATS"
