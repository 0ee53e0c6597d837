"""Inflected forms and their base words, from the lemma tables of spaCy."""

from __future__ import annotations

import gzip
import json
import re
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tools.build_lexicon.wordnet import WordNet

KINDS = ("noun", "verb", "adj")
COMPARED = ("er", "est")
SHORTEST = 3
"""Letters of a base word whose regular forms are believed: has is no plural of ha."""

DOUBLES = re.compile(r"^[^aeiou]*[aeiou][^aeioucswxy]$")
"""A short word whose last letter is doubled before an ending: coping is of cope, not of cop."""

HISSING = ("s", "x", "z", "ch", "sh", "o")
"""How words end that have es in the plural: suites is of suite, not of suit."""

FAR_RARER = 0.9
"""A comparative so much commoner than its adjective is another word: number, numb."""


def _table(data: Path, name: str) -> Any:
    with gzip.open(data / f"en_lemma_{name}.json.gz", "rt", encoding="utf-8") as file:
        return json.load(file)


def read(
    data: Path, candidates: Iterable[str], rarity: dict[str, float], net: WordNet, apart: set[str]
) -> dict[str, set[str]]:
    """The base words of each form. `apart` holds pairs, `form base`, that only look so."""
    exceptions, index, rules = (_table(data, name) for name in ("exc", "index", "rules"))
    found: dict[str, set[str]] = defaultdict(set)
    known = {kind: set(index[kind]) for kind in KINDS}
    irregular = {base for bases in exceptions["verb"].values() for base in bases}
    for kind in KINDS:
        for form, bases in exceptions[kind].items():
            if form.isascii() and form.isalpha():
                found[form].update(base for base in bases if base != form)
    for form in candidates:
        for kind in KINDS:
            for ending, back in rules[kind]:
                if form.endswith(ending) and ending:
                    base = form[: len(form) - len(ending)] + back
                    if kind == "verb" and ending == "ed" and base in irregular:
                        continue
                    taken = back or _takes(base, ending)
                    if taken and base in known[kind] and _believed(form, base, kind, rarity, net):
                        found[form].add(base)
    for form, bases in _doubled(candidates, known["verb"], known["adj"]):
        if all(_believed(form, base, "adj", rarity, net) for base in bases):
            found[form].update(bases)
    return {
        form: {base for base in bases if f"{form} {base}" not in apart and base != form}
        for form, bases in sorted(found.items())
    }


def _takes(base: str, ending: str) -> bool:
    """Whether an ending is just put behind a base."""
    if ending == "es":
        return base.endswith(HISSING)
    return ending not in ("ed", "ing", "er", "est") or not DOUBLES.match(base)


def _doubled(
    candidates: Iterable[str], verbs: set[str], adjectives: set[str]
) -> Iterable[tuple[str, set[str]]]:
    """travelling, travelled, bigger: the last letter doubled."""
    for form in candidates:
        for ending, bases in (
            ("ing", verbs),
            ("ed", verbs),
            ("er", adjectives),
            ("est", adjectives),
        ):
            stem = form.removesuffix(ending)
            if stem != form and len(stem) > 3 and stem[-1] == stem[-2] and stem[:-1] in bases:
                yield form, {stem[:-1]}


def _believed(form: str, base: str, kind: str, rarity: dict[str, float], net: WordNet) -> bool:
    if base == form or len(base) < 2:
        return False
    commoner = rarity.get(form, 0) - rarity.get(base, 0)
    if kind == "adj" and form.endswith(COMPARED):
        if any(
            sense[0] == "n" and net.share(form, sense) > 0.4 for sense in net.senses.get(form, ())
        ):
            return False
        return commoner < FAR_RARER and rarity.get(base, 0) > 2.5
    if len(base) < SHORTEST or (len(base) == SHORTEST and commoner > 2):
        return commoner < 0
    return not (commoner > 1.5 and form in net.senses and rarity.get(base, 0) < 3)
