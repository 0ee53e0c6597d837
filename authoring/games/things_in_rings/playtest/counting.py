"""What a finished game of Things in Rings leaves in the tally, rule by rule.

An onlooker who knows all rules and misses nothing follows the placements: when it is nearly
sure of a rule, the table has seen enough to know it. If a game ends before, the onlooker is
shown the things that would have come next, so that what is measured is the rule and not how
soon its games end.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from authoring.engine.table import Table
from authoring.games.things_in_rings.bots.lore import WEIGHTS, Beliefs, lore
from authoring.games.things_in_rings.play.state import State
from authoring.games.things_in_rings.play.verdicts import pile
from authoring.playtest.part import Tally

SURE = 90
"""The onlooker is sure of a rule that has so many percent of all weight."""

FURTHEST = 60
"""Whoever does not know a rule after so many things is shown no more."""


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
    shown = [thing for thing, _ in placed] + _to_come(state)
    things = [known.numbers[thing] for thing in shown[:FURTHEST]]
    for ring, (name, rule) in enumerate(zip(table.config.rings, state.rules, strict=True)):
        tally["card", rule] += 1
        _note_ring(ring, rule, truths, guesses, tally)
        bits = dict(zip(pile(table.pack, table.config, name), known.bits[ring], strict=True))
        insides = [bool(state.truth[thing] >> ring & 1) for thing in shown[:FURTHEST]]
        beliefs = Beliefs(sum(bits.values()).bit_length(), known.says[ring])
        _note_belief(beliefs, bits, rule, zip(things, insides, strict=True), len(placed), tally)
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


def _to_come(state: State) -> list[str]:
    """The things that nobody has placed yet: those in hands, then the deck from its top."""
    return [*(thing for hand in state.held() for thing in hand), *reversed(state.deck)]


def _note_belief(
    beliefs: Beliefs,
    bits: Mapping[str, int],
    rule: str,
    verdicts: Iterable[tuple[int, bool]],
    placed: int,
    tally: Tally,
) -> None:
    """After how many things the onlooker is sure of the rule, and who is its rival still when
    the game has ended, after `placed` of them."""
    truth, number, known = bits[rule], 0, False
    for number, (thing, inside) in enumerate(verdicts, 1):
        if number > placed and known:
            break
        beliefs.learn(thing, inside)
        if not known and _is_sure(beliefs, truth):
            known = True
            tally["known", rule, str(number)] += 1
            tally["in-time", rule] += number <= placed
        if number == placed:
            _note_rivals(beliefs.by_mistakes[0], bits, rule, tally)
    if not known:
        tally["known", rule, str(number)] += 1


def _note_rivals(left: int, bits: Mapping[str, int], rule: str, tally: Tally) -> None:
    if left & bits[rule]:
        for rival, each in bits.items():
            if rival != rule and left & each:
                tally["rival", rule, rival] += 1


def _is_sure(beliefs: Beliefs, truth: int) -> bool:
    weight = total = 0
    for rules, each in zip(beliefs.by_mistakes, WEIGHTS, strict=True):
        if rules:
            total += each * rules.bit_count()
            weight += each * (rules & truth).bit_count()
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
