"""What an editor is told of names: the values that word tests take, and what is known of a name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from authoring.games.things_in_rings.cards import Thing
from authoring.games.things_in_rings.predicate.words import language
from authoring.language import glyphs, pinyin, readings, spoken
from authoring.language.chinese import characters
from authoring.language.facts import Facts

Contents = dict[str, Any]
UNKNOWN = "?"


def offer_values(word_test: Contents) -> None:
    """Put the values that there are into the schema of the tests of a name."""
    tests = word_test["properties"]
    listed = {
        "structure": glyphs.STRUCTURES,
        "radical": glyphs.every_radical(),
        "initial": pinyin.INITIALS,
        "final": pinyin.FINALS,
    }
    for test, values in listed.items():
        tests[test] = _placed(tests[test]["description"], _any_of({"enum": [*values]}))
    tones = {"enum": [int(tone) for tone in pinyin.TONES]}
    tests["tone"] = _placed(tests["tone"]["description"], _any_of(tones))
    pattern = {"anyOf": [{"enum": [*readings.PATTERNS]}, {"pattern": "^[1-5](-[1-5])+$"}]}
    tests["tones"] = {"description": tests["tones"]["description"], **_any_of(pattern)}


def _placed(description: str, values: Contents) -> Contents:
    places = {
        "first": "The first character.",
        "second": "The second character; a name without one fails.",
        "third": "The third character; a name without one fails.",
        "last": "The last character, which may be the first.",
        "any": "At least one character.",
        "every": "Each character.",
    }
    return {
        "description": description,
        "type": "object",
        "minProperties": 1,
        "maxProperties": 1,
        "additionalProperties": False,
        "properties": {place: {"description": told, **values} for place, told in places.items()},
    }


def _any_of(value: Contents) -> Contents:
    """A value, or a list any of which will do."""
    return {"anyOf": [value, {"type": "array", "uniqueItems": True, "items": value}]}


def known(thing: Thing, locale: str) -> str:
    """What rules go by in a name, in one line; nothing of a language that none is asked in."""
    name, facts = thing.name.get(locale), thing.stated(locale)
    if name is None:
        return ""
    told = {"en": _english, "zh": _chinese}.get(language(locale))
    parts = [part for part in told(name, facts) if part] if told else []
    return f"**{name}**: {'; '.join(parts)}" if parts else ""


def _english(name: str, facts: Facts) -> Iterator[str]:
    counts = spoken.syllable_counts(name) if facts.syllables is None else (facts.syllables,)
    number = " or ".join(map(str, counts)) or UNKNOWN
    yield f"{number} {'syllable' if number == '1' else 'syllables'}"
    yield "made of words" if spoken.is_compound(name, facts) else ""
    hidden = spoken.hidden_words(name)
    yield f"hides {', '.join(hidden)}" if hidden else ""


def _chinese(name: str, facts: Facts) -> Iterator[str]:
    yield " or ".join(map(pinyin.written, readings.readings(name, facts))) or UNKNOWN
    single = [_shown(glyphs.strokes_of(sign)) for sign in characters(name)]
    together = _shown(glyphs.strokes(name, facts))
    yield f"{' + '.join(single)} = {together} strokes" if len(single) > 1 else f"{together} strokes"
    yield _values(glyphs.structures(name, facts))
    yield f"radicals {_values(glyphs.radicals(name, facts))}"
    counted = readings.measure_words(name, facts)
    yield f"counted with {', '.join(counted)}" if counted else ""


def _shown(number: int | None) -> str:
    return UNKNOWN if number is None else str(number)


def _values(signs: Sequence[frozenset[str] | None]) -> str:
    told = (values if values is None else " or ".join(sorted(values)) for values in signs)
    return ", ".join(UNKNOWN if one is None else one or "–" for one in told)
