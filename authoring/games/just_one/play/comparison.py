"""Comparing the clues while the guesser looks away (RULES.md B4).

What spelling and the card itself say is found by the rules. What takes knowledge of the
language is said by the JUDGE seat, or voted on by the givers; the rules then cancel.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from authoring.engine import written
from authoring.engine.game import JUDGE, Event, Json, Legal, OpenMove, Refusal, Seat, public
from authoring.games.just_one.expressions import forms
from authoring.games.just_one.judging import plain_reason
from authoring.games.just_one.play.rounds import to_box
from authoring.games.just_one.play.state import (
    ALONE,
    COMPARE,
    COMPARE_VOTE,
    GUESS,
    Finding,
    Findings,
    State,
)
from authoring.games.just_one.policy import FLAGGED, FOUND, INVALID, SAME

LEVELS = {
    "exact": frozenset(("inflected", "misspelt")),
    "family": frozenset(("inflected", "misspelt", "family")),
    "synonym": frozenset(SAME),
}
"""How far the automatic judge may go (JO-25)."""


def show_clues(state: State) -> list[Event]:
    """All givers see all clues, in the order of the seats (JO-20)."""
    state.clues = tuple(
        (seat, clue) for seat in sorted(state.written) for clue in state.written[seat]
    )
    state.written = {}
    state.votes = {}
    if state.config.judge == "auto":
        state.step = COMPARE
        state.waiting = ALONE[JUDGE]
    else:
        state.step = COMPARE_VOTE
        state.waiting = state.givers
    data = {"clues": [list(clue) for clue in state.clues]}
    return [Event("clues_shown", data, state.givers)]


def comparisons(state: State, name: str) -> Legal:
    """What a judge may find."""
    place = {"type": "integer", "minimum": 0, "maximum": len(state.clues) - 1}
    several = {"type": "array", "items": place, "minItems": 2, "uniqueItems": True}
    schema = {
        "type": "object",
        "description": "What must be cancelled beyond equal clues and what the card forbids.",
        "properties": {
            "invalid": _findings("Clues that break a rule, by place.", "clue", place, INVALID),
            "same": _findings("Clues that count as the same.", "clues", several, SAME),
            **(_flags(several) if name == "compare" else {}),
        },
        "required": ["invalid", "same"],
        "additionalProperties": False,
        "default": {"invalid": [], "same": []},
    }
    return Legal(open=[OpenMove(name, schema)])


def _flags(several: Json) -> dict[str, Json]:
    told = "Clues that the judge suspects, and leaves to people (JO-18, JO-25)."
    return {"flagged": _findings(told, "clues", {**several, "minItems": 1}, FLAGGED)}


def _findings(told: str, key: str, places: Json, reasons: Mapping[str, str]) -> Json:
    """The JSON Schema of a list of findings; places in the row count from 0."""
    finding = {
        "type": "object",
        "description": "What was found, and why.",
        "properties": {
            key: {**places, "description": "The place in the row of clues."},
            "reason": {"enum": list(reasons), "description": "What is wrong."},
            "rule": {
                "enum": list(dict.fromkeys(reasons.values())),
                "description": "The statement of the rules that says so; it goes with the reason.",
            },
        },
        "required": [key, "reason"],
        "additionalProperties": False,
    }
    return {"type": "array", "description": told, "items": finding}


def compare(state: State, invalid: Json, same: Json, flagged: Json = ()) -> list[Event]:
    """The automatic judge's word on the clues, and what it leaves to people."""
    found = _read(state, invalid, same)
    doubts = _read_all(state, "flagged", flagged, FLAGGED)
    level = LEVELS[state.config.dup_level]
    for finding in found.same:
        if finding.reason not in level:
            sentence = f"'{finding.reason}' goes too far for the level {state.config.dup_level}."
            raise Refusal("BAD_VERDICT", sentence, "JO-25")
    return _flag(state, doubts) + _cancel(state, found)


def _flag(state: State, doubts: Iterable[Finding]) -> list[Event]:
    """What is only suspected is told to the givers, and cancels nothing (JO-18, JO-32)."""
    told = [
        {"clues": list(doubt.clues), "reason": doubt.reason, "rule": FLAGGED[doubt.reason]}
        for doubt in doubts
    ]
    return [Event("clues_flagged", {"flagged": told}, state.givers)] if told else []


def compare_vote(state: State, seat: Seat, invalid: Json, same: Json) -> list[Event]:
    """One giver's word; what enough of them say is so (JO-34)."""
    state.votes[seat] = _read(state, invalid, same)
    state.waiting -= {seat}
    events = [Event("voted", {"seat": seat}, state.givers)]
    if state.waiting:
        return events
    ballots = [state.votes[voter] for voter in sorted(state.votes)]
    invalid_found = _agreed(state, [list(ballot.invalid) for ballot in ballots])
    same_found = _agreed(state, [list(_pairs(ballot.same)) for ballot in ballots])
    return events + _cancel(state, Findings(invalid_found, same_found))


def _pairs(findings: Iterable[Finding]) -> Iterator[Finding]:
    """Groups of clues as pairs, so that votes on overlapping groups add up."""
    for finding in findings:
        for place, one in enumerate(finding.clues):
            for other in finding.clues[place + 1 :]:
                yield Finding((one, other), finding.reason)


def _agreed(state: State, ballots: list[list[Finding]]) -> tuple[Finding, ...]:
    """What more than half of the givers found, or half of them if a tie cancels."""
    ayes: dict[tuple[int, ...], int] = {}
    reasons: dict[tuple[int, ...], str] = {}
    for ballot in ballots:
        for clues in dict.fromkeys(finding.clues for finding in ballot):
            ayes[clues] = ayes.get(clues, 0) + 1
        for finding in ballot:
            reasons.setdefault(finding.clues, finding.reason)
    needed = len(ballots) + (0 if state.config.tie == "cancel" else 1)
    return tuple(Finding(clues, reasons[clues]) for clues in ayes if ayes[clues] * 2 >= needed)


def _read(state: State, invalid: Json, same: Json) -> Findings:
    """A judge's findings, as far as they make sense. Raises Refusal (BAD_MOVE)."""
    found_invalid = _read_all(state, "invalid", invalid, INVALID)
    found_same = _read_all(state, "same", same, SAME)
    if any(len(finding.clues) < 2 for finding in found_same):
        raise Refusal("BAD_MOVE", "It takes two clues to be the same.", "JO-21")
    return Findings(found_invalid, found_same)


def _read_all(
    state: State, what: str, told: Json, reasons: Mapping[str, str]
) -> tuple[Finding, ...]:
    """Findings of one sort; who names a rule with a reason names the right one."""
    key = "clue" if what == "invalid" else "clues"
    found = []
    for item in written.items(told, what, len(state.clues) ** 2):
        written.keys(what, item, frozenset((key, "reason")), frozenset(("rule",)))
        reason = item["reason"]
        if not isinstance(reason, str) or reason not in reasons:
            sentence = f"{reason!r} is none of the reasons {', '.join(reasons)}."
            raise Refusal("BAD_MOVE", sentence, "JO-26")
        if item.get("rule", reasons[reason]) != reasons[reason]:
            sentence = f"'{reason}' is a matter of {reasons[reason]}, not of {item['rule']!r}."
            raise Refusal("BAD_MOVE", sentence, reasons[reason])
        found.append(Finding(_places(state, [item[key]] if key == "clue" else item[key]), reason))
    return tuple(found)


def _places(state: State, value: Json) -> tuple[int, ...]:
    places = [
        written.whole(place, "a clue") for place in written.items(value, "clues", len(state.clues))
    ]
    for place in places:
        if not 0 <= place < len(state.clues):
            raise Refusal("BAD_MOVE", f"There is no clue {place}.", "JO-20")
    return tuple(sorted(set(places)))


def certain(state: State) -> Findings:
    """What needs no judge: no clue at all, more than one word, what the card forbids, and
    equal spelling (JO-14, JO-17, JO-21, JO-23, JO-26)."""
    tables, locales = state.pack.tables, state.locales
    invalid, same = [], []
    spelled = [forms(clue, locales) for _, clue in state.clues]
    for place, (_, clue) in enumerate(state.clues):
        kind = plain_reason(tables, locales, state.card, state.number, clue, state.config)
        if kind is not None:
            invalid.append(Finding((place,), kind))
        if kind == "missing":
            continue
        same += [
            Finding((other, place), "identical")
            for other in range(place)
            if not spelled[place].isdisjoint(spelled[other])
        ]
    return Findings(tuple(invalid), tuple(same))


def _cancel(state: State, judged: Findings) -> list[Event]:
    """All clues that fall, fall together; the rest is shown (JO-21, JO-27, JO-30)."""
    sure = certain(state)
    invalid = {finding.clues[0]: finding.reason for finding in (*judged.invalid, *sure.invalid)}
    exempt = frozenset() if state.config.invalid_still_cancels else frozenset(invalid)
    same = [
        Finding(tuple(place for place in finding.clues if place not in exempt), finding.reason)
        for finding in (*sure.same, *judged.same)
    ]
    partners = _partners([finding for finding in same if len(finding.clues) > 1])
    cancelled: list[dict[str, Json]] = []
    for place in sorted(invalid.keys() | partners.keys()):
        reason = invalid.get(place)
        rules = {**INVALID, **FOUND} if reason else {**SAME, **FOUND}
        reason = reason or next(one.reason for one in same if place in one.clues)
        with_it = partners.get(place, [])
        told = {"clue": place, "reason": reason, "rule": rules[reason], "with": with_it}
        cancelled.append(told)
    state.cancelled = tuple(
        (state.clues[item["clue"]], item["reason"], item["rule"]) for item in cancelled
    )
    fallen = {item["clue"] for item in cancelled}
    left = [clue for place, clue in enumerate(state.clues) if place not in fallen]
    events = [Event("clues_compared", {"cancelled": cancelled}, state.givers)]
    return events + _reveal(state, left, len(fallen))


def _partners(same: list[Finding]) -> dict[int, list[int]]:
    """For each clue the others of its class: if a is b, and b is c, all three are (JO-30)."""
    classes: list[set[int]] = []
    for finding in same:
        joined = set(finding.clues)
        apart = []
        for known in classes:
            if known.isdisjoint(joined):
                apart.append(known)
            else:
                joined |= known
        classes = [*apart, joined]
    return {place: sorted(known - {place}) for known in classes for place in known}


def _reveal(state: State, left: list[tuple[Seat, str]], fallen: int) -> list[Event]:
    """The guesser sees what survived (JO-36), unless nothing did (JO-35)."""
    if state.config.clue_order == "shuffled":
        state.rng.shuffle(left)
    shown = [[seat if state.config.show_author else None, clue] for seat, clue in left]
    events = [public("clues_revealed", {"clues": shown, "cancelled": fallen})]
    if not left:
        return events + to_box(state, "cancelled")
    state.step = GUESS
    state.waiting = ALONE[state.guesser]
    return events
