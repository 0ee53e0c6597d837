"""Pictures by name: SVG files of the deck and of the theme, read once."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path, PurePosixPath
from typing import Protocol

from authoring.finding import Flaw
from authoring.model import Place
from authoring.printing import path as paths
from authoring.printing import svg
from authoring.source.links import followed
from authoring.source.nearest import nearest

NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
"""What a picture may be called: so that no name leads out of its folder."""

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture, ready to be painted.

    `canvas` is left, top, width and height in its own units; `ink` is the box that its
    paint fills, and `colours` its colours by the share of the picture they take.
    """

    name: str
    canvas: Box
    paints: tuple[svg.Paint, ...] = field(repr=False)
    ink: Box
    colours: Mapping[str, float]


class Pictures(Protocol):
    """Where pictures are found by name."""

    def find(self, name: str) -> Picture | None:
        """The picture of this name; None when there is none. Raises svg.ArtError."""
        ...


@dataclass(frozen=True, slots=True)
class Gallery:
    """Folders of SVG files, looked at once. A name is looked for in the first folder first."""

    folders: tuple[Path, ...]
    _found: dict[str, Picture | None] = field(default_factory=dict, compare=False, repr=False)

    def find(self, name: str) -> Picture | None:
        """The picture of this name; None when there is none. Raises svg.ArtError."""
        if name not in self._found:
            path = self.path(name)
            found = None if path is None else _picture(path.as_posix(), content(path))
            self._found[name] = found
        return self._found[name]

    def path(self, name: str) -> Path | None:
        """The file that holds a picture. A link that leads out of its folder is none."""
        if not NAME.fullmatch(name):
            return None
        for folder in self.folders:
            path = folder / f"{name}.svg"
            if path.is_symlink() and not followed(path).is_relative_to(followed(folder)):
                continue
            if path.exists() or path.is_symlink() or folder.is_file():
                return path
        return None

    def near(self, name: str) -> str | None:
        """The picture that a name which is none was probably meant for."""
        return nearest(name, names(*self.folders))


def content(path: Path) -> bytes:
    """What stands in the file of a picture. Raises svg.ArtError when it cannot be read."""
    if path.parent.is_file():
        place, message = Place(path.parent.as_posix()), "pictures stand in a folder, not in a file"
        raise svg.ArtError(Flaw(place, message, "take the file away, and make a folder here"))
    if path.exists() and not path.is_file():
        message = "the picture cannot be read: it is not a file"
        raise svg.ArtError(Flaw(Place(path.as_posix()), message, "put an SVG file here"))
    try:
        return path.read_bytes()
    except OSError as error:
        reason = (error.strerror or "unknown reason").lower()
        message = f"the picture cannot be read: {reason}"
        raise svg.ArtError(
            Flaw(Place(path.as_posix()), message, "put the file itself here")
        ) from None


def names(*folders: Path) -> tuple[str, ...]:
    """The pictures in these folders, sorted."""
    return tuple(sorted({path.stem for folder in folders for path in folder.glob("*.svg")}))


@lru_cache(maxsize=4096)
def _picture(path: str, content: bytes) -> Picture:
    drawing = svg.read(path, content)
    ink = _ink(drawing)
    if ink is None:
        message = f"{PurePosixPath(path).name} has nothing to draw"
        hint = "draw filled or stroked shapes within the canvas that its viewBox names"
        raise svg.ArtError(Flaw(Place(path), message, hint))
    return Picture(
        PurePosixPath(path).stem,
        drawing.canvas,
        drawing.paints,
        ink,
        _colours(drawing.paints),
    )


def _ink(drawing: svg.Drawing) -> Box | None:
    """The box around the paint, the stroke's width and the clips taken into account; None
    where nothing of the canvas is painted."""
    left, top, width, height = drawing.canvas
    boxes = [
        shown
        for paint in drawing.paints
        if paint.opacity
        and (box := _painted(paint))
        and (shown := _within(box, (left, top, left + width, top + height)))
    ]
    if not boxes:
        return None
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def _within(box: Box, canvas: Box) -> Box | None:
    """What of a box lies on the canvas; None for what is outside, or has no area."""
    left, top = max(box[0], canvas[0]), max(box[1], canvas[1])
    right, bottom = min(box[2], canvas[2]), min(box[3], canvas[3])
    return (left, top, right, bottom) if right > left and bottom > top else None


def _painted(paint: svg.Paint) -> Box | None:
    box = paths.bounds(paint.segments)
    if box is None:
        return None
    half = paint.stroke_width / 2
    left, top, right, bottom = box[0] - half, box[1] - half, box[2] + half, box[3] + half
    for outline, _ in paint.clips:
        if clip := paths.bounds(outline):
            left, top = max(left, clip[0]), max(top, clip[1])
            right, bottom = min(right, clip[2]), min(bottom, clip[3])
    return left, top, right, bottom


def _colours(paints: tuple[svg.Paint, ...]) -> Mapping[str, float]:
    """The share of each fill in the whole painted area, as far as outlines tell."""
    areas: defaultdict[str, float] = defaultdict(float)
    for paint in paints:
        if paint.fill:
            areas[paint.fill] += paint.opacity * _area(paint.segments)
        elif paint.stroke and (box := _painted(paint)):
            areas[paint.stroke] += paint.stroke_width * (box[2] - box[0] + box[3] - box[1])
    whole = sum(areas.values())
    return {colour: area / whole for colour, area in areas.items()} if whole else {}


def _area(segments: tuple[paths.Segment, ...]) -> float:
    """The area inside an outline, its curves taken as the polygon of their points."""
    twice, here, start = 0.0, (0.0, 0.0), (0.0, 0.0)
    for verb, numbers in segments:
        if verb == "M":
            here = start = (numbers[0], numbers[1])
            continue
        points = list(zip(numbers[::2], numbers[1::2], strict=True)) or [start]
        for point in points:
            twice += here[0] * point[1] - point[0] * here[1]
            here = point
    return abs(twice) / 2
