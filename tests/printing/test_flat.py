"""A proof that a picture can be drawn never says yes where drawing it fails."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from authoring.printing import flat, svg
from authoring.resources import folder

HEAD = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">'
SHIPPED = sorted((folder("content") / "theme" / "art").glob("*.svg"))
TRIALS = 2_000
SPLICES = (b"1e999", b"-", b".", b"9" * 12, b"Z", b"z1", b"<g>", b"</g>", b'"', b" ", b"1", b"A1 ")


def proven(body: str) -> bool:
    return flat.proves(HEAD + body.encode() + b"</svg>")


@pytest.mark.parametrize(
    "body",
    [
        '<path d="M1 1h4v4z" fill="#f00"/>',
        '<g fill="none"><path fill="#FF0000" d="M2 26.4c0-.7.6-1 1-1h.9a1.3 1.3 0 010 2"/></g>',
        '<path d="M1 1h4v4z" fill="#f00"/><circle cx="5" cy="5" r="2"/>'
        '<ellipse cx="5" cy="5" rx="2" ry="3" fill="none"/>',
    ],
)
def test_plain_pictures_are_proven(body: str) -> None:
    assert proven(body)


@pytest.mark.parametrize(
    "body",
    [
        "",
        '<circle cx="5" cy="5" r="2" fill="none"/>',
        '<path d="M1 1h4v4z" fill="none"/>',
        '<path d="M40 1h4v4z" fill="#f00"/>',
        '<path d="L0 0h4"/>',
        '<path d="M0 0h4 5x"/>',
        '<path d="M0 0c1 2 3"/>',
        '<path d="M0 0Z4"/>',
        '<path d="M0 0" d="M0 0"/>',
        '<path d="M0 0" fill="red"/>',
        '<path d="M0 0" filter="url(#blur)"/>',
        '<circle cx="5em" cy="5" r="2"/>',
        '<g><path d="M0 0h1"/>',
        "<script/>",
        "words",
    ],
)
def test_anything_else_is_in_doubt(body: str) -> None:
    assert not proven(body)


def test_a_picture_without_end_is_in_doubt() -> None:
    assert not flat.proves(HEAD + b" " * 1_000_000 + b"</svg>")
    assert not flat.proves("<svg>水</svg>".encode())


def test_nearly_all_pictures_of_the_theme_are_proven() -> None:
    proofs = [flat.proves(path.read_bytes()) for path in SHIPPED]
    assert sum(proofs) > 0.9 * len(proofs)


def damaged(content: bytes, choose: random.Random) -> bytes:
    """A picture with one to three things done to it."""
    for _ in range(choose.randint(1, 3)):
        at = choose.randrange(len(content))
        behind = at + choose.choice((0, 1, 1, 3))
        content = content[:at] + choose.choice((b"", *SPLICES)) + content[behind:]
    return content


def test_what_is_proven_can_be_drawn() -> None:
    choose, yes = random.Random(7), 0
    small = sorted(SHIPPED, key=lambda path: path.stat().st_size)[:20]
    for _ in range(TRIALS):
        content = damaged(choose.choice(small).read_bytes(), choose)
        if flat.proves(content):
            yes += 1
            svg.read("it.svg", content)
    assert yes > TRIALS / 25


@pytest.mark.parametrize("path", SHIPPED[:3], ids=lambda path: path.stem)
def test_a_long_doubt_is_short(path: Path) -> None:
    content = path.read_bytes()
    assert not flat.proves(content[:-20] + b'<path d="M' + b"0 " * 200_000 + b'x"/>')
