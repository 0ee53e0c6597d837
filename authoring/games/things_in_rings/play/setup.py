"""The setup of a game of Things in Rings (RULES.md C1): rules, hands and deck."""

from __future__ import annotations

from authoring.engine.game import Event, Refusal, Seat, public
from authoring.engine.rng import Rng
from authoring.games.things_in_rings.config import FIVE, Config
from authoring.games.things_in_rings.play import demos
from authoring.games.things_in_rings.play.state import ALONE, State, region_names
from authoring.games.things_in_rings.play.verdicts import digits, language, pile, thing_ids, verdict
from authoring.pack.pack import Pack


def deal(pack: Pack, config: Config, seats: int, rng: Rng) -> tuple[State, list[Event]]:
    """A new game: one rule of each ring, hands, demonstrations, and a first Finder.

    Raises Refusal (BAD_SEATS, BAD_OPTION, BAD_PACK).
    """
    coop = _is_coop(config, seats)
    knower = _knower(config, seats, rng)
    rules = tuple(_draw_rule(pack, config, ring, rng) for ring in config.rings)
    order = _order(config, seats, knower, rng)
    truth, undecided = _judge(pack, config, rules)
    deck = list(truth)
    rng.shuffle(deck)
    state = State(
        pack=pack,
        config=config,
        seats=seats,
        rng=rng,
        locale=language(pack, config),
        coop=coop,
        knower=knower,
        order=order,
        rules=rules,
        truth=truth,
        deck=deck,
        undecided=undecided,
        regions=region_names(config.rings),
    )
    _check_things(state)
    dealt = _deal_hands(state)
    return state, [_set_up(state), _rules_chosen(state), *dealt, *demos.begin(state)]


def _is_coop(config: Config, seats: int) -> bool:
    """Two play together unless they say otherwise; the number of players is TR-01's."""
    coop = config.mode == "coop" or (config.mode == "auto" and seats == 2)
    least, most = config.players
    if not (isinstance(seats, int) and (least <= seats <= most or (coop and seats == 2))):
        sentence = f"{seats} cannot play: Things in Rings is for {least} to {most} players."
        raise Refusal("BAD_SEATS", sentence, "TR-01")
    return coop


def _knower(config: Config, seats: int, rng: Rng) -> Seat:
    """The seat of the Knower (TR-06); rotating over a series of games it is TR-32's."""
    if config.knower == "random":
        return rng.below(seats)
    if config.knower == "rotate":
        return config.game_number % seats
    knower = seats - 1 if config.knower == "last" else int(config.knower)
    if knower >= seats:
        sentence = f"knower cannot be {knower}: the seats are 0 to {seats - 1}."
        raise Refusal("BAD_OPTION", sentence, "TR-06")
    return knower


def _order(config: Config, seats: int, knower: Seat, rng: Rng) -> tuple[Seat, ...]:
    """The turn order: a random first Finder, then clockwise by seat (TR-11)."""
    finders = [seat for seat in range(seats) if seat != knower]
    first = rng.pick(finders)
    clockwise = [(first + step) % seats for step in range(seats)]
    return tuple(seat for seat in clockwise if seat != knower or config.knower_plays)


def _draw_rule(pack: Pack, config: Config, ring: str, rng: Rng) -> str:
    """The top rule of a ring's shuffled pile (TR-03)."""
    rules = pile(pack, config, ring)
    if not rules:
        level = config.difficulty[ring]
        told = "" if level == "any" else f" {level}"
        locale = language(pack, config)
        sentence = f"This pack has no{told} rule for the {ring} ring in {locale}."
        raise Refusal("BAD_PACK", sentence, "TR-03")
    return rng.pick(rules)


def _judge(pack: Pack, config: Config, rules: tuple[str, ...]) -> tuple[dict[str, int], list[str]]:
    """Where each thing belongs (TR-15), and the things that a rule cannot decide."""
    locale = language(pack, config)
    things = thing_ids(pack)
    verdicts = [verdict(pack, rule, locale) for rule in rules]
    # As text, the verdicts on a thing are a column, and the column names its region: many
    # times faster than bit by bit, for every game begins with this.
    numbers = {
        tuple("1" if number >> ring & 1 else "0" for ring in range(len(rules))): number
        for number in range(1 << len(rules))
    }
    columns = zip(*(digits(each.inside, len(things)) for each in verdicts), strict=True)
    truth = {thing: numbers[column] for thing, column in zip(things, columns, strict=True)}
    unsure = 0
    for each in verdicts:
        unsure |= each.debatable
    undecided = [thing for index, thing in enumerate(things) if unsure >> index & 1]
    for thing in undecided:
        del truth[thing]
    return truth, undecided


def _hand_sizes(state: State) -> dict[Seat, int]:
    """Cards for each seat in turn order (TR-07); a playing Knower has some more (TR-06)."""
    config = state.config
    extra = {state.knower: config.knower_extra}
    return {seat: config.hand + extra.get(seat, 0) for seat in state.order}


def _check_things(state: State) -> None:
    """A deck must be left, or at least not be short (TR-13); together it must last (TR-36)."""
    config = state.config
    demos = FIVE if config.demo_source == "hand5" else config.demo_count
    need = sum(_hand_sizes(state).values()) + demos + (1 if state.coop else 0)
    if len(state.truth) < need:
        sentence = (
            f"{state.seats} players need {need} things, and the rules in play can judge "
            f"{len(state.truth)} of this pack's {len(state.truth) + len(state.undecided)}."
        )
        raise Refusal("BAD_PACK", sentence, "TR-13")


def _deal_hands(state: State) -> list[Event]:
    """Deal the hands, and in a co-op limit the deck (TR-07, TR-36)."""
    sizes = _hand_sizes(state)
    if state.shared:
        together = _take(state, sum(sizes.values()))
        state.hands = dict.fromkeys(state.order, together)
    else:
        state.hands = {seat: _take(state, size) for seat, size in sizes.items()}
    seen_by = {seat: None if state.open_hands else ALONE[seat] for seat in state.order}
    if state.shared:
        told = frozenset(state.order)
        event = {"seats": list(state.order), "things": list(state.hands[state.order[0]])}
        return [Event("dealt", event, None if state.open_hands else told)]
    return [
        Event("dealt", {"seats": [seat], "things": list(hand)}, seen_by[seat])
        for seat, hand in state.hands.items()
    ]


def _take(state: State, count: int) -> list[str]:
    return [state.deck.pop() for _ in range(count)]


def _set_up(state: State) -> Event:
    data = {
        "seats": state.seats,
        "mode": "coop" if state.coop else "race",
        "locale": state.locale,
        "rings": list(state.config.rings),
        "difficulty": {ring: state.config.difficulty[ring] for ring in state.config.rings},
        "knower": state.knower,
        "order": list(state.order),
        "hands": {str(seat): len(hand) for seat, hand in state.hands.items()},
        "shared": state.shared,
        "deck": state.deck_count,
    }
    return public("set_up", data)


def _rules_chosen(state: State) -> Event:
    rules = dict(zip(state.config.rings, state.rules, strict=True))
    return Event("rules_chosen", {"rules": rules}, ALONE[state.knower])
