"""How long printing takes beside typst, decksmith and cartuli: `python -m benchmarks.printing`.

`python -m benchmarks.peers` puts the others there.

Drawing: 360 cards of five words in two languages and 240 cards with a picture, fronts on A4,
in seconds of CPU; typst draws the same words, shapes and pictures. Building: 1,000 word cards
from YAML to PDF, checks included, in seconds on the wall, with the memory at its peak;
decksmith paints the same words and shapes at 300 dots an inch, and of 100 cards cartuli does.
Each is a new process.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from authoring.language.store import database
from benchmarks.large import write_deck
from benchmarks.peers import WHERE, python_of
from benchmarks.peers.painted import write_project
from benchmarks.peers.stamped import write_sheet
from benchmarks.rows import Row, line
from benchmarks.usage import used

PEERS = Path(__file__).resolve().parent / "peers"
FONTS = Path(__file__).resolve().parent.parent / "content" / "theme" / "fonts"
LEVELS, FIELDS = ("easy", "medium", "hard"), ("food", "toys", "nature", "music", "ideas")
A_FILE = 50
RUNS = 5
"""How often drawing is measured; the least of the figures counts."""

BUILDS = 2
"""How often 1,000 cards are built, by each; the sooner of the runs counts."""


@dataclass(frozen=True, slots=True)
class Run:
    """What a command took: seconds on the wall and of CPU, and the peak of memory in MiB."""

    seconds: float
    work: float
    peak: float


def rows() -> Iterator[Row]:
    """Our figures, beside those of the peers that are there."""
    with tempfile.TemporaryDirectory() as temporary:
        root = Path(temporary)
        yield drawing(root / "drawing")
        yield from building(root / "building")
        yield from stamping(root / "stamping")


def main() -> None:
    for row in rows():
        print(line(row))


def drawing(root: Path) -> Row:
    """600 cards drawn, in seconds of CPU."""
    words = word_deck(root / "words", 360)
    things = write_deck(root / "things", 240, 0)
    ours = _least(sys.executable, "-m", "benchmarks.peers.draw", str(words), str(things), str(root))
    theirs = None
    if peer := python_of("typst"):
        (root / "cards.json").write_text(json.dumps(_texts(words)), encoding="utf-8")
        (root / "cards.typ").write_text((PEERS / "cards.typ").read_text("utf-8"), "utf-8")
        theirs = _least(peer, str(PEERS / "typeset.py"), str(root / "cards.typ"), str(FONTS))
    return Row("PDF of 600 cards drawn", ours, "s of CPU", "typst", theirs, WHERE, theirs)


def building(root: Path) -> Iterator[Row]:
    """1,000 cards from YAML to PDF: seconds on the wall, memory, and the size of the PDF."""
    words = word_deck(root / "words", 1000)
    command = [*_building(words), "--out", str(root / "out")]
    built = min((_watched(command, root) for _ in range(BUILDS)), key=_seconds)
    ours = _told([built], root / "out" / words.name / "words-a4.pdf")
    theirs: tuple[float, ...] | None = None
    if peer := python_of("decksmith"):
        write_project(root / "peer", _texts(words), FONTS)
        tool = str(Path(peer).parent / "decksmith")
        runs = [
            min((_watched([tool, *rest], root / "peer") for _ in range(BUILDS)), key=_seconds)
            for rest in (["build"], ["export", "output"])
        ]
        theirs = _told(runs, root / "peer" / "output.pdf")
    for at, (what, unit, target) in enumerate(BUILT):
        other = None if theirs is None else theirs[at]
        if at == 0 and other is not None:
            target = other / TIMES
        yield Row(what, ours[at], unit, "decksmith", other, WHERE, target)


def stamping(root: Path) -> Iterator[Row]:
    """100 cards from YAML to PDF, where cartuli stamps words on a picture."""
    words = word_deck(root / "words", 100)
    ours = _watched([*_building(words), "--out", str(root / "out")], root)
    theirs = None
    if peer := python_of("cartuli"):
        write_sheet(root / "peer", _texts(words))
        project = root / "peer" / "Cartulifile.yml"
        theirs = _watched([peer, str(PEERS / "sheet.py"), str(project)], root)
    for what, figure, unit in (
        ("100 cards from YAML to PDF", "seconds", "s"),
        ("100 cards from YAML to PDF, memory", "peak", "MiB"),
    ):
        other = getattr(theirs, figure, None)
        yield Row(what, getattr(ours, figure), unit, "cartuli", other, WHERE)


def _building(words: Path) -> list[str]:
    """The command that builds a deck's cards on A4."""
    return [sys.executable, "-m", "authoring", "build", str(words), "--paper", "a4", "--no-pack"]


BUILT: tuple[tuple[str, str, float | None], ...] = (
    ("1,000 cards from YAML to PDF", "s", None),
    ("1,000 cards from YAML to PDF, work", "s of CPU", None),
    ("1,000 cards from YAML to PDF, memory", "MiB", 100),
    ("1,000 cards, size of the PDF", "MB", 2),
)
"""The figures of a build of 1,000 cards, with what they have to keep to."""

TIMES = 25
"""How many times faster than decksmith we want to be."""


def _seconds(run: Run) -> float:
    return run.seconds


def _told(runs: list[Run], made: Path) -> tuple[float, ...]:
    """The figures of BUILT for runs one after the other."""
    seconds, work = sum(run.seconds for run in runs), sum(run.work for run in runs)
    return seconds, work, max(run.peak for run in runs), made.stat().st_size / 1e6


def word_deck(root: Path, cards: int) -> Path:
    """A deck of words from the lexicon, five to a card, the common ones first."""
    (root / "words").mkdir(parents=True)
    (root / "deck.yml").write_text(
        "game: just-one\nversion: 1.0.0\ntitle: {en: Just One, zh-Hans: 独家暗语}\n"
        f"locales: [en, zh-Hans]\nneeds: {{cards: {cards}}}\n"
        "checks: {severity: {duplicate-word: warning, related-words-on-card: warning}}\n",
        encoding="utf-8",
    )
    for start in range(0, cards, A_FILE):
        text = "cards:\n" + "".join(_card(at) for at in range(start, min(start + A_FILE, cards)))
        (root / "words" / f"part-{start:04}.yml").write_text(text, encoding="utf-8")
    return root


def _card(number: int) -> str:
    text = f"  - id: c{number:04}\n    words:\n"
    for row in range(5):
        english, chinese = _pairs()[number * 5 + row]
        text += (
            f"      - {{en: {english}, zh-Hans: {chinese}, level: {LEVELS[row % 3]}, "
            f"field: {FIELDS[row]}}}\n"
        )
    return text


@cache
def _pairs() -> tuple[tuple[str, str], ...]:
    """Words of the lexicon with one meaning each, in English and Chinese, common ones first."""
    told = database().execute(
        "select chinese.word, meanings from chinese join english "
        "on english.word = substr(meanings, 1, length(meanings) - 2) "
        "where chinese.known = 1 and english.known = 1 and length(chinese.word) between 2 and 3 "
        "and meanings like '%:0' and instr(meanings, ' ') = 0 "
        "order by english.rarity desc, chinese.word"
    )
    found: dict[str, str] = {}
    for chinese, meaning in told:
        english = meaning.removesuffix(":0")
        plain = english.isascii() and english.isalpha() and 3 <= len(english) <= 11
        if plain and _printable(chinese) and chinese not in found.values():
            found.setdefault(english, chinese)
    return tuple(found.items())


def _printable(chinese: str) -> bool:
    """Whether the theme's fonts hold all its characters."""
    try:
        return bool(chinese.encode("gb2312"))
    except UnicodeEncodeError:
        return False


def _texts(deck: Path) -> list[list[tuple[str, str]]]:
    """The words of each card."""
    count = sum(path.read_text("utf-8").count("- id:") for path in (deck / "words").glob("*.yml"))
    return [list(_pairs()[card * 5 : card * 5 + 5]) for card in range(count)]


def _least(*command: str) -> float:
    """The least of the figures that several runs of a command print."""
    runs = (
        subprocess.run(command, check=True, capture_output=True, text=True) for _ in range(RUNS)
    )
    return min(float(done.stdout) for done in runs)


def _watched(command: list[str], folder: Path) -> Run:
    """What a command takes, once it has ended well."""
    usage = used(command, folder)
    if usage.code:
        raise subprocess.CalledProcessError(usage.code, command)
    return Run(usage.clock, usage.processor, usage.peak / 2**20)


if __name__ == "__main__":
    main()
