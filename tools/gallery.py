"""Draw the gallery: a page of every part of the games, as it is printed.

    python -m tools.gallery            writes docs/gallery.md and docs/gallery/*.png

SECTIONS tells which pages of which kits are seen, in what order.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from PIL import Image

from authoring.building import build_deck
from authoring.pipeline import check_deck, find_deck
from authoring.printing.image import page_png
from authoring.printing.order import Order
from authoring.printing.ticket import Ticket

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "gallery"
PAGE = ROOT / "docs" / "gallery.md"

RINGS, WORDS, QUESTIONS = "things-in-rings", "just-one", "guess-club"
USUAL, ALONE, QUIET, SPARING = "usual", "alone", "quiet", "sparing"

ORDERS = {
    USUAL: Order(papers=("a4",), kit=True, pack=False),
    ALONE: Order(papers=("a4",), kit=True, pack=False, locales=("zh-Hans",)),
    QUIET: Order(papers=("a4",), kit=True, pack=False, theme="quiet"),
    SPARING: Order(papers=("a4",), kit=True, pack=False, ticket=Ticket(low_ink=True)),
}


class Shot(NamedTuple):
    """One picture: the deck, the file of its kit, the page of that file counted from 0, what
    is seen, whether the page is turned the right way up, and how it was ordered."""

    deck: str
    part: str
    page: int
    words: str
    turned: bool = False
    order: str = USUAL


SECTIONS = (
    (
        "Things in Rings",
        (
            Shot(RINGS, "things", 0, "Thing cards: a picture, and its name in both languages."),
            Shot(RINGS, "things", 1, "Their backs.", True),
            Shot(RINGS, "rules-word", 0, "Rules of the word ring, with the language they ask for."),
            Shot(RINGS, "rules-attribute", 0, "Rules of the attribute ring, with what is in."),
            Shot(RINGS, "rules-context", 0, "Rules of the context ring."),
            Shot(RINGS, "ring-mats", 1, "A ring in six arcs, to be cut out and glued to 42 cm."),
            Shot(RINGS, "ring-labels", 0, "Labels that fold to stand beside the rings."),
            Shot(RINGS, "key-en", 0, "The Knower’s answer key: every rule by its number …"),
            Shot(RINGS, "key-zh-Hans", 1, "… and what each holds for, here in Chinese.", True),
            Shot(RINGS, "leaflet-en", 0, "The rules leaflet, folded once: cover and last page …"),
            Shot(RINGS, "leaflet-en", 1, "… and the two pages inside.", True),
        ),
    ),
    (
        "Just One",
        (
            Shot(WORDS, "words", 0, "Word cards: five numbered words and how hard they are."),
            Shot(WORDS, "words", 1, "Their backs.", True),
            Shot(WORDS, "easels", 0, "Easels that fold to stand; they hold a clue or a card."),
            Shot(WORDS, "score-sheet", 0, "The score sheet with the seven grades."),
            Shot(WORDS, "leaflet-zh-Hans", 0, "The rules leaflet, in Chinese …"),
            Shot(WORDS, "leaflet-zh-Hans", 1, "… and inside.", True),
        ),
    ),
    (
        "Guess Club",
        (
            Shot(QUESTIONS, "questions", 0, "Question cards."),
            Shot(QUESTIONS, "questions", 1, "The likeliest answers behind, and what does not fit."),
            Shot(QUESTIONS, "board", 0, "The board: matches, predictions, pool and reward."),
            Shot(QUESTIONS, "answer-cards", 0, "Answer cards to write on, in players’ colours."),
            Shot(QUESTIONS, "markers", 0, "Markers: a colour and a shape for each player."),
            Shot(QUESTIONS, "chips", 2, "Chips and loan notes."),
            Shot(QUESTIONS, "key-en", 0, "The setter’s answer key."),
            Shot(QUESTIONS, "leaflet-en", 0, "The rules leaflet …"),
            Shot(QUESTIONS, "leaflet-en", 1, "… and inside.", True),
        ),
    ),
    (
        "In one language",
        (
            Shot(
                WORDS,
                "words",
                0,
                "With `--locale zh-Hans`: larger type on every part.",
                False,
                ALONE,
            ),
            Shot(RINGS, "rules-context", 0, "Rules in Chinese alone.", False, ALONE),
            Shot(QUESTIONS, "questions", 0, "Questions in Chinese alone …", False, ALONE),
            Shot(QUESTIONS, "questions", 1, "… and their answers.", False, ALONE),
            Shot(QUESTIONS, "board", 0, "The board in Chinese alone.", False, ALONE),
        ),
    ),
    (
        "Another look",
        (
            Shot(
                WORDS,
                "words",
                0,
                "With `--theme quiet`: little colour, one typeface.",
                False,
                QUIET,
            ),
            Shot(RINGS, "things", 0, "Thing cards in the quiet theme.", False, QUIET),
            Shot(RINGS, "rules-word", 0, "Rules in the quiet theme.", False, QUIET),
        ),
    ),
    (
        "Little ink",
        (
            Shot(
                RINGS,
                "things",
                0,
                "With `--low-ink`: pictures as outlines, no grounds.",
                False,
                SPARING,
            ),
            Shot(RINGS, "rules-attribute", 0, "Rules that spare ink.", False, SPARING),
            Shot(QUESTIONS, "chips", 0, "Chips that spare ink.", False, SPARING),
        ),
    ),
)

WIDTH, COLOURS = 640, 128
"""Of a picture, in pixels, and how many colours it keeps."""

HEAD = """# Gallery

Every part of the three games as `authoring build --kit --paper a4` prints it, and what they look
like in one language, in the quiet theme, and where ink is spared. The pictures are drawn by
`python -m tools.gallery` from the decks that ship.
"""


def main() -> None:
    """Build the kits, draw the pages, and write the page that shows them."""
    shots = [shot for _, held in SECTIONS for shot in held]
    with tempfile.TemporaryDirectory() as name:
        built = Path(name)
        for order, deck in sorted({(shot.order, shot.deck) for shot in shots}):
            build_deck(check_deck(find_deck(deck)), built / order / deck, ORDERS[order])
        FOLDER.mkdir(exist_ok=True)
        for old in FOLDER.glob("*.png"):
            old.unlink()
        for shot in shots:
            _draw(_pdf(built, shot), shot.page, shot.turned, FOLDER / _file(shot))
    PAGE.write_text("\n".join(_lines()) + "\n", encoding="utf-8")
    size = sum(path.stat().st_size for path in FOLDER.iterdir())
    print(f"{len(shots)} pictures, {size / 1000:.0f} kB")


def _pdf(built: Path, shot: Shot) -> Path:
    """The file that a picture shows a page of."""
    locales = "".join(f"-{locale}" for locale in ORDERS[shot.order].locales)
    return built / shot.order / shot.deck / f"{shot.part}{locales}-a4.pdf"


def _file(shot: Shot) -> str:
    order = "" if shot.order == USUAL else f"{shot.order}-"
    return f"{order}{shot.deck}-{shot.part}-{shot.page + 1}.png"


def _draw(pdf: Path, page: int, turned: bool, target: Path) -> None:
    """One page as a small picture of few colours."""
    page_png(pdf, page, target, 110)
    picture = Image.open(target).convert("RGB")
    picture = picture.rotate(180) if turned else picture
    high = round(picture.height * WIDTH / picture.width)
    picture = picture.resize((WIDTH, high), Image.Resampling.LANCZOS)
    picture.quantize(COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(
        target, optimize=True
    )


def _lines() -> Iterator[str]:
    """The page, section by section."""
    yield HEAD.rstrip("\n")
    for title, shots in SECTIONS:
        yield ""
        yield f"## {title}"
        for shot in shots:
            yield ""
            yield shot.words
            yield ""
            yield f"![{shot.words}](gallery/{_file(shot)})"


if __name__ == "__main__":
    main()
