"""Hands that translate a deck into French, for the tests of `authoring i18n`."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import polib

from tests.cli.conftest import Call

FRENCH = {
    "Just One": "Just One",
    "apple": "pomme",
    "kite": "cerf-volant",
    "volcano": "volcan",
    "violin": "violon",
    "justice": "la justice",
}


def counts(call: Call, deck: Path, locale: str) -> dict[str, int]:
    told = json.loads(call("i18n", "status", str(deck), "--format", "json").output)
    found: dict[str, int] = told["decks"][0]["locales"][locale]
    return found


def translate_po(path: Path) -> None:
    catalog = polib.pofile(str(path))
    for entry in catalog:
        entry.msgstr = FRENCH[entry.msgid]
    catalog.save(str(path))


def translate_csv(path: Path) -> None:
    with path.open(encoding="utf-8-sig", newline="") as stream:
        rows = list(csv.DictReader(stream))
    for row in rows:
        row["target"] = FRENCH[row["source"]]
    with path.open("w", encoding="utf-8", newline="") as stream:
        writer = csv.DictWriter(stream, list(rows[0]))
        writer.writeheader()
        writer.writerows(rows)
