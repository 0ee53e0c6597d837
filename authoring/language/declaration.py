"""What a card says of its own words, which comes before any belief."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from authoring.language.expression import Expression, read
from authoring.language.reason import Reason
from authoring.language.verdict import Certainty, Kind, Speaker, Verdict


@dataclass(frozen=True, slots=True)
class Declaration:
    """What is declared of one expression: `unrelated` ones, and related ones by kind.

    `names` are the expression itself in all its spellings.
    """

    names: frozenset[str]
    unrelated: frozenset[str] = frozenset()
    related: Mapping[str, Kind] = field(default_factory=dict)

    def verdict(self, one: Expression, other: Expression) -> Verdict | None:
        """What is declared of these two, or None; unrelated is stronger than related."""
        for name, said in ((one, other), (other, one)):
            if name.plain not in self.names:
                continue
            if said.plain in self.unrelated:
                because = Reason("declared-unrelated", (said.text, name.text))
                return Verdict(Kind.UNRELATED, Certainty.SURE, because, Speaker.UNRELATED)
            kind = self.related.get(said.plain)
            if kind is not None:
                because = Reason(f"declared-{kind}", (said.text, name.text))
                return Verdict(kind, Certainty.SURE, because, Speaker.DECLARED)
        return None


def plain(text: str) -> str:
    """The form in which declared expressions are compared."""
    return read(text).plain
