"""The decks that ship can be played, in each of their languages."""

from __future__ import annotations

from functools import cache

import pytest

from authoring import games
from authoring.engine.bots import run_bots
from authoring.engine.table import Table
from authoring.engine.transcript import read, record, replay, write
from authoring.pack.pack import Pack
from authoring.pipeline import load_pack, shipped


@cache
def pack(deck: str) -> Pack:
    return load_pack(deck)


@pytest.mark.slow
@pytest.mark.parametrize("deck", shipped())
@pytest.mark.parametrize("preset", ["text", "published"])
def test_a_shipped_deck_is_played_by_every_bot(deck: str, preset: str) -> None:
    kit = games.kit(pack(deck).game)
    for number, locale in enumerate(pack(deck).locales):
        for name, maker in kit.bots.items():
            options = {"preset": preset, "locale": locale}
            table = Table(kit.game, pack(deck), 3 + number, 7, options)
            run_bots(table, [maker], kit.judge)
            assert table.result is not None, name
            text = write(record(table))
            assert write(record(replay(read(text), kit.game, pack(deck)))) == text
            narrate = kit.narrate(pack(deck), locale)
            told = "\n".join(narrate(event) for event in table.log)
            assert len(told) > 500
            assert "{" not in told
