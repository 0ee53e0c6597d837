"""What may be said of two expressions: a kind, how sure it is, and why."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Kind(StrEnum):
    """How two expressions are related."""

    SAME = "same"
    INFLECTED = "inflected"
    FAMILY = "family"
    MISSPELT = "misspelt"
    HOMOPHONE = "homophone"
    TRANSLATION = "translation"
    SYNONYM = "synonym"
    UNRELATED = "unrelated"


class Certainty(StrEnum):
    """Whether a verdict applies by itself, or is for people to decide."""

    SURE = "sure"
    SUSPECT = "suspect"


class Speaker(StrEnum):
    """Who spoke, the strongest first."""

    UNRELATED = "unrelated"
    DECLARED = "declared"
    BELIEVED = "believed"


@dataclass(frozen=True, slots=True)
class Verdict:
    """A verdict; the reason is a sentence that a player can be shown."""

    kind: Kind
    certainty: Certainty
    reason: str
    speaker: Speaker = Speaker.BELIEVED

    @property
    def related(self) -> bool:
        return self.kind is not Kind.UNRELATED

    @property
    def sure(self) -> bool:
        return self.certainty is Certainty.SURE


def sure(kind: Kind, reason: str) -> Verdict:
    """A verdict that applies by itself."""
    return Verdict(kind, Certainty.SURE, reason)


def suspect(kind: Kind, reason: str) -> Verdict:
    """A verdict that is for people to decide."""
    return Verdict(kind, Certainty.SUSPECT, reason)


UNRELATED = Verdict(Kind.UNRELATED, Certainty.SURE, "Nothing known relates the two.")
