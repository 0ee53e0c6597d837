"""What a build makes of a deck, and what it takes for that."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from authoring.building import build_deck, imprints
from authoring.pipeline import Checked, check_deck
from authoring.printing.order import Order
from authoring.printing.proof import Proof
from authoring.printing.theme import Theme
from authoring.source.deck import Deck
from tests.cli.deck import write_deck


@pytest.mark.parametrize("locales", [(), ("zh-Hans",)])
def test_imprints_of_cards_in_all_languages_take_no_second_drawing(
    tmp_path: Path, locales: tuple[str, ...]
) -> None:
    drawn: list[tuple[str, ...]] = []
    checked = check_deck(write_deck(tmp_path))
    order = Order(papers=("a4",), locales=locales, pack=False)
    build_deck(_watched(checked, drawn), tmp_path / "out", order)
    told = json.loads((tmp_path / "out" / "manifest.json").read_bytes())["cards"]
    assert told["imprints"] == imprints(checked, order.theme)
    assert drawn == [*([locales] if locales else []), ("en", "zh-Hans")]


def _watched(checked: Checked, drawn: list[tuple[str, ...]]) -> Checked:
    """The deck with a kit that notes the languages of each drawing."""
    kit = checked.kit
    assert kit is not None

    def faces(deck: Deck[Any], theme: Theme, proof: Proof) -> Iterator[Any]:
        drawn.append(deck.header.locales)
        return iter(kit.faces(deck, theme, proof))

    return replace(checked, kit=replace(kit, faces=faces))


def test_checks_and_options_of_printing_load_nothing_that_few_decks_need() -> None:
    code = (
        "import sys, authoring.printing.service; from authoring.games.just_one import KIT;"
        "KIT.checks(); few = {'rapidfuzz', 'statistics', 'importlib.metadata', 'sqlite3'};"
        "print(few & set(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("set()\n", "")
