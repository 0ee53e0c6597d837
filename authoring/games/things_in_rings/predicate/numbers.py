"""Thresholds: `at-least`, `at-most`, `exactly` and `between`, of numbers and on scales."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from authoring.games.things_in_rings.fault_log import FaultLog, listed
from authoring.games.things_in_rings.predicate.nodes import Interval
from authoring.games.things_in_rings.traits import Trait
from authoring.model import Origin

BOUNDS = ("at-least", "at-most", "exactly", "between")


class Measure(Protocol):
    """What is compared with a threshold, and between which numbers it always lies."""

    @property
    def least(self) -> int: ...

    @property
    def most(self) -> int | None: ...

    @property
    def example(self) -> str:
        """Two ends as they are written."""
        ...

    def number(self, written: Any, origin: Origin, log: FaultLog) -> int | None:
        """The number that is meant, or None once it is told why there is none."""
        ...


@dataclass(frozen=True, slots=True)
class Count:
    """A number of something; `what` is its plural."""

    what: str
    least: int = 0
    most: int | None = None
    example: str = "[2, 4]"

    def number(self, written: Any, origin: Origin, log: FaultLog) -> int | None:
        if isinstance(written, int) and not isinstance(written, bool):
            return written
        message = f"{written!r} is not a whole number of {self.what}"
        log.add("wrong-type", origin.place(), message, "write a whole number, such as 2")
        return None


@dataclass(frozen=True, slots=True)
class Positions:
    """The positions of a scale's values, from 0."""

    scale: Trait
    least: int = 0

    @property
    def most(self) -> int | None:
        return len(self.scale.values) - 1

    @property
    def example(self) -> str:
        return f"[{self.scale.values[0]}, {self.scale.values[1]}]"

    def number(self, written: Any, origin: Origin, log: FaultLog) -> int | None:
        if not isinstance(written, str):
            message = f"a list or number stands where one value of {self.scale.id} belongs"
            hint = f"write one of {listed(self.scale.values)}"
            log.add("wrong-type", origin.place(), message, hint)
            return None
        if not log.value(self.scale, written, origin.place()):
            return None
        return self.scale.values.index(written)


def read_threshold(data: Any, origin: Origin, measure: Measure, log: FaultLog) -> Interval | None:
    """The interval that a mapping with one bound means, or None with a fault told."""
    if not isinstance(data, Mapping) or len(data) != 1:
        log.add(
            "predicate-shape",
            origin.place(),
            "a threshold has exactly one bound",
            f"write one of {', '.join(BOUNDS)}: {{at-least: 2}}",
        )
        return None
    ((bound, written),) = data.items()
    if bound not in BOUNDS:
        log.key(str(bound), origin, BOUNDS, "bound")
        return None
    interval = _interval(bound, written, origin.at(bound), measure, log)
    if interval is not None and _is_constant(interval, origin.at(bound), measure, log):
        return None
    return interval


def _interval(
    bound: str, written: Any, origin: Origin, measure: Measure, log: FaultLog
) -> Interval | None:
    if bound == "between":
        return _between(written, origin, measure, log)
    number = measure.number(written, origin, log)
    if number is None:
        return None
    if bound == "at-least":
        return Interval(number)
    return Interval(min(number, measure.least) if bound == "at-most" else number, number)


def _between(written: Any, origin: Origin, measure: Measure, log: FaultLog) -> Interval | None:
    if not isinstance(written, list | tuple) or len(written) != 2:
        hint = f"write the lowest and the highest: between: {measure.example}"
        log.add("predicate-shape", origin.place(), "between takes a list of two", hint)
        return None
    ends = [measure.number(end, origin.at(index), log) for index, end in enumerate(written)]
    low, high = ends
    if low is None or high is None:
        return None
    if low > high:
        message = f"never true: {written[0]} is more than {written[1]}"
        log.add("constant-threshold", origin.place(), message, "write the lower one first")
        return None
    return Interval(low, high)


def _is_constant(interval: Interval, origin: Origin, measure: Measure, log: FaultLog) -> bool:
    """Whether nothing, or everything, lies in the interval; if so, that is told."""
    low, high = interval.low, interval.high
    below = high is not None and high < measure.least
    above = measure.most is not None and low > measure.most
    if below or above:
        message = "never true: no thing can reach this threshold"
    elif low <= measure.least and (high is None or high == measure.most):
        message = "always true: every thing reaches this threshold"
    else:
        return False
    hint = "choose a threshold that some things reach and others do not, or drop the test"
    log.add("constant-threshold", origin.place(), message, hint)
    return True
