"""Errors of the schema validator as faults: in plain words, at the place, told once."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import Any

from authoring.finding import Fault, Fix, Flaw
from authoring.model import Place
from authoring.source import wording
from authoring.source.form import Form
from authoring.source.locale_name import locale_meant
from authoring.source.marks import Pointer
from authoring.source.nearest import nearest
from authoring.source.scalar import other_reading
from authoring.source.wording import listed, quoted
from authoring.source.yaml import Document

UNKNOWN_KEYWORDS = frozenset({"additionalProperties", "unevaluatedProperties", "propertyNames"})
LONGEST_SHOWN = 40
"""Characters of a text that is shown as it should be written."""

_CHINESE = re.compile("[\u3400-\u9fff]")
_NOT_PLAIN = re.compile(r"^[\s\-?!&*%@`|>'\"#~]|[,\[\]{}\"]|: |:$| #|\s$")
_UNIONS = frozenset({"anyOf", "oneOf"})


@dataclass(frozen=True, slots=True)
class Complaint:
    """What is wrong with the value under a pointer."""

    pointer: Pointer
    faults: tuple[Fault, ...]


@dataclass(frozen=True, slots=True)
class _Reader:
    """Where errors are looked up: the document, its typed data, what the schema expects,
    and further right spellings of keys."""

    document: Document
    data: Any
    form: Form
    words: Sequence[str]

    def value(self, pointer: Pointer) -> Any:
        found = self.data
        for key in pointer:
            found = found[key]
        return found

    def expected(self, pointer: Pointer) -> Form:
        form = self.form
        for key in pointer:
            form = form.item() if isinstance(key, int) else form.child(key)
        return form

    def about(self, pointer: Pointer) -> str:
        """The first sentence of what the schema says the value is for."""
        for part, _ in self.expected(pointer).parts:
            if "description" in part:
                return wording.first_sentence(part["description"])
        return ""

    def first_line(self, pointer: Pointer) -> Place:
        """The place of a value, as far as its first line goes."""
        place = self.document.place(pointer)
        if place.end_line == place.line:
            return place
        lines = self.document.lines
        end = len(lines.line(place.line).rstrip()) + 1
        return Place(place.path, place.line, place.column, place.line, max(end, place.column + 1))


def complaints(
    document: Document, data: Any, form: Form, errors: Iterable[Any], words: Sequence[str]
) -> list[Complaint]:
    """The faults for a validator's errors, those of one mapping's keys together."""
    reader = _Reader(document, data, form, words)
    missing: dict[Pointer, list[str]] = {}
    unknown: dict[Pointer, list[str]] = {}
    found = []
    for error in chain.from_iterable(_branch(one) for one in errors):
        pointer: Pointer = tuple(error.absolute_path)
        if error.validator == "required":
            names = [name for name in error.validator_value if name not in error.instance]
            missing.setdefault(pointer, names)
        elif strangers := _strangers(reader, pointer, error):
            known = unknown.setdefault(pointer, [])
            known.extend(name for name in strangers if name not in known)
        else:
            found.append(Complaint(pointer, tuple(_misfit(reader, pointer, error))))
    found.extend(_keys(reader, missing, unknown))
    return found


def _branch(error: Any) -> Iterator[Any]:
    """An error of a union as the errors of the one alternative that was probably meant."""
    if error.validator not in _UNIONS or not error.context:
        yield error
        return
    branches: dict[int, list[Any]] = {}
    for inner in error.context:
        branches.setdefault(inner.schema_path[0], []).append(inner)
    likely = [
        inner
        for inner in branches.values()
        if not any(one.validator == "type" and not one.path for one in inner)
    ]
    if not likely:
        yield error
        return
    for inner in min(likely, key=len):
        yield from _branch(inner)


def _strangers(reader: _Reader, pointer: Pointer, error: Any) -> list[str]:
    """The keys that an error says do not belong into a mapping."""
    if "propertyNames" in error.absolute_schema_path:
        return [str(error.instance)]
    if error.validator not in UNKNOWN_KEYWORDS or not isinstance(error.instance, dict):
        return []
    if error.validator_value is not False:
        return []
    known = reader.expected(pointer)
    return [key for key in error.instance if not known.child(key).parts]


def _keys(
    reader: _Reader, missing: dict[Pointer, list[str]], unknown: dict[Pointer, list[str]]
) -> Iterator[Complaint]:
    """A misspelt key is one cause, though one key is unknown then and another missing."""
    for pointer in dict.fromkeys((*unknown, *missing)):
        lacking = list(missing.get(pointer, ()))
        faults = []
        for key in unknown.get(pointer, ()):
            flaw, meant = _unknown_key(reader, pointer, key, lacking)
            faults.append(Fault("unknown-key", flaw))
            if meant in lacking:
                lacking.remove(meant)
        if lacking:
            faults.append(Fault("schema", _missing_keys(reader, pointer, lacking)))
        yield Complaint(pointer, tuple(faults))


def _unknown_key(
    reader: _Reader, pointer: Pointer, key: str, lacking: list[str]
) -> tuple[Flaw, str | None]:
    mapping = reader.value(pointer)
    form = reader.expected(pointer)
    place = reader.document.key_place((*pointer, key))
    message = f"{quoted(key)} is not a key that belongs here"
    by_locale = _by_locale(form)
    names = [*form.keys(), *(reader.words if by_locale else ())]
    free = [name for name in dict.fromkeys((*lacking, *names)) if name not in mapping]
    named = locale_meant(key) if by_locale else None
    meant = named if named in free else nearest(key, free)
    if meant is not None:
        written = f'"{meant}"' if other_reading(meant) else meant
        return Flaw(place, message, f"did you mean '{meant}'?", Fix(place, written)), meant
    if mapping[key] is None and "," in reader.document.lines.line(place.line)[: place.column]:
        hint = "a comma ends a text inside { }: put the whole text in quotes"
        return Flaw(place, message, hint), None
    if by_locale:
        names.append("any locale, such as zh-Hans")
    hint = f"what belongs here: {listed(names)}" if names else "delete it"
    return Flaw(place, message, hint), None


def _missing_keys(reader: _Reader, pointer: Pointer, names: list[str]) -> Flaw:
    value = reader.value(pointer)
    identity = value.get("id")
    owner = quoted(identity) if isinstance(identity, str) else "this"
    message = f"{owner} lacks {listed(quoted(name) for name in names)}"
    about = reader.about((*pointer, names[0])) if len(names) == 1 else ""
    hint = f"add {names[0]}: {about}" if about else f"add {listed(names)}"
    return Flaw(reader.first_line(pointer), message, hint)


def _form(reader: _Reader, pointer: Pointer, error: Any) -> str:
    """How a mapping is written that stands here as something else."""
    form = reader.expected(pointer)
    if error.validator != "type" or "object" not in form.types or isinstance(error.instance, dict):
        return ""
    if not pointer:
        return f"begin with {form.keys()[0]}:" if form.keys() else ""
    if _by_locale(form):
        return f"write {_in_locales(error.instance, form, reader.words)}"
    examples = next((part["examples"] for part, _ in form.parts if "examples" in part), ())
    return f"write it as {listed(map(_flow, examples), 'or')}" if examples else ""


def _by_locale(form: Form) -> bool:
    return any("patternProperties" in part for part, _ in form.parts)


def _in_locales(words: Any, form: Form, locales: Sequence[str]) -> str:
    """How a text is written by language: under the first of the locales in whose letters it is."""
    names = tuple(locales) or ("en",)
    chinese = isinstance(words, str) and _CHINESE.search(words) is not None
    own = next((name for name in names if name.startswith("zh") == chinese), names[0])
    lists = "array" in form.child(own).types
    said = dict.fromkeys(names, "…")
    if isinstance(words, str) and words.isprintable() and len(words) <= LONGEST_SHOWN:
        said[own] = _flow(words)
    parts = (f"{name}: {f'[{one}]' if lists else one}" for name, one in said.items())
    return f"{{{', '.join(parts)}}}"


def _flow(value: Any) -> str:
    """A value as it is written inside brackets, in quotes where it needs them."""
    if isinstance(value, dict):
        return f"{{{', '.join(f'{key}: {_flow(inner)}' for key, inner in value.items())}}}"
    words = str(value)
    plain = isinstance(value, int) or not (_NOT_PLAIN.search(words) or other_reading(words))
    return words if plain else json.dumps(words, ensure_ascii=False)


def _misfit(reader: _Reader, pointer: Pointer, error: Any) -> Iterator[Fault]:
    """What is wrong with a value itself."""
    form = reader.expected(pointer)
    words = wording.misfit(error, form.types)
    if error.validator == "type" and isinstance(error.instance, str) and _by_locale(form):
        message = f"{quoted(error.instance)} does not say in which language it is"
        words = replace(words, message=message, hint="")
    hint = words.hint or _form(reader, pointer, error) or reader.about(pointer)
    at = (*pointer, *words.inside)
    place = reader.first_line(at)
    fix = None if words.instead is None else Fix(place, words.instead)
    yield Fault("schema", Flaw(place, words.message, hint, fix))
