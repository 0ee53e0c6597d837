"""Colours as numbers: contrast, and how far apart two colours look, also to eyes that
mix up some of them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]

SIGHTS: dict[str, Matrix] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""What linear light becomes in the eye of someone who lacks one of the three cones
(Machado, Oliveira and Fernandes 2009, severity 1)."""

LUMINANCE: Triple = (0.2126, 0.7152, 0.0722)
XYZ: Matrix = (
    (0.4124, 0.3576, 0.1805),
    (0.2126, 0.7152, 0.0722),
    (0.0193, 0.1192, 0.9505),
)
WHITE: Triple = (0.95047, 1.0, 1.08883)
"""The white of D65 as XYZ."""


def channels(colour: str) -> Triple:
    """`#RRGGBB` as red, green and blue from 0 to 1."""
    red, green, blue = (int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5))
    return red, green, blue


def linear(colour: str) -> Triple:
    """The light of a colour, without the screen's gamma."""
    red, green, blue = (
        level / 12.92 if level <= 0.04045 else ((level + 0.055) / 1.055) ** 2.4
        for level in channels(colour)
    )
    return red, green, blue


def contrast(one: str, other: str) -> float:
    """The contrast of two colours after WCAG 2: from 1 to 21."""
    darker, lighter = sorted(_dot(LUMINANCE, linear(colour)) for colour in (one, other))
    return (lighter + 0.05) / (darker + 0.05)


@lru_cache(maxsize=4096)
def lab(colour: str, sight: str = "normal") -> Triple:
    """The CIELAB co-ordinates of a colour as one of the SIGHTS sees it."""
    seen = _turn(SIGHTS[sight], linear(colour))
    light = _turn(XYZ, (_clamp(seen[0]), _clamp(seen[1]), _clamp(seen[2])))
    across, up, deep = (
        math.cbrt(part) if part > 0.008856 else 7.787 * part + 16 / 116
        for part in (amount / white for amount, white in zip(light, WHITE, strict=True))
    )
    return 116 * up - 16, 500 * (across - up), 200 * (up - deep)


def distance(one: Triple, other: Triple) -> float:
    """CIEDE2000 between two CIELAB colours; about 1 is the least that a trained eye sees."""
    (light_1, a_1, b_1), (light_2, a_2, b_2) = one, other
    seventh = ((math.hypot(a_1, b_1) + math.hypot(a_2, b_2)) / 2) ** 7
    grey = 0.5 * (1 - math.sqrt(seventh / (seventh + 25**7)))
    chroma_1, hue_1 = _polar(a_1 * (1 + grey), b_1)
    chroma_2, hue_2 = _polar(a_2 * (1 + grey), b_2)
    turn = (hue_2 - hue_1 + 180) % 360 - 180 if chroma_1 * chroma_2 else 0.0
    light, chroma = (light_1 + light_2) / 2, (chroma_1 + chroma_2) / 2
    hue = (hue_1 + turn / 2) % 360 if chroma_1 * chroma_2 else hue_1 + hue_2
    tint = (
        1
        - 0.17 * _cos(hue - 30)
        + 0.24 * _cos(2 * hue)
        + 0.32 * _cos(3 * hue + 6)
        - 0.20 * _cos(4 * hue - 63)
    )
    by_light = (light_2 - light_1) / (
        1 + 0.015 * (light - 50) ** 2 / math.sqrt(20 + (light - 50) ** 2)
    )
    by_chroma = (chroma_2 - chroma_1) / (1 + 0.045 * chroma)
    by_hue = (2 * math.sqrt(chroma_1 * chroma_2) * math.sin(math.radians(turn / 2))) / (
        1 + 0.015 * chroma * tint
    )
    blue = (
        -math.sin(math.radians(60 * math.exp(-(((hue - 275) / 25) ** 2))))
        * 2
        * math.sqrt(chroma**7 / (chroma**7 + 25**7))
    )
    return math.sqrt(by_light**2 + by_chroma**2 + by_hue**2 + blue * by_chroma * by_hue)


def least_distance(colours: Sequence[str], sight: str = "normal") -> float:
    """How far apart the two most alike of the colours are to this sight."""
    seen = [lab(colour, sight) for colour in colours]
    return min(distance(one, other) for one, other in combinations(seen, 2))


def blend(colour: str, ground: str, share: float) -> str:
    """`share` (0 to 1) of the colour over the ground, as one opaque colour."""
    mixed = (
        round(255 * (over * share + under * (1 - share)))
        for over, under in zip(channels(colour), channels(ground), strict=True)
    )
    return "#" + "".join(f"{level:02X}" for level in mixed)


def _clamp(level: float) -> float:
    return min(1.0, max(0.0, level))


def _dot(row: Triple, column: Triple) -> float:
    return row[0] * column[0] + row[1] * column[1] + row[2] * column[2]


def _turn(matrix: Matrix, vector: Triple) -> Triple:
    return _dot(matrix[0], vector), _dot(matrix[1], vector), _dot(matrix[2], vector)


def _polar(across: float, up: float) -> tuple[float, float]:
    return math.hypot(across, up), math.degrees(math.atan2(up, across)) % 360


def _cos(degrees: float) -> float:
    return math.cos(math.radians(degrees))
