"""Why a rule says what it says of a thing, in words."""

from __future__ import annotations

from authoring.games.things_in_rings.cards import Members, Thing
from authoring.games.things_in_rings.predicate.nodes import (
    Argument,
    Interval,
    Is,
    Leaf,
    Letters,
    OfSet,
    OnScale,
    Placed,
    SetCount,
    Word,
)
from authoring.games.things_in_rings.predicate.truth import Asker
from authoring.games.things_in_rings.predicate.words import TESTS, fact
from authoring.games.things_in_rings.traits import Trait, Vocabulary
from authoring.model import Place

MOST_TOLD = 3
"""How many deciding tests a sentence names."""

MOST_LISTED = 8
"""How many items of a list a sentence spells out."""


def facts(leaves: tuple[Leaf, ...], thing: Thing, asked: Asker) -> str:
    """What is so of the thing, as far as these tests ask: `is man-made and has size shoe`."""
    told = list(dict.fromkeys(_fact(leaf, thing, asked) for leaf in leaves))
    return " and ".join(told[:MOST_TOLD]) + (" …" if len(told) > MOST_TOLD else "")


def forms(leaves: tuple[Leaf, ...], vocabulary: Vocabulary) -> str:
    """The tests as a rule writes them: `size: {at-most: egg}`."""
    told = list(dict.fromkeys(form(leaf, vocabulary) for leaf in leaves))
    return ", ".join(told[:MOST_TOLD]) + (" …" if len(told) > MOST_TOLD else "")


def _fact(leaf: Leaf, thing: Thing, asked: Asker) -> str:
    if isinstance(leaf, Is):
        if leaf.flag in thing.flags.sure:
            return f"is {leaf.flag}"
        doubted = leaf.flag in thing.flags.maybe
        return f"may or may not be {leaf.flag}" if doubted else f"is not {leaf.flag}"
    if isinstance(leaf, OnScale):
        return _stands(asked.vocabulary.traits[leaf.scale], thing, asked)
    if isinstance(leaf, OfSet | SetCount):
        return _has(leaf.set, asked.members(leaf.set, thing))
    name = None if asked.locale is None else thing.name.get(asked.locale)
    if asked.locale is None or name is None:
        return "has no name here"
    return fact(leaf, asked.locale, name, thing.stated(asked.locale))


def _stands(scale: Trait, thing: Thing, asked: Asker) -> str:
    span = asked.span(scale.id, thing)
    if span is None:
        return f"has no {scale.id}"
    if span.low == span.high:
        return f"has {scale.id} {scale.values[span.low]}"
    return f"has {scale.id} {scale.values[span.low]} to {scale.values[span.high]}"


def _has(name: str, members: Members) -> str:
    sure = ", ".join(sorted(members.sure))
    perhaps = ", ".join(sorted(members.maybe))
    if not perhaps:
        return f"has {name} {sure}" if sure else f"has no {name}"
    return f"has {name} {sure} and perhaps {perhaps}" if sure else f"has perhaps {name} {perhaps}"


def place_of(leaves: tuple[Leaf, ...], thing: Thing) -> Place:
    """Where the thing says the first of these that it says at all, or its id."""
    origin = thing.origin
    for leaf in leaves:
        if isinstance(leaf, Is) and leaf.flag in thing.flags.sure:
            return origin.place("is", thing.written.index(leaf.flag))
        if isinstance(leaf, OnScale) and leaf.scale in thing.scales:
            return origin.place(leaf.scale)
        if isinstance(leaf, OfSet | SetCount) and leaf.set in thing.sets:
            return origin.key(leaf.set)
    return origin.place("id")


def form(leaf: Leaf, vocabulary: Vocabulary) -> str:
    """A test as it is written in a rule, in one line."""
    if isinstance(leaf, Is):
        return f"is: {leaf.flag}"
    if isinstance(leaf, OnScale):
        values = vocabulary.traits[leaf.scale].values
        low, high = leaf.positions.low, leaf.positions.high
        named = values[low], values[-1 if high is None else high]
        return f"{leaf.scale}: {{{_bound(leaf.positions, 0, named)}}}"
    if isinstance(leaf, OfSet):
        return f"{leaf.set}: {{{leaf.manner}: {_list(leaf.values)}}}"
    if isinstance(leaf, SetCount):
        return f"{leaf.set}: {{count: {{{_number(leaf.count)}}}}}"
    return f"word: {{{leaf.test}: {_argument(leaf)}}}"


def _argument(word: Word) -> str:
    argument: Argument = word.argument
    test = TESTS[word.test]
    if argument is None:
        return "true"
    if isinstance(argument, Letters):
        return f"{{of: {_list(argument.of)}, {_number(argument.count)}}}"
    if isinstance(argument, Interval):
        return f"{{{_number(argument, getattr(test, 'least', 0))}}}"
    if isinstance(argument, Placed):
        return f"{{{argument.where}: {_wanted(argument)}}}"
    return argument[0] if len(argument) == 1 else _list(argument)


def _wanted(placed: Placed) -> str:
    wanted = placed.wanted
    if isinstance(wanted, Interval):
        return f"{{{_number(wanted, 1)}}}"
    return wanted[0] if len(wanted) == 1 else _list(wanted)


def _list(items: tuple[str, ...]) -> str:
    left = len(items) - MOST_LISTED
    told = ", ".join(items[:MOST_LISTED])
    return f"[{told} and {left} more]" if left > 1 else f"[{', '.join(items)}]"


def _number(interval: Interval, least: int = 0) -> str:
    return _bound(interval, least, (str(interval.low), str(interval.high)))


def _bound(interval: Interval, least: int, ends: tuple[str, str]) -> str:
    if interval.high is None:
        return f"at-least: {ends[0]}"
    if interval.low == interval.high:
        return f"exactly: {ends[0]}"
    if interval.low <= least:
        return f"at-most: {ends[1]}"
    return f"between: [{ends[0]}, {ends[1]}]"
