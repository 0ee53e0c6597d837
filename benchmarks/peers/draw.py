"""Draws the fronts of two decks in this process and prints the seconds of CPU it took."""

from __future__ import annotations

import gc
import sys
import time
from pathlib import Path

from authoring import games
from authoring.printing import pdf, theme
from authoring.printing.job import print_stacks
from authoring.printing.proof import Proof
from authoring.printing.ticket import Backs, Ticket
from authoring.source.deck_reader import read_deck

COLLECTED = (1_000_000, 50, 100)
"""How seldom the command line looks for garbage."""

assert pdf  # imported before the clock starts, as typst is


def main(words: str, things: str, out: str) -> None:
    decks = [
        (root, games.kit(name)) for root, name in ((words, "just-one"), (things, "things-in-rings"))
    ]
    read = [(read_deck(Path(root), kit.shape), kit) for root, kit in decks]
    gc.set_threshold(*COLLECTED)
    start, cards = time.process_time(), 0
    for deck, kit in read:
        look = theme.load(deck.root)
        stacks = list(kit.faces(deck, look, Proof()))
        cards += sum(len(stack.cards) for stack in stacks)
        print_stacks(stacks, look, ["a4"], Path(out), ticket=Ticket(backs=Backs.NONE))
    assert cards == 600, cards
    print(time.process_time() - start)


if __name__ == "__main__":
    main(*sys.argv[1:])
