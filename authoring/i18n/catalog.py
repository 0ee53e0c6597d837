"""Files for translators: gettext PO, and CSV."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from authoring.i18n.message import Message, State

HEADS = ("key", "source", "target", "state")


@dataclass(frozen=True, slots=True)
class Entry:
    """One translated text in such a file; `where` is its place there, for messages."""

    key: str
    source: str
    target: str
    where: str


class CatalogError(Exception):
    """A file that is no such catalogue. The message says what is wrong, and where."""


def as_po(messages: Iterable[Message], project: str, locale: str) -> str:
    """The messages as a PO file; what is stale is fuzzy and says what it was made from."""
    import polib

    catalog = polib.POFile(wrapwidth=0)
    catalog.metadata = {
        "Project-Id-Version": project,
        "Language": locale,
        "MIME-Version": "1.0",
        "Content-Type": "text/plain; charset=UTF-8",
        "Content-Transfer-Encoding": "8bit",
    }
    for message in messages:
        stale = message.state is State.STALE
        catalog.append(
            polib.POEntry(
                msgctxt=message.key,
                msgid=message.source,
                msgstr=message.target or "",
                flags=["fuzzy"] if stale else [],
                previous_msgid=message.before or None,
            )
        )
    return str(catalog) + "\n"


def from_po(words: str) -> Iterator[Entry]:
    """The translated entries of a PO file; fuzzy ones wait. Raises CatalogError."""
    import polib

    try:
        catalog = polib.pofile(words, wrapwidth=0)
    except (OSError, UnicodeError, ValueError) as fault:
        raise CatalogError(f"this is no PO file: {fault}") from None
    for entry in catalog:
        if entry.msgctxt and entry.msgstr and not entry.obsolete and not entry.fuzzy:
            where = f"line {entry.linenum}"
            yield Entry(entry.msgctxt, entry.msgid, entry.msgstr, where)


def as_csv(messages: Iterable[Message]) -> str:
    """The messages as CSV rows with the heads key, source, target, state."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(HEADS)
    for message in messages:
        writer.writerow((message.key, message.source, message.target or "", message.state.value))
    return out.getvalue()
