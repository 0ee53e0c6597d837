"""How strongly a word brings another one to mind."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy

from tools.build_associations.vectors import Vectors
from tools.build_associations.words import Row
from tools.build_lexicon import sources

ALONE = 0.8
"""What a cosine is worth that only one language knows: in another it might be smaller."""

USUAL, COMMONER = 420, 0.0006
"""A clue of this rarity gets neither more nor less; for each hundredth of Zipf's scale above
it gets so much more, up to a full step of that scale."""

PICTURED, MOST_KEYWORDS = 0.15, 14
"""What it adds that two words describe the same pictograph, and how many keywords of one count."""

MOST, LEAST = 16, 25
"""Associations kept of a word, and the least strength in hundredths."""

BLOCK = 256
"""Words that are looked at together."""


@dataclass(frozen=True, slots=True)
class Tongue:
    """One language: its words, their vectors, what each is called in the other language,
    and which words describe the same pictographs."""

    rows: Mapping[str, Row]
    vectors: Vectors
    abroad: Mapping[str, str]
    pictured: Mapping[str, frozenset[str]]


def pictured(folder: Path, locale: str, rows: Mapping[str, Row]) -> dict[str, frozenset[str]]:
    """For each word the words that stand beside it as keywords of a pictograph (CLDR)."""
    package = sources.npm(folder, "cldr-annotations-full")
    path = package / "annotations" / locale / "annotations.json"
    told = json.loads(path.read_text(encoding="utf-8"))["annotations"]["annotations"]
    found: dict[str, set[str]] = {}
    for each in told.values():
        words = dict.fromkeys([*each.get("tts", ()), *each.get("default", ())])
        keywords = [word for word in words if word in rows][:MOST_KEYWORDS]
        for word in keywords:
            found.setdefault(word, set()).update(set(keywords) - {word})
    return {word: frozenset(others) for word, others in found.items()}


def associations(
    names: list[str], own: Tongue, other: Tongue
) -> Iterator[tuple[str, list[tuple[int, int]]]]:
    """Each word and the clues it brings to mind, the strongest first: their places in
    `names` and their strengths in hundredths."""
    clues = [place for place, name in enumerate(names) if own.rows[name].clue]
    at = {names[place]: number for number, place in enumerate(clues)}
    common = numpy.array([own.rows[names[place]].rarity - USUAL for place in clues])
    bonus = (numpy.clip(common, -100, 100) * COMMONER).astype(numpy.float32)
    near, far = _points(names, own.vectors), _points_abroad(names, own, other)
    for start in range(0, len(names), BLOCK):
        block = slice(start, start + BLOCK)
        strengths = _both(near[block], near[clues], far[block], far[clues]) + bonus
        for place, row in enumerate(strengths, start):
            for word in own.pictured.get(names[place], ()):
                if word in at:
                    row[at[word]] += PICTURED
            rounded = numpy.rint(row * 100).astype(int)
            likely = numpy.flatnonzero(rounded >= max(LEAST, _least(rounded)))
            order = likely[numpy.lexsort((likely, -rounded[likely]))]
            pairs = [(clues[number], int(rounded[number])) for number in order]
            yield names[place], [pair for pair in pairs if pair[0] != place][:MOST]


def _least(rounded: Any) -> int:
    """The strength of the last association that can be kept; the word itself is one more."""
    return int(numpy.partition(rounded, -MOST - 1)[-MOST - 1])


def _both(here: Any, clues_here: Any, there: Any, clues_there: Any) -> Any:
    """The cosines of words to all clues: the mean of both languages, where both know both."""
    cosines, abroad = here @ clues_here.T, there @ clues_there.T
    known = here.any(axis=1)[:, None] & clues_here.any(axis=1)
    known_abroad = there.any(axis=1)[:, None] & clues_there.any(axis=1)
    only = ALONE * numpy.where(known, cosines, abroad)
    return numpy.where(known & known_abroad, (cosines + abroad) / 2, only)


def _points(names: list[str], vectors: Vectors) -> Any:
    """The vectors of words, a row each; only zeros for a word without."""
    found = numpy.zeros((len(names), vectors.points.shape[1]), dtype=numpy.float32)
    for row, name in enumerate(names):
        if name in vectors.numbers:
            found[row] = vectors.points[vectors.numbers[name]]
    return found


def _points_abroad(names: list[str], own: Tongue, other: Tongue) -> Any:
    return _points([own.abroad.get(name, "") for name in names], other.vectors)
