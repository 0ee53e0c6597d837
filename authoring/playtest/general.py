"""What can be measured of any game: its length, who wins, how it ends, which cards come up."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from authoring.engine.table import Table
from authoring.pack.pack import Pack
from authoring.playtest.part import Evidence, Outcome, Playable, Playtest, Tally
from authoring.playtest.results import Curve, Flag, Measure, Row
from authoring.playtest.statistics import mean_of, share

SEATS = 4
EXPECTED = 30
"""A card that ought to have come up this often, and never did, is kept from play by something."""


def part_of(kit: Playable, pack: Pack) -> Playtest:
    """The game's own part, or one that measures what can be measured of any game."""
    if kit.playtest is not None:
        return kit.playtest
    ids = {card: kind for kind, cards in ids_by_kind(pack).items() for card in cards}

    def note(table: Table[Any], tally: Tally) -> None:
        for card in sorted(set(_mentioned(table, ids))):
            tally["card", card] += 1

    return Playtest(kit.bots, SEATS, False, note, lambda _: Outcome())


def ids_by_kind(pack: Pack) -> dict[str, tuple[str, ...]]:
    """The ids of all cards of a pack, by the word for their kind."""
    return {
        kind: tuple(card["id"] for card in cards if isinstance(card, dict) and "id" in card)
        for kind, cards in pack.cards.items()
        if isinstance(cards, list)
    }


def _mentioned(table: Table[Any], ids: Mapping[str, str]) -> Iterator[str]:
    """The cards that any event of a game speaks of."""
    waiting: list[Any] = [event.data for event in table.log]
    while waiting:
        value = waiting.pop()
        if isinstance(value, str):
            if value in ids:
                yield value
        elif isinstance(value, Mapping):
            waiting += [*value.keys(), *value.values()]
        elif isinstance(value, list | tuple):
            waiting += value


def note_game(table: Table[Any], tally: Tally) -> None:
    """Count what every finished game has."""
    result = table.result
    tally["moves", str(len(table.moves))] += 1
    tally["games",] += 1
    if result is not None:
        tally["reason", result.reason] += 1
        for seat in result.winners:
            tally["wins", str(seat)] += 1


def weigh(evidence: Evidence) -> Outcome:
    """The measures of any game."""
    return Outcome(list(_measures(evidence)), [_length(evidence)], list(_never_drawn(evidence)))


def _measures(evidence: Evidence) -> Iterator[Measure]:
    cells = evidence.counts.items()
    length = {cell.name: mean_of(counts.histogram("moves")) for cell, counts in cells}
    yield Measure("moves", "deck", "moves in a game", "number", (Row("", length),))
    wins = sorted({seat for _, counts in cells for seat in counts.under("wins")})
    if wins:
        label = "games that a seat wins; a shared win counts for each"
        seats = [str(seat) for seat in range(evidence.seats)]
        rows = tuple(_shares(evidence, "wins", seat, f"seat {seat}") for seat in seats)
        yield Measure("wins-by-seat", "seat", label, "share", rows)
    reasons = sorted({reason for _, counts in cells for reason in counts.under("reason")})
    rows = tuple(_shares(evidence, "reason", reason, reason) for reason in reasons)
    yield Measure("ends", "reason", "games that end for this reason", "share", rows)


def _shares(evidence: Evidence, head: str, name: str, row: str) -> Row:
    """In how many of the games something is so."""
    return Row(
        row,
        {
            cell.name: share(counts[head, name], evidence.games[cell])
            for cell, counts in evidence.counts.items()
        },
    )


def _length(evidence: Evidence) -> Curve:
    series = {
        cell.name: tuple(counts.histogram("moves").items())
        for cell, counts in evidence.counts.items()
    }
    return Curve("moves", "", "moves in a game", "moves", series)


def _never_drawn(evidence: Evidence) -> Iterator[Flag]:
    """The cards that never came up, where the others of their kind did again and again."""
    drawn: Tally = Tally()
    for counts in evidence.counts.values():
        for card, number in counts.under("card").items():
            drawn["card", card] += number
    games = sum(evidence.games.values())
    for kind, cards in ids_by_kind(evidence.pack).items():
        seen = sum(drawn["card", card] for card in cards)
        if not cards or seen / len(cards) < EXPECTED:
            continue
        usual = seen / len(cards)
        for card in cards:
            if not drawn["card", card]:
                yield Flag(
                    "never-drawn",
                    card,
                    f"never came up in {games:,} games, where others of the {kind} did "
                    f"{usual:,.0f} times",
                    "look for what keeps it out of play: a debatable trait, a locale, a level",
                    1.0,
                    {cell.name: share(0, evidence.games[cell]) for cell in evidence.counts},
                )
