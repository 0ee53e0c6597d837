"""How far an order is: cards drawn, of all that are to be drawn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

Step = Callable[[str, int, int], None]
"""Called with the name of what is being made, how much of the whole is done, and the whole."""

Share = Callable[[float], None]
"""Called with how much of what is being made is done, from 0 to 1."""


def unseen(_share: float) -> None:
    """What is called where nobody waits."""


@dataclass(slots=True)
class Tally:
    """The count of one order. A card counts once for each file that it is drawn for."""

    tell: Step
    whole: int = 0
    _done: int = 0
    _held: int = 0
    _name: str = ""

    def begin(self, name: str, cards: int) -> None:
        """Say that a file of so many cards is made next, and the one before is done."""
        self._done += self._held
        self._name, self._held = name, cards
        self.drawn(0.0)

    def drawn(self, share: float) -> None:
        """Say how much of the file is done, from 0 to 1."""
        done = self._done + int(share * self._held)
        self.tell(self._name, done, max(self.whole, done))


def silent() -> Tally:
    """A count that is told to nobody."""
    return Tally(lambda _name, _done, _whole: None)
