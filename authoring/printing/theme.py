"""What cards look like, as data: theme.yml with its fonts, pictures, sizes and papers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path
from typing import Any

from authoring.finding import Fault, Flaw
from authoring.printing import paper
from authoring.printing.art import Gallery
from authoring.printing.fonts import Stack, Typeface, unfit
from authoring.resources import folder
from authoring.source import yaml
from authoring.source.schema import schema

USUAL = "standard"
"""What the theme is called that is used when none is named."""


class ThemeError(Exception):
    """A theme that cannot be used, with everything that is wrong with it."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        lines = (
            f"{fault.flaw.place.path}:{fault.flaw.place.line}:{fault.flaw.place.column}: "
            f"{fault.flaw.message}"
            for fault in faults
        )
        super().__init__("\n".join(lines))
        self.faults = faults


@dataclass(frozen=True, slots=True)
class Swatch:
    """A strong colour: text on it, patterns on it, and a pale tint that goes with it."""

    fill: str
    text: str
    figure: str
    tint: str


@dataclass(frozen=True, slots=True)
class Number:
    """How one number looks: the shape behind it, the shape's colour, and its own."""

    shape: str
    fill: str
    text: str


@dataclass(frozen=True, slots=True)
class Ground:
    """Two light colours for a picture to stand on."""

    tint: str
    blob: str


@dataclass(frozen=True, slots=True)
class Style:
    """How text is set: sizes in points, the leading as a multiple of the size."""

    stack: Stack
    size: float
    floor: float
    leading: float
    colour: str

    def on(self, colour: str) -> Style:
        """The same style in another colour."""
        return replace(self, colour=colour)

    def under(self, share: float) -> Style:
        """The same style at a share of its size, in half points, or at its floor."""
        return replace(self, size=max(self.floor, round(2 * self.size * share) / 2))


@dataclass(frozen=True, slots=True)
class Role:
    """How a role of text is set in a card's first language, in others, and in its only one."""

    first: Style
    second: Style
    alone: Style

    def style(self, rank: int, languages: int) -> Style:
        """The style of the language at `rank` (from 0) of a card with so many."""
        if languages == 1:
            return self.alone
        return self.second if rank else self.first

    def on(self, colour: str) -> Role:
        """The same role in another colour."""
        return Role(self.first.on(colour), self.second.on(colour), self.alone.on(colour))

    def under(self, share: float) -> Role:
        """The same role at a share of its sizes and below."""
        return Role(self.first.under(share), self.second.under(share), self.alone.under(share))

    def at(self, share: float) -> Role:
        """The same role at a share of its sizes alone, none smaller."""
        small = self.under(share)
        first, second, alone = (
            replace(style, floor=style.size) for style in (small.first, small.second, small.alone)
        )
        return Role(first, second, alone)


@dataclass(frozen=True, slots=True)
class Theme:
    """The look of cards, and what they are printed on. Lengths are millimetres."""

    colours: Mapping[str, str]
    swatches: Mapping[str, Swatch]
    numbers: tuple[Number, ...]
    grounds: tuple[Ground, ...]
    roles: Mapping[str, Role]
    apart: tuple[tuple[str, ...], ...]
    """Groups of swatches that are told from each other."""
    radius: float
    typefaces: Mapping[str, Typeface]
    pictures: Gallery = field(compare=False)
    stock: paper.Stock
    root: Path
    profile: Path
    """The colours of the press that press files are made for, as an ICC profile."""

    @property
    def ink(self) -> str:
        return self.colours["ink"]

    @property
    def muted(self) -> str:
        return self.colours["muted"]

    @property
    def paper(self) -> str:
        return self.colours["paper"]


def load(deck: str | Path | None = None, root: Path | None = None) -> Theme:
    """The theme in the folder `root` (the one that ships), with the pictures of a deck.

    A deck's own pictures stand in the folder `art` below it and go before the theme's.
    What a theme's folder lacks is taken from the theme that ships. Raises ThemeError, and
    OSError when a file cannot be read.
    """
    theme = _load(root or folder("content") / "theme")
    if deck is None:
        return theme
    return replace(theme, pictures=Gallery((Path(deck) / "art", *theme.pictures.folders)))


def names() -> tuple[str, ...]:
    """The themes that ship, the usual one first."""
    return (
        USUAL,
        *sorted(path.parent.name for path in folder("content").glob("themes/*/theme.yml")),
    )


def find(name: str) -> Path:
    """The folder of a theme: one that ships, or a folder with a theme.yml. Raises KeyError."""
    if name == USUAL:
        return folder("content") / "theme"
    if name in names():
        return folder("content") / "themes" / name
    if (Path(name) / "theme.yml").is_file():
        return Path(name)
    if Path(name).is_dir():
        raise KeyError(f"the folder {name!r} is no theme: it has no theme.yml")
    raise KeyError(paper.unknown("theme", name, dict.fromkeys(names())))


def shared_file(root: Path, name: str) -> Path:
    """A file of a theme, or the one of the theme that ships where it has none."""
    own = root / name
    return own if own.is_file() else folder("content") / "theme" / name


@lru_cache(maxsize=8)
def _load(root: Path) -> Theme:
    document, data = read(root / "theme.yml", "theme.schema.json")
    fonts = {
        name: Typeface(name, shared_file(root, f"fonts/{file}"))
        for name, file in data["fonts"].items()
    }
    if loose := tuple(_loose_ends(document, data, fonts)):
        raise ThemeError(loose)
    stacks = {
        name: Stack(
            name, {script: tuple(fonts[face] for face in order) for script, order in one.items()}
        )
        for name, one in data["stacks"].items()
    }
    return Theme(
        colours=data["colours"],
        swatches={name: Swatch(**one) for name, one in data["swatches"].items()},
        numbers=tuple(Number(**one) for one in data["numbers"]),
        grounds=tuple(Ground(**one) for one in data["grounds"]),
        roles={name: _role(one, stacks, data["colours"]) for name, one in data["type"].items()},
        apart=tuple(map(tuple, data.get("apart", ()))),
        radius=data["lengths"]["radius"],
        typefaces=fonts,
        pictures=Gallery(tuple(dict.fromkeys((root / "art", folder("content") / "theme" / "art")))),
        stock=paper.stock(
            read(shared_file(root, "sizes.yml"), "sizes.schema.json")[1],
            read(shared_file(root, "papers.yml"), "papers.schema.json")[1],
        ),
        root=root,
        profile=shared_file(root, "press/coated.icc"),
    )


def read(path: Path, name: str) -> tuple[yaml.Document, Any]:
    """A file of the theme and its data, typed and valid. Raises ThemeError."""
    loaded = yaml.load(path.as_posix(), path.read_bytes())
    if not loaded.whole or loaded.faults:
        raise ThemeError(loaded.faults)
    checked = schema(name).check(loaded.document)
    if checked.broken:
        raise ThemeError(checked.faults)
    return loaded.document, checked.data


def _role(data: Any, stacks: Mapping[str, Stack], colours: Mapping[str, str]) -> Role:
    def style(rank: str) -> Style:
        one = data.get(rank, data["first"])
        return Style(
            stacks[one["stack"]], one["size"], one["floor"], one["leading"], colours[one["colour"]]
        )

    return Role(style("first"), style("second"), style("alone"))


def _loose_ends(
    document: yaml.Document, data: Any, fonts: Mapping[str, Typeface]
) -> Iterator[Fault]:
    """Names in theme.yml that stand for nothing, and fonts without a file."""

    def fault(pointer: tuple[str | int, ...], message: str, hint: str) -> Fault:
        return Fault("theme", Flaw(document.place(pointer), message, hint))

    for name, face in fonts.items():
        file = face.path
        if not file.is_file():
            yield fault(("fonts", name), f"there is no font file {file.name}", "add it")
        elif not file.resolve().is_relative_to(file.parent.resolve()):
            message = f"the font file {file.name} is a link that leads out of its folder"
            yield fault(("fonts", name), message, "copy the file")
        elif reason := unfit(file):
            yield fault(("fonts", name), f"the font file {file.name} {reason}", "use another")
    pointers = [
        *(
            (("stacks", name, script, index), font, "fonts")
            for name, scripts in data["stacks"].items()
            for script, order in scripts.items()
            for index, font in enumerate(order)
        ),
        *(
            (("apart", group, index), name, "swatches")
            for group, members in enumerate(data.get("apart", ()))
            for index, name in enumerate(members)
        ),
        *(
            (("type", name, rank, "stack"), style["stack"], "stacks")
            for name, role in data["type"].items()
            for rank, style in role.items()
        ),
    ]
    for pointer, name, kind in pointers:
        if name not in data[kind]:
            yield fault(pointer, f"'{name}' is none of the {kind}", ", ".join(data[kind]))
