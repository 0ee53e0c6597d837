"""What a new card needs, asked at the terminal and written into its deck."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from authoring.cli.files import WrongUse
from authoring.starter.form import Ask, Form, Several

if TYPE_CHECKING:
    from authoring.finding import Fault
    from authoring.source.deck import Deck, Shape

SHOWN = 40
"""So many choices are listed at a question."""


def ask_card(ctx: click.Context, name: str, kind: str | None) -> None:
    """Ask for a card and add it to the deck of this name. With a wrong card, nothing is
    written."""
    from authoring.checks.fix import write
    from authoring.cli.sheets import sound_deck
    from authoring.source.patch import PatchError
    from authoring.starter.addition import added

    deck, kit = sound_deck(ctx, name)
    if kit.starter is None:
        ctx.fail(f"the game {kit.name} has no questions for a new card")
    form = _form(ctx, kit.starter.forms(deck), kind)
    data = {"id": _id(deck), **_answers(form)}
    file = next(one for one in kit.shape.files if one.kind == form.kind)
    try:
        relative, text = added(deck, file, data)
    except PatchError as fault:
        raise WrongUse(str(fault)) from None
    path = Path(deck.root) / relative
    faults = _faults(deck, kit.shape, relative, text)
    if faults:
        for one in faults:
            click.echo(f"error: {one.flaw.message}; {one.flaw.hint}", err=True)
        raise WrongUse("the card is not written")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
        write(path, text.encode("utf-8"))
    except OSError as error:
        raise WrongUse(f"{path} cannot be written: {error.strerror}") from None
    click.echo(f"{path}: {data['id']} added. Next: authoring check {name}")


def _form(ctx: click.Context, forms: dict[str, Form], kind: str | None) -> Form:
    if kind is None and len(forms) == 1:
        return next(iter(forms.values()))
    if kind is None:
        kind = click.prompt("Kind of card", type=click.Choice(list(forms)))
    if kind not in forms:
        ctx.fail(f"--kind: there is no {kind!r}; there are {', '.join(forms)}")
    return forms[kind]


def _id(deck: Deck[Any]) -> str:
    taken = {card.id for card in deck.cards}
    while True:
        words: str = click.prompt("Id (small letters, digits and hyphens)").strip()
        if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", words):
            click.echo("An id is like w111 or paper-kite.", err=True)
        elif words in taken:
            click.echo(f"There is a card {words} already.", err=True)
        else:
            return words


def _answers(form: Form) -> dict[str, Any]:
    data: dict[str, Any] = {}
    for ask in form.asks:
        if isinstance(ask, Several):
            items = list(_items(ask))
            if items:
                _put(data, ask.path, items)
        else:
            _fill(data, ask)
    return data


def _items(several: Several) -> Iterator[dict[str, Any]]:
    for number in range(1, several.most + 1):
        free = number > several.least
        click.echo(f"-- {several.name} {number}{' (Enter to end)' if free else ''}")
        item: dict[str, Any] = {}
        for position, ask in enumerate(several.asks):
            _fill(item, ask, free=free and position == 0)
            if not item:
                return
        yield item


def _fill(data: dict[str, Any], ask: Ask, free: bool = False) -> None:
    """Put the answer to a question into its place."""
    answer = _answer(ask, free)
    if answer not in ("", []):
        _put(data, ask.path, answer)


def _answer(ask: Ask, free: bool) -> Any:
    from authoring.source.nearest import nearest
    from authoring.source.yaml import load

    if ask.choices and len(ask.choices) <= SHOWN:
        click.echo(f"   {', '.join(ask.choices)}")
    while True:
        typed: str = click.prompt(ask.prompt, default="", show_default=False).strip()
        parts = [part.strip() for part in typed.split(",") if part.strip()] if ask.many else [typed]
        unknown = [part for part in parts if part and ask.strict and part not in ask.choices]
        if not typed and ask.needed and not free:
            click.echo("This one is needed.", err=True)
        elif ask.choices and unknown:
            meant = nearest(unknown[0], ask.choices)
            hint = f" Did you mean {meant}?" if meant else ""
            click.echo(f"{unknown[0]!r} is none of them.{hint}", err=True)
        elif ask.yaml and typed:
            loaded = load("", typed.encode("utf-8", "replace"))
            if loaded.whole and not loaded.faults:
                return loaded.document.data
            click.echo("This is no YAML.", err=True)
        else:
            return parts if ask.many else typed


def _put(data: dict[str, Any], path: tuple[str, ...], value: Any) -> None:
    for key in path[:-1]:
        data = data.setdefault(key, {})
    data[path[-1]] = value


def _faults(deck: Deck[Any], shape: Shape[Any], relative: str, text: str) -> list[Fault]:
    """What would be wrong with the deck that is not wrong with it now."""
    from authoring.source.deck_reader import read_deck
    from authoring.source.unsaved import unsaved

    path = Path(deck.root) / relative
    if not path.exists():
        return []
    known = {(fault.check, fault.flaw.message) for fault in deck.faults}
    with unsaved({path.resolve(): text}):
        after = read_deck(deck.root, shape)
    return [one for one in after.faults if (one.check, one.flaw.message) not in known]
