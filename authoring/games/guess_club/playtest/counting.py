"""What a finished match of Guess Club leaves in the tally, question by question.

Plays of one round hang together, so besides their sums the sums of their squares are
kept, from which the spread between rounds can be told.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from authoring.engine.kept import Kept, remembered
from authoring.engine.table import Table
from authoring.games.guess_club.keys import Keys, answers_to
from authoring.pack.pack import Pack
from authoring.playtest.part import Tally

NOTED = frozenset(("question_set", "answers_written", "ruled", "predicted", "settled"))

Counted = tuple[str, str, str]
"""The key of an answer in the tally: `written`, the question, its number on the card or -1."""


def note(table: Table[Any], tally: Tally) -> None:
    """Count plays, hits, totals of matches and answers written, by question."""
    question, plays, hits = "", 0, 0
    counted: Mapping[str, Counted] = {}
    once: list[tuple[str, ...]] = []
    for event in table.log:
        name = event.name
        if name not in NOTED:
            continue
        data = event.data
        match name:
            case "ruled":
                plays += 1
                hits += bool(data["matches"])
            case "predicted":
                once.append(("predictions", question))
            case "answers_written":
                once += map(counted.__getitem__, data["answers"])
            case "question_set":
                question, plays, hits = data["question"] or "", 0, 0
                counted = _counted_as(table.pack, table.state.locales, data["question"])
                once.append(("card", question))
            case "settled":
                tally["plays", question] += plays
                tally["hits", question] += hits
                tally["plays²", question] += plays * plays
                tally["hits²", question] += hits * hits
                tally["hits×plays", question] += hits * plays
                once.append(("total", question, str(data["counter"])))
                tally["won", question] += bool(data["winners"])
    tally.update(once)


@remembered
def _counted_as(
    pack: Pack, locales: tuple[str, ...], question: str | None
) -> Mapping[str, Counted]:
    """What any answer to a question of a pack is counted as, or to one without a card."""
    known, name = answers_to(pack.tables, locales, question), question or ""
    return Kept(lambda answer: ("written", name, str(_number(known[answer]))))


def _number(keys: Keys) -> int:
    """The number of an answer on the card, or -1."""
    return next((key for key in keys if isinstance(key, int)), -1)
