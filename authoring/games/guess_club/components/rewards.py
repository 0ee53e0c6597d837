"""The reward area of the board, with the reward of each round for each count of players."""

from __future__ import annotations

from collections.abc import Iterator

from authoring.games.guess_club.config import Config, reward
from authoring.printing import figure
from authoring.printing.block import LEFT
from authoring.printing.desk import Desk, said
from authoring.printing.face import Mark, Shape
from authoring.printing.theme import Swatch

SPOT = 27.0
"""The width of the place for the chips of this round."""

NAMES = 21.0
"""The width of the names of the rows."""


def rewards(desk: Desk, swatch: Swatch, panel: tuple[float, float, float, float]) -> Iterator[Mark]:
    """A place for the reward of the round, beside the table it is taken from (GC-07)."""
    left, top, width, high = panel
    spot = (left + 5, top + 5, SPOT, high - 10)
    yield Shape(figure.rectangle(*spot, 3.0), swatch.tint, swatch.fill, 0.35, (1.2, 1.2))
    yield from desk.stacked(said("Reward", "奖励"), desk.role("label"), spot)
    yield from _table(desk, swatch, (spot[0] + SPOT + 5, spot[1], width - SPOT - 15, spot[3]))


def _table(desk: Desk, swatch: Swatch, box: tuple[float, float, float, float]) -> Iterator[Mark]:
    """Players across, rounds down; rounds with the same rewards share a row."""
    config = Config()
    left, top, width, high = box
    players = range(config.players[0], config.players[1] + 1)
    rows = _rows(config, tuple(players))
    pitch, row = (width - NAMES) / len(players), high / (len(rows) + 1)
    head = figure.rectangle(left, top, width, row - 1.2, 2.0)
    yield Shape(head, swatch.fill)
    muted, white = desk.role("reminder"), desk.role("reminder", swatch.text)
    yield from desk.stacked(
        said("players", "人数"), white, (left + 3, top, NAMES - 3, row - 1.2), LEFT, 0.9
    )
    for column, seats in enumerate(players):
        across = left + NAMES + pitch * (column + 0.5)
        yield from desk.badge(str(seats), across, top + (row - 1.2) / 2, 13, swatch.text)
    for index, (rounds, amounts) in enumerate(rows, 1):
        start = top + row * index
        if index % 2 == 0:
            yield Shape(figure.rectangle(left, start, width, row - 1.2, 2.0), swatch.tint)
        name = said(f"round {rounds}", f"第{rounds}轮")
        yield from desk.stacked(name, muted, (left + 3, start, NAMES - 3, row - 1.2), LEFT, 1.1)
        for column, amount in enumerate(amounts):
            across = left + NAMES + pitch * (column + 0.5)
            middle = start + (row - 1.2) / 2
            yield from desk.badge(str(amount), across, middle, 12.5, desk.theme.ink)


def _rows(config: Config, players: tuple[int, ...]) -> list[tuple[str, tuple[int, ...]]]:
    """The rounds as they stand in the table, and the rewards for each count of players."""
    found: dict[tuple[int, ...], list[int]] = {}
    for number in range(1, config.rounds + 1):
        amounts = tuple(reward(config, seats, number) for seats in players)
        found.setdefault(amounts, []).append(number)
    return [("–".join(map(str, _ends(held))), amounts) for amounts, held in found.items()]


def _ends(held: list[int]) -> tuple[int, ...]:
    return (held[0], held[-1]) if len(held) > 1 else (held[0],)
