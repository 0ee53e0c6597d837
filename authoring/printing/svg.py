"""SVG read as paint: the part of SVG that flat pictures need, and nothing else.

A picture is untrusted input. There are no scripts, no entities, no references out of
the file and no style sheets here; whatever is not understood is refused with the file,
the place and the feature, so that no picture ever prints differently than it looks.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from authoring.finding import Flaw
from authoring.printing import path as paths
from authoring.printing import transform
from authoring.printing.outline import OUTLINES
from authoring.printing.path import IDENTITY, Matrix, PathError, Segment
from authoring.printing.xml import Element, XmlError, parse

Clip = tuple[tuple[Segment, ...], bool]
"""An outline that paint stays within, and whether it is read even-odd."""

SILENT = frozenset({"title", "desc", "metadata", "defs", "clipPath"})
"""What holds no paint of its own where it stands."""

INHERITED = frozenset(
    {
        "fill",
        "fill-rule",
        "clip-rule",
        "fill-opacity",
        "stroke",
        "stroke-width",
        "stroke-opacity",
        "stroke-linecap",
        "stroke-linejoin",
        "stroke-miterlimit",
    }
)
OWN = frozenset({"opacity", "transform", "clip-path", "id", "href", "style"})
GEOMETRY = {
    "svg": {
        "viewBox",
        "width",
        "height",
        "x",
        "y",
        "version",
        "baseProfile",
        "preserveAspectRatio",
    },
    "g": set[str](),
    "use": {"x", "y", "width", "height"},
    "clipPath": {"clipPathUnits"},
    "path": {"d"},
    "circle": {"cx", "cy", "r"},
    "ellipse": {"cx", "cy", "rx", "ry"},
    "rect": {"x", "y", "width", "height", "rx", "ry"},
    "line": {"x1", "y1", "x2", "y2"},
    "polyline": {"points"},
    "polygon": {"points"},
}
KNOWN = {tag: INHERITED | OWN | own for tag, own in GEOMETRY.items()}
"""What may be said of each element."""

CAPS = {"butt": 0, "round": 1, "square": 2}
JOINS = {"miter": 0, "round": 1, "bevel": 2}
NAMED = {"white": "#FFFFFF", "black": "#000000"}
DEEPEST = 32
"""How deep groups and `use` may nest."""

MOST = 20_000
"""How many elements a picture may draw, those counted that `use` draws again."""

SMALLEST = 1e-3
"""How wide and high a canvas is at least."""

_COLOUR = re.compile("#(?:[0-9A-Fa-f]{3}){1,2}")


class ArtError(Exception):
    """A picture that cannot be drawn. `flaw` says where, what, and the way out."""

    def __init__(self, flaw: Flaw) -> None:
        super().__init__(f"{flaw.place.path}:{flaw.place.line}: {flaw.message}")
        self.flaw = flaw


@dataclass(frozen=True, slots=True)
class Paint:
    """One outline, filled, stroked or both, in the units of the picture."""

    segments: tuple[Segment, ...]
    fill: str | None
    stroke: str | None
    stroke_width: float
    cap: int
    join: int
    opacity: float
    even_odd: bool
    clips: tuple[Clip, ...]


@dataclass(frozen=True, slots=True)
class Drawing:
    """A picture: left, top, width and height of its canvas, and its paint in order."""

    canvas: tuple[float, float, float, float]
    paints: tuple[Paint, ...]


@dataclass(frozen=True, slots=True)
class _State:
    """What an element takes over from those around it."""

    style: Mapping[str, str]
    matrix: Matrix = IDENTITY
    clips: tuple[Clip, ...] = ()
    depth: int = 0


def read(path: str, content: bytes) -> Drawing:
    """The drawing in an SVG file. Raises ArtError; `path` is only for its message."""
    try:
        root = parse(path, content)
        if root.tag != "svg":
            raise root.refuse(f"<{root.tag}> where <svg> should be")
        reader = _Reader({name: node for node in root.walk() if (name := node.get("id"))})
        return Drawing(_canvas(root), tuple(reader.paints(root, _State({}))))
    except XmlError as error:
        raise ArtError(error.flaw) from error


def _canvas(root: Element) -> tuple[float, float, float, float]:
    box = root.get("viewBox")
    if box is None:
        left, top, width, height = 0.0, 0.0, root.number("width"), root.number("height")
    else:
        numbers = root.numbers("viewBox")
        if len(numbers) != 4:
            raise root.refuse(f"a viewBox of {len(numbers)} numbers instead of 4")
        left, top, width, height = numbers
    if width < SMALLEST or height < SMALLEST:
        raise root.refuse("a canvas without a size: it needs a viewBox")
    return left, top, width, height


class _Reader:
    """The walk through the elements of one file."""

    def __init__(self, named: Mapping[str, Element]) -> None:
        self.named = named
        self.drawn = 0

    def paints(self, node: Element, outer: _State) -> Iterator[Paint]:
        if node.tag in SILENT:
            return
        state = self.entered(node, outer)
        if node.tag == "use":
            yield from self.paints(self.target(node), self.moved(node, state))
        elif node.tag in OUTLINES:
            if paint := self.paint(node, state):
                yield paint
        else:
            for child in node.children:
                yield from self.paints(child, state)

    def entered(self, node: Element, outer: _State) -> _State:
        """The state inside an element, once everything it says is known to be understood."""
        if node.tag not in GEOMETRY:
            raise node.refuse(f"the element <{node.tag}>")
        if outer.depth > DEEPEST:
            raise node.refuse(f"elements nested more than {DEEPEST} deep")
        self.drawn += 1
        if self.drawn > MOST:
            raise node.refuse(f"more than {MOST:,} elements, those counted that are used again")
        said = node.style()
        if strange := (node.attributes.keys() | said.keys()) - KNOWN[node.tag]:
            key = next(key for key in (*node.attributes, *said) if key in strange)
            raise node.refuse(f"the attribute {key} of <{node.tag}>")
        if "opacity" in said and node.tag not in OUTLINES and node.length(said["opacity"]) != 1:
            raise node.refuse(f"opacity on a <{node.tag}>; give it to the shapes inside")
        matrix = outer.matrix
        if "transform" in node.attributes:
            matrix = _near(node, paths.product(matrix, transform.asked(node)))
        clips = outer.clips
        if (clip := said.get("clip-path", "none")) != "none":
            clips = (*clips, self.clip(node, clip, matrix))
        style = {**outer.style, **{key: said[key] for key in INHERITED & said.keys()}}
        return _State(style, matrix, clips, outer.depth + 1)

    def paint(self, node: Element, state: _State) -> Paint | None:
        style = state.style
        fill = _colour(node, style.get("fill", "black"))
        stroke = _colour(node, style.get("stroke", "none"))
        if fill is None and stroke is None:
            return None
        matrix = state.matrix
        scale = math.sqrt(abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]))
        share = node.share("fill-opacity" if fill else "stroke-opacity", style)
        return Paint(
            paths.transformed(_outline(node), matrix),
            fill,
            stroke,
            scale * node.length(style.get("stroke-width", "1")) if stroke else 0.0,
            node.choice("stroke-linecap", style, CAPS, "butt"),
            node.choice("stroke-linejoin", style, JOINS, "miter"),
            share * node.share("opacity", node.style()),
            style.get("fill-rule") == "evenodd",
            state.clips,
        )

    def target(self, node: Element) -> Element:
        """What a `use` or a clip refers to, in this file only."""
        name = node.get("href") or ""
        found = self.named.get(name[1:]) if name.startswith("#") else None
        if found is None:
            raise node.refuse(f"a reference to {name!r}, which is not in the file")
        return found

    def moved(self, node: Element, state: _State) -> _State:
        shift = (1.0, 0.0, 0.0, 1.0, node.number("x"), node.number("y"))
        return replace(state, matrix=_near(node, paths.product(state.matrix, shift)))

    def clip(self, node: Element, value: str, matrix: Matrix) -> Clip:
        """The outline that `clip-path: url(#name)` confines an element to."""
        name = value.removeprefix("url(").removesuffix(")").strip("\"'")
        holder = self.named.get(name.removeprefix("#"))
        if holder is None or holder.tag != "clipPath":
            raise node.refuse(f"the clip-path {value}")
        if holder.get("clipPathUnits") not in (None, "userSpaceOnUse"):
            raise holder.refuse("clipPathUnits other than userSpaceOnUse")
        outer = _State({}, _near(holder, paths.product(matrix, transform.asked(holder))))
        drawn: list[Segment] = []
        even_odd = False
        for child in holder.children:
            state = self.entered(child, outer)
            if child.tag == "use":
                child, state = self.target(child), self.moved(child, state)
                state = self.entered(child, state)
            drawn += paths.transformed(_outline(child), state.matrix)
            even_odd = even_odd or state.style.get("clip-rule") == "evenodd"
        return tuple(drawn), even_odd


def _near(node: Element, matrix: Matrix) -> Matrix:
    """The transformation, where transformations in each other have not made it enormous."""
    for number in matrix:
        node.near(number)
    return matrix


def _outline(node: Element) -> tuple[Segment, ...]:
    if node.tag not in OUTLINES:
        raise node.refuse(f"the element <{node.tag}> here")
    try:
        return OUTLINES[node.tag](node)
    except PathError as error:
        raise node.fail(str(error)) from error


def _colour(node: Element, value: str) -> str | None:
    """`#RRGGBB`, or None for no paint."""
    found = _paint_of(value)
    if found is not None:
        return found or None
    if value.strip().startswith("url("):
        raise node.refuse("a gradient or a pattern for paint")
    raise node.refuse(f"the colour {value.strip()}; write it as #RRGGBB")


@lru_cache(maxsize=1 << 12)
def _paint_of(value: str) -> str | None:
    """A colour as `#RRGGBB`; nothing for no paint, and None for what is no colour."""
    value = NAMED.get(value.strip().lower(), value.strip())
    digits = value[1:]
    if value == "none":
        return ""
    if not _COLOUR.fullmatch(value):
        return None
    return "#" + ("".join(digit * 2 for digit in digits) if len(digits) == 3 else digits).upper()
