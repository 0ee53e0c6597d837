"""How well the regions fill, over every triple of rules that can be in play together."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from authoring.games.things_in_rings.cards import RINGS, RingsContent
from authoring.games.things_in_rings.regions import Survey, counts, survey
from authoring.games.things_in_rings.verdicts import Verdicts
from authoring.page.block import SHARE, Block, Column, Rings, Table
from authoring.page.summary import histogram


def region_blocks(content: RingsContent, judged: Verdicts) -> Iterator[Block]:
    """Coverage by locale; for each locale the poorest regions and the mean of each region."""
    found = {locale: survey(judged, locale) for locale in content.locales}
    yield _coverage(found)
    for locale, each in found.items():
        if each.triples:
            yield histogram(
                f"Things in the poorest region of a triple, {locale}",
                each.minima,
                note="How many triples (upright) have so many things in their poorest region.",
            )
            yield _means(locale, each)


def _coverage(found: dict[str, Survey]) -> Table:
    rows = tuple(
        (
            locale,
            each.triples,
            *(each.holding(least) / each.triples if each.triples else None for least in (1, 2, 3)),
        )
        for locale, each in found.items()
    )
    columns = (
        Column("locale"),
        Column("triples", ""),
        Column("no region empty", SHARE),
        Column("at least 2 things in each", SHARE),
        Column("at least 3", SHARE),
    )
    return Table("Coverage of regions", columns, rows)


def _means(locale: str, each: Survey) -> Rings:
    sums = [0] * 8
    for rules in product(*each.pools):
        for region, count in enumerate(counts(each.everything, [one.planes for one in rules])):
            sums[region] += count
    word, attribute, context = RINGS
    means = tuple(total / each.triples for total in sums)
    return Rings(f"Things a region gets on average, {locale}", (word, attribute, context), means)
