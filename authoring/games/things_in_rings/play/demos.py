"""The Knower's demonstrations before the first turn (TR-08 to TR-10).

A Knower by bot demonstrates in the setup, by the policy agreed on. A Knower by seat is
asked: which of five things to show, or whether to redraw the thing turned up.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations, permutations

from authoring.engine.game import Event, Move, public
from authoring.games.things_in_rings.config import FIVE
from authoring.games.things_in_rings.play.state import (
    ALONE,
    DEMONSTRATE,
    REDRAW,
    Demonstration,
    State,
)
from authoring.games.things_in_rings.play.verdicts import Verdict, pile, thing_ids, verdict


def begin(state: State) -> list[Event]:
    """Start demonstrating; a Knower by bot also ends it."""
    config = state.config
    demonstration = Demonstration(config.demo_count, redraws=config.demo_redraws)
    state.demonstration = demonstration
    if config.demo_source == "hand5":
        demonstration.hand = [state.deck.pop() for _ in range(FIVE)]
        events = [_five(state)]
    else:
        events = _turn_up(state)
    if config.knower_by == "seat" and config.demo_count:
        return events
    if config.demo_source == "hand5":
        return events + _show_best_of_five(state)
    return events + _show_from_deck(state)


def moves(state: State) -> Sequence[Move]:
    """What a Knower who moves may do: show a thing, or redraw the one turned up."""
    demonstration = state.demonstration
    if demonstration is None:
        return ()
    knower = state.knower
    offered = [Move(knower, DEMONSTRATE, {"thing": thing}) for thing in demonstration.hand]
    if may_redraw(state):
        offered.append(Move(knower, REDRAW, {}))
    return offered


def may_redraw(state: State) -> bool:
    """Whether the thing turned up may go back under the deck for another (TR-09)."""
    demonstration = state.demonstration
    if demonstration is None or state.config.demo_source == "hand5":
        return False
    return demonstration.redraws > 0 and bool(state.deck)


def show(state: State, thing: str) -> list[Event]:
    """Put a demonstration where it truly belongs; goes on to the next, or ends."""
    demonstration = state.demonstration
    assert demonstration is not None
    demonstration.hand.remove(thing)
    demonstration.shown.append(thing)
    lies = state.truth[thing]
    state.placed[thing] = lies
    data = {"thing": thing, "lies": state.regions[lies], "deck": state.deck_count}
    events = [public("demonstrated", data)]
    if len(demonstration.shown) == demonstration.wanted:
        return events + _end(state)
    if state.config.demo_source == "deck":
        events += _turn_up(state)
    return events


def redraw(state: State) -> list[Event]:
    """Put the thing turned up under the deck and turn another (TR-09)."""
    demonstration = state.demonstration
    assert demonstration is not None
    thing = demonstration.hand.pop()
    demonstration.redraws -= 1
    state.deck.insert(0, thing)
    returned = Event("demo_returned", {"thing": thing}, ALONE[state.knower])
    return [returned, *_turn_up(state)]


def _turn_up(state: State) -> list[Event]:
    demonstration = state.demonstration
    if demonstration is None or len(demonstration.shown) == demonstration.wanted:
        return []
    thing = state.deck.pop()
    demonstration.hand.append(thing)
    data = {"thing": thing, "lies": state.regions[state.truth[thing]]}
    return [Event("demo_turned", data, ALONE[state.knower])]


def _five(state: State) -> Event:
    assert state.demonstration is not None
    things = state.demonstration.hand
    data = {"things": {thing: state.regions[state.truth[thing]] for thing in things}}
    return Event("demo_hand", data, ALONE[state.knower])


def _end(state: State) -> list[Event]:
    """Lay the unused things aside face down, limit a co-op's deck, and let the game begin."""
    demonstration = state.demonstration
    assert demonstration is not None
    aside = demonstration.hand
    state.discards.extend(aside)
    state.demonstration = None
    limit = state.config.coop_deck
    if state.coop and limit != "all" and int(limit) < len(state.deck):
        state.left_out = state.undecided + state.deck[: -int(limit)]
        state.deck = state.deck[-int(limit) :]
        state.undecided = []
    data = {"seat": state.order[0], "aside": len(aside), "deck": state.deck_count}
    return [public("began", data)]


def _show_best_of_five(state: State) -> list[Event]:
    demonstration = state.demonstration
    assert demonstration is not None
    events: list[Event] = []
    for thing in choose(state, demonstration.hand, demonstration.wanted):
        events += show(state, thing)
    return events if demonstration.wanted else _end(state)


def _show_from_deck(state: State) -> list[Event]:
    """Turn cards up and show them, redrawing while the policy wishes for another."""
    events: list[Event] = []
    while (demonstration := state.demonstration) is not None:
        if not demonstration.wanted:
            return _end(state)
        if not _is_wished(state, demonstration) and may_redraw(state):
            events += redraw(state)
        else:
            events += show(state, demonstration.hand[0])
    return events


def _is_wished(state: State, demonstration: Demonstration) -> bool:
    lies = state.truth[demonstration.hand[0]]
    match state.config.demo_policy:
        case "one_per_ring":
            ring = len(demonstration.shown) % len(state.config.rings)
            return bool(lies >> ring & 1)
        case "telling":
            return lies not in [state.truth[thing] for thing in demonstration.shown]
        case _:
            return True


def choose(state: State, hand: Sequence[str], count: int) -> tuple[str, ...]:
    """Which things of a hand to show, and in which order, by the policy (TR-09, TR-10)."""
    match state.config.demo_policy:
        case "one_per_ring":
            rings = len(state.config.rings)
            return max(
                permutations(hand, count),
                key=lambda order: sum(
                    state.truth[thing] >> place % rings & 1 for place, thing in enumerate(order)
                ),
            )
        case "telling":
            piles = [
                [
                    verdict(state.pack, rule, state.locale)
                    for rule in pile(state.pack, state.config, ring)
                ]
                for ring in state.config.rings
            ]
            numbers = {thing: index for index, thing in enumerate(thing_ids(state.pack))}
            return most_telling(hand, count, state.truth, numbers, piles)
        case _:
            return tuple(hand[:count])


def most_telling(
    hand: Sequence[str],
    count: int,
    truth: dict[str, int],
    numbers: dict[str, int],
    piles: Sequence[Sequence[Verdict]],
) -> tuple[str, ...]:
    """The `count` things in the most different regions; of those with equally many, the
    ones that leave an ideal Finder the fewest possible rules (TR-10)."""
    left = {
        thing: [
            _consistent(rules, numbers[thing], bool(truth[thing] >> ring & 1))
            for ring, rules in enumerate(piles)
        ]
        for thing in hand
    }

    def worth(things: tuple[str, ...]) -> tuple[int, int]:
        return len({truth[thing] for thing in things}), -_possible(left[thing] for thing in things)

    return max(combinations(hand, count), key=worth)


def _consistent(rules: Sequence[Verdict], thing: int, inside: bool) -> int:
    """The rules that allow this verdict, one bit a rule."""
    return sum(1 << bit for bit, rule in enumerate(rules) if rule.allows(thing, inside))


def _possible(each: Iterable[list[int]]) -> int:
    """How many combinations of rules are left after all of these observations."""
    combinations_left = 1
    for observations in zip(*each, strict=True):
        alive = -1
        for rules in observations:
            alive &= rules
        combinations_left *= alive.bit_count()
    return combinations_left
