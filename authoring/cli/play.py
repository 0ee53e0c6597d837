"""`authoring play`: a game from a deck or a pack, between bots and people."""

from __future__ import annotations

import math
import secrets
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from authoring.cli import settings
from authoring.cli.files import WrongUse, read_text
from authoring.cli.options import quiet_option
from authoring.cli.outlet import GAME
from authoring.cli.table import HUMAN, LARGEST, LATEST

if TYPE_CHECKING:
    from authoring.cli.table.invitation import Invitation
    from authoring.engine.game import Result, Seat
    from authoring.engine.table import Table
    from authoring.engine.transcript import Transcript
    from authoring.kit import GameKit
    from authoring.pack.pack import Pack


def _finite(_ctx: click.Context, _option: click.Parameter, seconds: float | None) -> float | None:
    if seconds is not None and not math.isfinite(seconds):
        raise click.BadParameter(
            f"{seconds} is no number of seconds; without it bots take their time"
        )
    return seconds


@click.command("play")
@click.argument("deck")
@click.option("--bots", type=click.IntRange(0, 16), help="Seats for bots of the default kind.")
@click.option(
    "--seat",
    "specs",
    multiple=True,
    metavar="human|bot:NAME",
    help="Who sits at the next seat, from seat 0; may be given more than once.",
)
@click.option("--names", metavar="NAME,NAME,…", help="What those at the seats are called.")
@click.option("--seed", type=click.IntRange(0, LARGEST), help="Chance; without it, a new one.")
@click.option("--locale", help="The language to tell the game in, and to play it in.")
@click.option("--preset", help="Where the options start from: text or published.")
@click.option("--set", "sets", multiple=True, metavar="OPTION=VALUE", help="Set one option.")
@click.option("--options", "show_options", is_flag=True, help="Print the game's options.")
@click.option("--json", "as_json", is_flag=True, help="Print the transcript, and nothing else.")
@quiet_option
@click.option("--save", type=click.Path(path_type=Path, dir_okay=False), help="Write it here.")
@click.option(
    "--resume",
    type=click.Path(path_type=Path, dir_okay=False),
    is_flag=False,
    flag_value=LATEST,
    help="Go on from a file, or without one, with the game that people left last.",
)
@click.option("--protocol", type=click.Choice(["jsonl"]), help="Let a program play `human` seats.")
@click.option("--games", type=click.IntRange(1), default=1, help="Play a series of games.")
@click.option(
    "--policy",
    type=click.Choice(["error", "default", "forfeit"]),
    default="error",
    show_default=True,
    help="What becomes of a bot that fails.",
)
@click.option(
    "--patience",
    type=click.FloatRange(min=0.001),
    callback=_finite,
    help="Seconds that a bot may think.",
)
def command(deck: str, show_options: bool, **asked: Any) -> None:
    """Play a game from a DECK, and tell it in words.

    All seats are bots' unless --seat says otherwise; called with the DECK alone in a
    terminal, it asks who plays. The same seed, options and moves give the same game.
    A game with people is kept after each move, so that it can be resumed.

    \b
    Examples:
      authoring play things-in-rings --bots 4 --seed 7
      authoring play guess-club --seat human --bots 3 --save my-game.json
      authoring play guess-club --seat human --seat human --bots 2 --names Ann,Bo
      authoring play guess-club --resume
      authoring play just-one --bots 5 --seed 7 --json > game.json
      authoring play things-in-rings --bots 4 --preset published --set hand=6
    """
    from authoring.engine.bots import PlayerFailed
    from authoring.engine.game import Refusal

    kit, pack = open_pack(deck)
    if show_options:
        settings.print_options(kit.name)
        return
    try:
        from authoring.cli.table.invitation import Invitation

        _play(Invitation(kit, pack, deck, asked))
    except Refusal as refusal:
        statement = f" ({refusal.statement})" if refusal.statement else ""
        raise WrongUse(f"{refusal.code}: {refusal.sentence}{statement}") from None
    except PlayerFailed as failure:
        raise WrongUse(f"{failure}; --policy default would play on") from None


def open_pack(deck: str) -> tuple[GameKit[Any], Pack]:
    """The pack of a deck or pack file, and its game. Raises WrongUse when there is none."""
    from authoring import games
    from authoring.pack.file import PackError
    from authoring.pipeline import NotADeck, load_pack

    try:
        pack = load_pack(deck)
    except (NotADeck, PackError) as problem:
        raise WrongUse(str(problem)) from None
    if pack.game not in games.names():
        known = ", ".join(games.names())
        raise WrongUse(f"{deck} is for a game {pack.game!r}, and the games here are {known}")
    return games.kit(pack.game), pack


def _play(invitation: Invitation) -> None:
    asked = invitation.asked
    names = invitation.names()
    for name in ("json", "quiet"):
        if asked["as_json" if name == "json" else name] and HUMAN in (names or ()):
            raise WrongUse(f"--{name} is for games between bots: a person needs the words")
    if asked["protocol"] and (asked["games"] > 1 or asked["as_json"]):
        raise WrongUse("--protocol plays one game, and tells it in messages of its own")
    if asked["save"] is not None:
        GAME.may_replace(asked["save"])
    if asked["resume"] is not None:
        _resume(invitation)
    elif asked["games"] > 1:
        _series(invitation, names or invitation.usual_names())
    else:
        if names is None:
            invitation = invitation.seated_by_asking()
            names = invitation.names() or invitation.usual_names()
        table = invitation.new_table(names)
        _finish(invitation, table, names)


def _finish(
    invitation: Invitation,
    table: Table[Any],
    names: Sequence[str],
    transcript: Transcript | None = None,
    resumed: Path | None = None,
) -> Table[Any]:
    """Play a game from where it stands; returns the table as it is at the end."""
    from authoring.engine.transcript import record, write

    notes = {} if transcript is None else transcript.notes
    if invitation.asked["protocol"]:
        from authoring.cli.protocol import Places, serve

        places = Places.of(invitation, names)
        return serve(table, places, invitation.kit.narrate(table.pack, invitation.locale()))
    as_json = invitation.asked["as_json"]
    quiet = as_json or invitation.asked["quiet"]
    called = invitation.called(table.seats, notes)
    if not quiet:
        _announce(table, called, invitation.locale(notes.get("locale")))
        if strange := invitation.strange(table, names):
            click.echo(strange)
    if HUMAN in names:
        return invitation.sitting(table, names, notes, resumed).run()
    invitation.session(table, names, notes).run(quiet)
    if as_json:
        click.echo(write(record(table, notes)), nl=False)
    return table


def _announce(table: Table[Any], called: Mapping[Seat, str], locale: str) -> None:
    """What is played, and the seed, so that a game can be played again; and who sits where."""
    from authoring.cli.table.speech import speech

    pack, words = table.pack, speech(locale)
    title = pack.title.get(locale) or pack.title.get(pack.locales[0], pack.game)
    parts = {"title": title, "version": pack.version, "seats": table.seats, "seed": table.seed}
    click.echo(words["announced"].format(**parts))
    if called:
        sits = (words["sits"].format(seat=seat, name=name) for seat, name in called.items())
        click.echo(words["comma"].join(sits))


def _resume(invitation: Invitation) -> None:
    from authoring.engine.transcript import replay

    for name in ("seed", "preset", "sets"):
        if invitation.asked[name]:
            raise WrongUse(f"--{name.removesuffix('s')} is settled in the game that is resumed")
    path = invitation.resumed_file()
    transcript = read_transcript(path)
    names = invitation.names_of(transcript, path)
    with told(path):
        table = replay(transcript, invitation.kit.game, invitation.pack)
    _finish(invitation, table, names, transcript, path)


def read_transcript(path: Path) -> Transcript:
    """The transcript in a file. Raises WrongUse with the reason when it is none."""
    from authoring.engine.transcript import read

    with told(path):
        return read(read_text(path))


@contextmanager
def told(path: Path) -> Iterator[None]:
    """Turns a transcript's fault into one of the command, which names the file."""
    from authoring.engine.transcript import BadTranscript

    try:
        yield
    except BadTranscript as problem:
        raise WrongUse(f"{path}: {problem.code}: {problem.sentence}") from None


def _series(invitation: Invitation, names: Sequence[str]) -> None:
    """Several games in a row; who won most games has won the series."""
    from authoring.engine.series import games_won

    asked = invitation.asked
    if asked["as_json"] or asked["save"]:
        raise WrongUse("a transcript is of one game: leave out --games, --json or --save")
    seed = secrets.randbelow(2**32) if asked["seed"] is None else asked["seed"]
    invitation = replace(invitation, asked={**asked, "seed": seed})
    results: list[Result] = []
    for game in range(asked["games"]):
        table = invitation.new_table(names, game)
        result = _finish(invitation, table, names).result
        if result is None:
            return
        results.append(result)
        if not asked["quiet"]:
            click.echo()
    won = games_won(results, len(names))
    called = invitation.called(len(names), {})
    told_wins = ", ".join(
        f"{called.get(seat, f'seat {seat}')}: {count}" for seat, count in won.items()
    )
    click.echo(f"Games won: {told_wins}.")
