"""What a new card needs, asked at the terminal and written into its deck."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import click

from authoring.cli.files import WrongUse, make_folder, quoted, with_mark, writable, write_bytes
from authoring.cli.options import tell_json
from authoring.starter.form import Form

if TYPE_CHECKING:
    from authoring.finding import Fault
    from authoring.source.deck import Deck, FileKind


def ask_card(ctx: click.Context, name: str, kind: str | None, quiet: bool, as_json: bool) -> None:
    """Ask for a card and add it to the deck of this name. When the answers make a wrong card
    or end in the middle, nothing is written."""
    from authoring.cli.foresight import Foresight
    from authoring.cli.interview import Interview
    from authoring.cli.sheets import sound_deck
    from authoring.source.items import kind_of, last_file, text_with
    from authoring.source.patch import PatchError
    from authoring.source.prospect import prospect

    deck, kit = sound_deck(ctx, name, "--deck")
    if kit.starter is None:
        ctx.fail(f"the game {kit.name} has no questions for a new card")
    forms = kit.starter.forms(deck)
    if kind is not None and kind not in forms:
        ctx.fail(f"--kind: there is no {kind!r}; there are {', '.join(forms)}")
    try:
        form = _form(forms, kind)
        files = kind_of(kit.shape, form.kind)
        relative = last_file(deck, files)
        path = Path(deck.root) / relative
        if path.parent.is_dir():
            writable(path)
        look = Foresight(deck, files, relative, form, _proposed(deck, files, form, {}))
        answers = Interview(look).answers(form)
        data = {"id": _id(deck, files, form, answers), **answers}
    except click.Abort as stop:
        _stopped(stop)
    try:
        text = text_with(deck, files, relative, [data])
    except PatchError as fault:
        raise WrongUse(str(fault)) from None
    known = _findings(deck.root)
    _refuse(prospect(deck, kit.shape, {relative: text}).faults)
    make_folder(path.parent)
    write_bytes(path, with_mark(path, text))
    if as_json:
        tell_json({"file": path.as_posix(), "id": data["id"]})
    elif not quiet:
        click.echo(f"{path}: {data['id']} added. Next: authoring build {quoted(name)}")
        _tell_new(deck.root, known)


def _refuse(faults: Sequence[Fault]) -> None:
    """End the command where a card would be wrong, and say why."""
    for one in faults:
        told = "; ".join(filter(None, (one.flaw.message, one.flaw.hint)))
        click.echo(f"error: {told}", err=True)
    if faults:
        raise WrongUse("the card is not written")


Known = frozenset[tuple[str, str]]
"""What is found in a deck, by check and message: lines move when a card is added."""


def _findings(root: str) -> Known:
    from authoring.pipeline import check_deck

    return frozenset((one.check, one.message) for one in check_deck(Path(root)).findings)


def _tell_new(root: str, known: Known) -> None:
    """Say what the checks find in the deck since the card is in it."""
    from authoring.cli.findings import tell_findings
    from authoring.pipeline import check_deck

    checked = check_deck(Path(root))
    new = tuple(one for one in checked.findings if (one.check, one.message) not in known)
    if new:
        click.echo("\nIt is written, and this is to be seen to:\n")
        tell_findings([replace(checked, findings=new)])


def _stopped(stop: click.Abort) -> NoReturn:
    """End a conversation that was broken off: with Ctrl-C, or because there was no more to read."""
    if isinstance(stop.__context__, EOFError):
        raise WrongUse("the answers ended before the card was whole, so nothing is written")
    click.echo("\nnothing is written", err=True)
    raise KeyboardInterrupt from None


def _form(forms: dict[str, Form], kind: str | None) -> Form:
    if kind is None and len(forms) == 1:
        return next(iter(forms.values()))
    return forms[kind or click.prompt("Kind of card", type=click.Choice(list(forms)))]


def _id(deck: Deck[Any], files: FileKind, form: Form, answers: dict[str, Any]) -> str:
    """The id of the card: the proposed one, unless another one is typed."""
    from authoring.starter.naming import ID

    taken = {card.id for card in deck.cards}
    default = _proposed(deck, files, form, answers)
    while True:
        words: str = click.prompt("Id", default=default).strip()
        if not ID.fullmatch(words):
            click.echo("An id has small letters, digits and hyphens, as paper-kite.", err=True)
        elif words in taken:
            click.echo(f"There is a card {words} already.", err=True)
        else:
            return words


def _proposed(deck: Deck[Any], files: FileKind, form: Form, answers: dict[str, Any]) -> str:
    """An id that no card has, by what the card says so far."""
    from authoring.source.items import items
    from authoring.starter.naming import proposed

    name = answers if form.named else {}
    for key in form.named:
        name = name.get(key, {})
    siblings = [item.id for item in items(deck, files)]
    return proposed(name, siblings, {card.id for card in deck.cards}, form.kind)
