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

MOST, LEAST = 18, 25
"""Associations kept of a word, and the least strength in hundredths."""


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
    near, far = _points(names, own.vectors), _points_abroad(names, own, other)
    common = [own.rows[names[place]].rarity - USUAL for place in clues]
    bonus = numpy.clip(numpy.array(common), -100, 100) * COMMONER
    for place, name in enumerate(names):
        strengths = _both(near, far, place, clues) + bonus
        for word in own.pictured.get(name, ()):
            if word in at:
                strengths[at[word]] += PICTURED
        rounded = numpy.rint(strengths * 100).astype(int)
        order = numpy.lexsort((numpy.arange(len(clues)), -rounded))[: MOST + 1]
        pairs = [(clues[number], int(rounded[number])) for number in order]
        yield name, [pair for pair in pairs if pair[0] != place and pair[1] >= LEAST][:MOST]


def _both(near: Any, far: Any, place: int, clues: list[int]) -> Any:
    """The cosines of a word to all clues: the mean of both languages, where both know both."""
    here, there = near[clues] @ near[place], far[clues] @ far[place]
    knows_here = near[clues].any(axis=1) & near[place].any()
    knows_there = far[clues].any(axis=1) & far[place].any()
    only = ALONE * numpy.where(knows_here, here, there)
    return numpy.where(knows_here & knows_there, (here + there) / 2, only)


def _points(names: list[str], vectors: Vectors) -> Any:
    """The vectors of words, a row each; only zeros for a word without."""
    found = numpy.zeros((len(names), vectors.points.shape[1]), dtype=numpy.float32)
    for row, name in enumerate(names):
        if name in vectors.numbers:
            found[row] = vectors.points[vectors.numbers[name]]
    return found


def _points_abroad(names: list[str], own: Tongue, other: Tongue) -> Any:
    return _points([own.abroad.get(name, "") for name in names], other.vectors)
