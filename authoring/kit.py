"""What a game brings along: one part for each stage of the road.

A stage asks only for its own part, so that no stage knows a game, and only then is that
part imported: whoever checks a deck need not wait for the rules of play.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

if TYPE_CHECKING:
    from pathlib import Path

    from authoring.checks.check import Check
    from authoring.engine.companion import Companion
    from authoring.engine.encoding import EncodingMaker
    from authoring.engine.game import BotMaker, Event, Game, JudgeMaker
    from authoring.language.declaration import Declaration
    from authoring.pack.comparison import Details, Move
    from authoring.pack.pack import Body, Json, Pack
    from authoring.page.block import Section
    from authoring.playtest.part import Playtest
    from authoring.printing.face import Component, Stack
    from authoring.printing.proof import Proof
    from authoring.printing.theme import Theme
    from authoring.sheets.sheet import Sheet
    from authoring.source.deck import Deck, Shape
    from authoring.source.marks import Pointer
    from authoring.source.yaml import Document
    from authoring.starter.form import Form

C = TypeVar("C")


class Later:
    """A part of a kit that is fetched when it is first asked for."""

    __slots__ = ("fetch",)

    def __init__(self, fetch: Callable[[], Any]) -> None:
        self.fetch = fetch


def later(module: str, name: str) -> Any:
    """What a module calls by a name, as a part of a kit that is imported when asked for."""
    return Later(lambda: getattr(importlib.import_module(module), name))


@dataclass(frozen=True, slots=True)
class Editor(Generic[C]):
    """What an editor is told of a deck's own words.

    `words(deck, kind, schema)` puts them into the schema of one kind of file, which is the
    caller's own; `explain(deck, document, pointer)` says in Markdown what the deck knows of
    a place in a file, or nothing.
    """

    words: Callable[[Deck[C], str, dict[str, Any]], None]
    explain: Callable[[Deck[C], Document, Pointer], str]


@dataclass(frozen=True, slots=True)
class Starter(Generic[C]):
    """What a game brings for those who begin: the folder of templates for a new deck, and
    the forms for new cards, by kind."""

    templates: Path
    forms: Callable[[Deck[C]], dict[str, Form]]


@dataclass(frozen=True, slots=True)
class GameKit(Generic[C]):
    """One game, as the stages see it.

    `name` is the `game:` of its decks; schemas stand under `schemas/<name>/`.
    `bots` are by name, the default one first, and `beside_people` is the one that sits down
    with people when they do not choose, if another; `narrate(pack, locale)` gives the words
    for an event; `judge` is for games in which verdicts fall due. `companion(pack, locale)`
    draws the table for a person and reads what is typed; without one a terminal lists the
    moves and the view as they are. Both are told the names of those at the seats if they are
    `engine.seated.Named`. `encode` tells the game in numbers, for programs that
    learn it. `declarations` are what the cards say of their own words, which comes before
    what a lexicon believes. `components` are what is printed besides the cards, so that the
    game can be played from paper: a board, chips, a leaflet of its rules.
    `stats` tells a deck at a glance, section by section. `sheets` are the spreadsheets that
    its cards make, and `starter` is for those who begin. `moves(before, after)` are
    the verdicts that changed from one pack to another, and `details(before, after)` what else
    its tables say otherwise of a card.
    `conform(pack)` gives the cases that are written beside a pack for other engines.

    Any part but the name may be given as `later(module, name)`.
    """

    name: str
    shape: Shape[C]
    checks: Callable[[], tuple[Check, ...]]
    faces: Callable[[Deck[C], Theme, Proof], Iterator[Stack]]
    compile: Callable[[Deck[C]], Body]
    pack_schema: str
    game: Game[Any]
    bots: Mapping[str, BotMaker]
    narrate: Callable[[Pack, str], Callable[[Event], str]]
    beside_people: str | None = None
    judge: JudgeMaker | None = None
    editor: Editor[C] | None = None
    companion: Callable[[Pack, str], Companion] | None = None
    encode: EncodingMaker | None = None
    declarations: Callable[[Deck[C]], Iterator[Declaration]] | None = None
    playtest: Playtest | None = None
    components: Callable[[Deck[C], Theme, Proof], Iterator[Component]] | None = None
    stats: Callable[[Deck[C]], Iterator[Section]] | None = None
    sheets: Callable[[Deck[C]], tuple[Sheet, ...]] | None = None
    starter: Starter[C] | None = None
    moves: Callable[[Pack, Pack], tuple[Move, ...]] | None = None
    details: Callable[[Pack, Pack], Details] | None = None
    conform: Callable[[Pack], Iterator[Json]] | None = None

    def __getattribute__(self, name: str) -> Any:
        part = object.__getattribute__(self, name)
        if isinstance(part, Later):
            part = part.fetch()
            object.__setattr__(self, name, part)
        return part
