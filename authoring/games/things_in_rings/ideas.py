"""How many ideas a rule is made of: how much there is to think of before one thinks of it.

What people find hard about a concept grows with the number of things that must be asked to
judge by it (J. Feldman, "Minimization of Boolean Complexity in Human Concept Learning", 2000);
"or" is the hardest of words (J. Bruner, J. Goodnow and G. Austin, "A Study of Thinking", 1956).
"""

from __future__ import annotations

from collections.abc import Mapping

from authoring.games.things_in_rings.predicate.nodes import (
    Interval,
    Is,
    Letters,
    Not,
    OfSet,
    OnScale,
    Placed,
    Predicate,
    SetCount,
    Where,
    Word,
)
from authoring.games.things_in_rings.traits import Trait

MANY = 3
"""Rules of more ideas are as far from anybody's mind as those of so many. A long list, too, is
one pattern without a name, such as two vowels side by side."""


def count(predicate: Predicate, traits: Mapping[str, Trait]) -> int:
    """The ideas of a rule, from 1 to MANY: those of each flag (1, unless the vocabulary says
    otherwise), one for each value asked about, one more for a number to be counted up to, for a
    second limit, and for a place in a name. What is denied is as easy as what is said."""
    return min(MANY, _count(predicate, traits))


def _count(predicate: Predicate, traits: Mapping[str, Trait]) -> int:
    match predicate:
        case Not(part):
            return _count(part, traits)
        case Is(flag):
            return traits[flag].ideas
        case OnScale(scale, positions):
            last = len(traits[scale].values) - 1
            above = positions.high is not None and positions.high < last
            return 2 if above and positions.low > 0 else 1
        case OfSet():
            return len(predicate.values)
        case SetCount():
            return 2
        case Word():
            return _asked_of_the_name(predicate)
        case _:
            return sum(_count(part, traits) for part in predicate.parts)


def _asked_of_the_name(word: Word) -> int:
    match word.argument:
        case None:
            return 1
        case Interval():
            return 2
        case Letters(of):
            return 1 + len(of)
        case Placed(where, wanted):
            asked = 2 if isinstance(wanted, Interval) else len(wanted)
            return asked + (where is not Where.ANY)
        case values:
            return len(values) + (word.test in PLACES)


PLACES = ("starts-with", "ends-with")
