"""The cards of Things in Rings: things, as traits describe them, and the rules of the rings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from authoring.games.things_in_rings.predicate.nodes import Predicate
from authoring.games.things_in_rings.traits import Vocabulary
from authoring.language.facts import UNSTATED, Facts
from authoring.model import NOWHERE, Origin, Text

RINGS = ("word", "attribute", "context")
LEVELS = ("easy", "medium", "hard")


@dataclass(frozen=True, slots=True)
class Members:
    """What is surely in, and what may or may not be."""

    sure: frozenset[str] = frozenset()
    maybe: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Span:
    """Where a thing stands on a scale: a position from 0, or a stretch where that is debatable."""

    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Thing:
    """A thing that is placed in the rings.

    `flags`, `scales` and `sets` hold what it is; an optional scale or set that it lacks
    has no entry. `facts` are what it states of its own name, by locale. `reviewed` is the
    edition of the vocabulary it was last looked at with.
    `written` are the flags of `is` as they stand there, and `whole` is false where a part
    of the thing could not be read.
    """

    id: str
    name: Text
    art: str
    flags: Members = field(default=Members(), metadata={"keys": ("is", "debatable")})
    scales: Mapping[str, Span] = field(default_factory=dict, metadata={"keys": ("*", "debatable")})
    sets: Mapping[str, Members] = field(default_factory=dict, metadata={"keys": ("*", "debatable")})
    facts: Mapping[str, Facts] = field(default_factory=dict, metadata={"keys": ("facts",)})
    reviewed: int = 1
    written: tuple[str, ...] = field(default=(), compare=False, repr=False)
    whole: bool = field(default=True, compare=False, repr=False)
    origin: Origin = field(default=NOWHERE, compare=False, repr=False)
    kind: str = "thing"

    def stated(self, locale: str) -> Facts:
        """What the thing states of its name in a locale."""
        return self.facts.get(locale, UNSTATED)


@dataclass(frozen=True, slots=True)
class Rule:
    """A secret rule of one ring.

    `when` is None where it could not be read. `inside` and `outside` are ids of things
    given as examples. A rule is played in its `locales` only; a word rule is asked of
    the name in each of them.
    """

    id: str
    ring: str
    level: str
    text: Text
    when: Predicate | None
    inside: tuple[str, ...] = ()
    outside: tuple[str, ...] = ()
    locales: tuple[str, ...] = ()
    origin: Origin = field(default=NOWHERE, compare=False, repr=False)
    kind: str = "rule"


@dataclass(frozen=True, slots=True, eq=False, weakref_slot=True)
class RingsContent:
    """What a deck of Things in Rings holds, in the order of its files.

    Compared by identity: what is computed from it once is kept for as long as it lives.
    """

    vocabulary: Vocabulary
    things: tuple[Thing, ...]
    rules: tuple[Rule, ...]
    locales: tuple[str, ...]
