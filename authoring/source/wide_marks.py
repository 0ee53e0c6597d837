"""Chinese punctuation typed between the entries of `{ }`.

To YAML, `{en: lemon， zh-Hans： 柠檬}` is one entry whose text goes on to the brace, and every
check of texts would find another fault with it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from authoring.finding import Fault, Fix, Flaw
from authoring.source.lines import Lines
from authoring.source.marks import Marks

CHECK = "yaml-syntax"

_ANY = re.compile(r"[A-Za-z][ ]*：")
_ENTRY = re.compile(
    r"(?P<comma>[ ]*，[ ]*|^)(?P<key>[A-Za-z][A-Za-z-]*)(?:[ ]*(?P<colon>：)[ ]*|$)", re.ASCII
)
_CLOSED = re.compile(r"\s*[},:]")
_NARROW = {"，": ",", "：": ":"}


def wide_marks(path: str, lines: Lines, marks: Marks) -> Iterator[Fault]:
    """A fault for each key or text without quotes that holds entries of its mapping."""
    text = lines.text
    if not _ANY.search(text):
        return
    for node, (start, end) in enumerate(zip(marks.starts, marks.ends, strict=True)):
        raw = text[start:end]
        if node in marks.skips or "：" not in raw or raw[0] in "'\"|>":
            continue
        found = [one for one in _ENTRY.finditer(raw) if _is_key(one["key"], text)]
        if any(one["colon"] for one in found) and _CLOSED.match(text, end):
            yield _fault(path, lines, start, raw, found)


def _is_key(name: str, text: str) -> bool:
    """Whether the file has this key elsewhere, written as it should be."""
    return re.search(rf"(?m)(?:^|[{{,\s]){re.escape(name)}:\s", text) is not None


def _fault(path: str, lines: Lines, start: int, raw: str, found: list[re.Match[str]]) -> Fault:
    signs = ["，"] if any(one["comma"] for one in found) else []
    signs.append("：")
    wide = " and ".join(f"'{sign}'" for sign in signs)
    narrow = " and ".join(f"'{_NARROW[sign]}'" for sign in signs)
    mended, behind = "", 0
    for one in found:
        comma = ", " if one["comma"] else ""
        colon = ": " if one["colon"] else ""
        mended += f"{raw[behind : one.start()]}{comma}{one['key']}{colon}"
        behind = one.end()
    place = lines.place(path, start, start + len(raw))
    first = raw.index(signs[0], found[0].start())
    message = f"this is Chinese punctuation between entries: {wide} instead of {narrow}"
    hint = "write it with a space behind, or put the text in quotes if it goes on to here"
    at = lines.place(path, start + first, start + first + 1)
    return Fault(CHECK, Flaw(at, message, hint, Fix(place, mended + raw[behind:])))
