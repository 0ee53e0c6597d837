"""A Finder's turn, and the ends it can lead to (RULES.md C2 and C3)."""

from __future__ import annotations

from authoring.engine.game import Event, Json, Refusal, Result, Seat, public
from authoring.games.things_in_rings.play.state import ALONE, State


def may_stop(state: State) -> bool:
    """Whether the Finder may end the turn now (TR-19)."""
    stop = state.config.stop
    return stop == "any_time" or (stop == "after_correct" and state.rights > 0)


def region_number(state: State, region: Json) -> int:
    """The number of a region by its name. Raises Refusal (BAD_REGION)."""
    if isinstance(region, str) and region in state.regions:
        return state.regions.index(region)
    sentence = f"There is no region {region!r}: the regions are {', '.join(state.regions)}."
    raise Refusal("BAD_REGION", sentence, "TR-14")


def place(state: State, seat: Seat, thing: Json, region: Json) -> list[Event]:
    """Place a thing of the hand: right, it stays and the turn goes on; wrong, it is moved to
    where it belongs, a card is drawn, and the turn ends (TR-14 to TR-18, TR-23)."""
    hand = state.hands[seat]
    if thing not in hand:
        raise Refusal("NOT_IN_HAND", f"Seat {seat} does not hold {thing!r}.", "TR-14")
    number = region_number(state, region)
    truth = state.truth[thing]
    right = number == truth or (state.config.placement == "at_least" and _covers(truth, number))
    lies = number if right else truth
    hand.remove(thing)
    state.placed[thing] = lies
    state.idle = 0
    drawn = [] if right else _draw(state, hand)
    state.rights = state.rights + 1 if right else 0
    state.result = _end(state, seat, right)
    following = _next(state, seat, right)
    data = {
        "seat": seat,
        "thing": thing,
        "region": region,
        "right": right,
        "lies": state.regions[lies],
        "drawn": len(drawn),
        "deck": state.deck_count,
        "next": following,
    }
    events = [public("placed", data)]
    if drawn:
        events += _told(state, seat, drawn)
    return events + _ended(state) if state.result is not None else events


def stop(state: State, seat: Seat) -> list[Event]:
    """End the turn without penalty (TR-19). Raises Refusal (MUST_PLACE)."""
    if not may_stop(state):
        sentence = "A turn cannot be ended before a thing was placed right."
        if state.config.stop == "never":
            sentence = "A turn goes on until a thing is placed wrong."
        raise Refusal("MUST_PLACE", sentence, "TR-19")
    state.idle = 0 if state.rights else state.idle + 1
    in_play = sum(1 for hand in state.hands.values() if hand)
    if state.idle >= in_play * state.config.stalemate_cycles:
        state.result = _lost(state) if state.coop else _fewest(state)
    data = {"seat": seat, "next": _next(state, seat, goes_on=False)}
    return [public("stopped", data), *_ended(state)]


def _covers(truth: int, region: int) -> bool:
    """The looser reading of the text: every rule of the region's rings is met (TR-15);
    outside, none is (TR-16)."""
    return truth & region == region and (region != 0 or truth == 0)


def _draw(state: State, hand: list[str]) -> list[str]:
    """Draw for a wrong placement, as far as the deck goes (TR-23, TR-24)."""
    count = min(state.config.wrong_draw, len(state.deck))
    drawn = [state.deck.pop() for _ in range(count)]
    hand += drawn
    return drawn


def _told(state: State, seat: Seat, drawn: list[str]) -> list[Event]:
    seen_by = None
    if not state.open_hands:
        seen_by = frozenset(state.order) if state.shared else ALONE[seat]
    events = [Event("drew", {"seat": seat, "things": drawn}, seen_by)]
    if not state.deck:
        data = {"undecided": len(state.undecided)}
        events.append(public("deck_used_up", data))
    return events


def _end(state: State, seat: Seat, right: bool) -> Result | None:
    """Whether this placement ended the game (TR-21, TR-25, TR-35, TR-36)."""
    emptied = not state.hands[seat]
    if not state.coop:
        if emptied and (right or state.config.wrong_last_card_wins):
            return _won(state, (seat,), "hand_empty")
        return None if any(state.hands.values()) else _fewest(state)
    if not any(state.hands.values()):
        return _won(state, tuple(range(state.seats)), "hands_empty")
    return None if state.deck else _lost(state)


def _next(state: State, seat: Seat, goes_on: bool) -> Seat | None:
    """Who acts next: the same seat while it goes on, then clockwise whoever has cards."""
    if state.result is not None:
        return None
    limited = seat == state.knower and state.rights >= state.config.knower_turn
    if goes_on and state.hands[seat] and not limited:
        return seat
    state.rights = 0
    for step in range(1, len(state.order) + 1):
        actor = (state.actor + step) % len(state.order)
        if state.hands[state.order[actor]]:
            state.actor = actor
            break
    return state.order[state.actor]


def _fewest(state: State) -> Result:
    """Nobody goes on: the fewest cards win; a tie is shared or goes by turn order (TR-26,
    TR-27)."""
    least = min(len(state.hands[seat]) for seat in state.order)
    best = tuple(seat for seat in state.order if len(state.hands[seat]) == least)
    if state.config.tie == "turn_order":
        best = best[:1]
    return _won(state, best, "fewest_cards")


def _lost(state: State) -> Result:
    """Together nobody wins: the deck is used up, or nobody goes on (TR-35, TR-36)."""
    return _won(state, (), "deck_used_up" if not state.deck else "nobody_goes_on")


def _won(state: State, winners: tuple[Seat, ...], reason: str) -> Result:
    """The result, with the number of cards left in each hand. There are no points (TR-38)."""
    left = {str(seat): len(state.hands[seat]) for seat in sorted(state.order)}
    return Result(tuple(sorted(winners)), left, reason)


def _ended(state: State) -> list[Event]:
    result = state.result
    if result is None:
        return []
    data = {
        "winners": list(result.winners),
        "cards_left": dict(result.scores),
        "reason": result.reason,
    }
    rules = dict(zip(state.config.rings, state.rules, strict=True))
    return [public("ended", data), public("rules_shown", {"rules": rules})]
