"""The rules of a game as data: content/leaflets/<game>.yml."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from authoring.model import Origin, Text
from authoring.printing.theme import ThemeError
from authoring.resources import folder
from authoring.source import yaml
from authoring.source.schema import schema
from authoring.source.yaml import Cursor


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Some sentences, perhaps after a few words in bold, perhaps an example."""

    text: Text
    lead: Text | None = None
    example: bool = False


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the rules under a heading, with the name of a picture or none."""

    heading: Text
    paragraphs: tuple[Paragraph, ...]
    page: str = "inside"
    figure: str = ""


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of a game, in every locale that they are written in."""

    title: Text
    sections: tuple[Section, ...]

    def on(self, page: str) -> tuple[Section, ...]:
        """The sections of one page, in their order."""
        return tuple(section for section in self.sections if section.page == page)


def filled(told: Text, counts: Mapping[str, int]) -> Text:
    """A text with the numbers of a deck in the places that ask for them, as in `{cards}`.
    Raises KeyError for a number that nobody counts."""
    if not any("{" in words for _, words in told.entries):
        return told
    entries = ((locale, words.format_map(counts)) for locale, words in told.entries)
    return Text(tuple(entries), told.origin)


def read(game: str) -> Rules:
    """The rules of a game. Raises ThemeError for a file that is not as its schema says,
    and OSError when there is none."""
    path = folder("content") / "leaflets" / f"{game}.yml"
    loaded = yaml.load(path.as_posix(), path.read_bytes())
    if not loaded.whole or loaded.faults:
        raise ThemeError(loaded.faults)
    checked = schema("leaflet.schema.json").check(loaded.document)
    if checked.broken:
        raise ThemeError(checked.faults)
    data, root = checked.data, Cursor(loaded.document, ())
    return Rules(
        _text(data["title"], root.at("title")),
        tuple(
            _section(one, root.at("sections", index)) for index, one in enumerate(data["sections"])
        ),
    )


def _section(data: Any, origin: Cursor) -> Section:
    return Section(
        _text(data["heading"], origin.at("heading")),
        tuple(
            Paragraph(
                _text(one["text"], origin.at("lines", index, "text")),
                _text(one["lead"], origin.at("lines", index, "lead")) if "lead" in one else None,
                one.get("example", False),
            )
            for index, one in enumerate(data["lines"])
        ),
        data.get("page", "inside"),
        data.get("figure", ""),
    )


def _text(data: Any, origin: Origin) -> Text:
    return Text(tuple(data.items()), origin)
