"""The vocabulary that things are described in: flags, scales and sets, and what binds them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from authoring.games.things_in_rings.predicate.nodes import Predicate
from authoring.model import NOWHERE, Origin, Text


class TraitType(StrEnum):
    """What sort of value a trait has for a thing: up or not, one of a row, or several."""

    FLAG = "flag"
    SCALE = "scale"
    SET = "set"


@dataclass(frozen=True, slots=True)
class Trait:
    """One thing that can be said of things.

    The values of a scale run from the least to the greatest; those of a set have no
    order. An optional trait may be left out of a thing, which then has no value for it.
    `since` is the edition of the vocabulary that brought the trait; `ideas` is how many things
    one has to think of to think of a flag.
    """

    id: str
    type: TraitType
    values: tuple[str, ...] = ()
    label: Text | None = None
    means: str = ""
    since: int = 1
    ideas: int = 1
    optional: bool = False
    origin: Origin = field(default=NOWHERE, compare=False, repr=False)
    kind: str = "trait"


@dataclass(frozen=True, slots=True)
class Constraint:
    """What is so of every thing: where `when` holds, `then` holds too."""

    when: Predicate
    then: Predicate
    because: str = ""
    origin: Origin = field(default=NOWHERE, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The traits of a deck by name, and the constraints on them.

    `read` is false when the file of traits could not be read, so that nothing that
    builds on it can be judged.
    """

    traits: Mapping[str, Trait]
    constraints: tuple[Constraint, ...] = ()
    read: bool = True
    origin: Origin = field(default=NOWHERE, compare=False, repr=False)

    def of(self, sort: TraitType) -> tuple[str, ...]:
        """The names of the traits of one type, in the order they were written."""
        return tuple(name for name, trait in self.traits.items() if trait.type is sort)
