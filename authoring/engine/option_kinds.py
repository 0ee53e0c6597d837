"""The kinds of values that options of a game allow, each with its words and its JSON Schema."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from authoring.engine.game import Json


class Kind(Protocol):
    """What values an option allows."""

    def read(self, value: Json) -> Any:
        """The value as the rules hold it. Raises ValueError when it is not allowed."""
        ...

    def words(self) -> str:
        """The values allowed, in words."""
        ...

    def schema(self) -> dict[str, Json]: ...


@dataclass(frozen=True, slots=True)
class Flag:
    """Yes or no."""

    def read(self, value: Json) -> bool:
        if not isinstance(value, bool):
            raise ValueError
        return value

    def words(self) -> str:
        return "true or false"

    def schema(self) -> dict[str, Json]:
        return {"type": "boolean"}


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number from `least` to `most`, in steps of `step` from 0."""

    least: int
    most: int
    step: int = 1

    def read(self, value: Json) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            raise ValueError
        if not self.least <= value <= self.most or value % self.step:
            raise ValueError
        return value

    def words(self) -> str:
        steps = f" in steps of {self.step}" if self.step > 1 else ""
        return f"a whole number from {self.least} to {self.most}{steps}"

    def schema(self) -> dict[str, Json]:
        bounds = {"type": "integer", "minimum": self.least, "maximum": self.most}
        return bounds | ({"multipleOf": self.step} if self.step > 1 else {})


class OneOf:
    """One of a few words."""

    __slots__ = ("values",)

    def __init__(self, *values: str) -> None:
        self.values = values

    def read(self, value: Json) -> str:
        if not isinstance(value, str) or value not in self.values:
            raise ValueError
        return value

    def words(self) -> str:
        return listed(self.values)

    def schema(self) -> dict[str, Json]:
        return {"type": "string", "enum": list(self.values)}


@dataclass(frozen=True, slots=True)
class Words:
    """Any text that matches a pattern, described by `told`."""

    pattern: str
    told: str

    def read(self, value: Json) -> str:
        import re

        if not isinstance(value, str) or not re.search(self.pattern, value):
            raise ValueError
        return value

    def words(self) -> str:
        return self.told

    def schema(self) -> dict[str, Json]:
        return {"type": "string", "pattern": self.pattern}


LOCALE = Words(
    r"^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$", "a locale such as en or zh-Hans"
)
"""A language, as BCP 47 writes it."""


class Either:
    """A value of any of several kinds; the first that fits reads it."""

    __slots__ = ("kinds",)

    def __init__(self, *kinds: Kind) -> None:
        self.kinds = kinds

    def read(self, value: Json) -> Any:
        for kind in self.kinds:
            try:
                return kind.read(value)
            except ValueError:
                continue
        raise ValueError

    def words(self) -> str:
        return ", or ".join(kind.words() for kind in self.kinds)

    def schema(self) -> dict[str, Json]:
        return {"anyOf": [kind.schema() for kind in self.kinds]}


@dataclass(frozen=True, slots=True)
class Nothing:
    """No value: null."""

    def read(self, value: Json) -> None:
        if value is not None:
            raise ValueError

    def words(self) -> str:
        return "null"

    def schema(self) -> dict[str, Json]:
        return {"type": "null"}


class Some:
    """One or more of a few words, no word twice, kept in the order that the game has."""

    __slots__ = ("values",)

    def __init__(self, *values: str) -> None:
        self.values = values

    def read(self, value: Json) -> tuple[str, ...]:
        if (
            not isinstance(value, list | tuple)
            or not value
            or len(set(map(str, value))) < len(value)
        ):
            raise ValueError
        if any(not isinstance(item, str) or item not in self.values for item in value):
            raise ValueError
        return tuple(item for item in self.values if item in value)

    def words(self) -> str:
        return f"a list of some of {listed(self.values, 'and')}, each once"

    def schema(self) -> dict[str, Json]:
        items = {"type": "string", "enum": list(self.values)}
        return {"type": "array", "items": items, "minItems": 1, "uniqueItems": True}


@dataclass(frozen=True, slots=True)
class Span:
    """Two whole numbers from `least` to `most`, the first not above the second."""

    least: int
    most: int

    def read(self, value: Json) -> tuple[int, int]:
        if not isinstance(value, list | tuple) or len(value) != 2:
            raise ValueError
        number = Whole(self.least, self.most)
        first, last = number.read(value[0]), number.read(value[1])
        if first > last:
            raise ValueError
        return (first, last)

    def words(self) -> str:
        return f"a list of two whole numbers from {self.least} to {self.most}, the smaller first"

    def schema(self) -> dict[str, Json]:
        items = Whole(self.least, self.most).schema()
        return {"type": "array", "items": items, "minItems": 2, "maxItems": 2}


class Each:
    """A value for each of a few names: one for all, or a mapping that names some.

    Names that a mapping leaves out have `default`.
    """

    __slots__ = ("default", "kind", "names")

    def __init__(self, names: Iterable[str], kind: Kind, default: Json) -> None:
        self.names = tuple(names)
        self.kind = kind
        self.default = default

    def read(self, value: Json) -> dict[str, Any]:
        if not isinstance(value, Mapping):
            return dict.fromkeys(self.names, self.kind.read(value))
        if any(name not in self.names for name in value):
            raise ValueError
        return {name: self.kind.read(value.get(name, self.default)) for name in self.names}

    def words(self) -> str:
        return f"{self.kind.words()}; or a mapping from {listed(self.names)} to one of those"

    def schema(self) -> dict[str, Json]:
        one = self.kind.schema()
        mapping = {
            "type": "object",
            "properties": dict.fromkeys(self.names, one),
            "additionalProperties": False,
        }
        return {"anyOf": [one, mapping]}


def listed(words: Iterable[str], last: str = "or") -> str:
    """Words in a row for a sentence: a, b or c."""
    told = list(words)
    if len(told) < 2:
        return "".join(told)
    return f"{', '.join(told[:-1])} {last} {told[-1]}"
