"""Colours as the operators that choose them: light for screens and home printers, process
colours for a press."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Protocol

from authoring.printing.colour import channels, lab

NEUTRAL = 26 / 255
"""Channels no farther apart than this are a grey, which black alone prints: no shadow of
colour stands beside small type when the plates do not meet exactly."""

PAPER_LIGHT, BLACK_LIGHT = 100.0, 16.0
"""The lightness of white and of full black on coated paper."""


class Inks(Hashable, Protocol):
    """What turns `#RRGGBB` into PDF operators."""

    def fill(self, colour: str) -> str: ...

    def stroke(self, colour: str) -> str: ...


@dataclass(frozen=True, slots=True)
class Light:
    """Red, green and blue."""

    def fill(self, colour: str) -> str:
        return f"{_light(colour)} rg"

    def stroke(self, colour: str) -> str:
        return f"{_light(colour)} RG"


LIGHT = Light()


@dataclass(frozen=True, slots=True)
class Process:
    """Cyan, magenta, yellow and black for the press of a profile; greys are black alone."""

    profile: Path

    def fill(self, colour: str) -> str:
        return f"{_numbers(*process(colour, self.profile))} k"

    def stroke(self, colour: str) -> str:
        return f"{_numbers(*process(colour, self.profile))} K"


@lru_cache(maxsize=4096)
def process(colour: str, profile: Path) -> tuple[float, float, float, float]:
    """The shares of cyan, magenta, yellow and black, from 0 to 1."""
    light = channels(colour)
    if max(light) - min(light) <= NEUTRAL:
        black = (PAPER_LIGHT - lab(colour)[0]) / (PAPER_LIGHT - BLACK_LIGHT)
        return 0.0, 0.0, 0.0, round(min(1.0, max(0.0, black)), 3)
    cyan, magenta, yellow, black = _transform(profile)(tuple(round(255 * level) for level in light))
    return cyan, magenta, yellow, black


@cache
def _transform(profile: Path) -> Callable[[tuple[int, ...]], tuple[float, ...]]:
    """One colour of the screen to shares of the four inks of a profile."""
    from PIL import Image, ImageCms

    change: Any = ImageCms.buildTransform(
        ImageCms.createProfile("sRGB"),
        str(profile),
        "RGB",
        "CMYK",
        ImageCms.Intent.RELATIVE_COLORIMETRIC,
        ImageCms.Flags.BLACKPOINTCOMPENSATION,
    )

    def turned(colour: tuple[int, ...]) -> tuple[float, ...]:
        seen: Any = ImageCms.applyTransform(Image.new("RGB", (1, 1), colour), change)
        return tuple(round(share / 255, 3) for share in seen.getpixel((0, 0)))

    return turned


@lru_cache(maxsize=4096)
def _light(colour: str) -> str:
    return _numbers(*channels(colour))


def _numbers(*values: float) -> str:
    return " ".join(f"{value:.3f}".rstrip("0").rstrip(".") or "0" for value in values)
