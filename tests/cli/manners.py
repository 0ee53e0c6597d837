"""Every command, called so that it goes well, in a folder with small decks in it."""

from __future__ import annotations

import shutil
from pathlib import Path

from authoring.pack.file import write_pack
from tests.cli.conftest import Call
from tests.cli.deck import write_deck
from tests.games.things_in_rings.small import MANY

DECK = "我的 deck"
"""A folder with a space and Chinese characters."""

CALLS: dict[str, tuple[str, ...]] = {
    "build": (DECK, "--paper", "a4", "--out", "打印 out"),
    "calibrate": ("--out", "打印 sheet.pdf"),
    "check": (DECK,),
    "diff": (DECK, DECK),
    "explain": ("schema",),
    "export": (DECK, "--out", "表 sheets"),
    "fmt": (DECK,),
    "i18n export": (DECK, "--locale", "zh-Hans", "--out", "译 zh.po"),
    "i18n import": (DECK, "有 zh.po", "--locale", "zh-Hans"),
    "i18n status": (DECK,),
    "import": (DECK, "有 sheets"),
    "new": ("新的 deck", "--game", "just-one"),
    "play": ("局 rings.json", "--seed", "7"),
    "playtest": ("局 rings.json", "--games", "2", "--workers", "1", "--store", "数 store.json"),
    "relate": ("mouse", "mice"),
    "replay": ("局 game.json",),
    "schema": (DECK,),
    "stats": (DECK,),
    "theme": (),
    "translated": (DECK,),
}

APART = {
    "lsp": "it speaks the protocol of editors: tests/lsp",
    "watch": "it goes on until Ctrl-C: tests/cli/test_watch.py",
    "i18n": "it is a group, and its commands are listed",
}
"""Commands that the table leaves out, and why."""

NO_QUIET = ("diff", "explain", "i18n status", "relate", "stats")
"""Commands whose words are all that they are for."""


def furnish(call: Call, newline: str = "\n") -> None:
    """What the calls need, in the folder that we stand in."""
    deck = write_deck(Path(), DECK)
    for path in deck.rglob("*.yml"):
        path.write_bytes(path.read_text("utf-8").replace("\n", newline).encode())
    call("export", DECK, "--out", "有 sheets")
    call("i18n", "export", DECK, "--locale", "zh-Hans", "--out", "有 zh.po")
    write_pack("局 rings.json", MANY)
    call("play", "局 rings.json", "--seed", "7", "--save", "局 game.json")


def arguments(name: str) -> tuple[str, ...]:
    return (*name.split(" "), *CALLS[name])


def tidy() -> None:
    """Take away what calls write, so that they can be made again."""
    for name in ("打印 out", "表 sheets", "新的 deck"):
        shutil.rmtree(name, ignore_errors=True)
    for name in ("译 zh.po", "打印 sheet.pdf", "数 store.json"):
        Path(name).unlink(missing_ok=True)
