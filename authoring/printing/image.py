"""Pages as pictures. The only module that knows a rasteriser."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from authoring.source.replacement import drafted

INCH = 25.4

MEASURED = 50.0
"""Dots an inch at which the ink of a page is measured."""


def page_png(pdf: Path, number: int, path: Path, dpi: float = 150) -> None:
    """Write page `number` (from 0) of a PDF file as a picture. Raises OSError and IndexError."""
    with _opened(pdf) as document:
        if not 0 <= number < len(document):
            raise IndexError(f"{pdf.name} has no page {number}: it has {len(document)}")
        save(_rendered(document, number, dpi), path, dpi)


def pages(pdf: Path, width: int, height: int, dpi: float) -> Generator[Any]:
    """Each page of a file as a Pillow picture of exactly so many pixels."""
    with _opened(pdf) as document:
        for number in range(len(document)):
            yield _rendered(document, number, dpi).crop((0, 0, width, height)).convert("RGB")


def coverage(pdf: Path) -> float:
    """The ink that a file takes, as a share of its paper: the four process inks together,
    grey printed with black alone. White paper is 0, solid black 1, solid red 2."""
    from PIL import ImageChops, ImageStat

    found = []
    with _opened(pdf) as document:
        for number in range(len(document)):
            inks = ImageChops.invert(_rendered(document, number, MEASURED).convert("RGB")).split()
            grey = ImageChops.darker(ImageChops.darker(inks[0], inks[1]), inks[2])
            means = [ImageStat.Stat(one).mean[0] / 255 for one in (*inks, grey)]
            found.append(sum(means[:3]) - 2 * means[3])
    return sum(found) / len(found) if found else 0.0


def save(picture: Any, path: Path, dpi: float) -> None:
    """Write a picture beside its place, then put it there. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with drafted(path) as draft:
        picture.save(draft, "PNG", dpi=(dpi, dpi))


@contextmanager
def _opened(pdf: Path) -> Iterator[Any]:
    import pypdfium2

    document = pypdfium2.PdfDocument(pdf)
    try:
        yield document
    finally:
        document.close()


def _rendered(document: Any, number: int, dpi: float) -> Any:
    """A page as a Pillow picture."""
    page = document[number]
    try:
        return page.render(scale=dpi / 72).to_pil()
    finally:
        page.close()
