"""Draw the picture of the README: printed cards laid on a table.

    python -m tools.readme_picture            writes docs/cards.png

Each line of ROWS is one row of cards: the deck, the stack, the card, and which side.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from PIL import Image, ImageDraw, ImageFilter

from authoring.building import draw_cards
from authoring.pipeline import check_deck, find_deck

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "docs" / "cards.png"

RINGS, WORDS, QUESTIONS = "things-in-rings", "just-one", "guess-club"

ROWS = (
    (
        (RINGS, "things", "penguin"),
        (RINGS, "things", "rocket"),
        (RINGS, "things", "saxophone"),
        (RINGS, "rules-word", "en-double-letter"),
        (RINGS, "rules-attribute", "fits-into-a-shoebox"),
        (RINGS, "rules-context", "amazing-indoors"),
    ),
    (
        (WORDS, "words", "w002"),
        (WORDS, "words", "w007"),
        (WORDS, "words", "back"),
        (QUESTIONS, "questions", "ice-cream-flavour"),
        (QUESTIONS, "questions", "ice-cream-flavour-back"),
        (QUESTIONS, "questions", "lost-in-the-sofa"),
        (RINGS, "things", "back"),
    ),
)

HEIGHT = 360
"""The height of a card in pixels; the bleed is not in its picture."""

GAP, MARGIN, RADIUS = 24, 38, 13
TABLE, SHADOW = "#E9E6DF", "#00000058"
"""The colours of the table and of a card's shadow on it."""


def main() -> None:
    """Draw the cards of the decks that are asked for, and lay them out in rows."""
    with tempfile.TemporaryDirectory() as name:
        drawn = Path(name)
        for deck in {deck for row in ROWS for deck, _, _ in row}:
            draw_cards(check_deck(find_deck(deck)), drawn / deck)
        rows = [
            [_card(drawn / deck / stack / f"{card}.png") for deck, stack, card in row]
            for row in ROWS
        ]
    _laid_out(rows).save(TARGET, optimize=True)
    print(f"{TARGET.relative_to(ROOT)}  {TARGET.stat().st_size / 1000:.0f} kB")


def _card(path: Path) -> Image.Image:
    """A card as it lies there: scaled, its corners rounded."""
    picture = Image.open(path).convert("RGBA")
    width = round(picture.width * HEIGHT / picture.height)
    picture = picture.resize((width, HEIGHT), Image.Resampling.LANCZOS)
    mask = Image.new("L", (width * 4, HEIGHT * 4))
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, *mask.size), RADIUS * 4, 255)
    picture.putalpha(mask.resize(picture.size, Image.Resampling.LANCZOS))
    return picture


def _laid_out(rows: list[list[Image.Image]]) -> Image.Image:
    widths = [sum(card.width for card in row) + GAP * (len(row) - 1) for row in rows]
    size = (max(widths) + 2 * MARGIN, len(rows) * (HEIGHT + GAP) - GAP + 2 * MARGIN)
    table = Image.new("RGBA", size, TABLE)
    for number, (row, width) in enumerate(zip(rows, widths, strict=True)):
        left, top = (size[0] - width) // 2, MARGIN + number * (HEIGHT + GAP)
        for card in row:
            shadow = Image.new("RGBA", size)
            shadow.paste(SHADOW, (left + 2, top + 5), card.getchannel("A"))
            table.alpha_composite(shadow.filter(ImageFilter.GaussianBlur(7)))
            table.alpha_composite(card, (left, top))
            left += card.width + GAP
    return table.convert("RGB")


if __name__ == "__main__":
    main()
