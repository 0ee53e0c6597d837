"""What may be said of two expressions: a kind, how sure it is, and why."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from authoring.language.reason import UNTOLD, Reason


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
    """A verdict, and why; `language` is the one in which it was asked for."""

    kind: Kind
    certainty: Certainty
    because: Reason = UNTOLD
    speaker: Speaker = Speaker.BELIEVED
    language: str = "en"

    @property
    def reason(self) -> str:
        """Why, as a sentence that a player can be shown, in the language asked for."""
        return self.because.told(self.language)

    @property
    def related(self) -> bool:
        return self.kind is not Kind.UNRELATED

    @property
    def sure(self) -> bool:
        return self.certainty is Certainty.SURE


def sure(kind: Kind, sentence: str = "", *parts: str) -> Verdict:
    """A verdict that applies by itself, with the name of its sentence and what fills it."""
    return Verdict(kind, Certainty.SURE, Reason(sentence, parts))


def suspect(kind: Kind, sentence: str = "", *parts: str) -> Verdict:
    """A verdict that is for people to decide."""
    return Verdict(kind, Certainty.SUSPECT, Reason(sentence, parts))


UNRELATED = sure(Kind.UNRELATED, "nothing")
