"""Faces as pictures, each made once: a picture is kept in the user's cache under a name
that says everything it depends on."""

from __future__ import annotations

import hashlib
import os
import tempfile
from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import ExitStack, closing, contextmanager, suppress
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from authoring import __version__
from authoring.printing.face import Art, Face, TextRun
from authoring.printing.grid import Box, Grid
from authoring.printing.image import INCH, pages, save
from authoring.printing.paper import Paper, Size
from authoring.printing.progress import Share, unseen
from authoring.printing.sheet import Placed, Sheet, Side
from authoring.printing.theme import Theme
from authoring.printing.ticket import Backs, Ticket
from authoring.resources import cache_folder
from authoring.source.meanwhile import passing_folder

PAGE = Paper("picture", "a picture")
KEPT = 200_000_000
"""How many bytes of pictures the cache may hold; the ones asked for longest ago go first."""


@dataclass(frozen=True, slots=True)
class Window:
    """So many pixels of a face, with the middle of the card in the middle."""

    width: int
    height: int
    dpi: float

    @property
    def size(self) -> tuple[float, float]:
        """Its width and height on the card, in millimetres."""
        return self.width / self.dpi * INCH, self.height / self.dpi * INCH


@dataclass(frozen=True, slots=True)
class Darkroom:
    """Where faces become pictures. `low_ink` faces are already thrifty. `drawn` is told the
    share of the pictures asked for that are made anew and done."""

    theme: Theme
    low_ink: bool = False
    drawn: Share = unseen

    @contextmanager
    def developed(self, faces: Sequence[Face], window: Window) -> Iterator[list[Path]]:
        """The picture of each face, as files that stay until the block ends: in the cache, or
        in a folder that is gone afterwards where that has no room.

        Raises OSError and svg.ArtError.
        """
        names = [f"{self.key(face, window)}.png" for face in faces]
        wanted = dict(zip(names, faces, strict=True))
        with ExitStack() as until:
            folder = until.enter_context(_folder())
            try:
                anew = self._hold(wanted, folder, window)
            except OSError:
                folder = until.enter_context(passing_folder())
                anew = self._hold(wanted, folder, window)
            yield [_held(folder, name) for name in names]
            if anew:
                _forget(folder)

    def _hold(self, faces: Mapping[str, Face], folder: Path, window: Window) -> int:
        """Make the pictures of these names that a folder lacks; how many. Raises OSError and
        svg.ArtError."""
        missing = {
            name: face for name, face in faces.items() if not _asked_again(_held(folder, name))
        }
        with closing(self._taken([*missing.values()], window)) as taken:
            for index, (name, picture) in enumerate(zip(missing, taken, strict=True), 1):
                save(picture, _held(folder, name), window.dpi)
                self.drawn(index / len(missing))
        return len(missing)

    def key(self, face: Face, window: Window) -> str:
        """What a picture depends on, as a digest."""
        told = hashlib.sha256()
        parts = [__version__, _rasteriser(), repr(window), repr(self.low_ink), repr(face)]
        for mark in face.marks:
            if isinstance(mark, TextRun):
                parts.append(_digest_of(self.theme.typefaces[mark.font].path))
            elif isinstance(mark, Art) and (path := self.theme.pictures.path(mark.name)):
                parts.append(_digest_of(path))
        if self.low_ink:
            parts.append(self.theme.muted)
        told.update("\n".join(dict.fromkeys(parts)).encode())
        return told.hexdigest()

    def _taken(self, faces: Sequence[Face], window: Window) -> Generator[object]:
        from authoring.printing.pdf import write

        if not faces:
            return
        with passing_folder() as temporary:
            pdf = temporary / "faces.pdf"
            ticket = Ticket(low_ink=self.low_ink)
            sheets = [
                page_of(face, str(number), window, ticket, self.theme)
                for number, face in enumerate(faces)
            ]
            write(pdf, sheets, self.theme, "pictures", "en")
            with closing(pages(pdf, window.width, window.height, window.dpi)) as taken:
                yield from taken


def page_of(
    face: Face,
    name: str,
    window: Window,
    ticket: Ticket,
    theme: Theme,
    side: Side = Side.FRONT,
    crop: bool = True,
) -> Sheet:
    """A page that is one face as a window shows it."""
    width, height = window.size
    size = Size("picture", face.width, face.height)
    bleed = max(width - face.width, height - face.height) / 2
    layout = replace(theme.stock.layout, bleed=bleed)
    cells = Grid(PAGE, size, layout, width, height, 1, 1, 0.0, 0.0, ticket)
    placed = Placed(name, face, cells.trim(0), Box(0.0, 0.0, width, height), turned=False)
    return Sheet(cells, 1, 1, side, Backs.NONE, (placed,), crop)


def whole(face: Face, dpi: float) -> Window:
    """The window that shows a face as it is cut, and of its edge what fills the last pixel."""
    return Window(_pixels(face.width, dpi), _pixels(face.height, dpi), dpi)


def _pixels(length: float, dpi: float) -> int:
    return -int(-length / INCH * dpi // 1)


@contextmanager
def _folder() -> Iterator[Path]:
    """The cache, or a folder that is gone afterwards where there can be none."""
    folder = cache_folder() / "faces"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            """Only to see whether one may write here."""
    except OSError:
        with passing_folder() as temporary:
            yield temporary
        return
    yield folder


def _held(folder: Path, name: str) -> Path:
    """Where a picture of this name is."""
    return folder / name[:2] / name


def _asked_again(path: Path) -> bool:
    """Whether a picture is there; then it counts as asked for now, and is not forgotten soon."""
    try:
        os.utime(path)
    except OSError:
        return False
    return True


def _forget(folder: Path) -> None:
    """Keep the cache from growing without end. What cannot be removed, or went away because
    another process does the same, is left alone."""
    held = []
    for path in folder.glob("*/*"):
        with suppress(OSError):
            state = path.stat()
            held.append((state.st_mtime, state.st_size, path))
    surplus = sum(size for _, size, _ in held) - KEPT
    for _, size, path in sorted(held):
        if surplus <= 0:
            return
        with suppress(OSError):
            path.unlink()
        surplus -= size


@cache
def _rasteriser() -> str:
    """The version of what takes the pictures. Most builds take none, and what tells versions
    is large."""
    from importlib.metadata import version

    return version("pypdfium2")


def _digest_of(path: Path) -> str:
    """The digest of a file as it is now."""
    found = path.stat()
    return _digest(path, found.st_mtime_ns, found.st_size)


@cache
def _digest(path: Path, _changed: int, _size: int) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()
