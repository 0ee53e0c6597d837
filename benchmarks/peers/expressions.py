"""The rules of a made-up deck as expressions of CEL, and its things as what they are asked of.

CEL knows two values where our rules know three, so nothing is debatable here.
"""

from __future__ import annotations

import json

from authoring.games.things_in_rings.cards import RingsContent, Thing
from authoring.games.things_in_rings.predicate.nodes import (
    Every,
    Interval,
    Is,
    Manner,
    Not,
    OfSet,
    OnScale,
    Predicate,
    SetCount,
    Some,
    Word,
)

LETTERS = "aeioubcdlmnrst"
"""The letters of the names of the made-up deck."""


def as_asked(deck: RingsContent) -> str:
    """A JSON text: `rules`, a text of CEL each, and `things`, a mapping of variables each."""
    return json.dumps(
        {
            "rules": [expression(rule.when) for rule in deck.rules if rule.when],
            "things": [variables(thing) for thing in deck.things],
        }
    )


def variables(thing: Thing) -> dict[str, object]:
    """What an expression can ask of a thing."""
    name = thing.name.get("en")
    assert name is not None
    return {
        "name": name,
        "flags": sorted(thing.flags.sure),
        "scales": {scale: span.low for scale, span in thing.scales.items()},
        "sets": {each: sorted(members.sure) for each, members in thing.sets.items()},
    }


def expression(node: Predicate) -> str:
    """A predicate of the made-up deck in CEL."""
    match node:
        case Every(parts):
            return "(" + " && ".join(map(expression, parts)) + ")"
        case Some(parts):
            return "(" + " || ".join(map(expression, parts)) + ")"
        case Not(part):
            return f"!{expression(part)}"
        case Is(flag):
            return f"({json.dumps(flag)} in flags)"
        case OnScale(scale, positions):
            return _within(f"scales[{json.dumps(scale)}]", positions)
        case OfSet(each, Manner.ANY_OF, values):
            return f"{json.dumps(values)}.exists(one, one in sets[{json.dumps(each)}])"
        case SetCount(each, count):
            return _within(f"size(sets[{json.dumps(each)}])", count)
        case Word():
            return _word(node)
    raise ValueError(f"the made-up deck has no {node}")


def _word(node: Word) -> str:
    match node:
        case Word("contains", (str(part),)):
            return f"name.contains({json.dumps(part)})"
        case Word("length", Interval() as count):
            return _within("size(name)", count)
        case Word("vowels", Interval() as count):
            return f"name.matches({json.dumps('(.*[aeiou]){' + str(count.low) + '}')})"
        case Word("ends-with", tuple() as ends):
            return f"{json.dumps(ends)}.exists(one, name.endsWith(one))"
        case Word("repeated-letter"):
            # CEL's expressions of RE2 cannot point back, so each letter is asked in turn.
            twice = "|".join(f"{letter}.*{letter}" for letter in LETTERS)
            return f"name.matches({json.dumps(twice)})"
    raise ValueError(f"the made-up deck has no {node}")


def _within(number: str, interval: Interval) -> str:
    low = f"{number} >= {interval.low}"
    return f"({low} && {number} <= {interval.high})" if interval.high is not None else f"({low})"
