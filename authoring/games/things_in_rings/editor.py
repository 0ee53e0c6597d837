"""What an editor is told of a deck of rings: its own words, and what its rules hold for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from authoring.games.things_in_rings.cards import RingsContent, Rule, Thing
from authoring.games.things_in_rings.name_editor import known, offer_values
from authoring.games.things_in_rings.traits import Trait, TraitType
from authoring.games.things_in_rings.verdicts import verdicts
from authoring.kit import Editor
from authoring.source.deck import Deck
from authoring.source.marks import Pointer
from authoring.source.yaml import Document

Contents = dict[str, Any]
SHOWN = 12
"""How many things are named of those that a rule holds for."""


def words(deck: Deck[RingsContent], kind: str, schema: Contents) -> None:
    """Put the traits, values and ids of a deck into the schema of one of its kinds of file."""
    traits = deck.content.vocabulary.traits
    if not traits:
        return
    parts = schema["$defs"]
    if kind == "thing":
        _describe_things(parts, traits)
        return
    predicate = parts["predicate" if kind == "rule" else "rules-predicate"]
    predicate["properties"]["is"] |= _one_of([*_of(traits, TraitType.FLAG)])
    for trait in (*_of(traits, TraitType.SCALE), *_of(traits, TraitType.SET)):
        predicate["properties"][trait.id] = _test(trait, "" if kind == "rule" else "rules-")
    predicate["additionalProperties"] = False
    if kind == "rule":
        ids = {"enum": [thing.id for thing in deck.content.things]}
        parts["examples"]["items"] = {"description": "The id of a thing.", **ids}
        parts["rule"]["properties"]["locales"]["items"] = {"enum": list(deck.content.locales)}
        offer_values(parts["word-test"])


def _describe_things(parts: Contents, traits: Mapping[str, Trait]) -> None:
    thing = parts["thing"]
    flags = [*_of(traits, TraitType.FLAG)]
    sets = [*_of(traits, TraitType.SET)]
    thing["properties"]["is"]["items"] = _one_of(flags)
    for trait in _of(traits, TraitType.SCALE):
        thing["properties"][trait.id] = {"description": meaning(trait), "enum": [*trait.values]}
    for trait in sets:
        thing["properties"][trait.id] = _values(trait, meaning(trait))
    thing["additionalProperties"] = False
    needed = [one.id for one in traits.values() if one.type is not TraitType.FLAG]
    thing["required"] += [name for name in needed if not traits[name].optional]
    thing["required"] = [*thing["required"]]
    doubted = [*flags, *_of(traits, TraitType.SCALE)]
    parts["doubt"] = {
        "description": parts["doubt"]["description"],
        "anyOf": [
            {"type": "string", **_one_of(doubted)},
            {
                "type": "object",
                "minProperties": 1,
                "maxProperties": 1,
                "additionalProperties": False,
                "properties": {trait.id: _values(trait, meaning(trait)) for trait in sets},
            },
        ],
    }


def _of(traits: Mapping[str, Trait], sort: TraitType) -> Iterator[Trait]:
    return (trait for trait in traits.values() if trait.type is sort)


def _one_of(traits: Sequence[Trait]) -> Contents:
    return {
        "enum": [trait.id for trait in traits],
        "enumDescriptions": [meaning(trait) for trait in traits],
    }


def _values(trait: Trait, description: str) -> Contents:
    items = {"description": f"A value of {trait.id}.", "enum": [*trait.values]}
    return {"description": description, "type": "array", "uniqueItems": True, "items": items}


def _test(trait: Trait, prefix: str) -> Contents:
    """The tests that a scale or a set can be given, with its values."""
    value = {"enum": [*trait.values]}
    number = {"$ref": f"#/$defs/{prefix}number"}
    tests: Contents
    if trait.type is TraitType.SCALE:
        tests = {
            "at-least": {"description": "This value or a greater one.", **value},
            "at-most": {"description": "This value or a lesser one.", **value},
            "exactly": {"description": "This one value.", **value},
            "between": _values(trait, "From the first value to the second, both included."),
        }
        tests["between"] |= {"minItems": 2, "maxItems": 2}
    else:
        tests = {
            "any-of": _values(trait, "At least one of these values."),
            "all-of": _values(trait, "Every one of these values, and perhaps others."),
            "none-of": _values(trait, "Not one of these values."),
            "exactly": _values(trait, "Just these values and no other."),
            "count": {"description": "How many values the thing has.", **number},
        }
    return {
        "description": meaning(trait),
        "type": "object",
        "minProperties": 1,
        "maxProperties": 1,
        "additionalProperties": False,
        "properties": tests,
    }


def meaning(trait: Trait) -> str:
    """A trait in a sentence or two: what it means, and what it can be."""
    if trait.type is TraitType.FLAG:
        return trait.means or "A flag: it is so or not."
    said = f"{trait.means} " if trait.means else ""
    if trait.type is TraitType.SCALE:
        return f"{said}A scale from {trait.values[0]} to {trait.values[-1]}."
    return f"{said}A set of: {', '.join(trait.values)}."


def explain(deck: Deck[RingsContent], document: Document, pointer: Pointer) -> str:
    """What the deck knows of the value, or of the key, that a pointer leads to."""
    word = _word(document.data, pointer)
    traits, told = deck.content.vocabulary.traits, []
    if word in traits:
        told.append(f"**{word}** ({traits[word].type}): {meaning(traits[word])}")
    if pointer[:1] == ("things",) and pointer[2:3] == ("name",):
        told += _names(deck.content, document, pointer)
    thing = next((one for one in deck.content.things if one.id == word), None)
    if thing is not None and pointer[:1] == ("rules",):
        told.append(_thing(thing))
    if pointer[:1] == ("rules",) and len(pointer) > 1 and pointer[2:3] not in (("inside",),):
        rule = _rule(deck.content, document, pointer)
        if rule is not None and pointer[2:3] in ((), ("id",), ("text",), ("when",)):
            told += _holds(deck.content, rule)
    return "\n\n".join(told)


def _word(data: Any, pointer: Pointer) -> str:
    """The word under a pointer: a scalar, or the key of what is more than one."""
    value = data
    for step in pointer:
        try:
            value = value[step]
        except (KeyError, IndexError, TypeError):
            break
    last = pointer[-1] if pointer else ""
    return value if isinstance(value, str) else str(last)


def _names(content: RingsContent, document: Document, pointer: Pointer) -> Iterator[str]:
    """What is known of the names of a thing, or of the one that is pointed at."""
    place = document.place(pointer[:2])
    for thing in content.things:
        if thing.origin.place() == place:
            locales = [str(pointer[3])] if len(pointer) > 3 else [*thing.name]
            yield from filter(None, (known(thing, locale) for locale in locales))


def _rule(content: RingsContent, document: Document, pointer: Pointer) -> Rule | None:
    place = document.place(pointer[:2])
    return next((rule for rule in content.rules if rule.origin.place() == place), None)


def _holds(content: RingsContent, rule: Rule) -> Iterator[str]:
    judged = verdicts(content)
    for verdict in judged.entries:
        if verdict.rule is not rule:
            continue
        inside, doubted = (
            [thing.id for index, thing in enumerate(content.things) if plane >> index & 1]
            for plane in (verdict.planes.inside, verdict.planes.debatable)
        )
        share = 100 * len(inside) / max(1, judged.things)
        yield (
            f"**{rule.id}** holds for {len(inside)} of {judged.things} things"
            f"{verdict.where} ({share:.0f} %): {_named(inside)}"
        )
        if doubted:
            yield f"Debatable for {len(doubted)}{verdict.where}: {_named(doubted)}"


def _named(names: Sequence[str]) -> str:
    return ", ".join(names[:SHOWN]) + (" …" if len(names) > SHOWN else "")


def _thing(thing: Thing) -> str:
    name = " / ".join(words for _, words in thing.name.entries)
    flags = ", ".join(sorted(thing.flags.sure))
    sets = (f"{key}: {', '.join(sorted(each.sure))}" for key, each in thing.sets.items())
    return f"**{thing.id}** ({name}): {'; '.join(one for one in (flags, *sets) if one)}"


EDITOR = Editor(words, explain)
