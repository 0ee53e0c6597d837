"""The words for what a schema expects and what stands there instead."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from authoring.source.locale_name import locale_meant
from authoring.source.nearest import nearest
from authoring.source.scalar import other_reading

LOCALE = "a locale"
"""How the schemas call what names a language."""

_LONGEST = 40
_MOST_NAMED = 12
_LONGEST_SHOWN = 60
_LONG_QUOTATION = re.compile(r"(?<![^\s(])'(?=\w)([^']{61,})'")
_HARMLESS = frozenset("\u3000\u00a0\u202f\u200d\ufe0e\ufe0f")
"""What Python calls unprintable and a terminal shows well: wide spaces, joiners of pictures."""

_TYPES = {
    "string": "text",
    "integer": "a whole number",
    "number": "a number",
    "boolean": "true or false",
    "array": "a list",
    "object": "a mapping",
    "null": "nothing",
}
_BOOLEANS = {
    **dict.fromkeys(("yes", "y", "on", "true"), "true"),
    **dict.fromkeys(("no", "n", "off", "false"), "false"),
}


@dataclass(frozen=True, slots=True)
class Words:
    """What to say of a value: `inside` leads on to the very culprit, `instead` is the
    text that mends it when there is no doubt."""

    message: str
    hint: str = ""
    instead: str | None = None
    inside: tuple[str | int, ...] = ()


def quoted(value: str) -> str:
    """A text as a message quotes it: on one line, and not too long."""
    line = " ".join(value.split())
    return f"'{line if len(line) <= _LONGEST else line[: _LONGEST - 1] + '…'}'"


def visible(text: str) -> str:
    """A text as a terminal may be given it: on one line, with what nobody sees (controls, marks
    of direction, halves of characters) as its escape, and with long quotations shortened."""
    if not text.isprintable():
        text = "".join(map(_seen, text))
    return _LONG_QUOTATION.sub(lambda found: f"'{found[1][: _LONGEST_SHOWN - 1]}…'", text)


def _seen(char: str) -> str:
    if char.isprintable() or char in _HARMLESS:
        return char
    return char.encode("unicode_escape").decode("ascii")


def listed(names: Iterable[str], last: str = "and") -> str:
    """Names in a row: a, b and c."""
    every = list(names)
    if len(every) > _MOST_NAMED:
        return ", ".join([*every[:_MOST_NAMED], "…"])
    if len(every) < 2:
        return "".join(every)
    return f"{', '.join(every[:-1])} {last} {every[-1]}"


def plural(noun: str) -> str:
    """The word for several: things, categories."""
    if noun.endswith("y") and noun[-2:-1] not in "aeiou":
        return f"{noun[:-1]}ies"
    return f"{noun}es" if noun.endswith(("s", "x", "ch", "sh")) else f"{noun}s"


def counted(number: int, noun: str) -> str:
    """How many there are: 0 cards, 1 card, 1,200 cards."""
    return f"{number:,} {noun if number == 1 else plural(noun)}"


def first_sentence(text: str) -> str:
    """The first sentence of a description, or the first clause of a long one."""
    sentence = re.split(r"(?<=[.:;])\s", text, maxsplit=1)[0].rstrip(".:;")
    return sentence if sentence[1:2].isupper() else sentence[:1].lower() + sentence[1:]


def found(value: Any) -> str:
    """What a value is, in words."""
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, (int, float)):
        return str(value)
    return "a list" if isinstance(value, list) else "a mapping"


def misfit(error: Any, types: Collection[str]) -> Words:
    """The words for a validator's error about one value, where these types may stand."""
    speak = _SPEAKERS.get(error.validator)
    if speak is not None:
        return speak(error)
    if error.validator in ("type", "anyOf", "oneOf"):
        return _type(error, types)
    return Words(f"{found(error.instance)} does not fit here")


def _type(error: Any, types: Collection[str]) -> Words:
    value = error.instance
    given = error.validator_value if error.validator == "type" else sorted(types)
    names = [given] if isinstance(given, str) else list(given)
    if value is None and names == ["string"]:
        return Words("the text is missing", "write it, or delete its key")
    if value is None and not error.absolute_path:
        return Words("the file is empty", "write its first key, or delete the file")
    expected = listed((_TYPES[name] for name in names if name in _TYPES), "or")
    message = f"expected {expected}, found {found(value)}"
    if "boolean" in names and isinstance(value, str) and value.lower() in _BOOLEANS:
        meant = _BOOLEANS[value.lower()]
        return Words(message, f"write {meant}", meant)
    if names == ["array"] and isinstance(value, str) and "\n" not in value:
        shown = value if value and len(value) <= _LONGEST else " "
        sort = "a list" if "," in value else "a list of one"
        return Words(message, f"put it in brackets, as {sort}: [{shown}]")
    if isinstance(value, str) and "integer" in names:
        return Words(message, "write it in digits, without quotes")
    return Words(message)


def _enum(error: Any) -> Words:
    names = [str(choice) for choice in error.validator_value]
    value = error.instance
    message = f"{found(value)} is not one of {listed(names)}"
    meant = nearest(value, names) if isinstance(value, str) else None
    if meant is None:
        return Words(message, "write one of them")
    written = f'"{meant}"' if other_reading(meant) else meant
    return Words(message, f"did you mean '{meant}'?", written)


def _const(error: Any) -> Words:
    only = found(error.validator_value)
    return Words(f"only {only} can stand here, not {found(error.instance)}")


def _pattern(error: Any) -> Words:
    schema, value = error.schema, error.instance
    if not value.strip():
        return EMPTY
    name = schema.get("title", "")
    message = f"{quoted(value)} is not {name or 'written as it must be'}"
    for candidate in _written_well(value, name):
        if candidate and re.search(error.validator_value, candidate):
            return Words(message, f"write {candidate}")
    examples = schema.get("examples")
    example = f", for example {examples[0]}" if examples else ""
    return Words(message, first_sentence(schema.get("description", "")) + example)


def _written_well(value: str, name: str) -> Iterator[str]:
    """What a locale, an id or a version may have been meant to be."""
    if name == LOCALE:
        yield locale_meant(value) or ""
        return
    yield re.sub(r"[^a-z0-9]+", "-", value.lower()).strip("-")
    for rest in ("", ".0", ".0.0"):
        yield value.strip().lstrip("vV") + rest


EMPTY = Words("the text is empty", "write it, or delete its key")


def _length(error: Any) -> Words:
    if error.validator == "minLength" and not error.instance:
        return EMPTY
    bound = "at least" if error.validator == "minLength" else "at most"
    limit, length = error.validator_value, len(error.instance)
    has = f"{quoted(error.instance)} has {counted(length, 'character')}"
    return Words(f"{has}; {bound} {limit} are expected")


def _bound(error: Any) -> Words:
    words = {
        "minimum": "at least",
        "maximum": "at most",
        "exclusiveMinimum": "more than",
        "exclusiveMaximum": "less than",
        "multipleOf": "a multiple of",
    }[error.validator]
    return Words(f"expected {words} {error.validator_value}, found {error.instance}")


def _count(error: Any) -> Words:
    schema, number = error.schema, len(error.instance)
    sort = "items" if isinstance(error.instance, list) else "keys"
    least, most = (schema.get(f"{edge}{_KINDS[sort]}") for edge in ("min", "max"))
    if least is not None and least == most:
        wanted = f"exactly {least}"
    else:
        wanted = f"at least {least}" if error.validator.startswith("min") else f"at most {most}"
    if sort == "keys" and number > 1 and most == 1:
        names = listed(quoted(key) for key in error.instance)
        return Words(f"one key is expected here, found {names}", "keep one of them")
    bound = int(error.validator_value)
    one = {"items": "item", "keys": "key"}[sort] if bound == 1 else sort
    hint = f"write {bound - number} more" if bound > number else f"delete {number - bound}"
    return Words(f"expected {wanted} {one}, found {number or 'none'}", hint)


_KINDS = {"items": "Items", "keys": "Properties"}


def _unique(error: Any) -> Words:
    seen: list[Any] = []
    for index, item in enumerate(error.instance):
        if item in seen:
            return Words(
                f"{found(item)} stands twice in this list", "delete one of them", inside=(index,)
            )
        seen.append(item)
    return Words("the same item stands twice in this list")


def _dependent(error: Any) -> Words:
    for key, needed in error.validator_value.items():
        lacking = [name for name in needed if name not in error.instance]
        if key in error.instance and lacking:
            return Words(
                f"{quoted(key)} needs {listed(quoted(name) for name in lacking)} beside it"
            )
    return Words("a key is missing here")


_SPEAKERS: dict[str, Callable[[Any], Words]] = {
    "enum": _enum,
    "const": _const,
    "pattern": _pattern,
    "minLength": _length,
    "maxLength": _length,
    "minimum": _bound,
    "maximum": _bound,
    "exclusiveMinimum": _bound,
    "exclusiveMaximum": _bound,
    "multipleOf": _bound,
    "minItems": _count,
    "maxItems": _count,
    "minProperties": _count,
    "maxProperties": _count,
    "uniqueItems": _unique,
    "dependentRequired": _dependent,
}
