"""A page with a block of each kind, told in both languages."""

from __future__ import annotations

from authoring.page.block import (
    SHARE,
    Band,
    Bar,
    Bars,
    Column,
    Matrix,
    Measured,
    Named,
    Page,
    Point,
    Points,
    Rings,
    Section,
    Table,
)

TABLE = Table(
    "Cards & <b>bold</b> words",
    (Column("card"), Column("hit rate", SHARE), Column("games", "")),
    (
        (Named("apple", (("en", "apple"), ("zh-Hans", "苹果"))), Measured(0.5, 0.4, 0.6), 9),
        (Named("plum"), 0.25, 1000),
        (Named("pear"), None, 30),
    ),
    note="Each card was drawn, see `stats <deck>`.",
    sought=True,
)
BARS = Bars("By field", (Bar("food", 0.5, 0.4, 0.6), Bar("水果", 0.25)), SHARE)
STEPS = Bars("By length", (Bar("3", 4), Bar("4", 0), Bar("5", 2)), steps=True, across="letters")
MATRIX = Matrix("Pairs", ("one", "two"), ("left", "right"), ((0.0, 1.0), (None, 0.5)), SHARE)
POINTS = Points(
    "Narrow or broad",
    "answers",
    "hit rate",
    (Point("fruit", 30, 0.4, 0.3, 0.5), Point("pets", 12, 0.8)),
    (Band("too broad", 0, 0.3),),
    SHARE,
)
RINGS = Rings("Regions", ("word", "attribute", "context"), tuple(map(float, range(8))))

PAGE = Page(
    "Sample 样品",
    (("cards", "3"),),
    (Section("All", (TABLE, BARS, STEPS, MATRIX, POINTS, RINGS), "Of every kind one."),),
)
