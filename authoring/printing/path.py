"""SVG path data as plain segments: absolute moves, lines, cubic curves and closings."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field

from authoring.printing import arc

Segment = tuple[str, tuple[float, ...]]
"""`M` and `L` with a point, `C` with two control points and a point, `Z` with none."""

Matrix = tuple[float, float, float, float, float, float]
"""(a, b, c, d, e, f): x' = a x + c y + e, y' = b x + d y + f."""

IDENTITY: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)

ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}

_NUMBER = r"[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)"
_DOUBTFUL = re.compile(r"[eE]|(?<![.\d])\d{7}")
"""What a number larger than FARTHEST has in it."""

FARTHEST = 1e6
"""No number of path data is larger than this."""

_FLAG = r"[\s,]*([01])"
_SIZE = re.compile(r"(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
_COMMAND = re.compile(r"[\s,]*([A-Za-z])")
SEPARATORS = ", \t\r\n\f\v"
_NUMBERS = {
    verb: re.compile(3 * _NUMBER + 2 * _FLAG + 2 * _NUMBER if verb == "A" else count * _NUMBER)
    for verb, count in ARGUMENTS.items()
}
"""The numbers of one command at once; the flags of an arc may stand glued together."""


_REPEATED = {"M": "L", "m": "l"}
"""What numbers mean that follow those of a command, where that is another one."""


class PathError(ValueError):
    """Path data that cannot be read; the message says what and where."""


def segments(data: str) -> tuple[Segment, ...]:
    """The segments of SVG path data. Raises PathError."""
    if _DOUBTFUL.search(data) and any(float(one) > FARTHEST for one in _SIZE.findall(data)):
        raise PathError(f"a number of the path is beyond {FARTHEST:,.0f}")
    pen = _Pen()
    for command, numbers in _steps(data):
        pen.draw(command, numbers)
    return tuple(pen.drawn)


def transformed(parts: Iterable[Segment], matrix: Matrix) -> tuple[Segment, ...]:
    """The segments after a transformation."""
    if matrix == IDENTITY:
        return tuple(parts)
    return tuple((verb, _moved(numbers, matrix)) for verb, numbers in parts)


def product(outer: Matrix, inner: Matrix) -> Matrix:
    """The transformation that does `inner` first, then `outer`."""
    a, b, c, d, e, f = outer
    return (
        a * inner[0] + c * inner[1],
        b * inner[0] + d * inner[1],
        a * inner[2] + c * inner[3],
        b * inner[2] + d * inner[3],
        a * inner[4] + c * inner[5] + e,
        b * inner[4] + d * inner[5] + f,
    )


def bounds(parts: Iterable[Segment]) -> tuple[float, float, float, float] | None:
    """Least x, least y, greatest x, greatest y of the drawn line; None for nothing."""
    across: list[float] = []
    down: list[float] = []
    here = (0.0, 0.0)
    for verb, numbers in parts:
        if verb == "C":
            across += _extremes(here[0], numbers[0], numbers[2], numbers[4])
            down += _extremes(here[1], numbers[1], numbers[3], numbers[5])
        elif verb != "Z":
            across.append(numbers[0])
            down.append(numbers[1])
        if numbers:
            here = (numbers[-2], numbers[-1])
    if not across:
        return None
    return min(across), min(down), max(across), max(down)


def _moved(numbers: tuple[float, ...], matrix: Matrix) -> tuple[float, ...]:
    a, b, c, d, e, f = matrix
    moved: list[float] = []
    for x, y in zip(numbers[::2], numbers[1::2], strict=True):
        moved += (a * x + c * y + e, b * x + d * y + f)
    return tuple(moved)


def _extremes(start: float, one: float, two: float, end: float) -> list[float]:
    """The ends of one co-ordinate of a cubic curve, and where it turns round."""
    found = [start, end]
    cubic, square, linear = (
        end - 3 * two + 3 * one - start,
        2 * (two - 2 * one + start),
        one - start,
    )
    if abs(cubic) < 1e-9:
        roots = [-linear / square] if abs(square) > 1e-9 else []
    else:
        inner = square**2 - 4 * cubic * linear
        root = math.sqrt(inner) if inner >= 0 else math.nan
        roots = [(-square + root) / (2 * cubic), (-square - root) / (2 * cubic)]
    for time in roots:
        if 0 < time < 1:
            rest = 1 - time
            found.append(
                rest**3 * start
                + 3 * rest**2 * time * one
                + 3 * rest * time**2 * two
                + time**3 * end
            )
    return found


def _steps(data: str) -> Iterator[tuple[str, list[float]]]:
    """Each command with its numbers, one repetition at a time."""
    position, command, whole = 0, "", len(data.rstrip(SEPARATORS))
    while position < whole:
        letter = _COMMAND.match(data, position)
        if letter:
            command, position = letter[1], letter.end()
        elif not command or command in "Zz":
            raise PathError(f"no drawing command at character {position + 1} of the path")
        pattern = _NUMBERS.get(command.upper())
        if pattern is None:
            raise PathError(f"unknown drawing command {command!r} in the path")
        found = pattern.match(data, position)
        if not found:
            raise PathError(f"a number is missing behind character {position} of the path")
        while found:
            position = found.end()
            yield command, list(map(float, found.groups()))
            command = _REPEATED.get(command, command)
            found = pattern.match(data, position) if command not in "Zz" else None


@dataclass(slots=True)
class _Pen:
    """Where the drawing stands, and what it has drawn."""

    drawn: list[Segment] = field(default_factory=list)
    x: float = 0.0
    y: float = 0.0
    start: tuple[float, float] = (0.0, 0.0)
    control: tuple[float, float] | None = None
    curve: str = ""

    def draw(self, command: str, numbers: list[float]) -> None:
        if command == "c":  # what most pictures are made of
            points = tuple(self._absolute("C", numbers))
            self.drawn.append(("C", points))
            self.control, self.curve = (points[2], points[3]), "cubic"
            self.x, self.y = points[4], points[5]
            return
        verb = command.upper()
        if command.islower():
            numbers = self._absolute(verb, numbers)
        previous = self.control if self.curve == _FAMILY.get(verb) else None
        self.control, self.curve = None, _FAMILY.get(verb, "")
        _DRAWING[verb](self, numbers, previous)

    def _absolute(self, verb: str, numbers: list[float]) -> list[float]:
        if verb == "H":
            return [numbers[0] + self.x]
        if verb == "V":
            return [numbers[0] + self.y]
        if verb == "A":
            return [*numbers[:5], numbers[5] + self.x, numbers[6] + self.y]
        x, y = self.x, self.y
        if len(numbers) == 6:
            one, two, three, four, five, six = numbers
            return [one + x, two + y, three + x, four + y, five + x, six + y]
        if len(numbers) == 2:
            return [numbers[0] + x, numbers[1] + y]
        return [number + (y if index % 2 else x) for index, number in enumerate(numbers)]

    def add(self, verb: str, *numbers: float) -> None:
        self.drawn.append((verb, numbers))
        if numbers:
            self.x, self.y = numbers[-2], numbers[-1]

    def mirrored(self, previous: tuple[float, float] | None) -> tuple[float, float]:
        """The last control point, mirrored at the pen; the pen itself when there is none."""
        if previous is None:
            return self.x, self.y
        return 2 * self.x - previous[0], 2 * self.y - previous[1]


def _move(pen: _Pen, numbers: list[float], _: object) -> None:
    pen.add("M", *numbers)
    pen.start = (pen.x, pen.y)


def _line(pen: _Pen, numbers: list[float], _: object) -> None:
    pen.add("L", *numbers)


def _across(pen: _Pen, numbers: list[float], _: object) -> None:
    pen.add("L", numbers[0], pen.y)


def _down(pen: _Pen, numbers: list[float], _: object) -> None:
    pen.add("L", pen.x, numbers[0])


def _cubic(pen: _Pen, numbers: list[float], _: object) -> None:
    pen.control = (numbers[2], numbers[3])
    pen.add("C", *numbers)


def _smooth_cubic(pen: _Pen, numbers: list[float], previous: tuple[float, float] | None) -> None:
    _cubic(pen, [*pen.mirrored(previous), *numbers], None)


def _quadratic(pen: _Pen, numbers: list[float], _: object) -> None:
    across, down, x, y = numbers
    pen.control = (across, down)
    pen.add(
        "C",
        pen.x + 2 / 3 * (across - pen.x),
        pen.y + 2 / 3 * (down - pen.y),
        x + 2 / 3 * (across - x),
        y + 2 / 3 * (down - y),
        x,
        y,
    )


def _smooth_quadratic(
    pen: _Pen, numbers: list[float], previous: tuple[float, float] | None
) -> None:
    _quadratic(pen, [*pen.mirrored(previous), *numbers], None)


def _arc(pen: _Pen, numbers: list[float], _: object) -> None:
    for curve in arc.curves((pen.x, pen.y), numbers):
        pen.add("C", *curve)


def _close(pen: _Pen, _numbers: list[float], _: object) -> None:
    pen.add("Z")
    pen.x, pen.y = pen.start


_FAMILY = {"C": "cubic", "S": "cubic", "Q": "quadratic", "T": "quadratic"}
_Drawing = Callable[[_Pen, list[float], tuple[float, float] | None], None]
_DRAWING: dict[str, _Drawing] = {
    "M": _move,
    "L": _line,
    "H": _across,
    "V": _down,
    "C": _cubic,
    "S": _smooth_cubic,
    "Q": _quadratic,
    "T": _smooth_quadratic,
    "A": _arc,
    "Z": _close,
}
