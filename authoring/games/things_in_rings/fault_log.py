"""What is noticed while the files of a deck become cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from authoring.finding import Fault, Fix, Flaw
from authoring.games.things_in_rings.traits import Trait, TraitType, Vocabulary
from authoring.model import Origin, Place
from authoring.source.nearest import nearest

SHOWN = 12
"""How many names a hint lists before it breaks off."""


def listed(names: Sequence[str]) -> str:
    """The names in a row, broken off where there are many."""
    return ", ".join(names[:SHOWN]) + (", …" if len(names) > SHOWN else "")


class FaultLog:
    """Faults in the order they were met, against one vocabulary."""

    __slots__ = ("found", "vocabulary")

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.found: list[Fault] = []

    def add(
        self, check: str, place: Place, message: str, hint: str = "", fix: Fix | None = None
    ) -> None:
        self.found.append(Fault(check, Flaw(place, message, hint, fix)))

    def misspelt(
        self, check: str, place: Place, written: str, message: str, known: Iterable[str], else_: str
    ) -> None:
        """A word that is not among those known: with the one it probably meant, if any."""
        meant = nearest(written, known)
        if meant is None:
            self.add(check, place, message, else_)
        else:
            self.add(check, place, message, f"did you mean {meant!r}?", Fix(place, meant))

    def key(self, key: str, origin: Origin, known: Sequence[str], noun: str) -> None:
        """A key of a predicate that is none of those that can stand there."""
        message = f"{key!r} is not a {noun}"
        hint = f"a {noun} is one of {listed(known)}"
        self.misspelt("predicate-shape", origin.key(key), key, message, known, hint)

    def trait(
        self,
        name: str,
        place: Place,
        types: Sequence[TraitType],
        ways: Mapping[TraitType, str],
        other_words: Sequence[str] = (),
    ) -> Trait | None:
        """The trait of this name if it is of one of these types; if not, that is a fault.

        `ways` says for each other type how to write what was probably meant, and
        `other_words` are words that could stand in this place besides a trait's name.
        """
        trait = self.vocabulary.traits.get(name)
        if trait is None:
            fitting = [*other_words] + [
                known for sort in types for known in self.vocabulary.of(sort)
            ]
            self.misspelt(
                "unknown-trait",
                place,
                name,
                f"{name!r} is not one of the deck's traits",
                fitting,
                "add it to traits.yml, or use a trait that stands there",
            )
            return None
        if trait.type not in types:
            wanted = " or a ".join(types)
            message = f"{name!r} is a {trait.type}, and a {wanted} belongs here"
            self.add("wrong-type", place, message, ways.get(trait.type, ""))
            return None
        return trait

    def value(self, trait: Trait, written: str, place: Place) -> bool:
        """Whether the trait has this value; if not, that is a fault."""
        if written in trait.values:
            return True
        self.misspelt(
            "unknown-value",
            place,
            written,
            f"{written!r} is not one of the values of {trait.id}",
            trait.values,
            f"{trait.id} has {listed(trait.values)}",
        )
        return False
