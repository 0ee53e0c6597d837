"""The players of one table, and who of them is told of which events.

A bot that stands alone is shown every event that its seat may see. Thousands of games are
quicker when players say which events matter to them, and when those who would all remember
the same keep one memory of what everybody sees.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from authoring.engine.bots import seat_bots
from authoring.engine.game import JUDGE, Bot, BotMaker, Event, Json, Judge, JudgeMaker, Move, Seat
from authoring.engine.kept import Kept
from authoring.engine.table import Table

Heed = Callable[[Mapping[str, Json]], None]
"""What somebody does on an event of some name, given its data."""

Heeds = Mapping[str, Heed]
"""What somebody does on the events that matter to them, by name."""

See = Callable[[Event], None]

Ask = Callable[[], Move]
"""Asks a player for the move that is due."""

EVERYBODY = None
"""Stands for a seat: who listens so hears what all seats may see, and nothing else."""


LEAST: Mapping[frozenset[Seat], Seat] = Kept(min)
"""The first to be asked of those who may act: looked up, for it is asked before every move."""


class Ear(NamedTuple):
    """One listener: whose seat it is, and what it does on which events."""

    seat: Seat | None
    heeds: Heeds


class Together(NamedTuple):
    """Players by seat who share what they know, and all their ears: those of their common
    memory, which are EVERYBODY's, and their own."""

    players: Mapping[Seat, Bot]
    ears: Sequence[Ear]


@dataclass(frozen=True, slots=True)
class Company:
    """Who is asked for a move, and who is told of what.

    `public` has what is done on an event that everybody sees, by its name; `private` has, for
    the others, the seats too, and nothing of those who hear only what all may see; `eyes` are
    the seats that are shown all that they may see.
    """

    asks: Mapping[Seat, Ask]
    public: Mapping[str, Sequence[Heed]]
    private: Mapping[str, Mapping[Seat, Heed]]
    eyes: Sequence[tuple[Seat, See]]


def gather(table: Table[Any], maker: BotMaker, judge: JudgeMaker | None) -> Company:
    """Bots of one kind at all seats, each with a random stream of its own, and the judge.

    A maker may have `together(table)`, which seats players who share what they know; a bot or a
    judge may have `heeds()`, and is then told of those events alone. Who also has `decide()`
    knows from them what is due, and is not shown what is legal: the rules see to that when the
    move is made.
    """
    seat_all: Callable[[Table[Any]], Together | None] | None = getattr(maker, "together", None)
    together = None if seat_all is None else seat_all(table)
    players: dict[Seat, Bot | Judge] = {}
    ears: list[Ear] = []
    alone: dict[Seat, Bot | Judge] = {}
    if together is None:
        alone.update(seat_bots(table, [maker]).by_seat)
    else:
        players.update(together.players)
        ears += together.ears
    if judge is not None:
        alone[JUDGE] = judge(table.pack, table.config, table.seats)
    eyes: list[tuple[Seat, See]] = []
    for seat, player in alone.items():
        players[seat] = player
        heeds: Callable[[], Heeds] | None = getattr(player, "heeds", None)
        if heeds is None:
            eyes.append((seat, player.see))
        else:
            ears.append(Ear(seat, heeds()))
    shown = {seat for seat, _ in eyes}
    asks = {
        seat: _asking(table, seat, player, seat not in shown) for seat, player in players.items()
    }
    return _told(asks, ears, eyes)


def _asking(table: Table[Any], seat: Seat, player: Bot | Judge, heeds: bool) -> Ask:
    decide: Ask | None = getattr(player, "decide", None)
    if heeds and decide is not None:
        return decide
    legal, state, choose = table.game.legal, table.state, player.choose
    return lambda: choose(legal(state, seat))


def _told(asks: Mapping[Seat, Ask], ears: list[Ear], eyes: Sequence[tuple[Seat, See]]) -> Company:
    public: dict[str, list[Heed]] = defaultdict(list)
    private: dict[str, dict[Seat, Heed]] = {}
    for seat, heeds in ears:
        for name, heed in heeds.items():
            public[name].append(heed)
            if seat is not EVERYBODY:
                private.setdefault(name, {})[seat] = heed
    return Company(asks, public, private, eyes)


def drive(table: Table[Any], company: Company) -> Table[Any]:
    """Play a game to its end, as engine.bots.drive does with players that are trusted not to
    fail, and with less ado: a game of a hundred moves is over in a thousandth of a second."""
    asks, public, private, eyes = company.asks, company.public, company.private, company.eyes
    to_act, play, state = table.game.to_act, table.play, table.state
    events: Sequence[Event] = table.log
    while acting := to_act(state):
        for name, data, seen_by in events:
            if seen_by is None:
                for heed in public[name]:
                    heed(data)
            elif name in private:
                heard = private[name]
                for listener in seen_by:
                    if listener in heard:
                        heard[listener](data)
                if JUDGE in heard and JUDGE not in seen_by:
                    heard[JUDGE](data)
        if eyes:
            _show(events, eyes)
        seat = LEAST[acting]
        if seat not in asks:
            raise LookupError(f"nobody sits at seat {seat}, which is to act")
        events = play(asks[seat]())
    return table


def _show(events: Sequence[Event], eyes: Sequence[tuple[Seat, See]]) -> None:
    for event in events:
        seen_by = event.seen_by
        for seat, see in eyes:
            if seen_by is None or seat in seen_by or seat == JUDGE:
                see(event)
