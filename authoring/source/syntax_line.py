"""What is wrong with lines of `key: value` and `- item`: colons, dashes, indents, quotes."""

from __future__ import annotations

import re

from authoring.source.syntax_flow import extra_bracket
from authoring.source.trouble import Explanation, Trouble

_KEY = re.compile(r"\s*(?:- +)*(?:[^\s'\"#:][^'\"#:]*|'[^']*'|\"[^\"]*\"):\s+(?=\S)")
_TIGHT = re.compile(r"(?P<before>\s*(?:- +)*[A-Za-z][\w-]*):(?=[^\s:/])")
_TIGHT_DASH = re.compile(r"\s*-(?=[^\s-])")
_NEEDS_CARE = re.compile(r"^[\[{|>&*!%@`'\"]|[\\\"]")


def second_colon(trouble: Trouble) -> Explanation:
    """A colon where no key can stand: inside a text, or because of the line above."""
    line = trouble.lines.line(trouble.line)
    start = trouble.lines.offset(trouble.line, 1)
    key = _KEY.match(line)
    if key is not None and start + key.end() <= trouble.met:
        return _colon_in_text(trouble, start + key.end(), line[key.end() :])
    above = trouble.last_line(trouble.line)
    if above and not re.search(r":(\s|$)", trouble.lines.line(above)):
        return _line_without_colon(trouble, above)
    message = f"this line is indented as if it belonged to line {above}, which is complete"
    first = trouble.start_of_line(trouble.line)
    hint = "indent it like the lines that it belongs with"
    return Explanation(first, trouble.end_of_line(first), message, hint)


def _colon_in_text(trouble: Trouble, start: int, rest: str) -> Explanation:
    value = re.split(r"\s#", rest, maxsplit=1)[0].rstrip()
    message = "a colon and a space cannot stand in a text without quotes"
    if _NEEDS_CARE.search(value):
        return Explanation(trouble.met, trouble.met + 1, message, "put the text in quotes")
    quoted = f'"{value}"'
    hint = f"put the text in quotes: {quoted if len(quoted) < 50 else quoted[:48] + '…'}"
    return Explanation(
        trouble.met, trouble.met + 1, message, hint, quoted, (start, start + len(value))
    )


def no_colon(trouble: Trouble) -> Explanation:
    """A line that should be `key: value`."""
    return _line_without_colon(trouble, trouble.lines.position(trouble.began)[0])


def _line_without_colon(trouble: Trouble, number: int) -> Explanation:
    line = trouble.lines.line(number)
    begin = trouble.lines.offset(number, 1)
    first = trouble.start_of_line(number)
    if tight := _TIGHT.match(line):
        end = begin + tight.end()
        return Explanation(
            first, end, "a space is missing behind the colon", "write ': '", " ", (end, end)
        )
    if dash := _TIGHT_DASH.match(line):
        end = begin + dash.end()
        return Explanation(
            end - 1, end, "a space is missing behind the dash", "write '- '", " ", (end, end)
        )
    wide = line.find("：")
    if wide >= 0:
        at = begin + wide
        message = "a full-width colon does not end a key"
        return Explanation(at, at + 1, message, "write ': '", ": ")
    message = "this line has no colon, so that it is neither a key nor a value"
    hint = "write 'key: value'; indent it if it goes on with the text above"
    return Explanation(first, trouble.end_of_line(first), message, hint)


def not_a_key(trouble: Trouble) -> Explanation:
    """Something among the keys of a mapping that is not a key."""
    if trouble.here and trouble.here in "]}":
        return extra_bracket(trouble)
    before = trouble.lines.text[: trouble.met].rstrip(" \t")
    if before.endswith(("'", '"')) and trouble.line_before.strip():
        return _behind_quote(trouble, len(before) - 1)
    if trouble.here == ":":
        return no_key(trouble)
    return _indent(trouble, "a list item stands among keys", "indent it below its key")


def no_key(trouble: Trouble) -> Explanation:
    """A colon with nothing before it."""
    message = "a key is missing before this colon"
    return Explanation(trouble.met, trouble.met + 1, message, "write the key")


def not_an_item(trouble: Trouble) -> Explanation:
    """Something among the items of a list that is not an item."""
    if trouble.here and trouble.here in "]}":
        return extra_bracket(trouble)
    return _indent(trouble, "a list item stands too far left", "indent it like the others")


def _indent(trouble: Trouble, item: str, item_hint: str) -> Explanation:
    end = trouble.end_of_line(trouble.met)
    line, column = trouble.lines.position(trouble.began)
    if trouble.here == "-" and trouble.lines.text[trouble.began : trouble.began + 1] != "-":
        return Explanation(trouble.met, end, item, item_hint)
    here = len(trouble.line_before)
    if trouble.line_before.strip():
        message = "this cannot stand here"
        return Explanation(trouble.met, end, message, "put text with special signs in quotes")
    if here == column - 1:
        message = f"this stands among the items of the list that begins in line {line}"
        return Explanation(trouble.met, end, message, "begin it with '- ', or indent it otherwise")
    message = f"this line has {_spaces(here)} before it, unlike those it belongs with"
    hint = f"line {line}, where they begin, has {_spaces(column - 1)}"
    return Explanation(trouble.met, end, message, hint)


def _spaces(number: int) -> str:
    return "no space" if number == 0 else "1 space" if number == 1 else f"{number} spaces"


def _behind_quote(trouble: Trouble, closing: int) -> Explanation:
    text = trouble.lines.text
    quote = text[closing]
    opening = closing
    while opening > 0:
        opening = text.rfind(quote, 0, opening)
        if opening <= 0 or text[opening - 1] in " \t\n\r[{,:-":
            break
    opened, closed = (trouble.lines.position(max(at, 0))[0] for at in (opening, closing))
    if opening >= 0 and opened < closed:
        message = f"the quote {quote} that opens here is closed only in line {closed}"
        end = trouble.end_of_line(opening)
        return Explanation(opening, end, message, f"write {quote} at the end of the text")
    message = f"the text ends with the quote {quote} before this"
    hint = "inside single quotes write '' for ', inside double quotes \\\" for \""
    return Explanation(trouble.met, trouble.end_of_line(trouble.met), message, hint)
