"""What is wrong inside brackets and braces."""

from __future__ import annotations

import re

from authoring.source.trouble import Explanation, Trouble
from authoring.source.writing import scalar

_CLOSING = {"[": "]", "{": "}"}


def explain(trouble: Trouble) -> Explanation:
    """A list in brackets or a mapping in braces that does not go on as it must."""
    text = trouble.lines.text
    opening = text[trouble.began : trouble.began + 1]
    closing = _CLOSING.get(opening, "]")
    if trouble.here and trouble.here in "]}":
        message = f"{opening} is closed by {trouble.here}"
        return Explanation(trouble.met, trouble.met + 1, message, f"write {closing}", closing)
    wide = text.find("，", trouble.began, trouble.met)
    if wide >= 0:
        message = "a full-width comma does not separate anything"
        comma = "," if text[wide + 1 : wide + 2].isspace() else ", "
        return Explanation(wide, wide + 1, message, "write a comma and a space", comma)
    began = trouble.lines.position(trouble.began)[0]
    if not trouble.here.strip() or trouble.line > began:
        end = trouble.end_of_line(trouble.began)
        comment = _closed_in_comment(text, trouble.began, end, closing)
        if comment is not None:
            return comment
        message = f"the {opening} that opens here is never closed"
        return Explanation(trouble.began, end, message, f"write {closing} at the end")
    return _no_comma(trouble)


_QUOTED = r"""(?<=[\[{,:])\s*(?:'(?:''|[^'])*'|"(?:\\.|[^"\\])*")"""
_COMMENT = re.compile(rf"{_QUOTED}|(?P<sign>(?<=\s)#)")
"""Texts in quotes, and the signs outside of them that begin comments."""


def _closed_in_comment(text: str, began: int, end: int, closing: str) -> Explanation | None:
    """Where the bracket that closes a line was taken for a part of a comment: what to say."""
    signs = (one.start() for one in _COMMENT.finditer(text, began, end) if one["sign"])
    start = next(signs, end)
    if closing not in text[start:end]:
        return None
    message = f"# begins a comment here, so that the {text[began]} before it is never closed"
    before = text[began:start]
    plain = re.split(r"[{\[,]\s*|:\s", before)[-1]
    if plain.startswith(("'", '"')) or not (plain.strip() or before.rstrip().endswith(":")):
        return Explanation(start, end, message, f"write {closing} before it")
    rest = re.split(rf"[,{re.escape(closing)}]", text[start:end])[0].rstrip()
    return Explanation(start, end, message, f"put the text in quotes: {scalar(plain + rest)}")


def broken_off(trouble: Trouble) -> Explanation | None:
    """Brackets that end where an entry was to come: with a comment or with the file, if so."""
    number = trouble.last_line(trouble.line)
    start = trouble.start_of_line(number)
    end = trouble.end_of_line(start)
    text = trouble.lines.text
    for opening in re.finditer(r"[\[{]", text[start:end]):
        began = start + opening.start()
        comment = _closed_in_comment(text, began, end, _CLOSING[opening[0]])
        if comment is not None:
            return comment
    if trouble.here.strip():
        return None
    message = "the file ends inside brackets that are never closed"
    return Explanation(start, end, message, "write what is missing, and the closing bracket")


def _no_comma(trouble: Trouble) -> Explanation:
    if trouble.here == ":":
        message = "a second colon stands in one entry"
        hint = "put a text that contains a colon in quotes; between two entries write a comma"
    else:
        message, hint = "a comma is missing before this", "write the comma"
    return Explanation(trouble.met, trouble.met + 1, message, hint)


def extra_bracket(trouble: Trouble) -> Explanation:
    """A bracket that closes nothing."""
    message = f"nothing is open that this {trouble.here} could close"
    return Explanation(trouble.met, trouble.met + 1, message, "delete it")
