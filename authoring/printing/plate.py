"""Faces as PDF operators, with whatever repeats written once, as a form.

A picture is a form, a face that stands on several sheets is one (a back design), and so
are groups of shapes that several faces share (panels, badges, lines).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Protocol

from authoring.printing import content
from authoring.printing.art import Box, Pictures
from authoring.printing.face import Art, Face, Mark, Shape, TextRun
from authoring.printing.ink import LIGHT, Inks


class Press(Protocol):
    """What puts operators into a file."""

    def letters(self, run: TextRun) -> str:
        """The operators that show a run of text."""
        ...

    def form(
        self, name: str, code: str, box: Box, used: Sequence[str], opacities: Sequence[float]
    ) -> None:
        """Take a form: its operators, its bounds, the forms and the opacities it uses."""
        ...


@dataclass(frozen=True, slots=True)
class Code:
    """Operators, and the names of the forms that they call."""

    text: str
    forms: tuple[str, ...] = ()


def opacity_name(opacity: float) -> str:
    """The name of the graphics state for an opacity from 0 to 1."""
    return f"A{round(opacity * 1000)}"


@dataclass(slots=True)
class Plates:
    """The faces of one file. `reach` is how far beyond the trim they are painted (mm)."""

    faces: Sequence[Face]
    pictures: Pictures
    press: Press
    reach: float
    inks: Inks = LIGHT
    _uses: Counter[int] = field(init=False)
    _shared: Counter[tuple[Mark, ...]] = field(init=False)
    _codes: dict[int, Code] = field(default_factory=dict)
    _forms: dict[object, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._uses = Counter(map(id, self.faces))
        self._shared = Counter(
            held
            for face in {id(face): face for face in self.faces}.values()
            for held in _groups(face.marks)
            if isinstance(held[0], Shape)
        )

    def code(self, face: Face) -> Code:
        """The operators of a face, or the call of its form when it stands on more sheets."""
        key = id(face)
        if key in self._codes:
            return self._codes[key]
        code = _joined(self._group(held, face) for held in _groups(face.marks))
        if self._uses[key] > 1:
            code = self._codes[key] = self._form(key, code, self._bounds(face))
        return code

    def mark(self, mark: Mark) -> Code:
        """The operators of one mark."""
        if isinstance(mark, TextRun):
            return Code(self.press.letters(mark))
        if isinstance(mark, Shape):
            return Code(content.shape(mark, self.inks))
        return self._art(mark)

    def _group(self, held: tuple[Mark, ...], face: Face) -> Code:
        if self._shared[held] < 2 or len(held) < 2:
            return _joined(map(self.mark, held))
        if held in self._forms:
            return _call(self._forms[held])
        return self._form(held, _joined(map(self.mark, held)), self._bounds(face))

    def _art(self, mark: Art) -> Code:
        picture = self.pictures.find(mark.name)
        if picture is None:
            return Code("")
        left, top, width, height = picture.canvas
        key = ("art", mark.name)
        if key not in self._forms:
            opacities: dict[float, None] = {}

            def opacity(share: float) -> str:
                opacities[share] = None
                return opacity_name(share)

            text = content.paints(picture.paints, opacity, self.inks)
            self._forms[key] = name = f"art-{mark.name}"
            box = (left, top, left + width, top + height)
            self.press.form(name, text, box, (), tuple(opacities))
        scale = mark.size / max(width, height)
        across = mark.x + (mark.size - scale * width) / 2 - scale * left
        down = mark.y + (mark.size - scale * height) / 2 - scale * top
        call = _call(self._forms[key])
        return Code(
            f"q {content.matrix(scale, 0, 0, scale, across, down)} {call.text} Q", call.forms
        )

    def _form(self, key: object, code: Code, box: Box) -> Code:
        name = f"part-{len(self._forms)}"
        self._forms[key] = name
        self.press.form(name, code.text, box, code.forms, ())
        return _call(name)

    def _bounds(self, face: Face) -> Box:
        return (-self.reach, -self.reach, face.width + self.reach, face.height + self.reach)


def _groups(marks: Iterable[Mark]) -> Iterator[tuple[Mark, ...]]:
    """Neighbouring shapes together, and all that stands between them."""
    for _, held in groupby(marks, key=lambda mark: isinstance(mark, Shape)):
        yield tuple(held)


def _joined(codes: Iterable[Code]) -> Code:
    held = tuple(codes)
    forms = dict.fromkeys(name for code in held for name in code.forms)
    return Code("\n".join(code.text for code in held), tuple(forms))


def _call(name: str) -> Code:
    return Code(f"/{call_name(name)} Do", (name,))


def call_name(form: str) -> str:
    """The name by which operators call a form."""
    return f"FormXob.{form}"
