"""Rules and things from a pack with the verdicts that are due, and names as they are typed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from authoring.games.things_in_rings.play.verdicts import Verdict, verdict
from authoring.language.fold import fold
from authoring.pack.conformance import case
from authoring.pack.pack import Json, Pack


def cases(pack: Pack) -> Iterator[Json]:
    """Of every rule in every locale the first and the last thing of each verdict; then names as
    they are typed."""
    things = [thing["id"] for thing in pack.cards["things"]]
    for rule in pack.cards["rules"]:
        for locale in rule["locales"]:
            yield from _of_rule(rule["id"], locale, verdict(pack, rule["id"], locale), things)
    for locale in pack.locales:
        yield from _names(pack, locale)


def _of_rule(rule: str, locale: str, said: Verdict, things: list[str]) -> Iterator[Json]:
    asked: dict[str, list[int]] = {"inside": [], "outside": [], "debatable": []}
    for index in range(len(things)):
        asked[_told(said, index)].append(index)
    for told, indices in asked.items():
        for index in dict.fromkeys((*indices[:1], *indices[-1:])):
            given = {"rule": rule, "locale": locale, "thing": things[index]}
            yield case("verdict", given, {"verdict": told})


def _told(said: Verdict, index: int) -> str:
    if said.debatable >> index & 1:
        return "debatable"
    return "inside" if said.inside >> index & 1 else "outside"


def _names(pack: Pack, locale: str) -> Iterator[Json]:
    """The thing that a typed name means: the one whose own name folds to the same form."""
    by_form: dict[str, Any] = {}
    for thing in pack.cards["things"]:
        if locale in thing["name"]:
            by_form.setdefault(fold(thing["name"][locale], locale), thing["id"])
    for thing in pack.cards["things"]:
        if locale not in thing["name"]:
            continue
        name = thing["name"][locale]
        for typed in (name, f" {name.upper()}. ", f"{name}x"):
            given = {"locale": locale, "typed": typed}
            yield case("thing", given, {"thing": by_form.get(fold(typed, locale))})
