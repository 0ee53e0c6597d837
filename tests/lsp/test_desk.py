"""Files that an editor has open and nobody else may look at."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from authoring.lsp.desk import Desk
from authoring.lsp.server import Server
from tests.cli.deck import write_deck
from tests.ordinary import ordinary


@pytest.mark.skipif(os.name == "nt", reason="rights are those of Unix")
def test_a_deck_that_may_not_be_entered_is_none(tmp_path: Path) -> None:
    deck = write_deck(tmp_path)
    file = deck / "words" / "first.yml"
    server = Server()
    assert Desk().root(file) == deck
    assert server.readable(file.as_uri()) == file
    deck.chmod(0o600)
    with ordinary():
        assert Desk().root(file) is None
        assert server.readable(file.as_uri()) is None
    deck.chmod(0o755)
    file.chmod(0)
    with ordinary():
        assert server.readable(file.as_uri()) is None
