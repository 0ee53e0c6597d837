"""What is wrong inside brackets and braces."""

from __future__ import annotations

from authoring.source.trouble import Explanation, Trouble

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
        message = f"the {opening} that opens here is never closed"
        end = trouble.end_of_line(trouble.began)
        return Explanation(trouble.began, end, message, f"write {closing} at the end")
    return _no_comma(trouble)


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
