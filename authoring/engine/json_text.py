"""JSON as others write it: what has no number that can be written again is none."""

from __future__ import annotations

import json
from math import isinf

from authoring.engine.game import Json


def read_json(text: str) -> Json:
    """The value that a text says. Raises ValueError for what is no JSON, has a number out of
    range (1e400) or NaN; RecursionError for what nests without end."""
    return json.loads(text, parse_constant=_no_number, parse_float=_number)


def _no_number(name: str) -> Json:
    raise ValueError(f"{name} is no number of JSON")


def _number(digits: str) -> float:
    number = float(digits)
    if isinf(number):
        raise ValueError(f"a number is out of range: {digits[:20]}")
    return number
