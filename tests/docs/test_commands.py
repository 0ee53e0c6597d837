"""The pages go as they say: whatever command they show in a block is run, and what they name in
a sentence is a command that there is, with options that it has."""

from __future__ import annotations

import importlib.util
import re
import shutil
import tomllib
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

from authoring.cli.main import authoring
from tests.docs.calling import call, expanded, is_placeholder, parse
from tests.docs.pages import GENERATED, PAGES, ROOT, fences, lines, spans, text, words

WRITTEN = [page for page in PAGES if page not in GENERATED]
FOLLOWED = {"docs/tutorial/first-deck.md"}
"""Pages that have a test of their own, with what they say to change: test_tutorial.py."""

CALLING = [
    page
    for page in WRITTEN
    if page not in FOLLOWED and any(line for line in lines(page) if "authoring" in line)
]
EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"][
    "optional-dependencies"
]
TARGETS = re.findall(r"(?m)^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"))

NOT_RUN = {
    "authoring watch content/just-one": "it goes on until Ctrl-C; tests/cli/test_watch.py",
    "authoring playtest things-in-rings --games 10000000 --cluster tcp://10.0.0.1:8786": (
        "it needs many machines; tests/playtest/test_cluster.py"
    ),
}
"""Commands of blocks that are only looked at, and why."""

LANGUAGES = {
    "console": "run here",
    "sh": "run here",
    "bash": "run here and by tests/ci",
    "yaml": "by tests/ci and tests/test_readme.py, or a sample of a file",
    "python": "by tests/release and tests/test_player.py",
    "js": "an excerpt of docs/player.mjs",
    "json": "a sample of a file",
    "lua": "settings of an editor",
    "toml": "settings of an editor",
    "text": "what is printed",
    "": "what is printed",
}
"""Which blocks there are, and what becomes of those that somebody may type."""


@pytest.mark.slow
@pytest.mark.parametrize("page", CALLING)
def test_the_commands_of_its_blocks_run(page: str, place: Path) -> None:
    if "new my-deck" not in text(page):
        call("new", "my-deck", "--game", "just-one")
    if "./my-theme" in text(page):
        shutil.copytree(ROOT / "content" / "themes" / "quiet", "my-theme")
    for line in lines(page):
        program, *arguments = words(line)
        if program == "authoring" and line not in NOT_RUN and not is_placeholder(line):
            call(*expanded(re.sub(r"--games \d+", "--games 12", " ".join(arguments)).split(" ")))


@pytest.mark.parametrize("page", WRITTEN)
def test_every_command_that_it_names_is_one(page: str) -> None:
    for line in (*lines(page), *spans(page)):
        program, *arguments = words(line)
        match program:
            case "authoring":
                parse(authoring, arguments)
            case "make":
                assert set(arguments) <= set(TARGETS), line
            case "python" | "python3":
                assert arguments[0] == "-m", line
                assert importlib.util.find_spec(arguments[1]), line
            case "pip":
                extras = re.findall(r"\[([a-z,]+)\]", line)
                assert all(set(one.split(",")) <= EXTRAS.keys() for one in extras), line


def every_option(command: click.Command, context: click.Context) -> Iterator[str]:
    for one in command.get_params(context):
        yield from (*one.opts, *one.secondary_opts)
    if isinstance(command, click.Group):
        for name in command.list_commands(context):
            inner = command.get_command(context, name)
            assert inner is not None
            yield from every_option(inner, click.Context(inner, context))


OPTIONS = {*every_option(authoring, click.Context(authoring)), "--help", "--version"}
OTHERS = {"--hypothesis-profile", "--check", "--no-isolation", "--format"}
"""Options of programs other than ours that pages speak of."""


@pytest.mark.parametrize("page", WRITTEN)
def test_every_option_that_it_names_is_one(page: str) -> None:
    prose = re.sub(r"(?ms)^```.*?^```", "", text(page))
    named = set(re.findall(r"`(--[a-z][a-z-]*)", prose))
    assert named <= OPTIONS | OTHERS


@pytest.mark.parametrize("page", WRITTEN)
def test_every_block_says_what_it_is(page: str) -> None:
    """So that no command can hide from the tests above."""
    for language, content in fences(page):
        assert language in LANGUAGES, language
        if language in ("", "text"):
            assert not re.search(r"(?m)^(?:\$ |authoring |make |pip )", content), content


def test_what_is_not_run_still_stands_somewhere() -> None:
    shown = {line for page in WRITTEN for line in lines(page)}
    assert NOT_RUN.keys() <= shown
