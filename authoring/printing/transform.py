"""What `transform` asks for, as one change of co-ordinates."""

from __future__ import annotations

import math
from collections.abc import Callable

from authoring.printing.path import IDENTITY, Matrix, product
from authoring.printing.xml import Element


def asked(node: Element) -> Matrix:
    """The transformation that an element asks for. Raises xml.XmlError."""
    matrix = IDENTITY
    for name, numbers in node.transforms():
        if name not in _TRANSFORMS or len(numbers) not in _TRANSFORMS[name][0]:
            raise node.refuse(f"the transform {name} of {len(numbers)} numbers")
        matrix = product(matrix, _TRANSFORMS[name][1](*numbers))
    for number in matrix:
        node.near(number)
    return matrix


def _rotation(degrees: float, across: float = 0.0, down: float = 0.0) -> Matrix:
    cosine, sine = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    shift = (across - cosine * across + sine * down, down - sine * across - cosine * down)
    return (cosine, sine, -sine, cosine, *shift)


def _translation(across: float, down: float = 0.0) -> Matrix:
    return (1.0, 0.0, 0.0, 1.0, across, down)


def _scaling(across: float, down: float | None = None) -> Matrix:
    return (across, 0.0, 0.0, across if down is None else down, 0.0, 0.0)


def _any_matrix(*numbers: float) -> Matrix:
    a, b, c, d, e, f = numbers
    return (a, b, c, d, e, f)


_TRANSFORMS: dict[str, tuple[tuple[int, ...], Callable[..., Matrix]]] = {
    "rotate": ((1, 3), _rotation),
    "translate": ((1, 2), _translation),
    "scale": ((1, 2), _scaling),
    "matrix": ((6,), _any_matrix),
}
