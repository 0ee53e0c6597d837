"""Faults in what cards say, seeded into copies of a deck's files, one file at a time.

Each fault is written into a small deck of its own: a folder with the header, the files that
every other needs, and the one file with the fault.
"""

from __future__ import annotations

import random
import re
import shutil
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from authoring import games
from authoring.checks.check import Check
from authoring.checks.spoken import Spoken, spoken
from authoring.pipeline import all_checks
from authoring.source.deck import Deck
from authoring.source.deck_reader import read_deck, read_header
from benchmarks.faults import Caught, Seeded
from benchmarks.ring_faults import ELSEWHERE, PAIRED

SHARED = ("deck.yml", "categories.yml", "traits.yml")
KINDS = ("lost character", "changed letter", "doubled character", "swapped with its translation")
SHARES = ELSEWHERE | PAIRED | {"unbalanced-rule", "undecided-things", "always-true", "never-true"}
"""Checks of how rules share out things, which say nothing of a file alone."""
ITEM = re.compile(r"(?m)^  - ")


@dataclass(frozen=True, slots=True)
class Page:
    """One file of a deck on its own: where its copy stands, and what is said of it as it is."""

    path: Path
    text: str
    root: Path
    shape: Any
    checks: tuple[Check, ...]
    before: Counter[tuple[str, str]]
    texts: tuple[Spoken, ...]

    def look(self, changed: str) -> Caught:
        """The checks that say something new of the file with other text."""
        self.path.write_text(changed, encoding="utf-8")
        try:
            after = _told(self.checks, read_deck(self.root, self.shape))
        finally:
            self.path.write_text(self.text, encoding="utf-8")
        return frozenset(check for check, _ in after - self.before)


def pages(root: Path, aside: Path) -> Iterator[Page]:
    """The files of a deck that hold cards, each as a deck of its own below `aside`."""
    header = read_header(root)
    kit = games.kit(header.game)  # type: ignore[union-attr]
    checks = tuple(
        one for one in all_checks(kit) if not (one.deep or one.id in SHARES or _is_drawn(one))
    )
    for path in sorted(root.glob("*/*.yml")):
        own = aside / root.name / path.stem
        (own / path.parent.name).mkdir(parents=True)
        for name in SHARED:
            if (root / name).exists():
                shutil.copy(root / name, own / name)
        copied = Path(shutil.copy(path, own / path.parent.name / path.name))
        deck = read_deck(own, kit.shape)
        texts = tuple(one for one in spoken(deck) if one.document.path == copied.as_posix())
        text = copied.read_text(encoding="utf-8")
        yield Page(copied, text, own, kit.shape, checks, _told(checks, deck), texts)


def text_fault(page: Page, choose: random.Random) -> Seeded | None:
    """Any fault in any text of a page, or in a whole card."""
    kind = choose.choice((*KINDS, "dropped translation", "doubled card"))
    changed: str | None
    if kind == "doubled card":
        changed, what = _doubled(page.text, choose)
    else:
        spot = choose.choice(page.texts)
        what = f"{spot.document.path}: {spot.words}"
        changed = _dropped(page, spot) if kind not in KINDS else _altered(page, spot, kind, choose)
    if changed is None or changed == page.text:
        return None
    return Seeded(kind, what, lambda: page.look(changed))


def _doubled(text: str, choose: random.Random) -> tuple[str, str]:
    """A card pasted a second time, as it is or under a name of its own."""
    starts = [match.start() for match in ITEM.finditer(text)]
    at = choose.randrange(len(starts))
    card = text[starts[at] : [*starts[1:], len(text)][at]].rstrip("\n") + "\n"
    if choose.random() < 0.5:
        card = re.sub(r"\bid: *([a-z0-9-]+)", r"id: \1-again", card, count=1)
    return text.rstrip("\n") + "\n" + card, f"card {at + 1}"


def _dropped(page: Page, spot: Spoken) -> str | None:
    """The text without its key, where it stands beside a translation."""
    if not spot.beside:
        return None
    start, raw = spot.raw
    behind = start + len(raw)
    key = page.text.rfind(f"{spot.locale}:", 0, start)
    if page.text.startswith(", ", behind):
        return page.text[:key] + page.text[behind + 2 :]
    before = page.text.rfind(", ", 0, key)
    return page.text[:before] + page.text[behind:] if before >= 0 else None


def _altered(page: Page, spot: Spoken, kind: str, choose: random.Random) -> str | None:
    start, raw = spot.raw
    at = choose.randrange(len(raw))
    if kind == "swapped with its translation":
        new = spot.beside[0][1] if spot.beside else raw
    elif kind == "lost character":
        new = raw[:at] + raw[at + 1 :]
    elif kind == "doubled character":
        new = raw[:at] + raw[at] + raw[at:]
    else:
        new = raw[:at] + choose.choice("abcdefghijklmnopqrstuvwxyz") + raw[at + 1 :]
    return page.text[:start] + new + page.text[start + len(raw) :]


def _is_drawn(check: Check) -> bool:
    """Whether a check needs drawn faces: these take long and say nothing of a single word."""
    return getattr(check.find, "func", None) is not None


def _told(checks: tuple[Check, ...], deck: Deck[Any]) -> Counter[tuple[str, str]]:
    return Counter(
        (check.id, re.sub(r"\d+(\.\d+)?", "#", flaw.message))
        for check in checks
        for flaw in check.find(deck)
    )
