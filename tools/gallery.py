"""Draw the gallery: a page of every part of the games, as it is printed.

    python -m tools.gallery            writes docs/gallery.md and docs/gallery/*.png

Each line of PAGES is one picture: the deck, the file of its kit, the page of that file,
whether it is turned the right way up, and what is seen.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

from PIL import Image

from authoring.pipeline import build_deck, check_deck, find_deck
from authoring.printing.image import page_png
from authoring.printing.order import Order

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "gallery"
PAGE = ROOT / "docs" / "gallery.md"

RINGS, WORDS, QUESTIONS = "things-in-rings", "just-one", "guess-club"
TITLES = {RINGS: "Things in Rings", WORDS: "Just One", QUESTIONS: "Guess Club"}

PAGES = (
    (RINGS, "things", 0, False, "Thing cards: a picture, and its name in both languages."),
    (
        RINGS,
        "rules-word",
        0,
        False,
        "Rules of the word ring, with the language they are played in.",
    ),
    (RINGS, "rules-attribute", 0, False, "Rules of the attribute ring, with what is in and out."),
    (RINGS, "ring-mats", 1, False, "A ring in six arcs, to be cut out and glued to 42 cm."),
    (RINGS, "ring-labels", 0, False, "Labels that fold to stand beside the rings."),
    (RINGS, "key-en", 0, False, "The Knower’s answer key: every rule by its number …"),
    (RINGS, "key-zh-Hans", 1, True, "… and what each holds for, here in Chinese."),
    (RINGS, "leaflet-en", 0, False, "The rules leaflet, folded once: cover and last page …"),
    (RINGS, "leaflet-en", 1, True, "… and the two pages inside."),
    (WORDS, "words", 0, False, "Word cards: five numbered words and how hard they are."),
    (WORDS, "words", 1, True, "Their backs."),
    (WORDS, "easels", 0, False, "Easels that fold to stand; they hold a clue or a word card."),
    (WORDS, "score-sheet", 0, False, "The score sheet with the seven grades."),
    (WORDS, "leaflet-zh-Hans", 0, False, "The rules leaflet, in Chinese …"),
    (WORDS, "leaflet-zh-Hans", 1, True, "… and inside."),
    (QUESTIONS, "questions", 0, False, "Question cards."),
    (QUESTIONS, "questions", 1, False, "The likeliest answers behind, and what does not fit."),
    (QUESTIONS, "board", 0, False, "The board: matches, predictions, pool and reward."),
    (QUESTIONS, "answer-cards", 0, False, "Answer cards to write on, in the players’ colours."),
    (QUESTIONS, "markers", 0, False, "Markers: a colour and a shape for each player."),
    (QUESTIONS, "chips", 2, False, "Chips and loan notes."),
    (QUESTIONS, "key-en", 0, False, "The setter’s answer key."),
    (QUESTIONS, "leaflet-en", 0, False, "The rules leaflet …"),
    (QUESTIONS, "leaflet-en", 1, True, "… and inside."),
)

WIDTH, COLOURS = 640, 128
"""Of a picture, in pixels, and how many colours it keeps."""

HEAD = """# Gallery

Every part of the three games as `authoring build --kit --paper a4` prints it. The pictures
are drawn by `python -m tools.gallery` from the decks that ship.
"""


def main() -> None:
    """Build the kits, draw the pages, and write the page that shows them."""
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.png"):
        old.unlink()
    with tempfile.TemporaryDirectory() as name:
        built = Path(name)
        for deck in TITLES:
            checked = check_deck(find_deck(deck))
            build_deck(checked, built / deck, Order(papers=("a4",), kit=True))
        for deck, part, page, turned, _ in PAGES:
            _draw(built / deck / f"{part}-a4.pdf", page, turned, FOLDER / _file(deck, part, page))
    PAGE.write_text("\n".join(_lines()) + "\n", encoding="utf-8")
    size = sum(path.stat().st_size for path in FOLDER.iterdir())
    print(f"{len(PAGES)} pictures, {size / 1000:.0f} kB")


def _file(deck: str, part: str, page: int) -> str:
    return f"{deck}-{part}-{page + 1}.png"


def _draw(pdf: Path, page: int, turned: bool, target: Path) -> None:
    """One page as a small picture of few colours."""
    page_png(pdf, page, target, 110)
    picture = Image.open(target).convert("RGB")
    picture = picture.rotate(180) if turned else picture
    high = round(picture.height * WIDTH / picture.width)
    picture = picture.resize((WIDTH, high), Image.Resampling.LANCZOS)
    picture.quantize(COLOURS, Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE).save(
        target, optimize=True
    )


def _lines() -> Iterator[str]:
    """The page, game by game."""
    yield HEAD.rstrip("\n")
    for deck, held in groupby(PAGES, key=lambda one: one[0]):
        yield ""
        yield f"## {TITLES[deck]}"
        for _, part, page, _, words in held:
            yield ""
            yield words
            yield ""
            yield f"![{words}](gallery/{_file(deck, part, page)})"


if __name__ == "__main__":
    main()
