"""What a finished match of Guess Club leaves in the tally, question by question.

Plays of one round hang together, so besides their sums the sums of their squares are
kept, from which the spread between rounds can be told.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from authoring.engine.table import Table
from authoring.games.guess_club.keys import Keys, answers_to
from authoring.playtest.part import Tally

NOTED = frozenset(("question_set", "answers_written", "ruled", "predicted", "settled"))


def note(table: Table[Any], tally: Tally) -> None:
    """Count plays, hits, totals of matches and answers written, by question."""
    question, plays, hits = "", 0, 0
    known: Mapping[str, Keys] = {}
    for name, data, _ in table.log:
        if name not in NOTED:
            continue
        match name:
            case "ruled":
                plays += 1
                hits += bool(data["matches"])
            case "predicted":
                tally["predictions", question] += 1
            case "answers_written":
                for answer in data["answers"]:
                    tally[_written(question, known[answer])] += 1
            case "question_set":
                question, plays, hits = data["question"] or "", 0, 0
                known = answers_to(table.pack.tables, table.state.locales, question)
                tally["card", question] += 1
            case "settled":
                tally["plays", question] += plays
                tally["hits", question] += hits
                tally["plays²", question] += plays * plays
                tally["hits²", question] += hits * hits
                tally["hits×plays", question] += hits * plays
                tally["total", question, str(data["counter"])] += 1
                tally["won", question] += bool(data["winners"])


@lru_cache(maxsize=1 << 14)
def _written(question: str, keys: Keys) -> tuple[str, str, str]:
    """Where an answer is counted: by its number on the card, or -1."""
    number = next((key for key in keys if isinstance(key, int)), -1)
    return "written", question, str(number)
