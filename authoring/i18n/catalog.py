"""Files for translators: gettext PO, and CSV."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from authoring.i18n.charset import CharsetError, decoded
from authoring.i18n.locale import is_another
from authoring.i18n.message import Message, State
from authoring.i18n.po import CONTEXT, ID, PLURAL, TEXT, PoError, Unit, units
from authoring.sheets import delimited
from authoring.sheets.grid import Grid, SheetError, Spot
from authoring.source.wording import quoted

KEY, SOURCE, TARGET, STATE, LOCALE = "key", "source", "target", "state", "locale"
HEADS = (KEY, SOURCE, TARGET, STATE, LOCALE)
_NEEDED = HEADS[:3]
FUZZY = "fuzzy"


@dataclass(frozen=True, slots=True)
class Entry:
    """One translated text in such a file. `where` is its place there and `at` that of the
    translation itself, as messages name them."""

    key: str
    source: str
    target: str
    where: str
    at: str


@dataclass(frozen=True, slots=True)
class Catalog:
    """What such a file says. `left` tells of entries that cannot be used, and `fuzzy` of those
    that their translator is not sure of, a sentence each; `untranslated` counts those without
    a translation, `obsolete` those that are put aside."""

    entries: tuple[Entry, ...]
    left: tuple[str, ...]
    untranslated: int
    obsolete: int = 0
    fuzzy: tuple[str, ...] = ()


class CatalogError(Exception):
    """A file that is no such catalogue. The message says what is wrong, where, and the way out."""


def as_po(messages: Iterable[Message], project: str, locale: str) -> str:
    """The messages as a PO file; what is stale is fuzzy and says what it was made from."""
    import polib

    catalog = polib.POFile(wrapwidth=0)
    catalog.header = f"The texts of {project} in {locale}. Leave each msgctxt and msgid as it is."
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
                flags=[FUZZY] if stale else [],
                previous_msgid=message.before or None,
            )
        )
    return str(catalog) + "\n"


def from_po(name: str, content: bytes, locale: str) -> Catalog:
    """What a PO file says in a locale. Fuzzy entries are as good as untranslated, as they are to
    msgfmt: nobody has said yet that they are right. Raises CatalogError."""
    try:
        found = list(units(decoded(content)))
    except CharsetError as fault:
        raise CatalogError(
            f"{name}:{fault.line}: {fault}" if fault.line else f"{name}: {fault}"
        ) from None
    except PoError as fault:
        raise CatalogError(f"{name}:{fault}") from None
    for unit in found:
        said = unit.header().get("language", "") if unit.is_header else ""
        if said and is_another(said, locale):
            raise _another(f"{name}:{unit.lines[TEXT]}", said, locale)
    living = [unit for unit in found if not unit.is_header and not unit.obsolete]
    said_something = [unit for unit in living if unit.texts[TEXT]]
    fuzzy = [unit for unit in said_something if FUZZY in unit.flags]
    doubts = [(unit, _doubt(unit)) for unit in said_something if FUZZY not in unit.flags]
    return Catalog(
        tuple(_entry(name, unit) for unit, doubt in doubts if not doubt),
        tuple(f"{name}:{unit.line}: {doubt}" for unit, doubt in doubts if doubt),
        len(living) - len(said_something),
        sum(unit.obsolete for unit in found),
        tuple(f"{name}:{unit.line}: {_named(unit)} is fuzzy" for unit in fuzzy),
    )


def _entry(name: str, unit: Unit) -> Entry:
    where, at = (f"{name}:{unit.lines[keyword]}" for keyword in (CONTEXT, TEXT))
    return Entry(unit.texts[CONTEXT], unit.texts[ID], unit.texts[TEXT], where, at)


def _doubt(unit: Unit) -> str:
    """Why an entry cannot be used, and the way out."""
    if not unit.texts.get(CONTEXT):
        return "the entry has no msgctxt, so its text cannot be told: copy the line from an export"
    key = unit.texts[CONTEXT]
    if PLURAL in unit.texts:
        return f"{key} has a plural, and texts of cards have none: write one msgid and one msgstr"
    return ""


def _named(unit: Unit) -> str:
    return unit.texts.get(CONTEXT) or quoted(unit.texts.get(ID, ""))


def _another(where: str, said: str, locale: str) -> CatalogError:
    return CatalogError(
        f"{where}: this file is in {said}, and --locale says {locale}: name the other locale, "
        f"or put the file right if it says it wrongly"
    )


def as_csv(messages: Iterable[Message], locale: str, separator: str = ",") -> bytes:
    """The messages as the rows of a CSV file, as spreadsheets read it best."""
    rows = ((one.key, one.source, one.target or "", one.state.value, locale) for one in messages)
    return delimited.written(Grid("texts", "texts", HEADS, tuple(rows)), separator)


def from_csv(name: str, content: bytes, locale: str) -> Catalog:
    """What a CSV file says in a locale. Raises CatalogError."""
    try:
        grid = delimited.read(name, name, content, HEADS, chinese=locale.startswith("zh"))
    except SheetError as fault:
        raise CatalogError(str(fault)) from None
    columns = {head.strip(): at for at, head in reversed(list(enumerate(grid.head)))}
    if lacking := [head for head in _NEEDED if head not in columns]:
        raise CatalogError(
            f"{name}, row 1: there is no column {lacking[0]!r}: columns are {', '.join(HEADS)}, "
            "between commas, semicolons or tabs"
        )
    rows = list(_rows(grid, columns))
    for row, cells in rows:
        said = cells[LOCALE].strip()
        if said and is_another(said, locale):
            raise _another(str(Spot(name, row, columns[LOCALE])), said, locale)
    entries = tuple(
        Entry(
            cells[KEY].strip(), cells[SOURCE], cells[TARGET],
            str(Spot(name, row, columns[KEY])), str(Spot(name, row, columns[TARGET])),
        )
        for row, cells in rows
        if cells[TARGET]
    )  # fmt: skip
    return Catalog(entries, (), len(rows) - len(entries))


def _rows(grid: Grid, columns: dict[str, int]) -> Iterator[tuple[int, dict[str, str]]]:
    """The rows that say anything, with their numbers and their cells by head."""
    for row, cells in enumerate(grid.rows, 2):
        if any(cell.strip() for cell in cells):
            yield (
                row,
                {
                    head: cells[at] if (at := columns.get(head, len(cells))) < len(cells) else ""
                    for head in HEADS
                },
            )
