"""Folders aside: made, swept when a build was killed, and never taken from a living one."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from authoring.printing import delivery


def dead() -> int:
    """The number of a process that has ended."""
    with subprocess.Popen([sys.executable, "-c", ""]) as child:
        child.wait()
        return child.pid


def test_the_folder_aside_goes_away(tmp_path: Path) -> None:
    with delivery.aside(tmp_path / "out") as folder:
        (folder / "it").write_text("new")
    assert not (tmp_path / "out").exists()


def test_what_a_killed_build_left_is_swept_and_what_it_moved_comes_back(tmp_path: Path) -> None:
    left = tmp_path / f"{delivery.ASIDE}{dead()}-abc"
    (left / delivery.BEFORE / "png").mkdir(parents=True)
    (left / delivery.BEFORE / "pack.json").write_text("old")
    (left / delivery.BEFORE / "png" / "one.png").write_text("old")
    (left / "half.pdf").write_text("half")
    (tmp_path / "pack.json").write_text("new")
    with delivery.aside(tmp_path):
        assert not left.exists()
    assert (tmp_path / "pack.json").read_text() == "new"
    assert (tmp_path / "png" / "one.png").read_text() == "old"


def test_the_folder_of_a_running_build_is_left_alone(tmp_path: Path) -> None:
    running = tmp_path / f"{delivery.ASIDE}{os.getppid()}-abc"
    running.mkdir()
    with delivery.aside(tmp_path):
        assert running.exists()


@pytest.mark.parametrize("told", ["", "[]", '{"files": {"../it": {"sha256": "x"}}}', "{"])
def test_a_manifest_that_is_none_lists_nothing(tmp_path: Path, told: str) -> None:
    (tmp_path / "manifest.json").write_text(told)
    assert delivery.outdated(tmp_path, ()) == ()


def test_names_that_lead_out_of_the_folder_are_not_followed(tmp_path: Path) -> None:
    from hashlib import sha256

    (tmp_path / "it").write_text("precious")
    out = tmp_path / "out"
    out.mkdir()
    entry = {"sha256": sha256(b"precious").hexdigest()}
    files = {"../it": entry, (tmp_path / "it").as_posix(): entry}
    (out / "manifest.json").write_text(json.dumps({"files": files}))
    assert delivery.outdated(out, ()) == ()


SLOW = """
import signal, sys, time
signal.signal(signal.SIGINT, signal.default_int_handler)
from pathlib import Path
from authoring.cli.ending import ending
from authoring.printing import delivery
try:
    with ending(), delivery.aside(Path(sys.argv[1])):
        print("ready", flush=True)
        time.sleep(60)
except BaseException as end:
    sys.exit(getattr(end, "exit_code", getattr(end, "code", 1)))
"""


@pytest.mark.skipif(os.name == "nt", reason="signals of Unix")
@pytest.mark.parametrize(("number", "code"), [(signal.SIGTERM, 143), (signal.SIGINT, 130)])
def test_a_build_that_is_stopped_leaves_nothing(tmp_path: Path, number: int, code: int) -> None:
    arguments = [sys.executable, "-c", SLOW, str(tmp_path / "out")]
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == b"ready\n"
        time.sleep(0.05)
        child.send_signal(number)
        assert child.wait(10) == code
    assert list(tmp_path.iterdir()) == []
