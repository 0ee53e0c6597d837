"""Syntax errors of the YAML parser, said in plain words and with a way out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from authoring.finding import Fault, Flaw
from authoring.source.lines import Lines

CHECK = "yaml-syntax"


@dataclass(frozen=True, slots=True)
class _Trouble:
    """A parser's complaint: which one, and the offsets where it was met and where it began."""

    problem: str
    context: str
    met: int
    began: int


def fault(path: str, lines: Lines, error: Any) -> Fault:
    """The fault for an error raised by PyYAML (a MarkedYAMLError or a ReaderError)."""
    length = len(lines.text)
    met = getattr(error, "problem_mark", None)
    began = getattr(error, "context_mark", None)
    trouble = _Trouble(
        str(getattr(error, "problem", None) or error),
        str(getattr(error, "context", None) or ""),
        min(met.index, length) if met else 0,
        min(began.index, length) if began else min(met.index, length) if met else 0,
    )
    start, end, message, hint = _explain(lines, trouble)
    return Fault(CHECK, Flaw(lines.place(path, start, end), message, hint))


def _explain(lines: Lines, trouble: _Trouble) -> tuple[int, int, str, str]:
    return trouble.met, trouble.met + 1, f"cannot read on: {trouble.problem}", ""
