"""The right spelling that a wrong one probably meant."""

from __future__ import annotations

from collections.abc import Iterable


def nearest(written: str, known: Iterable[str]) -> str | None:
    """The known word closest to the one written, or None when nothing is close.

    Close is one slip (a letter changed, left out, added, or two swapped) in a short
    word and one for every three letters in longer ones; case never counts. Of two that
    are equally close, the one that comes first is taken.
    """
    from rapidfuzz.distance import OSA

    best, fewest = None, max(1, len(written) // 3) + 1
    for word in known:
        slips = OSA.distance(written.casefold(), word.casefold(), score_cutoff=fewest)
        if slips < fewest:
            best, fewest = word, slips
    return best
