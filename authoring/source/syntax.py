"""Syntax errors of the YAML parser, said in plain words and with a way out.

Both parsers of PyYAML word the same troubles differently, and both point at where
they gave up, not at what is wrong. So the wording only sorts the troubles; what to say,
and where, is read from the text around them.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from authoring.finding import Fault, Fix, Flaw
from authoring.source import syntax_flow, syntax_line
from authoring.source.lines import Lines
from authoring.source.trouble import Explanation, Trouble

CHECK = "yaml-syntax"


def fault(path: str, lines: Lines, error: Any) -> Fault:
    """The fault for an error raised by PyYAML (a MarkedYAMLError or a ReaderError)."""
    length = len(lines.text)
    met = getattr(error, "problem_mark", None)
    began = getattr(error, "context_mark", None) or met
    trouble = Trouble(
        str(getattr(error, "problem", None) or error),
        str(getattr(error, "context", None) or ""),
        min(met.index, length) if met else 0,
        min(began.index, length) if began else 0,
        lines,
    )
    said = explain(trouble)
    place = lines.place(path, said.start, max(said.end, said.start + 1))
    fix = None
    if said.instead is not None:
        start, end = said.splice or (said.start, said.end)
        fix = Fix(lines.place(path, start, end), said.instead)
    return Fault(CHECK, Flaw(place, said.message, said.hint, fix))


def explain(trouble: Trouble) -> Explanation:
    """What to say of a trouble."""
    if trouble.here == "\t" or " tab " in trouble.problem:
        return _tab(trouble)
    for pattern, speak in _SORTS:
        if re.search(pattern, f"{trouble.context} : {trouble.problem}"):
            return speak(trouble)
    return _unsorted(trouble)


def _tab(trouble: Trouble) -> Explanation:
    text, start = trouble.lines.text, trouble.met
    end = start
    while text[end : end + 1] == "\t":
        end += 1
    if trouble.line_before.strip():
        return Explanation(start, end, "a tab cannot stand here", "write a space instead")
    return Explanation(start, end, "a tab indents this line", "indent with spaces only")


def _unclosed_quote(trouble: Trouble) -> Explanation:
    quote = trouble.lines.text[trouble.began : trouble.began + 1]
    message = f"the quote {quote} that opens here is never closed"
    hint = f"write {quote} at the end of the text"
    return Explanation(trouble.began, trouble.end_of_line(trouble.began), message, hint)


def _escape(trouble: Trouble) -> Explanation:
    start = trouble.lines.text.rfind("\\", 0, trouble.met + 1)
    written = trouble.lines.text[start : start + 2]
    hint = "write \\\\ for a backslash, or use single quotes"
    message = f"{written} means nothing inside double quotes"
    if "hex" in trouble.problem:
        message = f"{written} needs hexadecimal digits behind it inside double quotes"
    return Explanation(start, start + 2, message, hint)


def _cannot_begin(trouble: Trouble) -> Explanation:
    broken_off = syntax_flow.broken_off(trouble) if "flow node" in trouble.context else None
    if broken_off is not None:
        return broken_off
    behind = re.search("anchor|alias|tag", trouble.context)
    start = trouble.began if behind else trouble.met
    character = trouble.lines.text[start : start + 1]
    if character in "]}":
        return syntax_flow.extra_bracket(trouble)
    if character == ":":
        return syntax_line.no_key(trouble)
    message = f"text without quotes cannot begin with {character}"
    return Explanation(start, start + 1, message, "put the text in quotes")


def _dash(trouble: Trouble) -> Explanation:
    hint = "put each item on its own line, or write the list in brackets: [ ]"
    message = "a list with dashes cannot begin on the line of its key"
    return Explanation(trouble.met, trouble.met + 1, message, hint)


def _block_text(trouble: Trouble) -> Explanation:
    sign = trouble.lines.text[trouble.began]
    message = f"only a line break can stand behind {sign}"
    hint = f"begin the text on the next line; to begin a text with {sign}, put it in quotes"
    return Explanation(trouble.began, trouble.end_of_line(trouble.began), message, hint)


def _directive(trouble: Trouble) -> Explanation:
    found = re.search(r"^%.*$", trouble.lines.text, re.MULTILINE)
    if found is None:
        message = "this stands behind the end of the document"
        end = trouble.end_of_line(trouble.met)
        return Explanation(trouble.met, end, message, "delete the line with three dots above")
    message = "a line that begins with % is an instruction to other programs"
    return Explanation(found.start(), found.end(), message, "delete it")


def _unsorted(trouble: Trouble) -> Explanation:
    message = "this cannot be read as YAML"
    return Explanation(trouble.met, trouble.met + 1, message, f"the parser says: {trouble.problem}")


_SORTS: tuple[tuple[str, Callable[[Trouble], Explanation]], ...] = (
    (r"quoted scalar.*unexpected (end of stream|document)", _unclosed_quote),
    (r"quoted scalar.*(escape|hexdecimal|hexadecimal|Unicode)", _escape),
    (r"flow (sequence|mapping)", syntax_flow.explain),
    (r"block scalar", _block_text),
    (r"mapping values are not allowed", syntax_line.second_colon),
    (r"could not find expected ':'", syntax_line.no_colon),
    (r"sequence entries are not allowed", _dash),
    (r"block mapping", syntax_line.not_a_key),
    (r"block collection", syntax_line.not_an_item),
    (r"cannot start any token|anchor|alias|a tag|node content|plain scalar", _cannot_begin),
    (r"directive|document start|incompatible", _directive),
)
