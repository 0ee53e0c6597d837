"""How many there are, in words."""

from __future__ import annotations

import pytest

from authoring.source.wording import counted, plural


@pytest.mark.parametrize(
    ("noun", "many"),
    [("thing", "things"), ("category", "categories"), ("key", "keys"), ("box", "boxes")],
)
def test_plural(noun: str, many: str) -> None:
    assert plural(noun) == many


@pytest.mark.parametrize(
    ("number", "told"),
    [(0, "0 cards"), (1, "1 card"), (2, "2 cards"), (1200, "1,200 cards"), (-1, "-1 cards")],
)
def test_one_is_no_plural(number: int, told: str) -> None:
    assert counted(number, "card") == told
