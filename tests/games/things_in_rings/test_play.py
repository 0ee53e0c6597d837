"""The game as an engine sees it: options, moves made when asked for, and undo."""

from __future__ import annotations

import subprocess
import sys

import pytest

from authoring.engine.bots import run_bots
from authoring.engine.game import Move, Refusal
from authoring.engine.transcript import record, write
from authoring.games.things_in_rings.bots.players import BOTS
from authoring.games.things_in_rings.config import PRESETS, configure
from authoring.games.things_in_rings.play.state import TurnMoves, region_names
from tests.games.things_in_rings.small import acting, right, stop, table, wrong

REGIONS = region_names(("word", "attribute"))


def test_the_presets_differ_where_text_and_box_differ() -> None:
    text, published = configure({}), configure({"preset": "published"})
    assert PRESETS["text"] == {}
    assert (text.players, published.players) == ((2, 6), (3, 6))
    assert (text.demo_source, published.demo_source) == ("deck", "hand5")
    assert (text.stop, published.stop) == ("any_time", "never")
    assert (text.coop_deck, published.coop_deck) == ("all", 15)
    assert configure({"preset": "published", "stop": "any_time"}).stop == "any_time"


@pytest.mark.parametrize("may_stop", [True, False])
def test_moves_are_made_when_asked_for(may_stop: bool) -> None:
    moves = TurnMoves(2, ["egg", "ink"], REGIONS, may_stop)
    whole = [moves[index] for index in range(len(moves))]
    assert len(whole) == 8 + may_stop
    assert whole == list(moves) == [*moves[:3], *moves[3:]] == moves
    assert moves[-1] == Move(2, "place", {"thing": "ink", "region": "word+attribute"})
    assert (Move(2, "stop", {}) in moves) == may_stop
    assert Move(2, "place", {"thing": "egg", "region": "none"}) in moves
    assert Move(1, "place", {"thing": "egg", "region": "none"}) not in moves
    assert moves != TurnMoves(2, ["egg"], REGIONS, may_stop)
    for index in (len(moves), -len(moves) - 1):
        with pytest.raises(IndexError):
            moves[index]


def test_an_offer_stays_what_it_was() -> None:
    """Moves offered before a placement are not those after it."""
    game = table()
    before = game.legal(acting(game)).moves
    told = list(before)
    right(game)
    assert list(before) == told


def test_undo_of_a_stop_but_not_of_a_placement() -> None:
    game = table()
    stop(game)
    assert acting(game.undone()) == game.state.order[0]
    wrong(game)
    with pytest.raises(Refusal, match="What came to light"):
        game.undone()
    assert len(game.undone(2, host=True).moves) == 0


SCRIPT = """
from authoring.engine.bots import run_bots
from authoring.engine.transcript import record, write
from authoring.games.things_in_rings.bots.players import BOTS
from tests.games.things_in_rings.small import table
print(write(record(run_bots(table(seed=11), [BOTS["careful"], BOTS["random"]]))), end="")
"""


@pytest.mark.parametrize("hash_seed", [pytest.param("0", marks=pytest.mark.slow), "4711"])
def test_en_01_the_bytes_do_not_depend_on_hashes(hash_seed: str) -> None:
    told = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        env={"PYTHONHASHSEED": hash_seed, "PYTHONPATH": ".", "PYTHONUTF8": "1"},
        capture_output=True,
        check=True,
        text=True,
    ).stdout
    here = run_bots(table(seed=11), [BOTS["careful"], BOTS["random"]])
    assert told == write(record(here))


def test_en_02_views_name_what_a_seat_needs() -> None:
    game = table()
    wrong(game)
    view = game.view(acting(game))
    assert view["turn"] == acting(game)
    assert view["regions"] == list(game.state.regions)
    assert view["placed"][-1]["right"] is False
    assert view["result"] is None
    while game.result is None:
        right(game)
    over = game.view(0)
    assert over["result"]["winners"] == list(game.result.winners)
    assert list(over["rules"].values()) == list(game.state.rules)
    assert over["turn"] is None
