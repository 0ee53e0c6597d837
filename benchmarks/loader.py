"""Measures the YAML loader against yaml.compose: `python -m benchmarks.loader`.

Both read one realistic deck file of 50,000 lines. Prints the medians and their ratio,
with garbage collection as Python runs it and without.
"""

from __future__ import annotations

import gc
import statistics
import time
from collections.abc import Callable, Iterator

import yaml

from authoring.source.yaml import load
from benchmarks.rows import Row, line

LINES = 50_000
ROUNDS = 7

THING = """\
  - id: kettle-{number}
    name: {{en: kettle number {number}, zh-Hans: 第{number}把水壶}}
    art: kettle
    size: shoe
    is: [man-made, holds-liquid, makes-noise]     # every other flag is false
    debatable: [breakable]
    materials: [metal, plastic]
    places: [kitchen]

"""
QUESTION = """\
  - id: round-fruit-{number}
    category: food
    text: {{en: Name a round fruit., zh-Hans: 说出一种圆形的水果。}}
    answers:
      - {{en: apple, zh-Hans: 苹果}}
      - {{en: orange, zh-Hans: 橙子, also: {{zh-Hans: [橙, 甜橙]}}}}
      - {{en: "plum", zh-Hans: 李子}}
    wrong: [{{en: banana, zh-Hans: 香蕉}}]
"""


def deck_text(lines: int = LINES) -> str:
    """A deck file of about so many lines, half of it things and half questions."""
    parts = []
    for name, item in (("things", THING), ("questions", QUESTION)):
        count = lines // 2 // item.count("\n")
        parts.append(f"{name}:\n")
        parts.extend(item.format(number=number) for number in range(count))
    return "".join(parts)


def median(action: Callable[[], object]) -> float:
    """The median time of an action in milliseconds."""
    times = []
    for _ in range(ROUNDS):
        started = time.perf_counter()
        action()
        times.append((time.perf_counter() - started) * 1000)
    return statistics.median(times)


def rows() -> Iterator[Row]:
    """Loading beside composing, in milliseconds. Raises RuntimeError when the two readings
    differ."""
    text = deck_text()
    content = text.encode()
    if load("deck.yml", content).document.data != yaml.load(text, Loader=yaml.CBaseLoader):
        raise RuntimeError("the two readings differ")
    for collecting in (True, False):
        gc.enable() if collecting else gc.disable()
        compose = median(lambda: yaml.compose(text, Loader=yaml.CSafeLoader))
        ours = median(lambda: load("deck.yml", content))
        what = f"load {text.count(chr(10)):,} lines, collection {'on' if collecting else 'off'}"
        yield Row(what, ours, "ms", "yaml.compose of libyaml", compose)
    gc.enable()


def main() -> None:
    for row in rows():
        print(line(row))


if __name__ == "__main__":
    main()
