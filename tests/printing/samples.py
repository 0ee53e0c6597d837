"""A small stack of cards to print, with a picture that is not opaque."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from authoring.model import Place
from authoring.printing import chrome, framing, text, theme
from authoring.printing.art import Gallery
from authoring.printing.face import Art, Face, PrintedCard, Stack
from authoring.printing.proof import Proof

WORDS = (("Traffic light", "红绿灯"), ("Avocado Toast", "牛油果"), ("Tea, quickly!", "快，喝茶！"))
GLASS = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">'
    '<rect width="32" height="32" fill="#000000"/>'
    '<rect width="32" height="32" fill="#FFFFFF" opacity="0.5"/></svg>'
)
GROUND = "#B01E68"


def own_theme(folder: Path) -> theme.Theme:
    """The theme that ships, with one picture of its own: half-white glass on black."""
    folder.mkdir(exist_ok=True)
    (folder / "glass.svg").write_text(GLASS)
    return replace(theme.load(), pictures=Gallery((folder,)))


def stack(own: theme.Theme, count: int = 10) -> Stack:
    """So many poker cards, all with one back."""
    back = Face(63, 88, (chrome.ground(63, 88, GROUND), Art("glass", 10, 10, 20)))
    return Stack(
        "sample", "Sample – 样本", "poker", tuple(_card(own, at, back) for at in range(count))
    )


def _card(own: theme.Theme, number: int, back: Face) -> PrintedCard:
    english, chinese = WORDS[number % len(WORDS)]
    role = own.roles["word"]
    marks = [chrome.ground(63, 88, GROUND), *chrome.pips(58, 6, 2, own.paper)]
    for at, (words, locale, style) in enumerate(
        ((english, "en", role.first), (chinese, "zh-Hans", role.second))
    ):
        copy = text.Copy(f"{words} {number}", locale, "c", Place(""))
        marks += text.line(copy, style.on(own.paper), 50, Proof(), "row").at(6, 20 + 10 * at)
    found = own.pictures.find("glass")
    assert found is not None
    marks.append(framing.in_square(found, 6, 50, 20))
    return PrintedCard(f"card-{number}", Face(63, 88, tuple(marks)), back)
