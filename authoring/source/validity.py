"""Schemas as plain functions that prove, quickly, that data keeps to them.

Nearly every document is valid, and the validator of jsonschema, made to explain what
is not, takes longer to find that out than all checks together. A proof here only ever
says yes when jsonschema finds no error; on no, or in doubt, jsonschema is asked.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

from authoring.source.references import Resolver

Test = Callable[[Any], bool]
Kind = type[Any]

KINDS: tuple[Kind, ...] = (str, int, float, bool, dict, list, type(None))
_OF_TYPE: dict[str, tuple[Kind, ...]] = {
    "string": (str,),
    "integer": (int,),
    "number": (int, float),
    "boolean": (bool,),
    "object": (dict,),
    "array": (list,),
    "null": (type(None),),
}
_SILENT = frozenset(
    {"$schema", "$id", "$defs", "$comment", "title", "description", "default", "examples"}
)
_TOGETHER = frozenset({"additionalProperties", "patternProperties", "then", "else"})
"""Keywords that are read together with another one."""


class Undecided(Exception):
    """A schema with a keyword that no proof is known for."""


def proof(schema: Any, resolver: Resolver) -> Test:
    """A function that says yes only to what keeps to the schema.

    Where the schema says more than is understood here, it says no to everything.
    """
    try:
        return _Compiler().test(schema, resolver)
    except Undecided:
        return _never


def _never(_value: Any) -> bool:
    return False


def _always(_value: Any) -> bool:
    return True


class _Compiler:
    """Makes one function for each part of a schema, however often it is referred to."""

    def __init__(self) -> None:
        self._made: dict[int, Test] = {}

    def test(self, schema: Any, resolver: Resolver) -> Test:
        if isinstance(schema, bool):
            return _always if schema else _never
        known = self._made.get(id(schema))
        if known is not None:
            return known
        made: list[Test] = []
        # A schema that refers to itself meets this one while its own is being made.
        self._made[id(schema)] = lambda value: made[0](value)
        made.append(self._compiled(schema, resolver))
        self._made[id(schema)] = made[0]
        return made[0]

    def _compiled(self, schema: dict[str, Any], resolver: Resolver) -> Test:
        tests: dict[Kind, list[Test]] = {kind: [] for kind in _kinds(schema)}
        for kinds, test in self._tests(schema, resolver):
            for kind in kinds:
                if kind in tests:
                    tests[kind].append(test)
        if float in tests and "type" in schema and "number" not in _listed(schema["type"]):
            tests[float].append(float.is_integer)
        return _dispatch({kind: tuple(each) for kind, each in tests.items()})

    def _tests(
        self, schema: dict[str, Any], resolver: Resolver
    ) -> Iterator[tuple[tuple[Kind, ...], Test]]:
        if any(key in schema for key in ("properties", *_TOGETHER)):
            yield (dict,), self._mapping(schema, resolver)
        for keyword, given in schema.items():
            if keyword in _SILENT or keyword in _TOGETHER or keyword in ("type", "properties"):
                continue
            if keyword in _PLAIN:
                kinds, make = _PLAIN[keyword]
                yield kinds, make(given)
            elif keyword == "$ref":
                found = resolver.lookup(given)
                yield KINDS, self.test(found.contents, found.resolver)
            elif keyword == "items":
                yield (list,), _each(self.test(given, resolver))
            elif keyword == "propertyNames":
                yield (dict,), _each(self.test(given, resolver))
            elif keyword in ("allOf", "anyOf"):
                parts = tuple(self.test(part, resolver) for part in given)
                yield KINDS, _all_of(parts) if keyword == "allOf" else _any_of(parts)
            elif keyword == "if":
                yield KINDS, self._conditional(schema, resolver)
            else:
                raise Undecided(keyword)

    def _conditional(self, schema: dict[str, Any], resolver: Resolver) -> Test:
        """The condition must be one of which a no is no doubt, for the other branch to count."""
        if not _is_exact(schema["if"]):
            raise Undecided("if")
        when, then, otherwise = (
            self.test(schema.get(key, True), resolver) for key in ("if", "then", "else")
        )
        return lambda value: then(value) if when(value) else otherwise(value)

    def _mapping(self, schema: dict[str, Any], resolver: Resolver) -> Test:
        named = {
            key: self.test(part, resolver) for key, part in schema.get("properties", {}).items()
        }
        patterns = [
            (re.compile(pattern), self.test(part, resolver))
            for pattern, part in schema.get("patternProperties", {}).items()
        ]
        others = self.test(schema.get("additionalProperties", True), resolver)
        tests: dict[str, tuple[Test, ...]] = {}

        def asked(key: str) -> tuple[Test, ...]:
            found = [test for pattern, test in patterns if pattern.search(key)]
            if key in named:
                found.append(named[key])
            tests[key] = tuple(found) or (others,)
            return tests[key]

        def keeps(value: dict[str, Any]) -> bool:
            for key, inner in value.items():
                for test in tests.get(key) or asked(key):
                    if not test(inner):
                        return False
            return True

        return keeps


def _listed(given: Any) -> tuple[str, ...]:
    return (given,) if isinstance(given, str) else tuple(given)


def _kinds(schema: dict[str, Any]) -> tuple[Kind, ...]:
    """The types that a schema lets pass. A whole number may be written as a float."""
    if "type" not in schema:
        return KINDS
    names = _listed(schema["type"])
    found = dict.fromkeys(kind for name in names for kind in _OF_TYPE[name])
    if "integer" in names:
        found[float] = None
    return tuple(found)


def _dispatch(tests: dict[Kind, tuple[Test, ...]]) -> Test:
    def keeps(value: Any) -> bool:
        asked = tests.get(type(value))
        if asked is None:
            return False
        for test in asked:  # noqa: SIM110 - the loop is much faster than all()
            if not test(value):
                return False
        return True

    return keeps


def _each(test: Test) -> Test:
    def keeps(value: Any) -> bool:
        for inner in value:  # noqa: SIM110
            if not test(inner):
                return False
        return True

    return keeps


def _all_of(parts: tuple[Test, ...]) -> Test:
    return lambda value: all(part(value) for part in parts)


def _any_of(parts: tuple[Test, ...]) -> Test:
    return lambda value: any(part(value) for part in parts)


def _is_exact(schema: Any) -> bool:
    """Whether the proof of a schema never says no in mere doubt."""
    if isinstance(schema, list):
        return all(map(_is_exact, schema))
    if not isinstance(schema, dict):
        return True
    values = [*schema.get("enum", ()), *([schema["const"]] if "const" in schema else ())]
    plain = "uniqueItems" not in schema and "$ref" not in schema
    return plain and all(isinstance(one, str) for one in values) and _is_exact([*schema.values()])


def _distinct(value: list[Any]) -> bool:
    """Whether no two items are equal, True and 1 counting as equal to be safe."""
    texts = [item for item in value if isinstance(item, str)]
    others = [item for item in value if not isinstance(item, str)]
    if len(set(texts)) < len(texts) or len(others) > 100:
        return False
    return all(one != other for one, other in combinations(others, 2))


def _one_of(values: list[Any]) -> Test:
    texts = frozenset(value for value in values if isinstance(value, str))
    rest = [value for value in values if not isinstance(value, str)]

    def keeps(value: Any) -> bool:
        if type(value) is str:
            return value in texts
        return any(type(value) is type(other) and value == other for other in rest)

    return keeps


def _matches(pattern: str) -> Test:
    search = re.compile(pattern).search
    return lambda value: search(value) is not None


def _brings(needed: dict[str, list[str]]) -> Test:
    """Where one of the keys is, those that it needs are too."""
    return lambda value: all(
        key not in value or all(other in value for other in others)
        for key, others in needed.items()
    )


def _multiple(step: Any) -> Test:
    """Of fractions nothing is claimed."""
    return lambda value: type(value) is int and type(step) is int and value % step == 0


_NUMBERS: tuple[Kind, ...] = (int, float)

_PLAIN: dict[str, tuple[tuple[Kind, ...], Callable[[Any], Test]]] = {
    "required": ((dict,), lambda names: lambda value: all(name in value for name in names)),
    "dependentRequired": ((dict,), _brings),
    "minProperties": ((dict,), lambda least: lambda value: len(value) >= least),
    "maxProperties": ((dict,), lambda most: lambda value: len(value) <= most),
    "minItems": ((list,), lambda least: lambda value: len(value) >= least),
    "maxItems": ((list,), lambda most: lambda value: len(value) <= most),
    "uniqueItems": ((list,), lambda wanted: _distinct if wanted else _always),
    "minLength": ((str,), lambda least: lambda value: len(value) >= least),
    "maxLength": ((str,), lambda most: lambda value: len(value) <= most),
    "pattern": ((str,), _matches),
    "minimum": (_NUMBERS, lambda least: lambda value: bool(value >= least)),
    "maximum": (_NUMBERS, lambda most: lambda value: bool(value <= most)),
    "exclusiveMinimum": (_NUMBERS, lambda least: lambda value: bool(value > least)),
    "exclusiveMaximum": (_NUMBERS, lambda most: lambda value: bool(value < most)),
    "multipleOf": (_NUMBERS, _multiple),
    "enum": (KINDS, _one_of),
    "const": (KINDS, lambda given: _one_of([given])),
}
