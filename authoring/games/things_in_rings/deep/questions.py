"""What is worth asking of all possible things: what no thing of the deck refutes already."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from authoring.games.things_in_rings.cards import RingsContent, Rule
from authoring.games.things_in_rings.pairs import pairs
from authoring.games.things_in_rings.predicate.nodes import Predicate
from authoring.games.things_in_rings.verdicts import EVERYWHERE, Verdict, Verdicts, verdicts

UNDECIDED = "could not be decided in the time there is"


@dataclass(frozen=True, slots=True)
class Asked:
    """A rule in one locale, or in all of them, and where it holds among the deck's things."""

    rule: Rule
    when: Predicate
    locale: str | None
    inside: int
    everything: int

    @property
    def where(self) -> str:
        """The locale as an end of a sentence, or nothing."""
        return f" in {self.locale}" if self.locale else ""


def asked_alone(content: RingsContent) -> Iterator[Asked]:
    """The readable rules of a deck, once in each locale that they are judged in."""
    judged = verdicts(content)
    for verdict in judged.entries:
        yield _asked(verdict, judged)


def asked_in_pairs(content: RingsContent) -> Iterator[tuple[Asked, Asked]]:
    """The pairs of rules that can be in play in one locale, each once a locale."""
    judged = verdicts(content)
    for pair in pairs(judged):
        yield _asked(pair.first, judged), _asked(pair.second, judged)


def _asked(verdict: Verdict, judged: Verdicts) -> Asked:
    locale = None if verdict.locale == EVERYWHERE else verdict.locale
    assert verdict.rule.when is not None
    return Asked(verdict.rule, verdict.rule.when, locale, verdict.planes.inside, judged.all)
