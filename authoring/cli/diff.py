"""`authoring diff`: what changed between two versions of a deck."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

import click

from authoring.cli.files import WrongUse
from authoring.cli.options import format_option

if TYPE_CHECKING:
    from authoring.pack.comparison import Comparison
    from authoring.pack.pack import Pack


@click.command("diff")
@click.argument("old")
@click.argument("new")
@format_option("text", "markdown", "json")
@click.option("--exit-code", is_flag=True, help="Exit with 1 when anything changed.")
@click.pass_context
def command(ctx: click.Context, old: str, new: str, form: str, exit_code: bool) -> None:
    """Tell what changed from OLD to NEW: cards added and removed, fields changed, things that
    a rule now judges otherwise, and which cards to print again.

    OLD and NEW are pack files, deck folders, shipped decks, or decks of a git revision,
    written REVISION:FOLDER.

    \b
    Examples:
      authoring diff build/just-one/pack.json content/just-one
      authoring diff v1.0:content/just-one content/just-one --format markdown
      authoring diff HEAD~1:my-deck my-deck --format json
    """
    from authoring import games
    from authoring.pack.comparison import compare

    before, after = _pack(ctx, old), _pack(ctx, new)
    if before.game != after.game:
        ctx.fail(
            f"{old} is of {before.game} and {new} of {after.game}: they have no card in common"
        )
    kit = games.kit(after.game) if after.game in games.names() else None
    moves = kit.moves(before, after) if kit and kit.moves else ()
    found = compare(before, after, moves)
    if form == "json":
        told = {"old": _name(before), "new": _name(after), **asdict(found)}
        click.echo(json.dumps(told, ensure_ascii=False, indent=2))
    else:
        lines = _markdown if form == "markdown" else _text
        click.echo("\n".join(lines(before, after, found)))
    ctx.exit(1 if exit_code and not found.empty else 0)


def _name(pack: Pack) -> dict[str, str]:
    return {"game": pack.game, "version": pack.version, "digest": pack.digest}


def _pack(ctx: click.Context, name: str) -> Pack:
    from authoring.pack.file import PackError
    from authoring.pipeline import NotADeck, load_pack

    revision, colon, folder = name.partition(":")
    try:
        if colon and len(revision) > 1 and not Path(name).exists():
            return _at_revision(revision, folder)
        return load_pack(name)
    except (NotADeck, PackError) as fault:
        ctx.fail(str(fault))


def _at_revision(revision: str, folder: str) -> Pack:
    """The pack of a deck as it was in a revision of the git repository that we stand in."""
    import tarfile
    from io import BytesIO
    from tempfile import TemporaryDirectory

    from authoring.pipeline import NotADeck, load_pack

    if revision.startswith("-"):
        raise WrongUse(f"{revision!r} is no revision")
    place = folder.strip("/") or "."
    archive = _git("archive", "--format=tar", f"{revision}:./{place}")
    with TemporaryDirectory(prefix="authoring-") as aside:
        root = Path(aside) / (Path(place).name or "deck")
        with tarfile.open(fileobj=BytesIO(archive)) as tar:
            if hasattr(tarfile, "data_filter"):
                tar.extraction_filter = tarfile.data_filter
            tar.extractall(root)
        try:
            return load_pack(str(root))
        except NotADeck:
            hint = f"check it out and run `authoring check {place}`"
            raise WrongUse(f"{place} of {revision} has errors: {hint}") from None


def _git(*arguments: str) -> bytes:
    import subprocess

    try:
        done = subprocess.run(["git", *arguments], capture_output=True, check=False)
    except FileNotFoundError:
        raise WrongUse("git is not installed, and a revision was asked for") from None
    if done.returncode:
        message = done.stderr.decode("utf-8", "replace").strip().removeprefix("fatal: ")
        raise WrongUse(f"git: {message}")
    return done.stdout


def _text(before: Pack, after: Pack, found: Comparison) -> Iterator[str]:
    from authoring.source.wording import counted

    yield f"{after.game} {before.version} -> {after.version}"
    if found.empty:
        yield "no card changed"
    for names, mark in ((found.added, "+"), (found.removed, "-")):
        yield from (f"{mark} {name.kind} {name.id}" for name in names)
    for name, fields in found.changed:
        yield f"~ {name.kind} {name.id}"
        yield from (f"    {one.field}: {_said(one.before)} -> {_said(one.after)}" for one in fields)
    if found.moves:
        yield f"{counted(len(found.moves), 'verdict')} changed:"
    for move in found.moves:
        where = "" if move.locale == "*" else f" ({move.locale})"
        yield f"  {move.rule}{where}: {move.card} was {move.before}, is {move.after}"
    if found.reprint:
        yield f"print again ({len(found.reprint)}): {', '.join(found.reprint)}"


def _markdown(before: Pack, after: Pack, found: Comparison) -> Iterator[str]:
    yield f"## {after.game} {before.version} → {after.version}"
    if found.empty:
        yield "\nNo card changed."
    for names, title in ((found.added, "Added"), (found.removed, "Removed")):
        if names:
            yield f"\n### {title}\n"
            yield from (f"- {name.kind}: `{name.id}`" for name in names)
    if found.changed:
        yield "\n### Changed\n\n| card | field | before | after |\n|---|---|---|---|"
    for name, fields in found.changed:
        for one in fields:
            row = (f"`{name.id}`", one.field, _cell(one.before), _cell(one.after))
            yield f"| {' | '.join(row)} |"
    if found.moves:
        yield "\n### Verdicts\n\n| rule | thing | before | after |\n|---|---|---|---|"
    for move in found.moves:
        where = "" if move.locale == "*" else f" ({move.locale})"
        yield f"| `{move.rule}`{where} | `{move.card}` | {move.before} | {move.after} |"
    if found.reprint:
        yield f"\n### Print again\n\n{', '.join(f'`{card}`' for card in found.reprint)}"


def _said(value: object) -> str:
    return "nothing" if value is None else json.dumps(value, ensure_ascii=False)


def _cell(value: object) -> str:
    text = "–" if value is None else value if isinstance(value, str) else _said(value)
    return text.replace("|", "\\|").replace("\n", " ")
