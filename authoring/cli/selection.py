"""Which checks the person who calls wants to hear of."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from authoring.cli.files import WrongUse
from authoring.pipeline import Checked, every_check
from authoring.source.nearest import nearest


@dataclass(frozen=True, slots=True)
class Selection:
    """The ids of `--select` (None for all) and `--ignore`."""

    selected: frozenset[str] | None
    ignored: frozenset[str]

    @classmethod
    def parse(cls, selected: Iterable[str], ignored: Iterable[str]) -> Selection:
        """What was typed, with commas between ids. Raises WrongUse for an unknown id."""
        wanted, unwanted = _ids("--select", selected), _ids("--ignore", ignored)
        return cls(frozenset(wanted) if wanted else None, frozenset(unwanted))

    def apply(self, checked: Iterable[Checked]) -> list[Checked]:
        """Decks with only those of their findings that are to be told."""
        return [
            replace(one, findings=tuple(each for each in one.findings if self._wants(each.check)))
            for one in checked
        ]

    def _wants(self, check: str) -> bool:
        return check not in self.ignored and (self.selected is None or check in self.selected)


def _ids(option: str, typed: Iterable[str]) -> list[str]:
    found = [name.strip() for one in typed for name in one.split(",") if name.strip()]
    known = every_check() if found else {}
    for name in found:
        if name not in known:
            meant = nearest(name, known)
            hint = f"Did you mean {meant!r}?" if meant else "`authoring explain` lists them all."
            raise WrongUse(f"{option}: there is no check {name!r}. {hint}")
    return found
