"""What the contract suite needs to know of Just One: see tests/games/test_contract.py."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from authoring.engine.game import Bot, BotMaker, Seat
from authoring.engine.rng import Rng
from authoring.engine.table import Table
from authoring.games.just_one.bots.friends import RandomPlayer
from authoring.games.just_one.config import Config
from authoring.games.just_one.play.state import WRITE
from authoring.pack.pack import Pack
from tests.games.just_one.elsewhere import elsewhere
from tests.games.just_one.small import PACK
from tests.games.twins import written_once

__all__ = ["OPTIONS", "PACK", "PLAYERS", "SEATS", "SIMULTANEOUS", "elsewhere", "hidden"]

SEATS = (3, 4, 5, 7)
SIMULTANEOUS = True
OPTIONS: tuple[Mapping[str, Any], ...] = (
    {},
    {"preset": "published"},
    {"locale": "zh-Hans", "reject_quorum": 0, "game_cards": 6},
    {"judge": "givers", "game_cards": 5},
    {"judge": "givers", "tie": "keep", "game_cards": 5, "guess_match": "exact"},
    {"show_author": False, "clue_order": "shuffled", "dup_level": "synonym"},
    {"allow_blank": True, "invalid_still_cancels": False, "dup_level": "exact"},
    {"all_unknown": "replace", "reject_quorum": 2, "deck_size": 20},
)


class Verbose(RandomPlayer):
    """A player whose clues may be several words, so that the judge puts them to the table."""

    def write(self) -> list[str]:
        first, *others = super().write()
        return [self.rng.pick(DOUBTFUL) if self.rng.below(2) else first, *others]


DOUBTFUL = ("会飞的鸟", "会跑的马", "会游的鱼", "会叫的狗")


def _verbose(pack: Pack, config: Config, seats: int, seat: Seat, rng: Rng) -> Bot:
    return Verbose(pack, config, seats, seat, rng)


PLAYERS: tuple[BotMaker, ...] = (_verbose,)


def hidden(table: Table[Any], seat: Seat) -> set[str]:
    """From the guesser the card and every clue that is not revealed; from a giver the clues
    of others before they are compared; from everybody the cards to come (EN-02)."""
    state = table.state
    guesser, seen = -1, set()
    for event in table.log:
        guesser = event.data["guesser"] if event.name == "turn_began" else guesser
        if event.name in ("turn_ended", "card_lost") or (
            event.name == "card_shown" and guesser != seat
        ):
            seen.add(event.data["card"])
    clues: set[str] = set()
    if state.step == WRITE:
        clues = {clue for other, told in state.written.items() for clue in told if other != seat}
    elif seat == state.guesser and state.clues:
        clues = {clue for _, clue in state.clues}
        for event in table.log:
            if event.name == "clues_revealed":
                clues -= {told[-1] for told in event.data["clues"]}
    texts = [text for move in table.moves if move.name == "write" for text in move.data["clues"]]
    texts += [move.data["word"] for move in table.moves if move.name == "guess"]
    return {card["id"] for card in table.pack.cards["cards"]} - seen | written_once(clues, texts)
