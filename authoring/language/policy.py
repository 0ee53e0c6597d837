"""What a game makes of each kind of relation: data of the games, read here.

A policy says for each kind whether it applies by itself, is put to the table, or is
ignored, and which statement of the rules says so. What is only suspected is put to the
table wherever it would apply.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from authoring.language.verdict import Kind, Verdict


class Outcome(StrEnum):
    """What follows from a relation."""

    APPLIES = "applies"
    TABLE = "table"
    IGNORED = "ignored"


@dataclass(frozen=True, slots=True)
class Clause:
    """What follows from one kind, and the statement of the rules of play."""

    outcome: Outcome
    rule: str


@dataclass(frozen=True, slots=True)
class Policy:
    """The clauses of one question of a game; a kind without a clause is ignored."""

    clauses: Mapping[Kind, Clause]

    def outcome(self, verdict: Verdict) -> Outcome:
        """What follows from a verdict."""
        clause = self.clauses.get(verdict.kind)
        if clause is None:
            return Outcome.IGNORED
        if clause.outcome is Outcome.APPLIES and not verdict.sure:
            return Outcome.TABLE
        return clause.outcome

    def rule(self, kind: Kind) -> str:
        """The statement that decides about this kind, or nothing."""
        clause = self.clauses.get(kind)
        return "" if clause is None else clause.rule


def policy(applies: Mapping[str, str], table: Mapping[str, str] | None = None) -> Policy:
    """A policy from the names of kinds and the statements that decide about them."""
    clauses = {Kind(kind): Clause(Outcome.APPLIES, rule) for kind, rule in applies.items()}
    clauses |= {Kind(kind): Clause(Outcome.TABLE, rule) for kind, rule in (table or {}).items()}
    return Policy(clauses)
