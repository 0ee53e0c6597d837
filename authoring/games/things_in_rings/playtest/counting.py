"""What a finished game of Things in Rings leaves in the tally, rule by rule.

An onlooker who knows all rules and misses nothing follows the placements: when it is nearly
sure of a rule, the table has seen enough to know it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from authoring.engine.table import Table
from authoring.games.things_in_rings.bots.lore import WEIGHTS, Beliefs, lore
from authoring.games.things_in_rings.play.verdicts import pile
from authoring.playtest.part import Tally

SURE = 90
"""The onlooker is sure of a rule that has so many percent of all weight."""


def note(table: Table[Any], tally: Tally) -> None:
    """Count what was placed right, ring by ring, and when the rules could be known."""
    state = table.state
    known = lore(table.pack, table.config)
    placed = [
        (event.data["thing"], event.data)
        for event in table.log
        if event.name in ("demonstrated", "placed")
    ]
    truths = [state.truth[thing] for thing, _ in placed]
    guesses = [
        state.regions.index(data["region"]) if "region" in data else None for _, data in placed
    ]
    things = [known.numbers[thing] for thing, _ in placed]
    for ring, (name, rule) in enumerate(zip(table.config.rings, state.rules, strict=True)):
        tally["card", rule] += 1
        _note_ring(ring, rule, truths, guesses, tally)
        ids = pile(table.pack, table.config, name)
        insides = [bool(truth >> ring & 1) for truth in truths]
        _note_belief(ids, known.says[ring], rule, things, insides, tally)
    _note_regions(truths, guesses, tally)
    for thing in [*state.placed, *(card for hand in state.held() for card in hand)]:
        tally["card", thing] += 1
    tally["undecided",] += len(state.undecided) + sum(
        thing not in state.truth for thing in state.left_out
    )
    tally["things",] += len(known.numbers)


def _note_ring(
    ring: int,
    rule: str,
    truths: Sequence[int],
    guesses: Sequence[int | None],
    tally: Tally,
) -> None:
    """How often Finders knew whether a thing belongs in this ring."""
    judged = [
        (truth ^ guess) >> ring & 1
        for truth, guess in zip(truths, guesses, strict=True)
        if guess is not None
    ]
    tries, errors = len(judged), sum(judged)
    tally["tries", rule] += tries
    tally["errors", rule] += errors
    tally["tries²", rule] += tries * tries
    tally["errors²", rule] += errors * errors
    tally["errors×tries", rule] += errors * tries
    tally["inside", rule] += sum(truth >> ring & 1 for truth in truths)
    tally["seen", rule] += len(truths)


def _note_belief(
    ids: Sequence[str],
    says: Sequence[int],
    rule: str,
    things: Sequence[int],
    insides: Sequence[bool],
    tally: Tally,
) -> None:
    """After how many placements the onlooker is sure of the rule, and who is its rival still
    at the end."""
    truth = 1 << ids.index(rule)
    beliefs = Beliefs(len(ids), says)
    sure_after = None
    for number, (thing, inside) in enumerate(zip(things, insides, strict=True), 1):
        beliefs.learn(thing, inside)
        if sure_after is None and _is_sure(beliefs, truth):
            sure_after = number
    if sure_after is None:
        tally["unsure", rule, str(len(things))] += 1
    else:
        tally["sure", rule, str(sure_after)] += 1
    rivals = beliefs.by_mistakes[0] & ~truth if beliefs.by_mistakes[0] & truth else 0
    while rivals:
        lowest = rivals & -rivals
        tally["rival", rule, ids[lowest.bit_length() - 1]] += 1
        rivals ^= lowest


def _is_sure(beliefs: Beliefs, truth: int) -> bool:
    weight = total = 0
    for rules, each in zip(beliefs.by_mistakes, WEIGHTS, strict=True):
        if rules:
            total += each * rules.bit_count()
            if rules & truth:
                weight = each
    return weight * 100 >= SURE * total


def _note_regions(truths: Sequence[int], guesses: Sequence[int | None], tally: Tally) -> None:
    """Which regions got a thing, and how the share of right placements grows."""
    for region in set(truths):
        tally["region", str(region)] += 1
    tally["regions", str(len(set(truths)))] += 1
    turn = 0
    for truth, guess in zip(truths, guesses, strict=True):
        if guess is not None:
            turn += 1
            tally["placed-at", str(turn)] += 1
            tally["right-at", str(turn)] += truth == guess
