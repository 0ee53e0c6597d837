"""Which things moved: verdicts that differ between two packs."""

from __future__ import annotations

from collections.abc import Iterator

from authoring.pack.comparison import Move
from authoring.pack.pack import Pack


def moves(before: Pack, after: Pack) -> tuple[Move, ...]:
    """The verdicts on things that are in both packs, of rules that are in both (TR-13)."""
    return tuple(_moves(before, after))


def _moves(before: Pack, after: Pack) -> Iterator[Move]:
    olds = {thing["id"]: index for index, thing in enumerate(before.cards["things"])}
    things = [thing["id"] for thing in after.cards["things"]]
    for rule, by_locale in after.tables["verdicts"].items():
        known = before.tables["verdicts"].get(rule, {})
        for locale, planes in by_locale.items():
            if locale not in known:
                continue
            for index, thing in enumerate(things):
                if thing in olds:
                    was, now = _verdict(known[locale], olds[thing]), _verdict(planes, index)
                    if was != now:
                        yield Move(rule, locale, thing, was, now)


def _verdict(planes: dict[str, str], index: int) -> str:
    for verdict in ("inside", "debatable"):
        if int(planes[verdict], 16) >> index & 1:
            return verdict
    return "outside"
