"""How sure a measure is: intervals that hold in 95 of 100 playtests, from whole counts.

Shares: E. B. Wilson, "Probable Inference, the Law of Succession, and Statistical
Inference", 1927. Entropy: G. Miller, "Note on the Bias of Information Estimates", 1955,
and G. Basharin, 1959, for its variance. Means and ratios are taken as normal.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import atanh, log, log2, sqrt, tanh

from authoring.playtest.results import Estimate

SURE = 1.959963984540054
"""Standard deviations on either side that hold 95 % of a normal distribution."""


def share(hits: int, count: int) -> Estimate:
    """How often something happens, with Wilson's interval; of nothing, anything from 0 to 1."""
    if not count:
        return Estimate(0.0, 0.0, 1.0, 0)
    rate = hits / count
    weight = 1 + SURE**2 / count
    middle = (rate + SURE**2 / (2 * count)) / weight
    reach = SURE / weight * sqrt(rate * (1 - rate) / count + SURE**2 / (4 * count**2))
    return Estimate(rate, max(0.0, middle - reach), min(1.0, middle + reach), count)


def mean(total: int, squares: int, count: int) -> Estimate:
    """A mean from the sum of the figures, and that of their squares."""
    if not count:
        return Estimate(0.0, 0.0, 0.0, 0)
    middle = total / count
    reach = SURE * sqrt(max(0.0, squares / count - middle**2) / max(1, count - 1))
    return Estimate(middle, middle - reach, middle + reach, count)


def ratio(sums: Sequence[int], count: int) -> Estimate:
    """A share whose tries hang together in `count` bunches: plays of one round, say.

    `sums` are over bunches: of hits, tries, hits², tries², hits x tries. The interval counts
    bunches, not tries; where all bunches are alike it is Wilson's for one try a bunch.
    """
    hits, tries, hits2, tries2, both = sums
    if not tries:
        return Estimate(0.0, 0.0, 1.0, 0)
    rate = hits / tries
    spread = max(0.0, hits2 - 2 * rate * both + rate**2 * tries2)
    if count < 2 or not spread:
        alike = share(round(rate * count), count)
        return Estimate(rate, min(rate, alike.low), max(rate, alike.high), tries)
    reach = SURE * sqrt(spread * count / (count - 1)) / tries
    return Estimate(rate, max(0.0, rate - reach), min(1.0, rate + reach), tries)


def entropy(counts: Sequence[int]) -> Estimate:
    """How uncertain an outcome is, in bits, given how often each outcome came."""
    held = [number for number in counts if number]
    total = sum(held)
    if total < 2:
        return Estimate(0.0, 0.0, 0.0, total)
    parts = [number / total for number in held]
    plain = -sum(part * log2(part) for part in parts)
    unseen = (len(held) - 1) / (2 * total) / log(2)
    bits = plain + unseen
    variance = (sum(part * log2(part) ** 2 for part in parts) - plain**2) / total
    variance += 2 * unseen**2 / max(1, len(held) - 1)
    reach = SURE * sqrt(max(0.0, variance))
    return Estimate(bits, max(0.0, bits - reach), bits + reach, total)


def cover(counts: Sequence[int], part: float) -> Estimate:
    """How many of the commonest answers make up this part of all.

    The interval is where the share of the commonest may, by Wilson, be that part.
    """
    ranked = sorted(counts, reverse=True)
    total = sum(ranked)
    if not total:
        return Estimate(0.0, 0.0, 0.0, 0)
    running, found = 0, {"low": 0, "value": 0, "high": 0}
    for place, number in enumerate(ranked, 1):
        running += number
        rate = share(running, total)
        for name, reached in (("low", rate.high), ("value", rate.value), ("high", rate.low)):
            if not found[name] and reached >= part:
                found[name] = place
    last = len(ranked)
    low, value, high = (found[name] or last for name in ("low", "value", "high"))
    return Estimate(float(value), float(low), float(high), total)


def rank_correlation(pairs: Sequence[tuple[float, float]]) -> Estimate:
    """Spearman's: how well two orders agree, from -1 to 1, ties sharing their ranks."""
    count = len(pairs)
    if count < 4:
        return Estimate(0.0, -1.0, 1.0, count)
    ours, theirs = (_ranks([pair[side] for pair in pairs]) for side in (0, 1))
    middle = (count + 1) / 2
    shared = sum((one - middle) * (other - middle) for one, other in zip(ours, theirs, strict=True))
    spread = [sum((rank - middle) ** 2 for rank in ranks) for ranks in (ours, theirs)]
    if not min(spread):
        return Estimate(0.0, -1.0, 1.0, count)
    found = max(-1.0, min(1.0, shared / sqrt(spread[0] * spread[1])))
    near = atanh(max(-0.999999, min(0.999999, found)))
    reach = SURE * sqrt((1 + found**2 / 2) / (count - 3))
    return Estimate(found, tanh(near - reach), tanh(near + reach), count)


def _ranks(figures: Sequence[float]) -> list[float]:
    places: dict[float, list[int]] = {}
    for place, figure in enumerate(sorted(figures), 1):
        places.setdefault(figure, []).append(place)
    return [sum(places[figure]) / len(places[figure]) for figure in figures]


def mean_of(counts: Mapping[int, int]) -> Estimate:
    """The mean of figures that came so often each."""
    total = sum(figure * number for figure, number in counts.items())
    squares = sum(figure**2 * number for figure, number in counts.items())
    return mean(total, squares, sum(counts.values()))
