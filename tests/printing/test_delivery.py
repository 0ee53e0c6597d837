"""Folders aside: made, swept when a build was killed, and never taken from a living one."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from hashlib import sha256
from pathlib import Path

import pytest

from authoring.printing import delivery, manifest
from tests.ordinary import ordinary


def left_behind(out: Path) -> Path:
    """The folder of a build that was killed: whole, and nobody holds its lock."""
    left = out / f"{delivery.ASIDE}abc"
    left.mkdir(parents=True)
    (left / delivery.LOCK).touch()
    return left


def content(out: Path) -> dict[str, str]:
    return {
        path.relative_to(out).as_posix(): path.read_text()
        for path in out.rglob("*")
        if path.is_file()
    }


def test_the_folder_aside_goes_away(tmp_path: Path) -> None:
    with delivery.aside(tmp_path / "new" / "out") as folder:
        (folder / "it").write_text("new")
    assert list(tmp_path.iterdir()) == []


def test_what_a_killed_build_left_is_swept(tmp_path: Path) -> None:
    left = left_behind(tmp_path)
    (left / "half.pdf").write_text("half")
    (tmp_path / "pack.json").write_text("old")
    with delivery.aside(tmp_path):
        assert not left.exists()
    assert content(tmp_path) == {"pack.json": "old"}


@pytest.mark.skipif(os.name == "nt", reason="locks of Unix")
def test_the_folder_of_a_running_build_is_left_alone(tmp_path: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from authoring.printing import delivery\n"
        "with delivery.aside(Path(sys.argv[1])) as folder:\n"
        "    print(folder, flush=True); sys.stdin.read()"
    )
    arguments = [sys.executable, "-c", code, str(tmp_path)]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    with subprocess.Popen(arguments, text=True, **pipes) as child:  # type: ignore[call-overload]
        running = Path(child.stdout.readline().strip())
        with delivery.aside(tmp_path):
            assert running.is_dir()
        child.stdin.close()
        assert child.wait(10) == 0
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(os.name == "nt", reason="rights are those of Unix")
def test_what_somebody_else_left_and_one_may_not_touch_stays(tmp_path: Path) -> None:
    left = tmp_path / f"{delivery.ASIDE}left"
    left.mkdir()
    os.utime(left, (0, 0))
    left.chmod(0)
    with ordinary():
        with delivery.aside(tmp_path) as folder:
            assert folder.is_dir()
        assert list(tmp_path.iterdir()) == [left]
    left.chmod(0o755)


def test_a_folder_that_is_just_being_made_is_left_alone_for_a_while(tmp_path: Path) -> None:
    young, old = tmp_path / f"{delivery.ASIDE}young", tmp_path / f"{delivery.ASIDE}old"
    young.mkdir()
    old.mkdir()
    os.utime(old, (0, 0))
    with delivery.aside(tmp_path):
        assert young.exists()
        assert not old.exists()


KILLED = """
import os, signal, sys
from pathlib import Path
from authoring.printing import delivery
out, stop = Path(sys.argv[1]), int(sys.argv[2])
moves, replace, rename = 0, Path.replace, Path.rename
def counted(kind):
    def move(path, target):
        global moves
        moves += 1
        if moves > stop:
            os.kill(os.getpid(), signal.SIGKILL)
        return kind(path, target)
    return move
Path.replace, Path.rename = counted(replace), counted(rename)
with delivery.aside(out) as folder:
    made = []
    for name in ("a.pdf", "png/b.png", "new/c.json"):
        path = folder / name
        path.parent.mkdir(exist_ok=True)
        path.write_text("new")
        made.append(path)
    delivery.deliver(made, folder, out, [out / "gone.pdf"])
"""

OLD = {"a.pdf": "old", "png/b.png": "old", "gone.pdf": "old", "notes.txt": "mine"}
NEW = {"a.pdf": "new", "png/b.png": "new", "new/c.json": "new", "notes.txt": "mine"}


@pytest.mark.skipif(os.name == "nt", reason="signals of Unix")
@pytest.mark.parametrize("stop", range(8))
def test_killed_at_any_move_a_build_is_undone_or_done(tmp_path: Path, stop: int) -> None:
    for name, text in OLD.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    command = [sys.executable, "-c", KILLED, str(tmp_path), str(stop)]
    code = subprocess.run(command, check=False).returncode
    with delivery.aside(tmp_path):
        assert content(tmp_path).keys() >= {"notes.txt"}
    assert (code, content(tmp_path)) in ((-signal.SIGKILL, OLD), (0, NEW))
    assert (code == 0) == (stop >= 7)


def test_a_move_that_fails_gives_everything_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "a.pdf").write_text("old")
    (tmp_path / "gone.pdf").write_text("old")
    rename = Path.rename

    def fail(path: Path, target: Path) -> Path:
        if path.name == delivery.BEFORE:
            raise OSError(28, "No space left on device", str(target))
        return rename(path, target)

    monkeypatch.setattr(Path, "rename", fail)
    with delivery.aside(tmp_path) as folder:
        for name in ("a.pdf", "b.pdf"):
            (folder / name).write_text("new")
        files = [folder / "a.pdf", folder / "b.pdf"]
        with pytest.raises(OSError, match="No space left"):
            delivery.deliver(files, folder, tmp_path, [tmp_path / "gone.pdf"])
    assert content(tmp_path) == {"a.pdf": "old", "gone.pdf": "old"}


@pytest.mark.parametrize("told", ["", "[]", '{"files": {"../it": {"sha256": "x"}}}', "{"])
def test_a_manifest_that_is_none_lists_nothing(tmp_path: Path, told: str) -> None:
    (tmp_path / "manifest.json").write_text(told)
    assert delivery.outdated(tmp_path, ()) == ()


def test_names_that_lead_out_of_the_folder_are_not_followed(tmp_path: Path) -> None:
    (tmp_path / "it").write_text("precious")
    out = tmp_path / "out"
    out.mkdir()
    entry = {"sha256": sha256(b"precious").hexdigest()}
    files = {"../it": entry, (tmp_path / "it").as_posix(): entry}
    (out / "manifest.json").write_text(json.dumps({"files": files}))
    assert delivery.outdated(out, ()) == ()


def test_what_was_left_standing_is_known_to_the_next_build(tmp_path: Path) -> None:
    (tmp_path / "words-letter.pdf").write_text("old")
    path = tmp_path / manifest.NAME
    path.write_text(json.dumps({"files": {}}))
    manifest.remember(path, tmp_path, [tmp_path / "words-letter.pdf"])
    assert delivery.outdated(tmp_path, ()) == (tmp_path / "words-letter.pdf",)


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
