"""How many examples Hypothesis takes where a test says so itself."""

from __future__ import annotations

from hypothesis import settings

WHOLE = 100
"""The examples of a test that says nothing, where all tests run."""

FEW = 5
"""The first examples are the plainest: with fewer than these, nothing would be tried."""


def examples(count: int) -> int:
    """So many, or the share of them that `make quick` has time for (see tests/conftest.py)."""
    return max(min(count, FEW), count * settings().max_examples // WHOLE)
