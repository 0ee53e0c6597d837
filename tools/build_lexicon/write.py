"""Put the rows into one compressed SQLite file, with the licences beside it."""

from __future__ import annotations

import hashlib
import lzma
import sqlite3
from collections.abc import Iterable
from dataclasses import astuple, fields
from pathlib import Path
from typing import Any

VERSION = 1
"""Raised whenever the tables change, so that an older program does not misread them."""


def write(tables: dict[str, list[Any]], folder: Path, scratch: Path) -> str:
    """Write `lexicon.sqlite.xz` and its sum; each table is named for its rows' class."""
    plain = scratch / "lexicon.sqlite"
    plain.unlink(missing_ok=True)
    database = sqlite3.connect(plain)
    database.execute("pragma page_size = 4096")
    database.execute(f"pragma user_version = {VERSION}")
    for name, rows in tables.items():
        _table(database, name, rows)
    database.commit()
    database.execute("vacuum")
    database.close()
    data = plain.read_bytes()
    folder.mkdir(parents=True, exist_ok=True)
    packed = lzma.compress(data, preset=9 | lzma.PRESET_EXTREME)
    (folder / "lexicon.sqlite.xz").write_bytes(packed)
    digest = hashlib.sha256(data).hexdigest()
    (folder / "lexicon.sha256").write_text(f"{digest} {len(data)}\n", encoding="ascii")
    return hashlib.sha256(packed).hexdigest()


def _table(database: sqlite3.Connection, name: str, rows: Iterable[Any]) -> None:
    rows = list(rows)
    columns = [field.name for field in fields(rows[0])]
    database.execute(
        f"create table {name} ({columns[0]} primary key, {', '.join(columns[1:])}) without rowid"
    )
    marks = ", ".join("?" * len(columns))
    database.executemany(f"insert into {name} values ({marks})", map(astuple, rows))
