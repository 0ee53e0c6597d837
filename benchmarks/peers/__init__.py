"""The programs that ours is measured beside: where they are, and what is run of them.

`peers.toml` names them with the versions that are compared; `python -m benchmarks.peers` puts
each into an environment of its own under `.peers`, or under the folder that BENCHMARK_PEERS
names. What is not there is left out of the comparison, and told.
"""

from __future__ import annotations

import os
import subprocess
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
VARIABLE = "BENCHMARK_PEERS"
WHERE = "put there by `python -m benchmarks.peers`"
"""What is told of a peer that is not there."""


@dataclass(frozen=True, slots=True)
class Peer:
    """A program: what pip or npm is asked for, and the module that shows that it is there."""

    name: str
    module: str
    pip: tuple[str, ...] = ()
    npm: tuple[str, ...] = ()

    @property
    def home(self) -> Path:
        """The folder of its environment."""
        return root() / self.name

    @property
    def python(self) -> Path:
        """The Python that has it, where pip put it there."""
        return self.home / "bin" / "python"

    def there(self) -> bool:
        """Whether it can be run."""
        if self.npm:
            return (self.home / "node_modules" / self.module).is_dir()
        return self.python.is_file() and _imports(self.python, self.module)


def root() -> Path:
    """The folder of the environments."""
    return Path(os.environ.get(VARIABLE) or FOLDER.parent.parent / ".peers").absolute()


@cache
def peers() -> Mapping[str, Peer]:
    """Every peer by its name, as `peers.toml` lists them."""
    listed = tomllib.loads((FOLDER / "peers.toml").read_text(encoding="utf-8"))
    return {
        name: Peer(name, entry["module"], tuple(entry.get("pip", ())), tuple(entry.get("npm", ())))
        for name, entry in listed.items()
    }


def python_of(name: str) -> str | None:
    """The Python that has a peer, or None where it is not there."""
    peer = peers()[name]
    return str(peer.python) if peer.there() else None


def _imports(python: Path, module: str) -> bool:
    found = subprocess.run([python, "-c", f"import {module}"], capture_output=True, check=False)
    return found.returncode == 0
