"""XML elements with the lines they stand on, read without entities or declarations."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from xml.parsers import expat

from authoring.finding import Flaw
from authoring.model import Place
from authoring.printing.path import FARTHEST

LARGEST = 1_000_000
"""How many bytes a picture may have."""

WAY_OUT = "draw it with plain filled or stroked shapes, or convert it so in a drawing program"
ANEW = "save it anew as plain SVG out of a drawing program"

DEEPEST = 200
"""How deep elements may nest, also those that are not drawn."""

_NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
_LENGTH = re.compile(rf"({_NUMBER.pattern})(?:px)?$")
_TRANSFORM = re.compile(r"[\s,]*(\w+)\s*\(([^()]*)\)")
_SKIPPED = ("xmlns", "xml:", "inkscape:", "sodipodi:", "aria-", "data-")


class XmlError(Exception):
    """A file that is not XML, or holds what is not to be read."""

    def __init__(self, flaw: Flaw) -> None:
        super().__init__(flaw.message)
        self.flaw = flaw


@dataclass(slots=True)
class Element:
    """An element: its name without prefix, its attributes, and what stands inside."""

    tag: str
    attributes: dict[str, str]
    place: Place
    children: list[Element] = field(default_factory=list)

    def get(self, key: str) -> str | None:
        return self.attributes.get(key)

    def walk(self) -> Iterator[Element]:
        """The element and all below it."""
        yield self
        for child in self.children:
            yield from child.walk()

    def refuse(self, feature: str) -> XmlError:
        """The error for something in this element that is not understood."""
        return self.fail(f"it has {feature}")

    def fail(self, reason: str) -> XmlError:
        """The error for a picture that this element keeps from being drawn."""
        name = self.place.path.rpartition("/")[2]
        return XmlError(Flaw(self.place, f"{name} cannot be drawn: {reason}", WAY_OUT))

    def near(self, number: float) -> float:
        """The number, where it is none that no canvas has room for."""
        if not abs(number) <= FARTHEST:
            raise self.refuse(f"a number beyond {FARTHEST:,.0f}")
        return number

    def length(self, text: str) -> float:
        """A number, with or without px."""
        found = _LENGTH.match(text.strip())
        if not found:
            raise self.refuse(f"the length {text!r}")
        return self.near(float(found[1]))

    def number(self, key: str) -> float:
        return self.length(self.attributes.get(key, "0"))

    def numbers(self, key: str) -> list[float]:
        """All numbers of an attribute, however they are parted."""
        found = _NUMBER.findall(self.attributes.get(key, ""))
        return [self.near(float(number)) for number in found]

    def share(self, key: str, style: Mapping[str, str]) -> float:
        """A value from 0 to 1, 1 when it is not said."""
        said = style.get(key)
        return 1.0 if said is None else min(1.0, max(0.0, self.length(said)))

    def choice(
        self, key: str, style: Mapping[str, str], choices: Mapping[str, int], usual: str
    ) -> int:
        """The number of a keyword among those that are understood."""
        value = style.get(key, usual)
        if value not in choices:
            raise self.refuse(f"{key} {value!r}")
        return choices[value]

    def style(self) -> Mapping[str, str]:
        """The attributes, with what a style attribute says instead of them."""
        written = self.attributes.get("style")
        if written is None:
            return self.attributes
        said = dict(self.attributes)
        for declaration in filter(str.strip, written.split(";")):
            key, _, value = declaration.partition(":")
            said[key.strip()] = value.strip()
        return said

    def transforms(self) -> Iterator[tuple[str, list[float]]]:
        """The name and the numbers of each transformation, outermost first."""
        text, end = self.attributes.get("transform", ""), 0
        for found in _TRANSFORM.finditer(text):
            if found.start() != end:
                break
            end = found.end()
            yield found[1], [self.near(float(number)) for number in _NUMBER.findall(found[2])]
        if text[end:].strip():
            raise self.refuse(f"the transform {text!r}")


def parse(path: str, content: bytes) -> Element:
    """The outermost element of a file. Raises XmlError."""
    if len(content) > LARGEST:
        hint = "make the picture simpler: fewer shapes, with fewer points"
        raise XmlError(Flaw(Place(path), f"the file has more than {LARGEST:,} bytes", hint))
    if not content.strip():
        raise XmlError(Flaw(Place(path), "the file is empty", ANEW))
    return _Builder(path).read(content)


class _Builder:
    """One reading of one file."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.open: list[Element] = []
        self.root: Element | None = None
        self.parser = expat.ParserCreate()
        self.parser.StartElementHandler = self.start
        self.parser.EndElementHandler = self.end
        self.parser.StartDoctypeDeclHandler = self.declaration
        self.parser.EntityDeclHandler = self.declaration

    def read(self, content: bytes) -> Element:
        try:
            self.parser.Parse(content, True)
        except expat.ExpatError as error:
            place = _point(self.path, error.lineno, error.offset)
            reason = expat.errors.messages[error.code]
            raise XmlError(Flaw(place, f"the file is not well-formed: {reason}", ANEW)) from error
        assert self.root is not None
        return self.root

    def here(self) -> Place:
        return _point(self.path, self.parser.CurrentLineNumber, self.parser.CurrentColumnNumber)

    def start(self, name: str, attributes: dict[str, str]) -> None:
        prefix, _, tag = name.rpartition(":")
        kept = {
            key.removeprefix("xlink:"): value
            for key, value in attributes.items()
            if not key.startswith(_SKIPPED)
        }
        element = Element(tag, kept, self.here())
        if len(self.open) >= DEEPEST:
            raise element.refuse(f"elements nested more than {DEEPEST} deep")
        if self.root is None:
            self.root = element
        elif prefix in ("", "svg"):
            self.open[-1].children.append(element)
        self.open.append(element)

    def end(self, _name: str) -> None:
        self.open.pop()

    def declaration(self, *_: object) -> None:
        message = "the file declares a document type, which may hide entities"
        raise XmlError(Flaw(self.here(), message, "take the <!DOCTYPE …> line out"))


def _point(path: str, line: int, offset: int) -> Place:
    return Place(path, line, offset + 1, line, offset + 2)
