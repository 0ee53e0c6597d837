"""The parsers of PyYAML, which make events of a text: libyaml where it is, else Python's."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

import yaml
from yaml.scanner import ScannerError

# The kinds of event, as values that a type checker does not narrow by.
SCALAR: Any = yaml.ScalarEvent
MAPPING: Any = yaml.MappingStartEvent
MAPPING_END: Any = yaml.MappingEndEvent
SEQUENCE: Any = yaml.SequenceStartEvent
SEQUENCE_END: Any = yaml.SequenceEndEvent
ALIAS: Any = yaml.AliasEvent
DOCUMENT: Any = yaml.DocumentStartEvent
STREAM_END: Any = yaml.StreamEndEvent


class PythonParser(yaml.SafeLoader):
    """The parser to fall back on, with the one mistake mended that libyaml does not make:
    an escape for half a character, or for none, would pass or stop the program."""

    def scan_flow_scalar_non_spaces(self, double: bool, start_mark: Any) -> Any:
        before = self.get_mark()
        try:
            chunks = super().scan_flow_scalar_non_spaces(double, start_mark)
            "".join(chunks).encode()
        except (ValueError, OverflowError):
            problem = "found invalid Unicode character escape code"
            context = "while parsing a quoted scalar"
            raise ScannerError(context, start_mark, problem, before) from None
        return chunks


def _parser() -> Callable[[str], Any]:
    try:
        made: Callable[[str], Any] = import_module("yaml.cyaml").CParser
    except ImportError:  # PyYAML was built without libyaml
        return PythonParser
    return made


parser = _parser()
"""What makes of a text the source of its events (`get_event`)."""
