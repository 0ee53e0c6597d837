"""How a YAML file is laid out: spaces, line ends and quotes in their usual form.

Only what stands between values is looked at, and the quotes around them:

- no spaces at the end of a line, no empty lines at the start or end of a file, never two
  in a row, and one line break at the very end;
- a space behind `:` and `,` (more may stand there, to align what follows), one behind the
  dash of a list, none before `:` and `,`, none inside brackets;
- double quotes, where the text is the same in them;
- the line breaks of the first line, everywhere.

Indentation, the alignment of comments, block scalars and the text of values stay as they
are. Each change is an exact splice, and together they never change what is read.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from authoring.finding import Fix
from authoring.source.lines import BREAK
from authoring.source.yaml import Document, load

Edit = tuple[int, int, str]
"""What stands between two offsets becomes a text."""

_COMMENT = re.compile(r"(?:^|(?<=\s))#[^\r\n]*")
_SAFE = re.compile(r"(?:[ \t]|[{}\[\],:]|-(?=[ \t]|$))*")
_EMPTY = re.compile(r":[ \t]*[,\]}]")
"""A key without a value, which is only a key while a space follows its colon."""

_NO_MAPPING = re.compile(r"[{\[]|-\s")
"""How a collection begins that is no mapping in block style."""

_AFTER_DASH = re.compile(r"(?<=-)[ \t]+")
_SPACES = (
    (re.compile(r"[ \t]+(?=[,:\]}])"), ""),
    (re.compile(r"(?<=[\[{])[ \t]+"), ""),
    (re.compile(r"(?<=:)(?=[^ \t]|$)"), " "),
    (re.compile(r"(?<=,)(?=[^ \t\]}]|$)"), " "),
)
_SINGLE = re.compile(r"'[^'\"\\\x00-\x1f\x7f]*'")


def rearranged(document: Document) -> tuple[Fix, ...]:
    """The splices that lay a file out as usual; none for one that could not be read.

    Done once, there is nothing left to do. Should they change what is read, against all
    that is known of them, the file is left as it is.
    """
    edits = changes(document)
    after = load(document.path, applied(document.text, edits).encode()).document
    if not edits or after.data != document.data:
        return ()
    return tuple(
        Fix(document.lines.place(document.path, start, end), words) for start, end, words in edits
    )


def changes(document: Document) -> list[Edit]:
    """What there is to change in a file, in order."""
    if not document.marks.starts:
        return []
    text = document.text
    return [edit for edit in _Layout(document).edits() if text[edit[0] : edit[1]] != edit[2]]


def applied(text: str, edits: Iterable[Edit]) -> str:
    """A text with its changes."""
    parts: list[str] = []
    behind = 0
    for start, end, words in edits:
        parts += [text[behind:start], words]
        behind = end
    return "".join((*parts, text[behind:]))


class _Layout:
    """The layout of one file."""

    def __init__(self, document: Document) -> None:
        self.text = document.text
        self.marks = document.marks
        first = BREAK.search(self.text)
        self.newline = "\r\n" if first and first[0] == "\r\n" else "\n"
        self.block_keys = frozenset(self._block_keys())

    def _block_keys(self) -> Iterator[int]:
        """The nodes that begin a block mapping: their column is that of all its keys."""
        for node in self.marks.skips:
            if not _NO_MAPPING.match(self.text, self.marks.starts[node]):
                yield node + 1

    def edits(self) -> Iterator[Edit]:
        """The changes, in order, those that change nothing among them."""
        behind = start = 0
        for node, start, end in self._leaves():
            yield behind, start, self._gap(behind, start, node in self.block_keys)
            yield start, end, self._leaf(start, end)
            behind = end
        if behind < len(self.text) or self.text[start] not in "|>":
            yield behind, len(self.text), self._gap(behind, len(self.text), False)

    def _leaves(self) -> Iterator[tuple[int, int, int]]:
        """The scalars that are not empty: node, start and end."""
        behind = 0
        for node, (start, end) in enumerate(zip(self.marks.starts, self.marks.ends, strict=True)):
            if node not in self.marks.skips and behind <= start < end:
                yield node, start, end
                behind = end

    def _leaf(self, start: int, end: int) -> str:
        raw = self.text[start:end]
        if _SINGLE.fullmatch(raw):
            return f'"{raw[1:-1]}"'
        return BREAK.sub(self.newline, raw)

    def _gap(self, start: int, end: int, before_block_key: bool) -> str:
        """What stands between two values, in its usual form."""
        rows = BREAK.split(self.text[start:end])
        first, last = start == 0, end == len(self.text)
        if len(rows) == 1 and not first and not last:
            return self._within(rows[0], before_block_key)
        done = []
        for index, row in enumerate(rows):
            begins = index > 0 or first or self.text[start - 1] in "\r\n"
            ends = index < len(rows) - 1 or last
            done.append(self._row(row, begins, ends, before_block_key))
        return self._joined(done, first, last, start > 0 and self.text[start - 1] in "\r\n")

    def _joined(self, rows: list[str], first: bool, last: bool, after_break: bool) -> str:
        """Rows without needless empty ones. The first and the last row of a gap are only
        ends of lines that values stand in, unless the file begins or ends there."""
        kept: list[str] = []
        for index, row in enumerate(rows):
            inner = (index > 0 or first) and index < len(rows) - 1
            if inner and not row and (not kept if first else index > 1 and not kept[-1]):
                continue
            kept.append(row)
        if last:
            while len(kept) > 1 and not kept[-1]:
                kept.pop()
            if kept[0] or not after_break:
                kept.append("")
        return self.newline.join(kept)

    def _row(self, row: str, begins: bool, ends: bool, before_block_key: bool) -> str:
        """One line of a gap; `begins` and `ends` tell whether it is that end of its line."""
        comment = _COMMENT.search(row)
        before = row[: comment.start()] if comment else row
        indent = before[: len(before) - len(before.lstrip(" \t"))] if begins else ""
        body = self._within(before[len(indent) :], before_block_key and not ends)
        if comment is None:
            whole = indent + body
            return whole.rstrip(" \t") if ends else whole
        space = before[len(before.rstrip(" \t")) :] if before.strip() or not begins else ""
        return indent + body.rstrip(" \t") + space + comment[0].rstrip()

    def _within(self, part: str, before_block_key: bool) -> str:
        """Signs between two values of one line."""
        if not _SAFE.fullmatch(part) or _EMPTY.search(part):
            return part
        dashes = part.count("-")
        if dashes == 1 and not before_block_key:
            part = _AFTER_DASH.sub(" ", part)
        for pattern, instead in _SPACES:
            part = pattern.sub(instead, part)
        return part
