"""The cards that the bots know nothing of: they are played, and nothing is said of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from authoring.page.block import Column, Table, told
from authoring.playtest.naming import Names
from authoring.playtest.results import Results
from authoring.playtest.verdict import of_cards, unreadable
from authoring.source.wording import counted, listed

NAMED = 5
"""So many of them are named in a terminal."""

NOTE = (
    "No figure of cards holds these. Those of whole games do: how long they are, who wins, and "
    "how they end."
)


def sentence(results: Results) -> str:
    """How many there are; blank when the bots know all cards."""
    numbers = Counter(one.locale for one in results.unknown)
    measure = of_cards(results)
    if not numbers or measure is None:
        return ""
    each = [f"{number} in {locale}" for locale, number in numbers.items() if locale]
    where = (
        f" ({listed(each)})" if len(each) > 1 else "".join(f" in {one}" for one in numbers if one)
    )
    is_one = len(results.unknown) == 1
    verb, was = ("is", "was") if is_one else ("are", "were")
    whole = counted(len(results.unknown), measure.about)
    told = f"{whole}{where} {verb} unknown to the bots and {was} not judged."
    strange = [
        locale for locale, number in numbers.items() if locale and number == len(measure.rows)
    ]
    if strange and not unreadable(results):
        told += f" That is all of {listed(strange)}: more games would not help there."
    return told


def lines(results: Results, drawn: bool = False) -> Iterator[str]:
    """The sentence, and the first of them by name; `drawn` says that there is a page as well."""
    if known := sentence(results):
        names = [f"{one.text} ({one.card})" for one in results.unknown]
        others = len(names) - NAMED
        rest = (
            [f"and {others} more ({'the page' if drawn else '--html'} names all)"]
            if others > 0
            else []
        )
        yield known
        yield f"  {', '.join([*names[:NAMED], *rest])}"


def table(results: Results, names: Names) -> Iterator[Table]:
    """All of them by language."""
    by_locale: dict[str, list[str]] = {}
    for one in results.unknown:
        by_locale.setdefault(one.locale, []).append(told(names.named(one.card, one.locale)))
    if by_locale:
        rows = tuple((locale or "all", ", ".join(cards)) for locale, cards in by_locale.items())
        columns = (Column("language"), Column("cards"))
        yield Table("Unknown to the bots, and not judged", columns, rows, NOTE, told=True)
