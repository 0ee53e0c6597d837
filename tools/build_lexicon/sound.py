"""Pronunciations of English words, one sign a phoneme, from the CMU dictionary."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

LINE = re.compile(r'^\s*["\']?([^"\':\s]+?)(\((\d)\))?["\']?:\s*["\']([A-Z0-9 ]+)["\'],?', re.M)

SIGNS = {
    "AA": "a", "AE": "A", "AH": "u", "AO": "o", "AW": "W", "AY": "I", "EH": "e", "ER": "R",
    "EY": "E", "IH": "i", "IY": "Y", "OW": "O", "OY": "y", "UH": "U", "UW": "V",
    "B": "b", "CH": "C", "D": "d", "DH": "D", "F": "f", "G": "g", "HH": "h", "JH": "j",
    "K": "k", "L": "l", "M": "m", "N": "n", "NG": "N", "P": "p", "R": "r", "S": "s",
    "SH": "S", "T": "t", "TH": "T", "V": "v", "W": "w", "Y": "J", "Z": "z", "ZH": "Z",
}  # fmt: skip
"""Vowels are followed by their stress, 0 to 2."""


def read(folder: Path) -> dict[str, list[str]]:
    """The pronunciations of each word, the usual one first."""
    text = (folder / "index.js").read_text(encoding="utf-8")
    found: dict[str, list[tuple[str, str]]] = defaultdict(list)
    for match in LINE.finditer(text):
        found[match[1].lower()].append((match[3] or "0", _signs(match[4])))
    return {word: [sound for _, sound in sorted(spoken)] for word, spoken in found.items()}


def _signs(phonemes: str) -> str:
    signs = "".join(
        SIGNS[phoneme.rstrip("012")] + phoneme[len(phoneme.rstrip("012")) :]
        for phoneme in phonemes.split()
    )
    return signs.replace("hw", "w")
