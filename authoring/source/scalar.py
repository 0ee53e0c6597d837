"""Plain YAML scalars: what other tools take them for, and what a schema makes of them."""

from __future__ import annotations

import re

_READINGS = (
    ("true or false", r"y|Y|yes|Yes|YES|n|N|no|No|NO|true|True|TRUE|false|False|FALSE"),
    ("true or false", r"on|On|ON|off|Off|OFF"),
    ("nothing", r"~|null|Null|NULL|None"),
    ("a number", r"[-+]?(?:0b[01_]+|0o?[0-7_]+|0x[0-9a-fA-F_]+|[0-9][0-9_]*)"),
    ("a time or a number in sixties", r"[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+(?:\.[0-9_]*)?"),
    ("a number", r"[-+]?(?:[0-9][0-9_]*(?:\.[0-9_]*)?|\.[0-9][0-9_]*)(?:[eE][-+]?[0-9]+)?"),
    ("a number", r"[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN)"),
    (
        "a date",
        r"[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}"
        r"(?:(?:[Tt]|[ \t]+)[0-9]{1,2}:[0-9]{2}:[0-9]{2}(?:\.[0-9]*)?"
        r"(?:[ \t]*(?:Z|[-+][0-9]{1,2}(?::?[0-9]{2})?))?)?",
    ),
    ("an instruction to merge", r"<<"),
    ("an instruction for defaults", r"="),
)
_READERS = tuple((words, re.compile(pattern)) for words, pattern in _READINGS)

_ANY_READING = re.compile("|".join(f"(?:{pattern})" for _, pattern in _READINGS))

_INTEGER = re.compile(r"-?(?:0|[1-9][0-9]*)")
_NUMBER = re.compile(r"-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?")
_FIRST = frozenset("yYnNtTfFoO~<=.+-0123456789")
_MANY_DIGITS = 300


def other_reading(scalar: str) -> str | None:
    """What a tool for YAML 1.1 or 1.2 may take a plain scalar for, in words.

    None when every tool takes it for text.
    """
    if not scalar or scalar[0] not in _FIRST or not _ANY_READING.fullmatch(scalar):
        return None
    for words, pattern in _READERS:
        if pattern.fullmatch(scalar):
            return words
    return None


def as_integer(scalar: str) -> int | None:
    """The whole number that a scalar writes in decimal, without a leading zero."""
    if len(scalar) > _MANY_DIGITS or not _INTEGER.fullmatch(scalar):
        return None
    return int(scalar)


def as_number(scalar: str) -> int | float | None:
    """The number that a scalar writes in decimal."""
    if len(scalar) > _MANY_DIGITS or not _NUMBER.fullmatch(scalar):
        return None
    whole = as_integer(scalar)
    if whole is not None:
        return whole
    number = float(scalar)
    return number if abs(number) != float("inf") else None


def as_boolean(scalar: str) -> bool | None:
    """Only `true` and `false`, as JSON and YAML 1.2 write them."""
    return {"true": True, "false": False}.get(scalar)
