"""`authoring new`: a deck to begin with, or one more card."""

from __future__ import annotations

import re
from pathlib import Path

import click

from authoring.cli.files import WrongUse, quoted
from authoring.cli.options import json_option, quiet_option, tell_json

CARD = "card"
TAG = re.compile(r"[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?")
"""What a locale looks like in the files of decks."""


@click.command("new")
@click.argument("name")
@click.option("--game", metavar="GAME", help="Which game the deck is for.")
@click.option("--title", help="The title of the deck, if not its name.")
@click.option(
    "--locale", "locales", multiple=True, metavar="LOCALE", help="A language that it speaks."
)
@click.option("--deck", default=".", show_default=True, help="Where a new card goes.")
@click.option("--kind", metavar="KIND", help="Which kind of card, where a game has several.")
@quiet_option
@json_option
@click.pass_context
def command(
    ctx: click.Context,
    name: str,
    game: str | None,
    title: str | None,
    locales: tuple[str, ...],
    deck: str,
    kind: str | None,
    quiet: bool,
    as_json: bool,
) -> None:
    """Make a deck folder NAME that builds as it is, with comments that teach; or, with the
    word `card` for NAME, ask what a new card needs and write it into a deck.

    At a question for a card, ? tells what it is for, and < goes back to the one before. The card
    goes into the file of its like, or else into the last one of its kind.

    Nothing that is there is ever overwritten. Decks begin in English (en) and Chinese
    (zh-Hans) or in one of them; other languages are added to a deck afterwards.

    \b
    Examples:
      authoring new my-deck --game just-one
      authoring new my-deck --game guess-club --locale en
      authoring new card --deck my-deck
      authoring new card --deck my-rings --kind rule
    """
    if name == CARD and game is None:
        from authoring.cli.asking import ask_card

        ask_card(ctx, deck, kind, quiet, as_json)
        return
    root = Path(name)
    files, titles = _make_deck(ctx, root, game, title, locales)
    if as_json:
        tell_json({"written": [(root / name).as_posix() for name in files]})
    elif not quiet:
        _tell_next(root, len(files))
        for locale, words in titles.items():
            if words != _own_title(root, title):
                click.echo(
                    f"Its title in {locale}, {words!r}, only stands in and would be printed on the "
                    f"cards: write the true one in {root / 'deck.yml'}."
                )


def _make_deck(
    ctx: click.Context, root: Path, game: str | None, title: str | None, locales: tuple[str, ...]
) -> tuple[tuple[str, ...], dict[str, str]]:
    """Write the deck, and give its files, relative to its folder, and its title by language."""
    from authoring import games
    from authoring.source.nearest import nearest
    from authoring.starter.templates import LOCALES, rendered

    known = [one for one in games.names() if games.kit(one).starter is not None]
    if game not in known:
        meant = nearest(game, known) if game else None
        hint = f"Did you mean {meant!r}?" if meant else f"There are {', '.join(known)}."
        ctx.fail(f"--game: {f'there is no game {game!r}' if game else 'name a game'}. {hint}")
    for locale in locales:
        if locale not in LOCALES:
            ctx.fail(_other_language(root, game, locale))
    if root.exists() and (not root.is_dir() or any(root.iterdir())):
        raise WrongUse(f"{root} is there already, and nothing is overwritten")
    starter = games.kit(game).starter
    assert starter is not None
    called = _titles(root, title, tuple(dict.fromkeys(locales)) or LOCALES)
    files = rendered(starter.templates, called)
    _prove(files)
    _write(root, files)
    return tuple(files), called


def _other_language(root: Path, game: str, locale: str) -> str:
    """The way to a deck in a language that no deck begins in."""
    from authoring.i18n.locale import is_another
    from authoring.starter.templates import LOCALES

    told = f"--locale: a deck begins in {' or '.join(LOCALES)}, not in {locale!r}"
    meant = next((one for one in LOCALES if not is_another(locale, one)), None)
    if meant:
        return f"{told}. Did you mean {meant!r}?"
    if not TAG.fullmatch(locale):
        return f"{told}. A language is written as in fr, pt-BR or zh-Hant."
    return f"""{told}. Begin in one, and translate:
  authoring new {quoted(root)} --game {game} --locale {LOCALES[0]}
  write {locale} under locales in {root / "deck.yml"}: [{LOCALES[0]}, {locale}]
  authoring i18n export {quoted(root)} --locale {locale} --out {locale}.po
  translate {locale}.po, in Poedit or in any editor
  authoring i18n import {quoted(root)} {locale}.po --locale {locale}"""


def _titles(root: Path, title: str | None, locales: tuple[str, ...]) -> dict[str, str]:
    """The title in each language: the given one as it is where the deck speaks only one."""
    from authoring.starter.templates import titles

    words = _own_title(root, title)
    if title is None:
        return titles(words, locales)
    if not words:
        raise WrongUse("--title is empty: write one, or leave it out and NAME is the title")
    if len(words.splitlines()) > 1:
        raise WrongUse("--title has several lines: write it on one")
    return titles(words, locales) if len(locales) > 1 else {locales[0]: words}


def _own_title(root: Path, title: str | None) -> str:
    """The title as it was typed, or else the name of the deck in words, with a capital where
    whoever typed it left that to us."""
    if title is not None:
        return title.strip()
    words = " ".join(root.name.replace("-", " ").replace("_", " ").split())
    return words.capitalize() if words == words.lower() else words


def _tell_next(root: Path, count: int) -> None:
    from authoring.source.wording import counted

    click.echo(f"{root}: {counted(count, 'file')}. Next:")
    for step in ("check", "build", "play"):
        bots = " --bots 4" if step == "play" else ""
        click.echo(f"  authoring {step} {quoted(root)}{bots}")


def _write(root: Path, files: dict[str, str]) -> None:
    """The whole folder, made aside and moved in, so that no half of it is left behind."""
    import shutil
    import tempfile

    from authoring.source.hindrance import unwritable

    try:
        root.parent.mkdir(parents=True, exist_ok=True)
        aside = Path(tempfile.mkdtemp(prefix=".new-", dir=root.parent))
        try:
            (aside / "deck").mkdir()
            _lay_out(aside / "deck", files)
            (aside / "deck").replace(root)
        finally:
            shutil.rmtree(aside, ignore_errors=True)
    except OSError as error:
        raise WrongUse(unwritable(root, error, "made")) from None


def _lay_out(folder: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8", newline="\n")


def _prove(files: dict[str, str]) -> None:
    """Make sure that a new deck builds. The templates do, so it lies in the title if not."""
    from authoring.finding import Severity
    from authoring.pipeline import check_deck
    from authoring.source.meanwhile import passing_folder

    with passing_folder() as aside:
        _lay_out(aside, files)
        found = check_deck(aside).findings
    errors = [one for one in found if one.severity is Severity.ERROR]
    if errors:
        told = {f"{one.message.removeprefix('deck.yml: ')} ({one.hint})": None for one in errors}
        way = "name another with --title, or another --locale"
        raise WrongUse("\n".join(("the deck could not be built with this title:", *told, way)))
