"""The examples in every `--help` are commands that work."""

from __future__ import annotations

import csv
import re
import shutil
from collections.abc import Callable
from pathlib import Path

import click
import pytest

from authoring.cli.main import authoring
from tests.cli.deck import change
from tests.cli.test_shell import EVERY
from tests.docs.calling import call, expanded, parse
from tests.docs.conftest import git
from tests.docs.pages import ROOT, words

NOT_RUN = {
    "authoring watch content/just-one": "goes on until Ctrl-C; tests/cli/test_watch.py",
    "authoring watch --ignore text-does-not-fit my-deck": "goes on until Ctrl-C",
    "authoring lsp": "speaks with an editor; tests/lsp",
    "authoring playtest things-in-rings --games 1000000 --cluster tcp://10.0.0.1:8786": (
        "needs many machines; tests/playtest/test_cluster.py"
    ),
    "authoring new card --deck my-deck": "asks; tests/cli/test_new.py",
    "authoring new card --deck my-rings --kind rule": "asks; tests/cli/test_new.py",
}


def examples(command: click.Command, context: click.Context) -> list[str]:
    """The examples of a help, each on one line."""
    told = command.get_help(context).partition("Examples:\n")[2].partition("\n\n")[0]
    whole = re.sub(r"\\\n\s*", "", told)
    return [line.strip() for line in whole.splitlines() if line.strip().startswith("authoring ")]


SHOWN = {context.command_path: examples(command, context) for command, context in EVERY}


@pytest.mark.parametrize("name", SHOWN)
def test_every_example_is_understood(name: str) -> None:
    assert SHOWN[name]
    for line in SHOWN[name]:
        parse(authoring, words(line)[1:])


@pytest.mark.slow
def test_every_example_runs(place: Path) -> None:
    """One after the other, as far as none is in the way of another."""
    prepare()
    for name, lines in SHOWN.items():
        PREPARATIONS.get(name, lambda: None)()
        for line in lines:
            arguments = [re.sub(r"^\d{3,}$", "4", one) for one in words(line)[1:]]
            if line not in NOT_RUN:
                if name == "authoring playtest":
                    arguments += ["--games", "4", "--workers", "1"]
                if name == "authoring export" and "sheets/" in arguments:
                    shutil.rmtree("sheets", ignore_errors=True)
                if arguments[:2] == ["new", "my-deck"]:
                    shutil.rmtree("my-deck")
                call(*expanded(arguments))
                if arguments[:2] == ["i18n", "export"]:
                    translate(Path(arguments[arguments.index("--out") + 1]))


def prepare() -> None:
    """What examples of many commands speak of."""
    call("new", "my-deck", "--game", "just-one")
    for _ in range(2):
        git("add", ".")
        git("commit", "-q", "--allow-empty", "-m", "More")
    git("tag", "-f", "v1.0")
    shutil.copytree("content/just-one", "decks/just-one")
    call("build", "just-one", "--paper", "a4", "--out", "build")
    call("play", "just-one", "--seed", "7", "--save", "game.json")
    shutil.copytree(ROOT / "content" / "themes" / "quiet", "my-theme")
    Path("pairs.csv").write_text("a,b\nmouse,mice\n", "utf-8")


def speak_french() -> None:
    change(Path("my-deck"), "locales: [en, zh-Hans]", "locales: [en, zh-Hans, fr]", "deck.yml")


def translate(file: Path) -> None:
    """Translate the first text of a file for translators."""
    if file.suffix == ".po":
        head, *rest = file.read_text("utf-8").split('msgstr ""\n')
        first, *others = rest
        texts = [f'{head}msgstr ""\n{first}msgstr "phare"\n', *others]
        file.write_text(texts[0] + 'msgstr ""\n'.join(texts[1:]), "utf-8")
        return
    with file.open(encoding="utf-8-sig", newline="") as stream:
        rows = list(csv.reader(stream))
    rows[1][rows[0].index("target")] = "phare"
    with file.open("w", encoding="utf-8-sig", newline="") as stream:
        csv.writer(stream).writerows(rows)


def download() -> None:
    shutil.copy("sheets/words.csv", "download.csv")


PREPARATIONS: dict[str, Callable[[], None]] = {
    "authoring i18n": speak_french,
    "authoring i18n export": lambda: Path("fr.po").unlink(),
    "authoring import": download,
    "authoring play": lambda: shutil.rmtree("things-in-rings"),
}


def test_what_is_not_run_is_still_shown() -> None:
    assert NOT_RUN.keys() <= {line for lines in SHOWN.values() for line in lines}
