"""Puts the peers where the benchmarks look for them: `python -m benchmarks.peers [NAME ...]`.

What is there stays as it is. A peer that cannot be had here is told, with the last word of pip
or npm, and the others are put there all the same.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import venv

from benchmarks.peers import Peer, peers, root


def main(names: list[str]) -> int:
    """Put each peer there; 2 for a name that is none of theirs."""
    if unknown := [name for name in names if name not in peers()]:
        print(f"there is no {unknown[0]}; there are {', '.join(peers())}", file=sys.stderr)
        return 2
    for name in names or peers():
        print(f"{name}: {_put(peers()[name])}", flush=True)
    return 0


def _put(peer: Peer) -> str:
    """Put a peer there, and say in a few words how that went."""
    if peer.there():
        return "is there"
    root().mkdir(parents=True, exist_ok=True)
    for command in _commands(peer):
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            shutil.rmtree(peer.home, ignore_errors=True)
            return f"cannot be had here: {(done.stderr.strip().splitlines() or ['?'])[-1]}"
    return "put there" if peer.there() else f"has no {peer.module}"


def _commands(peer: Peer) -> list[list[str]]:
    """What makes the environment of a peer."""
    if peer.npm:
        npm = shutil.which("npm") or "npm"
        if not shutil.which(npm):
            return [[sys.executable, "-c", "import sys; sys.exit('there is no npm')"]]
        return [[npm, "install", "--silent", "--prefix", str(peer.home), *peer.npm]]
    venv.create(peer.home, with_pip=True)
    pip = [str(peer.python), "-m", "pip", "--disable-pip-version-check", "--quiet"]
    return [[*pip, "install", *peer.pip]]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
