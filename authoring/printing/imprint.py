"""What a card looks like, in a few letters: the same as long as nothing printed on it differs."""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from authoring.printing.art import Pictures
from authoring.printing.face import Art, Face, Mark, Stack, TextRun

LETTERS = 16
"""Hexadecimal digits of an imprint."""


def imprints(stacks: Iterable[Stack], pictures: Pictures) -> Mapping[str, str]:
    """The imprint of each card, both sides together, by its id.

    Lengths count to the hundredth of a millimetre, and pictures by what they show, not by
    their names. Raises svg.ArtError.
    """
    press = _Press(pictures)
    sides: defaultdict[str, list[str]] = defaultdict(list)
    for stack in stacks:
        for card in stack.cards:
            sides[card.id] += [press.side(card.front), press.side(card.back)]
    return {card: _digest("\n".join(told)) for card, told in sides.items()}


@dataclass(frozen=True, slots=True)
class _Press:
    """Faces told as text; those that many cards share are told once."""

    pictures: Pictures
    _sides: dict[int, tuple[Face, str]] = field(default_factory=dict)
    _art: dict[str, str] = field(default_factory=dict)

    def side(self, face: Face | None) -> str:
        if face is None:
            return "blank"
        if id(face) not in self._sides:
            told = "\n".join((f"{face.width:.2f} {face.height:.2f}", *self._marks(face.marks)))
            self._sides[id(face)] = face, _digest(told)  # the face is held, and so is its id
        return self._sides[id(face)][1]

    def _marks(self, marks: Iterable[Mark]) -> Iterator[str]:
        for mark in marks:
            if isinstance(mark, TextRun):
                yield (
                    f"text {mark.x:.2f} {mark.y:.2f} {mark.font} {mark.size:.2f} {mark.colour} "
                    f"{mark.locale} {mark.tracking:.3f} {mark.turn:.2f} {mark.text}"
                )
            elif isinstance(mark, Art):
                told = self._picture(mark.name)
                yield f"art {mark.x:.2f} {mark.y:.2f} {mark.size:.2f} {told}"
            else:
                dash = " ".join(f"{length:.2f}" for length in mark.dash)
                yield f"{mark.path} {mark.fill} {mark.stroke} {mark.stroke_width:.2f} {dash}"

    def _picture(self, name: str) -> str:
        if name not in self._art:
            found = self.pictures.find(name)
            self._art[name] = _digest(repr((found.canvas, found.paints))) if found else "none"
        return self._art[name]


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8")).hexdigest()[:LETTERS]
