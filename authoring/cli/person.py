"""A person at the terminal: shown what its seat may see, and asked for moves."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

import click

from authoring.cli import offer
from authoring.cli.offer import NotUnderstood
from authoring.cli.telling import Narrate, Teller
from authoring.engine.game import Legal, Move, OpenMove, Refusal, Seat
from authoring.engine.table import Table

Json = Any


class Wish(StrEnum):
    """What a person may want besides moving, and how it is typed."""

    HELP = "?"
    LOOK = "look"
    PICTURE = "picture"
    UNDO = "undo"
    SAVE = "save"
    QUIT = "quit"


MEANINGS = {
    Wish.HELP: "what you may do now",
    Wish.LOOK: "all that you know",
    Wish.PICTURE: "the table as a picture, where the game has one",
    Wish.UNDO: "take back your last move, if nothing came to light by it",
    Wish.SAVE: "write the game so far to the file named by --save",
    Wish.QUIT: "stop here; with --save the game can be resumed",
}


@dataclass(slots=True)
class Person:
    """Somebody at a seat. `shared` says that others use the same screen."""

    seat: Seat
    teller: Teller
    shared: bool

    def take_turn(self, table: Table[Any], returning: bool) -> Wish | None:
        """Ask until a move was played; or return the wish that the session must grant.

        `returning` says that this person was the last to be asked.
        """
        if self.shared and not returning:
            self._hand_over()
        for words in self.teller.news(table):
            click.echo(words)
        legal = table.legal(self.seat)
        self._offer(legal)
        while True:
            line = click.prompt(
                f"seat {self.seat}", prompt_suffix="> ", default="", show_default=False
            )
            wish = self._grant(table, legal, line.strip())
            if wish in (Wish.UNDO, Wish.SAVE, Wish.QUIT):
                return wish
            if wish is None and line.strip() and self._play(table, legal, line):
                return None

    def _hand_over(self) -> None:
        """Nobody shall read another's secrets: the screen is cleared between two people."""
        click.clear()
        click.prompt(
            f"Seat {self.seat}, press Enter when only you see the screen",
            prompt_suffix=" ",
            default="",
            show_default=False,
        )

    def _offer(self, legal: Legal) -> None:
        click.echo(f"Seat {self.seat}, you may:")
        for words in offer.lines(legal, self._label):
            click.echo(words)
        click.echo("  ? for help")

    def _grant(self, table: Table[Any], legal: Legal, line: str) -> Wish | None:
        """The wish that was typed, if it was one; those about seeing are granted here."""
        names = {move.name for move in legal.open} | {group.name for group in offer.groups(legal)}
        if line in names or line not in list(Wish):
            return None
        wish = Wish(line)
        if wish is Wish.HELP:
            self._offer(legal)
            for other, meaning in MEANINGS.items():
                click.echo(f"  {other:<8} {meaning}")
            click.echo("A value may be typed as it is, by its words, or by its number.")
        elif wish is Wish.LOOK:
            click.echo(outline(table.view(self.seat)))
        elif wish is Wish.PICTURE:
            picture = getattr(self.teller.narrate, "picture", None)
            click.echo(picture() if picture else "This game has no picture.")
        return wish

    def _play(self, table: Table[Any], legal: Legal, line: str) -> bool:
        """Whether the line was a move, and the rules allowed it."""
        try:
            move = offer.understand(line, self.seat, legal, self._label)
            if isinstance(move, OpenMove):
                move = Move(self.seat, move.name, fill_in(move.schema))
            table.play(move)
        except NotUnderstood as problem:
            click.echo(f"Not understood: {problem}. Type ? for help.")
            return False
        except Refusal as refusal:
            statement = f", {refusal.statement}" if refusal.statement else ""
            click.echo(f"Not allowed ({refusal.code}{statement}): {refusal.sentence}")
            return False
        return True

    def _label(self, value: str) -> str:
        label = getattr(self.teller.narrate, "label", None)
        return str(label(value)) if label else ""


def person(seat: Seat, narrate: Narrate, shared: bool) -> Person:
    """A person at a seat, told the game in the words of this narrator."""
    return Person(seat, Teller(narrate, seat), shared)


def fill_in(schema: Mapping[str, Json]) -> dict[str, Json]:
    """Ask for each part of an open move's data, as its schema describes it.

    A part that need not be given is left out when nothing is typed.
    """
    required = schema.get("required", ())
    data = {}
    for key, part in schema.get("properties", {}).items():
        if "description" in part:
            click.echo(f"  {part['description']}")
        value = _ask(key, part)
        if value not in ("", []) or key in required:
            data[key] = value
    return data


def _ask(key: str, schema: Mapping[str, Json]) -> Json:
    if schema.get("type") == "array":
        return _ask_list(key, schema)
    line = click.prompt(f"  {key}", prompt_suffix=": ", default="", show_default=False)
    return line if schema.get("type") == "string" else _json(line)


def _ask_list(key: str, schema: Mapping[str, Json]) -> list[Json]:
    """Ask for one item after the other: as many as there may be, or until none is typed."""
    items: list[Json] = []
    most = schema.get("maxItems")
    while most is None or len(items) < most:
        item = _ask(f"{key} {len(items) + 1}", schema.get("items", {"type": "string"}))
        if item == "":
            break
        items.append(item)
    return items


def _json(line: str) -> Json:
    try:
        return json.loads(line)
    except ValueError:
        return line


def outline(value: Json, indent: str = "") -> str:
    """Plain JSON as indented lines that a person reads."""
    if isinstance(value, Mapping) and value:
        return "\n".join(_branch(f"{key}:", each, indent) for key, each in value.items())
    if isinstance(value, list | tuple) and any(isinstance(each, Mapping) for each in value):
        return "\n".join(_branch("-", each, indent) for each in value)
    return indent + _leaf(value)


def _branch(head: str, value: Json, indent: str) -> str:
    leaf = not isinstance(value, Mapping | list | tuple) or not value
    flat = isinstance(value, list | tuple) and not any(isinstance(one, Mapping) for one in value)
    if leaf or flat:
        return f"{indent}{head} {_leaf(value)}"
    return f"{indent}{head}\n{outline(value, indent + '  ')}"


def _leaf(value: Json) -> str:
    if isinstance(value, list | tuple):
        return ", ".join(_leaf(each) for each in value) or "none"
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
