"""How things are named, and what is said of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from authoring.games.things_in_rings.cards import RingsContent, Thing
from authoring.games.things_in_rings.traits import TraitType
from authoring.page.block import SHARE, Bar, Bars, Block, Column, Matrix, Table
from authoring.page.summary import histogram, tally

DEBATABLE = 0.5
"""What stands in the trait matrix between 0 (is not) and 1 (is)."""


def name_blocks(content: RingsContent) -> Iterator[Block]:
    """Lengths and letters of names, by locale."""
    for locale in content.locales:
        names = [name for thing in content.things if (name := thing.name.get(locale))]
        letters = Counter(char for name in names for char in name.lower() if char.isalpha())
        yield histogram(f"Characters a name, {locale}", map(len, names))
        if len(letters) <= 40:
            yield tally(
                f"Names by first letter, {locale}",
                (name[0].lower() for name in names),
                sorted({name[0].lower() for name in names}),
            )
        shown = letters.most_common(30)
        bars = tuple(Bar(char, count) for char, count in shown)
        yield Bars(f"The most frequent characters of names, {locale}", bars)


def trait_blocks(content: RingsContent) -> Iterator[Block]:
    """How many things each trait holds for, the values of scales and sets, and the matrix."""
    flags = content.vocabulary.of(TraitType.FLAG)
    yield _flags(content, flags)
    for name in content.vocabulary.of(TraitType.SCALE):
        yield _scale(content, name)
    for name in content.vocabulary.of(TraitType.SET):
        values = (value for thing in content.things for value in _values(thing, name))
        yield tally(f"Things by {name}", values)
    yield Matrix(
        "The trait matrix",
        tuple(thing.id for thing in content.things),
        flags,
        tuple(tuple(_cell(thing, flag) for flag in flags) for thing in content.things),
        note="+: it is so; ±: people may differ; blank: it is not.",
        signs=((0.0, ""), (DEBATABLE, "±"), (1.0, "+")),
    )


def _values(thing: Thing, name: str) -> Iterator[str]:
    members = thing.sets.get(name)
    yield from sorted(members.sure) if members else ()


def _cell(thing: Thing, flag: str) -> float:
    return DEBATABLE if flag in thing.flags.maybe else float(flag in thing.flags.sure)


def _flags(content: RingsContent, flags: tuple[str, ...]) -> Table:
    whole = max(1, len(content.things))
    rows = []
    for flag in flags:
        sure = sum(flag in thing.flags.sure for thing in content.things)
        maybe = sum(flag in thing.flags.maybe for thing in content.things)
        rows.append((flag, sure, sure / whole, maybe, content.vocabulary.traits[flag].means))
    columns = (
        Column("flag"),
        Column("holds for", ""),
        Column("share", SHARE),
        Column("debatable", ""),
        Column("means"),
    )
    return Table("Flags", columns, tuple(rows), sought=True)


def _scale(content: RingsContent, name: str) -> Bars:
    values = content.vocabulary.traits[name].values
    spans = [span for thing in content.things if (span := thing.scales.get(name))]
    found = Counter(values[span.low] for span in spans if span.low == span.high)
    doubted = sum(span.low < span.high for span in spans)
    bars = tuple(Bar(value, found[value]) for value in values)
    note = f"{doubted} more are debatable." if doubted else ""
    return Bars(f"Things by {name}", bars, note=note, steps=True)
