"""Pages and cards as PNG pictures. The only module that knows a rasteriser."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from authoring.printing.face import Stack
from authoring.printing.grid import grid
from authoring.printing.sheet import impose
from authoring.printing.theme import Theme

DPI = 300


def page_png(pdf: Path, number: int, path: Path, dpi: float = 150) -> None:
    """Write page `number` (from 0) of a PDF file as a picture. Raises OSError and IndexError."""
    import pypdfium2

    document = pypdfium2.PdfDocument(pdf)
    try:
        if not 0 <= number < len(document):
            raise IndexError(f"{pdf.name} has no page {number}: it has {len(document)}")
        _save(_rendered(document, number, dpi), path)
    finally:
        document.close()


def card_pngs(stacks: Iterable[Stack], theme: Theme, out: Path, dpi: float = DPI) -> list[Path]:
    """Write every card as it is cut: `<stack>/<id>.png` and `<stack>/<id>-back.png`.

    A back that several cards of a stack share is written once, as `<stack>/back.png`.
    Raises OSError, KeyError for an unknown size, and svg.ArtError.
    """
    written: list[Path] = []
    for stack in stacks:
        folder = out / stack.name
        folder.mkdir(parents=True, exist_ok=True)
        written += _stack_pngs(stack, theme, folder, dpi)
    return written


def _stack_pngs(stack: Stack, theme: Theme, folder: Path, dpi: float) -> Iterator[Path]:
    from authoring.printing.pdf import write

    layout = replace(theme.stock.layout, bleed=0.0)
    cells = grid(theme.stock.size(stack.size), theme.stock.paper("card"), layout)
    sides = [
        (name, sheet)
        for name, sheet in zip(_names(stack), impose(stack, cells), strict=True)
        if name
    ]
    with tempfile.TemporaryDirectory() as temporary:
        pdf = Path(temporary) / "cards.pdf"
        write(pdf, [sheet for _, sheet in sides], theme, stack.title, "en")
        yield from _pages(pdf, [folder / f"{name}.png" for name, _ in sides], dpi)


def _pages(pdf: Path, paths: Sequence[Path], dpi: float) -> Iterator[Path]:
    """Each page of a file as the picture of the same number."""
    import pypdfium2

    document = pypdfium2.PdfDocument(pdf)
    try:
        for number, path in enumerate(paths):
            _save(_rendered(document, number, dpi), path)
            yield path
    finally:
        document.close()


def _names(stack: Stack) -> Iterator[str]:
    """The name of each side's picture, fronts and backs in turn; "" for one not needed."""
    if not stack.double:
        yield from (card.id for card in stack.cards)
        return
    backs = {id(card.back) for card in stack.cards}
    shared = len(backs) == 1 and len(stack.cards) > 1
    for index, card in enumerate(stack.cards):
        yield card.id
        if shared:
            yield "" if index else "back"
        else:
            yield f"{card.id}-back"


def _rendered(document: Any, number: int, dpi: float) -> Any:
    """A page as a Pillow picture."""
    page = document[number]
    try:
        return page.render(scale=dpi / 72).to_pil()
    finally:
        page.close()


def _save(picture: Any, path: Path) -> None:
    """Write a picture beside its place, then put it there."""
    handle, name = tempfile.mkstemp(prefix=f".{path.stem}-", suffix=".png", dir=path.parent)
    os.close(handle)
    try:
        picture.save(name, "PNG")
        Path(name).chmod(0o644)
        Path(name).replace(path)
    finally:
        Path(name).unlink(missing_ok=True)
