"""What a new card needs, asked at the terminal and written into its deck."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import click

from authoring.cli.files import WrongUse, make_folder, quoted, with_mark, writable, write_bytes
from authoring.cli.options import tell_json
from authoring.cli.questions import BACK, FIRST, HELP, Back, Conversation
from authoring.cli.window import wrapped
from authoring.starter.form import Ask, Form

if TYPE_CHECKING:
    from authoring.finding import Fault
    from authoring.source.deck import Deck, FileKind, Shape


def ask_card(ctx: click.Context, name: str, kind: str | None, quiet: bool, as_json: bool) -> None:
    """Ask for a card and add it to the deck of this name. When the answers make a wrong card
    or end in the middle, nothing is written."""
    from authoring.cli.sheets import sound_deck
    from authoring.source.items import kind_of

    deck, kit = sound_deck(ctx, name, "--deck")
    if kit.starter is None:
        ctx.fail(f"the game {kit.name} has no questions for a new card")
    forms = kit.starter.forms(deck)
    if kind is not None and kind not in forms:
        ctx.fail(f"--kind: there is no {kind!r}; there are {', '.join(forms)}")
    try:
        form = _form(forms, kind)
        files = kind_of(kit.shape, form.kind)
        data = _answers(deck, files, form)
    except click.Abort as stop:
        _stopped(stop)
    known = _findings(deck.root)
    relative, why = _file(deck, files, form, data)
    path = _add(deck, kit.shape, files, relative, data)
    if as_json:
        tell_json({"file": path.as_posix(), "id": data["id"]})
    elif not quiet:
        click.echo(f"{path}: {data['id']} added{why}. Next: authoring build {quoted(name)}")
        _tell_new(deck.root, known, data["id"])


def _add(
    deck: Deck[Any], shape: Shape[Any], files: FileKind, relative: str, data: dict[str, Any]
) -> Path:
    """Write a card into a file of the deck, and give its path."""
    from authoring.source.items import text_with
    from authoring.source.patch import PatchError
    from authoring.source.prospect import prospect

    path = Path(deck.root) / relative
    try:
        text = text_with(deck, files, relative, [data])
    except PatchError as fault:
        raise WrongUse(str(fault)) from None
    _refuse(prospect(deck, shape, {relative: text}).faults)
    make_folder(path.parent)
    write_bytes(path, with_mark(path, text))
    return path


def _file(deck: Deck[Any], files: FileKind, form: Form, data: dict[str, Any]) -> tuple[str, str]:
    """The file that a card goes into, and why into that one; where it cannot be written, the
    one that was looked at before all questions."""
    from authoring.source.items import file_like, last_file

    relative, key = file_like(deck, files, data, form.sorted_by)
    try:
        writable(Path(deck.root) / relative)
    except WrongUse:
        return last_file(deck, files), ""
    return relative, f" beside others of {key} {data[key]}" if key else ""


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


def _tell_new(root: str, known: Known, identity: str) -> None:
    """Say what the checks find in the deck since the card is in it, and where deck.yml needs
    fewer cards than there are now."""
    from authoring.checks.card_count import surplus
    from authoring.cli.findings import tell_findings
    from authoring.pipeline import check_deck

    checked = check_deck(Path(root))
    for card in checked.deck.cards:
        for what, number, count in surplus(checked.deck, card) if card.id == identity else ():
            told = f"{what}: {number}, and there are {count}: if it is to stay, write {count}."
            click.echo(f"The needs of deck.yml say {told}")
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
    asked = Ask((), "Kind of card", tuple(forms), about="Which kind of card is to be added.")
    while kind is None:
        try:
            kind = Conversation().answer(asked)
        except Back:
            click.echo(FIRST, err=True)
    return forms[kind]


def _answers(deck: Deck[Any], files: FileKind, form: Form) -> dict[str, Any]:
    """All that is answered for a card, with its id, which is asked for last."""
    from authoring.cli.foresight import Foresight
    from authoring.cli.interview import Interview, opening
    from authoring.source.items import last_file

    relative = last_file(deck, files)
    path = Path(deck.root) / relative
    if path.parent.is_dir():
        writable(path)
    look = Foresight(deck, files, relative, form, partial(_proposed, deck, files, form))
    click.echo(opening(form))
    interview = Interview(look)
    while True:
        answers = interview.answers(form)
        try:
            return {"id": _id(deck, files, form, answers), **answers}
        except Back:
            interview.go_back()


def _id(deck: Deck[Any], files: FileKind, form: Form, answers: dict[str, Any]) -> str:
    """The id of the card: the proposed one, unless another one is typed."""
    from authoring.starter.naming import ID

    taken = {card.id for card in deck.cards}
    default = _proposed(deck, files, form, answers)
    while True:
        words: str = click.prompt("Id", default=default).strip()
        if words == BACK:
            raise Back
        if words == HELP:
            click.echo(wrapped("What the card is called in reports. It never changes."))
        if not ID.fullmatch(words):
            click.echo("An id has small letters, digits and hyphens, as paper-kite.", err=True)
        elif words in taken:
            click.echo(f"There is a card {words} already.", err=True)
        else:
            return words


def _proposed(deck: Deck[Any], files: FileKind, form: Form, answers: Mapping[str, Any]) -> str:
    """An id that no card has, by what the card says so far."""
    from authoring.source.items import items
    from authoring.starter.naming import proposed

    name = answers if form.named else {}
    for key in form.named:
        name = name.get(key, {})
    siblings = [item.id for item in items(deck, files)]
    return proposed(name, siblings, {card.id for card in deck.cards}, form.kind)
