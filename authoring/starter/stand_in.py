"""A card before all of it was asked, made whole with answers that nobody gave, so that checks
can look at those that somebody did."""

from __future__ import annotations

import copy
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from authoring.starter.form import Ask, Form, Several

UNASKED = ("unasked-a", "unasked-b")
UNASKED_CHINESE = ("未问甲", "未问乙")
"""What texts that stand in for answers begin with, by turn."""

DIGITS = "abcdefghij"
DIGITS_CHINESE = "丙丁戊己庚辛壬癸子丑"
"""What they are told apart by: short, since a text that does not fit takes long to set."""


def whole(form: Form, data: Mapping[str, Any], turn: int = 0) -> dict[str, Any]:
    """The answers so far and, where one is needed that was not given yet, another: a choice,
    or a text that is like no other. In the turns 0 and 1 these differ: what is found in both
    does not come from them. A list of choices that may be left out is so in turn 0 and has all
    of them in turn 1, but no two lists have the same then. Other lists and what is written as
    YAML stay away."""
    filled = copy.deepcopy(dict(data))
    listed: set[tuple[str, ...]] = set()
    for number, (place, ask) in enumerate(_places(form.asks, filled), 1):
        if ask.needed and not ask.many and not ask.yaml:
            _put_in(place, ask.path, _stand_in(ask, turn, number))
        elif turn and _is_free_list(ask) and ask.choices not in listed:
            listed.add(ask.choices)
            _put_in(place, ask.path, list(ask.choices))
        elif ask.bare:
            _put_in(place, ask.path, [])
    return filled


def _is_free_list(ask: Ask) -> bool:
    return ask.many and ask.strict and not ask.needed


def _places(
    asks: Sequence[Ask | Several], data: dict[str, Any]
) -> Iterator[tuple[dict[str, Any], Ask]]:
    """Each question with the mapping that its answer goes into."""
    for ask in asks:
        if isinstance(ask, Ask):
            yield data, ask
            continue
        items = _put_in(data, ask.path, []) if ask.least else _under(data, ask.path) or []
        items += [{} for _ in range(ask.least - len(items))]
        for item in items:
            yield from _places(ask.asks, item)


def _stand_in(ask: Ask, turn: int, number: int) -> str:
    if ask.choices and ask.strict:
        return ask.choices[-turn]
    if ask.path[-1].partition("-")[0] == "zh":
        return f"{UNASKED_CHINESE[turn]}{_spelled(number, DIGITS_CHINESE)}"
    return f"{UNASKED[turn]}{_spelled(number, DIGITS)}"


def _spelled(number: int, digits: str) -> str:
    return "".join(digits[int(one)] for one in str(number))


def _under(data: dict[str, Any], path: Sequence[str]) -> Any:
    """What stands under keys, or None."""
    found: Any = data
    for key in path:
        found = found.get(key) if isinstance(found, dict) else None
    return found


def _put_in(data: dict[str, Any], path: Sequence[str], value: Any) -> Any:
    """Set what stands under keys, unless something does; what stands there then."""
    for key in path[:-1]:
        data = data.setdefault(key, {})
    return data.setdefault(path[-1], value)
