"""How long it takes to make what decks are for: `python -m benchmarks.build`.

All three decks from nothing, as `make build` does but for the other parts, in seconds on the
wall; then, in this process and in seconds of the processor, the pack of each deck once it is
read and checked, and each card as a picture of 300 dots an inch.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from authoring.building import build_deck
from authoring.pack.file import read_pack, write_pack
from authoring.pipeline import Checked, check_deck, compile_pack
from authoring.printing.order import Order
from authoring.resources import folder
from benchmarks.rows import Row, line

DECKS = ("guess-club", "just-one", "things-in-rings")
ROUNDS = 3
PICTURES = 60
"""How many cards are drawn as pictures."""


def rows() -> Iterator[Row]:
    """Whole builds, then packs and pictures deck by deck."""
    with tempfile.TemporaryDirectory() as out:
        start = time.perf_counter()
        command = [sys.executable, "-m", "authoring", "build", "--quiet", *DECKS, "--out", out]
        subprocess.run(command, check=True, capture_output=True)
        yield Row("check and build all three decks", time.perf_counter() - start, "s")
        size = sum(path.stat().st_size for path in Path(out).rglob("*") if path.is_file())
        yield Row("what that writes", size / 1e6, "MB")
    for name in DECKS:
        checked = check_deck(folder("content") / name)
        with tempfile.TemporaryDirectory() as out:
            yield from _packed(name, checked, Path(out))
            yield _pictured(name, checked, Path(out))


def _packed(name: str, checked: Checked, out: Path) -> Iterator[Row]:
    """Writing a pack, and reading it again as an engine does."""
    file = out / "pack.json"
    written, read = [], []
    for _ in range(ROUNDS):
        start = time.process_time()
        write_pack(file, compile_pack(checked))
        between = time.process_time()
        read_pack(file)
        written.append(between - start)
        read.append(time.process_time() - between)
    yield Row(f"pack of {name}", 1000 * min(written), "ms")
    yield Row(f"pack of {name} read", 1000 * min(read), "ms")


def _pictured(name: str, checked: Checked, out: Path) -> Row:
    """Cards a second as pictures, the PDF that they are drawn from with it."""
    some = frozenset(card.id for card in checked.deck.cards[:PICTURES])
    order = Order(papers=("card",), pack=False, png=True, cards=some)
    start = time.process_time()
    built = build_deck(checked, out / "pictures", order)
    seconds = time.process_time() - start
    pictures = sum(path.suffix == ".png" for path in built.files)
    return Row(f"pictures of {name}", pictures / seconds, "pictures/s")


def main() -> None:
    for row in rows():
        print(line(row))


if __name__ == "__main__":
    main()
