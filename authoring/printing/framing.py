"""Pictures in their places: found by name, and sized so that they look equally large."""

from __future__ import annotations

import math
from zlib import crc32

from authoring.model import Origin
from authoring.printing import flat
from authoring.printing.art import Picture, content
from authoring.printing.colour import distance, lab
from authoring.printing.face import Art
from authoring.printing.proof import Proof
from authoring.printing.svg import ArtError
from authoring.printing.theme import Ground, Theme

FAR = 45.0
"""Beyond this distance (CIEDE2000) two colours are apart, and farther is no better."""

MATTERS = 0.04
"""Colours with a smaller share of a picture may melt into the ground."""

NEARLY = 0.85
"""The share of the best ground's score that is good enough."""

STOUT = 0.92
"""The largest side of a picture may take this share of the circle it stands in."""


def picture(name: str, origin: Origin, card: str, theme: Theme, proof: Proof) -> Picture | None:
    """The picture that a card asks for under `art`; a flaw in the proof and None when there
    is none.

    None, too, where the proof is blind and the picture surely can be drawn.
    """
    proof.asked.add(name)
    try:
        if proof.blind and _is_sound(name, theme, proof):
            return None
        found = theme.pictures.find(name)
    except ArtError as error:
        proof.bad_art(error.flaw)
        return None
    if found is None:
        proof.no_art(origin.place("art"), card, name, theme.pictures.near(name))
    return found


def _is_sound(name: str, theme: Theme, proof: Proof) -> bool:
    if name not in proof.sound:
        path = theme.pictures.path(name)
        if path is None or not flat.proves(content(path)):
            return False
        proof.sound.add(name)
    return True


def in_circle(found: Picture, across: float, down: float, diameter: float) -> Art:
    """The picture with the middle of its paint in the middle of a circle.

    It is as large as the circle allows its corners to be; slender pictures, which would
    look larger than stout ones, are held back by their length.
    """
    left, top, right, bottom = found.ink
    width, height = right - left, bottom - top
    scale = diameter / math.hypot(width, height)
    scale = min(scale, diameter * STOUT / max(width, height))
    return _placed(found, across, down, scale)


def in_square(found: Picture, left: float, top: float, side: float) -> Art:
    """The picture with its paint as large as a square allows, in the middle of it."""
    edges = found.ink
    scale = side / max(edges[2] - edges[0], edges[3] - edges[1])
    return _placed(found, left + side / 2, top + side / 2, scale)


def ground(found: Picture, theme: Theme) -> Ground:
    """A ground on which the picture stands out.

    How well it does is half the distance of the blob from the picture's colours, each by
    the share of the picture that it takes, and half that from the nearest of those that
    matter. Of the grounds that are nearly as good as the best, the name of the picture
    picks one, so that a pile of cards is not all of one colour.
    """
    seen = [(lab(colour), share) for colour, share in found.colours.items()]

    def apart(one: Ground) -> float:
        blob = lab(one.blob)
        ways = [(min(distance(blob, colour), FAR), share) for colour, share in seen]
        nearest = min((way for way, share in ways if share >= MATTERS), default=0.0)
        return sum(way * share for way, share in ways) + nearest

    scores = {one: apart(one) for one in theme.grounds}
    enough = NEARLY * max(scores.values())
    good = [one for one, score in scores.items() if score >= enough]
    return good[crc32(found.name.encode()) % len(good)]


def _placed(found: Picture, across: float, down: float, scale: float) -> Art:
    """The picture at a scale, the middle of its paint at a point."""
    left, top, width, height = found.canvas
    middle_x, middle_y = (found.ink[0] + found.ink[2]) / 2, (found.ink[1] + found.ink[3]) / 2
    side = max(width, height)
    return Art(
        found.name,
        round(across - scale * (middle_x - left + (side - width) / 2), 4),
        round(down - scale * (middle_y - top + (side - height) / 2), 4),
        round(scale * side, 4),
    )
