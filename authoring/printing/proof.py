"""What printing finds wrong with a deck, gathered while the faces are set.

Setting a face never stops at the first flaw: the proof takes it down and the face
goes on as well as it can, so that one run tells all of them.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterable

from authoring.finding import Fault, Flaw
from authoring.model import Card, Place

TOO_LONG = "text-does-not-fit"
NO_GLYPH = "missing-glyph"
NO_ART = "missing-art"
BAD_ART = "unreadable-art"

SHOWN = 24
"""How many characters of a text a message quotes before it leaves off."""


class Proof:
    """The faults met so far, each once, in the order in which they were met.

    `spared` are cards (by `id()`) that are known to be set well, so that a proof that is
    read for faults alone need not set them again. A `blind` proof is one: nobody looks at
    the faces, and what surely has no fault may be left out of them.
    """

    __slots__ = ("_faults", "_spared", "asked", "blind", "meant", "sound")

    def __init__(self, spared: Collection[int] = (), blind: bool = False) -> None:
        self._faults: dict[Fault, None] = {}
        self._spared = spared
        self.blind = blind
        self.asked: set[str] = set()
        """The names of all pictures that cards asked for."""
        self.meant: set[str] = set()
        """The likeliest ones instead of those of them that do not exist."""
        self.sound: set[str] = set()
        """Those of them that a blind proof leaves out."""

    @property
    def faults(self) -> tuple[Fault, ...]:
        return tuple(self._faults)

    def spares(self, card: Card) -> bool:
        """Whether a card may be left out, because nobody looks at its faces."""
        return id(card) in self._spared

    def note(self, check: str, place: Place, message: str, hint: str = "") -> None:
        """Take down a flaw for the check of this id."""
        self._faults[Fault(check, Flaw(place, message, hint))] = None

    def take(self, other: Proof) -> None:
        """Take down what another proof has."""
        self._faults.update(other._faults)

    def too_long(
        self, place: Place, card: str, locale: str, box: str, words: str, over: str = ""
    ) -> None:
        """A text that does not go into its box, not even at the smallest size allowed, where it is
        `over` (`12 mm too long`); `card` is blank for what is on no card."""
        where = f"the {box} of its card" if card else f"the {box} of the game"
        message = f"{_of(card)}the {locale} text {quoted(words)} does not fit {where}"
        way_out = "say it with fewer words, or with shorter ones"
        hint = f"at the smallest size it {over}: {way_out}" if over else way_out
        self.note(TOO_LONG, place, message, hint)

    def no_glyph(self, place: Place, card: str, locale: str, characters: Iterable[str]) -> None:
        """Characters of a text that no typeface of the theme has."""
        named = ", ".join(map(described, dict.fromkeys(characters)))
        message = f"{_of(card)}no typeface of the theme can print {named} in the {locale} text"
        self.note(NO_GLYPH, place, message, "write it with other characters, or add a typeface")

    def no_art(self, place: Place, card: str, name: str, near: str | None) -> None:
        """A picture that neither the theme nor the deck has; `near` is the likeliest meant."""
        message = f"{card}: there is no picture called {quoted(name)}"
        way_out = (
            f"did you mean '{near}'?" if near else f"put {name}.svg into the deck's art folder"
        )
        self.note(NO_ART, place, message, way_out)
        if near:
            self.meant.add(near)

    def bad_art(self, flaw: Flaw) -> None:
        """A picture that is there but cannot be drawn."""
        self._faults[Fault(BAD_ART, flaw)] = None


def _of(card: str) -> str:
    return f"{card}: " if card else ""


def quoted(words: str) -> str:
    """The text between quotes, cut short when it is long."""
    return f"'{words}'" if len(words) <= SHOWN else f"'{words[:SHOWN].rstrip()}…'"


def described(character: str) -> str:
    """A character as a person can look it up: itself when it shows, its number and name."""
    name = unicodedata.name(character, "no name")
    shown = f"'{character}' " if character.isprintable() and not character.isspace() else ""
    return f"{shown}U+{ord(character):04X} {name}"
