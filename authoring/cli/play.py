"""`authoring play`: a game from a deck or a pack, between bots and people."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from authoring.cli import settings
from authoring.cli.files import WrongUse, read_text

if TYPE_CHECKING:
    from authoring.cli.session import Session
    from authoring.engine.game import BotMaker, Result
    from authoring.engine.table import Table
    from authoring.engine.transcript import Transcript
    from authoring.kit import GameKit
    from authoring.pack.pack import Pack

LARGEST = 2**53 - 1
"""The largest number that every reader of JSON keeps exact."""

HUMAN = "human"


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
@click.option("--seed", type=click.IntRange(0, LARGEST), help="Chance; without it, a new one.")
@click.option("--locale", help="The language to tell the game in, and to play it in.")
@click.option("--preset", help="Where the options start from: text or published.")
@click.option("--set", "sets", multiple=True, metavar="OPTION=VALUE", help="Set one option.")
@click.option("--options", "show_options", is_flag=True, help="Print the game's options.")
@click.option("--json", "as_json", is_flag=True, help="Print the transcript, and nothing else.")
@click.option("--save", type=click.Path(path_type=Path, dir_okay=False), help="Write it here.")
@click.option("--resume", type=click.Path(path_type=Path, dir_okay=False), help="Go on from it.")
@click.option("--games", type=click.IntRange(1), default=1, help="Play a series of games.")
@click.option(
    "--policy",
    type=click.Choice(["error", "default", "forfeit"]),
    default="error",
    show_default=True,
    help="What becomes of a bot that fails.",
)
@click.option("--patience", type=click.FloatRange(min=0.001), help="Seconds that a bot may think.")
def command(deck: str, show_options: bool, **asked: Any) -> None:
    """Play a game from a DECK, and tell it in words.

    All seats are bots' unless --seat says otherwise. The same seed, options and moves
    give the same game.

    \b
    Examples:
      authoring play things-in-rings --bots 4 --seed 7
      authoring play guess-club --seat human --bots 3 --save my-game.json
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
        _play(kit, pack, asked)
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


def _play(kit: GameKit[Any], pack: Pack, asked: Mapping[str, Any]) -> None:
    makers = _makers(kit, asked["specs"], asked["bots"])
    if asked["as_json"] and None in (makers or ()):
        raise WrongUse("--json is for games between bots: a person needs the words")
    if asked["resume"] is not None:
        _resume(kit, pack, makers, asked)
    elif asked["games"] > 1:
        _series(kit, pack, makers, asked)
    else:
        _finish(_new_session(kit, pack, makers, asked, 0), asked)


def _makers(
    kit: GameKit[Any], specs: tuple[str, ...], bots: int | None
) -> list[BotMaker | None] | None:
    """The players by seat, None being a person; no list when nothing was said of seats."""
    if not specs and bots is None:
        return None
    players: list[BotMaker | None] = []
    for spec in specs:
        name = spec.removeprefix("bot:")
        if spec == HUMAN:
            players.append(None)
        elif name in kit.bots:
            players.append(kit.bots[name])
        else:
            known = ", ".join(f"bot:{each}" for each in kit.bots)
            raise WrongUse(f"--seat {spec!r} is nobody: it is human, {known}")
    return players + [next(iter(kit.bots.values()))] * (bots or 0)


def _options(kit: GameKit[Any], pack: Pack, asked: Mapping[str, Any], game: int) -> dict[str, Any]:
    """The options as typed. The language told is also played in, where a game has one."""
    known = settings.described(kit.name)
    options = settings.parse(asked["sets"], known)
    if asked["preset"] is not None:
        options = {"preset": asked["preset"], **options}
    if "locale" in known and asked["locale"] is not None:
        options.setdefault("locale", _locale(pack, asked))
    if "game_number" in known and asked["games"] > 1:
        options.setdefault("game_number", game)
    return options


def _locale(pack: Pack, asked: Mapping[str, Any]) -> str:
    locale = asked["locale"] or pack.locales[0]
    if locale not in pack.locales:
        raise WrongUse(f"this deck has no locale {locale!r}; it has {', '.join(pack.locales)}")
    return str(locale)


def _new_session(
    kit: GameKit[Any],
    pack: Pack,
    makers: list[BotMaker | None] | None,
    asked: Mapping[str, Any],
    game: int,
) -> Session:
    from authoring.engine.table import Table

    if makers is None:
        makers = [next(iter(kit.bots.values()))] * 4
    seed = secrets.randbelow(2**32) if asked["seed"] is None else asked["seed"]
    options = _options(kit, pack, asked, game)
    table = Table(kit.game, pack, len(makers), (seed + game) & LARGEST, options)
    return _session(kit, table, makers, asked)


def _session(
    kit: GameKit[Any], table: Table[Any], makers: list[BotMaker | None], asked: Mapping[str, Any]
) -> Session:
    from authoring.cli.session import Session
    from authoring.engine.bots import Policy

    locale = _locale(table.pack, asked)
    bots = {seat: maker for seat, maker in enumerate(makers) if maker is not None}
    return Session(
        table=table,
        makers=bots,
        judge=kit.judge,
        narrator=lambda: kit.narrate(table.pack, locale),
        policy=Policy(asked["policy"]),
        patience=asked["patience"],
        save_to=asked["save"],
    )


def _finish(session: Session, asked: Mapping[str, Any]) -> None:
    from authoring.engine.transcript import record, write

    if not asked["as_json"]:
        _announce(session)
    table = session.run(quiet=asked["as_json"])
    if asked["as_json"]:
        click.echo(write(record(table)), nl=False)


def _announce(session: Session) -> None:
    """What is played, and the seed, so that a game can be played again."""
    table = session.table
    pack = table.pack
    title = pack.title.get(pack.locales[0], pack.game)
    click.echo(f"{title} {pack.version}, {table.seats} seats, seed {table.seed}")


def _resume(
    kit: GameKit[Any],
    pack: Pack,
    makers: list[BotMaker | None] | None,
    asked: Mapping[str, Any],
) -> None:
    from authoring.engine.transcript import replay

    for name in ("seed", "preset", "sets"):
        if asked[name]:
            raise WrongUse(f"--{name.removesuffix('s')} is settled in the game that is resumed")
    transcript = read_transcript(asked["resume"])
    if makers is None:
        makers = [next(iter(kit.bots.values()))] * transcript.seats
    if len(makers) != transcript.seats:
        raise WrongUse(f"{asked['resume']} has {transcript.seats} seats, not {len(makers)}")
    with told(asked["resume"]):
        table = replay(transcript, kit.game, pack)
    _finish(_session(kit, table, makers, asked), asked)


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


def _series(
    kit: GameKit[Any],
    pack: Pack,
    makers: list[BotMaker | None] | None,
    asked: Mapping[str, Any],
) -> None:
    """Several games in a row; who won most games has won the series."""
    from authoring.engine.series import games_won

    if asked["as_json"] or asked["save"]:
        raise WrongUse("a transcript is of one game: leave out --games, --json or --save")
    results: list[Result] = []
    settled = {
        **asked,
        "seed": secrets.randbelow(2**32) if asked["seed"] is None else asked["seed"],
    }
    for game in range(asked["games"]):
        session = _new_session(kit, pack, makers, settled, game)
        _finish(session, settled)
        result = session.table.result
        if result is None:
            return
        results.append(result)
        click.echo()
    won = games_won(results, session.table.seats)
    told_wins = ", ".join(f"seat {seat}: {count}" for seat, count in won.items())
    click.echo(f"Games won: {told_wins}.")
