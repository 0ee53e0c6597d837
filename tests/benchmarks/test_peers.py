"""Peers are looked for in environments of their own, and put there one by one."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks import peers
from benchmarks.peers import __main__ as command


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BENCHMARK_PEERS", str(tmp_path / "there"))


def stand_in(peer: peers.Peer) -> None:
    """This Python in the place of the peer's."""
    peer.python.parent.mkdir(parents=True)
    peer.python.symlink_to(sys.executable)


def test_every_peer_has_one_version_and_an_environment_of_its_own() -> None:
    listed = peers.peers()
    assert len({peer.home for peer in listed.values()}) == len(listed)
    for peer in listed.values():
        assert len(peer.pip) + len(peer.npm) == 1
        assert all("==" in wanted for wanted in peer.pip)
        assert all("@" in wanted for wanted in peer.npm)


def test_a_peer_is_there_once_its_python_imports_it() -> None:
    assert peers.python_of("yamllint") is None
    there = peers.Peer("here", "json", ("here==1",))
    assert not there.there()
    stand_in(there)
    assert there.there()


def test_a_peer_whose_module_is_lacking_is_not_there() -> None:
    there = peers.Peer("here", "no_such_module_at_all", ("here==1",))
    stand_in(there)
    assert not there.there()


def test_what_cannot_be_had_is_told_and_the_others_are_put_there(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    known = {
        "gone": peers.Peer("gone", "gone", ("gone==1",)),
        "fine": peers.Peer("fine", "json", ("fine==1",)),
    }
    monkeypatch.setattr(command, "peers", lambda: known)
    monkeypatch.setattr(command.venv, "create", lambda home, with_pip: stand_in_at(home))

    def pip(
        asked: list[str], capture_output: bool, text: bool, check: bool
    ) -> subprocess.CompletedProcess[str]:
        gone = asked[-1].startswith("gone")
        told = "looking\nno version of gone fits" if gone else ""
        return subprocess.CompletedProcess(asked, int(gone), "", told)

    monkeypatch.setattr(command, "subprocess", Pip(pip))
    assert command.main([]) == 0
    told = capsys.readouterr().out
    assert "gone: cannot be had here: no version of gone fits" in told
    assert "fine: put there" in told
    assert not known["gone"].home.exists()


def test_an_unknown_peer_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["typts"]) == 2
    assert "there is no typts; there are typst, decksmith" in capsys.readouterr().err


class Pip:
    """What stands where the installer starts processes."""

    def __init__(self, run: object) -> None:
        self.run = run


def stand_in_at(home: Path) -> None:
    python = home / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.symlink_to(sys.executable)
