"""Random play of the rules reaches the end of every game, and peers that lack are named."""

from __future__ import annotations

import pytest

from authoring import games
from benchmarks import engine, engine_peers
from benchmarks.strangers import WORDS, any_game
from tests.games.leaks import contract


@pytest.mark.parametrize("game", games.names())
def test_strangers_play_every_game_to_its_end(game: str) -> None:
    pack = contract(game).PACK
    words = WORDS.get(game)
    write = None if words is None else words(pack)
    for seed in range(5):
        table = any_game(pack, 4, seed, write)
        assert table.result is not None
        assert 20 < len(table.moves) <= table.bound
        assert len(table.log) >= len(table.moves)


def test_cards_of_strangers_match_now_and_then() -> None:
    pack = contract("guess-club").PACK
    table = any_game(pack, 4, 3, WORDS["guess-club"](pack))
    matched = [bool(event.data["matches"]) for event in table.log if event.name == "ruled"]
    assert {True, False} == set(matched)


def test_an_invented_deck_of_rings_has_the_size_of_a_real_one() -> None:
    pack = engine.invented_rings(240, 24)
    assert (len(pack.cards["things"]), len(pack.cards["rules"])) == (240, 72)
    table = any_game(pack, 4, 1, None)
    assert table.result is not None


def test_every_way_to_play_is_measured() -> None:
    pack = engine.invented_rings(60, 6)
    ways = engine.ways(games.kit(pack.game), pack)
    assert list(ways) == ["any move", "bots: careful", "bots: naive", "bots: random"]
    steps, whole = engine.measure(ways["any move"], 0.01)
    assert steps > whole > 0


@pytest.mark.slow
def test_peers_that_are_not_there_are_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("BENCHMARK_PEERS", "/nowhere")
    engine_peers.main()
    told = capsys.readouterr().out
    for name in engine_peers.MEASURED:
        assert f"{name}: not installed here (put there by `python -m benchmarks.peers`)" in told
