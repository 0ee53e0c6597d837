"""`authoring watch`: a real one, over a real deck, while files are saved."""

from __future__ import annotations

import os
import queue
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from authoring.cli.watch import changed, look
from tests.cli.deck import change

SIGN = "Watching for changes"


class Watching:
    """A watch in a process of its own, and what it has printed."""

    def __init__(self, *arguments: str) -> None:
        environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
        command = [sys.executable, "-m", "authoring", "watch", *arguments]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, env=environment, text=True, encoding="utf-8"
        )
        self.lines: queue.Queue[str] = queue.Queue()
        self.reader = threading.Thread(target=self._read)
        self.reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.put(line)

    def told(self) -> str:
        """What is printed up to the next sign that it waits."""
        text = ""
        while SIGN not in text:
            text += self.lines.get(timeout=60)
        return text

    def end(self) -> int:
        self.process.send_signal(signal.SIGINT)
        code = self.process.wait(timeout=60)
        self.reader.join(timeout=60)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code


@pytest.fixture
def watching(deck: Path) -> Iterator[Watching]:
    root = Path(__file__).parents[2]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(root))
        found = Watching("deck")
    yield found
    if found.process.poll() is None:
        found.end()


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="a process cannot be sent Ctrl-C there")
def test_each_save_is_checked_until_ctrl_c(watching: Watching, deck: Path) -> None:
    assert watching.told().startswith("no findings\n")
    change(deck, "level: hard", "level: hrad")
    assert "did you mean 'hard'?" in watching.told()
    (deck / "words" / "draft").write_text("cards: []")
    assert "1 error in 1 file" in watching.told()
    change(deck, "level: hrad", "level: hard")
    assert watching.told().startswith("no findings\n")
    (deck / "words" / "loop.yml").symlink_to("loop.yml")
    assert "loop.yml:1:1: error[missing-file] the file cannot be read" in watching.told()
    (deck / "words" / "loop.yml").unlink()
    assert watching.told().startswith("no findings\n")
    assert watching.end() == 130


def test_a_save_is_seen_when_it_has_come_to_rest(deck: Path) -> None:
    before = look([deck])
    assert before == look([deck])

    def save() -> None:
        """As editors do: a second file, which then takes the name of the first."""
        time.sleep(0.05)
        draft = deck / "words" / "first.yml~"
        draft.write_text("cards: []")
        draft.rename(deck / "words" / "first.yml")

    writer = threading.Thread(target=save)
    writer.start()
    after = changed([deck], before)
    writer.join()
    assert set(after) == set(before)
    assert after != before


def test_hidden_files_are_not_looked_at(deck: Path) -> None:
    before = look([deck])
    (deck / ".first.yml.swp").write_text("x")
    (deck / ".git").mkdir()
    (deck / ".git" / "index").write_text("x")
    assert look([deck]) == before


def test_a_folder_that_goes_away_is_empty(deck: Path) -> None:
    assert look([deck / "gone"]) == {}
