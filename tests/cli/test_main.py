"""The command itself: help, names, and faults of ours."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from authoring import __version__
from authoring.cli import main as command_line
from authoring.finding import Fault, Flaw
from authoring.model import Place
from authoring.printing.theme import ThemeError
from tests.cli.conftest import Call

HEAVY = ("jsonschema", "reportlab", "spacy", "fontTools", "uharfbuzz", "pypdfium2", "rich", "yaml")


def test_help_lists_every_command(call: Call) -> None:
    told = call("--help").output
    for name, line in command_line.COMMANDS.items():
        assert name in told
        assert line in told
        assert call(name, "--help").output.startswith(f"Usage: authoring {name}")


def test_version(call: Call) -> None:
    assert __version__ in call("--version").output


def test_mistyped_command_gets_the_nearest(call: Call) -> None:
    assert "Did you mean 'check'?" in call("chek", code=2).output


def test_explain_lists_and_explains(call: Call) -> None:
    listed = call("explain").output
    assert "too-few-answers" in listed
    assert "example-disagrees" in listed
    assert "duplicate-word" in call("explain", "duplicate-word").output
    assert "Did you mean 'duplicate-word'?" in call("explain", "duplicat-word", code=2).output


def test_fault_of_ours_is_one_line_and_no_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(**_: object) -> None:
        raise RuntimeError("out of cheese")

    monkeypatch.setattr(command_line, "authoring", fail)
    monkeypatch.delenv("AUTHORING_DEBUG", raising=False)
    with pytest.raises(SystemExit) as ended:
        command_line.main()
    assert ended.value.code == 2
    told = capsys.readouterr().err
    assert "out of cheese" in told
    assert "Traceback" not in told


def test_broken_theme_is_told_by_place_and_not_as_a_fault_of_ours(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    place = Place("theme/theme.yml", 3, 5, 3, 9)
    broken = ThemeError((Fault("schema", Flaw(place, "'#12' is no colour")),))

    def fail(**_: object) -> None:
        raise broken

    monkeypatch.setattr(command_line, "authoring", fail)
    with pytest.raises(SystemExit) as ended:
        command_line.main()
    assert ended.value.code == 2
    assert capsys.readouterr().err == "Error: theme/theme.yml:3:5: '#12' is no colour\n"


def test_help_imports_nothing_heavy() -> None:
    code = "import sys; from authoring.cli.main import main\n" + (
        "try: main(args=['--help'])\nexcept SystemExit: pass\n"
        f"print([name for name in {HEAVY!r} if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


def test_closed_pipe_is_no_fault(tmp_path: Path) -> None:
    command = f"{sys.executable} -m authoring explain | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=True)
    assert done.stderr == ""


@pytest.mark.slow
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full device here")
def test_output_that_cannot_be_written_is_told_plainly() -> None:
    command = f"{sys.executable} -m authoring explain > /dev/full"
    done = subprocess.run(command, shell=True, capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr == "Error: the output cannot be written: No space left on device\n"


@pytest.mark.slow
def test_output_that_nobody_reads_ends_the_command_quietly() -> None:
    script = (
        f"{sys.executable} -m authoring explain too-few-answers | true; exit ${{PIPESTATUS[0]}}"
    )
    codes = set()
    for _ in range(3):
        done = subprocess.run(["bash", "-c", script], capture_output=True, text=True)
        codes.add(done.returncode)
        assert done.stderr == ""
    assert codes <= {0, 141}
    loud = f"{sys.executable} -m authoring check --format json no-such | head -c 0"
    assert (
        "Traceback" not in subprocess.run(loud, shell=True, capture_output=True, text=True).stderr
    )


def test_ctrl_c_ends_with_130(monkeypatch: pytest.MonkeyPatch, call: Call) -> None:
    def stop(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("authoring.pipeline.every_check", stop)
    assert "stopped" in call("explain", code=130).output


def test_a_file_that_cannot_be_opened_is_told_without_a_number(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(**_: object) -> None:
        raise PermissionError(13, "Permission denied", "theme/theme.yml")

    monkeypatch.setattr(command_line, "authoring", fail)
    with pytest.raises(SystemExit) as ended:
        command_line.main()
    assert ended.value.code == 2
    said = "theme/theme.yml: permission denied; ask for the right to it"
    assert capsys.readouterr().err == f"Error: {said}\n"


INTERRUPTED = """
import os, signal, sys
class Interrupting:
    def find_spec(self, name, *_):
        if name == "authoring.cli.main":
            os.kill(os.getpid(), signal.SIGINT)
sys.meta_path.insert(0, Interrupting())
from authoring.__main__ import main
main()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there are no signals to send")
def test_ctrl_c_while_modules_are_read_leaves_no_traceback() -> None:
    done = subprocess.run([sys.executable, "-c", INTERRUPTED], capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (-signal.SIGINT, b"")
