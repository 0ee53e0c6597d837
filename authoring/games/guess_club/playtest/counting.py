"""What a finished match of Guess Club leaves in the tally, question by question.

Plays of one round hang together, so besides their sums the sums of their squares are
kept, from which the spread between rounds can be told.
"""

from __future__ import annotations

from typing import Any

from authoring.engine.table import Table
from authoring.games.guess_club.keys import keys_of
from authoring.playtest.part import Tally


def note(table: Table[Any], tally: Tally) -> None:
    """Count plays, hits, totals of matches and answers written, by question."""
    question, plays, hits = "", 0, 0
    for event in table.log:
        match event.name:
            case "question_set":
                question, plays, hits = event.data["question"] or "", 0, 0
                tally["card", question] += 1
            case "answers_written":
                _note_answers(table, question, event.data["answers"], tally)
            case "ruled":
                plays += 1
                hits += bool(event.data["matches"])
            case "predicted":
                tally["predictions", question] += 1
            case "settled":
                tally["plays", question] += plays
                tally["hits", question] += hits
                tally["plays²", question] += plays * plays
                tally["hits²", question] += hits * hits
                tally["hits×plays", question] += hits * plays
                tally["total", question, str(event.data["counter"])] += 1
                tally["won", question] += bool(event.data["winners"])


def _note_answers(table: Table[Any], question: str, answers: list[str], tally: Tally) -> None:
    locales = table.state.locales
    for answer in answers:
        keys = keys_of(table.pack.tables, locales, question, answer)
        number = next((key for key in keys if isinstance(key, int)), -1)
        tally["written", question, str(number)] += 1
