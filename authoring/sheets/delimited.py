"""Grids in CSV files: of any encoding and separator that spreadsheets write."""

from __future__ import annotations

import csv
import io
from collections.abc import Collection, Iterator
from dataclasses import dataclass

from authoring.sheets.grid import Grid, Problem, SheetError, Spot
from authoring.sheets.guard import bare, guarded
from authoring.source.encoding import leans_chinese
from authoring.source.lines import BREAK

SEPARATORS = (",", ";", "\t")

MOST_BYTES = 50_000_000

_MARKS = (
    (b"\xef\xbb\xbf", "utf-8-sig"),
    (b"\xff\xfe", "utf-16"),
    (b"\xfe\xff", "utf-16"),
)
_SURE = frozenset(encoding for _, encoding in _MARKS) | {"utf-8", "utf-16-le", "utf-16-be"}
_NAMES = {"gb18030": "GBK (GB 18030)", "cp1252": "Western (Windows-1252)"}


@dataclass(frozen=True, slots=True)
class Text:
    """The text of a CSV file, and the encoding that it was read in."""

    words: str
    encoding: str


def written(grid: Grid, separator: str = ",") -> bytes:
    """A grid as CSV: UTF-8 with a byte-order mark, so that spreadsheets know, and CRLF (RFC
    4180). Cells that a spreadsheet could run or turn into something else are guarded."""
    out = io.StringIO()
    writer = csv.writer(out, delimiter=separator, lineterminator="\r\n")
    writer.writerow(grid.head)
    for row in grid.rows:
        writer.writerow([guarded(cell) for cell in row])
    return out.getvalue().encode("utf-8-sig", "replace")


def read(name: str, source: str, content: bytes, heads: Collection[str], chinese: bool) -> Grid:
    """The grid in the bytes of a CSV file. Raises SheetError.

    `heads` are the heads that its columns may have, by which the separator is told;
    `chinese` says that bytes which are no UTF-8 are rather GBK than a Western encoding.
    """
    if len(content) > MOST_BYTES:
        raise _wrong(source, 0, f"the file has {len(content):,} bytes; {MOST_BYTES:,} are read")
    text = decoded(source, content, chinese)
    words, separator = _separator(text.words, heads)
    rows = list(_rows(source, words, separator))
    if not rows:
        raise _wrong(source, 0, "the file is empty")
    head, *rest = rows
    notes = () if text.encoding in _SURE else (f"{source} is read as {_NAMES[text.encoding]}",)
    return Grid(name, source, head, tuple(tuple(map(bare, row)) for row in rest), notes=notes)


def decoded(source: str, content: bytes, chinese: bool) -> Text:
    """Bytes as text: by their mark, else UTF-8, UTF-16 without a mark, GBK, Western."""
    encodings = [encoding for mark, encoding in _MARKS if content.startswith(mark)]
    if not encodings:
        wide = _wide(content)
        others = (
            ("gb18030", "cp1252") if _looks_chinese(content, chinese) else ("cp1252", "gb18030")
        )
        encodings = [wide] if wide else ["utf-8", *others]
    for encoding in encodings:
        try:
            return Text(content.decode(encoding), encoding)
        except UnicodeDecodeError:
            continue
    raise _undecodable(source, content, encodings[0])


def _undecodable(source: str, content: bytes, encoding: str) -> SheetError:
    """Bytes in no encoding: the row, as lines are counted, of the first that does not fit."""
    row, message = 0, "the file is in no encoding that is known"
    try:
        content.decode(encoding)
    except UnicodeDecodeError as fault:
        row = fault.object.count(b"\n", 0, fault.start) + 1
        message = (
            f"the byte 0x{fault.object[fault.start]:02X} is neither UTF-8 nor in a known encoding"
        )
    return _wrong(source, row, message, "save it as CSV UTF-8")


def _looks_chinese(content: bytes, expected: bool) -> bool:
    """Whether bytes are rather GBK than Western."""
    leaning = leans_chinese(content)
    return expected if leaning is None else leaning


def _wide(content: bytes) -> str:
    """UTF-16 without a mark shows by its first letter, which is that of a head."""
    first, second = (*content[:2], 1, 1)[:2]
    return "utf-16-be" if first == 0 else "utf-16-le" if second == 0 else ""


def _separator(words: str, heads: Collection[str]) -> tuple[str, str]:
    """The separator that finds most of the heads, and the text without a line `sep=;`."""
    first, rest = _first_line(words)
    if first.lower().startswith("sep=") and len(first.strip()) == 5:
        return rest, first.strip()[-1]

    def known(separator: str) -> int:
        return sum(cell.strip().strip('"') in heads for cell in first.split(separator))

    return words, max(SEPARATORS, key=known)


def _first_line(words: str) -> tuple[str, str]:
    """The first line without its end, of whatever system, and what follows."""
    found = BREAK.search(words)
    return (words[: found.start()], words[found.end() :]) if found else (words, "")


def _rows(source: str, words: str, separator: str) -> Iterator[tuple[str, ...]]:
    csv.field_size_limit(MOST_BYTES)
    reader = csv.reader(io.StringIO(words, newline=""), delimiter=separator, strict=True)
    count = 0
    try:
        for row in reader:
            count += 1
            yield tuple(row)
    except csv.Error as fault:
        hint = "a quote inside a quoted text is written twice"
        why = "one is opened here and never closed" if "end of data" in str(fault) else str(fault)
        raise _wrong(source, count + 1, f"the quotes do not fit: {why}", hint) from None


def _wrong(source: str, row: int, message: str, hint: str = "") -> SheetError:
    return SheetError(Problem(Spot(source, row), message, hint))
