"""What a giver finds when clues are compared, as it is typed: `1=3 synonym, 2! homophone`."""

from __future__ import annotations

import re
from collections.abc import Mapping

from authoring.engine.companion import Unclear, plain
from authoring.engine.game import Json
from authoring.games.just_one.policy import INVALID, SAME

__all__ = ["INVALID", "read"]

FINDING = re.compile(r"^(\d+(?:\s*=\s*\d+)*)\s*(!?)\s*([a-z]*)$")


def read(say: Mapping[str, str], typed: str, clues: int) -> dict[str, Json]:
    """The findings in a line; numbers count the clues from 1. Raises Unclear."""
    invalid: list[Json] = []
    same: list[Json] = []
    for part in re.split(r"\s*[,;，、；]\s*", plain(typed)):
        if not part:
            continue
        found = FINDING.match(part)
        places = [int(number) - 1 for number in re.findall(r"\d+", found[1])] if found else []
        several = len(places) > 1
        if found is None or several == bool(found[2]) or not all(-1 < at < clues for at in places):
            raise Unclear(say["finding"].format(typed=part))
        reason = _reason(say, found[3], SAME if several else INVALID)
        if several:
            same.append({"clues": places, "reason": reason})
        else:
            invalid.append({"clue": places[0], "reason": reason})
    return {"invalid": invalid, "same": same}


def _reason(say: Mapping[str, str], typed: str, reasons: Mapping[str, str]) -> str:
    """A reason by its beginning; the family of the word when none is typed."""
    if not typed:
        return "family"
    begun = [reason for reason in reasons if reason.startswith(typed)]
    if not begun:
        raise Unclear(say["no_reason"].format(typed=typed, reasons=", ".join(reasons)))
    return begun[0]
