"""What each rule holds for."""

from __future__ import annotations

from collections.abc import Iterator

from authoring.games.things_in_rings.cards import LEVELS, RINGS
from authoring.games.things_in_rings.verdicts import EVERYWHERE, Verdict, Verdicts
from authoring.page.block import SHARE, Block, Column, Matrix, Table
from authoring.page.summary import histogram


def rule_blocks(judged: Verdicts) -> Iterator[Block]:
    """Rules by ring and level, selectivity by ring, and one row a rule and locale."""
    yield _levels(judged)
    for ring in RINGS:
        shares = [_share(each, judged) for each in judged.entries if each.rule.ring == ring]
        yield histogram(
            f"Selectivity of {ring} rules",
            shares,
            step=0.05,
            unit=SHARE,
            note="The share of the things that a rule holds for; 12 to 55 % is well.",
        )
    yield _table(judged)


def _share(each: Verdict, judged: Verdicts) -> float:
    return each.planes.inside.bit_count() / max(1, judged.things)


def _levels(judged: Verdicts) -> Matrix:
    kinds = sorted(
        {(each.rule.ring, each.locale) for each in judged.entries},
        key=lambda kind: (RINGS.index(kind[0]), kind[1]),
    )
    cells = tuple(
        tuple(
            sum(
                (each.rule.ring, each.locale) == kind and each.rule.level == level
                for each in judged.entries
            )
            for level in LEVELS
        )
        for kind in kinds
    )
    names = tuple(ring if where == EVERYWHERE else f"{ring}, {where}" for ring, where in kinds)
    return Matrix("Rules by ring and level", names, LEVELS, cells)


def _table(judged: Verdicts) -> Table:
    rows = tuple(
        (
            each.rule.id,
            each.rule.ring,
            "" if each.locale == EVERYWHERE else each.locale,
            each.rule.level,
            each.planes.inside.bit_count(),
            _share(each, judged),
            each.planes.debatable.bit_count(),
            " / ".join(words for _, words in each.rule.text.entries),
        )
        for each in judged.entries
    )
    columns = (
        *map(Column, ("rule", "ring", "locale", "level")),
        Column("holds for", ""),
        Column("share", SHARE),
        Column("debatable", ""),
        Column("text"),
    )
    return Table("Every rule", columns, rows, sought=True)
