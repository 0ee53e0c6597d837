"""The figures of a Things in Rings deck, for whoever chooses its things and rules.

    python tools/rings_figures.py content/things-in-rings [--worst N]

Prints what could not be read, how many things each rule holds for, the pairs of rules
that are alike, opposite or implied, and how well the regions of all triples are
filled, in each locale.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from authoring.games.things_in_rings import pairs as pairing
from authoring.games.things_in_rings.cards import RINGS, RingsContent, Thing
from authoring.games.things_in_rings.regions import Survey, describe, survey
from authoring.games.things_in_rings.shape import SHAPE
from authoring.games.things_in_rings.traits import TraitType
from authoring.games.things_in_rings.verdicts import EVERYWHERE, Verdicts, verdicts
from authoring.source.deck import Deck
from authoring.source.deck_reader import read_deck

LEAST_SHARE, MOST_SHARE = 12.0, 55.0
NEAR = 5.0


def percent(part: int, whole: int) -> float:
    return 100 * part / whole if whole else 0.0


def faults(deck: Deck[RingsContent]) -> Iterator[str]:
    yield f"# Could not be read: {len(deck.faults)}"
    for fault in sorted(deck.faults, key=lambda fault: fault.flaw.place):
        place, flaw = fault.flaw.place, fault.flaw
        where = f"{place.path}:{place.line}:{place.column}"
        yield f"{where}: [{fault.check}] {flaw.message}; {flaw.hint}"


def selectivity(judged: Verdicts) -> Iterator[str]:
    yield "# What each rule holds for (! outside 12 to 55 %, ? over 10 % debatable)"
    for ring in RINGS:
        for each in (one for one in judged.entries if one.rule.ring == ring):
            inside = each.planes.inside.bit_count()
            debatable = each.planes.debatable.bit_count()
            share = percent(inside, judged.things)
            marks = "!" * (not LEAST_SHARE <= share <= MOST_SHARE)
            marks += "?" * (percent(debatable, judged.things) > 10)
            where = "" if each.locale == EVERYWHERE else f" ({each.locale})"
            yield (
                f"{marks:2} {ring:9} {each.rule.level:6} {share:5.1f} %  {inside:4} inside "
                f"{debatable:4} debatable  {each.rule.id}{where}"
            )


def relations(judged: Verdicts) -> Iterator[str]:
    yield "# Pairs of rules (of one locale)"
    for pair in pairing.pairs(judged):
        first, second = pair.first.rule.id, pair.second.rule.id
        differing = pair.differing()
        narrower = pair.implied()
        if not differing:
            yield f"alike{pair.where}: {first} = {second}"
        elif pair.opposite(judged.all):
            yield f"opposite{pair.where}: {first}, {second}"
        elif percent(differing, judged.things) < NEAR:
            yield f"near{pair.where}: {first}, {second} differ for {differing} things"
        if narrower:
            yield f"implied{pair.where}: {narrower[0].rule.id} only where {narrower[1].rule.id}"


def regions(found: Survey, locale: str, worst: int) -> Iterator[str]:
    sizes = " x ".join(str(len(pool)) for pool in found.pools)
    yield f"# Regions in {locale}: {sizes} = {found.triples} triples"
    if not found.triples:
        return
    for least, words in ((1, "all 8 regions filled"), (2, "at least 2 things in each")):
        yield f"{percent(found.holding(least), found.triples):6.2f} %  {words}"
    failing = found.failing()
    blamed: Counter[tuple[str, str]] = Counter()
    for triple in failing:
        ids = [each.rule.id for each in triple.rules]
        blamed.update([(ids[0], ids[1]), (ids[0], ids[2]), (ids[1], ids[2])])
    yield "Pairs of rules that most often leave a region empty:"
    yield from (f"{count:6} triples  {a} + {b}" for (a, b), count in blamed.most_common(worst))
    yield "Worst triples:"
    for triple in sorted(failing, key=lambda triple: -triple.counts.count(0))[:worst]:
        names = " / ".join(each.rule.id for each in triple.rules)
        empty = [describe(region) for region, count in enumerate(triple.counts) if not count]
        yield f"  {names}: nothing {'; nothing '.join(empty)}"


def doubted(thing: Thing) -> list[str]:
    spans = [name for name, span in thing.scales.items() if span.low < span.high]
    members = [name for name, values in thing.sets.items() if values.maybe]
    return [*sorted(thing.flags.maybe), *spans, *members]


def doubts(content: RingsContent, judged: Verdicts) -> Iterator[str]:
    cells = len(content.things) * len(content.vocabulary.traits)
    debatable = sum(len(doubted(thing)) for thing in content.things)
    yield f"# Debatable: {percent(debatable, cells):.2f} % of the traits of all things"
    pairs = judged.things * len(judged.entries)
    undecided = sum(each.planes.debatable.bit_count() for each in judged.entries)
    yield f"{percent(undecided, pairs):.2f} % of all verdicts"


def flags(content: RingsContent) -> Iterator[str]:
    yield "# Flags, and how many things they are up for"
    for flag in content.vocabulary.of(TraitType.FLAG):
        count = sum(flag in thing.flags.sure for thing in content.things)
        yield f"{count:4}  {flag}"


def report(deck: Deck[RingsContent], worst: int) -> Iterator[str]:
    content = deck.content
    judged = verdicts(content)
    yield f"{len(content.things)} things, {len(content.rules)} rules"
    sections: Sequence[Iterator[str]] = (
        faults(deck),
        selectivity(judged),
        relations(judged),
        doubts(content, judged),
        flags(content),
        *(regions(survey(judged, locale), locale, worst) for locale in content.locales),
    )
    for section in sections:
        yield ""
        yield from section


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("deck", help="the folder of the deck")
    parser.add_argument("--worst", type=int, default=10, help="how many of the worst to list")
    options = parser.parse_args()
    for line in report(read_deck(options.deck, SHAPE), options.worst):
        print(line)


if __name__ == "__main__":
    main()
