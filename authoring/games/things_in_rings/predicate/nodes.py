"""The rule language, once checked: what a rule asks of a thing, as frozen nodes.

`predicate_syntax` reads it, `predicate_truth` asks one thing and can say why, and
`predicate_planes` asks a whole deck at once. It is data: finite, without loops.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum, StrEnum

MAX_DEPTH = 8
"""How deep `all`, `any` and `not` may nest, so that a person can still follow a rule."""

MAX_TESTS = 64
"""How many parts a predicate may have in all."""

CONNECTIVES = ("all", "any", "not")
RESERVED = (*CONNECTIVES, "is", "word")
"""The keys of a predicate that no trait can be named by."""


class Truth(IntEnum):
    """Kleene's three values, ordered so that `all` is the least and `any` the greatest."""

    OUTSIDE = 0
    DEBATABLE = 1
    INSIDE = 2

    @property
    def word(self) -> str:
        return self.name.lower()

    def opposite(self) -> Truth:
        return Truth(2 - self)


@dataclass(frozen=True, slots=True)
class Interval:
    """Whole numbers from `low` to `high`, both included; without `high` there is no end."""

    low: int
    high: int | None = None

    def __contains__(self, number: int) -> bool:
        return self.low <= number and (self.high is None or number <= self.high)


class Manner(StrEnum):
    """How a set is compared with the values that a test lists."""

    ANY_OF = "any-of"
    ALL_OF = "all-of"
    NONE_OF = "none-of"
    EXACTLY = "exactly"


@dataclass(frozen=True, slots=True)
class Every:
    """All of the parts hold."""

    parts: tuple[Predicate, ...]


@dataclass(frozen=True, slots=True)
class Some:
    """At least one of the parts holds."""

    parts: tuple[Predicate, ...]


@dataclass(frozen=True, slots=True)
class Not:
    """The part does not hold."""

    part: Predicate


@dataclass(frozen=True, slots=True)
class Is:
    """The flag is up."""

    flag: str


@dataclass(frozen=True, slots=True)
class OnScale:
    """The value's position on the scale, from 0, lies in the interval."""

    scale: str
    positions: Interval


@dataclass(frozen=True, slots=True)
class OfSet:
    """The thing's values of this set, compared with those listed."""

    set: str
    manner: Manner
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SetCount:
    """How many values of this set the thing has."""

    set: str
    count: Interval


@dataclass(frozen=True, slots=True)
class Letters:
    """The argument of a test that counts certain letters."""

    of: tuple[str, ...]
    count: Interval


class Where(StrEnum):
    """Which characters of a name are asked, or which syllables."""

    FIRST = "first"
    SECOND = "second"
    THIRD = "third"
    LAST = "last"
    ANY = "any"
    EVERY = "every"


@dataclass(frozen=True, slots=True)
class Placed:
    """The argument of a test of single characters: any of these values, or a number."""

    where: Where
    wanted: tuple[str, ...] | Interval


Argument = tuple[str, ...] | Interval | Letters | Placed | None
"""What a word test is given; None where it only holds or not."""


@dataclass(frozen=True, slots=True)
class Word:
    """A test of the thing's name, as it is written in the locale that is asked about."""

    test: str
    argument: Argument


Leaf = Is | OnScale | OfSet | SetCount | Word
Predicate = Every | Some | Not | Leaf


def swapped(predicate: Predicate, leaf: Leaf, instead: Predicate) -> Predicate:
    """The predicate with something else in the place of a test, wherever that stands."""
    if isinstance(predicate, Not):
        return Not(swapped(predicate.part, leaf, instead))
    if isinstance(predicate, Every | Some):
        return type(predicate)(tuple(swapped(part, leaf, instead) for part in predicate.parts))
    return instead if predicate == leaf else predicate


def leaves(predicate: Predicate) -> tuple[Leaf, ...]:
    """The tests at the ends of a predicate, in the order they were written."""
    if isinstance(predicate, Not):
        return leaves(predicate.part)
    if isinstance(predicate, Every | Some):
        return tuple(leaf for part in predicate.parts for leaf in leaves(part))
    return (predicate,)
