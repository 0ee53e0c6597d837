"""How characters are built: structure and radical from cnchar, parts from a list of splits.

The radicals are those of today's dictionaries of simplified characters: 月 of 脸, where
the old order of Kangxi has 肉.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path

from tools.build_lexicon import sources

TABLE = re.compile(r"JSON\.parse\('(\{\"\*\".*?\})'\)")
STRUCTURES = {
    "a": "left-right",
    "b": "top-bottom",
    "c": "single",
    "d": "enclosing",
    "e": "enclosing",
    "f": "top-bottom",
    "g": "top-bottom",
    "h": "left-right",
}
"""Three parts count as two: 品 and 意 stand above each other, 树 beside each other."""

DEPTH = 3


@dataclass(frozen=True, slots=True)
class Shape:
    """What a character shows; an empty text is what is not known."""

    structure: str = ""
    radical: str = ""
    components: str = ""


def read(folder: Path) -> dict[str, Shape]:
    """The shape of each character that one of the sources has."""
    structures, radicals = _tables(sources.npm(folder, "cnchar-radical"))
    for structure, signs in sources.hand("structures.txt"):
        structures |= dict.fromkeys(signs, structure)
    for radical, signs in sources.hand("radicals.txt"):
        radicals |= dict.fromkeys(signs, radical)
    split = _splits()
    return {
        sign: Shape(
            structures.get(sign, ""),
            radicals.get(sign, ""),
            "".join(_components(sign, split, DEPTH)),
        )
        for sign in sorted({*structures, *radicals, *split})
    }


def _tables(folder: Path) -> tuple[dict[str, str], dict[str, str]]:
    """Structure and radical of each character. The program holds one text for each radical:
    its strokes, then characters, each with the letter of its structure."""
    program = (folder / "cnchar.radical.min.js").read_text(encoding="utf-8")
    match = TABLE.search(program)
    if match is None:
        raise SystemExit("cnchar-radical no longer holds its table where it was")
    structures: dict[str, str] = {}
    radicals: dict[str, str] = {}
    for radical, told in json.loads(match[1]).items():
        listed = told.partition(":")[2] if radical != "*" else told
        for sign, letter in re.findall(r"(\D)([a-h])\d*", listed):
            structures.setdefault(sign, STRUCTURES[letter])
            radicals.setdefault(sign, sign if radical == "*" else radical)
    return structures, radicals


def _splits() -> dict[str, list[str]]:
    path = sources.installed("chinese_decompose") / "data" / "decomp_zh-Hans-general.txt"
    split: dict[str, list[str]] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            sign, _, told = line.partition("\t")
            split[sign] = [part for part in re.findall(r"\[\d+\]:(\S)", told) if part != sign]
    return split


def _components(sign: str, split: dict[str, list[str]], depth: int) -> list[str]:
    found: list[str] = []
    for part in split.get(sign, ()):
        found.append(part)
        if depth:
            found += _components(part, split, depth - 1)
    return list(dict.fromkeys(found))
