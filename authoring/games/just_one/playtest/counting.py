"""What a finished game of Just One leaves in the tally, word by word (`w001.3`)."""

from __future__ import annotations

from typing import Any

from authoring.engine.table import Table
from authoring.playtest.part import Tally


def note(table: Table[Any], tally: Tally) -> None:
    """Count how each turn ended, and which clues fell because others were alike."""
    word, alike, fallen, left = "", 0, 0, 0
    clues: list[str] = []
    for event in table.log:
        data = event.data
        match event.name:
            case "card_shown":
                word = data["card"]
                tally["card", word] += 1
            case "number_chosen":
                word = f"{word.partition('.')[0]}.{data['number']}"
            case "clues_shown":
                clues = [clue for _, clue in data["clues"]]
            case "clues_compared":
                lost = [clues[one["clue"]] for one in data["cancelled"] if one["with"]]
                tally.update(("lost", word, clue) for clue in lost)
                alike, fallen = len(lost), len(data["cancelled"])
            case "clues_revealed":
                left = len(data["clues"])
                tally["alike", word, str(alike)] += 1
                tally["left", word, str(left)] += 1
                tally["clues", word] += left + fallen
            case "turn_ended":
                tally["turn", word, data["outcome"]] += 1
            case "game_ended":
                tally["score", str(data["score"])] += 1
