"""`authoring playtest`: thousands of games between bots, and which cards to change."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from authoring.cli import settings
from authoring.cli.files import WrongUse, writable, write_text
from authoring.cli.options import quiet_option
from authoring.cli.table import LARGEST
from authoring.cli.waiting import waiting

if TYPE_CHECKING:
    from authoring.pipeline import Checked
    from authoring.playtest.part import Playtest
    from authoring.playtest.plan import Plan
    from authoring.playtest.results import Results
    from authoring.playtest.store import Store


@click.command("playtest")
@click.argument("deck")
@click.option(
    "--games",
    type=click.IntRange(1),
    default=2000,
    show_default=True,
    help="Games of each sort: of each level of skill, in each language that plays apart.",
)
@click.option(
    "--seed",
    type=click.IntRange(0, LARGEST),
    default=1,
    show_default=True,
    help="Chance: the same seed and plan give the same results.",
)
@click.option("--seats", type=click.IntRange(1, 16), help="Without it, as is usual for the game.")
@click.option("--locale", "locales", multiple=True, help="Play in this language only.")
@click.option("--preset", help="Where the options start from: text or published.")
@click.option("--set", "sets", multiple=True, metavar="OPTION=VALUE", help="Set one option.")
@click.option(
    "--workers", type=click.IntRange(1, 512), help="Processes; without it, one a processor."
)
@click.option("--cluster", metavar="tcp://HOST:PORT", help="Play on a Dask scheduler's workers.")
@click.option(
    "--store",
    "store_path",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Keep the counts here; without it, below build/playtest/.",
)
@quiet_option
@click.option("--json", "as_json", is_flag=True, help="Print all results as JSON.")
@click.option(
    "--html",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Write one HTML page with plots; it needs no other file.",
)
@click.option("--save", is_flag=True, help="Keep what was found for the deck's checks.")
def command(
    deck: str, quiet: bool, as_json: bool, html: Path | None, save: bool, **asked: Any
) -> None:
    """Let bots of several skills play a DECK, and tell which cards to change and why.

    A card is flagged only if every level of skill says so and is sure of it. The results
    depend on the deck, the seed and the options alone, not on who played. Ctrl-C keeps what
    is done, and the same command goes on from there.

    With --save, what was found is written to playtest.json in the deck's folder, where
    `authoring check` reads it.

    \b
    Examples:
      authoring playtest guess-club --games 2000 --seed 1 --workers 2
      authoring playtest content/just-one --locale en --json > results.json
      authoring playtest content/things-in-rings --save --html rings.html
      authoring playtest things-in-rings --games 1000000 --cluster tcp://10.0.0.1:8786
    """
    from authoring.playtest.results import write
    from authoring.playtest.weigh import weigh

    plan, checked = _planned(deck, asked)
    if save and checked is None:
        raise WrongUse("--save is for a deck folder: a pack file has no cards to keep it with")
    _prepare(html, checked if save else None)
    store = _opened(plan, asked["store_path"], quiet)
    finished = _play(store, {**asked, "quiet": quiet})
    results = weigh(store)
    if as_json or not quiet:
        told = write(results) if as_json else _summary(results, plan, html is not None)
        click.echo(told, nl=False)
    if html:
        _draw(html, results, plan, quiet)
    if not finished:
        goes_on = "" if store.beyond else ": the same command goes on from here"
        click.echo(f"stopped{goes_on}", err=True)
        raise SystemExit(130)
    if save and checked is not None:
        _save(checked, results, plan, quiet)


def _prepare(html: Path | None, saved: Checked | None) -> None:
    """Make sure that what is found can be written, before it is looked for."""
    from authoring.cli.outlet import PAGE
    from authoring.source.playtested import NAME

    if html:
        PAGE.may_replace(html)
    if saved is not None:
        writable(Path(saved.root) / NAME)


def _opened(plan: Plan, path: Path | None, quiet: bool) -> Store:
    """Where the games are counted. Raises WrongUse when they cannot be kept there."""
    from authoring.cli.apart import usual
    from authoring.playtest.store import Store, StoreError

    kept = usual("playtest") / "playtest"
    place = path or kept / f"{plan.pack.game}-{plan.key[:12]}.json"
    try:
        store = Store(plan, place)
    except StoreError as fault:
        hint = f" (or move {place} away)" if not path and place.is_file() else ""
        raise WrongUse(f"{fault}: name another file with --store{hint}") from None
    if store.beyond and not quiet:
        click.echo(
            f"{place} holds {store.beyond:,} games of each sort, and stays as it is: "
            f"the first {plan.games:,} are counted anew; --games {store.beyond} tells of all",
            err=True,
        )
    return store


def _summary(results: Results, plan: Plan, drawn: bool) -> str:
    """The results in words, for a terminal; `drawn` for one beside a page."""
    from authoring.playtest.summary import summary

    part = _part(plan)
    endings, look = part.endings, plan.first_look
    return summary(results, plan.games, endings, part.unseen, look, drawn)


def _draw(path: Path, results: Results, plan: Plan, quiet: bool) -> None:
    """Write the page of the results."""
    from authoring.page.html import written
    from authoring.playtest.pages import page

    part = _part(plan)
    drawn = page(results, plan.pack, part.charts, part.endings, part.unseen)
    write_text(path, written(drawn))
    if not quiet:
        click.echo(f"{path}: written", err=True)


def _part(plan: Plan) -> Playtest:
    """What the game brings to be playtested."""
    from authoring import games
    from authoring.playtest.general import part_of

    return part_of(games.kit(plan.pack.game), plan.pack)


def _planned(deck: str, asked: dict[str, Any]) -> tuple[Plan, Checked | None]:
    """What to play. Raises WrongUse."""
    from authoring import games
    from authoring.engine.game import Refusal
    from authoring.pack.file import PackError
    from authoring.pipeline import NotADeck, check_deck, compile_pack, find_deck, load_pack
    from authoring.playtest import plan

    try:
        checked = None if Path(deck).is_file() else check_deck(find_deck(deck))
        pack = load_pack(deck) if checked is None else compile_pack(checked)
    except (NotADeck, PackError) as problem:
        raise WrongUse(str(problem)) from None
    if pack.game not in games.names():
        known = ", ".join(games.names())
        raise WrongUse(f"{deck} is for a game {pack.game!r}, and the games here are {known}")
    options = settings.parse(asked["sets"], settings.described(pack.game))
    if asked["preset"]:
        options["preset"] = asked["preset"]
    wish = plan.Wish(asked["games"], asked["seed"], asked["seats"], options, asked["locales"])
    try:
        return plan.make(games.kit, pack, wish), checked
    except Refusal as refusal:
        statement = f" ({refusal.statement})" if refusal.statement else ""
        raise WrongUse(f"{refusal.code}: {refusal.sentence}{statement}") from None


def _play(store: Store, asked: dict[str, Any]) -> bool:
    """Play what is missing; whether all of it was. Raises WrongUse."""
    from authoring.engine.bots import PlayerFailed
    from authoring.playtest.play import OtherVersion
    from authoring.playtest.workers import NoCluster, WorkersLost, run_cluster, run_local
    from authoring.resources import MissingExtra

    try:
        with waiting(store, asked["quiet"]) as tell:
            if asked["cluster"]:
                run_cluster(store, asked["cluster"], tell)
            else:
                run_local(store, asked["workers"] or _processors(), tell)
    except KeyboardInterrupt:
        return False
    except (NoCluster, WorkersLost, OtherVersion, MissingExtra, PlayerFailed) as problem:
        raise WrongUse(str(problem)) from None
    return True


def _processors() -> int:
    import os

    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _save(checked: Checked, results: Results, plan: Plan, quiet: bool) -> None:
    from authoring.playtest.results import flag_to_json
    from authoring.source.playtested import NAME, written
    from authoring.source.wording import counted

    said = {"seed": results.seed, "games": plan.games, "seats": results.seats}
    flags = [flag_to_json(flag) for flag in results.flags]
    path = Path(checked.root) / NAME
    write_text(path, written(checked.deck, results.pack, said, flags))
    if not quiet:
        click.echo(f"{path.as_posix()}: {counted(len(flags), 'flag')}", err=True)
